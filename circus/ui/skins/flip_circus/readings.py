"""Facts of a Flip Circus table for its drawing: state, sides, picks."""

from circus.games.flip_circus.actions import position_of
from circus.games.flip_circus.facts import side_of
from circus.games.flip_circus.state import CHOICE, TURN, FlipState
from circus.games.flip_circus.tokens import ARTISTS, HIDDEN
from circus.ui.skins.table_view import TableView


def state_of(table: TableView) -> FlipState:
    """Return the state of a table of this game."""
    assert isinstance(table.state, FlipState)
    return table.state


def is_ring_set(table: TableView) -> bool:
    """Return whether the ring has been set up."""
    return bool(state_of(table).faces)


def side(table: TableView) -> int:
    """Return the side of the seat at the lower edge (FC-33)."""
    return side_of(table.front)


def panel(table: TableView, owner: int) -> int:
    """Return the panel of a side: 0 below, 1 above."""
    return owner ^ side(table)


def artist_at(table: TableView, position: int) -> str:
    """Return the visible artist at a position."""
    return ARTISTS[state_of(table).shown(position)]


def back_at(table: TableView, position: int) -> str:
    """Return the artist on the back of a token, if the viewer has seen it; else ""."""
    back = state_of(table).back(position)
    return "" if back == HIDDEN else ARTISTS[back]


def may_act(table: TableView) -> bool:
    """Return whether the viewer may act in a turn."""
    return state_of(table).phase == TURN and bool(table.choice.legal)


def may_choose(table: TableView) -> bool:
    """Return whether the viewer has to make the Clown's choice."""
    return state_of(table).phase == CHOICE and bool(table.choice.legal)


def picked(table: TableView) -> int:
    """Return the position of the picked token; -1 for none."""
    return (
        position_of(table.choice.picks[0])
        if table.choice.picks and table.choice.picks[0].startswith("token/")
        else -1
    )


def named_verb(table: TableView) -> str:
    """Return the common verb of the remaining actions after a pick or a named verb; else ""."""
    verbs = {action.verb for action in table.choice.live}
    return verbs.pop() if len(verbs) == 1 and len(table.choice.live) < len(table.choice.legal) else ""
