"""Effects of the actions of Quel Cirque on the state, and the events they emit."""

from collections.abc import Callable
from typing import Any, Final

from circus.core.event import Event, EventSink
from circus.games.quel_cirque.actions import CLOWNS, COLORS, FACES, color_names
from circus.games.quel_cirque.cells import spell_cell
from circus.games.quel_cirque.config import NONE
from circus.games.quel_cirque.paths import OFF, Path
from circus.games.quel_cirque.state import ALONE, DRAW, CirqueState


def _colors(state: CirqueState, colors: tuple[int, ...], emit: EventSink | None) -> None:
    state.colors = colors
    if emit and state.config.secret_clown:  # QC-20
        emit(Event("colors"))
        for seat, color in enumerate(colors):
            emit(Event("color", {"seat": seat, "color": COLORS[color]}, frozenset((seat,))))
    elif emit:
        emit(Event("colors", {"colors": color_names(colors)}))


def _first(state: CirqueState, seat: int, emit: EventSink | None) -> None:
    state.turn = seat
    state.turns = 1
    if emit:
        emit(Event("first", {"seat": seat}))


def _roll(state: CirqueState, face: int, emit: EventSink | None) -> None:
    """Show a face of the die; the seat that rolled acts."""
    state.roll = face
    state.awaited = ALONE[state.turn]
    if emit:
        emit(Event("roll", {"seat": state.turn, "face": FACES[face]}))


def _add(state: CirqueState, code: tuple[int, int], emit: EventSink | None) -> None:
    """Put a marble on top of those in a clown (QC-2) and end the turn."""
    color, clown = code
    state.supply[color] -= 1
    before = state.marbles[clown]
    state.marbles[clown] = before + (color,)  # noqa: RUF005 - in the compiled build, unpacking would make a list first
    if emit:
        emit(Event("add", {"seat": state.turn, "color": COLORS[color], "clown": CLOWNS[clown]}))
    if not before:
        _drop(state, clown, "add", emit)  # only an empty clown can be over an empty hole (QC-9)
    _end_turn(state, emit)


def _move(state: CirqueState, code: tuple[int, Path], emit: EventSink | None) -> None:
    """Move a clown along a path (QC-4) and end the turn."""
    clown, path = code
    if emit:
        emit(Event("move", {"seat": state.turn, "clown": CLOWNS[clown]}))
    walk(state, clown, path, emit)
    _end_turn(state, emit)


def walk(state: CirqueState, clown: int, path: Path, emit: EventSink | None) -> None:
    """Move a clown along a path or the beginning of one, pushing and dropping on the way (QC-7, QC-16).

    It stops when a marble falls into the last hole (QC-13) and does not end the turn.
    """
    cells, config = state.cells, state.config
    pushes, hole_at = config.pushes, config.hole_at
    for cell in path:
        if pushes and cell in cells:
            came_from, shoved = cells[clown], cells.index(cell)
            cells[clown] = cell
            _shove(state, clown, shoved, cell + cell - came_from, emit)
            if state.reason:  # the pushed clown drops first (QC-16)
                return
        else:
            cells[clown] = cell
            if emit:
                emit(Event("step", {"clown": CLOWNS[clown], "cell": spell_cell(cell)}))
        if hole_at[cell] != NONE:
            _drop(state, clown, "move", emit)
            if state.reason:  # at once, in the middle of the move (QC-13)
                return


def _shove(state: CirqueState, pusher: int, clown: int, beyond: int, emit: EventSink | None) -> None:
    """Push a clown to the cell `beyond` (QC-16) or over the edge there (QC-17).

    One event is emitted once both clowns have moved: two clowns never share a space (QC-6).
    """
    if state.config.board.is_space(beyond):
        state.cells[clown] = beyond
        if emit:
            emit(Event("push", {"clown": CLOWNS[clown], "cell": spell_cell(beyond), "by": CLOWNS[pusher]}))
        _drop(state, clown, "push", emit)
        return
    lost = state.marbles[clown]
    for color in lost:
        state.supply[color] += 1
    state.marbles[clown] = ()
    state.cells[clown] = OFF
    state.ejected = clown
    if emit:
        emit(Event("eject", {"clown": CLOWNS[clown], "marbles": color_names(lost), "by": CLOWNS[pusher]}))


def _drop(state: CirqueState, clown: int, after: str, emit: EventSink | None) -> None:
    """Drop the bottom marble if the clown has one and is over an empty hole (QC-7).

    `after` becomes a fact of the event: the cause, "move", "push" or "add".
    """
    hole = state.config.hole_at[state.cells[clown]]
    marbles = state.marbles[clown]
    if hole == NONE or not marbles or state.holes[hole] != NONE:
        return
    color = state.holes[hole] = marbles[0]
    state.marbles[clown] = marbles[1:]
    if emit:
        details = {"clown": CLOWNS[clown], "cell": spell_cell(state.cells[clown]), "color": COLORS[color]}
        emit(Event("drop", {**details, "stars": state.config.board.stars[hole], "after": after}))


def _return(state: CirqueState, code: tuple[int, int], emit: EventSink | None) -> None:
    clown, cell = code
    state.cells[clown] = cell  # lifted: keeps its marbles, drops nothing (QC-11)
    if emit:
        emit(Event("return", {"seat": state.turn, "clown": CLOWNS[clown], "cell": spell_cell(cell)}))
    _end_turn(state, emit)


def _invert(state: CirqueState, clown: int, emit: EventSink | None) -> None:
    bottom, *others = state.marbles[clown]
    state.marbles[clown] = (*others, bottom)  # QC-21
    if emit:
        emit(Event("invert", {"seat": state.turn, "clown": CLOWNS[clown], "color": COLORS[bottom]}))
    _end_turn(state, emit)


def _seat(state: CirqueState, code: tuple[int, int], emit: EventSink | None) -> None:
    clown, cell = code
    state.cells[clown] = cell
    state.ejected = NONE
    if emit:
        emit(Event("seat", {"clown": CLOWNS[clown], "cell": spell_cell(cell)}))
    _end_turn(state, emit)


def _skip(state: CirqueState, _code: None, emit: EventSink | None) -> None:
    if emit:
        emit(Event("skip", {"seat": state.turn}))
    _end_turn(state, emit)


def _end_turn(state: CirqueState, emit: EventSink | None) -> None:
    """End the game, seat an ejected clown, or begin the next seat's turn."""
    if state.reason:  # QC-13
        state.awaited = ()
        if emit:
            emit(Event("end", {"colors": color_names(state.colors)}))  # secret colors are shown (QC-20)
    elif state.ejected != NONE:
        _seat_ejected(state, emit)
    else:
        state.turn = (state.turn + 1) % state.config.seats  # QC-15
        state.turns += 1
        state.roll = NONE
        state.awaited = DRAW


def _seat_ejected(state: CirqueState, emit: EventSink | None) -> None:
    """Seat the ejected clown on the only free start space; if there are more, its pusher chooses (QC-17)."""
    free = [cell for cell in state.config.board.starts if cell not in state.cells]
    if len(free) == 1:
        _seat(state, (state.ejected, free[0]), emit)


EFFECTS: Final[dict[str, Callable[[CirqueState, Any, EventSink | None], None]]] = {
    "colors": _colors,
    "first": _first,
    "roll": _roll,
    "add": _add,
    "move": _move,
    "return": _return,
    "invert": _invert,
    "seat": _seat,
    "skip": _skip,
}
"""Effect of each verb."""
