"""Clearing House: gangsters draft cards and hunt one another until one is left standing.

>>> from random import Random
>>> from circus.games.clearing_house import GAME
>>> state = GAME.start(GAME.setup(seats=4))
>>> GAME.apply(state, GAME.chance(state, Random(1)), None)
>>> state.awaited
(0, 1, 2, 3)

>>> actions = GAME.legal_actions(state, 0)
>>> {action.verb for action in actions}
{'draft'}
>>> GAME.apply(state, actions[0], None)
>>> state.awaited
(1, 2, 3)
"""

from circus.core.game import Game
from circus.core.level import LevelSpec, MarkSpec
from circus.games.clearing_house.actions import VERBS, actions
from circus.games.clearing_house.because import because
from circus.games.clearing_house.board import board_fault
from circus.games.clearing_house.brand import BRAND
from circus.games.clearing_house.config import OPTIONS
from circus.games.clearing_house.ending import ENDING
from circus.games.clearing_house.facts import FACTS
from circus.games.clearing_house.information import determinize, view
from circus.games.clearing_house.legal import legal_actions
from circus.games.clearing_house.numbers import NUMBERS
from circus.games.clearing_house.pieces import counters, piece_faces, piece_places, pieces, places
from circus.games.clearing_house.policy import POLICY
from circus.games.clearing_house.refusals import broken_rule
from circus.games.clearing_house.rows import rows
from circus.games.clearing_house.rules import apply, chance, dealt, longest, outcome, start, weights

GAME = Game(
    name="clearing_house",
    seats=(2, 3, 4),
    usual_seats=4,
    unofficial_seats=(2, 3),
    options=OPTIONS,
    verbs=VERBS,
    level=LevelSpec(
        default="mansion",
        marks=(MarkSpec("corner", least=4, most=4, properties={"seat": int}),),
        fault=board_fault,
    ),
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
    weights=weights,
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
    numbers=NUMBERS,
    dealt=dealt,
)
