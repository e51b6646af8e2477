"""Duel, a toy whose first seat wins exactly 3 of 5: two seats shoot in turn until one hits, once in three."""

from collections.abc import Iterator
from random import Random
from typing import Any

from circus import games
from circus.core.action import CHANCE, Action, Verbs, alone, one_of
from circus.core.event import EventSink
from circus.core.game import Game, Outcome, Setup
from circus.core.option import Option
from circus.core.piece import Piece
from circus.core.state import State
from circus.lab.experiment.question import ExperimentQuestion, variants_of

FIRST_WINS = 3 / 5
"""A third, and then again whenever both have missed: 1/3 + 4/9 of it."""

COLOURS = ("red", "blue", "green")
"""Of the pistols; they change no rule, but each draws another luck."""

VERBS = Verbs(2, alone("shoot"), alone("wait"), one_of("fall", "shot", ("hit", "miss"), by_chance=True))
SHOOT = [VERBS.action(seat, "shoot") for seat in range(2)]
WAIT = [VERBS.action(seat, "wait") for seat in range(2)]
HIT, MISS = (VERBS.action(CHANCE, "fall", code) for code in range(2))


class DuelState(State):
    """Whose turn it is, how many draws are passed over before the first, and who has won."""

    __slots__ = ("may_wait", "skipped", "turn", "winner")

    def __init__(self, skipped: int, may_wait: bool) -> None:
        self.skipped, self.may_wait = skipped, may_wait
        self.turn = 0
        self.winner: int | None = None
        self.awaited = (0,)

    def copy(self) -> "DuelState":
        """An independent state with the same content."""
        twin = DuelState(self.skipped, self.may_wait)
        twin.turn, twin.winner, twin.awaited = self.turn, self.winner, self.awaited
        return twin


def start(setup: Setup) -> DuelState:
    """Before the first shot."""
    colour = setup.options["colour"]
    assert isinstance(colour, str)
    return DuelState(COLOURS.index(colour), setup.options["may_wait"] is True)


def legal_actions(state: DuelState, seat: int) -> list[Action]:
    """Shoot, or wait where that is allowed."""
    if seat not in state.awaited:
        return []
    if seat == CHANCE:
        return [HIT, MISS]
    return [SHOOT[seat], WAIT[seat]] if state.may_wait else [SHOOT[seat]]


def chance(state: DuelState, rng: Random) -> Action:
    """A hit once in three."""
    for _ in range(state.skipped):
        rng.random()
    state.skipped = 0
    return HIT if rng.random() < 1 / 3 else MISS


def apply(state: DuelState, action: Action, _tell: EventSink | None) -> None:
    """Shoot, fall, and on to the other seat."""
    if action.verb == "shoot":
        state.awaited = (CHANCE,)
        return
    if action is HIT:
        state.winner, state.awaited = state.turn, ()
        return
    state.turn = 1 - state.turn
    state.awaited = (state.turn,)


def outcome(state: DuelState) -> Outcome | None:
    """Who hits, wins."""
    if state.winner is None:
        return None
    return Outcome((state.winner,), (1 - state.winner, state.winner), "hit")


def no_pieces(_any: Any) -> list[Piece]:
    """A duel has none."""
    return []


def nothing(_setup: Setup) -> list[Any]:
    """A duel has no places and no faces."""
    return []


def actions(_setup: Setup) -> Iterator[Action]:
    """Shoot and wait."""
    yield from (*SHOOT, *WAIT)


DUEL = Game(
    name="duel",
    seats=(2,),
    usual_seats=2,
    options=(Option("colour", COLOURS), Option("may_wait", (False, True))),
    verbs=VERBS,
    start=start,
    legal_actions=legal_actions,
    apply=apply,
    chance=chance,
    outcome=outcome,
    view=lambda state, _seat: state.copy(),
    determinize=lambda view, _rng: view.copy(),
    broken_rule=lambda _state, _action: None,
    pieces=no_pieces,
    places=nothing,
    actions=actions,
    piece_places=nothing,
    piece_faces=nothing,
)

find = games.find


def duel_or_any(name: str) -> Game[Any]:
    """The games with one more among them."""
    return DUEL if name == DUEL.name else find(name)


def duel(deals: int | None, seed: int, **others: Any) -> ExperimentQuestion:
    """Pistols of two colours, which are equal rules."""
    given = {"level": None, "bots": ("random",), "ladder": False, "until": None, **others}
    given.setdefault("variants", variants_of(DUEL, {}, {"colour": COLOURS[:2]}))
    return ExperimentQuestion(game=DUEL.name, seats=2, games=deals, seed=seed, **given)
