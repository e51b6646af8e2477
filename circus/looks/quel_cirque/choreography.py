"""What each event of Quel Cirque moves, one stage after the other."""

from collections.abc import Callable, Sequence

from circus.core.event import Event
from circus.core.piece import Piece
from circus.games.quel_cirque.actions import COLORS
from circus.looks.keyframe import Keyframe

GAP = "gap"
"""Kind of the piece that keeps the place of a marble that has just left its stack."""


def steps(event: Event, pieces: Sequence[Piece]) -> list[Keyframe]:
    """The stages of an event, given where everything lies before it."""
    maker = _MAKERS.get(event.kind)
    return maker(event, list(pieces)) if maker else []


def _placed(pieces: Sequence[Piece], kind: str, place: str, face: str = "") -> list[Piece]:
    """With the piece of a kind (and a face) put elsewhere."""
    return [
        piece._replace(place=place) if piece.kind == kind and face in ("", piece.face) else piece
        for piece in pieces
    ]


def _colors(event: Event, pieces: list[Piece]) -> list[Keyframe]:
    return [Keyframe(pieces, 380, 45, 200, ("marble_roll", "marble_roll"))]


def _card(event: Event, pieces: list[Piece]) -> list[Keyframe]:
    return [Keyframe(pieces, 300, sounds=("card_slide",))]


def _roll(event: Event, pieces: list[Piece]) -> list[Keyframe]:
    thrown = _placed(pieces, "die", "toss")
    rolled = _placed(pieces, "die", f"die/{event.facts['face']}")
    return [Keyframe(thrown, 210, sounds=("die",)), Keyframe(rolled, 430, hold=420)]


def _add(event: Event, pieces: list[Piece]) -> list[Keyframe]:
    color, clown = event.facts["color"], event.facts["clown"]
    taken = max(at for at, piece in enumerate(pieces) if piece.place == "supply" and piece.face == color)
    marble = pieces.pop(taken)
    mouth = [*pieces, marble._replace(place=clown.replace("clown", "mouth"), name="")]
    inside = [*pieces, marble._replace(place=clown, name="")]
    return [
        Keyframe(mouth, 340, sounds=("marble_roll",)),
        Keyframe(inside, 200, hold=120, sounds=("marble_drop",)),
    ]


def _step(event: Event, pieces: list[Piece]) -> list[Keyframe]:
    gone = _placed(pieces, "clown", event.facts["cell"], event.facts["clown"])
    return [Keyframe(gone, 260, hold=40, sounds=("step",))]


def _push(event: Event, pieces: list[Piece]) -> list[Keyframe]:
    gone = _placed(_followed(event, pieces), "clown", event.facts["cell"], event.facts["clown"])
    return [Keyframe(gone, 260, hold=80, sounds=("step", "chip"))]


def _followed(event: Event, pieces: list[Piece]) -> list[Piece]:
    """With the clown that pushes where the pushed one stood."""
    left = next(piece.place for piece in pieces if piece.name == event.facts["clown"])
    return _placed(pieces, "clown", left, event.facts["by"])


def _drop(event: Event, pieces: list[Piece]) -> list[Keyframe]:
    """The clown hops, its lowest marble rolls out below and falls; it lands, and the stars are shown."""
    clown, cell, color = event.facts["clown"], event.facts["cell"], event.facts["color"]
    lowest = next(at for at, piece in enumerate(pieces) if piece.kind == "marble" and piece.place == clown)
    marble = Piece("marble", color, clown.replace("clown", "foot"))
    rest = [*pieces]
    rest[lowest] = Piece(GAP, "", clown)
    hopping = _placed(rest, "clown", cell.replace("cell", "over"), clown)
    sunk = marble._replace(place=cell.replace("cell", "hole"))
    star = Piece("gain", f"+{event.facts['stars']} {color}", cell)
    landed = [piece for piece in rest if piece.kind != GAP]
    return [
        Keyframe([*hopping, marble], 240, sounds=("marble_roll",)),
        Keyframe([*hopping, sunk], 190, hold=280, sounds=("marble_drop",)),
        Keyframe([*_placed(landed, "clown", cell, clown), sunk, star], 200, hold=480, sounds=("coin",)),
    ]


def _eject(event: Event, pieces: list[Piece]) -> list[Keyframe]:
    """The clown tumbles from the board, its marbles roll back to the supply."""
    clown = event.facts["clown"]
    fallen = [
        piece._replace(place="supply")
        if piece.kind == "marble" and piece.place == clown and piece.face
        else piece
        for piece in _placed(_followed(event, pieces), "clown", "off", clown)
    ]
    return [Keyframe(fallen, 420, 30, 250, ("ooh",))]


def _return(event: Event, pieces: list[Piece]) -> list[Keyframe]:
    gone = _placed(pieces, "clown", event.facts["cell"], event.facts["clown"])
    return [Keyframe(gone, 420, hold=120, sounds=("whoosh",))]


def _invert(event: Event, pieces: list[Piece]) -> list[Keyframe]:
    """The bottom marble leaves the stack and comes in again from above."""
    clown = event.facts["clown"]
    lowest = next(at for at, piece in enumerate(pieces) if piece.kind == "marble" and piece.place == clown)
    marble = pieces[lowest]._replace(face=event.facts["color"] if pieces[lowest].face else "")
    out = [*pieces]
    out[lowest] = Piece(GAP, "", clown)
    rest = [piece for piece in out if piece.kind != GAP]
    mouth = marble._replace(face=event.facts["color"], place=clown.replace("clown", "mouth"))
    return [
        Keyframe([*out, marble._replace(place=clown.replace("clown", "foot"))], 220, sounds=("marble_roll",)),
        Keyframe([*rest, mouth], 320, hold=60, sounds=("whoosh",)),
        Keyframe([*rest, mouth._replace(place=clown)], 200, hold=120, sounds=("marble_drop",)),
    ]


def _skip(event: Event, pieces: list[Piece]) -> list[Keyframe]:
    return [Keyframe(pieces, 0, hold=500, sounds=("ooh",))]


def _end(event: Event, pieces: list[Piece]) -> list[Keyframe]:
    """Secret cards are turned up."""
    colors = event.facts["colors"]
    open_cards = [
        piece._replace(face=colors[int(piece.place[5:])])
        if piece.kind == "card" and piece.place.startswith("seat/") and colors[0] in COLORS
        else piece
        for piece in pieces
    ]
    return [Keyframe(open_cards, 300, 120, 500, ("fanfare",))]


_MAKERS: dict[str, Callable[[Event, list[Piece]], list[Keyframe]]] = {
    "colors": _colors,
    "color": _card,
    "roll": _roll,
    "add": _add,
    "step": _step,
    "push": _push,
    "drop": _drop,
    "eject": _eject,
    "return": _return,
    "invert": _invert,
    "seat": _return,
    "skip": _skip,
    "end": _end,
}
