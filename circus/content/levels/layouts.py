"""Table layouts: the places of hands, piles, boards and buttons, read from a game's table file."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, NoReturn
from xml.etree.ElementTree import Element

from circus.content.data import table_file
from circus.content.levels.document import Document, counted_noun, describe, open_document
from circus.content.levels.reader import tiled_map
from circus.core.errors import LevelError

COMMON = "all"
"""Name of the layer with the zones that every number of seats shares."""

ARRANGEMENTS = ("one", "row", "arc", "pile", "column")
"""Arrangements of pieces in a zone: separate, side by side, fanned, stacked, below each other."""

ANCHORS = {"left": 0.0, "top": 0.0, "middle": 0.5, "right": 1.0, "bottom": 1.0}
"""Fractions of a window's extra room that are placed before a zone."""

PARTS = {
    "map": ("editorsettings", "objectgroup"),
    "editorsettings": ("chunksize", "export"),
    "objectgroup": ("object",),
    "object": ("properties",),
    "properties": ("property",),
}


@dataclass(frozen=True)
class Zone:
    """Place on a table, in design units.

    Attributes:
        name: `hand/0`, `trick/2`, `board`, `prompt`, …; seats are counted from the viewer's, clockwise.
        x, y: its centre.
        width, height: of its box.
        across, along: 0 to 1, the fraction of the extra width and height of an odd window before it.
        arrange: one of `ARRANGEMENTS`.
        size: the height of a piece in it.
        step: between two pieces; degrees for an arc.
        radius: of an arc.
        tilt: degrees, clockwise, of its pieces.
        layer: higher ones are drawn above other zones.
    """

    name: str
    x: float
    y: float
    width: float
    height: float
    across: float = 0.5
    along: float = 0.5
    arrange: str = "one"
    size: float = 0.0
    step: float = 0.0
    radius: float = 0.0
    tilt: float = 0.0
    layer: int = 0

    @property
    def box(self) -> tuple[float, float, float, float]:
        """Left, top, width and height in units."""
        return self.x - self.width / 2, self.y - self.height / 2, self.width, self.height


_TYPES: dict[str, tuple[str, ...]] = {
    "across": ("string",),
    "along": ("string",),
    "arrange": ("string",),
    "size": ("float", "int"),
    "step": ("float", "int"),
    "radius": ("float", "int"),
    "tilt": ("float", "int"),
    "layer": ("int",),
}
"""Properties of a zone and their types in the file."""


_RANGES = {
    "size": (0, 4_000),
    "step": (0, 4_000),
    "radius": (0, 100_000),
    "tilt": (-360, 360),
    "layer": (-99, 99),
}
"""Limits of the properties."""

SMALLEST, LARGEST = 400, 4_000
"""Limits of a side of a table, in units."""


class Zones(dict[str, Zone]):
    """Zones by name; the error for a missing one names the file."""

    def __init__(self, path: Path, zones: Mapping[str, Zone] = MappingProxyType({})) -> None:
        super().__init__(zones)
        self.path = path

    def __missing__(self, name: str) -> NoReturn:
        raise missing_zone(self.path, name)


def missing_zone(path: Path, name: str) -> LevelError:
    """Return the error for a file without a required zone."""
    return LevelError(f"{path}: it has no zone '{name}' for this number of seats: draw one")


def per_seat(kinds: Iterable[str], seats: int) -> list[str]:
    """Return the zones of these kinds for every seat, such as `hand/0` and `hand/1`."""
    return [f"{kind}/{seat}" for kind in kinds for seat in range(seats)]


@dataclass(frozen=True)
class Layout:
    """Zones of one table for one number of seats, on a canvas of `width` x `height` units."""

    width: float
    height: float
    zones: Zones

    def fitted(self, width: float, height: float) -> "Layout":
        """Return the layout spread over a larger canvas: every zone keeps its distance to its anchor."""
        more, higher = width - self.width, height - self.height
        zones = {
            name: replace(zone, x=zone.x + more * zone.across, y=zone.y + higher * zone.along)
            for name, zone in self.zones.items()
        }
        return Layout(width, height, Zones(self.zones.path, zones))


