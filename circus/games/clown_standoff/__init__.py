"""Clown Standoff by Ludovic Barbe: collect Clown cards in an argument, then stay clean in a standoff.

>>> from circus.games.clown_standoff import GAME
>>> state = GAME.start(GAME.setup(seats=2))
>>> deal = GAME.verbs.parse("*:deal hand/0=1,3,3,6 hand/1=2,2,4,5 dummy=2,4,5,5")
>>> GAME.apply(state, deal, None)

>>> GAME.legal_actions(state, 0)
(<0:choose card/1>, <0:choose card/3>, <0:choose card/6>)
>>> GAME.apply(state, GAME.verbs.parse("0:choose card/6"), None)
>>> GAME.legal_actions(state, 0)
()
>>> state.awaited
(1,)
"""

from circus.core.game import Game
from circus.games.clown_standoff.actions import VERBS, actions
from circus.games.clown_standoff.because import because
from circus.games.clown_standoff.brand import BRAND
from circus.games.clown_standoff.config import OPTIONS
from circus.games.clown_standoff.ending import ENDING
from circus.games.clown_standoff.facts import FACTS
from circus.games.clown_standoff.information import determinize, view
from circus.games.clown_standoff.numbers import NUMBERS, dealt
from circus.games.clown_standoff.pieces import counters, piece_faces, piece_places, pieces, places
from circus.games.clown_standoff.policy import POLICY
from circus.games.clown_standoff.refusals import broken_rule
from circus.games.clown_standoff.rows import rows
from circus.games.clown_standoff.rules import apply, chance, legal_actions, longest, outcome, start, weights
from circus.games.clown_standoff.state import ClownStandoff

GAME: Game[ClownStandoff] = Game(
    name="clown_standoff",
    seats=(2, 3, 4, 5, 6),
    usual_seats=4,
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
    weights=weights,
    counters=counters,
    rows=rows,
    longest=longest,
    facts=FACTS,
    because=because,
    ending=ENDING,
    policy=POLICY,
    brand=BRAND,
)
