"""The rules of Quel Cirque: preparation, what a seat may do, how the game ends."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Final

from circus.core.action import CHANCE, Action
from circus.core.event import Event, Tell
from circus.core.game import Outcome, Setup
from circus.core.memo import Latest
from circus.core.option import Value
from circus.games.quel_cirque.actions import (
    ADDS,
    BLACK,
    DEALS,
    FACES,
    FIRSTS,
    INVERTS,
    ROLLS,
    SKIPS,
    WHITE,
)
from circus.games.quel_cirque.board import Board, board_in
from circus.games.quel_cirque.cells import ROW
from circus.games.quel_cirque.effects import SELDOM, add, move
from circus.games.quel_cirque.paths import Gait
from circus.games.quel_cirque.state import ALONE, DRAW, NONE, CirqueState, Rules

MARBLES_PER_COLOR: Final = 3
_SECOND_ROW: Final = 2 * ROW
"""The first cell number that is not in the start row."""


def start(setup: Setup) -> CirqueState:
    """The clowns on their start spaces, all marbles in the supply, no color handed out yet ("Préparation").

    Raises `UsageError` without a level.
    """
    state = CirqueState()
    state.rules = _LATEST_RULES.of(setup)
    state.colors = ()
    state.turns = 0
    state.turn = state.roll = state.ejected = NONE
    state.cells = list(state.rules.board.starts)
    state.marbles = [(), (), ()]
    state.supply = [MARBLES_PER_COLOR] * 4  # also of colors that nobody owns (QC-25)
    state.holes = [NONE] * len(state.rules.board.holes)
    state.awaited = DRAW
    return state


def _rules_of(setup: Setup) -> Rules:
    """What a set-up fixes; made once for equal set-ups. Raises `UsageError` without a level."""
    return _rules(setup.seats, board_in(setup), tuple(setup.options.items()))


_LATEST_RULES: Final = Latest(_rules_of)
"""The rules of the set-up that was asked for last: a game after the other is played by the same."""


@lru_cache(maxsize=64)
def _rules(seats: int, board: Board, chosen: tuple[tuple[str, Value], ...]) -> Rules:
    options = dict(chosen)
    return Rules(
        seats,
        Gait(board, str(options["push"]), bool(options["lazy_clown"])),
        bool(options["secret_clown"]),
        bool(options["over_under"]),
        bool(options["hidden_marbles"]),
    )


def choices(state: CirqueState, seat: int) -> Sequence[Action]:
    """Every legal action of an awaited seat, or every outcome of the draw that is due.

    With the roll a marble is added, a clown moved, or with black brought back; the lists of each are made
    once, and what is not joined is not copied.
    """
    if seat == CHANCE:
        return draws(state)
    if state.ejected != NONE:
        return state.rules.seatings[seat][state.ejected][state.free_starts()]
    face = state.roll
    any_color = face >= WHITE
    colors = _left(state.supply) if any_color else _ONLY[face] if state.supply[face] else 0
    under, middle, over = state.marbles
    low, mid, high = len(under), len(middle), len(over)
    actions = ADDS[seat][colors][low][mid][high]
    first, second, third = state.cells
    reaches = state.rules.reaches[seat]
    if low and (any_color or under[-1] == face):  # QC-3
        actions = actions + reaches[0][low].moves(first, second, third)
    if mid and (any_color or middle[-1] == face):
        actions = actions + reaches[1][mid].moves(second, first, third)
    if high and (any_color or over[-1] == face):
        actions = actions + reaches[2][high].moves(third, first, second)
    if face == BLACK:
        actions = actions + _black(state, seat)
    return actions or SKIPS[seat]  # QC-1


_ONLY: Final = (1, 2, 4, 8)
"""The mask of each color alone."""


def _left(supply: list[int]) -> int:
    """The mask of the colors that can still be added."""
    red, green, yellow, blue = supply
    if red and green and yellow and blue:
        return 15
    return (red > 0) | (green > 0) << 1 | (yellow > 0) << 2 | (blue > 0) << 3


def apply(state: CirqueState, action: Action, tell: Tell | None) -> None:
    """Carries a legal action out, in place, and tells what happens, moment by moment."""
    verb = action.verb
    if verb == "roll":  # who rolled acts
        face = state.roll = action.code
        state.awaited = ALONE[state.turn]
        if tell:
            tell(Event("roll", {"seat": state.turn, "face": FACES[face]}))
    elif verb == "move":  # compiled, these two are called without a look-up
        move(state, action.code, tell)
    elif verb == "add":
        add(state, action.code, tell)
    else:
        SELDOM[verb](state, action.code, tell)


def draws(state: CirqueState) -> Sequence[Action]:
    """Every outcome of the draw that is due: colors, first player or die; all equally likely."""
    if state.turn != NONE:
        return ROLLS
    return FIRSTS[state.rules.seats] if state.colors else DEALS[state.rules.seats]


_SIDES: Final = len(ROLLS)


def chance(state: CirqueState, rng: Random) -> Action:
    """One outcome of the draw that is due."""
    if state.turn != NONE:
        return ROLLS[int(rng.random() * _SIDES)]
    outcomes = draws(state)
    return outcomes[int(rng.random() * len(outcomes))]


def _black(state: CirqueState, seat: int) -> list[Action]:
    """What only black allows: to bring a clown back (QC-11), or to invert one (QC-21)."""
    first, second, third = state.cells
    away = (first >= _SECOND_ROW) | (second >= _SECOND_ROW) << 1 | (third >= _SECOND_ROW) << 2
    actions = state.rules.returns[seat][away][state.free_starts()]
    if state.rules.over_under:
        under, middle, over = state.marbles
        actions = actions + INVERTS[seat][(len(under) > 1) | (len(middle) > 1) << 1 | (len(over) > 1) << 2]
    return actions


def stars(state: CirqueState) -> tuple[int, ...]:
    """The points of each color so far, whoever owns it."""
    points = [0, 0, 0, 0]
    for color, worth in zip(state.holes, state.rules.board.stars, strict=True):
        if color != NONE:
            points[color] += worth
    return tuple(points)


def outcome(state: CirqueState) -> Outcome | None:
    """The most stars win, ties shared (QC-10, QC-14); `None` until the last hole is filled (QC-13)."""
    if state.awaited:
        return None
    points = stars(state)
    scores = tuple(points[color] for color in state.colors)
    most = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == most)
    return Outcome(winners, scores, "last_hole")
