"""How Clearing House moves: packs that pass, cards that are announced, steps, blows, dice, tape."""

from collections.abc import Callable, Sequence
from typing import Any

from circus.core.event import Event
from circus.core.piece import Piece
from circus.looks.clearing_house import cards
from circus.looks.clearing_house import draft_choreography as draft
from circus.looks.clearing_house.board import space_of, state_of
from circus.looks.clearing_house.placement import (
    ABOVE,
    ANNOUNCED,
    ASIDE,
    GRAVE,
    LAID,
    ON_TOP,
    ROLLED,
    STACK,
)
from circus.looks.clearing_house.shifts import (
    Pieces,
    calm,
    calmed,
    moved,
    name_of,
    seat_of,
    standing_on,
)
from circus.looks.keyframe import Keyframe
from circus.looks.table_view import TableView

ANNOUNCE_MS, HIT_MS, ROLL_MS, NOTICE_MS, DEATH_MS, TAPE_MS = 420, 750, 900, 1300, 900, 420
"""Holds: to see what happened."""
TUMBLE_MS, UNROLL_MS = 90, 55

Maker = Callable[[dict[str, Any], Pieces, TableView], list[Keyframe]]


def steps(event: Event, pieces: Sequence[Piece], table: TableView, words: str) -> list[Keyframe]:
    """What an event moves; `words` are those of its notice."""
    make = _MAKERS.get(event.kind)
    if make is None:
        return []
    lie = list(pieces)
    if not any(piece.kind == LAID for piece in lie):
        lie.append(Piece(LAID, "", LAID))
    found = make(dict(event.facts), lie, table)
    return [*found, *_told(event, found[-1].pieces if found else lie, words)] if words else found


def _told(event: Event, pieces: Sequence[Any], words: str) -> list[Keyframe]:
    """A notice over the table, and gone again."""
    face = cards.PARTS.join((_PICTURES.get(event.kind, "flag"), words))
    slip = Piece(cards.NOTICE, face, "notice")
    return [Keyframe([*pieces, slip], 140, 0, NOTICE_MS, ("bell",)), Keyframe(pieces, 0)]


_PICTURES = {"skip": "skip_turn", "round": "tape_roll", "first": "flag", "finish": "flag"}


