"""Rows of a search's choice: ranges of numbers, options with all their values, and sliders of aims."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from pygame import Surface

from circus.content.texts.numbers import counted, number_name
from circus.content.texts.options import option_name, option_word
from circus.core.game import Game
from circus.core.number import Number
from circus.core.option import Option
from circus.lab.day.words import NOTHING
from circus.lab.experiment.naming import Metric, metric_of, spelt
from circus.lab.plot import Axis
from circus.lab.tuning.aims import AimScale
from circus.session.experiments import spell_choice
from circus.session.searches import Range
from circus.ui.gfx import theme
from circus.ui.gfx.painted import painted
from circus.ui.gfx.theme import CAPTION_U, INK
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box, Button, Panel, Slider, Toggle, icon
from circus.ui.gfx.widgets.buttons import PAPER, least_width
from circus.ui.gfx.widgets.containers import (
    END,
    MIDDLE,
    NOWHERE,
    START,
    Part,
    boxed,
    column,
    cornered,
    line,
    row,
    space,
)
from circus.ui.gfx.widgets.controls import HEIGHT_U
from circus.ui.scenes.parts.paged import GAP_U, PageRoom, RowsPage, rows_page
from circus.ui.scenes.parts.paper import LINE_U
from circus.ui.scenes.parts.widgets import papered, picture, stepper, written

LOW, HIGH, ORIGINAL = "ui/low/", "ui/high/", "ui/original/"
"""Prefixes of targets: the arrows of the ends of a range, and the button back to the published value."""
OPTION, AIM, SLIDER = "ui/option/", "ui/aim/", "ui/slide/"
"""Prefixes of targets: the toggles of an option and of an aim, and the slider of an aim."""
TRY, VALUE = "ui/try/", "ui/value/"
"""Prefixes of targets: the toggle that compares a value, and the arrows of a number's value."""
_ROW_U = 56.0
_WISHED_U, _NOW_U = 24.0, 22.0
"""Heights of the wished value and of the published figure at 100 percent."""
_PAD_U, _AIR_U = 12.0, 8.0
_SIGN_U, _TOGGLE_U, _TRACK_U = 26.0, 80.0, 84.0
_TRIED_U = 136.0
"""Width of the compared values at 100 percent."""
_SLIDER_U, _MAX_SLIDER_U = 220.0, 520.0
_CHANGED, _SOFT = "#5D2E72", "#53402C"


class TriedNumber(NamedTuple):
    """Number whose values are compared.

    Attributes:
        number: of the game.
        usual: its value in the rules that the others are compared with.
        shown: the value between the arrows; never the usual one.
        values: the compared values, in ascending order.
    """

    number: Number
    usual: int
    shown: int
    values: Sequence[int]


class AimRow(NamedTuple):
    """Aim as its row shows it.

    Attributes:
        name: of the figure.
        on: whether it is an aim of the search.
        value: the wished value; `None` while it is not known.
        published: the figure by the published rules; `None` if it is not known.
        scale: of the slider; `None` while it is not known.
        is_measured: whether the published rules were played; a figure may have had no game.
    """

    name: str
    on: bool
    value: float | None
    published: float | None
    scale: AimScale | None
    is_measured: bool


def numbers_rows(
    kit: Toolkit, game: Game[Any], ranges: Mapping[str, Range], options: frozenset[str], room: Box, page: int
) -> RowsPage:
    """Return a page of the numbers with their ranges, followed by the options."""
    numbers, listed = game.numbers, game.options
    names = [number_name(kit.texts, game, each) for each in numbers]
    names += [option_name(kit.texts, game.name, each) for each in listed]
    digits = [str(value) for number in numbers for value in (number.least, number.default, number.most)]
    inner = max((kit.fonts.width_u(each, "ui-bold") for each in digits), default=0.0) + 16
    back = max((least_width(kit, str(each.default), "undo", PAPER) for each in numbers), default=0.0) + 8
    beside = 2 * (inner + 2 * HEIGHT_U) + _TRACK_U + back + 4 * _AIR_U
    columns, wide, high = _columns(kit, names, _SIGN_U + beside, room)

    def make(index: int) -> Part:
        if index < len(numbers):
            number = numbers[index]
            chosen = ranges.get(number.name, (number.default, number.default))
            return _number_row(kit, names[index], number, chosen, _NumberSizes(wide, inner, back, high))
        option = listed[index - len(numbers)]
        is_on = option.name in options
        return _option_row(kit, game.name, names[index], option, is_on, wide, high)

    return rows_page(kit, len(names), make, PageRoom(columns, high, room[3]), page)


