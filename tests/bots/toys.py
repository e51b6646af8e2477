"""Two toy games of a few positions, for which the results of a search are known exactly.

`BLIND`: a coin is tossed and only seat 1 sees it. Seat 0 may call it and is right half of the time, or bet,
which wins two times in three. A search that wrongly expects to learn the coin later calls. `PENNIES`: both
show a side of a coin in secret; seat 0 wins if the sides are equal.
"""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

from circus.core.action import CHANCE, Action, Verbs, alone, one_of
from circus.core.event import Event, EventSink
from circus.core.game import Game, Outcome, Setup
from circus.core.state import State

SIDES = ("heads", "tails")
UNSEEN = -1

VERBS = Verbs(
    2,
    one_of("toss", "coin", SIDES, by_chance=True),
    alone("try"),
    alone("bet"),
    one_of("call", "coin", SIDES),
    one_of("spin", "field", ("won", "won_too", "lost"), by_chance=True),
    one_of("show", "coin", SIDES),
)

_OFFERS: dict[str, list[tuple[str, int | None]]] = {
    "choose": [("try", None), ("bet", None)],
    "call": [("call", 0), ("call", 1)],
    "show": [("show", 0), ("show", 1)],
}


class Coins(State):
    """State: the step, the coin that was tossed, the sides that the seats show, and the winner."""

    __slots__ = ("coin", "shown", "step", "winner")

    def __init__(self, step: str, awaited: tuple[int, ...]) -> None:
        self.step, self.awaited = step, awaited
        self.coin = UNSEEN
        self.shown: list[int | None] = [None, None]
        self.winner: int | None = None

    def copy(self) -> "Coins":
        """Return an independent state with the same content."""
        twin = Coins(self.step, self.awaited)
        twin.coin, twin.shown, twin.winner = self.coin, self.shown[:], self.winner
        return twin

    def go(self, step: str, *awaited: int) -> None:
        """Set the next step and the seats to act."""
        self.step, self.awaited = step, awaited

    def won_by(self, first: bool) -> None:
        """Seat 0 has won, or else seat 1."""
        self.winner, self.awaited = int(not first), ()


def _legal_actions(state: Coins, seat: int) -> list[Action]:
    if seat == CHANCE or seat not in state.awaited:
        return []
    return [VERBS.action(seat, verb, code) for verb, code in _OFFERS[state.step]]


def _chance(state: Coins, rng: Random) -> Action:
    if state.step == "toss":
        return VERBS.action(CHANCE, "toss", rng.randrange(2))
    return VERBS.action(CHANCE, "spin", rng.randrange(3))


def _apply(state: Coins, action: Action, emit: EventSink | None) -> None:
    verb, code = action.verb, action.code
    if verb == "toss":
        state.coin = code
        state.go("choose", 0)
    elif verb == "try":
        state.go("call", 0)
    elif verb == "bet":
        state.go("spin", CHANCE)
    elif verb == "show":
        state.shown[action.seat] = code
        state.awaited = tuple(seat for seat in state.awaited if seat != action.seat)
        if not state.awaited:
            state.won_by(state.shown[0] == state.shown[1])
    else:
        state.won_by(code == state.coin if verb == "call" else code < 2)
    if emit:
        viewer = {"toss": frozenset({1}), "show": frozenset({action.seat})}.get(verb)
        emit(Event(verb, {"code": code}, viewer))


def _outcome(state: Coins) -> Outcome | None:
    if state.winner is None:
        return None
    return Outcome((state.winner,), (int(state.winner == 0), int(state.winner == 1)), "coins")


def _view(state: Coins, seat: int) -> Coins:
    seen = state.copy()
    if seat != 1:
        seen.coin = UNSEEN
    if state.winner is None:
        seen.shown = [
            shown if shown is None or own == seat else UNSEEN for own, shown in enumerate(state.shown)
        ]
    return seen


def _determinize(view: Coins, rng: Random) -> Coins:
    full = view.copy()
    full.shown = [rng.randrange(2) if shown == UNSEEN else shown for shown in view.shown]
    if view.step != "toss" and view.coin == UNSEEN:
        full.coin = rng.randrange(2)
    return full


def _blind(_setup: Setup) -> Coins:
    return Coins("toss", (CHANCE,))


def _pennies(_setup: Setup) -> Coins:
    return Coins("show", (0, 1))


def _actions(_setup: Setup) -> Iterator[Action]:
    """Yield the actions that are offered in any step, to either seat."""
    for seat in range(2):
        for verb, code in (each for offered in _OFFERS.values() for each in offered):
            yield VERBS.action(seat, verb, code)


BLIND: Game[Coins] = Game(
    name="blind",
    seats=(2,),
    usual_seats=2,
    options=(),
    verbs=VERBS,
    start=_blind,
    legal_actions=_legal_actions,
    apply=_apply,
    chance=_chance,
    outcome=_outcome,
    view=_view,
    determinize=_determinize,
    broken_rule=lambda state, action: None,
    pieces=lambda state: (),
    places=lambda setup: (),
    actions=_actions,
    piece_places=lambda setup: (),
    piece_faces=lambda setup: (),
)

PENNIES = replace(BLIND, name="pennies", start=_pennies)
