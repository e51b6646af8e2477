"""Placement of Clearing House's cards: hands, packs, played cards, the middle of the table."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from circus.content.levels.layouts import Zone
from circus.games.clearing_house.facts import discards_played, is_drafting
from circus.games.clearing_house.state import DISCARD
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.tableau import Effect, Placeable, spots
from circus.ui.skins.clearing_house import spec
from circus.ui.skins.clearing_house.board import state_of
from circus.ui.skins.table_view import TableView

_TILT_STEP = 0.5


def fan(table: TableView, place: str, heap: list[Placeable]) -> list[PlacedPiece]:
    """Return a hand; the viewer's is sorted, and cards that can be picked are raised."""
    zone = table.locate(place)
    if zone is None:
        return []
    own = place == f"hand/{table.viewer}"
    ordered = sorted(heap, key=lambda each: (_rank(each.face), each.kind == spec.BASE)) if own else heap
    if own and is_drafting(state_of(table)):
        ordered = [_drafted_card(each) for each in ordered]
    if own and state_of(table).phase == DISCARD:
        ordered = [_unnamed(each) if each.kind == spec.BASE else each for each in ordered]
    placed = _keyed(zone, place, ordered, spots(zone, len(heap)), own)
    return [_raised(table, each) for each in _with_chosen(table, placed)] if own else placed


def _drafted_card(piece: Placeable) -> Placeable:
    """Return a card kept in the draft, under a name that differs from that of the same card in the pack."""
    return piece if isinstance(piece, Effect) else piece._replace(name=f"{spec.KEPT}/{piece.face}")


def _unnamed(piece: Placeable) -> Placeable:
    """Return a protected base card without a name, since it cannot be discarded (CH-49)."""
    return piece if isinstance(piece, Effect) else piece._replace(name="")


def _rank(face: str) -> int:
    return spec.HAND_ORDER.index(face) if face in spec.HAND_ORDER else len(spec.HAND_ORDER)


def _with_chosen(table: TableView, hand: list[PlacedPiece]) -> list[PlacedPiece]:
    """Return the hand with the chosen card raised; of equals the touched one, with the last key."""
    chosen = table.choice.picks[0] if table.choice.picks else ""
    twins = [index for index, each in enumerate(hand) if chosen and each.name == chosen]
    if not twins:
        return hand
    name, rank = table.choice.touched
    at = twins[rank] if name == chosen and rank < len(twins) else twins[-1]
    keys = [hand[index].key for index in twins]
    for index, key in zip([each for each in twins if each != at] + [at], keys, strict=True):
        hand[index] = replace(hand[index], key=key)
    hand[at] = replace(hand[at], y=hand[at].y - spec.CHOSEN_U)
    return hand


def _raised(table: TableView, piece: PlacedPiece) -> PlacedPiece:
    return replace(piece, y=piece.y - spec.RAISED_U) if piece.name in table.choice.selectable else piece


def _keyed(
    zone: Zone,
    place: str,
    heap: Sequence[Placeable],
    spots: Sequence[tuple[float, float, float]],
    named: bool,
) -> list[PlacedPiece]:
    seen: Counter[str] = Counter()
    placed = []
    for piece, (x, y, tilt) in zip(heap, spots, strict=True):
        base = f"{piece.kind}={piece.face}@{place}"
        lean = round(tilt / _TILT_STEP) * _TILT_STEP
        key, name = f"{base}#{seen[base]}", piece.name if named else ""
        placed.append(
            PlacedPiece(key, piece.kind, piece.face, place, x, y, zone.size, lean, zone.layer, name=name)
        )
        seen[base] += 1
    return placed


def played(table: TableView, place: str, heap: list[Placeable]) -> list[PlacedPiece]:
    """Return the cards of this round, face up; they can be picked only for the police (CH-31)."""
    zone = table.locate(place)
    if zone is None:
        return []
    state, seat = state_of(table), int(place.partition("/")[2])
    named = state.phase == DISCARD and seat == table.viewer == state.taped and discards_played(state, seat)
    middle = spots(replace(zone, width=max(1.0, zone.width - zone.size * spec.SHEET.ratio)), len(heap))
    left = zone.x - zone.width / 2 + zone.size * spec.SHEET.ratio / 2
    places = [(left + x - middle[0][0], y, tilt) for x, y, tilt in middle]
    return _keyed(zone, place, heap, places, named)


def passed(table: TableView, place: str, heap: list[Placeable]) -> list[PlacedPiece]:
    """Return a pack at its destination, with the keys of its origin, so that it glides from there."""
    _, start, end = place.split("/")
    spots = pack(table, f"pack/{end}", heap)
    return [
        replace(each, key=f"card=@passed/{start}#{number}", place=f"pack/{start}")
        for number, each in enumerate(spots)
    ]


def pack(table: TableView, place: str, heap: list[Placeable]) -> list[PlacedPiece]:
    """Return a draft pack: the viewer's is open in the middle, the others are piles next to their plates."""
    seat = int(place.partition("/")[2])
    if seat == table.viewer:
        zone = table.layout.zones["pack/0"]
        ordered = sorted(heap, key=lambda each: _rank(each.face))
        size, places = pack_spots(zone, len(heap))
        return _keyed(replace(zone, size=size, layer=5), place, ordered, places, True)
    zone = table.layout.zones[f"played/{table.chair(seat)}"]
    left = zone.x - zone.width / 2 + zone.size * spec.SHEET.ratio / 2 + 10
    pile = replace(zone, x=left, arrange="pile", step=1.2)
    return _keyed(pile, place, heap, spots(pile, len(heap)), False)


def pack_spots(zone: Zone, count: int) -> tuple[float, list[tuple[float, float, float]]]:
    """Return the height of the cards of an open pack, and their spots in rows of at most five."""
    row = min(count, spec.PACK_ROW, max(1, int((zone.width + spec.PACK_GAP_U) // (110 + spec.PACK_GAP_U))))
    rows = -(-count // row)
    row = -(-count // rows)
    size = min(
        zone.size,
        (zone.height - (rows - 1) * spec.PACK_GAP_U) / rows,
        ((zone.width - (row - 1) * spec.PACK_GAP_U) / row) / spec.SHEET.ratio,
    )
    across, along = size * spec.SHEET.ratio + spec.PACK_GAP_U, size + spec.PACK_GAP_U
    spots = []
    for number in range(count):
        line, at = divmod(number, row)
        here = min(row, count - line * row)
        x = zone.x + (at - (here - 1) / 2) * across
        spots.append((x, zone.y + (line - (rows - 1) / 2) * along, 0.0))
    return size, spots


def plain(table: TableView, place: str, heap: list[Placeable]) -> list[PlacedPiece]:
    """Return the pieces of a zone of the same name."""
    zone = table.layout.zones.get(place)
    return _keyed(zone, place, heap, spots(zone, len(heap)), False) if zone else []


def stolen(table: TableView, place: str, heap: list[Placeable]) -> list[PlacedPiece]:
    """Return the stolen card on its way through the middle; only those who may see it see its face."""
    zone = table.layout.zones["announced"]
    return _keyed(zone, place, heap, spots(zone, len(heap)), False)
