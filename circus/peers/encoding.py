"""Views as rows of numbers of one length, the same for every framework."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from circus.core.game import Game, Setup
from circus.core.rows import BITS, Rows
from circus.core.state import State

Row = NDArray[np.float32]

_Fill = Callable[[Any, Row], None]
"""Writes what the game tells of a view into its part of a row."""


class Encoder:
    """Writes what one seat may know of a position.

    A row begins with the seat itself, one place for each, and with who is awaited, chance last; what
    follows is the game's own: what it declares as `Game.rows`, or how many pieces of each face lie at each
    place, and its `Game.numbers`. Two rows of a seat are equal exactly when the views are. What may be
    chosen follows from the view and stands in the mask.

    Attributes:
        names: what each number of a row tells.
        size: how many numbers a row has.
    """

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self._view, self._seats = game.view, setup.seats
        seats = range(setup.seats)
        who = (*(f"seat/{seat}" for seat in seats), *(f"awaited/{seat}" for seat in seats), "awaited/chance")
        told, self._fill = _declared(game.rows(setup)) if game.rows else _counted(game, setup)
        self.names = (*who, *told)
        self.size, self._head_size = len(self.names), len(who)
        self._heads: dict[tuple[int, tuple[int, ...]], Row] = {}

    def observed(self, state: State, seat: int) -> Row:
        """The row of what a seat may know of a full state; the array is the caller's own."""
        return self.written(self._view(state, seat), seat)

    def written(self, view: State, seat: int) -> Row:
        """The row of a seat's view."""
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
    """The parts of a row that a game declares: the bits of its masks, spread by one table, then numbers."""
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
    """The parts of a row of a game that declares none: its pieces by place and face, then its numbers."""
    places, faces = game.piece_places(setup), game.piece_faces(setup)
    found = [(kind, face, place) for place in places for kind, face in faces]
    column = {each: at for at, each in enumerate(found)}
    pieces, numbers, counted = game.pieces, game.numbers, len(found)

    def fill(view: Any, row: Row) -> None:
        row[:counted] = 0
        for piece in pieces(view):
            row[column[piece[:3]]] += 1
        row[counted:] = list(numbers(view).values())

    names = [f"{place} {kind} {face}".rstrip() for kind, face, place in found]
    return [*names, *game.numbers(game.start(setup))], fill
