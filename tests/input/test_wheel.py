"""Steps of wheels and touch pads, and what they move in a replay and a rulebook."""

import pygame
import pytest
from pygame.event import Event

from circus.ui.input.gestures import Wheel
from circus.ui.input.pointer import Pointer
from circus.ui.input.wheel import PAUSE_MS, WheelSteps
from tests.gfx.test_pointer import TARGETS, Screen


def turned(along: float, across: float = 0.0, *, is_flipped: bool = False) -> Event:
    """An event as SDL makes it: whole parts beside the exact amounts."""
    return Event(
        pygame.MOUSEWHEEL,
        x=int(across),
        y=int(along),
        precise_x=across,
        precise_y=along,
        flipped=is_flipped,
        touch=False,
    )


def steps(*events: Event, each_ms: float = 16) -> list[int]:
    wheel = WheelSteps()
    return [wheel.take(event, each_ms * number) for number, event in enumerate(events, 1)]


def test_a_notch_is_a_step() -> None:
    assert steps(turned(1), turned(-1), turned(-3)) == [1, -1, -3]


@pytest.mark.parametrize(("along", "across"), [(0, 1), (0, -2), (0.2, 0.9), (-1, 3), (0, 0)])
def test_a_horizontal_movement_makes_no_step(along: float, across: float) -> None:
    assert steps(*[turned(along, across)] * 20) == [0] * 20


@pytest.mark.parametrize("way", [1, -1])
def test_fractions_add_up_to_a_step(way: int) -> None:
    assert steps(*[turned(way * 0.1)] * 20) == ([0] * 9 + [way]) * 2


def test_another_direction_or_a_pause_drops_a_begun_step() -> None:
    assert steps(turned(0.9), turned(-0.2), turned(0.9)) == [0, 0, 0]
    assert steps(turned(0.9), turned(0.9), each_ms=PAUSE_MS + 1) == [0, 0]


def test_the_direction_is_that_of_the_content() -> None:
    assert steps(turned(1, is_flipped=True)) == [1]


def test_amounts_that_are_not_known_exactly_are_whole() -> None:
    assert steps(Event(pygame.MOUSEWHEEL, x=0, y=-1), Event(pygame.MOUSEWHEEL, x=1, y=0)) == [-1, 0]


def test_the_pointer_reports_whole_steps_only() -> None:
    pointer, made = Pointer(Screen()), []
    for number in range(25):
        made += pointer.read([turned(-0.1, 0.05), turned(0, 1)], TARGETS, 16.0 * number)
    assert [each.steps for each in made if isinstance(each, Wheel)] == [-1, -1]
