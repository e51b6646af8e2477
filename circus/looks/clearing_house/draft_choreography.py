"""How a draft of Clearing House moves: the deal, packs opened, cards kept, packs that pass to the left."""

from collections.abc import Callable
from typing import Any

from circus.core.piece import Piece
from circus.looks.clearing_house import cards
from circus.looks.clearing_house.board import state_of
from circus.looks.clearing_house.placement import ARRIVED, LEAVING
from circus.looks.clearing_house.shifts import Pieces, moved, name_of
from circus.looks.keyframe import Keyframe
from circus.looks.table_view import TableView


def _deal(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """All cards are shuffled and dealt face down, one to each in turn."""
    seats, share = facts["seats"], facts["cards"]
    rest = [piece for piece in pieces if not _is_card(piece) or _stays(piece)]
    count = sum(_is_card(piece) for piece in pieces) - sum(map(_stays, pieces))
    dealt = [Piece(cards.CARD, "", f"pack/{seat}") for seat in seats] * share
    deck = [Piece(cards.CARD, "", "deck")] * count
    return [
        Keyframe([*rest, *deck], 320, 8, 320, ("shuffle",)),
        Keyframe([*rest, *deck[len(dealt) :], *dealt], 220, 22, 60, ("card_slide",)),
    ]


def _is_card(piece: Piece) -> bool:
    return piece.kind == cards.CARD


def _stays(piece: Piece) -> bool:
    """Cards that a deal does not touch: those out of the game."""
    return _is_card(piece) and piece.place == "box"


def _receive(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """The viewer turns the pack over that has come."""
    place = f"pack/{facts['seat']}"
    rest = [piece for piece in pieces if piece.place != place and not _arrives(piece, facts["seat"])]
    mine = [Piece(cards.CARD, name_of(pick), place, pick) for pick in facts["cards"]]
    return [Keyframe([*rest, *mine], 260, 20, 0, ("card_flip",))]


def _arrives(piece: Piece, seat: int) -> bool:
    return piece.place.startswith(f"{ARRIVED}/") and piece.place.endswith(f"/{seat}")


def _chosen(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """The card that the viewer keeps goes to the hand."""
    seat = facts["seat"]
    after = moved(pieces, f"pack/{seat}", f"hand/{seat}", name_of(facts["card"]))
    return [Keyframe(after, 260, 0, 0, ("card_slide",))]


def _pass(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """Everybody keeps one card, the rest of each pack goes on to the left (CH-2)."""
    drafters = state_of(table).drafters
    kept = pieces
    for seat in drafters:
        if sum(piece.place == f"pack/{seat}" for piece in kept) > facts["cards"]:
            kept = moved(kept, f"pack/{seat}", f"hand/{seat}", "")
    ways = {
        f"pack/{seat}": f"{seat}/{drafters[(at + 1) % len(drafters)]}" for at, seat in enumerate(drafters)
    }
    closed, goes, there = (
        [
            Piece(cards.CARD, "", piece.place if not kind else f"{kind}/{ways[piece.place]}")
            if piece.place in ways
            else piece
            for piece in kept
        ]
        for kind in ("", LEAVING, ARRIVED)
    )
    return [
        Keyframe(closed, 240, 0, 60, ("card_slide",)),
        Keyframe(goes, 420, 10, 80, ("whoosh",)),
        Keyframe(there, 0),
    ]


def _drafted(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """The last card of each pack is kept by itself."""
    after = pieces
    for seat in state_of(table).drafters:
        for piece in [each for each in pieces if each.place == f"pack/{seat}"]:
            after = moved(after, piece.place, f"hand/{seat}", piece.face)
    return [Keyframe(after, 260, 0, 150, ("card_slide",))]


MAKERS: dict[str, Callable[[dict[str, Any], Pieces, TableView], list[Keyframe]]] = {
    "deal": _deal,
    "receive": _receive,
    "chosen": _chosen,
    "pass": _pass,
    "drafted": _drafted,
}
"""What each kind of event of a draft moves."""