def tried_rows(
    kit: Toolkit, game: Game[Any], numbers: Sequence[TriedNumber], room: Box, page: int
) -> RowsPage:
    """Return a page of the numbers, each with a value between arrows and the toggle that tries it."""
    texts = kit.texts
    names = [number_name(texts, game, each.number) for each in numbers]
    words = [
        counted(texts, each.number, end) for each in numbers for end in (each.number.least, each.number.most)
    ]
    inner = max((kit.fonts.width_u(each, "ui-bold") for each in words), default=0.0) + 16
    beside = inner + 2 * HEIGHT_U + _TOGGLE_U + _TRIED_U * kit.text_scale + 2 * _AIR_U
    columns, wide, high = _columns(kit, names, _SIGN_U + beside, room)

    def make(index: int) -> Part:
        return _tried_row(kit, names[index], numbers[index], _NumberSizes(wide, inner, 0.0, high))

    return rows_page(kit, len(names), make, PageRoom(columns, high, room[3]), page)


def aims_rows(kit: Toolkit, game: str, aims: Sequence[AimRow], room: Box, page: int) -> RowsPage:
    """Return a page of the aims with their sliders."""
    names = [metric_of(kit.texts, game, each.name) for each in aims]
    values = [_values(kit, each) for each in aims]
    value = max(kit.fonts.width_u(each, "ui-bold") for pair in values for each in pair) + 8
    columns, wide, high = _columns(kit, names, _TOGGLE_U + _SLIDER_U + value + 3 * _AIR_U, room)
    high = max(high, (_WISHED_U + _NOW_U) * kit.text_scale + 4)
    longest = max(kit.fonts.width_u(each, "ui-bold") for each in names) + 4
    spare = min(max(0.0, wide - longest), _MAX_SLIDER_U - _SLIDER_U)
    sizes = _AimSizes(wide - spare, _SLIDER_U + spare, value, high)

    def make(index: int) -> Part:
        return _aim_row(kit, names[index], aims[index], values[index], sizes)

    return rows_page(kit, len(names), make, PageRoom(columns, high, room[3]), page)


def _columns(kit: Toolkit, names: Sequence[str], beside: float, room: Box) -> tuple[int, float, float]:
    """Return the number of columns, the width of a name, and the height of a row.

    Two columns are used if names need at most two lines there.
    """
    longest = max(kit.fonts.width_u(each, "ui-bold") for each in names) + 4
    columns, left = 1, room[2] - 2 * _PAD_U - beside
    half = (room[2] - GAP_U) / 2 - 2 * _PAD_U - beside
    if half >= longest * 0.6:
        columns, left = 2, half
    wide = max(left, 80.0)
    lines = max(kit.fonts.lines(each, "ui-bold", CAPTION_U, wide) for each in names)
    return columns, wide, max(_ROW_U, LINE_U * kit.text_scale * lines + 8)


class _NumberSizes(NamedTuple):
    """Sizes of a number's row: name, word of an arrowed value, button, height."""

    name: float
    inner: float
    back: float
    high: float


def _number_row(kit: Toolkit, name: str, number: Number, chosen: Range, sizes: _NumberSizes) -> Part:
    """Return a number with the ends of its range, and the button back to the published value."""
    low, high = chosen
    is_changed = chosen != (number.default, number.default)
    ink = _CHANGED if is_changed else INK
    star = picture(icon(kit, "star", 20, ink), START, wide=_SIGN_U) if is_changed else space(wide=_SIGN_U)
    size = kit.units.px(_TRACK_U), kit.units.px(HEIGHT_U)
    track = picture(_track(kit, size, number.least, number.most, number.default, chosen), wide=_TRACK_U)
    undo = Button(f"{ORIGINAL}{number.name}", NOWHERE, str(number.default), "undo", PAPER)
    back = boxed(undo, sizes.back, HEIGHT_U) if is_changed else space(wide=sizes.back)
    parts = [
        star,
        _name(kit, name, ink, sizes.name),
        stepper(f"{LOW}{number.name}", str(low), low > number.least, low < high, sizes.inner),
        space(wide=_AIR_U),
        track,
        space(wide=_AIR_U),
        stepper(f"{HIGH}{number.name}", str(high), high > low, high < number.most, sizes.inner),
        space(wide=2 * _AIR_U),
        back,
    ]
    return _sheet(parts, sizes.high)


def _option_row(
    kit: Toolkit, game: str, name: str, option: Option, on: bool, wide: float, high: float
) -> Part:
    """Return an option with the toggle that tries all its values."""
    words = kit.texts.listed([option_word(kit.texts, game, option, value) for value in option.values])
    ink = _CHANGED if on else INK
    sign = picture(icon(kit, "star", 20, ink), START, wide=_SIGN_U) if on else space(wide=_SIGN_U)
    toggle = cornered(lambda x, y: Toggle(f"{OPTION}{option.name}", x, y, on), _TOGGLE_U, HEIGHT_U)
    part = written(kit, words, _SOFT, None, MIDDLE)
    return _sheet([sign, _name(kit, name, ink, wide), toggle, space(wide=2 * _AIR_U), part], high)


