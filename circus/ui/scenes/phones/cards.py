"""Cards of the phones' sheet: one for each seat, with its QR code or its player and phone."""

from collections.abc import Sequence
from typing import NamedTuple

from circus.session.table_setup import HUMAN
from circus.ui.gfx import theme
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box, Button, PaperSheet, Widget, icon
from circus.ui.gfx.widgets.containers import MIDDLE, NOWHERE, Part, boxed, column, line, row, space
from circus.ui.scenes.parts.portraits import medallion, shown_colour
from circus.ui.scenes.parts.widgets import labelled, picture
from circus.ui.scenes.phones.overview import AWAY, FREE, SeatCard
from circus.ui.scenes.phones.qr import QrCode

REMOVE = "ui/remove/"
"""Prefix of the buttons that remove a phone; the number of the seat follows."""

_GAP_U, _PAD_U = 18.0, 16.0
_FACE_U, _LARGE_FACE_U = 54.0, 130.0
_BESIDE_U = 190.0
"""Width of the words beside a code."""
_BUTTON_U = 48.0
_QUIET = "#53402C"


class CardGrid(NamedTuple):
    """Arrangement of the cards.

    Attributes:
        columns: number of cards in a row.
        is_beside: whether the words are beside the code, instead of above it.
        side: of a code's square, in units.
    """

    columns: int
    is_beside: bool
    side: float


def best_grid(count: int, room: tuple[float, float], text: float) -> CardGrid:
    """Return the arrangement of `count` cards in a room with the largest codes.

    `text` is the text size; 1 is the usual one.

    >>> best_grid(2, (1100, 760), 1.0).columns
    2
    >>> best_grid(6, (1100, 760), 1.0).columns
    3
    """
    grids = []
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        wide = (room[0] - _GAP_U * (columns - 1)) / columns - 2 * _PAD_U
        high = (room[1] - _GAP_U * (rows - 1)) / rows - 2 * _PAD_U
        above = min(wide, high - _head_u(text))
        beside = min(high, wide - _BESIDE_U * (0.6 + 0.4 * text) - _PAD_U)
        grids.append(CardGrid(columns, beside > above, max(above, beside)))
    return max(grids, key=lambda grid: grid.side)


def seat_cards(
    kit: Toolkit, game: str, seats: Sequence[SeatCard], room: Box, *, manages: bool
) -> list[Widget]:
    """Return a card for each seat; those of phones have a button if this person `manages` them."""
    grid = best_grid(len(seats), room[2:], kit.text_scale)
    rows = -(-len(seats) // grid.columns)
    wide = (room[2] - _GAP_U * (grid.columns - 1)) / grid.columns
    high = (room[3] - _GAP_U * (rows - 1)) / rows
    widgets: list[Widget] = []
    for at, seat in enumerate(seats):
        in_row = min(grid.columns, len(seats) - at // grid.columns * grid.columns)
        left = room[0] + (room[2] - in_row * wide - (in_row - 1) * _GAP_U) / 2
        box = (
            left + at % grid.columns * (wide + _GAP_U),
            room[1] + at // grid.columns * (high + _GAP_U),
            wide,
            high,
        )
        line_colour = theme.PLAYER_COLOURS.get(shown_colour(game, seat.who), theme.BRASS)
        widgets.append(PaperSheet(box, line=line_colour))
        inside = (box[0] + _PAD_U, box[1] + _PAD_U, wide - 2 * _PAD_U, high - 2 * _PAD_U)
        part = (
            _with_code(kit, game, seat, grid) if seat.url else _without_code(kit, game, seat, manages=manages)
        )
        widgets += part.arrange(inside)
    return widgets


def _head_u(text: float) -> float:
    return max(_FACE_U, 54.0 * text) + 8


def _with_code(kit: Toolkit, game: str, seat: SeatCard, grid: CardGrid) -> Part:
    """Return the card of a free seat: its code with face and name beside or above."""
    text = kit.text_scale
    code = boxed(QrCode(seat.url, NOWHERE, grid.side))
    if grid.is_beside:
        words = column([space(), *_portrait(kit, game, seat, _LARGE_FACE_U), space()], align=MIDDLE)
        beside = _BESIDE_U * (0.6 + 0.4 * text)
        return row([words.with_width(beside), space(wide=_PAD_U), code])
    face = picture(medallion(kit, game, seat.who, _FACE_U), wide=_FACE_U)
    name = line(seat.who.name, "display", 25)
    head = row([face, space(wide=12), column([name, _state(kit, seat)])]).with_height(_head_u(text))
    return column([head, code])


def _without_code(kit: Toolkit, game: str, seat: SeatCard, *, manages: bool) -> Part:
    """Return the card of a seat without a code: face, name, state, and a button to remove its phone."""
    parts = [space(), *_portrait(kit, game, seat, _LARGE_FACE_U)]
    if seat.state != FREE and manages:
        words = kit.texts.say("phones-remove")
        button = Button(f"{REMOVE}{seat.number}", NOWHERE, words, "cross", "paper")
        parts += [space(10), labelled(kit, button, _BUTTON_U)]
    return column([*parts, space()], align=MIDDLE)


def _portrait(kit: Toolkit, game: str, seat: SeatCard, size: float) -> list[Part]:
    """Return a face with the name and the state of the seat below, in the middle."""
    text = kit.text_scale
    return [
        picture(medallion(kit, game, seat.who, size), high=size),
        space(8),
        line(seat.who.name, "display", 25, high=32 * text, align=MIDDLE),
        _state(kit, seat, align=MIDDLE).with_height(30 * text),
    ]


def _state_words(kit: Toolkit, seat: SeatCard) -> str:
    """Return in words whether a seat is free, or the state of its phone."""
    free = "phones-free-person" if seat.who.kind == HUMAN else "phones-free-bot"
    return kit.texts.say(free if seat.state == FREE else f"phones-{seat.state}")


def _state(kit: Toolkit, seat: SeatCard, *, align: float = 0.0) -> Part:
    """Return the state of a seat with its pictogram, so that colour is not needed to read it."""
    words = _state_words(kit, seat)
    signs = {FREE: "person" if seat.who.kind == HUMAN else "bot", AWAY: "no-phone"}
    sign = icon(kit, signs.get(seat.state, "phone"), 24, _QUIET)
    wide = kit.fonts.width_u(words, "ui-semibold", theme.CAPTION_U)

    def arrange(box: Box) -> list[Widget]:
        inner = min(wide, box[2] - 34)
        parts = row(
            [picture(sign, wide=26), space(wide=8), line(words, "ui-semibold", wide=inner, colour=_QUIET)]
        )
        left = box[0] + (box[2] - inner - 34) * align
        return parts.arrange((left, box[1], inner + 34, box[3]))

    return Part(arrange)
