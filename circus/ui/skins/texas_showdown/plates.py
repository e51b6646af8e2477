"""Contents of Texas Showdown's plates besides the name."""

from circus.content.texts import Texts
from circus.games.texas_showdown.facts import point_limit
from circus.ui.skins.table_view import TableView
from circus.ui.skins.texas_showdown.spec import PLATE_ROOM_U, state_of


def plate_room(table: TableView) -> float:
    """Return the room of the tricks."""
    return PLATE_ROOM_U


def plate_line(texts: Texts, table: TableView, seat: int) -> str:
    """Return the penalty points of all counted hands, and the limit that ends the game."""
    state = state_of(table)
    points, limit = state.points[seat], point_limit(state)
    if limit is None:
        return texts.say("texas_showdown-table-points-open", points=points)
    return texts.say("texas_showdown-table-points", points=points, limit=limit)
