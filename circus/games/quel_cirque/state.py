"""State of Quel Cirque, and its drawing."""

from __future__ import annotations

from typing import Final

from circus.core.action import CHANCE
from circus.core.diagram import UNKNOWN, columns, headline, row_of
from circus.core.state import State
from circus.games.quel_cirque.actions import (
    COLORS,
    FACES,
    MAX_SEATS,
)
from circus.games.quel_cirque.cells import cell_at
from circus.games.quel_cirque.config import NONE, CirqueConfig

HIDDEN: Final = -2
"""Color that the view does not show."""
DRAW: Final[tuple[int, ...]] = (CHANCE,)
ALONE: Final[tuple[tuple[int, ...], ...]] = tuple((seat,) for seat in range(MAX_SEATS))
"""Value of `awaited` in each seat's turn."""
ENDS: Final = {"last_hole": "QC-13"}
"""Reasons for the end of a game, with the ruling of each."""


class CirqueState(State):
    """State of one game, or with hidden values the view of one seat.

    Attributes:
        config: constants of this game.
        colors: color of each seat; empty before they are assigned; `HIDDEN` in views.
        turn: seat whose turn it is; `NONE` before the first player is drawn.
        turns: number of turns begun.
        roll: face of the die; `NONE` before it is rolled.
        cells: cell of each clown; `paths.OFF` after it was pushed over the edge.
        marbles: colors in each clown, bottom first; `HIDDEN` in views.
        supply: number of marbles of each color that can still be added.
        holes: color of the marble in each hole, or `NONE`; fewest stars first.
        ejected: clown that was pushed over the edge and is not yet seated (QC-17), or `NONE`.
    """

    __slots__ = (
        "cells",
        "colors",
        "config",
        "ejected",
        "holes",
        "marbles",
        "roll",
        "supply",
        "turn",
        "turns",
    )

    config: CirqueConfig
    colors: tuple[int, ...]
    turn: int
    turns: int
    roll: int
    cells: list[int]
    marbles: list[tuple[int, ...]]
    supply: list[int]
    holes: list[int]
    ejected: int

    def __str__(self) -> str:
        return _drawing(self)

    def copy(self) -> CirqueState:
        """Return an independent state with the same content."""
        new = CirqueState()
        new.awaited = self.awaited
        new.config = self.config
        new.colors = self.colors
        new.turn = self.turn
        new.turns = self.turns
        new.roll = self.roll
        new.cells = self.cells[:]
        new.marbles = self.marbles[:]
        new.supply = self.supply[:]
        new.holes = self.holes[:]
        new.ejected = self.ejected
        return new

    @property
    def reason(self) -> str:
        """Reason why the game is over, one of `ENDS`; "" before the end."""
        return "last_hole" if self.holes[-1] != NONE else ""

    def length(self, clown: int) -> int:
        """Return the number of steps of a full move of a clown (QC-5)."""
        return len(self.marbles[clown]) * self.config.marble_steps

    def free_starts(self) -> int:
        """Return the bit mask of the start spaces, by clown, that no clown is on."""
        first, second, third = self.config.board.starts
        cells = self.cells
        return (first not in cells) | (second not in cells) << 1 | (third not in cells) << 2

    def occupied(self) -> int:
        """Return the bit mask of the clowns' cells."""
        first, second, third = self.cells
        return 1 << first | 1 << second | 1 << third


def _drawing(state: CirqueState) -> str:
    """Return the drawing: the board with the start row at the bottom, then marbles, supply and colors.

    A space is drawn as its clown in brackets, and its hole as stars and the marble in it; an empty space is a
    point, a gap is blank.
    """
    board = state.config.board
    rows = range(board.rows, 0, -1)
    drawn = [[_space(state, cell_at(column, row)) for column in range(1, board.columns + 1)] for row in rows]
    turn = f"turn {state.turns} of seat {state.turn}" if state.turns else "first"
    roll = f", roll {FACES[state.roll]}" if state.roll >= 0 else ""
    supply = [f"{count} {color}" for color, count in zip(COLORS, state.supply, strict=True)]
    return "\n".join(
        [
            headline(turn + roll, state.awaited),
            *columns(drawn),
            *(f"clown {_clown(state, clown)}".rstrip() for clown in range(len(state.cells))),
            f"supply: {', '.join(supply)}",
            *(f"seat {seat}: {_color(color)}" for seat, color in enumerate(state.colors)),
        ]
    )


def _space(state: CirqueState, cell: int) -> str:
    board = state.config.board
    if not board.is_space(cell):
        return ""
    clown = f"({state.cells.index(cell)})" if cell in state.cells else ""
    return clown + _hole(state, cell) or "."


def _hole(state: CirqueState, cell: int) -> str:
    """Return the stars of a hole and the color of its marble; "" for another space."""
    board = state.config.board
    if cell not in board.holes:
        return ""
    hole = board.holes.index(cell)
    marble = state.holes[hole]
    return f"{board.stars[hole]}*{COLORS[marble] if marble >= 0 else ''}"


def _clown(state: CirqueState, clown: int) -> str:
    """Return a clown's number and its marbles, bottom first."""
    off = " (off the board)" if clown == state.ejected else ""
    return f"{clown}{off}: {row_of([_color(color) for color in state.marbles[clown]])}"


def _color(color: int) -> str:
    return COLORS[color] if color >= 0 else UNKNOWN
