"""How Flip Circus moves: swaps, leaps, flips, secret looks, parts that fly to who wins them, the bow."""

from collections.abc import Callable, Sequence
from typing import Any

from circus.core.event import Event
from circus.core.piece import Piece
from circus.games.flip_circus.facts import side_of
from circus.games.flip_circus.ring import SIZE
from circus.looks.flip_circus.placement import (
    CHEER,
    GHOST,
    HOP,
    LEFT,
    NOTICE,
    ORDER,
    PARTS,
    PILE,
    POSTER,
    RIGHT,
    SEEN,
    SIDE,
    STAGE,
    order_of,
    posed,
    told_order,
)
from circus.looks.flip_circus.ring import position_of
from circus.looks.keyframe import Keyframe
from circus.looks.table_view import TableView

HOP_MS, FLIP_MS, SETTLE_MS, SWAP_MS, LEAP_MS = 110, 360, 110, 340, 460
LOOK_MS, LOOK_HOLD_MS, HIDDEN_HOLD_MS = 280, 1700, 700
TRIO_MS, PART_HOLD_MS, BOW_MS, WHOLE_MS = 900, 900, 260, 2200
ALIVE_MS, CLOWNS_MS = 2600, 1700

Pieces = list[Piece]


def steps(event: Event, pieces: Sequence[Piece], table: TableView) -> list[Keyframe]:
    """What an event moves."""
    make = _MAKERS.get(event.kind)
    return make(dict(event.facts), list(pieces), table) if make else []


def _noticed(pieces: Sequence[Piece], key: str, ms: int, sound: str) -> list[Keyframe]:
    """A sentence before all eyes for a while."""
    sheet = Piece(NOTICE, key, NOTICE)
    return [Keyframe([*pieces, sheet], 140, 0, ms, (sound,)), Keyframe(pieces, 0)]


