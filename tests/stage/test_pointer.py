"""The pointer: events to gestures, on targets, with time as a number."""

from typing import Any

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from circus.input.gestures import (
    CLICK,
    ESCAPE,
    LOST,
    Cancel,
    DragMove,
    DragStart,
    Drop,
    Exposed,
    Gesture,
    Hold,
    Hover,
    Key,
    Press,
    Quit,
    Release,
    Resize,
    Tap,
    Wheel,
)
from circus.input.pointer import HOLD_MS, Pointer
from circus.stage.units import Units, units_of
from circus.stage.widgets import Target
from circus.stage.window import Window

LOW = Target("card/1", Rect(0, 0, 100, 100))
HIGH = Target("card/2", Rect(60, 0, 100, 100))
FAR = Target("cell/3,4", Rect(300, 0, 20, 100))
GREY = Target("ui/undo", Rect(0, 200, 100, 50), enabled=False)
TARGETS = [LOW, HIGH, FAR, GREY]


class Screen:
    """A window of 1600 x 900 pixels: one unit is one pixel."""

    size = (1600, 900)
    units: Units = units_of(size)


@pytest.fixture
def pointer(window: Window) -> Pointer:
    return Pointer(Screen())


def down(x: int, y: int = 50, button: int = 1, **more: Any) -> Event:
    return Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button, **more)


def up(x: int, y: int = 50, button: int = 1, **more: Any) -> Event:
    return Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=button, **more)


def to(x: int, y: int = 50, **more: Any) -> Event:
    return Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0), **more)


def finger(kind: int, x: float, y: float = 50 / 900, number: int = 7) -> Event:
    return Event(kind, x=x / 1600, y=y, finger_id=number, touch_id=1)


def read(pointer: Pointer, *events: Event, now: float = 0) -> list[Gesture]:
    return pointer.read(events, TARGETS, now)


def test_the_later_target_is_hit_where_two_overlap(pointer: Pointer) -> None:
    assert read(pointer, to(80)) == [Hover("card/2", (80, 50))]
    assert read(pointer, to(20)) == [Hover("card/1", (20, 50))]


def test_hovering_is_told_when_it_changes_only(pointer: Pointer) -> None:
    assert len(read(pointer, to(10), to(20), to(30))) == 1
    assert read(pointer, to(200)) == [Hover(None, (200, 50))]


def test_a_press_that_stays_is_a_tap(pointer: Pointer) -> None:
    told = read(pointer, down(20), up(20))
    assert told == [Hover("card/1", (20, 50)), Press("card/1", (20, 50)), Tap("card/1", (20, 50))]


def test_a_press_that_moves_less_than_6_units_is_a_tap(pointer: Pointer) -> None:
    told = read(pointer, down(56), to(60), up(61))
    assert Tap("card/1", (61, 50)) in told
    assert not any(isinstance(gesture, DragStart | Drop) for gesture in told)


def test_a_press_that_moves_further_is_a_drag(pointer: Pointer) -> None:
    told = read(pointer, down(20), to(27))
    assert DragStart("card/1", (20, 50)) in told
    assert isinstance(read(pointer, up(27))[0], Drop)


def test_a_drag_tells_every_target_it_crosses_even_when_it_is_fast(pointer: Pointer) -> None:
    read(pointer, down(20))
    told = read(pointer, to(500))
    assert told[-1] == DragMove("card/1", (500, 50), None, ("card/2", "cell/3,4"))
    assert read(pointer, up(310))[1] == Drop("card/1", (310, 50), "cell/3,4", ("card/2", "cell/3,4"))


def test_of_several_moves_in_one_round_the_last_is_told(pointer: Pointer) -> None:
    read(pointer, down(20))
    told = [each for each in read(pointer, to(40), to(60), to(200)) if isinstance(each, DragMove)]
    assert [move.pos for move in told] == [(200, 50)]


def test_a_drag_from_nowhere_is_nothing(pointer: Pointer) -> None:
    told = read(pointer, down(200), to(260), up(260))
    assert told == [Press(None, (200, 50))]


def test_a_click_beside_everything_is_a_tap_on_nothing(pointer: Pointer) -> None:
    assert read(pointer, down(200), up(200))[-1] == Tap(None, (200, 50))


