"""Checks of a level's map, tileset, layers and floor before pytmx reads it."""

import os
from pathlib import Path
from xml.etree.ElementTree import Element

from circus.content.levels.document import Document, counted_noun, describe, open_document
from circus.core.level import Cell

TILE = 64
"""Side of a tile, in pixels."""

FLOOR = "floor"
MARKS = "marks"
LAYERS = {FLOOR: "layer", MARKS: "objectgroup"}
"""Layers of every level, and the element of each."""

MAP_PARTS = {
    "map": ("editorsettings", "tileset", "layer", "objectgroup"),
    "editorsettings": ("chunksize", "export"),
    "layer": ("data",),
    "objectgroup": ("object",),
    "object": ("properties",),
    "properties": ("property",),
}
TILESET_PARTS = {
    "tileset": ("editorsettings", "image", "tile"),
    "editorsettings": ("export",),
}
COPY_PARTS = {**MAP_PARTS, "tileset": ("image",)}
"""Allowed child elements in a map, in a tileset file, in a copied map."""


def check_map(document: Document, *, copied: bool = False) -> None:
    """Refuse a map that is not a finite grid of square tiles."""
    root = document.root
    if root.get("orientation") != "orthogonal":
        raise document.fault(f"its orientation is '{root.get('orientation')}': choose orthogonal")
    if root.get("renderorder", "right-down") != "right-down":
        raise document.fault(f"its renderorder is '{root.get('renderorder')}': choose right-down")
    if root.get("infinite", "0") != "0":
        raise document.fault("its map is infinite: turn 'infinite' off in the map properties")
    for attribute in ("width", "height"):
        if document.whole(root, attribute) == 0:
            raise document.fault(f"the {attribute} of the map is 0: it needs at least one tile")
    document.check_size(root, TILE, "tilewidth", "tileheight")
    document.check_parts(COPY_PARTS if copied else MAP_PARTS)
    _check_layers(document)


def _check_layers(document: Document) -> None:
    layers = [child for child in document.root if child.tag in LAYERS.values()]
    for layer in layers:
        name = layer.get("name", "")
        if LAYERS.get(name) != layer.tag:
            kind = "tile layer" if layer.tag == "layer" else "object layer"
            asked = f"a level has one tile layer '{FLOOR}' and one object layer '{MARKS}'"
            raise document.fault(f"the {kind} '{name}' is not known: {asked}")
        for attribute in ("x", "y", "offsetx", "offsety"):
            if layer.get(attribute, "0") != "0":
                raise document.fault(f"{describe(layer)} is shifted by its {attribute}: set it to 0")
    for name in LAYERS:
        count = sum(layer.get("name") == name for layer in layers)
        if count != 1:
            raise document.fault(f"it has {counted_noun(count, 'layer')} '{name}' where one is asked")


def check_tileset(document: Document, *, copied: bool = False) -> int:
    """Check the tileset and return the gid of its one tile, the floor."""
    tilesets = document.root.findall("tileset")
    if len(tilesets) != 1:
        raise document.fault(
            f"it has {counted_noun(len(tilesets), 'tileset')} where one is asked: use floor.tsx only"
        )
    (tileset,) = tilesets
    if copied:
        document.check_size(tileset, TILE, "tilewidth", "tileheight")
        return document.whole(tileset, "firstgid")
    source = tileset.get("source")
    if source is None or not source.lower().endswith(".tsx"):
        raise document.fault("its tileset is not a .tsx file of its own: use floor.tsx")
    gid = document.whole(tileset, "firstgid")
    if gid == 0:
        raise document.fault("the firstgid of its tileset is 0: gids count from 1")
    path = Path(os.path.realpath(document.path.parent / source))
    if not _is_file(path):
        raise document.fault(f"its tileset '{source}' is missing: put it at {path}")
    _check_tileset_file(open_document(path, "tileset"))
    return gid


def _is_file(path: Path) -> bool:
    """Return whether the file exists; a name that is too long for the disk counts as missing."""
    try:
        return path.is_file()
    except OSError:
        return False


def _check_tileset_file(tileset: Document) -> None:
    root = tileset.root
    tileset.check_parts(TILESET_PARTS)
    tileset.check_size(root, TILE, "tilewidth", "tileheight")
    if (tiles := tileset.whole(root, "tilecount")) != 1:
        raise tileset.fault(f"it has {counted_noun(tiles, 'tile')} where one is asked")
    for attribute in ("margin", "spacing"):
        if root.get(attribute, "0") != "0":
            raise tileset.fault(f"its {attribute} is '{root.get(attribute)}': set it to 0")
    images = root.findall("image")
    if len(images) != 1:
        raise tileset.fault(f"it has {counted_noun(len(images), 'image')} where one is asked")
    (image,) = images
    tileset.check_size(image, TILE, "width", "height")
    source = image.get("source")
    if not source:
        raise tileset.fault("its image has no source: name floor.svg")
    path = Path(os.path.realpath(tileset.path.parent / source))
    if not _is_file(path):
        raise tileset.fault(f"its image '{source}' is missing: put it at {path}")


def check_floor(document: Document, gid: int) -> frozenset[Cell]:
    """Return the cells (counted from 1, row 1 on top) with a floor tile."""
    (layer,) = (child for child in document.root.iter("layer") if child.get("name") == FLOOR)
    size = document.whole(document.root, "width"), document.whole(document.root, "height")
    for attribute, asked in zip(("width", "height"), size, strict=True):
        if (found := document.whole(layer, attribute)) != asked:
            raise document.fault(
                f"the {attribute} of {describe(layer)} is {found} where the map's is {asked}"
            )
    grid = _grid(document, layer, *size)
    spaces = set()
    for row, values in enumerate(grid, 1):
        for column, value in enumerate(values, 1):
            if value not in {"0", str(gid)}:
                place = f"column {column}, row {row} of {describe(layer)}"
                raise document.fault(
                    f"{place} holds gid '{value}', which is not in its tileset: use 0 or {gid}"
                )
            if value != "0":
                spaces.add((column, row))
    if not spaces:
        raise document.fault(f"{describe(layer)} has no space: draw at least one tile")
    return frozenset(spaces)


def _grid(document: Document, layer: Element, columns: int, rows: int) -> list[list[str]]:
    """Return the values of a tile layer as text; raise `LevelError` unless every row is complete."""
    found = layer.findall("data")
    if len(found) != 1:
        raise document.fault(f"{describe(layer)} has {len(found) or 'no'} <data> where one is asked")
    (data,) = found
    if data.get("encoding") != "csv" or data.get("compression"):
        raise document.fault(
            f"{describe(layer)} is not written as CSV: set the tile layer format of the map to CSV"
        )
    lines = (data.text or "").strip().splitlines()
    if len(lines) != rows:
        raise document.fault(
            f"{describe(layer)} has {counted_noun(len(lines), 'row')} where the map has {rows}"
        )
    grid = []
    for row, line in enumerate(lines, 1):
        text = line.strip()
        # In a complete layer each row but the last ends with a comma.
        if text.endswith(",") == (row == rows):
            what = "ends with a comma" if row == rows else "does not end with a comma"
            raise document.fault(f"row {row} of {describe(layer)} {what}: the layer is cut or run together")
        values = [value.strip() for value in text.removesuffix(",").split(",")]
        if len(values) != columns:
            tiles = counted_noun(len(values), "tile")
            raise document.fault(f"row {row} of {describe(layer)} has {tiles} where the map has {columns}")
        grid.append(values)
    return grid
