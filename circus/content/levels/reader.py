"""Reader of TMX files: makes a core `Level` of a checked file; the only user of pytmx."""

import os
from pathlib import Path
from typing import Any

from circus.content.levels.document import Document, open_document
from circus.content.levels.map_checks import FLOOR, MARKS, TILE, check_floor, check_map, check_tileset
from circus.content.levels.mark_checks import check_marks
from circus.core.errors import OverwrittenError
from circus.core.level import Cell, Level, LevelSpec, SpaceMark


def read(path: Path, spec: LevelSpec, *, copied: bool = False) -> Level:
    """Return the level in a TMX file; raise `LevelError` with file and reason if it violates the spec.

    A `copied` level (`circus.content.levels.copies`) contains its tileset, so that it needs no other file.
    Everything is checked on the raw file first, because pytmx silently ignores most faults.
    """
    document = open_document(path, "map")
    check_map(document, copied=copied)
    gid = check_tileset(document, copied=copied)
    check_marks(document, spec, check_floor(document, gid))
    level = _level(path.stem, tiled_map(document), spec.from_bottom)
    fault = spec.fault(level)
    if fault is not None:
        raise document.fault(fault)
    return level


def tiled_map(document: Document) -> Any:
    """Parse a checked file with pytmx; raise `LevelError`."""
    # pytmx imports pygame if it is installed, which then prints a greeting on standard output; otherwise
    # pytmx complains on standard error. Both are suppressed.
    import logging

    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    logging.getLogger("pytmx.util_pygame").setLevel(logging.CRITICAL)
    try:
        from pytmx import TiledMap
    except AttributeError:  # pytmx works without pygame, but not with a damaged one
        raise OverwrittenError from None

    try:
        return TiledMap(str(document.path))
    except Exception as error:  # pytmx raises bare exceptions too
        raise document.fault(f"pytmx cannot read it ({' '.join(str(error).split())})") from error


def _level(name: str, tiled: Any, from_bottom: bool) -> Level:
    def cell(column: int, row: int) -> Cell:
        """Return the cell of a place in Tiled's grid, counted from 0 and from the top."""
        return column + 1, tiled.height - row if from_bottom else row + 1

    floor = tiled.get_layer_by_name(FLOOR)
    spaces = frozenset(cell(column, row) for column, row, gid in floor.iter_data() if gid)
    marks = tuple(
        SpaceMark(mark.type, cell(int(mark.x) // TILE, int(mark.y) // TILE), dict(mark.properties))
        for mark in tiled.get_layer_by_name(MARKS)
    )
    return Level(name, tiled.width, tiled.height, spaces, marks)
