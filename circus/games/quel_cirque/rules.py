"""Rules of Quel Cirque: start, legal actions, draws and outcome."""

from collections.abc import Sequence
from random import Random
from typing import Final

from circus.core.action import CHANCE, Action
from circus.core.event import EventSink
from circus.core.game import Outcome, Setup
from circus.games.quel_cirque.actions import (
    BLACK,
    COLORS,
    DEALS,
    FIRSTS,
    INVERTS,
    SKIPS,
    WHITE,
)
from circus.games.quel_cirque.board import board_in
from circus.games.quel_cirque.cells import ROW
from circus.games.quel_cirque.config import NONE, config_of
from circus.games.quel_cirque.effects import EFFECTS
from circus.games.quel_cirque.state import DRAW, CirqueState

_SECOND_ROW: Final = 2 * ROW
"""Lowest cell number outside the start row."""


def start(setup: Setup) -> CirqueState:
    """Return the state before any draw: clowns on their start spaces, marbles in the supply ("Préparation").

    Raises `UsageError` if the set-up has no level.
    """
    state = CirqueState()
    state.config = config_of(setup)
    state.colors = ()
    state.turns = 0
    state.turn = state.roll = state.ejected = NONE
    state.cells = list(state.config.board.starts)
    state.marbles = [(), (), ()]
    state.supply = [state.config.color_marbles] * 4  # colors without an owner included (QC-25)
    state.holes = [NONE] * len(state.config.board.holes)
    state.awaited = DRAW
    return state


def dealt(setup: Setup) -> tuple[int, int]:
    """Return the number of holes and of marbles: with all holes but the last one filled, a marble is left."""
    holes = len(board_in(setup).holes) if setup.level else 0
    return holes, len(COLORS) * setup.numbers["color_marbles"]


def legal_actions(state: CirqueState, seat: int) -> Sequence[Action]:
    """Return the legal actions of a seat, or every outcome of the pending draw.

    The roll allows a seat to add a marble, to move a clown or, with black, to return or invert one. The lists
    are cached and must not be changed.
    """
    if seat not in state.awaited:
        return ()
    if seat == CHANCE:
        return draws(state)
    if state.ejected != NONE:
        return state.config.seatings[seat][state.ejected][state.free_starts()]
    face = state.roll
    any_color = face >= WHITE
    colors = _left(state.supply) if any_color else _ONLY[face] if state.supply[face] else 0
    under, middle, over = state.marbles
    low, mid, high = len(under), len(middle), len(over)
    actions = state.config.adds[seat][colors][low][mid][high]
    reaches, cells = state.config.reaches[seat], state.cells
    for clown, other, another in _CLOWN_AND_OTHERS:
        marbles = state.marbles[clown]
        if marbles and (any_color or marbles[-1] == face):  # QC-3
            reach = reaches[clown][len(marbles)]
            actions = actions + reach.moves(cells[clown], cells[other], cells[another])
    if face == BLACK:
        actions = actions + _black(state, seat)
    return actions or SKIPS[seat]  # QC-1


_CLOWN_AND_OTHERS: Final[list[tuple[int, int, int]]] = [(0, 1, 2), (1, 0, 2), (2, 0, 1)]
"""Each clown with the two others."""

_ONLY: Final = (1, 2, 4, 8)
"""Mask of each color alone."""


def _left(supply: list[int]) -> int:
    """Return the mask of the colors left in the supply."""
    mask = 0
    for color, count in enumerate(supply):
        if count:
            mask |= 1 << color
    return mask


def apply(state: CirqueState, action: Action, emit: EventSink | None) -> None:
    """Carry out a legal action in place and emit its events, each while the state shows its result."""
    EFFECTS[action.verb](state, action.code, emit)


def draws(state: CirqueState) -> Sequence[Action]:
    """Return every outcome of the pending draw (colors, first player or die); `weights` has the odds."""
    if state.turn != NONE:
        return state.config.rolls
    return FIRSTS[state.config.seats] if state.colors else DEALS[state.config.seats]


def weights(state: CirqueState) -> Sequence[int]:
    """Return the odds of the pending draw: of a roll the number of its faces, of the others equal ones."""
    if CHANCE not in state.awaited:
        return ()
    return state.config.odds if state.turn != NONE else [1] * len(draws(state))


def chance(state: CirqueState, rng: Random) -> Action:
    """Return one outcome of the pending draw."""
    if state.turn != NONE:
        die = state.config.die
        return die[int(rng.random() * len(die))]
    outcomes = draws(state)
    return outcomes[int(rng.random() * len(outcomes))]


def _black(state: CirqueState, seat: int) -> list[Action]:
    """Return the actions that only black allows: return a clown (QC-11) or invert one (QC-21)."""
    first, second, third = state.cells
    away = (first >= _SECOND_ROW) | (second >= _SECOND_ROW) << 1 | (third >= _SECOND_ROW) << 2
    actions = state.config.returns[seat][away][state.free_starts()]
    if state.config.over_under:
        under, middle, over = state.marbles
        actions = actions + INVERTS[seat][(len(under) > 1) | (len(middle) > 1) << 1 | (len(over) > 1) << 2]
    return actions


def stars(state: CirqueState) -> tuple[int, ...]:
    """Return the points of each color so far, owned or not."""
    points = [0, 0, 0, 0]
    for color, worth in zip(state.holes, state.config.board.stars, strict=True):
        if color != NONE:
            points[color] += worth
    return tuple(points)


def outcome(state: CirqueState) -> Outcome | None:
    """Return the result: the most stars win, ties shared (QC-10, QC-14); `None` before the end (QC-13)."""
    if state.awaited:
        return None
    points = stars(state)
    scores = tuple(points[color] for color in state.colors)
    most = max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == most)
    return Outcome(winners, scores, state.reason)
