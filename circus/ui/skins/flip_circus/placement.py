"""Placement of Flip Circus's pieces: tokens on the ring, parts of the poster, Applause, shown pieces."""

from collections.abc import Callable, Mapping, Sequence

from circus.content.levels.layouts import Zone
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.tableau import Placeable
from circus.ui.skins.flip_circus import spec
from circus.ui.skins.flip_circus.readings import may_act, panel, side, state_of
from circus.ui.skins.flip_circus.ring import HANG, Ring, place_of, ring_of
from circus.ui.skins.table_view import TableView

HOP_U, BOW_TILT = 26.0, 14.0
BADGE_PART, BADGE_OFF = 0.31, 0.265
"""Height of a back's badge, and its offset down and to the inner side, relative to the token."""
SEEN_PART, SEEN_IN = 0.72, 0.62
"""Height of a revealed back, and how far it slides towards the middle, relative to the token."""
CHEER_PART = 1.0
STAGED_U = 0.92
USUAL_APPLAUSE = 5
"""Number of Applause tokens for which the zones have room side by side."""


def place(table: TableView, pieces: Sequence[Placeable]) -> tuple[PlacedPiece, ...]:
    """Return every piece and effect on the screen, lowest first."""
    poses = {place_of(piece.place): piece.face for piece in pieces if piece.kind == spec.POSE}
    counts: dict[str, int] = {}
    placed = []
    for piece in pieces:
        number = counts[piece.place] = counts.get(piece.place, -1) + 1
        make = _MAKERS.get(piece.kind)
        if piece.kind == spec.SIDE:
            placed += _side(table, piece, poses)
        elif make:
            placed.append(make(table, piece, number))
    return tuple(sorted(placed, key=lambda each: each.layer))


def _side(table: TableView, piece: Placeable, poses: Mapping[int, str]) -> list[PlacedPiece]:
    """Return the upper side of a token, or the badge of the lower one if it is shown.

    Movements of tokens are public, so its key is the token's own.
    """
    half, _, rest = piece.place.partition("/")
    if not rest:
        return []
    ring, position = ring_of(table), int(rest)
    pose, token, size = poses.get(position, ""), state_of(table).ring[position] >> 1, ring.size
    x, y = (ring.x, ring.y - 3.0 * position) if pose == spec.PILE else ring.spot(position)
    if pose in (spec.HOP, spec.LEFT, spec.RIGHT):
        y -= HOP_U
    if half == "under":
        if not piece.face or spec.MEMORY not in table.aids or pose == spec.PILE:
            return []
        across, down = badge_off(ring, position)
        x, y, high = x + across, y + down, BADGE_PART * size
        return [PlacedPiece(f"back {token}", spec.BACK, piece.face, piece.place, x, y, high, layer=2)]
    tilt = {spec.LEFT: -BOW_TILT, spec.RIGHT: BOW_TILT}.get(pose, 0.0)
    return [PlacedPiece(f"token {token}", spec.SIDE, piece.face, piece.place, x, y + HANG * size, size, tilt,
                        layer=1 if pose else 0, name=piece.name)]  # fmt: skip


def badge_off(ring: Ring, position: int) -> tuple[float, float]:
    """Return the offset of a token's badge: low on the inner side, where it covers no marks."""
    x, _ = ring.spot(position)
    off = BADGE_OFF * ring.size
    return (off if x <= ring.x + 1 else -off), off


def _poster(table: TableView, piece: Placeable, number: int) -> PlacedPiece:
    """Return a part: on the poster, in the middle, or on the tray of the side that won it."""
    key, (place, _, rest) = f"poster {piece.face}", piece.place.partition("/")
    if place == "posters" and rest:
        zone = table.layout.zones[f"parts/{panel(table, int(rest))}"]
        x = zone.x - zone.width / 2 + zone.size / 2 + number * zone.step
        return PlacedPiece(key, spec.POSTER, piece.face, piece.place, x, zone.y, zone.size, layer=2)
    if place == spec.STAGE:
        x, y, high = _staged(table.layout.zones[spec.STAGE], piece.face, whole=bool(rest))
        return PlacedPiece(key, spec.POSTER, piece.face, piece.place, x, y, high, layer=8)
    x, y, high = part_spot(table.layout.zones["poster"], piece.face)
    return PlacedPiece(key, spec.POSTER, piece.face, piece.place, x, y, high)


def part_spot(zone: Zone, artist: str) -> tuple[float, float, float]:
    """Return centre and height of a part on the poster's sheet."""
    k = zone.height / spec.SHEET[1]
    left, top, width, height = spec.PARTS[artist]
    x = zone.x + (spec.PICTURE_AT[0] + left + width / 2 - spec.SHEET[0] / 2) * k
    y = zone.y + (spec.PICTURE_AT[1] + top + height / 2 - spec.SHEET[1] / 2) * k
    return x, y, height * k


