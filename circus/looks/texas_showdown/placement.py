"""Where the cards of Texas Showdown lie beside their zones: laid aside, dealt in turn, tricks in packets."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

from circus.core.piece import Piece
from circus.games.texas_showdown.cards import numbers_of
from circus.games.texas_showdown.state import GIVE
from circus.levels.layouts import Zone
from circus.looks.table_view import TableView
from circus.looks.texas_showdown import choreography as motion
from circus.looks.texas_showdown.captions import state_of
from circus.stage.director import PlacedPiece


def laid_for_others(table: TableView, pieces: Sequence[Piece]) -> list[Piece]:
    """While cards are passed: those of every seat that has chosen are laid aside, picked ones too."""
    state = state_of(table)
    if state.step != GIVE:
        return list(pieces)
    here, mine = f"hand/{table.viewer}", set(table.picks)
    if table.viewer >= 0:
        mine |= {f"card/{number}" for number in numbers_of(state.given[table.viewer])}
    chosen = [
        piece._replace(place=f"give/{table.viewer}") if piece.place == here and piece.name in mine else piece
        for piece in pieces
    ]
    waiting = state.awaited
    others = [seat for seat in range(table.setup.seats) if seat != table.viewer]
    return motion.laid_aside(chosen, table, [seat for seat in others if seat not in waiting])


def in_turn(placed: Sequence[PlacedPiece]) -> list[PlacedPiece]:
    """Ordered as cards are dealt: one to each hand in turn."""
    seen: Counter[str] = Counter()
    turns = []
    for each in placed:
        turns.append((seen[each.place], each))
        seen[each.place] += 1
    return [each for _, each in sorted(turns, key=lambda turn: turn[0])]


def in_packets(placed: Sequence[PlacedPiece], table: TableView) -> list[PlacedPiece]:
    """Cards of piles are face down, those of one trick on each other, the tricks side by side."""
    seats = table.setup.seats
    held = Counter(each.place for each in placed)
    seen: Counter[str] = Counter()
    found = []
    for each in placed:
        zone = table.locate(each.place) if each.place.startswith("pile/") else None
        if zone:
            trick, layer = divmod(seen[each.place], seats)
            seen[each.place] += 1
            x, y = packet(zone, trick, held[each.place] // seats)
            each = replace(each, face="", x=x + layer * 0.5, y=y - layer * 0.5)
        found.append(each)
    return found


def packet(zone: Zone, trick: int, tricks: int) -> tuple[float, float]:
    """The centre of one trick of many; they close up when there is no more room."""
    wide = zone.size * 0.7
    step = min(zone.step, (zone.width - wide) / max(1, tricks - 1))
    return zone.x - zone.width / 2 + wide / 2 + trick * step, zone.y
