"""What a choice on the table of Quel Cirque would come to, told before it is made."""

from collections.abc import Sequence
from typing import NamedTuple

from circus.core.action import Action
from circus.games.quel_cirque.actions import CLOWNS, COLORS
from circus.games.quel_cirque.facts import consequences
from circus.games.quel_cirque.state import CirqueState
from circus.looks.quel_cirque.board import cell_of
from circus.looks.table_view import TableView


class Fall(NamedTuple):
    """A marble that would fall: into which hole, its color ("" if nobody may know), how many stars."""

    cell: int
    color: str
    stars: int


class Preview(NamedTuple):
    """What would happen.

    Attributes:
        clown: that is about to go; "" for none.
        trail: the cells it would enter, in order.
        lifted: it is carried to the last cell, not walked there.
        falls: the marbles that would fall, in order.
        ghosts: where clowns would stand at the end, with the marble on top ("" for none).
        onward: the cells that can be picked next.
        reach: all cells that it can come to.
        whole: nothing remains to be chosen.
        choices: the cells that can be picked now.
    """

    clown: str = ""
    trail: tuple[int, ...] = ()
    lifted: bool = False
    falls: tuple[Fall, ...] = ()
    ghosts: tuple[tuple[str, int, str], ...] = ()
    onward: frozenset[int] = frozenset()
    reach: frozenset[int] = frozenset()
    whole: bool = False
    choices: frozenset[int] = frozenset()


def foreseen(table: TableView, dragged: str = "", crossed: Sequence[str] = ()) -> Preview:
    """What the picks, the pointer or a drag announce."""
    choices = frozenset(cell_of(name) for name in table.wanted if name.startswith("cell/"))
    return _foreseen(table, dragged, crossed)._replace(choices=choices)


def _foreseen(table: TableView, dragged: str, crossed: Sequence[str]) -> Preview:
    names = _begun(table, dragged, crossed)
    if not names or not names[0].startswith("clown/"):
        return Preview()
    going = [
        action
        for action in table.legal
        if action.verb in ("move", "return", "seat") and action.picks[: len(names)] == names
    ]
    if dragged and len(names) > 1 and not _ending(going, names):
        going, names = _by_end(table, names)
    if not going:
        return Preview(names[0])
    chosen = _ending(going, names) or (going[0] if len(going) == 1 else None)
    onward = frozenset(
        cell_of(action.picks[len(names)]) for action in going if len(action.picks) > len(names)
    )
    reach = frozenset(cell_of(pick) for action in going for pick in action.picks[1:])
    if chosen and (len(names) > 1 or len(going) == 1):
        return _simulated(table, chosen, len(chosen.picks) - 1, onward, reach, len(going) == 1)
    if len(names) == 1:
        return Preview(names[0], onward=onward, reach=reach)
    return _simulated(table, going[0], len(names) - 1, onward, reach, False)


def _begun(table: TableView, dragged: str, crossed: Sequence[str]) -> tuple[str, ...]:
    """What has been picked, with what the pointer is about to pick."""
    if dragged:
        return (dragged, *crossed)
    names = table.picks
    if table.hover in table.wanted and table.hover.startswith("clown/" if not names else "cell/"):
        names = (*names, table.hover)
    return names


def _ending(going: Sequence[Action], names: tuple[str, ...]) -> Action | None:
    return next((action for action in going if action.picks == names and len(names) > 1), None)


def _by_end(table: TableView, names: tuple[str, ...]) -> tuple[list[Action], tuple[str, ...]]:
    """The only way from the first to the last of some names, else all ways that begin with the first."""
    ways = [action for action in table.legal if len(action.picks) > 1 and action.picks[0] == names[0]]
    ends = [action for action in ways if action.picks[-1] == names[-1]]
    if len(ends) == 1:
        return ends, ends[0].picks
    begun = [action for action in ways if action.picks[: len(names)] == names]
    return (begun, names) if begun else (ways, names[:1])


def _simulated(
    table: TableView, action: Action, steps: int, onward: frozenset[int], reach: frozenset[int], whole: bool
) -> Preview:
    """The first steps of an action, as the rules foresee them for what the viewer sees."""
    state = table.state
    assert isinstance(state, CirqueState)
    seen = consequences(state, action, steps)
    falls = tuple(Fall(fall.cell, _name(fall.color), fall.stars) for fall in seen.falls)
    ghosts = tuple((CLOWNS[each.clown], each.cell, _name(each.top)) for each in seen.moved)
    trail = tuple(cell_of(pick) for pick in action.picks[1 : 1 + steps])
    lifted = action.verb != "move"
    return Preview(action.picks[0], trail, lifted, falls, ghosts, onward, reach, whole)


def _name(color: int) -> str:
    return COLORS[color] if color >= 0 else ""
