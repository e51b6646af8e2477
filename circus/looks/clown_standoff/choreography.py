"""How Clown Standoff moves: the secret choice, the reveal, equal cards that cancel, pies that hit."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from circus.core.event import Event
from circus.core.piece import Piece
from circus.games.clown_standoff.argument import winning_card
from circus.games.clown_standoff.cards import CARD as CARD_OF
from circus.games.clown_standoff.cards import HAND_SIZE, contains, pack
from circus.games.clown_standoff.state import DODGES
from circus.looks.clown_standoff import cards
from circus.looks.clown_standoff.captions import state_of
from circus.looks.clown_standoff.cards import CARD, PIE
from circus.looks.clown_standoff.placement import (
    BESIDE,
    CLASH,
    DEALING_PILE,
    FLIP,
    PACK,
    SHOWN,
    STAGE,
    creamed,
)
from circus.looks.keyframe import Keyframe
from circus.looks.table_view import TableView

REVEAL_MS, BANG_MS, CANCELLED_MS, BEATS_MS, WINNER_MS = 600, 520, 650, 1500, 850
PIE_MS, HIT_MS, BEGINS_MS = 750, 1300, 1900
"""Holds: to see what happened."""

Pieces = list[Piece]


def steps(event: Event, pieces: Sequence[Piece], table: TableView) -> list[Keyframe]:
    """What an event moves."""
    make = _MAKERS.get(event.kind)
    return make(event.facts, _begun(event, pieces, table), table) if make else []


def begins(event: Event, pieces: Sequence[Piece], table: TableView, why: str) -> list[Keyframe]:
    """A notice that tells who begins, and why."""
    lie = _begun(event, pieces, table)
    face = cards.PARTS.join((why, table.seats[event.facts["seat"]].name))
    return [
        Keyframe(lie, 260, 15, 120),
        Keyframe([*lie, Piece(cards.NOTICE, face, cards.NOTICE)], 160, 0, BEGINS_MS, ("bell",)),
        Keyframe(lie, 0),
    ]


def _begun(event: Event, pieces: Sequence[Piece], table: TableView) -> Pieces:
    """The list as the look lays it; who is hit just now has no cream yet."""
    if any(piece.kind == STAGE for piece in pieces):
        return list(pieces)
    hit = event.facts["seat"] if event.kind == "pie" and event.facts["face"] == "hit" else None
    fallen = [seat for seat in state_of(table).fallen if seat != hit]
    return [*pieces, Piece(STAGE, "", STAGE), *creamed(fallen)]


def _deal(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """The cards are shuffled and dealt face down, one a hand in turn; the rest goes back to the box."""
    pies = [piece for piece in pieces if piece.kind == PIE]
    owners = [*map(str, range(table.setup.seats)), *(["dummy"] if table.setup.seats == 2 else [])]
    count = sum(piece.kind == CARD for piece in pieces)
    pile = [Piece(CARD, "", DEALING_PILE)] * count
    dealt = [Piece(CARD, "", f"hand/{owner}") for owner in owners] * HAND_SIZE
    stage, rest = Piece(STAGE, "deal", STAGE), pile[len(dealt) :]
    return [
        Keyframe([*pies, *pile, stage], 0, 0, 450, ("shuffle",)),
        Keyframe([*pies, *rest, *dealt, stage], 240, 60, 80, ("card_slide",)),
        Keyframe([*pies, *dealt, Piece(STAGE, "", STAGE)], 0),
    ]


def _dealt(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """The viewer turns the own hand over."""
    hand = f"hand/{facts['seat']}"
    if facts["seat"] != table.viewer:
        return []
    rest = [piece for piece in pieces if piece.place != hand]
    own = [Piece(CARD, _value(name), hand) for name in facts["cards"]]
    return [Keyframe([*rest, *own], 280, 40, 0, ("card_flip",))]


def _choose(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """A card is laid down hidden; the viewer's own one is told by `chosen`."""
    seat = facts["seat"]
    if seat == table.viewer:
        return []
    return [Keyframe(_moved(pieces, f"hand/{seat}", f"trick/{seat}", [""]), 240, 0, 0, ("card_slide",))]


