"""Where the pieces of Flip Circus lie: tokens on the ring, parts of the poster, Applause, what is staged."""

from collections.abc import Callable, Sequence

from circus.core.piece import Piece
from circus.games.flip_circus.ring import SIZE
from circus.levels.layouts import Zone
from circus.looks.flip_circus.captions import can, may_act, panel, side, state_of
from circus.looks.flip_circus.ring import HANG, Ring, position_of, ring_of
from circus.looks.table_view import TableView
from circus.stage.director import PlacedPiece

SIDE, BACK, POSTER, APPLAUSE = "side", "back", "poster", "applause"
"""Kinds of piece: the side of a token that is up, the badge of the one that is down, a part, a token."""
SEEN, CHEER, NOTICE, GHOST = "seen", "cheer", "notice", "ghost"
"""Kinds that steps lay down: a back that is looked at, a ring of light, a sheet of words, a missing part."""
ORDER, POSE = "order", "pose"
"""Kinds that are never drawn: which token lies at each place, and how a token holds itself."""
HOP, LEFT, RIGHT, PILE = "hop", "left", "right", "pile"
"""Poses of a token: lifted, bowing to one side and the other, waiting in the middle."""
STAGE = "stage"
"""Before all eyes: `stage` for one part, `stage/ARTIST` for one of those that make up the poster."""
MEMORY, ROSETTE = "memory", "rosette"
"""The aids: the backs that were seen, and who can be behind whom."""

PICTURE = (660.0, 1248.0)
SHEET, PICTURE_AT = (714.0, 1518.0), (27.0, 243.0)
PARTS = {
    "acrobat": (0.0, 0.0, 660.0, 360.0),
    "magician": (0.0, 366.0, 327.0, 438.0),
    "seer": (333.0, 366.0, 327.0, 438.0),
    "strongman": (0.0, 810.0, 327.0, 438.0),
    "tamer": (333.0, 810.0, 327.0, 438.0),
}
"""Left, top, width and height of the parts in the picture, in the sprites' own measure."""

HOP_U, BOW_TILT = 26.0, 14.0
BADGE_PART, BADGE_OFF = 0.31, 0.265
"""Height of a back's badge, and how far it hangs below and to the inner side, in heights of the token."""
SEEN_PART, SEEN_IN = 0.72, 0.62
"""Height of a back that is looked at, and how far towards the middle it slides, in heights of the token."""
CHEER_PART = 1.0
STAGED_U = 0.92


def lying(table: TableView, pieces: Sequence[Piece]) -> tuple[PlacedPiece, ...]:
    """Every piece that is on the screen, lowest first."""
    order = _order(table, pieces)
    poses = {position_of(piece.place): piece.face for piece in pieces if piece.kind == POSE}
    counts: dict[str, int] = {}
    found = []
    for piece in pieces:
        number = counts[piece.place] = counts.get(piece.place, -1) + 1
        make = _MAKERS.get(piece.kind)
        shown = make(table, piece, number) if make else None
        if piece.kind == SIDE:
            shown = _token(table, piece, order, poses)
        if shown:
            found.append(shown)
    return tuple(sorted(found, key=lambda each: each.layer))


def order_of(table: TableView) -> list[int]:
    """Which token lies at each place; everybody sees which token moves where."""
    return [up >> 1 for up in state_of(table).ring]


def _order(table: TableView, pieces: Sequence[Piece]) -> list[int]:
    told = next((piece.face for piece in pieces if piece.kind == ORDER), "")
    return [int(token) for token in told.split()] if told else order_of(table)


def _token(table: TableView, piece: Piece, order: Sequence[int], poses: dict[int, str]) -> PlacedPiece | None:
    """The upper side of a token on its place, or the badge of the lower one."""
    kind, _, rest = piece.place.partition("/")
    if not rest:
        return None
    ring, position = ring_of(table), int(rest)
    x, y = ring.spot(position)
    pose = poses.get(position, "")
    if pose == PILE:
        x, y = ring.x, ring.y - 3.0 * position
    if pose in (HOP, LEFT, RIGHT):
        y -= HOP_U
    tilt = {LEFT: -BOW_TILT, RIGHT: BOW_TILT}.get(pose, 0.0)
    token, size = order[position], ring.size
    if kind == "under":
        if not piece.face or MEMORY not in table.aids or pose == PILE:
            return None
        across, down = badge_off(ring, position)
        high = BADGE_PART * size
        return PlacedPiece(
            f"back {token}", BACK, piece.face, piece.place, x + across, y + down, high, layer=2
        )
    return PlacedPiece(
        f"token {token}", SIDE, piece.face, piece.place, x, y + HANG * size, size, tilt,
        1 if pose else 0, name=piece.name,
    )  # fmt: skip


def badge_off(ring: Ring, position: int) -> tuple[float, float]:
    """From a token's place to its badge: low on the inner side, where it hides no marks."""
    x, _ = ring.spot(position)
    off = BADGE_OFF * ring.size
    return (off if x <= ring.x + 1 else -off), off