def _setup(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """Ten tokens lie on a pile and are dealt round the ring, clockwise."""
    rest = [piece for piece in pieces if piece.kind != SIDE]
    ring = [Piece(SIDE, face, f"ring/{place}") for place, face in enumerate(facts["faces"])]
    piled = [posed(place, PILE) for place in range(SIZE)]
    order = told_order(order_of(table))
    return [
        Keyframe([*rest, *ring, *piled, order], 200, 0, 260, ("shuffle",)),
        Keyframe([*rest, *ring, order], 320, 70, 200, ("card_slide",)),
    ]


def _exchanged(pieces: Pieces, one: int, other: int, before: Sequence[int]) -> Pieces:
    """With two tokens changed, both sides of each, and which token lies where."""
    moved = {str(one): str(other), str(other): str(one)}
    found = []
    for piece in pieces:
        kind, _, at = piece.place.partition("/")
        if piece.kind == SIDE and at in moved:
            piece = piece._replace(place=f"{kind}/{moved[at]}", name="")
        if piece.kind != ORDER:
            found.append(piece)
    after = list(before)
    after[one], after[other] = after[other], after[one]
    return [*found, told_order(after)]


def _before(table: TableView, one: int, other: int) -> list[int]:
    """The order as it was before two tokens changed places; no action exchanges more."""
    order = order_of(table)
    order[one], order[other] = order[other], order[one]
    return order


def _swap(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    one, other = map(position_of, facts["tokens"])
    after = _exchanged(pieces, one, other, _before(table, one, other))
    return [Keyframe(after, SWAP_MS, 0, 160, ("card_slide",))]


def _leap(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """The artist's power moves two tokens: they hop, then change places."""
    one, other = map(position_of, facts["tokens"])
    before = _before(table, one, other)
    told = [*pieces, told_order(before)]
    after = _exchanged(pieces, one, other, before)
    return [
        Keyframe([*told, posed(one, HOP), posed(other, HOP)], HOP_MS + 60, 0, 120),
        Keyframe(after, LEAP_MS, 0, 160, ("whoosh",)),
    ]


def _flipped(pieces: Pieces, position: int, face: str) -> Pieces:
    """With a token turned over: its two sides change places."""
    up = next(piece for piece in pieces if piece.place == f"ring/{position}")
    found = []
    for piece in pieces:
        if piece.place == f"ring/{position}":
            piece = piece._replace(face=face, name="")
        elif piece.place == f"under/{position}":
            piece = piece._replace(face=up.face)
        found.append(piece)
    return found


def _flip(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    position = position_of(facts["token"])
    hop = posed(position, HOP)
    after = _flipped(pieces, position, facts["face"])
    return [
        Keyframe([*pieces, hop], HOP_MS),
        Keyframe([*after, hop], FLIP_MS, 0, 0, ("card_flip",)),
        Keyframe(after, SETTLE_MS, 0, 280),
    ]


def _looked(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """Other eyes see that a token was looked behind, and nothing of its back."""
    if table.viewer in facts["viewers"]:
        return []
    return _slid(
        pieces, tuple(map(position_of, facts["tokens"])), ("",) * len(facts["tokens"]), HIDDEN_HOLD_MS
    )


def _backs(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """The backs slide out from behind their tokens, for these eyes only."""
    places = tuple(map(position_of, facts["tokens"]))
    known = {f"under/{place}": back for place, back in zip(places, facts["backs"], strict=True)}
    after = [piece._replace(face=known[piece.place]) if piece.place in known else piece for piece in pieces]
    return _slid(after, places, facts["backs"], LOOK_HOLD_MS)


def _slid(pieces: Pieces, places: Sequence[int], faces: Sequence[str], hold: int) -> list[Keyframe]:
    hidden = [Piece(SEEN, face, f"hidden/{place}") for place, face in zip(places, faces, strict=True)]
    out = [Piece(SEEN, face, f"{SEEN}/{place}") for place, face in zip(places, faces, strict=True)]
    return [
        Keyframe([*pieces, *hidden], 0),
        Keyframe([*pieces, *out], LOOK_MS, 60, hold, ("whoosh",)),
        Keyframe([*pieces, *hidden], LOOK_MS),
        Keyframe(pieces, 0),
    ]


def _trio(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """Those who stand together are cheered."""
    return [Keyframe([*pieces, *_cheers(facts["tokens"], facts["artist"])], 120, 0, TRIO_MS, ("applause",))]


def _five_clowns(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """It is announced that all Clowns are in sight, and they are cheered."""
    cheers = _cheers(facts["tokens"], "clown")
    notice = _noticed(pieces, "five_clowns", CLOWNS_MS, "drum_roll")
    return [*notice, Keyframe([*pieces, *cheers], 120, 0, TRIO_MS, ("applause",))]


def _cheers(tokens: Sequence[str], artist: str) -> list[Piece]:
    return [Piece(CHEER, artist, f"{CHEER}/{position_of(name)}") for name in tokens]


def _finale(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    return _noticed(pieces, "finale", ALIVE_MS, "drum_roll")


def _poster(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """The part flies before all eyes, then to the tray of who won it."""
    artist, owner = facts["artist"], side_of(facts["seat"])
    cheers = [piece for piece in pieces if piece.kind == CHEER]
    pieces = [piece for piece in pieces if piece.kind != CHEER]
    staged = [_part(piece, artist, STAGE) for piece in pieces]
    won = [_part(piece, artist, f"posters/{owner}") for piece in pieces]
    return [
        Keyframe([*staged, *cheers], 420, 0, PART_HOLD_MS, ("fanfare",)),
        Keyframe(won, 380, 0, 160, ("card_slide", "chip")),
    ]


def _part(piece: Piece, artist: str, place: str) -> Piece:
    return piece._replace(place=place) if piece.kind == POSTER and piece.face == artist else piece


def _bow(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """The middle artist bows to both sides and turns over."""
    position = position_of(facts["token"])
    after = _flipped(pieces, position, facts["face"])
    left, right, hop = (posed(position, pose) for pose in (LEFT, RIGHT, HOP))
    return [
        Keyframe([*pieces, left], BOW_MS, 0, 90, ("cheer",)),
        Keyframe([*pieces, right], BOW_MS + 60, 0, 90),
        Keyframe([*pieces, hop], 140),
        Keyframe([*after, hop], FLIP_MS, 0, 0, ("card_flip",)),
        Keyframe(after, SETTLE_MS, 0, 350),
    ]


def _applause(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """One token from the reserve, or one that the other side gives back."""
    owner, choice = side_of(facts["seat"]), facts["choice"]
    moves = {"take": ("reserve", f"applause/{owner}"), "drop": (f"applause/{1 - owner}", "reserve")}
    return _passed(pieces, *moves[choice], sound="chip") if choice in moves else []


def _spent(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    return _passed(pieces, f"applause/{facts['seat'] & 1}", "reserve", sound="chip")


def _passed(pieces: Pieces, start: str, end: str, sound: str) -> list[Keyframe]:
    at = max((number for number, piece in enumerate(pieces) if piece.place == start), default=-1)
    if at < 0:
        return []
    after = [*pieces[:at], *pieces[at + 1 :], pieces[at]._replace(place=end)]
    return [Keyframe(after, 380, 0, 120, (sound,))]


def _peek(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """The token is paid, then the look."""
    paid = _spent(facts, pieces, table)
    after: Any = list(paid[-1].pieces) if paid else pieces
    return [*paid, *_looked(facts, after, table)]


def _finish(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """The parts that were won come together as one poster."""
    winners = {side_of(seat) for seat in facts["winners"]}
    if len(winners) != 1:
        return [Keyframe(pieces, 0, 0, 600, ("bell",))]
    home = f"posters/{winners.pop()}"
    whole = [
        piece._replace(place=f"{STAGE}/{piece.face}") if piece.place == home else piece for piece in pieces
    ]
    won = {piece.face for piece in whole if piece.place.startswith(f"{STAGE}/")}
    missing = [Piece(GHOST, artist, f"{STAGE}/{artist}") for artist in PARTS if artist not in won]
    return [Keyframe([*whole, *missing], 520, 90, WHOLE_MS, ("fanfare", "applause"))]


_MAKERS: dict[str, Callable[[dict[str, Any], Pieces, TableView], list[Keyframe]]] = {
    "setup": _setup,
    "swap": _swap,
    "acrobat": _leap,
    "magician": _leap,
    "flip": _flip,
    "seer": _looked,
    "misuse": _looked,
    "peek": _peek,
    "backs": _backs,
    "trio": _trio,
    "five_clowns": _five_clowns,
    "finale": _finale,
    "poster": _poster,
    "bow": _bow,
    "applause": _applause,
    "encore": _spent,
    "finish": _finish,
}
