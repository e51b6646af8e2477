"""Sheets of the deals: the chosen deal, the last days, the comparison with the hard bot."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from circus.content.texts import inside_sentence
from circus.session.deals import DatedDeal
from circus.session.deals_played import Result
from circus.session.end_of_game import format_standing
from circus.ui.gfx import theme
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box, Button, Widget
from circus.ui.gfx.widgets.buttons import WOOD
from circus.ui.gfx.widgets.containers import MIDDLE, NOWHERE, Part, boxed, column, line, row, space
from circus.ui.scenes.parts.paper import LINE_U, PAD_U, on_sheet, words
from circus.ui.scenes.parts.widgets import labelled, written

_BUTTON_U = 52.0
_CODE_U = 58.0
_SOFT = "#53402C"
_LARGE = 1.4
"""Text size from which a day's result may take two lines."""


@dataclass(frozen=True)
class DifferenceLine:
    """One choice that the hard bot would have made differently.

    Attributes:
        name: of the target that opens that moment.
        text: the person's action, and the bot's.
    """

    name: str
    text: str


def day_in_words(kit: Toolkit, day: date, today: date) -> str:
    """Return a day as people write it."""
    back = (today - day).days
    if back in (0, 1):
        return kit.texts.say("deals-yesterday" if back else "deals-today")
    month = kit.texts.say("date-month", month=day.month)
    return kit.texts.say("date-day", day=day.day, month=month, year=str(day.year))


def result_in_words(kit: Toolkit, game: str, result: Result) -> str:
    """Return a place and the final value."""
    text = inside_sentence(format_standing(kit.texts, game, result.standing))
    return kit.texts.say("deals-result", place=result.place, told=text)


def chosen_sheet(
    kit: Toolkit, heading: str, code: str, sentences: Sequence[str], buttons: Sequence[Part], wide: float
) -> Part:
    """Return the current deal: its day, its code in large letters, and its result."""
    spaced = " ".join(code)
    parts = [
        line(heading, "display", theme.HEADING_U, high=LINE_U * kit.text_scale + 6),
        line(spaced, "display", _CODE_U, theme.CHOSEN, high=_CODE_U * 1.3, align=MIDDLE),
        *(words(kit, each, wide, theme.INK) for each in sentences),
        space(4),
        *buttons,
    ]
    return on_sheet(column(parts, 12, MIDDLE), wide)


def day_row_u(kit: Toolkit) -> float:
    """Return the height of a day's row; in portrait and in large text it has two lines."""
    return max(_BUTTON_U, 2 * LINE_U * kit.text_scale) if _has_two_lines(kit) else _BUTTON_U


def _has_two_lines(kit: Toolkit) -> bool:
    return kit.units.portrait or kit.text_scale > _LARGE


def day_label(kit: Toolkit, day: DatedDeal, today: date) -> str:
    """Return the words of a day's button."""
    return kit.texts.say("deals-row", when=day_in_words(kit, day.date, today), code=day.deal.code)


def day_row(kit: Toolkit, pick: Button, least_u: float, text: str) -> Part:
    """Return one of the last days with its button, at least `least_u` wide, and its result.

    In portrait and in large text the result may take two lines, beside a button no wider than that.
    """
    tall = _has_two_lines(kit)
    words_of_day = written(kit, text, _SOFT, 2, 0.5) if tall else line(text, "ui", theme.CAPTION_U, _SOFT)

    def arrange(box: Box) -> list[Widget]:
        picked = boxed(pick, least_u if tall else max(least_u, box[2] / 2 - 16), _BUTTON_U)
        return row([picked, space(wide=16), words_of_day]).arrange(box)

    return Part(arrange, high=day_row_u(kit))


def compared_sheet(
    kit: Toolkit, summary: Sequence[str], lines: Sequence[DifferenceLine], wide: float, more: Part
) -> Part:
    """Return both results, and the choices in which they differ."""
    parts = [words(kit, each, wide, theme.INK) for each in summary]
    parts += [_line(kit, each, wide) for each in lines]
    return on_sheet(column([*parts, more], 12), wide)


def line_height(kit: Toolkit, text: str, wide: float) -> float:
    """Return the height of a line of the comparison, its gap included."""
    return (_line(kit, DifferenceLine("", text), wide).high or 0.0) + 12


def _line(kit: Toolkit, shown: DifferenceLine, wide: float) -> Part:
    see = labelled(kit, Button(shown.name, NOWHERE, kit.texts.say("deals-see"), "eye"), _BUTTON_U)
    room = wide - 2 * PAD_U - (see.wide or 0.0) - 18
    lines = kit.fonts.lines(shown.text, "ui", theme.CAPTION_U, room)
    high = max(_BUTTON_U, LINE_U * kit.text_scale * lines)
    text = written(kit, shown.text, theme.INK, None, 0.5, high=high)
    return Part(row([Part(text.arrange), space(wide=18), see]).arrange, None, high)


def wide_button(kit: Toolkit, name: str, key: str, sign: str, kind: str = WOOD) -> Part:
    """Return a button as wide as its label."""
    return labelled(kit, Button(name, NOWHERE, kit.texts.say(key), sign, kind), _BUTTON_U)
