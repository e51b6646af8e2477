"""Geometry of the set-up, in any shape of window and at any text size."""

from dataclasses import dataclass
from typing import NamedTuple

from circus.ui.gfx.theme import MARGIN_U
from circus.ui.gfx.widgets import Box

TOP_U = 94.0
"""Top below the title."""
CONTROL_U = 44.0
GAP_U = 13.0
SIDE_U = 470.0
"""Width of the column with boards, series and Play."""
SEAT_U = 336
"""Minimum width of a seat's sheet with three rows."""
OPTION_U = 400
"""Minimum width of a variant's sheet."""
PLAY_U = 84.0
LEARN_U, LEARN_GAP_U, PLAY_BELOW_U = 50.0, 10.0, 76.0
"""Height of the lesson's button above Play, the gap, and the height of Play then."""
BOARDS_U = 152.0
"""Minimum height of the boards' sheets."""


class Needs(NamedTuple):
    """Requirements of the layout.

    Attributes:
        width, height: of the canvas, in units.
        portrait: whether the window is higher than wide.
        text: the text size, 1 for 100 percent.
        seats: number of seats' sheets.
        options: number of variants' sheets.
        lines: number of lines of the longest explanation.
        boards: whether there are boards to choose from.
        taught: whether the game has a lesson.
        page: the current page, if there are several.
        leads: whether the first of the sheets concerns the seats: it is on their page if it fits.
    """

    width: float
    height: float
    portrait: bool
    text: float
    seats: int
    options: int
    lines: int
    boards: bool
    taught: bool = False
    page: int = 0
    leads: bool = False


@dataclass(frozen=True)
class SetupBoxes:
    """Boxes in units.

    Attributes:
        players: of the line above the seats; `None` if they are on another page.
        seats: of each seat's sheet; empty if they are on another page.
        compact: whether a seat's sheet has two rows instead of three.
        variants: of the line above the variants; `None` if they are on another page.
        options: index and box of each visible sheet.
        boards, series, play: of the choices and the button, to the right or below.
        learn: of the lesson's button; `None` without one.
        pages, page: number of pages, and the current one.
    """

    players: Box | None
    seats: tuple[Box, ...]
    compact: bool
    variants: Box | None
    options: tuple[tuple[int, Box], ...]
    boards: Box
    series: Box
    play: Box
    learn: Box | None = None
    pages: int = 1
    page: int = 0


def head_height(text: float) -> float:
    """Return the height of the line above a group."""
    return max(CONTROL_U, 34 * text) + 8


def seat_height(text: float, compact: bool) -> float:
    """Return the height of a seat's sheet."""
    name = max(46.0, 40 * text)
    return 86 + name if compact else 136 + name


def option_height(text: float, lines: int) -> float:
    """Return the height of a variant's sheet."""
    return 72 + (30 + 24 * lines) * text


def plan(needs: Needs) -> SetupBoxes:
    """Return the layout on one page if it fits, else with the variants on pages after that of the seats."""
    return _whole(needs) or _paged(needs)


def series_height() -> float:
    """Return the height of the series' sheet."""
    return CONTROL_U + 32


def _side(needs: Needs, top: float) -> tuple[Box, Box, Box, Box | None] | None:
    """Return boards, series and buttons in the right column, or across the foot in portrait."""
    head, low = head_height(needs.text), needs.height - MARGIN_U
    meta = 30 * needs.text
    high = PLAY_BELOW_U if needs.taught else PLAY_U
    play_top = low - meta - high
    buttons_top = play_top - (LEARN_U + LEARN_GAP_U if needs.taught else 0)
    if needs.portrait:
        wide = (needs.width - 2 * MARGIN_U - GAP_U) / 2
        boards = BOARDS_U + 24
        row = buttons_top - GAP_U - 4 - boards
        if row - head < top:
            return None
        right = MARGIN_U + wide + GAP_U
        return (
            (MARGIN_U, row - head, wide, boards + head),
            (right, row - head, wide, series_height() + head),
            ((needs.width - 520) / 2, play_top, 520, high),
            ((needs.width - 520) / 2, buttons_top, 520, LEARN_U) if needs.taught else None,
        )
    left = needs.width - MARGIN_U - SIDE_U
    series = head + series_height()
    series_top = buttons_top - GAP_U - 6 - series
    room = series_top - GAP_U - top
    if needs.boards and room < head + BOARDS_U:
        return None
    return (
        (left, top, SIDE_U, max(0.0, room)),
        (left, series_top, SIDE_U, series),
        (left, play_top, SIDE_U, high),
        (left, buttons_top, SIDE_U, LEARN_U) if needs.taught else None,
    )


