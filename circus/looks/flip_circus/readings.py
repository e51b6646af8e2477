"""What the drawing of Flip Circus reads of a table: its state, whose side is where, what has been picked."""

from circus.games.flip_circus.actions import position_of
from circus.games.flip_circus.facts import side_of
from circus.games.flip_circus.state import CHOICE, TURN, FlipState
from circus.games.flip_circus.tokens import ARTISTS, HIDDEN
from circus.looks.table_view import TableView


def state_of(table: TableView) -> FlipState:
    """The state of a table of this game."""
    assert isinstance(table.state, FlipState)
    return table.state


def laid(table: TableView) -> bool:
    """Whether the ring is laid."""
    return bool(state_of(table).faces)


def side(table: TableView) -> int:
    """The side of the seat at the lower edge (FC-33)."""
    return side_of(table.front)


def panel(table: TableView, owner: int) -> int:
    """Where a side's things lie: 0 below, 1 above."""
    return owner ^ side(table)


def artist_at(table: TableView, position: int) -> str:
    """Who is seen at a position."""
    return ARTISTS[state_of(table).shown(position)]


def back_at(table: TableView, position: int) -> str:
    """Who is behind, as far as the eyes at the screen have seen it; "" if they have not."""
    back = state_of(table).back(position)
    return "" if back == HIDDEN else ARTISTS[back]


def may_act(table: TableView) -> bool:
    """Whether the viewer is asked for something in a turn."""
    return state_of(table).phase == TURN and bool(table.legal)


def may_choose(table: TableView) -> bool:
    """Whether the viewer is asked for the Clown's choice."""
    return state_of(table).phase == CHOICE and bool(table.legal)


def can(table: TableView, verb: str) -> bool:
    """Whether the viewer can do this now, whatever has been picked."""
    return any(action.verb == verb for action in table.legal)


def picked(table: TableView) -> int:
    """The position of the token that has been picked; -1 if none is."""
    return position_of(table.picks[0]) if table.picks and table.picks[0].startswith("token/") else -1


def named_verb(table: TableView) -> str:
    """The verb that all that can still be done has, if something was named or picked; else ""."""
    verbs = {action.verb for action in table.live}
    return verbs.pop() if len(verbs) == 1 and len(table.live) < len(table.legal) else ""
