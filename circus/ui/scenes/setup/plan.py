"""Pages of the set-up: its sheets in containers, in any shape of window and at any text size."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from circus.ui.gfx.theme import MARGIN_U
from circus.ui.gfx.widgets import Box, Widget
from circus.ui.gfx.widgets.containers import END, MIDDLE, START, Part, column, grid, row, space

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
_WIDE_PLAY_U = 520.0
"""Width of the buttons across the foot."""


class Canvas(NamedTuple):
    """Room of the set-up.

    Attributes:
        width, height: in units.
        portrait: whether the window is higher than wide.
        text: the text size, 1 for 100 percent.
    """

    width: float
    height: float
    portrait: bool
    text: float

    @property
    def head(self) -> float:
        """Height of the line above a group."""
        return head_height(self.text)

    @property
    def inner(self) -> Box:
        """Room below the title, between the margins."""
        return MARGIN_U, TOP_U, self.width - 2 * MARGIN_U, self.height - TOP_U - MARGIN_U

    @property
    def beside(self) -> float:
        """Width beside the side column, which is below the rest in portrait."""
        return self.inner[2] - (0 if self.portrait else SIDE_U + MARGIN_U)


@dataclass(frozen=True)
class SetupSheets:
    """Contents of the set-up.

    Attributes:
        players: makes the line above the seats, or two lines in less room.
        turner: width of the button that opens the next page, at the right end of that line.
        seat: makes the sheet of a seat, with two rows instead of three if compact; seats: their number.
        variants: the line above the variants.
        option: makes the sheet of a variant or an aid; options: their number.
        leads: whether the first of these concerns the seats: it is on their page if it fits.
        boards: the boards, or a text about the game; has_boards: whether there are boards to choose from.
        series, play: the choice of a series; the button.
        learn: the lesson's button; `None` without a lesson.
    """

    players: Callable[[float], Part]
    turner: float
    seat: Callable[[int, bool], Part]
    seats: int
    variants: Part
    option: Callable[[int], Part]
    options: int
    leads: bool
    boards: Part
    has_boards: bool
    series: Part
    play: Part
    learn: Part | None


class SetupPage(NamedTuple):
    """Page of the set-up.

    Attributes:
        part: its contents, for `Canvas.inner`.
        head_width: width of its first line.
        option_width: width of a variant's sheet.
        pages, page: number of pages, and this one.
    """

    part: Part
    head_width: float
    option_width: float
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


def plan(canvas: Canvas, sheets: SetupSheets, page: int) -> SetupPage:
    """Return everything on one page if it fits, else the variants on pages after that of the seats."""
    return _whole(canvas, sheets) or _paged(canvas, sheets, page)


def _side(canvas: Canvas, sheets: SetupSheets) -> Part:
    """Return boards, series and buttons for the right column, or across the foot in portrait."""
    play = sheets.play.with_height(PLAY_BELOW_U if sheets.learn else PLAY_U)
    buttons = [play, space(30 * canvas.text)]
    if sheets.learn:
        buttons = [sheets.learn.with_height(LEARN_U), space(LEARN_GAP_U), *buttons]
    series = sheets.series.with_height(canvas.head + CONTROL_U + 32)
    if not canvas.portrait:
        return _below(sheets.boards, column([series, space(GAP_U + 6), *buttons]))
    buttons = [part.with_width(_WIDE_PLAY_U) for part in buttons]
    boards = sheets.boards.with_height(canvas.head + BOARDS_U + 24)
    return column([row([boards, series], GAP_U, START), space(GAP_U + 4), *buttons], align=MIDDLE)


def _below(part: Part, foot: Part) -> Part:
    """Return a part in the room above another, which stays at the lower edge."""

    def arrange(box: Box) -> list[Widget]:
        left, top, width, height = box
        above = left, top, width, max(0.0, height - (foot.high or 0.0) - GAP_U)
        return [*part.arrange(above), *foot.arrange_in(box, START, END)]

    return Part(arrange, foot.wide, foot.high)


def _beside(part: Part, side: Part) -> Part:
    """Return a part next to the side column, as high as the room."""
    parts = [part.with_width(None), space(wide=MARGIN_U), side.with_width(SIDE_U).with_height(None)]
    return row(parts, align=START).with_height(None)


def _columns(width: float, least: float, text: float) -> int:
    return max(1, int((width + GAP_U) / (least * (0.6 + 0.4 * text) + GAP_U)))


def _even(count: int, most: int) -> int:
    """Return the number of columns, at most `most`, with the most even rows."""
    return -(-count // -(-count // min(count, most)))


def _seats(canvas: Canvas, sheets: SetupSheets, columns: int, compact: bool) -> Part:
    high = seat_height(canvas.text, compact)
    made = [sheets.seat(at, compact).with_height(high) for at in range(sheets.seats)]
    return grid(made, columns, GAP_U)


class _Options(NamedTuple):
    """Columns of the variants in a room of this width."""

    width: float
    columns: int

    def grid(self, sheets: SetupSheets, numbers: Sequence[int]) -> Part:
        """Return these sheets."""
        return grid([sheets.option(number) for number in numbers], self.columns, GAP_U)

    @property
    def each(self) -> float:
        """Width of a sheet."""
        return (self.width - GAP_U * (self.columns - 1)) / self.columns


def _options(canvas: Canvas, sheets: SetupSheets) -> _Options:
    columns = min(sheets.options, _columns(canvas.beside, OPTION_U, canvas.text)) or 1
    return _Options(canvas.beside, columns)


def _whole(canvas: Canvas, sheets: SetupSheets) -> SetupPage | None:
    """Return seats across the top and variants below; `None` if they do not fit."""
    _, _, width, height = canvas.inner
    columns = _even(sheets.seats, _columns(width, SEAT_U, canvas.text))
    compact = not canvas.portrait and columns < sheets.seats
    seats = _seats(canvas, sheets, columns, compact)
    side, options, players = _side(canvas, sheets), _options(canvas, sheets), sheets.players(width)
    shown = options.grid(sheets, range(sheets.options))
    heads = (players.high or 0.0) + canvas.head
    used = heads + (seats.high or 0.0) + 16 + (shown.high or 0.0)
    below = (side.high or 0.0) + 16 if canvas.portrait else 0.0
    rest = height - used - below
    boards = height - (players.high or 0.0) - (seats.high or 0.0) - 16 - (side.high or 0.0) - GAP_U
    crowded = sheets.has_boards and not canvas.portrait and boards < canvas.head + BOARDS_U
    if rest < 0 or crowded:
        return None
    air = min(28.0, rest / 4) if canvas.portrait else 0.0
    upper = [space(air), players, seats, space(16 + air)]
    variants = column([sheets.variants, shown])
    if canvas.portrait:
        return SetupPage(_below(column([*upper, variants]), side), width, options.each)
    return SetupPage(column([*upper, _beside(variants, side)]), width, options.each)


def _paged(canvas: Canvas, sheets: SetupSheets, page: int) -> SetupPage:
    """Return the seats on the first page, then as many variants as fit on each page."""
    side, options = _side(canvas, sheets), _options(canvas, sheets)
    room = canvas.inner[3] - canvas.head - ((side.high or 0.0) + 16 if canvas.portrait else 0.0)
    each = sheets.option(0).high or 0.0
    columns = _even(sheets.seats, _columns(canvas.beside, SEAT_U, canvas.text))
    players = sheets.players(options.width - sheets.turner - GAP_U)
    beneath = room + canvas.head - (players.high or 0.0)
    first, shown = _seats_page(canvas, sheets, players, (columns, options), (beneath, each))
    fitting = options.columns * max(1, int((room + GAP_U) / (each + GAP_U)))
    pages = 1 + -(-(sheets.options - shown) // fitting)
    page = min(page, pages - 1)
    if page > 0:
        begin = shown + (page - 1) * fitting
        numbers = range(begin, min(sheets.options, begin + fitting))
        first = column([sheets.variants, options.grid(sheets, numbers)])
    part = _below(first, side) if canvas.portrait else _beside(first, side)
    return SetupPage(part, options.width, options.each, pages, page)


def _seats_page(
    canvas: Canvas,
    sheets: SetupSheets,
    players: Part,
    columns: tuple[int, _Options],
    heights: tuple[float, float],
) -> tuple[Part, int]:
    """Return the page of the seats, and the number of variants on it: a leading one if it fits.

    `heights` are those of the room below the line of the players, and of a variant's sheet.
    """
    (across, options), (room, each) = columns, heights
    large, small = (_seats(canvas, sheets, across, compact) for compact in (False, True))
    for seats in (large, small) if sheets.leads else ():
        if (seats.high or 0.0) + GAP_U + each <= room:
            return column([players, seats, space(GAP_U), options.grid(sheets, [0])]), 1
    seats = large if (large.high or 0.0) <= room else small
    return column([players, seats]), 0
