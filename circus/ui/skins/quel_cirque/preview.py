"""Preview of the choice under the pointer on Quel Cirque's table."""

from collections.abc import Sequence
from typing import NamedTuple

from circus.core.action import Action
from circus.games.quel_cirque.facts import Consequences, consequences
from circus.ui.skins.quel_cirque.board import cell_of
from circus.ui.skins.quel_cirque.placement import cirque_state
from circus.ui.skins.table_view import TableView


class CirquePreview(NamedTuple):
    """Preview of a choice.

    Attributes:
        clown: that is to move; "" for none.
        trail: the cells it would enter, in order.
        lifted: whether it is carried to the last cell, not walked there.
        comes_to: the outcome of that part of the way, from the rules.
        onward: the cells that can be picked next.
        reach: all cells that it can reach.
        whole: whether nothing remains to be chosen.
        choices: the cells that can be picked now.
    """

    clown: str = ""
    trail: tuple[int, ...] = ()
    lifted: bool = False
    comes_to: Consequences = Consequences()
    onward: frozenset[int] = frozenset()
    reach: frozenset[int] = frozenset()
    whole: bool = False
    choices: frozenset[int] = frozenset()


def preview(table: TableView, crossed: Sequence[str] = ()) -> CirquePreview:
    """Return the preview of the picks, the pointer or a drag; `crossed` are the cells of the drag."""
    choices = frozenset(cell_of(name) for name in table.choice.selectable if name.startswith("cell/"))
    return _announced(table, crossed)._replace(choices=choices)


def _announced(table: TableView, crossed: Sequence[str]) -> CirquePreview:
    names = _begun(table, crossed)
    if not names or not names[0].startswith("clown/"):
        return CirquePreview()
    going = [
        action
        for action in table.choice.legal
        if action.verb in ("move", "return", "seat") and action.picks[: len(names)] == names
    ]
    if table.pointer.dragged and len(names) > 1 and not _ending(going, names):
        going, names = _by_end(table, names)
    if not going:
        return CirquePreview(names[0])
    found = CirquePreview(
        names[0],
        onward=frozenset(cell_of(each.picks[len(names)]) for each in going if len(each.picks) > len(names)),
        reach=frozenset(cell_of(pick) for action in going for pick in action.picks[1:]),
    )
    chosen = _ending(going, names) or (going[0] if len(going) == 1 else None)
    if chosen:
        return _foreseen(table, found, chosen, len(chosen.picks) - 1)._replace(whole=len(going) == 1)
    return found if len(names) == 1 else _foreseen(table, found, going[0], len(names) - 1)


def _begun(table: TableView, crossed: Sequence[str]) -> tuple[str, ...]:
    """Return the picks so far, with the one under the pointer."""
    if table.pointer.dragged:
        return (table.pointer.dragged, *crossed)
    names = table.choice.picks
    if table.pointer.hover in table.choice.selectable and table.pointer.hover.startswith(
        "clown/" if not names else "cell/"
    ):
        names = (*names, table.pointer.hover)
    return names


def _ending(going: Sequence[Action], names: tuple[str, ...]) -> Action | None:
    return next((action for action in going if action.picks == names and len(names) > 1), None)


def _by_end(table: TableView, names: tuple[str, ...]) -> tuple[list[Action], tuple[str, ...]]:
    """Return the only way between the first and the last name, else all ways with this beginning."""
    ways = [action for action in table.choice.legal if len(action.picks) > 1 and action.picks[0] == names[0]]
    ends = [action for action in ways if action.picks[-1] == names[-1]]
    if len(ends) == 1:
        return ends, ends[0].picks
    begun = [action for action in ways if action.picks[: len(names)] == names]
    return (begun, names) if begun else (ways, names[:1])


def _foreseen(table: TableView, found: CirquePreview, action: Action, steps: int) -> CirquePreview:
    """Return the preview with the outcome of an action's first steps, from the viewer's information."""
    return found._replace(
        trail=tuple(cell_of(pick) for pick in action.picks[1 : 1 + steps]),
        lifted=action.verb != "move",
        comes_to=consequences(cirque_state(table), action, steps),
    )
