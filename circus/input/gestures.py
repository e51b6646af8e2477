"""Gestures: what a person did with mouse, finger or keyboard, as plain data."""

from pathlib import Path
from typing import NamedTuple

Point = tuple[int, int]
"""In pixels of the window."""

AWAY: Point = (-1, -1)
"""Where a pointer is that is nowhere: outside the window, or a finger that was lifted."""

LEFT, MIDDLE, RIGHT = 1, 2, 3
ESCAPE, CLICK, LOST = "escape", "click", "lost"
"""Where a cancel came from: the Esc key, the right button, the window losing the pointer."""


class Hover(NamedTuple):
    """The pointer is over another target than before; `None`: over none."""

    name: str | None
    pos: Point


class Press(NamedTuple):
    """The button went down on a target."""

    name: str | None
    pos: Point


class Tap(NamedTuple):
    """A click: pressed and let go without moving away; `None`: on no target."""

    name: str | None
    pos: Point
    button: int = LEFT


class DragStart(NamedTuple):
    """A pressed target is pulled away."""

    name: str
    pos: Point


class DragMove(NamedTuple):
    """A drag goes on.

    Attributes:
        name: what is dragged.
        pos: where the pointer is.
        over: the target under it, without regard to the dragged one.
        crossed: every target passed over since the start, in order, each change once.
    """

    name: str
    pos: Point
    over: str | None
    crossed: tuple[str, ...]


class Drop(NamedTuple):
    """A drag ends; facts as for `DragMove`."""

    name: str
    pos: Point
    over: str | None
    crossed: tuple[str, ...]


class Hold(NamedTuple):
    """The button has been down in one place for a while; a release follows instead of a tap."""

    name: str | None
    pos: Point


class Release(NamedTuple):
    """The end of a hold."""

    name: str | None
    pos: Point


class Cancel(NamedTuple):
    """Right button, Esc, or a drag that the window lost: the last pick is taken back.

    Attributes:
        source: `ESCAPE`, `CLICK` or `LOST`.
        pos: where the right button was pressed.
    """

    source: str
    pos: Point = AWAY


class Key(NamedTuple):
    """A key went down, or text was typed.

    Attributes:
        key: its name in lower case ("a", "left", "return"); "" for typed text.
        shift, ctrl: whether these were held.
        text: what was typed, with accents composed; "" for a key.
    """

    key: str
    shift: bool = False
    ctrl: bool = False
    text: str = ""


class Wheel(NamedTuple):
    """The wheel was turned over a target; positive steps go up."""

    name: str | None
    steps: int


class Resize(NamedTuple):
    """The window has another size, in pixels."""

    size: tuple[int, int]


class Exposed(NamedTuple):
    """The system may have lost what the window showed: all of it is put on the screen again."""


class Dropped(NamedTuple):
    """A file was let go of over the window, in the program that shows folders."""

    path: Path


class Quit(NamedTuple):
    """The window is to be closed."""


Gesture = (
    Hover
    | Press
    | Tap
    | DragStart
    | DragMove
    | Drop
    | Hold
    | Release
    | Cancel
    | Key
    | Wheel
    | Resize
    | Exposed
    | Dropped
    | Quit
)

ENDS_OF_A_PRESS = (Tap, Drop, Release, Cancel, DragStart)
"""After one of these nothing is pressed any more."""

DEEDS = (Tap, Cancel, DragStart, Key, Wheel)
"""Whoever does one of these needs no explanation of what the pointer rests on."""