def _first(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """The die that names who begins tumbles at that figure."""
    there = standing_on(pieces, facts["seat"])
    return _tumbled(pieces, f"{ROLLED}/{there}", "6")


def _play(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """A card is announced before all eyes."""
    seat, face = facts["seat"], name_of(facts["picks"][0])
    kind = cards.BASE if facts["protected"] else cards.CARD
    shown = moved(_angry(pieces, seat), f"hand/{seat}", ANNOUNCED, face, kind)
    return [Keyframe(shown, 320, 0, ANNOUNCE_MS, ("card_flip",))]


def _intervene(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """An Intervene is laid against the card before all eyes."""
    seat = facts["seat"]
    shown = moved(pieces, f"hand/{seat}", STACK, "intervene")
    return [Keyframe(shown, 320, 0, 700, ("card_flip", "ooh"))]


def _cancel(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """The announced card is spent without effect."""
    return [Keyframe(calmed(pieces), 340, 40, 250, ("whoosh",))]


def _angry(pieces: Pieces, seat: int) -> Pieces:
    return [
        piece._replace(face=f"{seat}_angry") if piece.kind == cards.PAWN and seat_of(piece) == seat else piece
        for piece in pieces
    ]


def _armor(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """The shield goes to the plate."""
    lie = calmed(pieces)
    before = [*lie, Piece(cards.SHIELD, "", f"{ABOVE}/{standing_on(lie, facts['seat'])}")]
    after = [*lie, Piece(cards.SHIELD, "", f"plate/{facts['seat']}")]
    return [Keyframe(before, 300, 0, 350, ("coin",)), Keyframe(after, 300, 0, 60), Keyframe(lie, 0)]


def _enter(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """A figure steps to a space."""
    lie = calmed(pieces)
    after = [
        piece._replace(place=facts["cell"])
        if piece.kind == cards.PAWN and seat_of(piece) == facts["seat"]
        else piece
        for piece in lie
    ]
    return [Keyframe(after, 320, 0, 60, ("step",))]


def _trap(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """A trap snaps shut at who stepped on it, and is gone."""
    lie = [
        piece._replace(place=facts["cell"])
        if piece.kind == cards.PAWN and seat_of(piece) == facts["seat"]
        else piece
        for piece in calmed(pieces)
    ]
    shut = [
        piece._replace(face=cards.SHUT)
        if piece.kind == cards.TRAP and piece.place == facts["cell"]
        else piece
        for piece in lie
    ]
    gone = [piece for piece in shut if not (piece.kind == cards.TRAP and piece.place == facts["cell"])]
    return [Keyframe(lie, 300, 0, 0, ("step",)), Keyframe(shut, 0, 0, 320, ("trap_snap",)), Keyframe(gone, 0)]


def _damage(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """A heart is lost."""
    seat, lie = facts["seat"], calmed(pieces)
    there = standing_on(lie, seat)
    hearts = [piece for piece in lie if piece.place == f"hearts/{seat}"]
    left = [piece for piece in lie if piece.place != f"hearts/{seat}"] + hearts[: facts["hearts"]]
    hit = [
        piece._replace(face=f"{seat}_hurt") if piece.kind == cards.PAWN and seat_of(piece) == seat else piece
        for piece in left
    ]
    shown = [*hit, Piece(cards.LOSS, "heart", f"{ABOVE}/{there}")]
    sounds = ("ooh",) if facts["cause"] == "trap" else ("chip", "ooh")
    return [
        Keyframe(lie, 220),
        Keyframe(shown, 0, 0, HIT_MS, sounds),
        Keyframe([calm(piece) for piece in hit], 0),
    ]


def _negate(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """Armor takes the blow and is used up (CH-18)."""
    lie = calmed(pieces)
    shield = Piece(cards.SHIELD, "", f"{ABOVE}/{standing_on(lie, facts['seat'])}")
    used = shield._replace(face="used")
    return [
        Keyframe([*lie, shield], 220, 0, 250),
        Keyframe([*lie, used], 0, 0, HIT_MS, ("coin",)),
        Keyframe(lie, 0),
    ]


def _death(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """A figure falls and leaves the board with all its cards."""
    seat, lie = facts["seat"], pieces
    there = standing_on(lie, seat)
    hurt = [
        piece._replace(face=f"{seat}_hurt") if piece.kind == cards.PAWN and seat_of(piece) == seat else piece
        for piece in lie
    ]
    gone = [
        piece._replace(place=f"{GRAVE}/{there}")
        if piece.kind == cards.PAWN and seat_of(piece) == seat
        else piece
        for piece in hurt
        if piece.place not in (f"hand/{seat}", f"played/{seat}", f"traps/{seat}")
    ]
    return [Keyframe(hurt, 0, 0, 300), Keyframe(gone, DEATH_MS, 0, 200, ("ooh",))]


def _roll(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """The die of a shot tumbles towards the target and stops there."""
    there = standing_on(pieces, facts["target"])
    needs = Piece(cards.CHIP, str(facts["needs"] - 1), f"{ABOVE}/{there}")
    lie = calmed(pieces)
    shot = "shot" if facts["hits"] else "whoosh"
    found = _tumbled([*lie, needs], f"{ROLLED}/{there}", str(facts["die"]), ROLL_MS, shot)
    return [*found, Keyframe([each for each in found[-1].pieces if each != needs], 0)]


def _tumbled(pieces: Pieces, place: str, face: str, hold: int = 500, sound: str = "bell") -> list[Keyframe]:
    """The die on its way from the table to a place, its sides coming round, and what it shows."""
    rest = [piece for piece in pieces if piece.kind != cards.DIE]
    found = [
        Keyframe([*rest, Piece(cards.DIE, cards.TUMBLING[0], "table")], 0, 0, 30, ("die",)),
        Keyframe([*rest, Piece(cards.DIE, cards.TUMBLING[0], place)], 340),
    ]
    found += [Keyframe([*rest, Piece(cards.DIE, side, place)], 0, 0, TUMBLE_MS) for side in cards.TUMBLING]
    return [
        *found,
        Keyframe([*rest, Piece(cards.DIE, face, place)], 0, 0, hold, (sound,)),
        Keyframe([*rest, Piece(cards.DIE, face, "table")], 260),
    ]


def _steal(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """A card goes from hand to hand; the two that may see it are told by `stolen`."""
    if table.viewer in (facts["thief"], facts["victim"]):
        return []
    after = moved(pieces, f"hand/{facts['victim']}", f"hand/{facts['thief']}", "")
    return [Keyframe(after, 420, 0, 120, ("card_slide",))]


def _stolen(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """The stolen card, seen by thief and victim, before their eyes and into the hand."""
    face, thief = name_of(facts["card"]), facts["thief"]
    seen = moved(pieces, f"hand/{facts['victim']}", ANNOUNCED, face)
    kept = face if table.viewer == thief else ""
    pick = facts["card"] if kept else ""
    after = [
        Piece(piece.kind, kept, f"hand/{thief}", pick) if piece.place == ANNOUNCED else piece
        for piece in seen
    ]
    return [Keyframe(seen, 300, 0, 650, ("card_flip",)), Keyframe(after, 380, 0, 100, ("card_slide",))]


def _ambush(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """A trap goes from the supply to a space."""
    lie = calmed(pieces)
    after = list(lie)
    for index, piece in enumerate(after):
        if piece.kind == cards.TRAP and piece.place == f"traps/{facts['seat']}":
            after[index] = Piece(cards.TRAP, "", facts["cell"])
            break
    return [Keyframe(lie, 260), Keyframe(after, 360, 0, 250, ("chip",))]


def _take_trap(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """A trap is destroyed and kept (CH-20)."""
    lie = calmed(pieces)
    after = [
        piece._replace(place=f"traps/{facts['seat']}")
        if piece.kind == cards.TRAP and piece.place == facts["cell"]
        else piece
        for piece in lie
    ]
    return [Keyframe(lie, 260), Keyframe(after, 420, 0, 150, ("chip",))]


def _turn(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """Where a round begins, everybody takes back what was played (CH-1)."""
    state = state_of(table)
    played = [piece for piece in pieces if piece.place.startswith("played/")]
    if state.config.redraft or not played or any(state.played):
        return []
    after = [
        _taken_back(piece, table.viewer) if piece.place.startswith("played/") else piece for piece in pieces
    ]
    return [Keyframe(after, 460, 25, 150, ("shuffle",))]


def _taken_back(piece: Piece, viewer: int) -> Piece:
    seat = piece.place.partition("/")[2]
    own = seat == str(viewer)
    return piece._replace(
        place=f"hand/{seat}", face=piece.face if own else "", name=f"card/{piece.face}" if own else ""
    )


def _still(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """All lies as it did; a notice tells what it is about."""
    return [Keyframe(calmed(pieces), 240)]


def _police(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """Two throws of the die name column and row, and the tape unrolls there (CH-28)."""
    place, (column, row) = facts["cell"], space_of(facts["cell"])
    rest = [piece for piece in pieces if piece.kind != cards.DIE]

    def top(face: str) -> Piece:
        return Piece(cards.DIE, face, f"{ON_TOP}/{column}")

    def side(face: str) -> Piece:
        return Piece(cards.DIE, face, f"{ASIDE}/{row}")

    shown = [top(str(column)), side(str(row))]
    bare = [piece for piece in rest if not (piece.kind == cards.TRAP and piece.place == place)]
    kind = cards.HEART if state_of(table).config.hearts_as_tape else cards.TAPE
    found = [
        Keyframe([*rest, Piece(cards.DIE, cards.TUMBLING[0], f"{ON_TOP}/{column}")], 300, 0, 0, ("die",))
    ]
    found += [Keyframe([*rest, top(face)], 0, 0, TUMBLE_MS) for face in cards.TUMBLING]
    found += [Keyframe([*rest, top(str(column)), side(face)], 0, 0, TUMBLE_MS) for face in cards.TUMBLING]
    found.append(Keyframe([*rest, *shown], 0, 0, 420))
    found += [
        Keyframe([*bare, *shown, Piece(cards.TAPE, face, place)], 0, 0, UNROLL_MS, ("tape",) * (not number))
        for number, face in enumerate(cards.UNROLLING)
    ]
    laid = [*bare, Piece(kind, "", place)]
    return [
        *found,
        Keyframe([*laid, *shown], 0, 0, TAPE_MS),
        Keyframe([*laid, Piece(cards.DIE, str(min(6, row)), "table")], 240),
    ]


def _discard(facts: dict[str, Any], pieces: Pieces, table: TableView) -> list[Keyframe]:
    """A card goes to the police for good, seen by all."""
    seat, face = facts["seat"], name_of(facts["card"])
    start = f"hand/{seat}" if any(piece.place == f"hand/{seat}" for piece in pieces) else f"played/{seat}"
    seen = moved(pieces, start, ANNOUNCED, face)
    gone = [piece for piece in seen if piece.place != ANNOUNCED]
    return [Keyframe(seen, 320, 0, 650, ("card_flip",)), Keyframe(gone, 0)]


_MAKERS: dict[str, Maker] = {
    **draft.MAKERS,
    "first": _first,
    "skip": _still,
    "turn": _turn,
    "play": _play,
    "intervene": _intervene,
    "cancel": _cancel,
    "armor": _armor,
    "enter": _enter,
    "trap": _trap,
    "damage": _damage,
    "negate": _negate,
    "death": _death,
    "roll": _roll,
    "steal": _steal,
    "stolen": _stolen,
    "ambush": _ambush,
    "take_trap": _take_trap,
    "round": _still,
    "police": _police,
    "discard": _discard,
    "finish": _still,
}
"""What each kind of event moves."""
