"""Paper on a wall.

Words, a sheet round a part, the arrows of a long list, a title next to the back button.
"""

from pygame import Surface

from circus.ui.gfx import theme
from circus.ui.gfx.lettering import Style
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box, Button, IconButton, PaperSheet, Widget, button_width
from circus.ui.gfx.widgets.containers import NOWHERE, Part, boxed, padded, stacked
from circus.ui.scenes.scene_widgets import PictureWidget, written

PAD_U = 26.0
"""Padding of a sheet."""
LINE_U = 27.0
"""Height of a line of words at 100 percent."""
GAP_U = 14.0
"""Distance between the back button and the title."""
TURNER_U = 52.0
"""Height of the arrows of a list."""
TITLE = Style("#FFF6E0", "#F1D7A0", theme.DEEP_RED)
"""Style of the title over a wall."""
BACK = "ui/back"


def on_sheet(part: Part, wide: float) -> Part:
    """Return a part on paper, at its requested height."""
    inner = padded(Part(part.arrange, wide - 2 * PAD_U, part.high), PAD_U, PAD_U, PAD_U, PAD_U)
    return stacked(boxed(PaperSheet(NOWHERE)), inner)


def words(kit: Toolkit, text: str, wide: float, colour: str) -> Part:
    """Return a text on a sheet of this width, at the resulting height."""
    lines = kit.fonts.lines(text, "ui", theme.CAPTION_U, wide - 2 * PAD_U)
    return written(kit, text, colour, None, high=LINE_U * kit.settings.text_size / 100 * lines + 4)


def turner(less: bool, more: bool) -> Part:
    """Return the arrows of a list with hidden entries: `ui/up` and `ui/down`."""

    def arrange(box: Box) -> list[Widget]:
        x, y = box[0] + box[2] - 24, box[1] + box[3] / 2
        return [
            IconButton("ui/up", x - 60, y, "up", 44, enabled=less),
            IconButton("ui/down", x, y, "down", 44, enabled=more),
        ]

    return Part(arrange, high=TURNER_U)


def beside(kit: Toolkit, back: Box, title: Surface) -> float:
    """Return the horizontal centre of a title, in units.

    It is that of the window, or further right if it would meet the back button.
    """
    units = kit.units
    return max(units.width_u / 2, back[0] + back[2] + GAP_U + units.u(title.get_width()) / 2)


def wall_head(kit: Toolkit, words: str, middle_u: float = 58.0) -> tuple[Widget, Widget]:
    """Return the title over a wall, its centre `middle_u` from the top, and the back button to its left."""
    title, back = kit.lettering.title(words, theme.TITLE_U, TITLE), kit.texts.say("settings-back")
    box = (theme.MARGIN_U, theme.MARGIN_U, button_width(kit, back, "back"), theme.BUTTON_HEIGHT_U)
    return PictureWidget(title, beside(kit, box, title), middle_u), Button(BACK, box, back, "back")
