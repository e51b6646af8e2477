"""Preview of an action of Flip Circus, from the information of the viewer."""

from collections.abc import Sequence
from typing import NamedTuple

from circus.core.action import Action
from circus.core.game import RuleViolation
from circus.games.flip_circus.actions import ON_A_TOKEN, VERBS, position_of
from circus.games.flip_circus.facts import Gains, blockers, gains, reached, touched
from circus.games.flip_circus.ring import NEIGHBOUR_PAIRS
from circus.ui.gfx.director import LIFT, PlacedPiece
from circus.ui.input.picker import VERB
from circus.ui.skins.flip_circus.readings import may_act, named_verb, picked, state_of
from circus.ui.skins.flip_circus.ring import ring_of
from circus.ui.skins.flip_circus.spec import APPLAUSE, MEMORY
from circus.ui.skins.table_view import TableView


class FlipPreview(NamedTuple):
    """Action that the pointer refers to.

    Attributes:
        verb: "" for none.
        token: the position it begins at.
        touched: the positions of the tokens that are moved, turned or looked behind.
        why: the violated rule; `None` if it is legal.
        blockers: the positions of the tokens that prevent it.
        posters: the artists whose posters it wins.
        pairs: the new pairs of Clowns, each as the position of its first.
    """

    verb: str = ""
    token: int = -1
    touched: tuple[int, ...] = ()
    why: RuleViolation | None = None
    blockers: tuple[int, ...] = ()
    posters: tuple[str, ...] = ()
    pairs: tuple[int, ...] = ()


NOTHING = FlipPreview()


def aimed(table: TableView, placed: Sequence[PlacedPiece]) -> FlipPreview:
    """Return the preview for the pointer.

    A drag over a neighbour, a menu's verb, a token for a named verb.
    """
    if not may_act(table):
        return NOTHING
    flying = next(
        (each for each in placed if each.layer >= LIFT and each.name == table.pointer.dragged), None
    )
    if flying:
        return _dragged(table, flying, ring_of(table).under(flying.x, flying.y))
    source, hover = picked(table), table.pointer.hover
    if source >= 0 and hover.startswith("token/") and position_of(hover) != source:
        return _swap(table, source, position_of(hover))
    if source >= 0 and hover.startswith(VERB):
        return foreseen(table, hover.removeprefix(VERB), source)
    verb = named_verb(table) or ("" if state_of(table).owed else "peek")
    if verb and source < 0 and hover.startswith("token/"):
        return foreseen(table, verb, position_of(hover))
    return NOTHING


def _dragged(table: TableView, flying: PlacedPiece, over: int) -> FlipPreview:
    """Return the preview of a token dragged over another, or of an Applause over the token to look behind."""
    if over < 0:
        return NOTHING
    if flying.kind == APPLAUSE:
        return foreseen(table, "peek", over)
    source = position_of(flying.name)
    return _swap(table, source, over) if over != source else NOTHING


def _swap(table: TableView, source: int, other: int) -> FlipPreview:
    pair = (min(source, other), max(source, other))
    if pair not in NEIGHBOUR_PAIRS:
        return NOTHING
    action = VERBS.action(table.viewer, "swap", pair)
    return _preview(table, action, source, (source, other))


def foreseen(table: TableView, verb: str, position: int) -> FlipPreview:
    """Return the effect of a verb on the token at a position."""
    if verb not in ON_A_TOKEN:
        return NOTHING
    return _preview(table, VERBS.action(table.viewer, verb, position), position, reached(verb, position))


def _preview(table: TableView, action: Action, source: int, reach: tuple[int, ...]) -> FlipPreview:
    state = state_of(table)
    why = table.game.rule_violation(state, action)
    if why:
        return FlipPreview(action.verb, source, reach, why, blockers(state, action))
    won = gains(state, action) if action.verb != "flip" or MEMORY in table.aids else None
    posters, pairs = won or Gains()
    moved = tuple(position for position in reach if position in touched(state, action))
    return FlipPreview(action.verb, source, moved, None, (), posters, pairs)
