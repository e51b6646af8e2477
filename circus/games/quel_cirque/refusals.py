"""Rule violations in Quel Cirque: the ruling that forbids an action, and its sentence."""

from collections.abc import Callable
from typing import Any

from circus.core.action import CHANCE, Action
from circus.core.game import RuleViolation
from circus.games.quel_cirque.actions import BLACK, COLORS, FACES, WHITE
from circus.games.quel_cirque.board import STEPS
from circus.games.quel_cirque.cells import ROW
from circus.games.quel_cirque.config import NONE
from circus.games.quel_cirque.paths import OFF, Path, landing
from circus.games.quel_cirque.rules import draws, legal_actions
from circus.games.quel_cirque.state import CirqueState


def broken_rule(state: CirqueState, action: Action) -> RuleViolation | None:
    """Return the rule that forbids an illegal action or draw; `None` for a possible draw."""
    if action.seat == CHANCE:
        return None if action in draws(state) else _why_not_drawn(state, action)
    if state.ejected != NONE:
        return _why_not_seated(state, action)
    return _REASONS[action.verb](state, action.code)


def _why_not_drawn(state: CirqueState, action: Action) -> RuleViolation:
    due = draws(state)[0].verb
    if action.verb != due:
        return RuleViolation("draw order", "draw-due", {"due": due})
    if due == "roll":
        return RuleViolation("draw order", "no-white-face")
    if due == "first":
        return RuleViolation("QC-15", "no-such-seat")
    if len(action.code) != state.config.seats:
        return RuleViolation("Préparation", "color-for-each", {"seats": state.config.seats})
    return RuleViolation("Préparation", "color-of-ones-own")


def _why_not_seated(state: CirqueState, action: Action) -> RuleViolation:
    if action.verb != "seat" or action.code[0] != state.ejected:
        return RuleViolation("QC-17", "seat-due")
    return _why_not_put(state, action.code[1], "QC-17")


def _why_not_put(state: CirqueState, cell: int, rule: str) -> RuleViolation:
    if cell not in state.config.board.starts:
        return RuleViolation(rule, "not-a-start")
    return RuleViolation(rule, "space-occupied")


def _add(state: CirqueState, code: tuple[int, int]) -> RuleViolation:
    color, _ = code
    if state.roll < WHITE and color != state.roll:
        return RuleViolation("QC-2", "add-color", {"color": FACES[state.roll]})
    if not state.supply[color]:
        return RuleViolation("QC-2", "all-in-play", {"color": COLORS[color]})
    return RuleViolation("QC-2", "clown-full", {"marbles": state.config.capacity})


def _move(state: CirqueState, code: tuple[int, Path]) -> RuleViolation:
    clown, path = code
    marbles = state.marbles[clown]
    if not marbles:
        return RuleViolation("QC-3", "clown-empty")
    if state.roll < WHITE and marbles[-1] != state.roll:
        return RuleViolation("QC-3", "top-marble", {"color": FACES[state.roll]})
    if len(path) > state.length(clown):
        return RuleViolation("QC-5", "move-too-long", _far(state, clown))
    return _bad_step(state, clown, path) or _bad_length(state, clown, path)


def _far(state: CirqueState, clown: int) -> dict[str, int]:
    """Return the number of marbles in a clown, and of the spaces that it moves with them."""
    return {"marbles": len(state.marbles[clown]), "spaces": state.length(clown)}


def _bad_step(state: CirqueState, clown: int, path: Path) -> RuleViolation | None:
    """Return the rule that the first bad step of a path violates; `None` if all steps are good."""
    board, start = state.config.board, state.cells[clown]
    trail, pushed = [start], None
    occupied = state.occupied() ^ 1 << start
    for cell in path:
        step = cell - trail[-1]
        if not board.is_space(cell):
            return RuleViolation("QC-4", "off-board")
        if cell in trail:
            return RuleViolation("QC-4", "same-space-twice")
        if step not in STEPS:
            return _bad_jump(state, clown, trail, cell)
        if occupied >> cell & 1:
            landed = landing(state.config.gait, occupied, cell, step)
            why = _bad_push(state, cell, pushed, landed)
            if why or landed is None:
                return why
            occupied ^= 1 << cell
            if landed != OFF:
                occupied |= 1 << landed
            pushed = landed
        trail.append(cell)
    return None


def _bad_jump(state: CirqueState, clown: int, trail: list[int], cell: int) -> RuleViolation:
    """Return the rule against a step to a space that is not the neighbour ahead or to one side."""
    board, here, length = state.config.board, trail[-1], state.length(clown)
    rows, columns = cell // ROW - here // ROW, abs(cell % ROW - here % ROW)
    if rows < 0 or rows == columns == 1:
        return RuleViolation("QC-4", "step")
    if board.within(here, length + 1 - len(trail)) >> cell & 1:
        return RuleViolation("QC-4", "way")
    return RuleViolation("QC-4", "too-far", _far(state, clown))


def _bad_push(state: CirqueState, cell: int, pushed: int | None, landed: int | None) -> RuleViolation | None:
    """Return the rule against pushing the clown on `cell`; `pushed` is the cell of one pushed earlier."""
    if not state.config.pushes:
        return RuleViolation("QC-6", "space-occupied")
    if pushed not in (None, cell):
        return RuleViolation("QC-16", "push-one")
    if landed is None:
        return RuleViolation("QC-16", "push-where")
    return None


def _bad_length(state: CirqueState, clown: int, path: Path) -> RuleViolation:
    """Return the rule by which a path of good steps is too short."""
    count = state.length(clown)
    pushing = _pushes(state, path)
    if pushing and state.config.gait.lazy:
        return RuleViolation("QC-16, QC-19", "push-lazily", {"spaces": count})
    alike = [
        len(action.code[1])
        for action in legal_actions(state, state.awaited[0])
        if action.verb == "move" and action.code[0] == clown and _pushes(state, action.code[1]) == pushing
    ]
    longest = max(alike, default=count)
    walked = {"spaces": longest, "walked": len(path)}
    return (
        RuleViolation("QC-16", "push-in-full", walked)
        if pushing
        else RuleViolation("QC-5", "move-in-full", walked)
    )


def _pushes(state: CirqueState, path: Path) -> bool:
    """Return whether a path of good steps pushes a clown, the first of which has not moved before."""
    return any(cell in state.cells for cell in path)


def _return(state: CirqueState, code: tuple[int, int]) -> RuleViolation:
    clown, cell = code
    if state.roll != BLACK:
        return RuleViolation("QC-11", "return-black")
    if state.cells[clown] in state.config.board.starts:
        return RuleViolation("QC-11", "returned-already")
    return _why_not_put(state, cell, "QC-11")


def _invert(state: CirqueState, _clown: int) -> RuleViolation:
    if not state.config.over_under:
        return RuleViolation("QC-21", "invert-off", is_off=True)
    if state.roll != BLACK:
        return RuleViolation("QC-21", "invert-black")
    return RuleViolation("QC-21", "invert-two")


def _seat(state: CirqueState, _code: tuple[int, int]) -> RuleViolation:
    return RuleViolation("QC-17", "nobody-to-seat", is_off=state.config.gait.push != "clumsy")


def _skip(_state: CirqueState, _code: None) -> RuleViolation:
    return RuleViolation("QC-1", "skip-only-if-stuck")


_REASONS: dict[str, Callable[[CirqueState, Any], RuleViolation]] = {
    "add": _add,
    "move": _move,
    "return": _return,
    "invert": _invert,
    "seat": _seat,
    "skip": _skip,
}
