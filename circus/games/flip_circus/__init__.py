"""Flip Circus: gather the three tokens of an artist in a circle of two-sided tokens and win its poster.

>>> from circus.games.flip_circus import GAME
>>> state = GAME.start(GAME.setup(seats=2))
>>> GAME.apply(state, GAME.verbs.parse("*:first seat/0"), None)
>>> circle = (
...     "clown+acrobat acrobat+magician clown+magician magician+seer clown+seer "
...     "seer+strongman clown+strongman strongman+tamer clown+tamer tamer+acrobat"
... )
>>> GAME.apply(state, GAME.verbs.parse(f"*:setup {circle}"), None)

>>> [action.verb for action in GAME.legal_actions(state, 0)].count("swap")
8
>>> GAME.apply(state, GAME.verbs.parse("0:flip token/0"), None)
>>> GAME.pieces(state)[0].face
'acrobat'
"""

from circus.core.game import Game
from circus.games.flip_circus.actions import VERBS, actions
from circus.games.flip_circus.because import because
from circus.games.flip_circus.brand import BRAND
from circus.games.flip_circus.config import OPTIONS
from circus.games.flip_circus.ending import ENDING
from circus.games.flip_circus.facts import FACTS
from circus.games.flip_circus.information import determinize, view
from circus.games.flip_circus.numbers import NUMBERS, dealt
from circus.games.flip_circus.pieces import counters, piece_faces, piece_places, pieces, places
from circus.games.flip_circus.policy import POLICY
from circus.games.flip_circus.refusals import broken_rule
from circus.games.flip_circus.rows import rows
from circus.games.flip_circus.rules import apply, chance, legal_actions, longest, outcome, start
from circus.games.flip_circus.state import FlipState

GAME: Game[FlipState] = Game(
    name="flip_circus",
    seats=(2, 4),
    usual_seats=2,
    options=OPTIONS,
    numbers=NUMBERS,
    dealt=dealt,
    verbs=VERBS,
    start=start,
    legal_actions=legal_actions,
    apply=apply,
    chance=chance,
    outcome=outcome,
    view=view,
    determinize=determinize,
    broken_rule=broken_rule,
    pieces=pieces,
    places=places,
    actions=actions,
    piece_places=piece_places,
    piece_faces=piece_faces,
    counters=counters,
    rows=rows,
    longest=longest,
    facts=FACTS,
    because=because,
    ending=ENDING,
    policy=POLICY,
    brand=BRAND,
)