def _grid(area: Box, count: int, columns: int, height: float) -> tuple[Box, ...]:
    left, top, width, _ = area
    wide = (width - GAP_U * (columns - 1)) / columns
    return tuple(
        (left + (wide + GAP_U) * (at % columns), top + (height + GAP_U) * (at // columns), wide, height)
        for at in range(count)
    )


def _rows(count: int, columns: int, height: float) -> float:
    return -(-count // columns) * (height + GAP_U) - GAP_U


def _columns(width: float, least: float, text: float) -> int:
    return max(1, int((width + GAP_U) / (least * (0.6 + 0.4 * text) + GAP_U)))


def _even(count: int, most: int) -> int:
    """Return the number of columns, at most `most`, with the most even rows."""
    return -(-count // -(-count // min(count, most)))


def _whole(needs: Needs) -> SetupBoxes | None:
    """Return seats across the top and variants below; `None` if they do not fit."""
    width, head = needs.width - 2 * MARGIN_U, head_height(needs.text)
    columns = _even(needs.seats, _columns(width, SEAT_U, needs.text))
    compact = not needs.portrait and columns < needs.seats
    high = seat_height(needs.text, compact)
    seats_low = TOP_U + head + _rows(needs.seats, columns, high)
    second = seats_low + 16
    side = _side(needs, second)
    if side is None:
        return None
    across = width if needs.portrait else width - SIDE_U - MARGIN_U
    low = side[0][1] - 16 if needs.portrait else needs.height - MARGIN_U
    each = option_height(needs.text, needs.lines)
    option_columns = min(needs.options, _columns(across, OPTION_U, needs.text)) or 1
    rest = low - second - head - _rows(needs.options, option_columns, each)
    if needs.options and rest < 0:
        return None
    air = min(28.0, rest / 4) if needs.portrait else 0.0
    seats = _grid((MARGIN_U, TOP_U + head + air, width, 0), needs.seats, columns, high)
    top = second + 2 * air
    options = _grid((MARGIN_U, top + head, across, 0), needs.options, option_columns, each)
    return SetupBoxes(
        (MARGIN_U, TOP_U + air, width, head),
        seats,
        compact,
        (MARGIN_U, top, across, head) if needs.options else None,
        tuple(enumerate(options)),
        *side,
    )


def _paged(needs: Needs) -> SetupBoxes:
    """Return the seats on the first page, then as many variants as fit on each page."""
    head = head_height(needs.text)
    side = _side(needs, TOP_U)
    assert side is not None
    width = needs.width - 2 * MARGIN_U - (0 if needs.portrait else SIDE_U + MARGIN_U)
    low = side[0][1] - 16 if needs.portrait else needs.height - MARGIN_U
    room = low - TOP_U - head
    each = option_height(needs.text, needs.lines)
    columns = min(needs.options, _columns(width, OPTION_U, needs.text)) or 1
    area = (MARGIN_U, TOP_U + head, width, room)
    seats, compact, below = _seats_page(needs, area, columns, each)
    rest = needs.options - len(below)
    fitting = columns * max(1, int((room + GAP_U) / (each + GAP_U)))
    pages = 1 + -(-rest // fitting)
    page = min(needs.page, pages - 1)
    line = (MARGIN_U, TOP_U, width, head)
    if page == 0:
        return SetupBoxes(line, seats, compact, None, tuple(enumerate(below)), *side, pages=pages)
    first = len(below) + (page - 1) * fitting
    shown = range(first, min(needs.options, first + fitting))
    boxes = _grid(area, len(shown), columns, each)
    return SetupBoxes(
        None, (), False, line, tuple(zip(shown, boxes, strict=True)), *side, pages=pages, page=page
    )


def _seats_page(
    needs: Needs, area: Box, columns: int, each: float
) -> tuple[tuple[Box, ...], bool, tuple[Box, ...]]:
    """Return the seats' boxes, whether they are compact, and the box of a leading sheet below if it fits."""
    left, top, width, room = area
    seat_columns = _even(needs.seats, _columns(width, SEAT_U, needs.text))
    rows = {
        compact: _rows(needs.seats, seat_columns, seat_height(needs.text, compact))
        for compact in (False, True)
    }
    extra = GAP_U + each if needs.leads else 0.0
    compact = rows[False] + extra > room
    below: tuple[Box, ...] = ()
    if needs.leads and rows[compact] + extra <= room:
        below = _grid((left, top + rows[compact] + GAP_U, width, 0), 1, columns, each)
    else:
        compact = rows[False] > room
    return _grid(area, needs.seats, seat_columns, seat_height(needs.text, compact)), compact, below
