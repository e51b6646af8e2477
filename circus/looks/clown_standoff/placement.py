"""Where the pieces of Clown Standoff lie: hidden choices, clashing cards, the heap, what is to be paid."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import zip_longest
from math import cos, radians, sin

from circus.core.piece import Piece
from circus.games.clown_standoff.state import DEALING, DUMMY_DUE, PIE_DUE
from circus.levels.layouts import Zone
from circus.looks.clown_standoff import cards
from circus.looks.clown_standoff.captions import may_act, state_of
from circus.looks.table_view import TableView
from circus.stage.director import PlacedPiece
from circus.stage.tableau import spots

STAGE = "stage"
"""A piece that is never drawn: the look itself has laid this list, so all is as it says.

Its face is "deal" while cards are dealt.
"""

SHOWN, CLASH, BESIDE = "shown", "clash", "beside"
"""Places of a trick's cards when they lie open: in their place, knocking together, thrown back askew."""
DEALING_PILE, PACK, FLIP = "dealing", "pack", "flip"
"""The cards before they are dealt, the pies being shuffled, the uppermost pie before all eyes."""

_OPEN = (SHOWN, CLASH, BESIDE)
_TRICK_MARKS = (cards.BANG, cards.CROSS, cards.CROWN, cards.BEATS)
_TILT_STEP = 0.5
"""Degrees to which cards of the own fan are turned, so that few turned pictures are made."""
_HEAP = ((0, 0, -9), (14, 6, 12), (-13, 9, -22), (8, -10, 5), (-8, -6, 19), (16, -4, -15), (-3, 12, 28))
"""Where cards of the heap lie, one after the other, and how they lean."""
Spot = tuple[float, float, float]


def lying(table: TableView, pieces: Sequence[Piece]) -> tuple[PlacedPiece, ...]:
    """Every piece that is on the screen, lowest first."""
    stage = next((piece for piece in pieces if piece.kind == STAGE), None)
    unboxed = state_of(table).phase == DEALING
    pieces = [piece for piece in pieces if piece.kind != STAGE and (piece.place != "box" or unboxed)]
    if stage is None:
        pieces = _at_rest(table, pieces)
    by_place: dict[str, list[Piece]] = {}
    for piece in sorted(pieces, key=lambda each: each.face):
        by_place.setdefault(piece.place, []).append(piece)
    tricks = any(place.startswith(("hand/", "trick/", DEALING_PILE, *_OPEN)) for place in by_place)
    argues = tricks or unboxed
    groups = [_group(table, place, heap, by_place, argues) for place, heap in by_place.items()]
    if stage is not None and stage.face == "deal":
        found = [each for turn in zip_longest(*groups) for each in turn if each is not None]
    else:
        found = [each for group in groups for each in group]
    return tuple(sorted(found, key=lambda each: each.layer))


