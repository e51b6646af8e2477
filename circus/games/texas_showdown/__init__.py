"""Texas Showdown: a trick-taking game in which every trick is a penalty, for 3 to 6 players.

>>> from random import Random
>>> from circus.games.texas_showdown import GAME
>>> state = GAME.start(GAME.setup(seats=4))
>>> GAME.apply(state, GAME.chance(state, Random(1)), None)

>>> seat = state.awaited[0]
>>> [str(action).partition(":")[2] for action in GAME.legal_actions(state, seat)]
['play card/0']
>>> GAME.apply(state, GAME.legal_actions(state, seat)[0], None)
>>> state.awaited == ((seat + 1) % 4,)
True
"""

from circus.core.game import Game
from circus.games.texas_showdown.actions import VERBS, actions
from circus.games.texas_showdown.because import because
from circus.games.texas_showdown.brand import BRAND
from circus.games.texas_showdown.config import OPTIONS
from circus.games.texas_showdown.ending import ENDING
from circus.games.texas_showdown.facts import FACTS
from circus.games.texas_showdown.information import determinize, view
from circus.games.texas_showdown.numbers import NUMBERS
from circus.games.texas_showdown.pieces import counters, piece_faces, piece_places, pieces, places
from circus.games.texas_showdown.policy import POLICY
from circus.games.texas_showdown.refusals import broken_rule
from circus.games.texas_showdown.rows import rows
from circus.games.texas_showdown.rules import apply, chance, legal_actions, longest, outcome, start
from circus.games.texas_showdown.state import ShowdownState

GAME: Game[ShowdownState] = Game(
    name="texas_showdown",
    seats=(3, 4, 5, 6),
    usual_seats=4,
    options=OPTIONS,
    numbers=NUMBERS,
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
