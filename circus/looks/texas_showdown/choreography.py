"""Events of Texas Showdown in motion: dealing, passing, playing, what a Sheriff does, taking, scoring."""

from collections.abc import Callable, Sequence
from typing import Any

from circus.core.event import Event
from circus.core.piece import Piece
from circus.games.texas_showdown.cards import numbers_of
from circus.games.texas_showdown.state import State
from circus.looks.keyframe import Keyframe
from circus.looks.table_view import TableView
from circus.looks.texas_showdown.trick import SHERIFFS, color_of, taker, zeroed, zeroing

NOTICE, SCORE = "notice", "score"
"""Kinds of pieces that only the look lays down: what a Sheriff did, and the points of a hand."""

LEFT, RIGHT = "\x1e", "\x1f"
"""Between the lines and the parts of such a piece's face."""

LOOK_MS = 850
"""To see who takes a trick."""
NOTICE_MS = 1500
SCORE_MS = 2600
RECEIVED_MS = 1300

Pieces = Sequence[Piece]


def steps(event: Event, pieces: Pieces, table: TableView) -> list[Keyframe]:
    """What an event moves."""
    make = _MAKERS.get(event.kind)
    return make(event.facts, [piece for piece in pieces if piece.kind == "card"], table) if make else []


def _deal(facts: dict[str, Any], pieces: list[Piece], table: TableView) -> list[Keyframe]:
    """The cards are gathered, shuffled, and dealt face down, one a seat in turn."""
    boxed = [piece for piece in pieces if piece.place == "box"]
    count = len(pieces) - len(boxed)
    deck = [Piece("card", "", "deck")] * count
    dealt = [Piece("card", "", f"hand/{seat}") for seat in range(table.setup.seats)] * (
        count // table.setup.seats
    )
    found = [Keyframe(boxed + deck, 260, 0, 350, ("shuffle",))]
    return [*found, Keyframe(boxed + dealt, 220, max(12, 1300 // count), 60, ("card_slide",))]


def _dealt(facts: dict[str, Any], pieces: list[Piece], table: TableView) -> list[Keyframe]:
    """The viewer turns the own hand over."""
    if facts["seat"] != table.viewer:
        return []
    return [Keyframe(table.game.pieces(table.state), 280, 22, 0, ("card_flip",))]


def _play(facts: dict[str, Any], pieces: list[Piece], table: TableView) -> list[Keyframe]:
    """A card flies into the trick; a Sheriff's effect is told."""
    seat, number = facts["seat"], str(facts["card"]).partition("/")[2]
    lie = [piece._replace(face="") if piece.place.startswith("pile/") else piece for piece in pieces]
    after = _moved(lie, f"hand/{seat}", f"trick/{seat}", number)
    found = [Keyframe(after, 240, 0, 0, ("card_slide",))]
    words = _effect(int(number), in_trick(pieces), table)
    if words:
        found.append(Keyframe([*after, Piece(NOTICE, words, NOTICE)], 160, 0, NOTICE_MS, ("shot",)))
        found.append(Keyframe(after, 0))
    return found


def _effect(number: int, before: list[int], table: TableView) -> str:
    """What is told when this card joins the trick: a color that counts no more, or again; "" for nothing."""
    if not zeroing(table.setup):
        return ""
    after = [*before, number]
    fresh = zeroed(after, True) - zeroed(before, True)
    if fresh:
        return RIGHT.join(("zeroed", *sorted(fresh)))
    if number in SHERIFFS and len({color_of(each) for each in after}) == 1:
        return RIGHT.join(("alone", color_of(number)))
    return "all" if number in SHERIFFS and not zeroed(after, True) else ""


def _take(facts: dict[str, Any], pieces: list[Piece], table: TableView) -> list[Keyframe]:
    """All look at the full trick, then it goes to whoever takes it."""
    seat = facts["seat"]
    found = [Keyframe(pieces, 0, 0, LOOK_MS)]
    told = _won(seat, pieces, table)
    if told:
        found.append(Keyframe([*pieces, Piece(NOTICE, told, NOTICE)], 160, 0, NOTICE_MS, ("bell",)))
    taken = [
        piece._replace(place=f"pile/{seat}") if piece.place.startswith("trick/") else piece
        for piece in pieces
    ]
    return [*found, Keyframe(_ordered(taken), 300, 0, 80, ("card_slide", "chip"))]


def _won(seat: int, pieces: Pieces, table: TableView) -> str:
    """What the other two rules of the Face Cards make of a taken trick."""
    numbers = in_trick(pieces)
    faces = len(SHERIFFS.intersection(numbers))
    mode = table.setup.options["face_cards"]
    if mode == "happy_faces" and faces:
        return RIGHT.join(("happy", table.seats[seat].name, str(faces)))
    hands_full = any(piece.place.startswith("hand/") for piece in pieces)
    if mode == "pass_the_buck" and taker(numbers, False) in SHERIFFS and hands_full:
        return RIGHT.join(("buck", table.seats[seat].name))
    return ""


def _give(facts: dict[str, Any], pieces: list[Piece], table: TableView) -> list[Keyframe]:
    """Two cards are laid aside; when all have done so they are handed on."""
    if facts["seat"] == table.viewer:
        return []
    return [Keyframe(laid_aside(pieces, table, (facts["seat"],)), 220, 0, 0, ("card_slide",))]


def _given(facts: dict[str, Any], pieces: list[Piece], table: TableView) -> list[Keyframe]:
    return [Keyframe(_with_gift(pieces, table), 220, 0, 0, ("card_slide",))]


def _with_gift(pieces: Pieces, table: TableView) -> list[Piece]:
    """With what the viewer passes laid aside."""
    assert isinstance(table.state, State)
    here, gift = f"hand/{table.viewer}", set(map(str, numbers_of(table.state.given[table.viewer])))
    return [
        piece._replace(place=f"give/{table.viewer}") if piece.place == here and piece.face in gift else piece
        for piece in pieces
    ]


def _receive(facts: dict[str, Any], pieces: list[Piece], table: TableView) -> list[Keyframe]:
    """The laid cards change hands; the viewer looks at what has come before it joins the hand."""
    seats, viewer = range(table.setup.seats), table.viewer
    if facts["seat"] != viewer:
        return []
    aside = laid_aside(_with_gift(pieces, table), table, seats)
    shift = (viewer - facts["from"]) % len(seats)
    giver = {seat: (seat - shift) % len(seats) for seat in seats}
    by_place: dict[str, list[Piece]] = {}
    for piece in aside:
        by_place.setdefault(piece.place, []).append(piece)
    order = [viewer, *(seat for seat in seats if seat != viewer)]
    given = [piece for seat in order for piece in by_place.get(f"give/{giver[seat]}", ())]
    down = [piece._replace(face="", name="") for piece in given]
    rest = [piece for piece in aside if not piece.place.startswith("give/")]
    come = [Piece("card", str(card).partition("/")[2], f"got/{viewer}") for card in facts["cards"]]
    others = [Piece("card", "", f"hand/{seat}") for seat in order[1:] for _ in come]
    return [
        Keyframe(down + rest, 260, 0, 220, ("card_flip",)),
        Keyframe(come + rest + others, 420, 0, RECEIVED_MS, ("card_slide",)),
        Keyframe(table.game.pieces(table.state), 260, 0, 0, ("card_slide",)),
    ]


def _score(facts: dict[str, Any], pieces: list[Piece], table: TableView) -> list[Keyframe]:
    """A sheet with the points of the hand and of all hands."""
    rows = [
        RIGHT.join((str(seat), who.name, str(facts["scored"][seat]), str(facts["points"][seat])))
        for seat, who in enumerate(table.seats)
    ]
    limit = "" if table.setup.options["length"] == "one_hand" else str(_limit(table))
    face = LEFT.join((str(facts["hand"]), limit, *rows))
    sheet = Piece(SCORE, face, SCORE)
    return [Keyframe([*pieces, sheet], 220, 0, SCORE_MS, ("page",)), Keyframe(pieces, 0)]


def _limit(table: TableView) -> int:
    """The points that end the game."""
    assert isinstance(table.state, State)
    return table.state.agreed.threshold


def laid_aside(pieces: Pieces, table: TableView, givers: Sequence[int]) -> list[Piece]:
    """With two cards of each giver laid before it; those of the viewer are laid by name."""
    found = list(pieces)
    for seat in givers:
        place = f"give/{seat}"
        missing = 2 - sum(piece.place == place for piece in found)
        known = sum(piece.place == f"hand/{seat}" and piece.face != "" for piece in found)
        for index in range(len(found) - 1, -1, -1) if not known else ():
            if missing > 0 and found[index].place == f"hand/{seat}":
                found[index] = found[index]._replace(place=place)
                missing -= 1
    return _ordered(found)


def in_trick(pieces: Pieces) -> list[int]:
    """The numbers of the cards in the trick."""
    return [int(piece.face) for piece in pieces if piece.place.startswith("trick/") and piece.face]


def _moved(pieces: Pieces, start: str, end: str, number: str) -> list[Piece]:
    """With one card moved: the one of that number, or a hidden one that turns out to be it."""
    found = list(pieces)
    held = [index for index, piece in enumerate(found) if piece.place == start]
    exact = [index for index in held if found[index].face == number]
    if held:
        found[(exact or held[-1:])[0]] = Piece("card", number, end)
    return _ordered(found)


def _ordered(pieces: Pieces) -> list[Piece]:
    """Hidden cards of a place before those that are shown, as the game itself lists its piles."""
    return sorted(pieces, key=lambda piece: piece.place.startswith("pile/") and piece.face != "")


_MAKERS: dict[str, Callable[[Any, list[Piece], TableView], list[Keyframe]]] = {
    "deal": _deal,
    "dealt": _dealt,
    "play": _play,
    "take": _take,
    "give": _give,
    "given": _given,
    "receive": _receive,
    "score": _score,
}
