"""Paper on a wall.

Words, a sheet round a part, the arrows of a long list, a title next to the back button.
"""

from collections.abc import Callable
from functools import partial

from pygame import Surface

from circus.ui.gfx import theme
from circus.ui.gfx.lettering import Style
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Act, Box, Button, IconButton, Widget, button_width
from circus.ui.gfx.widgets.buttons import GOLD
from circus.ui.gfx.widgets.containers import MIDDLE, NOWHERE, Part, row
from circus.ui.scenes.parts.widgets import PictureWidget, labelled, papered, written

PAD_U = 26.0
"""Padding of a sheet."""
LINE_U = 27.0
"""Height of a line of words at 100 percent."""
NOTE_U = 900.0
"""Maximum width of a sheet with one text."""
GAP_U = 14.0
"""Distance between the back button and the title, or a text and its button."""
START_U = 64.0
"""Height of a button that starts something."""
TURNER_U = 52.0
"""Height of the arrows of a list."""
TITLE = Style("#FFF6E0", "#F1D7A0", theme.DEEP_RED)
"""Style of the title over a wall."""
BACK = "ui/back"


def on_sheet(part: Part, wide: float) -> Part:
    """Return a part on paper, at its requested height."""
    return papered(Part(part.arrange, wide - 2 * PAD_U, part.high), PAD_U, PAD_U, PAD_U, PAD_U)


def words(kit: Toolkit, text: str, wide: float, colour: str) -> Part:
    """Return a text on a sheet of this width, at the resulting height."""
    lines = kit.fonts.lines(text, "ui", theme.CAPTION_U, wide - 2 * PAD_U)
    return written(kit, text, colour, None, high=LINE_U * kit.text_scale * lines + 4)


def note(kit: Toolkit, text: str, room: Box) -> list[Widget]:
    """Return a text alone on a sheet near the top of a room, in its middle."""
    left, top, wide, _ = room
    sheet = on_sheet(words(kit, text, min(wide, NOTE_U), theme.INK), min(wide, NOTE_U))
    return sheet.arrange_in((left, top + 60, wide, sheet.high or 0.0))


def start_strip(
    kit: Toolkit,
    summary: str,
    label: str,
    wide: float,
    *,
    enabled: bool,
    start: Callable[[], object] | None = None,
) -> Part:
    """Return the summary of a start, or what it lacks, next to the button `ui/start`."""
    act = Act(start) if start else None
    button = Button("ui/start", NOWHERE, label, "play", GOLD, enabled, size_u=theme.HEADING_U, act=act)
    part = labelled(kit, button, START_U)
    inner = wide - (part.wide or 0.0) - 3 * GAP_U - 8
    lines = kit.fonts.lines(summary, "ui", theme.CAPTION_U, inner)
    high = max(START_U, LINE_U * kit.text_scale * lines + 16)
    text = written(kit, summary, theme.INK, None, MIDDLE, high=high)
    parts = row([text.with_width(inner), part], GAP_U)
    return Part(papered(parts, GAP_U, 4, GAP_U, 4).arrange, wide, high + 8)


def turner(less: bool, more: bool, scroll: Callable[[int], object]) -> Part:
    """Return the arrows of a list with hidden entries: `ui/up` and `ui/down`; they scroll by -1 and 1."""

    def arrange(box: Box) -> list[Widget]:
        x, y = box[0] + box[2] - 24, box[1] + box[3] / 2
        return [
            IconButton("ui/up", x - 60, y, "up", 44, enabled=less, act=Act(partial(scroll, -1))),
            IconButton("ui/down", x, y, "down", 44, enabled=more, act=Act(partial(scroll, 1))),
        ]

    return Part(arrange, high=TURNER_U)


def beside(kit: Toolkit, back: Box, title: Surface) -> float:
    """Return the horizontal centre of a title, in units.

    It is that of the window, or further right if it would meet the back button.
    """
    units = kit.units
    return max(units.width_u / 2, back[0] + back[2] + GAP_U + units.u(title.get_width()) / 2)


def wall_head(
    kit: Toolkit, words: str, middle_u: float = 58.0, back: Callable[[], object] | None = None
) -> tuple[Widget, Widget]:
    """Return the title over a wall, its centre `middle_u` from the top, and the back button to its left."""
    title, label = kit.lettering.title(words, theme.TITLE_U, TITLE), kit.texts.say("settings-back")
    box = (theme.MARGIN_U, theme.MARGIN_U, button_width(kit, label, "back"), theme.BUTTON_HEIGHT_U)
    act = Act(back) if back else None
    return PictureWidget(title, beside(kit, box, title), middle_u), Button(BACK, box, label, "back", act=act)
