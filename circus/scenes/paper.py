"""Paper on a wall: words, a sheet round a part, the arrows of a long list, a title beside the way back."""

from pygame import Surface

from circus.scenes.scene_widgets import Picture, written
from circus.stage import theme
from circus.stage.lettering import Style
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Box, Button, IconButton, Sheet, Widget, button_width
from circus.stage.widgets.containers import NOWHERE, Part, boxed, padded, stacked

PAD_U = 26.0
"""Clear paper on each side of a sheet."""
LINE_U = 27.0
"""The height of a line of words at 100 percent."""
GAP_U = 14.0
"""Between the way back and a title beside it."""
TURNER_U = 52.0
"""What the arrows of a list take of its height."""
TITLE = Style("#FFF6E0", "#F1D7A0", theme.DEEP_RED)
"""Of the words over a wall."""
BACK = "ui/back"


def on_sheet(part: Part, wide: float) -> Part:
    """Return a part on paper, as high as it asks."""
    inner = padded(Part(part.lay, wide - 2 * PAD_U, part.high), PAD_U, PAD_U, PAD_U, PAD_U)
    return stacked(boxed(Sheet(NOWHERE)), inner)


def words(kit: Toolkit, text: str, wide: float, colour: str) -> Part:
    """Return a text on a sheet of this width, as high as it comes out."""
    lines = kit.fonts.lines(text, "ui", theme.CAPTION_U, wide - 2 * PAD_U)
    return written(kit, text, colour, None, high=LINE_U * kit.settings.text_size / 100 * lines + 4)


def turner(less: bool, more: bool) -> Part:
    """Return the arrows to what is not shown of a list: `ui/up` and `ui/down`."""

    def lay(box: Box) -> list[Widget]:
        x, y = box[0] + box[2] - 24, box[1] + box[3] / 2
        return [
            IconButton("ui/up", x - 60, y, "up", 44, enabled=less),
            IconButton("ui/down", x, y, "down", 44, enabled=more),
        ]

    return Part(lay, high=TURNER_U)


def beside(kit: Toolkit, back: Box, title: Surface) -> float:
    """Return the middle of a title, in units.

    That of the window, or further right where it met the way back.
    """
    units = kit.units
    return max(units.width_u / 2, back[0] + back[2] + GAP_U + units.u(title.get_width()) / 2)


def wall_head(kit: Toolkit, words: str, middle_u: float = 58.0) -> tuple[Widget, Widget]:
    """Return the title over a wall, its middle so far from above, and the way back to its left."""
    title, back = kit.lettering.title(words, theme.TITLE_U, TITLE), kit.texts.say("settings-back")
    box = (theme.MARGIN_U, theme.MARGIN_U, button_width(kit, back, "back"), theme.BUTTON_HEIGHT_U)
    return Picture(title, beside(kit, box, title), middle_u), Button(BACK, box, back, "back")
