"""Loop that plays games at random to measure their pace: ours and other engines' alike.

It is compiled with the rules (`circus.tools.compile`), for any engine.
"""

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from operator import length_hint
from random import Random
from typing import Any, Final, Protocol

from circus.platform.systems import work_seconds

PICK_BITS: Final = 16
"""Random bits that pick a legal action by the remainder; with this many all actions are as likely."""

PICKS: Final = 1 << 12
"""Number of picks drawn before the clock starts, because drawing them is not measured.

They are few enough to stay in the processor's cache; a long row would evict the game's own data."""


class SteppedPosition(Protocol):
    """Anything with the seats to act: `()` at the end, `(CHANCE,)` at a draw."""

    awaited: tuple[int, ...]


@dataclass(frozen=True)
class Contestant:
    """Game as the loop steps it, ours or another engine's."""

    start: Callable[[], Any]
    legal_actions: Callable[[Any, int], Sequence[Any]]
    apply: Callable[[Any, Any, None], None]
    chance: Callable[[Any, Random], Any]


@dataclass(frozen=True)
class StepRates:
    """Speed of one round, in numbers a second.

    Attributes:
        actions: choices by seats and by chance.
        plies: choices by seats alone; dealing takes time but is not counted.
        games: whole games.
    """

    actions: float
    plies: float
    games: float


def _picks(rng: Random) -> list[int]:
    """Return a row of random numbers of `PICK_BITS` bits, which is used again and again.

    Deals and dice are drawn separately, so a game with any does not repeat with the row.
    """
    return array("H", rng.randbytes(PICKS * PICK_BITS // 8)).tolist()


def run_round(who: Contestant, rng: Random, seconds: float) -> StepRates:
    """Play whole random games for about `seconds` of processor time.

    Plies are not counted one by one: every pick that was taken was for one, for a draw or for an end. A game
    that has used up all picks when the time is over is aborted. Some games never end, if nobody can reach
    anybody (CH-33).
    """
    row = _picks(rng)
    picks, rows, draws, played = iter(row), 1, 0, 0
    begun = work_seconds()
    while (spent := work_seconds() - begun) < seconds or not played:
        state = who.start()
        draws += _play(who, state, picks, rng)
        while state.awaited and work_seconds() - begun < seconds:
            picks, rows = iter(row), rows + 1
            draws += _play(who, state, picks, rng)
        played += 1
    actions = rows * PICKS - length_hint(picks) - played
    return StepRates(actions / spent, (actions - draws) / spent, played / spent)


def _play(who: Contestant, state: SteppedPosition, picks: Iterator[int], rng: Random) -> int:
    """Play a game to its end, or as far as the picks reach; return the number of draws."""
    legal_actions, apply, chance, draws = who.legal_actions, who.apply, who.chance, 0
    try:
        for pick in picks:
            seat = state.awaited[0]
            if seat >= 0:
                choices = legal_actions(state, seat)
                apply(state, choices[pick % len(choices)], None)
            else:
                apply(state, chance(state, rng), None)
                draws += 1
    except IndexError:  # no seat to act: the end; testing for it would cost at every ply
        if state.awaited:
            raise
    return draws
