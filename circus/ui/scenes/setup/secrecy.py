"""Sheet of the set-up for secrecy between several persons at one screen."""

from circus.session.secrecy import SECRECIES
from circus.ui.gfx import theme
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Switch
from circus.ui.gfx.widgets.containers import NOWHERE, Part
from circus.ui.scenes.parts.widgets import stepper
from circus.ui.scenes.setup.options import INDENT_U, PAD_U, sheet, switch

NAME = "ui/secrecy"
_COLOUR = "#5A4128"


def secrecy_sheet(kit: Toolkit, chosen: str, most_lines: int) -> Part:
    """Return the sheet with the three modes; its targets begin with `ui/secrecy`."""
    say = kit.texts.say
    values = [(each, say(f"setup-secrecy-{each}")) for each in SECRECIES]
    at = SECRECIES.index(chosen)
    steps = stepper(NAME, values[at][1], at > 0, at + 1 < len(values), 220)
    words = say("setup-secrecy"), say(f"setup-secrecy-{chosen}-help")
    control = switch(kit, Switch(NAME, NOWHERE, values, chosen), steps)
    mark = ("setup-secrecy-mark", "people", _COLOUR)
    return sheet(kit, words, "closed-eye", mark, control, most_lines)


def secrecy_lines(kit: Toolkit, width: float, most: int = 2) -> int:
    """Return the number of lines, up to `most`, of the longest explanation on a sheet of this width."""
    room = width - INDENT_U - PAD_U
    helps = [kit.texts.say(f"setup-secrecy-{each}-help") for each in SECRECIES]
    return min(most, max(kit.fonts.lines(text, "ui", theme.CAPTION_U, room) for text in helps))
