"""Animation of Quel Cirque's events: falling marbles, the rolling die, walking clowns."""

from collections.abc import Callable, Sequence

from circus.core.event import Event
from circus.core.piece import Piece
from circus.ui.gfx.tableau import Effect, Placeable
from circus.ui.skins.keyframe import Keyframe
from circus.ui.skins.table_view import TableView

LOT_MS = 1300
"""Time in ms to see the drawn colors, which nobody has chosen."""

Pieces = Sequence[Piece]


def choreograph(event: Event, before: Pieces, after: Pieces, table: TableView) -> Sequence[Keyframe]:
    """Return the frames of an event, between the one before it and the one after it."""
    if event.kind in _STAGED:
        return _STAGED[event.kind](event, before, after)
    feel = _PLAIN.get(event.kind)
    return [feel._replace(pieces=after)] if feel else []


_PLAIN = {
    "color": Keyframe((), 300, hold=LOT_MS, sounds=("card_slide",)),
    "step": Keyframe((), 260, hold=40, sounds=("step",)),
    "push": Keyframe((), 260, hold=80, sounds=("step", "chip")),
    "eject": Keyframe((), 420, 30, 250, ("ooh",)),
    "return": Keyframe((), 420, hold=120, sounds=("whoosh",)),
    "seat": Keyframe((), 420, hold=120, sounds=("whoosh",)),
    "skip": Keyframe((), 0, hold=500, sounds=("ooh",)),
    "end": Keyframe((), 300, 120, 500, ("fanfare",)),
}
"""Events whose pieces all glide straight to their places."""


def _colors(_event: Event, before: Pieces, after: Pieces) -> list[Keyframe]:
    """Return the frames of the color draw: the plates change at once, then the marbles roll there."""
    return [
        Keyframe(before, 0, captioned=True, before=True),
        Keyframe(after, 380, 45, LOT_MS, ("marble_roll", "marble_roll")),
    ]


def _roll(_event: Event, before: Pieces, after: Pieces) -> list[Keyframe]:
    thrown = [piece._replace(place="toss") if piece.kind == "die" else piece for piece in before]
    return [Keyframe(thrown, 210, sounds=("die",)), Keyframe(after, 430, hold=420)]


def _add(event: Event, before: Pieces, after: Pieces) -> list[Keyframe]:
    """Return the frames of an added marble: it rolls to the clown's mouth and falls in."""
    color, mouth = event.facts["color"], _beside(event, "mouth")
    taken = max(at for at, piece in enumerate(before) if piece.place == "supply" and piece.face == color)
    rolled = [*before[:taken], *before[taken + 1 :], before[taken]._replace(place=mouth, name="")]
    return [
        Keyframe(rolled, 340, sounds=("marble_roll",)),
        Keyframe(after, 200, hold=120, sounds=("marble_drop",)),
    ]


def _drop(event: Event, before: Pieces, after: Pieces) -> list[Keyframe]:
    """Return the frames of a drop: the clown hops, its lowest marble falls, it lands, the stars appear.

    The result of the fall is shown when the marble is heard to land, not before.
    """
    clown, cell, color = event.facts["clown"], event.facts["cell"], event.facts["color"]
    over, hole = cell.replace("cell", "over"), cell.replace("cell", "hole")
    ball = Piece("marble", color, _beside(event, "foot"))
    hopping = [
        piece._replace(place=over) if isinstance(piece, Piece) and piece.name == clown else piece
        for piece in _without_lowest(before, clown)
    ]
    stars = Effect("gain", color, cell, (event.facts["stars"],))
    return [
        Keyframe([*hopping, ball], 240, sounds=("marble_roll",)),
        Keyframe([*hopping, ball._replace(place=hole)], 190),
        Keyframe([*hopping, ball._replace(place=hole)], 0, hold=280, sounds=("marble_drop",), captioned=True),
        Keyframe([*after, stars], 200, hold=480, sounds=("coin",)),
    ]


def _invert(event: Event, before: Pieces, after: Pieces) -> list[Keyframe]:
    """Return the frames of an inversion: the bottom marble leaves the stack and enters it from above."""
    clown = event.facts["clown"]
    lowest = before[_lowest(before, clown)]
    others = [piece for piece in before if piece is not lowest]
    lifted = lowest._replace(face=event.facts["color"], place=_beside(event, "mouth"))
    out = [*_without_lowest(before, clown), lowest._replace(place=_beside(event, "foot"))]
    return [
        Keyframe(out, 220, sounds=("marble_roll",)),
        Keyframe([*others, lifted], 320, hold=60, sounds=("whoosh",)),
        Keyframe(after, 200, hold=120, sounds=("marble_drop",)),
    ]


def _without_lowest(pieces: Pieces, clown: str) -> list[Placeable]:
    """Return the pieces with a gap at a clown's lowest marble, so that the others do not fall yet."""
    left: list[Placeable] = list(pieces)
    left[_lowest(pieces, clown)] = Effect("gap", "", clown)
    return left


def _lowest(pieces: Pieces, clown: str) -> int:
    """Return the index of a clown's lowest marble."""
    return [(each.kind, each.place) for each in pieces].index(("marble", clown))


def _beside(event: Event, where: str) -> str:
    """Return a place above ("mouth") or below ("foot") the clown of an event."""
    return str(event.facts["clown"]).replace("clown", where)


_STAGED: dict[str, Callable[[Event, Pieces, Pieces], list[Keyframe]]] = {
    "colors": _colors,
    "roll": _roll,
    "add": _add,
    "drop": _drop,
    "invert": _invert,
}
"""Events with intermediate arrangements."""
