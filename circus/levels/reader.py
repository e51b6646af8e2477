"""From a checked TMX file to a core `Level`: the only user of pytmx."""

import os
from pathlib import Path
from typing import Any

from circus.core.errors import OverwrittenError
from circus.core.level import Cell, Level, LevelSpec, Mark
from circus.levels.document import Document, opened
from circus.levels.map_checks import FLOOR, MARKS, TILE, check_floor, check_map, check_tileset
from circus.levels.mark_checks import check_marks


def read(path: Path, spec: LevelSpec, *, copied: bool = False) -> Level:
    """The level in a TMX file; raises `LevelError` with the file and the reason if it breaks the spec.

    A `copied` level (`circus.levels.copies`) has its tileset within it, so that it needs no other file.

    Everything is checked on the raw file first, because pytmx passes over most faults in silence.
    """
    document = opened(path, "map")
    check_map(document, copied=copied)
    gid = check_tileset(document, copied=copied)
    check_marks(document, spec, check_floor(document, gid))
    level = _level(path.stem, tiled_map(document), spec.from_bottom)
    fault = spec.fault(level)
    if fault is not None:
        raise document.fault(fault)
    return level


def tiled_map(document: Document) -> Any:
    """What pytmx makes of a checked file; raises `LevelError`."""
    # pytmx imports pygame where it is installed, which then greets on standard output; where it is
    # not, pytmx complains on standard error. Neither matters to a level, so neither is heard.
    import logging

    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    logging.getLogger("pytmx.util_pygame").setLevel(logging.CRITICAL)
    try:
        from pytmx import TiledMap
    except AttributeError:  # half a pygame is worse for pytmx than none
        raise OverwrittenError from None

    try:
        return TiledMap(str(document.path))
    except Exception as error:  # pytmx raises bare exceptions too
        raise document.fault(f"pytmx cannot read it ({' '.join(str(error).split())})") from error


def _level(name: str, tiled: Any, from_bottom: bool) -> Level:
    def cell(column: int, row: int) -> Cell:
        """From a place in Tiled's grid, counted from 0 and from the top."""
        return column + 1, tiled.height - row if from_bottom else row + 1

    floor = tiled.get_layer_by_name(FLOOR)
    spaces = frozenset(cell(column, row) for column, row, gid in floor.iter_data() if gid)
    marks = tuple(
        Mark(mark.type, cell(int(mark.x) // TILE, int(mark.y) // TILE), dict(mark.properties))
        for mark in tiled.get_layer_by_name(MARKS)
    )
    return Level(name, tiled.width, tiled.height, spaces, marks)
