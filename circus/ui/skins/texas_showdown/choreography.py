"""Animation of Texas Showdown's events: dealing, passing, playing, Sheriffs, taking, scoring."""

from collections.abc import Callable, Sequence

from circus.core.event import Event
from circus.core.piece import Piece
from circus.games.texas_showdown.facts import last_trick_cost, point_limit
from circus.games.texas_showdown.rules import points_taken
from circus.ui.gfx.tableau import Effect
from circus.ui.skins.keyframe import Keyframe
from circus.ui.skins.plain import portrait
from circus.ui.skins.table_view import TableView
from circus.ui.skins.texas_showdown.papers import Score, ScoreRow, SheriffNotice
from circus.ui.skins.texas_showdown.spec import COST, LANDED, NOTICE, ROW, SCORE, state_of

LOOK_MS = 850
"""Time in ms to see who takes a trick."""
TIED_MS = 1900
"""Time in ms to read the reason, if colors are tied."""
NOTICE_MS = 1500
SCORE_MS = 2600
COST_MS = 350
LANDED_MS = 300
RECEIVED_MS = 1300
DEAL_MS = 1300
"""Time in ms from the first dealt card to the last."""

Pieces = Sequence[Piece]


def choreograph(event: Event, before: Pieces, after: Pieces, table: TableView) -> Sequence[Keyframe]:
    """Return the frames of an event; an event without any glides to its new arrangement."""
    cue = _CUES.get(event.kind)
    return cue(event, before, after, table) if cue else ()


def _shuffle(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of the shuffle: all cards gather in the deck."""
    return [Keyframe(after, 260, 0, 350, ("shuffle",))]


def _deal(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of the deal: face down, one card to each seat in turn."""
    dealt = sum(piece.place != "box" for piece in after)
    return [Keyframe(after, 220, max(12, DEAL_MS // dealt), 60, ("card_slide",))]


def _dealt(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of the viewer's hand turning over."""
    return [Keyframe(after, 280, 22, 0, ("card_flip",))]


def _slide(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of a few cards that slide to their place."""
    return [Keyframe(after, sounds=("card_slide",))]


def _pass(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of a pass: the chosen cards turn face down and move to their receivers."""
    own = f"give/{table.viewer}"
    down = [piece._replace(face="") if piece.place == own else piece for piece in before]
    return [
        Keyframe(down, 260, 0, 220, ("card_flip",), before=True),
        Keyframe(after, 420, 0, 200, ("card_slide",)),
    ]


def _receive(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of the received cards in front of the viewer."""
    return [Keyframe(after, 0, 0, RECEIVED_MS)]


def _open(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of passed cards joining the hands, those of each seat together."""
    by_seat = sorted(before, key=lambda piece: piece.place if piece.place.startswith("got/") else "")
    if by_seat == list(before):
        return []
    return [Keyframe(by_seat, 0, before=True), Keyframe(after, 260, 0, 0, ("card_slide",))]


def _win(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the pause at the full trick; it is longer if tied colors need an explanation."""
    return [Keyframe(after, 0, 0, TIED_MS if event.facts["tied"] else LOOK_MS, stays=LOOK_MS)]


def _take(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of the trick moving to its winner, with its cost shown for a moment."""
    seat = event.facts["seat"]
    cost = last_trick_cost(state_of(table), seat)
    disc = Effect(COST, f"{cost:+d}".replace("-", "\N{MINUS SIGN}"), f"{COST}/{seat}")
    return [
        Keyframe(after, 300, 0, 80, ("card_slide", "chip"), captioned=True),
        Keyframe([*after, disc], 120, 0, COST_MS),
        Keyframe(after, 0),
    ]


def _notice(sound: str) -> "Cue":
    """Return a cue that shows a paper slip about a Sheriff's effect."""

    def cue(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
        facts = event.facts
        notice = SheriffNotice(
            table.seats[facts["seat"]].name, facts.get("faces", 0), facts.get("colors", ())
        )
        slip = Effect(NOTICE, event.kind, NOTICE, (notice,))
        return [Keyframe([*after, slip], 160, 0, NOTICE_MS, (sound,), captioned=True), Keyframe(after, 0)]

    return cue


def _score(event: Event, before: Pieces, after: Pieces, table: TableView) -> list[Keyframe]:
    """Return the frames of a sheet with the points of the hand and of all hands.

    Afterwards the points move to the plates.
    """
    state, points, scored = state_of(table), event.facts["points"], event.facts["scored"]
    happy = state.config.face_cards == "happy_faces"
    taken = points_taken(state)
    rows = tuple(
        ScoreRow(portrait(table, seat), who.name, taken[seat], taken[seat] - scored[seat], points[seat])
        for seat, who in enumerate(table.seats)
    )
    sheet = Effect(SCORE, SCORE, SCORE, (Score(event.facts["hand"], point_limit(state), happy, rows),))
    discs = [Effect(COST, f"+{each}", f"{ROW}/{seat}") for seat, each in enumerate(scored) if each]
    landed = [disc._replace(place=disc.place.replace(ROW, LANDED)) for disc in discs]
    return [
        Keyframe([*after, sheet], 220, 0, SCORE_MS, ("page",), waits=True),
        Keyframe([*after, *discs], 0),
        Keyframe([*after, *landed], 420, 60, LANDED_MS, ("chip",), captioned=True),
        Keyframe(after, 0),
    ]


Cue = Callable[[Event, Pieces, Pieces, TableView], list[Keyframe]]

_CUES: dict[str, Cue] = {
    "shuffle": _shuffle,
    "deal": _deal,
    "dealt": _dealt,
    "give": _slide,
    "pass": _pass,
    "receive": _receive,
    "open": _open,
    "play": _slide,
    "zero": _notice("shot"),
    "alone": _notice("shot"),
    "restore": _notice("shot"),
    "win": _win,
    "happy": _notice("bell"),
    "buck": _notice("bell"),
    "take": _take,
    "score": _score,
}
