"""Pages of the numbers of a game: name, value between arrows, button back to the published value."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from circus.content.texts.numbers import counted, number_name
from circus.core.game import Game
from circus.core.number import Number
from circus.ui.gfx.theme import CAPTION_U, INK
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box, Button, icon
from circus.ui.gfx.widgets.buttons import PAPER, least_width
from circus.ui.gfx.widgets.containers import MIDDLE, NOWHERE, START, Part, boxed, row, space
from circus.ui.gfx.widgets.controls import HEIGHT_U
from circus.ui.scenes.parts.paged import GAP_U, PageRoom, RowsPage, rows_page
from circus.ui.scenes.parts.paper import LINE_U
from circus.ui.scenes.parts.widgets import papered, picture, stepper, written

NUMBER, ORIGINAL = "ui/number/", "ui/original/"
"""Prefixes of targets: the arrows of a number, and the button back to its published value."""
_ROW_U = 52.0
_PAD_U = 12.0
_STAR_U = 26.0
_AIR_U = 8.0
_CHANGED = "#5D2E72"


class _Sizes(NamedTuple):
    """Sizes of all rows, in units.

    Attributes:
        name, value, back: width of the name, of the value between its arrows, and of the button.
        high: height of a row.
    """

    name: float
    value: float
    back: float
    high: float

    @property
    def wide(self) -> float:
        """Width of a row."""
        return 2 * _PAD_U + _STAR_U + self.name + self.value + 2 * HEIGHT_U + self.back + 2 * _AIR_U


def numbers_page(kit: Toolkit, game: Game[Any], changed: Mapping[str, int], room: Box, page: int) -> RowsPage:
    """Return a page of the numbers in columns, in the declared order from top to bottom."""
    sizes = _sizes(kit, game, room[2])
    columns = max(1, int((room[2] + GAP_U) / (sizes.wide + GAP_U)))

    def make(index: int) -> Part:
        return _row(kit, game, game.numbers[index], changed, sizes)

    return rows_page(kit, len(game.numbers), make, PageRoom(columns, sizes.high, room[3]), page)


def _sizes(kit: Toolkit, game: Game[Any], room: float) -> _Sizes:
    """Return the sizes of rows no wider than the room; a long name then has several lines."""
    fonts, texts = kit.fonts, kit.texts
    names = [number_name(texts, game, number) for number in game.numbers]
    words = [
        counted(texts, number, value)
        for number in game.numbers
        for value in (number.least, number.default, number.most)
    ]
    name = max(fonts.width_u(each, "ui-bold") for each in names) + 4
    value = max(fonts.width_u(each, "ui-bold") for each in words) + 16
    back = max(least_width(kit, str(each.default), "undo", PAPER) for each in game.numbers) + 8
    sizes = _Sizes(name, value, back, _ROW_U)
    name -= max(0.0, sizes.wide - room)
    lines = max(fonts.lines(each, "ui-bold", CAPTION_U, name) for each in names)
    text = kit.text_scale
    return _Sizes(name, value, back, max(_ROW_U, LINE_U * text * lines + 10))


def _row(kit: Toolkit, game: Game[Any], number: Number, changed: Mapping[str, int], sizes: _Sizes) -> Part:
    """Return one number; a changed one has a star and the button."""
    value, is_changed = changed.get(number.name, number.default), number.name in changed
    ink = _CHANGED if is_changed else INK
    star = picture(icon(kit, "star", 20, ink), START, wide=_STAR_U) if is_changed else space(wide=_STAR_U)
    name = written(kit, number_name(kit.texts, game, number), ink, None, MIDDLE, face="ui-bold")
    less, more = value > number.least, value < number.most
    steps = stepper(f"{NUMBER}{number.name}", counted(kit.texts, number, value), less, more, sizes.value)
    undo = Button(f"{ORIGINAL}{number.name}", NOWHERE, str(number.default), "undo", PAPER)
    back = boxed(undo, sizes.back, HEIGHT_U) if is_changed else space(wide=sizes.back)
    parts = row([star, name, space(wide=_AIR_U), steps, space(wide=_AIR_U), back])
    return Part(papered(Part(parts.arrange), _PAD_U, 0, _PAD_U, 0).arrange, high=sizes.high)
