"""Levels as the rules see them: spaces, and the marked things that stand on them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Self

Cell = tuple[int, int]
"""Column and row, both counted from 1; what row 1 means is the game's affair."""

LevelContent = tuple[int, int, tuple[Cell, ...], tuple[tuple[str, Cell, tuple[tuple[str, Any], ...]], ...]]
"""A level without its name, as nested tuples: columns, rows, spaces ascending, marks in order."""


@dataclass(frozen=True)
class Mark:
    """Something a level places on one of its spaces: a hole, a start, a corner."""

    kind: str
    cell: Cell
    properties: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Level:
    """A board: which spaces there are and what is marked on them.

    Attributes:
        name: of its file, without folder and ending.
        columns, rows: the size of its grid, in cells.
        spaces: the cells that can be entered.
        marks: the marked things, in the order of the file.
    """

    name: str
    columns: int
    rows: int
    spaces: frozenset[Cell]
    marks: tuple[Mark, ...]

    def marked(self, kind: str) -> tuple[Mark, ...]:
        """The marks of one kind, in the order of the file."""
        return tuple(mark for mark in self.marks if mark.kind == kind)

    @cached_property
    def content(self) -> LevelContent:
        """Everything but the name, hashable; `of_content` makes the level again."""
        marks = tuple((mark.kind, mark.cell, tuple(sorted(mark.properties.items()))) for mark in self.marks)
        return self.columns, self.rows, tuple(sorted(self.spaces)), marks

    @classmethod
    def of_content(cls, name: str, content: LevelContent) -> Self:
        """Return the level that has this name and this content."""
        columns, rows, spaces, marks = content
        made = tuple(Mark(kind, cell, dict(properties)) for kind, cell, properties in marks)
        return cls(name, columns, rows, frozenset(spaces), made)


@dataclass(frozen=True)
class MarkSpec:
    """What a game expects of one kind of mark.

    Attributes:
        kind: as written in the file.
        least, most: how many there must be.
        properties: the name and the type of each, all required.
    """

    kind: str
    least: int
    most: int
    properties: Mapping[str, type] = field(default_factory=dict)


@dataclass(frozen=True)
class LevelSpec:
    """What a game expects of its levels.

    Attributes:
        default: the name of the board that is used when none is named.
        marks: every kind of mark that may stand on a board.
        from_bottom: row 1 is the lowest row of the file's grid (a race), not the highest.
        fault: what else is wrong with a level, in a few words; `None` if nothing is.
    """

    default: str
    marks: tuple[MarkSpec, ...]
    fault: Callable[[Level], str | None]
    from_bottom: bool = False