def layout(game: str, seats: int, portrait: bool) -> Layout:
    """Return the layout of a game, from `levels/tables/GAME.tmx`, `table.tmx` in its folder, or the default.

    Raises:
        LevelError: if its file is missing or invalid; it names the file and the reason.
    """
    return read_layout(table_file(game, ".portrait.tmx" if portrait else ".tmx"), seats)


@cache
def read_layout(path: Path, seats: int) -> Layout:
    """Return the layout in a file for a number of seats; raise `LevelError`."""
    document = open_document(path, "map")
    document.check_parts(PARTS)
    canvas = _canvas(document)
    wanted = (COMMON, f"seats-{seats}")
    _check(document, wanted, canvas)
    tiled = tiled_map(document)
    zones = Zones(path)
    for name in wanted:
        for item in tiled.get_layer_by_name(name):
            zones[item.name] = _zone(document, item)
    return Layout(*canvas, zones)


def _canvas(document: Document) -> tuple[float, float]:
    """Return the width and height of a table in units: it is a finite map of square fields."""
    root = document.root
    if root.get("orientation") != "orthogonal" or root.get("infinite", "0") != "0":
        raise document.fault("its map is not a finite orthogonal one: choose that in the map properties")
    sides = [document.whole(root, side) * document.whole(root, f"tile{side}") for side in ("width", "height")]
    if not all(SMALLEST <= side <= LARGEST for side in sides):
        size = f"{sides[0]} by {sides[1]} units"
        raise document.fault(f"its map is {size}: each side has to be {SMALLEST} to {LARGEST}")
    return sides[0], sides[1]


def _check(document: Document, wanted: tuple[str, str], canvas: tuple[float, float]) -> None:
    layers = [layer.get("name", "") for layer in document.root.findall("objectgroup")]
    for name in wanted:
        if layers.count(name) != 1:
            found = counted_noun(layers.count(name), "object layer")
            raise document.fault(f"it has {found} '{name}' where one is asked")
    for layer in document.root.findall("objectgroup"):
        if layer.get("name") in wanted:
            names = [item.get("name") for item in layer.findall("object")]
            for item in layer.findall("object"):
                _check_zone(document, item, names)
                _check_box(document, item, canvas)


def _check_box(document: Document, item: Element, canvas: tuple[float, float]) -> None:
    """Refuse a zone that is not completely on the table."""
    for place, side, most in zip(("x", "y"), ("width", "height"), canvas, strict=True):
        start = document.number(item, place, 0, most)
        if start + document.number(item, side, 1, most) > most:
            raise document.fault(
                f"{describe(item)} does not lie whole on the table: move it or make it smaller"
            )


def _check_zone(document: Document, item: Element, names: list[str | None]) -> None:
    if not item.get("name") or item.get("type") != "zone":
        raise document.fault(f"{describe(item)} needs a name and the type 'zone'")
    if names.count(item.get("name")) > 1:
        raise document.fault(f"there are two zones '{item.get('name')}' in one layer")
    if item.get("rotation", "0") != "0":
        raise document.fault(f"{describe(item)} is rotated: use its property 'tilt'")
    for found in item.iter("property"):
        name, kind = found.get("name", ""), found.get("type", "string")
        if name not in _TYPES or kind not in _TYPES[name]:
            raise document.fault(
                f"{describe(item)} has a property '{name}' of type {kind} that no table reads"
            )
        if name in _RANGES:
            what = f"property '{name}' of {describe(item)}"
            value = document.between(found.get("value"), what, *_RANGES[name])
            if kind == "int" and value != int(value):
                raise document.fault(f"{what} is '{found.get('value')}', not a whole number")


def _zone(document: Document, item: Any) -> Zone:
    facts = dict(item.properties)
    for name in ("across", "along"):
        if name in facts and facts[name] not in ANCHORS:
            raise document.fault(
                f"zone '{item.name}' has {name} '{facts[name]}': choose {', '.join(ANCHORS)}"
            )
        facts[name] = ANCHORS[facts.get(name, "middle")]
    if facts.get("arrange", "one") not in ARRANGEMENTS:
        choices = ", ".join(ARRANGEMENTS)
        raise document.fault(f"zone '{item.name}' has arrange '{facts['arrange']}': choose {choices}")
    x, y = item.x + item.width / 2, item.y + item.height / 2
    return Zone(item.name, x, y, item.width, item.height, **facts)
