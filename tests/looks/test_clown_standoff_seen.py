"""Whole games of Clown Standoff as they are shown: nothing is lost, and nothing is told before it is seen."""

import pytest

from circus.core.option import Value
from tests.looks.harness import Wish, watched

OPTIONS: dict[str, dict[str, Value]] = {
    "plain": {},
    "strict": {"one_beats_six": "uncancelled", "no_tricks": "sit_out"},
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("viewer", [-1, 0])
def test_every_frame_of_a_game_can_be_shown(stage: None, options: str, seats: int, viewer: int) -> None:
    wish = Wish("clown_standoff", seats=seats, options=OPTIONS[options], seed=seats)
    kinds = {frame.event.kind for frame, _ in watched(wish, viewer) if frame.event}
    assert {"deal", "show", "collect", "win"} <= kinds
