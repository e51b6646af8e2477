"""Animation of Clown Standoff's events: dealing, the drum roll, clashing cards, a pie in flight."""

from collections import Counter
from collections.abc import Callable, Sequence

from circus.core.event import Event
from circus.core.piece import Piece
from circus.ui.gfx.tableau import Effect
from circus.ui.skins.clown_standoff.placement import CLASH, DEALING_PILE, FLIP
from circus.ui.skins.clown_standoff.spec import BANG, NOTICE, PIE, SPLAT
from circus.ui.skins.keyframe import Keyframe
from circus.ui.skins.table_view import TableView

ROLL_MS, REVEAL_MS, BANG_MS, CANCELLED_MS, BEATS_MS, WINNER_MS = 420, 600, 520, 650, 1500, 850
PIE_MS, HIT_MS, BEGINS_MS = 750, 1300, 1900
"""Pauses in ms after an event."""

Pieces = Sequence[Piece]


def choreograph(event: Event, before: Pieces, after: Pieces, table: TableView) -> Sequence[Keyframe]:
    """Return the frames of an event; an event without any glides to its new arrangement."""
    cue = _CUES.get(event.kind)
    return cue(event, before, after, table) if cue else ()


def _deal(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of the deal: cards are shuffled and dealt face down, one a hand in turn.

    The viewer turns over their own hand.
    """
    cards = event.facts["cards"]
    pies = [piece for piece in after if piece.kind == PIE]
    hands = [piece._replace(face="", name="") for piece in after if piece.place.startswith("hand/")]
    rounds = [hand for number in range(cards) for hand in hands[number::cards]]
    rest = [piece._replace(place=DEALING_PILE) for piece in after if piece.place == "box"]
    pile = [piece._replace(place=DEALING_PILE) for piece in hands] + rest
    return [
        Keyframe([*pies, *pile], 0, 0, 450, ("shuffle",)),
        Keyframe([*pies, *rest, *rounds], 240, 60, 80, ("card_slide",)),
        Keyframe(after, 280, 40, 0, ("card_flip",)),
    ]


def _choose(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of a hidden card that is played."""
    return [Keyframe(after, 240, 0, 0, ("card_slide",))]


def _show(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of all cards turned over together."""
    return [
        Keyframe(before, 0, 0, ROLL_MS, ("drum_roll",), before=True),
        Keyframe(after, 320, 0, REVEAL_MS, ("card_flip",)),
    ]


def _dummy(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of the dummy's card, which is turned over after the others."""
    hidden = [piece._replace(face="") if piece.place == "trick/dummy" else piece for piece in after]
    return [
        Keyframe(hidden, 240, 0, 160, ("card_slide",)),
        Keyframe(after, 320, 0, REVEAL_MS, ("card_flip",)),
    ]


def _clash(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of equal cards: they clash and are thrown back askew."""
    clash = [piece._replace(place=piece.place.replace("cancelled/", f"{CLASH}/")) for piece in after]
    faces = Counter(piece.face for piece in clash if piece.place.startswith(f"{CLASH}/"))
    bangs = [Effect(BANG, face, f"{BANG}/{face}") for face in sorted(faces)]
    return [
        Keyframe(clash, 240, 0, 0, ("whoosh",)),
        Keyframe([*clash, *bangs], 90, 0, BANG_MS, ("trap_snap",), captioned=True),
        Keyframe(after, 240, 0, CANCELLED_MS),
    ]


def _highest(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of the crown for the winning card; they are longer if a 1 beats the 6."""
    if event.facts["beats_six"]:
        return [Keyframe(after, 180, 0, BEATS_MS, ("fanfare",))]
    return [Keyframe(after, 160, 0, WINNER_MS, ("bell",))]


def _collect(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of the trick moving to its winner."""
    return [Keyframe(after, 320, 35, 120, ("card_slide", "chip"))]


def _cleared(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of a trick that nobody wins and that leaves the game."""
    return [Keyframe(after, 320, 35, 350, ("card_slide",))]


def _sit_out(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    return [Keyframe(after, 200, 0, 900)]


def _turn(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of a dodged pie, or of the notice who begins a round, and why."""
    why = event.facts["why"]
    if not why:
        dodged = any(piece.place == FLIP for piece in before)
        return [Keyframe(after, 280, 0, 150, ("whoosh",))] if dodged else []
    notice = Effect(NOTICE, why, NOTICE, (table.seats[event.facts["seat"]].name,))
    return [
        Keyframe(after, 260, 15, 120),
        Keyframe([*after, notice], 160, 0, BEGINS_MS, ("bell",), captioned=True),
        Keyframe(after, 0),
    ]


def _reveal(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of the uppermost pie moving to the middle."""
    return [Keyframe(after, 300, 0, 500, ("drum_roll",))]


def _reshuffle(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of one paid card."""
    return [Keyframe(after, 320, 0, 150, ("card_slide",))]


def _shuffle(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of all pies forming a new deck."""
    return [Keyframe(after, 300, 40, 350, ("shuffle",))]


def _pass(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of the cards that pay for a safe turn."""
    return [Keyframe(after, 320, 70, 400, ("card_slide", "coin"))]


def _pie(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of the pie turning over."""
    cry = "ooh" if event.facts["face"] == "dodge" else "cheer"
    return [Keyframe(after, 300, 0, PIE_MS, ("card_flip", cry))]


def _hit(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of the pie flying into a face."""
    in_hand = Effect(SPLAT, "", FLIP)
    in_face = Effect(SPLAT, "", f"{SPLAT}/{event.facts['seat']}")
    return [
        Keyframe([*after, in_hand], 90, 0, 60),
        Keyframe([*after, in_face], 300, 0, 0, ("whoosh",)),
        Keyframe([*after, in_face], 0, 0, 60, ("pie_splat",), captioned=True),
        Keyframe(after, 60, 0, HIT_MS, waits=True),
    ]


def _out(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of a hit player leaving with all cards."""
    return [Keyframe(after, 320, 30, 100, ("card_slide",))]


def _win(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    return [Keyframe(after, 0, 0, 1000, ("fanfare", "applause"))]


_CUES: dict[str, Callable[[Event, Pieces, Pieces, TableView], list[Keyframe]]] = {
    "deal": _deal,
    "choose": _choose,
    "show": _show,
    "dummy": _dummy,
    "clash": _clash,
    "highest": _highest,
    "collect": _collect,
    "cancel": _cleared,
    "dummy_wins": _cleared,
    "sit_out": _sit_out,
    "turn": _turn,
    "reveal": _reveal,
    "reshuffle": _reshuffle,
    "shuffle": _shuffle,
    "pass": _pass,
    "pie": _pie,
    "hit": _hit,
    "out": _out,
    "win": _win,
}