def _at_rest(table: TableView, pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces of a view: what was chosen is face down, what was picked lies where it is paid."""
    state = state_of(table)
    found = list(pieces)
    if state.phase == DUMMY_DUE:
        found = [_moved_to(piece, "trick", SHOWN) for piece in found]
    if state.phase == PIE_DUE:
        top = max(index for index, piece in enumerate(found) if piece.place == "deck")
        found[top] = found[top]._replace(place=FLIP)
    if may_act(table):
        for pick in table.picks:
            here = f"collected/{table.viewer}"
            index = next(i for i, piece in enumerate(found) if piece.name == pick and piece.place == here)
            found[index] = found[index]._replace(place="pay")
    return [*found, *creamed(state.fallen)]


def creamed(fallen: Sequence[int]) -> list[Piece]:
    """The plates of those who have been hit, as pieces."""
    return [Piece(cards.CREAMED, "", f"{cards.CREAMED}/{seat}") for seat in fallen]


def _moved_to(piece: Piece, kind: str, to: str) -> Piece:
    before, slash, owner = piece.place.partition("/")
    return piece._replace(place=f"{to}/{owner}") if before == kind and slash else piece


def _group(
    table: TableView, place: str, heap: list[Piece], lying: dict[str, list[Piece]], argues: bool
) -> list[PlacedPiece]:
    kind, _, owner = place.partition("/")
    if kind in (CLASH, BESIDE):
        return [_collided(table, kind, owner, piece, lying) for piece in heap]
    if kind in _TRICK_MARKS or kind in (cards.CREAMED, cards.SPLAT):
        return [_MARKED[kind](table, owner, lying)]
    zone = _zone(table, kind, owner, argues)
    if zone is None:
        return []
    if kind == "pay":
        zone = pay_zone(table, zone)
        laid = spots(replace(zone, arrange="row"), _slots(table))
    elif kind == "discard":
        laid = _heaped(zone, heap)
    else:
        laid = spots(zone, len(heap))
    seen: Counter[str] = Counter()
    found = []
    for piece, spot in zip(heap, laid, strict=False):
        found.append(_shown(place, zone, seen[piece.face], piece, spot))
        seen[piece.face] += 1
    return found


def _zone(table: TableView, kind: str, owner: str, argues: bool) -> Zone | None:
    zones = table.layout.zones
    if kind in (SHOWN, "trick"):
        return table.locate(f"trick/{owner}")
    if kind == "collected" and table.chair(int(owner)) == 0 and not argues:
        return zones["stake"]
    if kind == "deck" and argues:
        return zones["deck/wait"]
    other = {"box": "deal", DEALING_PILE: "deal", PACK: "deck"}.get(kind)
    if other:
        return zones[other]
    return table.locate(f"{kind}/{owner}" if owner else kind)


def _shown(place: str, zone: Zone, number: int, piece: Piece, spot: Spot) -> PlacedPiece:
    """Cards that turn over in a trick stay in their place; those chosen and those boxed show their backs."""
    kind, _, owner = place.partition("/")
    face = "" if kind in ("trick", "box", DEALING_PILE) else piece.face
    home = f"trick/{owner}" if kind == SHOWN else place
    key = f"{piece.kind}={face}@{place}#{number}"
    x, y, tilt = spot
    if zone.arrange == "arc" and zone.layer > 0:
        tilt = round(tilt / _TILT_STEP) * _TILT_STEP
    return PlacedPiece(key, piece.kind, face, home, x, y, zone.size, tilt, zone.layer, name=piece.name)


def _heaped(zone: Zone, heap: Sequence[Piece]) -> list[Spot]:
    """A spot for each card that depends on the card alone, so that nothing moves when others come."""
    found: list[Spot] = []
    seen: Counter[str] = Counter()
    for piece in heap:
        right, down, tilt = _HEAP[(3 * int(piece.face or 0) + 5 * seen[piece.face]) % len(_HEAP)]
        seen[piece.face] += 1
        found.append((zone.x + right, zone.y + down, float(tilt)))
    return found


def _slots(table: TableView) -> int:
    """How many places to pay in are shown."""
    return len(state_of(table).playing)


def pay_zone(table: TableView, zone: Zone) -> Zone:
    """The places where a pass is paid: as many as it costs, side by side, never overlapping."""
    slots = _slots(table)
    room = zone.width / slots
    height = min(zone.size, (room - 8) / cards.RATIO)
    step = height * cards.RATIO + 10
    return replace(zone, size=round(height), step=step, width=step * (slots - 1))


def _trick_zone(table: TableView, owner: str) -> Zone:
    zone = table.locate(f"trick/{owner}")
    assert zone is not None
    return zone


def meeting(table: TableView, face: str, lying: dict[str, list[Piece]]) -> tuple[float, float]:
    """Where equal cards of a trick knock together."""
    owners = [
        place.partition("/")[2]
        for place, heap in lying.items()
        if place.partition("/")[0] in (CLASH, BESIDE) and heap[0].face == face
    ]
    zones = [_trick_zone(table, owner) for owner in owners]
    return sum(zone.x for zone in zones) / len(zones), sum(zone.y for zone in zones) / len(zones)


def _collided(
    table: TableView, kind: str, owner: str, piece: Piece, lying: dict[str, list[Piece]]
) -> PlacedPiece:
    """A cancelled card: near its equals, or thrown back to its place and leaning."""
    zone = _trick_zone(table, owner)
    x, y = meeting(table, piece.face, lying)
    away = -1.0 if zone.x <= x else 1.0
    if kind == CLASH:
        wide = zone.size * cards.RATIO
        far = max(1.0, ((zone.x - x) ** 2 + (zone.y - y) ** 2) ** 0.5)
        near = min(0.9, 0.62 * wide / far)
        x, y, tilt = x + (zone.x - x) * near, y + (zone.y - y) * near, zone.tilt + 6 * away
    else:
        x, y, tilt = zone.x + 6 * away, zone.y + 4, zone.tilt + 13 * away
    key = f"{piece.kind}={piece.face}@{SHOWN}/{owner}#0"
    return PlacedPiece(key, piece.kind, piece.face, f"trick/{owner}", x, y, zone.size, tilt, zone.layer + 1)


def _banged(table: TableView, face: str, lying: dict[str, list[Piece]]) -> PlacedPiece:
    x, y = meeting(table, face, lying)
    return PlacedPiece(f"bang {face}", cards.BANG, "", cards.BANG, x, y, 150.0, layer=6)


def _crossed(table: TableView, owner: str, lying: dict[str, list[Piece]]) -> PlacedPiece:
    zone = _trick_zone(table, owner)
    x, y = zone.x, zone.y + zone.size * 0.1
    return PlacedPiece(f"cross {owner}", cards.CROSS, "", cards.CROSS, x, y, zone.size * 0.52, layer=5)


def _crowned(table: TableView, owner: str, lying: dict[str, list[Piece]]) -> PlacedPiece:
    zone = _trick_zone(table, owner)
    lean, up = radians(zone.tilt), zone.size / 2 + 8
    x, y = zone.x + sin(lean) * up, zone.y - cos(lean) * up
    return PlacedPiece(f"crown {owner}", cards.CROWN, "", cards.CROWN, x, y, 52.0, zone.tilt, layer=5)


def _beating(table: TableView, owner: str, lying: dict[str, list[Piece]]) -> PlacedPiece:
    """The 1 that counts as 7: told on its lower edge."""
    zone = _trick_zone(table, owner)
    y = zone.y + zone.size * 0.42
    return PlacedPiece("beats", cards.BEATS, "", cards.BEATS, zone.x, y, 92.0, layer=6)


def _plate(table: TableView, owner: str) -> Zone:
    return table.layout.zones[f"plate/{table.chair(int(owner))}"]


def _splashed(table: TableView, owner: str, lying: dict[str, list[Piece]]) -> PlacedPiece:
    """A pie in flight: from the uppermost pie card to a face."""
    if not owner:
        flip = table.layout.zones[FLIP]
        return PlacedPiece("splat", cards.SPLAT, "", FLIP, flip.x, flip.y - 14, flip.size * 0.4, layer=8)
    zone = _plate(table, owner)
    x = zone.x - zone.width / 2 - 16 + zone.size / 2
    return PlacedPiece("splat", cards.SPLAT, "", f"splat/{owner}", x, zone.y, zone.size * 1.15, layer=8)


def _creamed_plate(table: TableView, owner: str, lying: dict[str, list[Piece]]) -> PlacedPiece:
    zone = _plate(table, owner)
    name = table.seats[int(owner)].name
    face = cards.creamed_face(int(owner), name, zone.width, zone.height, zone.size)
    key = f"creamed {owner}"
    return PlacedPiece(key, cards.CREAMED, face, cards.CREAMED, zone.x, zone.y, zone.height, layer=3)


_MARKED: dict[str, Callable[[TableView, str, dict[str, list[Piece]]], PlacedPiece]] = {
    cards.BANG: _banged,
    cards.CROSS: _crossed,
    cards.CROWN: _crowned,
    cards.BEATS: _beating,
    cards.SPLAT: _splashed,
    cards.CREAMED: _creamed_plate,
}
