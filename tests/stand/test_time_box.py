"""The time box: what is left, about how many rounds, and that only what is finished ends."""

import pytest

from circus.core.facts import Turn
from circus.stand.time_box import MINUTE_MS, TimeBox, is_in_rounds


def turn(round_: int, number: int = 1) -> Turn:
    return Turn("play", round_, number)


def test_it_forecasts_from_the_rounds_that_were_played() -> None:
    box = TimeBox(10 * MINUTE_MS)
    box.advance(2 * MINUTE_MS, turn(1))
    assert box.more_rounds is None, "nothing has ended yet"
    box.advance(2 * MINUTE_MS, turn(2))
    box.advance(0, turn(3))
    assert box.left_ms == 6 * MINUTE_MS
    assert box.more_rounds == 2, "this one to its end, and two more"


def test_it_ends_between_two_rounds_and_never_in_one() -> None:
    box = TimeBox(MINUTE_MS)
    box.advance(MINUTE_MS / 2, turn(1, 1))
    box.advance(MINUTE_MS / 2, turn(2, 1))
    assert box.is_over
    assert not box.ends_between(turn(2, 1), turn(2, 2))
    assert box.ends_between(turn(2, 2), turn(3, 1))


def test_a_game_of_one_round_ends_between_two_turns() -> None:
    box = TimeBox(MINUTE_MS, in_rounds=False)
    box.advance(2 * MINUTE_MS, turn(1, 1))
    assert box.ends_between(turn(1, 1), turn(1, 2))
    assert not box.ends_between(turn(1, 2), turn(1, 2))


@pytest.mark.parametrize(("game", "rounds"), [("texas_showdown", True), ("quel_cirque", False)])
def test_a_game_tells_whether_it_is_played_in_rounds(game: str, rounds: bool) -> None:
    assert is_in_rounds(game) == rounds


def test_before_its_time_and_without_one_nothing_ends() -> None:
    assert not TimeBox(MINUTE_MS).ends_between(turn(1), turn(2))
    endless = TimeBox(0.0)
    endless.advance(100 * MINUTE_MS, turn(1))
    assert not endless.is_over and not endless.ends_between(turn(1), turn(2))
    assert endless.more_rounds is None