def _tried_row(kit: Toolkit, name: str, tried: TriedNumber, sizes: _NumberSizes) -> Part:
    """Return a number with the value that its toggle tries, and all tried values."""
    number, value = tried.number, tried.shown
    ink = _CHANGED if tried.values else INK
    star = picture(icon(kit, "star", 20, ink), START, wide=_SIGN_U) if tried.values else space(wide=_SIGN_U)
    words = counted(kit.texts, number, value)
    others = [each for each in (number.least, number.most) if each != tried.usual]
    less, more = value > min(others, default=value), value < max(others, default=value)
    spelt_choice = spell_choice(number.name, value)
    toggle = cornered(
        lambda x, y: Toggle(f"{TRY}{spelt_choice}", x, y, value in tried.values), _TOGGLE_U, HEIGHT_U
    )
    key = "lab-tried" if tried.values else "lab-tried-none"
    listed = kit.texts.listed(list(map(str, tried.values)))
    summary = written(kit, kit.texts.say(key, values=listed, usual=str(tried.usual)), _SOFT, 2, MIDDLE)
    parts = [
        star,
        _name(kit, name, ink, sizes.name),
        stepper(f"{VALUE}{number.name}", words, less, more, sizes.inner),
        space(wide=_AIR_U),
        toggle,
        space(wide=_AIR_U),
        summary,
    ]
    return _sheet(parts, sizes.high)


class _AimSizes(NamedTuple):
    """Sizes of an aim's row: name, slider, value, height."""

    name: float
    slider: float
    value: float
    high: float


def _values(kit: Toolkit, aim: AimRow) -> tuple[str, str]:
    """Return the wished value and the published figure as text."""
    metric, unknown = Metric.of(aim.name), NOTHING if aim.is_measured else "…"
    wished = spelt(kit.texts, metric, aim.value) if aim.value is not None else unknown
    now = spelt(kit.texts, metric, aim.published) if aim.published is not None else unknown
    return wished if aim.on else "", kit.texts.say("lab-search-now", value=now)


def _aim_row(kit: Toolkit, name: str, aim: AimRow, values: tuple[str, str], sizes: _AimSizes) -> Part:
    """Return an aim with its toggle, its slider and its values."""
    ink = _CHANGED if aim.on else INK
    toggle = cornered(lambda x, y: Toggle(f"{AIM}{aim.name}", x, y, aim.on), _TOGGLE_U, HEIGHT_U)
    slid = boxed(_slider(aim), sizes.slider, HEIGHT_U) if aim.on and aim.scale else space(wide=sizes.slider)
    text = kit.text_scale
    wished = line(values[0], "ui-bold", CAPTION_U, ink, high=_WISHED_U * text, align=END)
    now = line(values[1], "ui", theme.SMALL_U, _SOFT, high=_NOW_U * text, align=END)
    both = column([wished, now]) if aim.on else now
    part = Part(both.arrange, sizes.value, both.high)
    parts = [toggle, space(wide=_AIR_U), _name(kit, name, ink, sizes.name), slid, space(wide=_AIR_U), part]
    return _sheet(parts, sizes.high)


def _slider(aim: AimRow) -> Slider:
    scale = aim.scale
    assert scale is not None
    value = scale.index(aim.value or 0.0)
    mark = None if aim.published is None else scale.index(aim.published)
    return Slider(f"{SLIDER}{aim.name}", NOWHERE, value, scale.count, steps=scale.count, mark=mark)


def _name(kit: Toolkit, name: str, ink: str, wide: float) -> Part:
    words = written(kit, name, ink, None, MIDDLE, face="ui-bold")
    return Part(words.arrange, wide)


def _sheet(parts: Sequence[Part], high: float) -> Part:
    return Part(papered(Part(row(parts).arrange), _PAD_U, 0, _PAD_U, 0).arrange, high=high)


@painted
def _track(
    kit: Toolkit, size: tuple[int, int], least: int, most: int, default: int, chosen: Range
) -> Surface:
    """Return all allowed values as a line, the chosen range on it, and a mark at the published value."""
    panel = Panel(kit, size)
    middle = panel.height_u / 2
    axis = Axis(least, most, 6, panel.width_u - 6)
    low, high, usual = (axis.at(each) for each in (*chosen, default))
    panel.vector(
        _bar(axis.start, axis.end, middle, 4, "#B79A62")
        + _bar(low - 3, high + 3, middle, 12, theme.CHOSEN)
        + _bar(usual - 2, usual + 2, middle, 24, theme.DEEP_RED)
    )
    return panel.surface


def _bar(start: float, end: float, middle: float, high: float, fill: str) -> str:
    return (
        f'<rect x="{start:.2f}" y="{middle - high / 2:.2f}" width="{end - start:.2f}" height="{high:g}" '
        f'rx="{min(high, end - start) / 2:.2f}" fill="{fill}"/>'
    )
