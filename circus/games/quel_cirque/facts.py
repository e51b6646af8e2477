"""Facts of Quel Cirque: owners of marbles, consequences of an action, turns, key moments."""

from typing import NamedTuple

from circus.core.action import Action
from circus.core.event import Event
from circus.core.facts import Facts, KeyMoment, Turn
from circus.games.quel_cirque.actions import CLOWNS, COLORS
from circus.games.quel_cirque.cells import ROW, spell_cell
from circus.games.quel_cirque.config import NONE
from circus.games.quel_cirque.effects import walk
from circus.games.quel_cirque.paths import OFF
from circus.games.quel_cirque.rules import apply, stars
from circus.games.quel_cirque.state import ENDS, HIDDEN, CirqueState


def owner(view: CirqueState, color: int) -> int:
    """Return the seat that owns a color (QC-10, QC-20).

    `NONE` if no seat owns it, `HIDDEN` if the view does not show it.
    """
    if color in view.colors:
        return view.colors.index(color)
    return HIDDEN if color == HIDDEN or HIDDEN in view.colors else NONE


def points(view: CirqueState, seat: int) -> int:
    """Return the stars that a seat has won; `HIDDEN` if the view does not show its color (QC-10)."""
    if not view.colors:
        return 0
    color = view.colors[seat]
    return HIDDEN if color == HIDDEN else stars(view)[color]


def has_usual_die(view: CirqueState) -> bool:
    """Return whether the die has one face for each color, a white one and a black one."""
    return set(view.config.faces) == {1}


class Fall(NamedTuple):
    """Marble that would fall.

    Attributes:
        clown: the clown that holds it.
        cell: cell of the hole.
        color: color of the marble; `HIDDEN` if the view does not show it.
        stars: points of the hole.
        seat: seat that would win them; `NONE` if no seat would, `HIDDEN` if the view does not show it.
    """

    clown: int
    cell: int
    color: int
    stars: int
    seat: int


class ClownPosition(NamedTuple):
    """New cell of a clown, and its top marble: `HIDDEN` if hidden in the view, `NONE` for an empty clown."""

    clown: int
    cell: int
    top: int


class Consequences(NamedTuple):
    """Consequences of an action.

    Attributes:
        falls: marbles that would fall, in order.
        moved: clowns that would be on another cell.
        ejected: clown that would be pushed over the edge (QC-17); `NONE` for none.
        lost: marbles that would return to the supply with it, bottom first.
        ends: true if the game would end.
        scores: stars of each seat if the game would end; () if it would not, or if the view hides a color.
    """

    falls: tuple[Fall, ...] = ()
    moved: tuple[ClownPosition, ...] = ()
    ejected: int = NONE
    lost: tuple[int, ...] = ()
    ends: bool = False
    scores: tuple[int, ...] = ()

    def gain(self, seat: int) -> int:
        """Return the stars that a seat would win, as far as the view shows."""
        return sum(fall.stars for fall in self.falls if fall.seat == seat)


def consequences(view: CirqueState, action: Action, steps: int | None = None) -> Consequences:
    """Return the consequences of a legal action as far as a view shows; of a move, for `steps` steps only."""
    after = view.copy()
    dropped: list[Event] = []

    def note(event: Event) -> None:
        if event.kind == "drop":
            dropped.append(event)

    if action.verb == "move":
        clown, path = action.code
        walk(after, clown, path[:steps], note)
    else:
        apply(after, action, note)
    ejected = after.ejected if view.ejected == NONE else NONE
    return Consequences(
        tuple(_fall(after, event) for event in dropped),
        tuple(
            ClownPosition(clown, cell, after.marbles[clown][-1] if after.marbles[clown] else NONE)
            for clown, cell in enumerate(after.cells)
            if cell not in (view.cells[clown], OFF)
        ),
        ejected,
        view.marbles[ejected] if ejected != NONE else (),
        bool(after.reason),
        _scores(after) if after.reason else (),
    )


def _scores(after: CirqueState) -> tuple[int, ...]:
    """Return the stars of each seat (QC-10); () if the view hides a color."""
    if HIDDEN in after.colors or HIDDEN in after.holes:
        return ()
    return tuple(points(after, seat) for seat in range(len(after.colors)))


def _fall(after: CirqueState, drop: Event) -> Fall:
    board, clown = after.config.board, CLOWNS.index(drop.facts["clown"])
    hole = [spell_cell(cell) for cell in board.holes].index(drop.facts["cell"])
    color = after.holes[hole]
    return Fall(clown, board.holes[hole], color, board.stars[hole], owner(after, color))


def turn_of(state: CirqueState) -> Turn:
    """Return the present turn: preparation, then for each turn a roll and a choice (QC-15).

    The rules define no rounds, so all turns are counted in the first one.
    """
    if state.turn == NONE:
        return Turn("preparation", 0, 0)
    phase = "choice"
    if not state.awaited:
        phase = "over"
    elif state.ejected != NONE:
        phase = "seat"
    elif state.roll == NONE:
        phase = "roll"
    return Turn(phase, 1, state.turns)


def ruling(event: Event, view: CirqueState) -> str:
    """Return the ruling that explains a surprising event, such as a fall after a push; "" for none."""
    if event.kind == "drop" and view.reason:
        return ENDS[view.reason]
    if event.kind == "drop":
        return {"push": "QC-16", "add": "QC-9"}.get(event.facts["after"], "")
    return "QC-17" if event.kind == "eject" else ""


def key_moment(event: Event, view: CirqueState) -> KeyMoment | None:
    """Return the key moment: a filled hole (for the marble's owner) or an ejected clown (for its pusher)."""
    if event.kind == "drop":
        seat, stars = owner(view, COLORS.index(event.facts["color"])), event.facts["stars"]
        is_last = stars == view.config.board.stars[-1]
        kind, weight = ("last_hole", 2 * stars) if is_last else ("hole", stars)
        return KeyMoment(kind, () if seat < 0 else (seat,), weight, event.facts)
    return KeyMoment("eject", (view.turn,), 2, event.facts) if event.kind == "eject" else None


def disclosed(event: Event, view: CirqueState) -> tuple[tuple[str, str], ...]:
    """Return the marble that an inversion (QC-21) reveals while it covers the top one (QC-26)."""
    if event.kind != "invert" or not view.config.hidden_marbles:
        return ()
    return (("marble", event.facts["color"]),)


# No `secrets`: a secret color stays visible to its owner on the card of the seat.
def choice(view: CirqueState, action: Action) -> dict[str, str | int]:
    """Return clown, color and cell of an action, for its sentence in a review."""
    if action.verb == "skip":
        return {}
    if action.verb == "invert":
        return {"clown": action.code}
    if action.verb == "add":
        color, clown = action.code
        return {"color": COLORS[color], "clown": clown}
    clown, where = action.code
    row, column = divmod(where[-1] if action.verb == "move" else where, ROW)
    return {"clown": clown, "row": row, "column": column}


FACTS: Facts[CirqueState] = Facts(
    turn=turn_of,
    ruling=ruling,
    key_moment=key_moment,
    disclosed=disclosed,
    choice=choice,
    passive=frozenset({"skip"}),
)
