"""The pointer: events to gestures, on targets, with time as a number."""

from typing import Any

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from circus.ui.gfx.units import Units, units_of
from circus.ui.gfx.widgets import Target
from circus.ui.gfx.window import AppWindow
from circus.ui.input.gestures import (
    CLICK,
    ESCAPE,
    Cancel,
    DragMove,
    DragStart,
    Drop,
    Exposed,
    Gesture,
    Hold,
    Hover,
    Key,
    Lost,
    Preedit,
    Press,
    Quit,
    Release,
    Resize,
    Tap,
    Wheel,
)
from circus.ui.input.keyboard import REPEAT_AFTER_MS, REPEAT_EVERY_MS
from circus.ui.input.pointer import HOLD_MS, SILENT_MS, Pointer

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
def pointer(window: AppWindow) -> Pointer:
    return Pointer(Screen())


def down(x: int, y: int = 50, button: int = 1, **more: Any) -> Event:
    return Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=button, **more)


def up(x: int, y: int = 50, button: int = 1, **more: Any) -> Event:
    return Event(pygame.MOUSEBUTTONUP, pos=(x, y), button=button, **more)


def to(x: int, y: int = 50, is_down: bool = True, **more: Any) -> Event:
    return Event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(int(is_down), 0, 0), **more)


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


LOSSES = [pygame.WINDOWFOCUSLOST, pygame.WINDOWHIDDEN, pygame.WINDOWMINIMIZED]


@pytest.mark.parametrize("loss", LOSSES)
def test_a_press_ends_with_the_focus_and_its_late_end_is_nothing(pointer: Pointer, loss: int) -> None:
    read(pointer, down(20), to(90))
    assert Lost() in read(pointer, Event(loss)) and not pointer.down
    assert not any(isinstance(each, Drop | Tap) for each in read(pointer, to(310), up(310)))
    assert Tap("card/1", (20, 50)) in read(pointer, down(20), up(20))


@pytest.mark.parametrize("loss", LOSSES)
def test_a_finger_that_is_never_lifted_is_forgotten_with_the_focus(pointer: Pointer, loss: int) -> None:
    read(pointer, finger(pygame.FINGERDOWN, 20))
    read(pointer, Event(loss))
    told = read(pointer, finger(pygame.FINGERDOWN, 20, number=8), finger(pygame.FINGERUP, 20, number=8))
    assert Tap("card/1", (20, 50)) in told


def test_a_finger_is_forgotten_when_what_it_does_is_cancelled(pointer: Pointer) -> None:
    read(pointer, finger(pygame.FINGERDOWN, 20), Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0))
    told = read(pointer, finger(pygame.FINGERDOWN, 20, number=8), finger(pygame.FINGERUP, 20, number=8))
    assert Tap("card/1", (20, 50)) in told


@pytest.mark.parametrize("number", [7, 8])
def test_a_finger_that_left_unnoticed_gives_way_to_the_next_one(pointer: Pointer, number: int) -> None:
    read(pointer, finger(pygame.FINGERDOWN, 20))
    later = SILENT_MS + 100
    told = read(pointer, finger(pygame.FINGERDOWN, 310, number=number), now=later)
    assert told[:2] == [Lost(), Hover("cell/3,4", (310, 50))]
    told = read(pointer, finger(pygame.FINGERUP, 310, number=number), now=later + 50)
    assert Tap("cell/3,4", (310, 50)) in told


def test_a_finger_that_left_unnoticed_gives_way_to_the_mouse(pointer: Pointer) -> None:
    read(pointer, finger(pygame.FINGERDOWN, 20))
    told = read(pointer, down(310), up(310), now=SILENT_MS)
    assert Tap("cell/3,4", (310, 50)) in told


def test_the_mouse_does_not_disturb_a_finger(pointer: Pointer) -> None:
    read(pointer, finger(pygame.FINGERDOWN, 20))
    read(pointer, to(310, is_down=False), down(310), up(310))
    assert Tap("card/1", (20, 50)) in read(pointer, finger(pygame.FINGERUP, 20))


def test_a_mouse_that_moves_with_its_button_up_drags_nothing(pointer: Pointer) -> None:
    read(pointer, down(20), to(90))
    assert read(pointer, to(310, is_down=False)) == [Lost(), Hover("cell/3,4", (310, 50))]


def test_esc_ends_a_hold(pointer: Pointer) -> None:
    read(pointer, down(20))
    read(pointer, now=HOLD_MS)
    escape = Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)
    assert read(pointer, escape, now=HOLD_MS) == [Release("card/1", (20, 50)), Cancel(ESCAPE)]


def test_a_second_press_elsewhere_takes_the_place_of_one_whose_end_was_lost(pointer: Pointer) -> None:
    read(pointer, down(20))
    told = read(pointer, down(310), up(310))
    assert told == [
        Lost(),
        Hover("cell/3,4", (310, 50)),
        Press("cell/3,4", (310, 50)),
        Tap("cell/3,4", (310, 50)),
    ]


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


