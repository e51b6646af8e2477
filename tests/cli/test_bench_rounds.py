"""The loop that plays at random: games without end are broken off, and no fault is taken for an end."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random

import pytest

from circus.tools.bench.stepping import Contestant, run_round

ROUND = 0.001


@dataclass
class Counter:
    """A position that nobody ever leaves but by counting to the end."""

    awaited: tuple[int, ...] = (0,)
    left: int = -1


def pass_on(_state: Counter, _seat: int) -> Sequence[str]:
    return ["end"]


def count_down(state: Counter, _action: str, _tell: None) -> None:
    state.left -= 1
    if not state.left:
        state.awaited = ()


def no_draw(_state: Counter, _rng: Random) -> str:
    raise AssertionError("chance is never awaited")


ENDLESS = Contestant(Counter, pass_on, count_down, no_draw)


def test_a_game_without_end_is_broken_off() -> None:
    pace = run_round(ENDLESS, Random(1), ROUND)
    assert pace.plies == pace.actions > 0


def test_games_that_end_are_counted_with_their_plies() -> None:
    pace = run_round(replace(ENDLESS, start=lambda: Counter(left=7)), Random(1), ROUND)
    assert pace.plies == pytest.approx(7 * pace.games)


def test_a_fault_of_the_rules_is_not_taken_for_the_end() -> None:
    with pytest.raises(IndexError):
        run_round(replace(ENDLESS, legal_actions=lambda _state, _seat: [][1]), Random(1), ROUND)
