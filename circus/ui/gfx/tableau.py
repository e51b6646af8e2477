"""Arrangement of a view's pieces on a layout: data in, data out, no screen."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from math import cos, radians, sin
from typing import NamedTuple

from circus.content.levels.layouts import Layout, Zone
from circus.core.piece import Piece
from circus.ui.gfx.director import PlacedPiece


class Effect(NamedTuple):
    """Temporary drawing of a choreography that is not a piece of the game.

    Attributes:
        kind: such as "notice" or "splat"; never one of the game's own kinds.
        face: a name that the painter draws.
        place: name of its place on the layout.
        about: further labels (names, points), as plain values.
    """

    kind: str
    face: str
    place: str
    about: tuple[Hashable, ...] = ()

    @property
    def name(self) -> str:
        """The empty name: an effect is never picked."""
        return ""


Placeable = Piece | Effect
"""Anything with a place on the table."""

Locate = Callable[[str], Zone | None]
"""Function from a place to its zone; `None` for a place that is not on the screen (a box)."""


def locator(layout: Layout, seats: int, front: int) -> Locate:
    """Return a function from places to zones: `hand/2` is the hand of seat 2, with `front` at the lower edge.

    A place with a seat falls back to its kind: `pile/3` uses the zone `pile` if there is no `pile/3`.
    """

    def locate(place: str) -> Zone | None:
        kind, _, rest = place.partition("/")
        if rest.isdigit():
            zone = layout.zones.get(f"{kind}/{(int(rest) - front) % seats}")
            if zone is not None:
                return zone
        return layout.zones.get(place) or layout.zones.get(kind)

    return locate


def arrange(pieces: Sequence[Placeable], locate: Locate) -> tuple[PlacedPiece, ...]:
    """Return every piece that has a zone, placed, in drawing order."""
    by_place: dict[str, list[tuple[Placeable, str]]] = {}
    for piece, key in zip(pieces, _keys(pieces), strict=True):
        by_place.setdefault(piece.place, []).append((piece, key))
    placed = []
    for place, heap in by_place.items():
        zone = locate(place)
        if zone is not None:
            placed += [
                _placed(*each, zone, spot) for each, spot in zip(heap, spots(zone, len(heap)), strict=True)
            ]
    return tuple(sorted(placed, key=lambda each: each.layer))


def _keys(pieces: Iterable[Placeable]) -> list[str]:
    """Return one key per piece: visible ones by kind and face, hidden ones by their place."""
    seen: Counter[str] = Counter()
    keys = []
    for piece in pieces:
        base = f"{piece.kind}={piece.face}" if piece.face else f"{piece.kind}@{piece.place}"
        keys.append(f"{base}#{seen[base]}")
        seen[base] += 1
    return keys


def _placed(piece: Placeable, key: str, zone: Zone, spot: tuple[float, float, float]) -> PlacedPiece:
    x, y, tilt = spot
    about = piece.about if isinstance(piece, Effect) else ()
    seen = piece.kind, piece.face, piece.place
    return PlacedPiece(key, *seen, x, y, zone.size, tilt, zone.layer, name=piece.name, about=about)


def spots(zone: Zone, count: int) -> list[tuple[float, float, float]]:
    """Return centre (units) and tilt (degrees) of each of `count` pieces in a zone, the lowest first."""
    middle = (count - 1) / 2
    offsets = [index - middle for index in range(count)]
    if zone.arrange == "arc":
        step = _step(zone, count, zone.width / max(zone.radius, 1.0) * 57.3)
        return [_on_arc(zone, offset * step) for offset in offsets]
    if zone.arrange == "row":
        step = _step(zone, count, zone.width)
        return [(zone.x + offset * step, zone.y, zone.tilt) for offset in offsets]
    if zone.arrange == "column":
        step = _step(zone, count, zone.height)
        return [(zone.x, zone.y + offset * step, zone.tilt) for offset in offsets]
    drift = zone.step if zone.arrange == "pile" else 0.0
    return [(zone.x + index * drift, zone.y - index * drift, zone.tilt) for index in range(count)]


def _step(zone: Zone, count: int, room: float) -> float:
    """Return the zone's own step, or a smaller one if the pieces would not fit."""
    return min(zone.step, room / max(1, count - 1))


def _on_arc(zone: Zone, degrees: float) -> tuple[float, float, float]:
    angle = radians(degrees)
    x = zone.x + zone.radius * sin(angle)
    y = zone.y + zone.radius * (1 - cos(angle))
    return x, y, zone.tilt + degrees
