"""Pages of rows in columns, with arrows below them if there are several pages."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from circus.ui.gfx.theme import PAPER as CREAM
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Act, IconButton
from circus.ui.gfx.widgets.containers import MIDDLE, START, Part, column, line, row, space
from circus.ui.gfx.widgets.controls import HEIGHT_U, STEPS
from circus.ui.scenes.parts.paper import TURNER_U
from circus.ui.scenes.parts.widgets import centred_button

GAP_U = 8.0
"""Distance between rows, and between columns."""


class RowsPage(NamedTuple):
    """Page of rows.

    Attributes:
        part: the rows, and arrows if there are several pages.
        page, pages: this page, and their number.
    """

    part: Part
    page: int
    pages: int


class PageRoom(NamedTuple):
    """Room of a page, in units.

    Attributes:
        columns: their number.
        row_high: height of a row.
        high: height of all rows, arrows included.
    """

    columns: int
    row_high: float
    high: float

    @property
    def rows(self) -> int:
        """Number of rows in a column."""
        return max(1, int((self.high + GAP_U) / (self.row_high + GAP_U)))


def rows_page(
    kit: Toolkit,
    count: int,
    make: Callable[[int], Part],
    room: PageRoom,
    page: int,
    turn: Callable[[int], object] | None = None,
) -> RowsPage:
    """Return a page of `count` rows in columns, in their order from top to bottom.

    `make` returns the row of an index; only visible ones are made. A page after the last one is the last.
    The arrows call `turn` with -1 and 1.
    """
    if count > room.columns * room.rows:
        room = room._replace(high=room.high - TURNER_U)
    most = room.columns * room.rows
    pages = max(1, -(-count // most))
    page = max(0, min(page, pages - 1))
    shown = range(page * most, min(count, (page + 1) * most))
    each = -(-min(most, count) // room.columns)
    parts = [
        column([make(index) for index in shown[first : first + each]], GAP_U)
        for first in range(0, room.columns * each, each or 1)
    ]
    rows_part = row(parts, GAP_U, START)
    whole = column([rows_part, _turner(kit, page, pages, turn)]) if pages > 1 else rows_part
    return RowsPage(whole, page, pages)


def _turner(kit: Toolkit, page: int, pages: int, turn: Callable[[int], object] | None) -> Part:
    """Return arrows and the number of the page."""
    word = f"{page + 1} / {pages}"
    wide = kit.fonts.width_u(word, "ui-bold", 20) + 24
    number = line(word, "ui-bold", 20, CREAM, wide=wide, high=HEIGHT_U, align=MIDDLE)
    less, more = (
        centred_button(
            IconButton(
                f"ui/page/{name}",
                0,
                0,
                sign,
                HEIGHT_U,
                enabled=enabled,
                act=Act(partial(turn, STEPS[name])) if turn else None,
            )
        )
        for name, sign, enabled in (("less", "left", page > 0), ("more", "right", page + 1 < pages))
    )
    return Part(row([space(), row([less, number, more]), space()]).arrange, high=TURNER_U)
