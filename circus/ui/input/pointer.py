"""Pointer: the only reader of pygame's events; turns them into gestures on targets; time is passed in."""

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

import pygame
from pygame import Rect
from pygame.event import Event

from circus.ui.input import gestures
from circus.ui.input.keyboard import Keyboard
from circus.ui.input.wheel import WheelSteps

SLACK_U = 6
"""Distance in design units below which a press is a tap."""
HOLD_MS = 450
"""Milliseconds after which a press in place is a hold."""
SILENT_MS = 1000
"""Milliseconds without an event after which a finger counts as lost: the next press replaces it."""
STEP_U = 6
"""Step in design units in which a fast drag is followed, so that it misses no target."""


class Aim(Protocol):
    """Target as the pointer needs it."""

    @property
    def name(self) -> str:
        """Name that gestures carry."""

    @property
    def rect(self) -> Rect:
        """Rectangle in pixels."""

    @property
    def enabled(self) -> bool:
        """Whether it takes clicks."""


class ScreenScale(Protocol):
    """Scale of the screen."""

    @property
    def scale(self) -> float:
        """Pixels in a unit."""


class Screen(Protocol):
    """Window as the pointer needs it."""

    @property
    def size(self) -> tuple[int, int]:
        """Size in pixels."""

    @property
    def units(self) -> ScreenScale:
        """Units of that size."""


_MOUSE = object()
"""Owner of a press by the mouse; a finger's owner is its number."""


