"""Quel Cirque by Volker Schäfer: marbles ride in clowns and fall into the holes of the board.

>>> from circus.content import levels
>>> from circus.games.quel_cirque import GAME
>>> state = GAME.start(GAME.setup(seats=2, level=levels.default(GAME)))
>>> for text in ("*:colors red blue", "*:first seat/1", "*:roll blue"):
...     GAME.apply(state, GAME.verbs.parse(text), None)

>>> GAME.legal_actions(state, 1)
[<1:add blue clown/0>, <1:add blue clown/1>, <1:add blue clown/2>]
>>> GAME.apply(state, GAME.legal_actions(state, 1)[0], None)
>>> GAME.pieces(state)[3].place
'clown/0'
"""

from circus.core.game import Game
from circus.games.quel_cirque.actions import VERBS, actions
from circus.games.quel_cirque.because import because
from circus.games.quel_cirque.board import LEVEL
from circus.games.quel_cirque.brand import BRAND
from circus.games.quel_cirque.config import OPTIONS
from circus.games.quel_cirque.ending import ENDING
from circus.games.quel_cirque.facts import FACTS
from circus.games.quel_cirque.information import determinize, view
from circus.games.quel_cirque.numbers import NUMBERS
from circus.games.quel_cirque.pieces import counters, piece_faces, piece_places, pieces, places
from circus.games.quel_cirque.policy import POLICY
from circus.games.quel_cirque.refusals import broken_rule
from circus.games.quel_cirque.rows import rows
from circus.games.quel_cirque.rules import apply, chance, dealt, legal_actions, outcome, start, weights
from circus.games.quel_cirque.state import CirqueState

GAME: Game[CirqueState] = Game(
    name="quel_cirque",
    seats=(2, 3, 4),
    usual_seats=4,
    options=OPTIONS,
    numbers=NUMBERS,
    dealt=dealt,
    verbs=VERBS,
    start=start,
    legal_actions=legal_actions,
    apply=apply,
    chance=chance,
    weights=weights,
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
    level=LEVEL,
    facts=FACTS,
    because=because,
    ending=ENDING,
    policy=POLICY,
    brand=BRAND,
)
