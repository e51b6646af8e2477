"""Encoding of a view of Quel Cirque as numbers, for learning algorithms."""

from circus.core.game import Setup
from circus.core.rows import BITS, Rows
from circus.games.quel_cirque.actions import CLOWNS, COLORS
from circus.games.quel_cirque.board import board_in
from circus.games.quel_cirque.cells import spell_cell
from circus.games.quel_cirque.config import NONE
from circus.games.quel_cirque.paths import OFF
from circus.games.quel_cirque.state import HIDDEN, CirqueState

_KINDS = (*COLORS, "hidden")
_WIDTH = len(_KINDS)
_BIT = {**{color: 1 << color for color in range(len(COLORS))}, HIDDEN: 1 << len(COLORS), NONE: 0}


def rows(setup: Setup) -> Rows[CirqueState]:
    """Return the encoding: masks of each clown's space and marbles, of the holes, and of each seat's color.

    Numbers follow: the supply, the seat in turn, the number of turns, the roll as an index of the faces, and
    the clown that was pushed over the edge; -1 for none.
    """
    board, capacity = board_in(setup), setup.numbers["capacity"]
    cells = [OFF, *board.cells]
    words = [cells[at : at + BITS] for at in range(0, len(cells), BITS)]
    stands = {cell: [1 << word.index(cell) if cell in word else 0 for word in words] for cell in cells}
    standing = [
        [f"{clown} {'off' if cell == OFF else spell_cell(cell)}" for cell in word]
        for clown in CLOWNS
        for word in words
    ]
    carried = [
        [f"{clown}/{height} {kind}" for height in range(capacity) for kind in _KINDS] for clown in CLOWNS
    ]
    holes = [f"{spell_cell(cell, 'hole')} {kind}" for cell in board.holes for kind in _KINDS]
    owned = [f"color/{seat} {kind}" for seat in range(setup.seats) for kind in _KINDS]

    def read(view: CirqueState) -> tuple[list[int], list[int]]:
        masks: list[int] = []
        for cell in view.cells:
            masks += stands[cell]
        masks += [*map(_placed, view.marbles), _placed(view.holes), _placed(view.colors)]
        return masks, [*view.supply, view.turn, view.turns, view.roll, view.ejected]

    supply = (f"supply {color}" for color in COLORS)
    return Rows((*standing, *carried, holes, owned), (*supply, "turn", "turns", "roll", "ejected"), read)


def _placed(colors: list[int] | tuple[int, ...]) -> int:
    placed = 0
    for at, color in enumerate(colors):
        if color != NONE:
            placed |= _BIT[color] << at * _WIDTH
    return placed
