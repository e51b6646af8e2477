"""Copies of boards beside the records that were played on them, named by the digest of their content."""

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from circus.content.levels.digest import digest_of
from circus.content.levels.map_checks import FLOOR, MARKS, TILE
from circus.content.levels.mark_checks import TILED_TYPES
from circus.content.levels.reader import read
from circus.core.errors import LevelError
from circus.core.level import Cell, Level, LevelSpec
from circus.platform.folders import write_whole
from circus.platform.untrusted import content, limits

FOLDER = "boards"
"""Name of the folder of copies, beside the records that need them."""


def copy_path(folder: Path, digest: str) -> Path:
    """Return the path of a board's copy for the records of `folder`."""
    return folder / FOLDER / f"{digest}.tmx"


def keep_copy(level: Level, spec: LevelSpec, folder: Path) -> None:
    """Write the copy of a board for the records of `folder`, unless it is there; raises OSError."""
    path, whole = copy_path(folder, digest_of(level)), _tmx_of(level, spec)
    try:
        is_whole = content(path, limits.BOARD) == whole
    except OSError:
        is_whole = False
    if not is_whole:
        write_whole(path, whole)


def find_copy(digest: str, name: str, spec: LevelSpec, folders: Iterable[Path]) -> Level | None:
    """Return the board of this digest from the first folder of records that holds a valid copy.

    Args:
        digest: of the board's content.
        name: of the level in the set-up.
        spec: the game's requirements on its levels.
        folders: of records.
    """
    for folder in folders:
        try:
            level = read(copy_path(folder, digest), spec, copied=True)
        except LevelError:
            continue
        if digest_of(level) == digest:
            return replace(level, name=name)
    return None


def _tmx_of(level: Level, spec: LevelSpec) -> bytes:
    """Write a level as a TMX file that needs no other file: equal content gives equal bytes."""
    tile = {"tilewidth": str(TILE), "tileheight": str(TILE)}
    size = {"width": str(level.columns), "height": str(level.rows)}
    root = Element("map", {"version": "1.10", "orientation": "orthogonal", "infinite": "0", **size, **tile})
    tileset = {"firstgid": "1", "name": "floor", **tile, "tilecount": "1", "columns": "1"}
    image = {"source": "floor.svg", "width": str(TILE), "height": str(TILE)}
    SubElement(SubElement(root, "tileset", tileset), "image", image)
    layer = SubElement(root, "layer", {"id": "1", "name": FLOOR, **size})
    data = SubElement(layer, "data", {"encoding": "csv"})
    marks = SubElement(root, "objectgroup", {"id": "2", "name": MARKS})
    for number, mark in enumerate(level.marks, 1):
        column, row = _in_grid(mark.cell, level, spec)
        place = {"x": str(column * TILE), "y": str(row * TILE), "width": str(TILE), "height": str(TILE)}
        named = {"id": str(number), "name": f"{mark.kind} {number}", "type": mark.kind}
        properties = SubElement(SubElement(marks, "object", {**named, **place}), "properties")
        for name, value in sorted(mark.properties.items()):
            spelt = str(value).lower() if isinstance(value, bool) else str(value)
            kind = TILED_TYPES[type(value)]
            SubElement(properties, "property", {"name": name, "type": kind, "value": spelt})
    indent(root, " ")
    data.text = _csv(level, spec)
    whole: bytes = tostring(root, encoding="UTF-8", xml_declaration=True)
    return whole + b"\n"


def _csv(level: Level, spec: LevelSpec) -> str:
    taken = {_in_grid(space, level, spec) for space in level.spaces}
    rows = (
        ",".join("1" if (column, row) in taken else "0" for column in range(level.columns))
        for row in range(level.rows)
    )
    return "\n" + ",\n".join(rows) + "\n"


def _in_grid(cell: Cell, level: Level, spec: LevelSpec) -> Cell:
    """Return column and row in Tiled's grid, counted from 0 and from the top."""
    column, row = cell
    return column - 1, level.rows - row if spec.from_bottom else row - 1