class Pointer:
    """State of mouse and fingers between events: the pressed, dragged and hovered targets.

    The later of two targets that overlap is hit. Disabled targets are hovered over but not pressed. Only
    positions in events count. One press is open at a time and belongs to the mouse or to one finger. Ignored
    are events of others, an up without a down, and mouse events that the system makes from touches.

    A press without its end is dropped (`Lost`) when the window loses the focus or is hidden. The same happens
    when the mouse moves with its button up, and when another press begins elsewhere or after `SILENT_MS`.
    """

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._targets: Sequence[Aim] = ()
        self._now = 0.0
        self._gestures: list[gestures.Gesture] = []
        self._hover: str | None = None
        self._keyboard, self._wheel_steps = Keyboard(), WheelSteps()
        self._owner: object = None
        self._last_ms = 0.0
        self._down: gestures.Point | None = None
        self._down_at = 0.0
        self._name: str | None = None
        self._pressed_among: Sequence[Aim] = ()
        self._last: gestures.Point = (0, 0)
        self._dragging = False
        self._held = False
        self._crossed: list[str] = []
        self._resting: gestures.Point = (0, 0)
        self._left_rest = False

    def read(self, events: Sequence[Event], targets: Sequence[Aim], now: float = 0) -> list[gestures.Gesture]:
        """Return the gestures of these events on the given targets; `now` in ms."""
        self._targets, self._now = targets, now
        keyboard = self._keyboard
        self._gestures = [*keyboard.take_end()] if keyboard.preedit else []
        for event in events:
            reader = _READERS.get(event.type)
            if reader:
                reader(self, event)
        self._check_hold()
        if keyboard.held and (repeated := keyboard.repeat(now)):
            self._gestures.append(repeated)
        return _without_idle_moves(self._gestures)

    def write_at(self, field: Rect | None, takes_text: bool) -> None:
        """Direct typed text: to a `field` in pixels, to a scene that takes text without one, or nowhere."""
        self._keyboard.write_at(field, takes_text)

    def take_stir(self) -> gestures.Point | None:
        """Return the position of the pointer if it has left its resting place since the last call."""
        left, self._left_rest = self._left_rest, False
        return self._resting if left else None

    @property
    def down(self) -> bool:
        """Whether a button or finger is down."""
        return self._down is not None

    def _mouse_moved(self, event: Event) -> None:
        if getattr(event, "touch", False):
            return
        if self._owner is _MOUSE and not event.buttons[0]:
            self._lose()
        if self._owner in (None, _MOUSE):
            self._moved(event.pos)

    def _mouse_down(self, event: Event) -> None:
        if getattr(event, "touch", False):
            return
        if event.button == gestures.LEFT:
            self._begin(_MOUSE, event.pos)
        elif event.button == gestures.RIGHT:
            self._cancelled(gestures.CLICK, event.pos)

    def _mouse_up(self, event: Event) -> None:
        if event.button == gestures.LEFT and self._owner is _MOUSE and not getattr(event, "touch", False):
            self._released(event.pos)

    def _finger_down(self, event: Event) -> None:
        self._begin(event.finger_id, self._touched(event))

    def _finger_moved(self, event: Event) -> None:
        if event.finger_id == self._owner:
            self._moved(self._touched(event))

    def _finger_up(self, event: Event) -> None:
        if event.finger_id == self._owner:
            self._released(self._touched(event))
            self._hovered(None, gestures.AWAY)

    def _begin(self, owner: object, pos: gestures.Point) -> None:
        """Open a press; an open one is dropped if its end must have been lost."""
        if self._down is not None:
            elsewhere = owner == self._owner and self._apart(pos, self._last)
            if not elsewhere and self._now - self._last_ms < SILENT_MS:
                return
            self._lose()
        self._owner = owner
        self._pressed(pos)

    def _touched(self, event: Event) -> gestures.Point:
        width, height = self._screen.size
        return round(event.x * width), round(event.y * height)

    def _wheel(self, event: Event) -> None:
        if steps := self._wheel_steps.take(event, self._now):
            self._gestures.append(gestures.Wheel(self._hit(self._last), steps))

    def _key_down(self, event: Event) -> None:
        key = self._keyboard.press(event, self._now)
        if key is None:
            return
        if key.key == gestures.ESCAPE:
            self._cancelled(gestures.ESCAPE)
        else:
            self._gestures.append(key)

    def _key_up(self, event: Event) -> None:
        self._keyboard.release(event)

    def _typed(self, event: Event) -> None:
        self._gestures += self._keyboard.type(event)

    def _composed(self, event: Event) -> None:
        self._gestures += self._keyboard.compose(event)

    def _resized(self, event: Event) -> None:
        self._gestures.append(gestures.Resize((event.w, event.h)))

    def _exposed(self, event: Event) -> None:
        self._gestures.append(gestures.Exposed())

    def _left(self, event: Event) -> None:
        self._hovered(None, gestures.AWAY)

    def _unfocused(self, event: Event) -> None:
        self._lose()
        self._gestures += self._keyboard.forget()
        self._hovered(None, gestures.AWAY)

    def _dropped(self, event: Event) -> None:
        self._gestures.append(gestures.Dropped(Path(event.file)))

    def _quit(self, event: Event) -> None:
        self._gestures.append(gestures.Quit())

    def _pressed(self, pos: gestures.Point) -> None:
        self._hovered(self._hit(pos), pos)
        self._note_place(pos)
        self._last, self._last_ms = pos, self._now
        self._down, self._down_at = pos, self._now
        self._name, self._pressed_among = self._hit(pos, pressable=True), self._targets
        self._dragging = self._held = False
        self._crossed = []
        self._gestures.append(gestures.Press(self._name, pos))

    def _moved(self, pos: gestures.Point) -> None:
        """Handle a movement: hover, start a drag, or continue it."""
        begin, self._last, self._last_ms = self._last, pos, self._now
        self._note_place(pos)
        if self._down is None:
            self._hovered(self._hit(pos), pos)
            return
        looks = (self._name or "").startswith(gestures.LOOK)
        if not self._dragging and self._far(pos) and (looks or not self._held):
            self._dragging = True
            begin = self._down
            if self._name is not None:
                self._gestures.append(gestures.DragStart(self._name, self._down))
        if self._dragging and self._name is not None:
            self._cross(begin, pos)
            self._gestures.append(gestures.DragMove(self._name, pos, self._over(pos), tuple(self._crossed)))
        elif not self._dragging:
            self._hovered(self._hit(pos), pos)

    def _released(self, pos: gestures.Point) -> None:
        """End the press with a drop, a release or a tap."""
        if self._down is None:
            return
        if pos != self._last:
            self._moved(pos)
        name, dragging, held = self._name, self._dragging, self._held
        self._let_go()
        if dragging and name is not None:
            self._gestures.append(gestures.Drop(name, pos, self._over(pos, name), tuple(self._crossed)))
        elif held:
            self._gestures.append(gestures.Release(name, pos))
        elif not dragging and self._is_tap(name, pos):
            self._gestures.append(gestures.Tap(name, pos))
        self._hovered(self._hit(pos), pos)

    def _is_tap(self, name: str | None, pos: gestures.Point) -> bool:
        """Return whether the pressed target is still there at the release; a key may change the page."""
        if name is None:
            return self._hit(pos) is None
        return stays(name, self._pressed_among, self._targets)

    def _cancelled(self, source: str, pos: gestures.Point = gestures.AWAY) -> None:
        if self._held:
            self._gestures.append(gestures.Release(self._name, self._last))
        self._let_go()
        self._gestures.append(gestures.Cancel(source, pos))

    def _lose(self) -> None:
        if self._down is not None:
            self._let_go()
            self._gestures.append(gestures.Lost())

    def _let_go(self) -> None:
        self._down = self._name = self._owner = None
        self._dragging = self._held = False

    def _hovered(self, name: str | None, pos: gestures.Point) -> None:
        if name != self._hover:
            self._hover = name
            self._gestures.append(gestures.Hover(name, pos))

    def _check_hold(self) -> None:
        if self._down is None or self._dragging or self._held:
            return
        if self._now - self._down_at >= HOLD_MS:
            self._held = True
            self._gestures.append(gestures.Hold(self._name, self._down))

    def _note_place(self, pos: gestures.Point) -> None:
        """Note a new resting place; trembling and clicking do not leave the old one."""
        if self._apart(self._resting, pos):
            self._resting, self._left_rest = pos, True

    def _far(self, pos: gestures.Point) -> bool:
        assert self._down is not None
        return self._apart(self._down, pos)

    def _apart(self, one: gestures.Point, other: gestures.Point) -> bool:
        across, along = other[0] - one[0], other[1] - one[1]
        slack = max(2.0, SLACK_U * self._screen.units.scale)
        return bool(across * across + along * along >= slack * slack)

    def _cross(self, begin: gestures.Point, end: gestures.Point) -> None:
        """Note the targets between two points."""
        step = max(2.0, STEP_U * self._screen.units.scale)
        far = max(abs(end[0] - begin[0]), abs(end[1] - begin[1]))
        count = max(1, int(far / step))
        for number in range(1, count + 1):
            share = number / count
            at = round(begin[0] + (end[0] - begin[0]) * share), round(begin[1] + (end[1] - begin[1]) * share)
            name = self._over(at)
            if name is not None and (not self._crossed or self._crossed[-1] != name):
                self._crossed.append(name)

    def _hit(self, pos: gestures.Point, pressable: bool = False) -> str | None:
        for target in reversed(self._targets):
            if target.rect.collidepoint(pos):
                return None if pressable and not target.enabled else target.name
        return None

    def _over(self, pos: gestures.Point, dragged: str | None = None) -> str | None:
        """Return the target under a drag, apart from the dragged one."""
        dragged = dragged or self._name
        for target in reversed(self._targets):
            if target.name != dragged and target.rect.collidepoint(pos):
                return target.name
        return None