def test_a_disabled_target_takes_no_click_but_hides_what_lies_under_it(pointer: Pointer) -> None:
    told = read(pointer, to(20, 220), down(20, 220), up(20, 220))
    assert told == [Hover("ui/undo", (20, 220)), Press(None, (20, 220))]


def test_the_right_button_takes_back_and_ends_a_drag(pointer: Pointer) -> None:
    read(pointer, down(20), to(90))
    assert read(pointer, down(90, button=3)) == [Cancel(CLICK, (90, 50))]
    assert not any(isinstance(gesture, Drop | Tap) for gesture in read(pointer, up(90)))


def test_esc_takes_back(pointer: Pointer) -> None:
    assert read(pointer, Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)) == [Cancel(ESCAPE)]


def test_a_window_that_loses_the_pointer_ends_a_drag(pointer: Pointer) -> None:
    read(pointer, down(20), to(90))
    assert Cancel(LOST) in read(pointer, Event(pygame.WINDOWFOCUSLOST))


def test_a_press_that_lasts_is_a_hold_and_ends_in_a_release(pointer: Pointer) -> None:
    read(pointer, down(20), now=1000)
    assert read(pointer, now=1000 + HOLD_MS - 1) == []
    assert read(pointer, now=1000 + HOLD_MS) == [Hold("card/1", (20, 50))]
    assert read(pointer, now=1000 + 2 * HOLD_MS) == []
    assert read(pointer, up(20), now=2000)[0] == Release("card/1", (20, 50))


def test_events_that_come_twice_are_one_tap(pointer: Pointer) -> None:
    told = read(pointer, down(20), down(20), up(20), up(20))
    assert [type(gesture) for gesture in told] == [Hover, Press, Tap]


def test_a_touch_is_one_tap_though_the_system_tells_it_as_a_mouse_too(pointer: Pointer) -> None:
    told = read(
        pointer,
        finger(pygame.FINGERDOWN, 20),
        down(20, touch=True),
        finger(pygame.FINGERUP, 20),
        up(20, touch=True),
    )
    assert [type(gesture) for gesture in told] == [Hover, Press, Tap, Hover]
    assert told[2] == Tap("card/1", (20, 50))


def test_a_finger_drags_and_a_second_one_does_not_disturb_it(pointer: Pointer) -> None:
    read(pointer, finger(pygame.FINGERDOWN, 20))
    read(pointer, finger(pygame.FINGERDOWN, 310, number=8), finger(pygame.FINGERUP, 310, number=8))
    told = read(pointer, finger(pygame.FINGERMOTION, 310), finger(pygame.FINGERUP, 310))
    assert Drop("card/1", (310, 50), "cell/3,4", ("card/2", "cell/3,4")) in told


def test_keys_and_typed_text(pointer: Pointer) -> None:
    tab = Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=pygame.KMOD_LSHIFT)
    typed = Event(pygame.TEXTINPUT, text="é")
    assert read(pointer, tab, typed) == [Key("tab", shift=True), Key("", text="é")]


def test_the_wheel_tells_what_it_turns_over(pointer: Pointer) -> None:
    read(pointer, to(20))
    assert read(pointer, Event(pygame.MOUSEWHEEL, x=0, y=-1)) == [Wheel("card/1", -1)]


def test_what_the_window_does(pointer: Pointer) -> None:
    told = read(
        pointer,
        Event(pygame.VIDEORESIZE, w=800, h=600, size=(800, 600)),
        Event(pygame.WINDOWEXPOSED),
        Event(pygame.QUIT),
    )
    assert told == [Resize((800, 600)), Exposed(), Quit()]


def test_a_pointer_that_trembles_or_clicks_stays_and_one_that_goes_is_told_once(pointer: Pointer) -> None:
    read(pointer, to(20))
    assert pointer.take_stir() == (20, 50)
    read(pointer, to(22), down(23), up(23), to(24))
    assert pointer.take_stir() is None
    read(pointer, to(40), to(60))
    assert pointer.take_stir() == (60, 50)
    assert pointer.take_stir() is None
