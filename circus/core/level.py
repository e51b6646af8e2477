"""Levels as the rules use them: boards made of spaces, with marks on some of them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Self

Cell = tuple[int, int]
"""Column and row, both counted from 1; each game defines the side on which row 1 is."""

LevelContent = tuple[int, int, tuple[Cell, ...], tuple[tuple[str, Cell, tuple[tuple[str, Any], ...]], ...]]
"""Level without its name, as nested tuples: columns, rows, spaces ascending, marks in order."""


@dataclass(frozen=True)
class SpaceMark:
    """Feature of one space of a board: a hole, a start, a corner."""

    kind: str
    cell: Cell
    properties: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Level:
    """Board: its spaces and the marks on them.

    >>> hole = SpaceMark("hole", (1, 2), {"stars": 3})
    >>> lane = Level("lane", 1, 2, frozenset({(1, 1), (1, 2)}), (hole,))
    >>> [mark.cell for mark in lane.marked("hole")]
    [(1, 2)]

    Attributes:
        name: file name without folder and extension.
        columns, rows: size of the grid, in cells.
        spaces: cells that pieces can enter.
        marks: marks in the order of the file.
    """

    name: str
    columns: int
    rows: int
    spaces: frozenset[Cell]
    marks: tuple[SpaceMark, ...]

    def marked(self, kind: str) -> tuple[SpaceMark, ...]:
        """Return the marks of one kind, in the order of the file."""
        return tuple(mark for mark in self.marks if mark.kind == kind)

    @cached_property
    def content(self) -> LevelContent:
        """Everything except the name, as a hashable value; `of_content` is the inverse."""
        marks = tuple((mark.kind, mark.cell, tuple(sorted(mark.properties.items()))) for mark in self.marks)
        return self.columns, self.rows, tuple(sorted(self.spaces)), marks

    @classmethod
    def of_content(cls, name: str, content: LevelContent) -> Self:
        """Return the level with this name and content."""
        columns, rows, spaces, marks = content
        made = tuple(SpaceMark(kind, cell, dict(properties)) for kind, cell, properties in marks)
        return cls(name, columns, rows, frozenset(spaces), made)


@dataclass(frozen=True)
class MarkSpec:
    """Requirements for one kind of mark.

    Attributes:
        kind: as written in the file.
        least, most: minimum and maximum number of marks, both inclusive.
        properties: type of each property by name; all are required.
    """

    kind: str
    least: int
    most: int
    properties: Mapping[str, type] = field(default_factory=dict)


@dataclass(frozen=True)
class LevelSpec:
    """Requirements for the levels of a game.

    Attributes:
        default: name of the default board.
        marks: every kind of mark that a board may have.
        fault: (level): any other fault of the level, in a few words; `None` if there is none.
        from_bottom: true if row 1 is the bottom row of the file's grid (a race), false if it is the top row.
    """

    default: str
    marks: tuple[MarkSpec, ...]
    fault: Callable[[Level], str | None]
    from_bottom: bool = False
