"""Gestures: what a person did with mouse, finger or keyboard, as plain data."""

from pathlib import Path
from typing import NamedTuple

Point = tuple[int, int]
"""Position in pixels of the window."""

AWAY: Point = (-1, -1)
"""Position of a pointer outside the window, or of a lifted finger."""

LEFT, MIDDLE, RIGHT = 1, 2, 3
ESCAPE, CLICK = "escape", "click"
"""Sources of a cancel: the Esc key, the right button."""

FULL_SCREEN = "f11"
"""Command that switches full screen on and off: F11 and Alt+Enter."""


class Hover(NamedTuple):
    """The pointer is over another target than before; `None`: over none."""

    name: str | None
    pos: Point


LOOK = "ui/look/"
"""Prefix of the names of hands that show their cards while held; they can be dragged after a hold too."""


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
    """A drag moves.

    Attributes:
        name: the dragged target.
        pos: position of the pointer.
        over: the target under it, apart from the dragged one.
        crossed: every target passed over since the start, in order, each change once.
    """

    name: str
    pos: Point
    over: str | None
    crossed: tuple[str, ...]


class Drop(NamedTuple):
    """A drag ends; fields as in `DragMove`."""

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
    """Right button or Esc: removes the last pick.

    Attributes:
        source: `ESCAPE` or `CLICK`.
        pos: position of the right button's press.
    """

    source: str
    pos: Point = AWAY


class Lost(NamedTuple):
    """A press without an end: its drag or hold is over, and nothing is chosen or removed."""


class Key(NamedTuple):
    """A command of the keyboard, or typed text (`circus.input.keyboard` decides which).

    Attributes:
        key: name in lower case ("a", "left", "return", "ctrl+z"); "" for typed text. A plain name means
            that neither Ctrl nor Alt nor a modifier of the system was held.
        shift: whether Shift was held.
        text: typed text, with accents composed; "" for a command.
    """

    key: str
    shift: bool = False
    text: str = ""


class Preedit(NamedTuple):
    """The text that an input method composes has changed; "": nothing is composed."""

    text: str


class Wheel(NamedTuple):
    """The wheel was turned over a target; positive steps go up."""

    name: str | None
    steps: int


class Resize(NamedTuple):
    """The window has another size, in pixels."""

    size: tuple[int, int]


class Exposed(NamedTuple):
    """The system may have lost the content of the window: all of it is presented again."""


class Dropped(NamedTuple):
    """A file was dropped on the window from a file manager."""

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
    | Lost
    | Key
    | Preedit
    | Wheel
    | Resize
    | Exposed
    | Dropped
    | Quit
)

ENDS_OF_A_PRESS = Tap | Drop | Release | Cancel | Lost
"""Gestures after which the button or finger counts as up."""

PARTS_OF_A_PRESS = DragStart | DragMove | Drop | Hold | Release | Tap
"""Gestures that follow a press, and have no meaning without it."""

DEEDS = (Tap, Cancel, DragStart, Key, Wheel)
"""Gestures that hide the explanation of the item under the pointer."""