def _ghost(table: TableView, piece: Placeable, number: int) -> PlacedPiece:
    """Return the pale picture of a part that is missing from the final poster."""
    x, y, high = _staged(table.layout.zones[spec.STAGE], piece.face, whole=True)
    return PlacedPiece(f"ghost {piece.face}", spec.GHOST, piece.face, piece.place, x, y, high, layer=7)


def part_heights(table: TableView) -> set[float]:
    """Return the heights of parts at rest: on the poster, on a tray, in the middle."""
    zones = table.layout.zones
    trays = {zones[f"parts/{owner}"].size for owner in range(2)}
    sheet = {part_spot(zones["poster"], artist)[2] for artist in spec.PARTS}
    return (
        trays
        | sheet
        | {_staged(zones[spec.STAGE], artist, whole)[2] for artist in spec.PARTS for whole in (False, True)}
    )


def _staged(zone: Zone, artist: str, whole: bool) -> tuple[float, float, float]:
    """Return centre and height of a part in the middle, alone or at its place of the whole picture."""
    left, top, width, height = spec.PARTS[artist]
    if not whole:
        k = min(zone.size / height, zone.width * STAGED_U / width)
        return zone.x, zone.y, height * k
    k = zone.size * 1.6 / spec.PICTURE[1]
    x = zone.x + (left + width / 2 - spec.PICTURE[0] / 2) * k
    return x, zone.y + (top + height / 2 - spec.PICTURE[1] / 2) * k, height * k


def reserve_spot(zone: Zone, number: int, tokens: int) -> tuple[float, float]:
    """Return the place of one of `tokens` Applause tokens in the middle of the ring, on a shallow arc."""
    off = (number - (tokens - 1) / 2) * _closeness(tokens)
    return zone.x + off * zone.step, zone.y - 8 + 4.0 * (4 - off * off)


def _closeness(tokens: int) -> float:
    """Return the factor for the step between Applause tokens: more than the usual ones overlap."""
    return min(1.0, (USUAL_APPLAUSE - 1) / max(1, tokens - 1))


def _applause(table: TableView, piece: Placeable, number: int) -> PlacedPiece:
    """Return an Applause token.

    The viewer's own are picks for what they buy, the others for the Clown's choice.
    """
    place, zones, tokens = piece.place, table.layout.zones, state_of(table).config.applause
    key = f"applause {place} {number}"
    if place == "reserve":
        zone = zones["reserve"]
        x, y = reserve_spot(zone, number, tokens)
        name = "take" if "take" in table.choice.selectable else ""
        return PlacedPiece(key, spec.APPLAUSE, spec.APPLAUSE, place, x, y, zone.size, name=name)
    owner = place_of(place)
    zone = zones[f"applause/{panel(table, owner)}"]
    x = zone.x - zone.width / 2 + zone.size / 2 + number * zone.step * _closeness(tokens)
    own = owner == side(table)
    name = "verb/peek" if own and may_act(table) and table.can("peek") else ""
    if not own and "drop" in table.choice.selectable:
        name = "drop"
    return PlacedPiece(key, spec.APPLAUSE, spec.APPLAUSE, place, x, zone.y, zone.size, layer=1, name=name)


def _look(table: TableView, piece: Placeable, number: int) -> PlacedPiece:
    """Return a back that slid out from behind its token; its face is "" for other viewers."""
    ring, position = ring_of(table), place_of(piece.place)
    (x, y), (across, along) = ring.spot(position), ring.inward(position)
    far, size = SEEN_IN * ring.size, SEEN_PART * ring.size
    if piece.place.startswith("hidden/"):
        far, size = 0.0, size * 0.8
    low = HANG * size
    return PlacedPiece(
        f"look {position}", spec.SEEN, piece.face, piece.place, x + across * far, y + along * far + low, size,
        layer=6, alpha=0.0 if not far else 1.0,
    )  # fmt: skip


def _cheer(table: TableView, piece: Placeable, number: int) -> PlacedPiece:
    ring, position = ring_of(table), place_of(piece.place)
    x, y = ring.spot(position)
    size = ring.size * CHEER_PART
    return PlacedPiece(
        f"cheer {position}", spec.CHEER, piece.face, piece.place, x, y + HANG * size, size, layer=4
    )


def _notice(table: TableView, piece: Placeable, number: int) -> PlacedPiece:
    zone = table.layout.zones[spec.NOTICE]
    return PlacedPiece("notice", spec.NOTICE, piece.face, spec.NOTICE, zone.x, zone.y, zone.size, layer=9)


_MAKERS: dict[str, Callable[[TableView, Placeable, int], PlacedPiece]] = {
    spec.POSTER: _poster,
    spec.GHOST: _ghost,
    spec.APPLAUSE: _applause,
    spec.SEEN: _look,
    spec.CHEER: _cheer,
    spec.NOTICE: _notice,
}