BACKSPACE = Event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0)
FIELD = Rect(0, 0, 200, 40)


def times(pointer: Pointer, *keys: Event, until: float = REPEAT_AFTER_MS + 10.5 * REPEAT_EVERY_MS) -> int:
    """How often keys act that are held so long, in rounds of 10 ms."""
    told, now = read(pointer, *keys, now=0), 0.0
    while now < until:
        now += 10
        told += read(pointer, now=now)
    return sum(isinstance(each, Key) for each in told)


def test_backspace_held_in_a_text_field_repeats(pointer: Pointer) -> None:
    pointer.write_at(FIELD, takes_text=False)
    assert times(pointer, BACKSPACE) == pytest.approx(12, abs=2)


@pytest.mark.parametrize(
    "key", [pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_SPACE, pygame.K_l, pygame.K_F11]
)
def test_a_held_key_that_does_something_does_it_once(pointer: Pointer, key: int) -> None:
    pointer.write_at(FIELD, takes_text=False)
    assert times(pointer, Event(pygame.KEYDOWN, key=key, mod=0)) <= 1


def test_ctrl_z_never_repeats(pointer: Pointer) -> None:
    pointer.write_at(FIELD, takes_text=False)
    assert times(pointer, Event(pygame.KEYDOWN, key=pygame.K_z, mod=pygame.KMOD_LCTRL)) == 1


@pytest.mark.parametrize("takes_text", [False, True])
def test_nothing_repeats_where_no_field_is_open(pointer: Pointer, takes_text: bool) -> None:
    pointer.write_at(None, takes_text)
    assert times(pointer, BACKSPACE) == 1


@pytest.mark.parametrize(
    "end",
    [
        Event(pygame.KEYUP, key=pygame.K_BACKSPACE, mod=0),
        Event(pygame.KEYDOWN, key=pygame.K_l, mod=0),
        Event(pygame.WINDOWFOCUSLOST),
    ],
)
def test_a_held_key_ends_when_it_is_let_go_when_another_comes_and_with_the_focus(
    pointer: Pointer, end: Event
) -> None:
    pointer.write_at(FIELD, takes_text=False)
    read(pointer, BACKSPACE, end)
    assert read(pointer, now=5000) == []


def test_a_held_key_ends_with_its_field(pointer: Pointer) -> None:
    pointer.write_at(FIELD, takes_text=False)
    read(pointer, BACKSPACE)
    pointer.write_at(None, takes_text=False)
    pointer.write_at(FIELD, takes_text=False)
    assert read(pointer, now=5000) == []


def test_after_a_long_pause_a_held_key_acts_once(pointer: Pointer) -> None:
    pointer.write_at(FIELD, takes_text=False)
    read(pointer, BACKSPACE)
    assert read(pointer, now=60_000) == [Key("backspace")]
    assert read(pointer, now=60_001) == []


@pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_BACKSPACE, pygame.K_ESCAPE, pygame.K_LEFT])
def test_while_a_word_is_composed_keys_belong_to_the_input_method(pointer: Pointer, key: int) -> None:
    pointer.write_at(FIELD, takes_text=False)
    composed = Event(pygame.TEXTEDITING, text="にほ", start=0, length=0)
    pressed = Event(pygame.KEYDOWN, key=key, mod=0)
    assert read(pointer, composed, pressed) == [Preedit("にほ")]
    settled = [Event(pygame.TEXTEDITING, text="", start=0, length=0), Event(pygame.TEXTINPUT, text="日本")]
    assert read(pointer, *settled) == [Preedit(""), Key("", text="日本")]
    assert len(read(pointer, pressed)) == 1, "settled, keys are those of the field again"


def test_a_composition_ends_with_the_focus(pointer: Pointer) -> None:
    pointer.write_at(FIELD, takes_text=False)
    read(pointer, Event(pygame.TEXTEDITING, text="に", start=0, length=0))
    assert Preedit("") in read(pointer, Event(pygame.WINDOWFOCUSLOST))


def test_a_composition_ends_with_its_field(pointer: Pointer) -> None:
    pointer.write_at(FIELD, takes_text=False)
    read(pointer, Event(pygame.TEXTEDITING, text="に", start=0, length=0))
    pointer.write_at(None, takes_text=False)
    assert read(pointer, Event(pygame.KEYDOWN, key=pygame.K_l, mod=0)) == [Preedit(""), Key("l")]


def test_what_x11_sends_as_text_of_alt_and_a_letter_is_not_typed(pointer: Pointer) -> None:
    alt_l = Event(pygame.KEYDOWN, key=pygame.K_l, mod=pygame.KMOD_LALT), Event(pygame.TEXTINPUT, text="l")
    assert read(pointer, *alt_l) == []
    let_go = Event(pygame.KEYUP, key=pygame.K_l, mod=0)
    assert read(pointer, let_go, Event(pygame.TEXTINPUT, text="l")) == [Key("", text="l")]