_READERS = {
    pygame.MOUSEMOTION: Pointer._mouse_moved,
    pygame.MOUSEBUTTONDOWN: Pointer._mouse_down,
    pygame.MOUSEBUTTONUP: Pointer._mouse_up,
    pygame.FINGERDOWN: Pointer._finger_down,
    pygame.FINGERMOTION: Pointer._finger_moved,
    pygame.FINGERUP: Pointer._finger_up,
    pygame.MOUSEWHEEL: Pointer._wheel,
    pygame.KEYDOWN: Pointer._key_down,
    pygame.KEYUP: Pointer._key_up,
    pygame.TEXTINPUT: Pointer._typed,
    pygame.TEXTEDITING: Pointer._composed,
    pygame.VIDEORESIZE: Pointer._resized,
    pygame.WINDOWEXPOSED: Pointer._exposed,
    pygame.WINDOWLEAVE: Pointer._left,
    pygame.WINDOWFOCUSLOST: Pointer._unfocused,
    pygame.WINDOWHIDDEN: Pointer._unfocused,
    pygame.WINDOWMINIMIZED: Pointer._unfocused,
    pygame.DROPFILE: Pointer._dropped,
    pygame.QUIT: Pointer._quit,
}


def stays(name: str, before: Sequence[Aim], after: Sequence[Aim]) -> bool:
    """Return whether a target of this name overlaps one of that name before."""
    were = [target.rect for target in before if target.name == name]
    return any(target.name == name and target.rect.collidelist(were) >= 0 for target in after)


def _without_idle_moves(made: list[gestures.Gesture]) -> list[gestures.Gesture]:
    """Remove all but the last of several drag moves in a row."""
    return [
        gesture
        for gesture, after in zip(made, [*made[1:], None], strict=False)
        if not (isinstance(gesture, gestures.DragMove) and isinstance(after, gestures.DragMove))
    ]