def _chosen(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    seat = facts["seat"]
    if seat != table.viewer:
        return []
    face = _value(facts["card"])
    return [Keyframe(_moved(pieces, f"hand/{seat}", f"trick/{seat}", [face]), 240, 0, 0, ("card_slide",))]


def _show(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """All are turned over together."""
    after = [piece for piece in pieces if not piece.place.startswith("trick/")]
    after += [Piece(CARD, _value(name), f"{SHOWN}/{seat}") for seat, name in enumerate(facts["cards"])]
    return [Keyframe(pieces, 0, 0, 420, ("drum_roll",)), Keyframe(after, 320, 0, REVEAL_MS, ("card_flip",))]


def _dummy(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """The dummy's card slides out and is turned over after the others."""
    shown = [
        piece._replace(place=piece.place.replace("trick/", f"{SHOWN}/"))
        if piece.place.startswith("trick/") and piece.face
        else piece
        for piece in pieces
    ]
    out = _moved(shown, "hand/dummy", "trick/dummy", [""])
    turned = [piece for piece in out if piece.place != "trick/dummy"]
    turned.append(Piece(CARD, _value(facts["card"]), f"{SHOWN}/dummy"))
    return [
        Keyframe(out, 240, 0, 160, ("card_slide",)),
        Keyframe(turned, 320, 0, REVEAL_MS, ("card_flip",)),
    ]


def _resolved(pieces: Pieces, table: TableView) -> tuple[list[Keyframe], Pieces]:
    """Equal cards cancel each other before all eyes; what still stands and is highest gets the crown."""
    found, lie = [], pieces
    faces = Counter(piece.face for piece in pieces if piece.place.startswith(f"{SHOWN}/"))
    cancelled = sorted(face for face, count in faces.items() if count > 1)
    if cancelled:
        clash = [_put(piece, CLASH) if piece.face in cancelled else piece for piece in lie]
        bangs = [Piece(cards.BANG, "", f"{cards.BANG}/{face}") for face in cancelled]
        lie = [_put(piece, BESIDE) if piece.face in cancelled else piece for piece in lie]
        owners = [piece.place.partition("/")[2] for piece in lie if piece.place.startswith(f"{BESIDE}/")]
        lie = [*lie, *(Piece(cards.CROSS, "", f"{cards.CROSS}/{owner}") for owner in owners)]
        found += [
            Keyframe(clash, 240, 0, 0, ("whoosh",)),
            Keyframe([*clash, *bangs], 90, 0, BANG_MS, ("trap_snap",)),
            Keyframe(lie, 240, 0, CANCELLED_MS),
        ]
    return [*found, *_crowning(lie, faces, table)], lie


def _crowning(lie: Pieces, faces: Counter[str], table: TableView) -> list[Keyframe]:
    """The crown for the winning card; when a 1 beats the 6, that is told."""
    trick = pack(int(face) for face in faces.elements())
    best = winning_card(trick, state_of(table).rules.six_must_stand)
    value = next((value for value in range(1, 7) if best and contains(best, CARD_OF[value])), 0)
    owner = next(
        (piece.place.partition("/")[2] for piece in lie
         if piece.face == str(value) and piece.place.startswith(f"{SHOWN}/")), "",
    )  # fmt: skip
    if not owner:
        return []
    marks = [Piece(cards.CROWN, "", f"{cards.CROWN}/{owner}")]
    if value == 1 and faces["6"]:
        marks.append(Piece(cards.BEATS, "", f"{cards.BEATS}/{owner}"))
        return [Keyframe([*lie, *marks], 180, 0, BEATS_MS, ("fanfare",))]
    return [Keyframe([*lie, *marks], 160, 0, WINNER_MS, ("bell",))]


def _put(piece: Piece, place: str) -> Piece:
    """An open card of the trick, elsewhere in it."""
    before, _, owner = piece.place.partition("/")
    return piece._replace(place=f"{place}/{owner}") if before == SHOWN else piece


def _swept(pieces: Pieces, to: str) -> Pieces:
    """The whole trick gathered in one place, without its marks."""
    return [
        piece._replace(place=to) if piece.place.partition("/")[0] in (SHOWN, BESIDE) else piece
        for piece in pieces
        if piece.kind not in (cards.CROSS, cards.BANG, cards.CROWN, cards.BEATS)
    ]


def _collect(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    found, lie = _resolved(pieces, table)
    return [*found, Keyframe(_swept(lie, f"collected/{facts['seat']}"), 320, 35, 120, ("card_slide", "chip"))]


def _cleared(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """Nobody gets the trick: it leaves the game."""
    found, lie = _resolved(pieces, table)
    return [*found, Keyframe(_swept(lie, "discard"), 320, 35, 350, ("card_slide",))]


def _sit_out(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    return [Keyframe(pieces, 200, 0, 900)]


def _reveal(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """The uppermost pie is lifted before all eyes."""
    return [Keyframe(_lifted(pieces, "deck"), 300, 0, 500, ("drum_roll",))]


def _reshuffle(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """One card is paid, all six pies are shuffled, the uppermost is lifted."""
    paid = _moved(pieces, f"collected/{facts['seat']}", "discard", [_value(facts["card"])])
    whole = [piece for piece in paid if piece.kind != PIE] + [Piece(PIE, "", PACK)] * (DODGES + 1)
    return [
        Keyframe(paid, 320, 0, 150, ("card_slide",)),
        Keyframe(whole, 300, 40, 350, ("shuffle",)),
        Keyframe(_lifted(whole, PACK), 300, 0, 450, ("drum_roll",)),
    ]


def _pass(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """The cards that buy a safe turn leave the game."""
    values = [_value(name) for name in facts["cards"]]
    paid = _moved(pieces, f"collected/{facts['seat']}", "discard", values)
    return [Keyframe(paid, 320, 70, 400, ("card_slide", "coin"))]


def _pie(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """The pie is turned over: it joins the Dodges, or flies into a face."""
    seat, dodged = facts["seat"], facts["face"] == "dodge"
    lie = pieces if any(piece.place == FLIP for piece in pieces) else _lifted(pieces, "deck")
    open_ = [piece._replace(face=facts["face"]) if piece.place == FLIP else piece for piece in lie]
    found = [Keyframe(lie, 0), Keyframe(open_, 300, 0, PIE_MS, ("card_flip", "ooh" if dodged else "cheer"))]
    if dodged:
        past = [piece._replace(place="revealed") if piece.place == FLIP else piece for piece in open_]
        return [*found, Keyframe(past, 280, 0, 150, ("whoosh",))]
    return [
        *found,
        Keyframe([*open_, Piece(cards.SPLAT, "", cards.SPLAT)], 90, 0, 60),
        Keyframe([*open_, Piece(cards.SPLAT, "", f"{cards.SPLAT}/{seat}")], 300, 0, 60, ("whoosh",)),
        Keyframe([*open_, *creamed((seat,))], 60, 0, HIT_MS, ("pie_splat",)),
    ]


def _out(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """Who was hit leaves with all cards; the six pies make a new deck."""
    here = f"collected/{facts['seat']}"
    gone = [piece._replace(place="discard", name="") if piece.place == here else piece for piece in pieces]
    fresh = [piece for piece in gone if piece.kind != PIE] + [Piece(PIE, "", PACK)] * (DODGES + 1)
    return [Keyframe(gone, 320, 30, 100, ("card_slide",)), Keyframe(fresh, 300, 40, 250, ("shuffle",))]


def _win(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    return [Keyframe(pieces, 0, 0, 1000, ("fanfare", "applause"))]


def _lifted(pieces: Pieces, place: str) -> Pieces:
    """With the uppermost pie of a place before all eyes."""
    found = list(pieces)
    tops = [index for index, piece in enumerate(found) if piece.place == place]
    found[tops[-1]] = found[tops[-1]]._replace(place=FLIP, face="")
    return found


def _moved(pieces: Pieces, start: str, end: str, faces: Sequence[str]) -> Pieces:
    """With cards of these faces moved; a hidden card may turn out to be one."""
    found = list(pieces)
    for face in faces:
        held = [index for index, piece in enumerate(found) if piece.place == start]
        exact = [index for index in held if found[index].face == face]
        index = (exact or held)[-1]
        found[index] = Piece(CARD, face, end)
    return found


def _value(pick: str) -> str:
    return str(pick).partition("/")[2]


_MAKERS: dict[str, Callable[[Any, Pieces, TableView], list[Keyframe]]] = {
    "deal": _deal,
    "dealt": _dealt,
    "choose": _choose,
    "chosen": _chosen,
    "show": _show,
    "dummy": _dummy,
    "collect": _collect,
    "cancel": _cleared,
    "dummy_wins": _cleared,
    "sit_out": _sit_out,
    "reveal": _reveal,
    "reshuffle": _reshuffle,
    "pass": _pass,
    "pie": _pie,
    "out": _out,
    "win": _win,
}
