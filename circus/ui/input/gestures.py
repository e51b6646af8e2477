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
    """Change of the target under the pointer; `name` is `None` if there is none."""

    name: str | None
    pos: Point


LOOK = "ui/look/"
"""Prefix of the names of hands that show their cards while held; they can be dragged after a hold too."""


class Press(NamedTuple):
    """Press of the button on a target; `name` is `None` on no target."""

    name: str | None
    pos: Point


class Tap(NamedTuple):
    """Click: pressed and released in place; `name` is `None` on no target."""

    name: str | None
    pos: Point


class DragStart(NamedTuple):
    """Start of a drag of the pressed target."""

    name: str
    pos: Point


class DragMove(NamedTuple):
    """Movement of a drag.

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
    """End of a drag; fields as in `DragMove`."""

    name: str
    pos: Point
    over: str | None
    crossed: tuple[str, ...]


class Hold(NamedTuple):
    """Press that lasted a while in one place; a release follows instead of a tap."""

    name: str | None
    pos: Point


class Release(NamedTuple):
    """End of a hold."""

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
    """Press without an end: its drag or hold is over, and nothing is chosen or removed."""


class Key(NamedTuple):
    """Command of the keyboard, or typed text (`circus.ui.input.keyboard` decides which).

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
    """Change of the text that an input method composes; "": nothing is composed."""

    text: str


class Wheel(NamedTuple):
    """Turn of the wheel, or movement on a touch pad, over a target; positive steps go up, none is 0."""

    name: str | None
    steps: int


class Resize(NamedTuple):
    """New size of the window, in pixels."""

    size: tuple[int, int]


class Exposed(NamedTuple):
    """Possible loss of the window's content by the system: all of it is presented again."""


class Dropped(NamedTuple):
    """File dropped on the window from a file manager."""

    path: Path


class Quit(NamedTuple):
    """Request to close the window."""


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

DEEDS = (Tap, Cancel, DragStart, Drop, Key, Wheel)
"""Gestures that hide the explanation of the item under the pointer."""
