"""The loop that plays games at random to measure their pace: ours and other engines' alike.

It is compiled with the rules (`circus.compile`), for whatever engine it steps.
"""

from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from operator import length_hint
from random import Random
from typing import Any, Final, Protocol

from circus.platforms import work_seconds

PICK_BITS: Final = 16
"""Random bits that pick one of the legal actions, by the remainder: with so many all are as likely."""

PICKS: Final = 1 << 12
"""How many picks are drawn before the clock starts: drawing them is no part of what is measured.

So few stay in the processor's cache; a long row would drive out of it what the game itself needs.
"""


class Position(Protocol):
    """Anything that knows who is awaited: `()` at the end, `(CHANCE,)` at a draw."""

    awaited: tuple[int, ...]


@dataclass(frozen=True)
class Contestant:
    """A game as the loop steps it, ours or another engine's."""

    start: Callable[[], Any]
    legal: Callable[[Any, int], Sequence[Any]]
    apply: Callable[[Any, Any, None], None]
    chance: Callable[[Any, Random], Any]


@dataclass(frozen=True)
class Pace:
    """How fast one round went, in numbers a second.

    Attributes:
        actions: choices by seats and by chance.
        plies: choices by seats alone; dealing takes time but is not counted.
        games: whole games.
    """

    actions: float
    plies: float
    games: float


def _picks(rng: Random) -> list[int]:
    """Random numbers of `PICK_BITS` bits: a row of them, gone through again and again.

    Deals and dice are drawn anew: a game that has any does not come round again with the row.
    """
    return array("H", rng.randbytes(PICKS * PICK_BITS // 8)).tolist()


def run_round(who: Contestant, rng: Random, seconds: float) -> Pace:
    """Plays whole random games for about `seconds` of processor time.

    Plies are not counted one by one: every pick that was taken was for one, for a draw or for an end. A game
    that has used up all picks when the time is over is broken off: some have no end, where nobody can reach
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
    return Pace(actions / spent, (actions - draws) / spent, played / spent)


def _play(who: Contestant, state: Position, picks: Iterator[int], rng: Random) -> int:
    """Plays a game on to its end, or as far as the picks reach; returns how many draws that took."""
    legal, apply, chance, draws = who.legal, who.apply, who.chance, 0
    try:
        for pick in picks:
            seat = state.awaited[0]
            if seat >= 0:
                choices = legal(state, seat)
                apply(state, choices[pick % len(choices)], None)
            else:
                apply(state, chance(state, rng), None)
                draws += 1
    except IndexError:  # nobody is awaited: the end; to ask for it would cost at every ply
        if state.awaited:
            raise
    return draws
