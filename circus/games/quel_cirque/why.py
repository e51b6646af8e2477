"""Why an action of Quel Cirque is not allowed: the ruling and one sentence for the player."""

from collections.abc import Callable
from typing import Any

from circus.core.action import CHANCE, Action
from circus.core.game import Why
from circus.games.quel_cirque.actions import BLACK, CLOWNS, COLORS, FACES, WHITE, spell_cell
from circus.games.quel_cirque.board import STEPS
from circus.games.quel_cirque.paths import OFF, Path, landing
from circus.games.quel_cirque.rules import ROOM, draws, legal
from circus.games.quel_cirque.state import NONE, CirqueState


def why_not(state: CirqueState, action: Action) -> Why | None:
    """Which rule forbids an action of an awaited seat that is not legal; `None` for a possible draw."""
    if action.seat == CHANCE:
        return None if action in draws(state) else _why_not_drawn(state, action)
    if state.ejected != NONE:
        return _why_not_seated(state, action)
    return _REASONS[action.verb](state, action.code)


def _why_not_drawn(state: CirqueState, action: Action) -> Why:
    due = draws(state)[0].verb
    if action.verb != due:
        return Why("draw order", f"'{due}' is to be drawn now, not '{action.verb}'")
    if due == "first":
        return Why("QC-15", "the first player is one of the seats that play")
    if len(action.code) != state.rules.seats:
        return Why("Préparation", f"{state.rules.seats} seats need {state.rules.seats} colors")
    return Why("Préparation", "each seat has a color of its own")


def _why_not_seated(state: CirqueState, action: Action) -> Why:
    name = CLOWNS[state.ejected]
    if action.verb != "seat" or action.code[0] != state.ejected:
        return Why("QC-17", f"{name} was pushed over the edge and has to be seated first")
    return _why_not_put(state, action.code[1], "QC-17")


def _why_not_put(state: CirqueState, cell: int, rule: str) -> Why:
    if cell not in state.rules.board.starts:
        return Why(rule, f"{spell_cell(cell)} is not a start space")
    return Why(rule, f"another clown stands on {spell_cell(cell)}")


def _add(state: CirqueState, code: tuple[int, int]) -> Why:
    color, clown = code
    if state.roll < WHITE and color != state.roll:
        return Why("QC-2", f"a {FACES[state.roll]} roll adds a {FACES[state.roll]} marble")
    if not state.supply[color]:
        return Why("QC-2", f"every {COLORS[color]} marble is in play already")
    return Why("QC-2", f"{CLOWNS[clown]} is full: a clown holds {ROOM} marbles at most")


def _move(state: CirqueState, code: tuple[int, Path]) -> Why:
    clown, path = code
    marbles = state.marbles[clown]
    if not marbles:
        return Why("QC-3", "an empty clown cannot be moved: it moves as far as it has marbles")
    if state.roll < WHITE and marbles[-1] != state.roll:
        return Why(
            "QC-3", f"a {FACES[state.roll]} roll moves a clown whose top marble is {FACES[state.roll]}"
        )
    if len(path) > len(marbles):
        return Why("QC-5", f"{CLOWNS[clown]} holds {len(marbles)}, so it moves no more than that many spaces")
    return _bad_step(state, clown, path) or _bad_length(state, clown, path)


def _bad_step(state: CirqueState, clown: int, path: Path) -> Why | None:
    """What is wrong with the first bad step of a path, if one is."""
    board, start = state.rules.board, state.cells[clown]
    trail, pushed = [start], None
    occupied = state.occupied() ^ 1 << start
    for cell in path:
        step = cell - trail[-1]
        if not board.is_space(cell):
            return Why("QC-4", f"{spell_cell(cell)} is not a space of this board")
        if cell in trail:
            return Why("QC-4", "a clown does not come twice to the same space in one turn")
        if step not in STEPS:
            return Why("QC-4", "a clown steps one space forward or sideways, never diagonally or back")
        if occupied >> cell & 1:
            landed = landing(state.rules.gait, occupied, cell, step)
            why = _bad_push(state, cell, pushed, landed)
            if why or landed is None:
                return why
            occupied ^= 1 << cell
            if landed != OFF:
                occupied |= 1 << landed
            pushed = landed
        trail.append(cell)
    return None


def _bad_push(state: CirqueState, cell: int, pushed: int | None, landed: int | None) -> Why | None:
    """Why the clown on `cell` cannot be pushed; `pushed` is where the clown pushed before is now."""
    if not state.rules.pushes:
        return Why("QC-6", f"another clown stands on {spell_cell(cell)}")
    if pushed not in (None, cell):
        return Why("QC-16", "only one other clown can be pushed in a move")
    if landed is None:
        return Why("QC-16", "a clown cannot be pushed against another clown, into a gap or off the board")
    return None


def _bad_length(state: CirqueState, clown: int, path: Path) -> Why:
    """Why a path of good steps is too short."""
    count = len(state.marbles[clown])
    pushing = _pushes(state, path)
    if pushing and state.rules.gait.lazy:
        return Why("QC-16, QC-19", f"a clown is pushed only on a way that could be walked for {count} spaces")
    alike = [
        len(action.code[1])
        for action in legal(state, state.awaited[0])
        if action.verb == "move" and action.code[0] == clown and _pushes(state, action.code[1]) == pushing
    ]
    longest = max(alike, default=count)
    if pushing:
        return Why("QC-16", f"a move that pushes is made in full: {longest} spaces, not only {len(path)}")
    return Why("QC-5", f"the whole move is to be made: {longest} spaces can be walked, not only {len(path)}")


def _pushes(state: CirqueState, path: Path) -> bool:
    """Whether a path of good steps pushes a clown: the first one pushed stands where it stood before."""
    return any(cell in state.cells for cell in path)


def _return(state: CirqueState, code: tuple[int, int]) -> Why:
    clown, cell = code
    if state.roll != BLACK:
        return Why("QC-11", "only a black roll brings a clown back")
    if state.cells[clown] in state.rules.board.starts:
        return Why("QC-11", f"{CLOWNS[clown]} stands in the start row already")
    return _why_not_put(state, cell, "QC-11")


def _invert(state: CirqueState, clown: int) -> Why:
    if not state.rules.over_under:
        return Why("QC-21", "nobody inverts clowns at this table: the option over_under is off")
    if state.roll != BLACK:
        return Why("QC-21", "only a black roll inverts a clown")
    return Why("QC-21", f"{CLOWNS[clown]} holds fewer than two marbles")


def _seat(_state: CirqueState, _code: tuple[int, int]) -> Why:
    return Why("QC-17", "no clown was pushed over the edge")


def _skip(_state: CirqueState, _code: None) -> Why:
    return Why("QC-1", "a turn is lost only if nothing can be added or moved")


_REASONS: dict[str, Callable[[CirqueState, Any], Why]] = {
    "add": _add,
    "move": _move,
    "return": _return,
    "invert": _invert,
    "seat": _seat,
    "skip": _skip,
}
