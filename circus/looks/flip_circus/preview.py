"""What an action of Flip Circus would come to, told before it is done, as far as the eyes may know."""

from collections.abc import Sequence
from typing import NamedTuple

from circus.core.action import Action
from circus.core.event import Event
from circus.core.game import Why
from circus.games.flip_circus.actions import VERBS
from circus.games.flip_circus.ring import AFTER, BEFORE, NEIGHBOUR_PAIRS, PAIRS, positions_of
from circus.games.flip_circus.state import FlipState
from circus.games.flip_circus.tokens import CLOWN, HIDDEN, STRONGMAN, TAMER
from circus.input.picker import VERB
from circus.looks.flip_circus.captions import may_act, named_verb, picked, state_of, touched
from circus.looks.flip_circus.placement import APPLAUSE, MEMORY
from circus.looks.flip_circus.ring import position_of, ring_of
from circus.looks.table_view import TableView
from circus.stage.director import LIFT, PlacedPiece

MOVES = ("swap", "acrobat", "magician")


class Preview(NamedTuple):
    """An action that the pointer is about.

    Attributes:
        verb: "" while it is about none.
        token: the position it begins at.
        touched: the positions whose tokens are moved, turned or looked behind.
        why: what forbids it; `None` if it is legal.
        blockers: the positions of those who stand in its way.
        posters: the artists whose posters it wins.
        pairs: the new pairs of Clowns, each as the position of its first.
    """

    verb: str = ""
    token: int = -1
    touched: tuple[int, ...] = ()
    why: Why | None = None
    blockers: tuple[int, ...] = ()
    posters: tuple[str, ...] = ()
    pairs: tuple[int, ...] = ()


NOTHING = Preview()


def aimed(table: TableView, shown: Sequence[PlacedPiece]) -> Preview:
    """What the pointer is about: a drag over a neighbour, a verb of the menu, a token for a named verb."""
    if not may_act(table):
        return NOTHING
    flying = next((each for each in shown if each.layer >= LIFT and each.name), None)
    if flying:
        return _dragged(table, flying, ring_of(table).under(flying.x, flying.y))
    source, hover = picked(table), table.hover
    if source >= 0 and hover.startswith("token/") and position_of(hover) != source:
        return _swap(table, source, position_of(hover))
    if source >= 0 and hover.startswith(VERB):
        return foreseen(table, hover.removeprefix(VERB), source)
    verb = named_verb(table) or ("" if state_of(table).owed else "peek")
    if verb and source < 0 and hover.startswith("token/"):
        return foreseen(table, verb, position_of(hover))
    return NOTHING


def _dragged(table: TableView, flying: PlacedPiece, over: int) -> Preview:
    """A token over a neighbour, or an Applause over the token that it looks behind."""
    if over < 0:
        return NOTHING
    if flying.kind == APPLAUSE:
        return foreseen(table, "peek", over)
    source = position_of(flying.name)
    return _swap(table, source, over) if over != source else NOTHING


def _swap(table: TableView, source: int, other: int) -> Preview:
    pair = (min(source, other), max(source, other))
    if pair not in NEIGHBOUR_PAIRS:
        return NOTHING
    action = VERBS.action(table.viewer, "swap", pair)
    return _seen(table, action, source, (source, other))


def foreseen(table: TableView, verb: str, position: int) -> Preview:
    """What a verb would do to the token at a position."""
    if verb not in ("flip", "acrobat", "magician", "seer", "misuse", "peek"):
        return NOTHING
    return _seen(table, VERBS.action(table.viewer, verb, position), position, touched(verb, position))


def _seen(table: TableView, action: Action, source: int, moved: tuple[int, ...]) -> Preview:
    state = state_of(table)
    why = table.game.forbids(state, action)
    if why:
        return Preview(action.verb, source, moved, why, _blockers(state, action.verb, moved))
    if action.verb == "seer":
        moved = tuple(position for position in moved if state.shown(position) != TAMER)
    known = action.verb in MOVES or (action.verb == "flip" and _is_known(table, source))
    posters, pairs = _gains(table, action) if known else ((), ())
    return Preview(action.verb, source, moved, None, (), posters, pairs)


def _is_known(table: TableView, position: int) -> bool:
    """Whether the screen may tell what a flip shows: the back was seen, and is remembered aloud."""
    return MEMORY in table.aids and state_of(table).back(position) != HIDDEN


def _blockers(state: FlipState, verb: str, moved: tuple[int, ...]) -> tuple[int, ...]:
    artist = STRONGMAN if verb == "swap" else TAMER
    return tuple(position for position in moved if state.shown(position) == artist)


def _gains(table: TableView, action: Action) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """The posters won and the new pairs of Clowns; the bow that follows is not told."""
    before, after = state_of(table), state_of(table).copy()
    told: list[Event] = []
    if action.verb == "flip":
        _turned(after, action.code)
    else:
        _exchanged(after, action)
    pairs = positions_of(PAIRS[after.where[CLOWN]] & ~PAIRS[before.where[CLOWN]])
    trial = before.copy()
    table.game.apply(trial, action, told.append)
    posters = tuple(str(event.facts["artist"]) for event in told if event.kind == "poster")
    return posters, pairs if before.reserve or before.applause[~before.seat & 1] else ()


def _turned(state: FlipState, position: int) -> None:
    old, new = state.shown(position), state.back(position)
    state.where[old] ^= 1 << position
    state.where[new] ^= 1 << position


def _exchanged(state: FlipState, action: Action) -> None:
    one, other = swapped(action.verb, action.code)
    both = 1 << one | 1 << other
    first, second = state.shown(one), state.shown(other)
    if first != second:
        state.where[first] ^= both
        state.where[second] ^= both


def swapped(verb: str, code: object) -> tuple[int, int]:
    """The two positions that an action exchanges."""
    if verb == "swap":
        assert isinstance(code, tuple)
        one, other = code
        return one, other
    assert isinstance(code, int)
    if verb == "magician":
        return BEFORE[code], AFTER[code]
    one, other = touched("acrobat", code)
    return one, other
