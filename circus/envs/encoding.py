"""Encoder of views as rows of numbers of one length, the same for every framework."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from circus.core.game import Game, Setup
from circus.core.rows import BITS, Rows
from circus.core.state import State

Row = NDArray[np.float32]

_Fill = Callable[[Any, Row], None]
"""Function that writes a game's part of a row from a view."""


class Encoder:
    """Encoder of the information of one seat.

    A row begins with a one-hot code of the seat, and with the seats to act, chance last. The game's own part
    follows: its `Game.rows`, or the count of pieces of each face at each place, and its `Game.counters`. Two
    rows of a seat are equal exactly when the views are. The legal actions follow from the view; the mask
    contains them.

    Attributes:
        names: the meaning of each number of a row.
        size: the length of a row.
    """

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self._view, self._seats = game.view, setup.seats
        seats = range(setup.seats)
        who = (*(f"seat/{seat}" for seat in seats), *(f"awaited/{seat}" for seat in seats), "awaited/chance")
        names, self._fill = _declared(game.rows(setup)) if game.rows else _counted(game, setup)
        self.names = (*who, *names)
        self.size, self._head_size = len(self.names), len(who)
        self._heads: dict[tuple[int, tuple[int, ...]], Row] = {}

    def encode_state(self, state: State, seat: int) -> Row:
        """Return the row of a seat's information in a full state; the caller owns the array."""
        return self.encode_view(self._view(state, seat), seat)

    def encode_view(self, view: State, seat: int) -> Row:
        """Return the row of a seat's view."""
        row: Row = np.empty(self.size, np.float32)
        head = self._heads.get((seat, view.awaited))
        at = self._head_size
        row[:at] = self._head(seat, view.awaited) if head is None else head
        self._fill(view, row[at:])
        return row

    def _head(self, seat: int, awaited: tuple[int, ...]) -> Row:
        head: Row = np.zeros(self._head_size, np.float32)
        head[seat] = 1
        for each in awaited:
            head[self._seats + each if each >= 0 else -1] = 1
        self._heads[seat, awaited] = head
        return head


def _declared(rows: Rows[Any]) -> tuple[Sequence[str], _Fill]:
    """Return names and writer of a declared row: the bits of its masks, spread by one table, then numbers."""
    spread = [(BITS * at + bit, name) for at, mask in enumerate(rows.masks) for bit, name in enumerate(mask)]
    where = np.array([bit for bit, name in spread if name], np.intp)
    read, bits = rows.read, len(where)

    def fill(view: Any, row: Row) -> None:
        masks, numbers = read(view)
        if bits:
            words = np.array(masks, "<u8").view(np.uint8)
            row[:bits] = np.unpackbits(words, bitorder="little").take(where)
        row[bits:] = numbers

    return [*(name for _, name in spread if name), *rows.numbers], fill


def _counted(game: Game[Any], setup: Setup) -> tuple[Sequence[str], _Fill]:
    """Return names and writer of an undeclared row: pieces by place and face, then numbers."""
    places, faces = game.piece_places(setup), game.piece_faces(setup)
    found = [(kind, face, place) for place in places for kind, face in faces]
    column = {each: at for at, each in enumerate(found)}
    pieces, numbers, counted = game.pieces, game.counters, len(found)

    def fill(view: Any, row: Row) -> None:
        row[:counted] = 0
        for piece in pieces(view):
            row[column[piece[:3]]] += 1
        row[counted:] = list(numbers(view).values())

    names = [f"{place} {kind} {face}".rstrip() for kind, face, place in found]
    return [*names, *game.counters(game.start(setup))], fill
