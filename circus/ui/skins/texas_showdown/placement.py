"""Placement of Texas Showdown's cards: sorted hands, picks, tricks in packets on the plates."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from circus.content.levels.layouts import Zone
from circus.core.piece import Piece
from circus.games.texas_showdown.cards import color_of
from circus.games.texas_showdown.facts import current_trick
from circus.games.texas_showdown.state import DEALT
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.tableau import Placeable, arrange
from circus.ui.skins.plain import raised
from circus.ui.skins.table_view import PickablePlace, TableView
from circus.ui.skins.texas_showdown import spec
from circus.ui.skins.texas_showdown.papers import row_off

LANDED_OFF_U = 100.0
"""Offset of the points that land on a plate, right of its portrait, next to the line that counts them."""


def place(table: TableView, pieces: Sequence[Placeable]) -> tuple[PlacedPiece, ...]:
    """Return everything at its place: the viewer's hand sorted, cards picked for the pass set aside."""
    shown = _sorted(table, [_for_viewer(table, piece) for piece in pieces])
    placed = [_settled(table, piece) for piece in arrange(shown, lambda name: zone_of(table, name))]
    return tuple(_in_packets(table, _in_turn(placed) if spec.state_of(table).step == DEALT else placed))


def places(table: TableView) -> list[PickablePlace]:
    """Return the seats by their places in the trick, while a leader is named; plates are targets anyway."""
    zones = [
        (seat, table.layout.zones[f"trick/{table.chair(seat)}"])
        for seat in range(table.setup.seats)
        if f"seat/{seat}" in table.choice.selectable
    ]
    return [PickablePlace(f"seat/{seat}", zone.x, zone.y, zone.width, zone.height) for seat, zone in zones]


def zone_of(table: TableView, place: str) -> Zone | None:
    """Return the zone of a place.

    Cards that come to another seat are at the place of that seat's pass; the cost of a trick is above the
    tricks.
    """
    kind, _, seat = place.partition("/")
    if kind == "got" and int(seat) != table.viewer:
        return table.locate(f"give/{seat}")
    if kind == spec.COST:
        pile = table.locate(f"pile/{seat}")
        return pile and replace(pile, y=pile.y - pile.size, arrange="one", size=spec.COST_U, layer=2)
    if kind == spec.ROW:
        return _row(table, int(seat))
    if kind == spec.LANDED:
        plate = table.layout.zones[f"plate/{table.chair(int(seat))}"]
        x = plate.x - plate.width / 2 + plate.size + LANDED_OFF_U
        return replace(plate, x=x, y=plate.y + 17, tilt=0.0, arrange="one", size=spec.COST_U, layer=2)
    return table.locate(place)


def _row(table: TableView, seat: int) -> Zone:
    """Return the zone of a seat's total on the score sheet."""
    sheet, happy = table.layout.zones[spec.SCORE], spec.state_of(table).config.face_cards == "happy_faces"
    across, down = row_off(sheet.size, table.setup.seats, seat, happy)
    return replace(sheet, x=sheet.x + across, y=sheet.y + down, arrange="one", size=spec.COST_U, layer=2)


def packet(zone: Zone, trick: int, tricks: int) -> tuple[float, float]:
    """Return the centre of one trick of many; they move closer together if there is no room."""
    wide = zone.size * 0.7
    step = min(zone.step, (zone.width - wide) / max(1, tricks - 1))
    return zone.x - zone.width / 2 + wide / 2 + trick * step, zone.y


def _for_viewer(table: TableView, piece: Placeable) -> Placeable:
    """Return a piece with the viewer's changes: a picked card is set aside at once.

    Tricks are face down, also those that may be looked at again.
    """
    if not isinstance(piece, Piece):
        return piece
    if piece.place.startswith("pile/"):
        return piece._replace(face="")
    gives = any(action.verb == "give" for action in table.choice.live)
    if gives and piece.name in table.choice.picks:
        return piece._replace(place=f"give/{table.viewer}")
    return piece


def _sorted(table: TableView, pieces: Sequence[Placeable]) -> list[Placeable]:
    """Return the viewer's hand by number, or with the playable cards first."""
    here, colors = f"hand/{table.viewer}", set[str]()
    if spec.SORT in table.opened:
        colors = {color_of(card.number) for card in current_trick(spec.state_of(table))}

    def order(piece: Placeable) -> tuple[bool, int]:
        if piece.place != here or not piece.face:
            return False, -1
        number = int(piece.face)
        return bool(colors) and color_of(number) not in colors, number

    return sorted(pieces, key=order)


def _settled(table: TableView, piece: PlacedPiece) -> PlacedPiece:
    """Return a piece at its exact place.

    Picks are left of the missing ones, a pickable card is raised.
    """
    if piece.place == f"give/{table.viewer}" and table.choice.picks:
        missing = spec.state_of(table).config.cards_passed - len(table.choice.picks)
        return replace(piece, x=piece.x - missing * table.layout.zones["give/0"].step / 2)
    if piece.place != f"hand/{table.viewer}":
        return piece
    return raised(
        table, replace(piece, tilt=round(piece.tilt / spec.HAND_TILT) * spec.HAND_TILT), spec.LIFT_U
    )


def _in_turn(placed: Sequence[PlacedPiece]) -> list[PlacedPiece]:
    """Return the pieces in the order of the deal: one to each hand in turn."""
    seen: Counter[str] = Counter()
    turns = []
    for piece in placed:
        turns.append((seen[piece.place], piece))
        seen[piece.place] += 1
    return [piece for _, piece in sorted(turns, key=lambda turn: turn[0])]


def _in_packets(table: TableView, placed: Sequence[PlacedPiece]) -> list[PlacedPiece]:
    """Return the pieces with the cards of one trick on top of each other, and the tricks side by side."""
    seats = table.setup.seats
    held = Counter(piece.place for piece in placed)
    seen: Counter[str] = Counter()
    packets = []
    for piece in placed:
        zone = table.locate(piece.place) if piece.place.startswith("pile/") else None
        if zone:
            trick, layer = divmod(seen[piece.place], seats)
            seen[piece.place] += 1
            x, y = packet(zone, trick, held[piece.place] // seats)
            piece = replace(piece, x=x + layer * 0.5, y=y - layer * 0.5)
        packets.append(piece)
    return packets