def _poster(table: TableView, piece: Piece, number: int) -> PlacedPiece:
    """A part: on the poster, before all eyes, or on the tray of the side that won it."""
    key, (place, _, rest) = f"poster {piece.face}", piece.place.partition("/")
    if place == "posters" and rest:
        zone = table.layout.zones[f"parts/{panel(table, int(rest))}"]
        x = zone.x - zone.width / 2 + zone.size / 2 + number * zone.step
        return PlacedPiece(key, POSTER, piece.face, piece.place, x, zone.y, zone.size, layer=2)
    if place == STAGE:
        x, y, high = _staged(table.layout.zones[STAGE], piece.face, whole=bool(rest))
        return PlacedPiece(key, POSTER, piece.face, piece.place, x, y, high, layer=8)
    x, y, high = part_spot(table.layout.zones["poster"], piece.face)
    return PlacedPiece(key, POSTER, piece.face, piece.place, x, y, high)


def part_spot(zone: Zone, artist: str) -> tuple[float, float, float]:
    """Centre and height of a part on the poster's sheet."""
    k = zone.height / SHEET[1]
    left, top, width, height = PARTS[artist]
    x = zone.x + (PICTURE_AT[0] + left + width / 2 - SHEET[0] / 2) * k
    y = zone.y + (PICTURE_AT[1] + top + height / 2 - SHEET[1] / 2) * k
    return x, y, height * k


def _ghost(table: TableView, piece: Piece, number: int) -> PlacedPiece:
    """The pale picture of a part that is missing when the poster comes together."""
    x, y, high = _staged(table.layout.zones[STAGE], piece.face, whole=True)
    return PlacedPiece(f"ghost {piece.face}", GHOST, piece.face, piece.place, x, y, high, layer=7)


def stage_sizes(zone: Zone) -> set[float]:
    """The heights that parts have before all eyes."""
    return {_staged(zone, artist, whole)[2] for artist in PARTS for whole in (False, True)}


def _staged(zone: Zone, artist: str, whole: bool) -> tuple[float, float, float]:
    """Centre and height of a part before all eyes, alone or in its place of the whole picture."""
    left, top, width, height = PARTS[artist]
    if not whole:
        k = min(zone.size / height, zone.width * STAGED_U / width)
        return zone.x, zone.y, height * k
    k = zone.size * 1.6 / PICTURE[1]
    x = zone.x + (left + width / 2 - PICTURE[0] / 2) * k
    return x, zone.y + (top + height / 2 - PICTURE[1] / 2) * k, height * k


def reserve_spot(zone: Zone, number: int) -> tuple[float, float]:
    """The place of an Applause token in the middle of the ring: five on a shallow arc."""
    off = number - 2
    return zone.x + off * zone.step, zone.y - 8 + 4.0 * (4 - off * off)


def _applause(table: TableView, piece: Piece, number: int) -> PlacedPiece:
    """An Applause token; the viewer's own stand for what they buy, the others for the Clown's choice."""
    place, zones = piece.place, table.layout.zones
    key = f"applause {place} {number}"
    if place == "reserve":
        zone = zones["reserve"]
        x, y = reserve_spot(zone, number)
        name = "take" if "take" in table.wanted else ""
        return PlacedPiece(key, APPLAUSE, APPLAUSE, place, x, y, zone.size, name=name)
    owner = position_of(place)
    zone = zones[f"applause/{panel(table, owner)}"]
    x = zone.x - zone.width / 2 + zone.size / 2 + number * zone.step
    own = owner == side(table)
    name = "verb/peek" if own and may_act(table) and can(table, "peek") else ""
    if not own and "drop" in table.wanted:
        name = "drop"
    return PlacedPiece(key, APPLAUSE, APPLAUSE, place, x, zone.y, zone.size, layer=1, name=name)


def _look(table: TableView, piece: Piece, number: int) -> PlacedPiece:
    """A back that is looked at: slid out from behind its token; its face is "" for other eyes."""
    ring, position = ring_of(table), position_of(piece.place)
    (x, y), (across, along) = ring.spot(position), ring.inward(position)
    far, size = SEEN_IN * ring.size, SEEN_PART * ring.size
    if piece.place.startswith("hidden/"):
        far, size = 0.0, size * 0.8
    low = HANG * size
    return PlacedPiece(
        f"look {position}", SEEN, piece.face, piece.place, x + across * far, y + along * far + low, size,
        layer=6, alpha=0.0 if not far else 1.0,
    )  # fmt: skip


def _cheer(table: TableView, piece: Piece, number: int) -> PlacedPiece:
    ring, position = ring_of(table), position_of(piece.place)
    x, y = ring.spot(position)
    size = ring.size * CHEER_PART
    return PlacedPiece(f"cheer {position}", CHEER, piece.face, piece.place, x, y + HANG * size, size, layer=4)


def _notice(table: TableView, piece: Piece, number: int) -> PlacedPiece:
    zone = table.layout.zones[NOTICE]
    return PlacedPiece("notice", NOTICE, piece.face, NOTICE, zone.x, zone.y, zone.size, layer=9)


_MAKERS: dict[str, Callable[[TableView, Piece, int], PlacedPiece]] = {
    POSTER: _poster,
    GHOST: _ghost,
    APPLAUSE: _applause,
    SEEN: _look,
    CHEER: _cheer,
    NOTICE: _notice,
}


def told_order(order: Sequence[int]) -> Piece:
    """A piece that tells which token lies at each place, for lists that are not the view's."""
    assert len(order) == SIZE
    return Piece(ORDER, " ".join(map(str, order)), ORDER)


def posed(position: int, pose: str) -> Piece:
    """A piece that tells how the token at a place holds itself."""
    return Piece(POSE, pose, f"{POSE}/{position}")
