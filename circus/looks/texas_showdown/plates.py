"""What the plates of Texas Showdown say beside a name, and what is told of them."""

from circus.games.texas_showdown.facts import point_limit, tricks_taken
from circus.looks.table_view import TableView
from circus.looks.texas_showdown.spec import PLATE_ROOM_U, state_of
from circus.texts import Texts


def plate_room(table: TableView) -> float:
    """For the tricks."""
    return PLATE_ROOM_U


def plate_line(texts: Texts, table: TableView, seat: int) -> str:
    """The penalty points of the hands that have been counted, and how many end the game."""
    state = state_of(table)
    points, limit = state.points[seat], point_limit(state)
    if limit is None:
        return texts.say("texas_showdown-score", count=points)
    return texts.say("texas_showdown-table-points", points=points, limit=limit)


def tip(texts: Texts, table: TableView, name: str) -> str:
    """Of a plate: the tricks of this hand, and the points that end the game."""
    kind, _, seat = name.partition("/")
    state = state_of(table)
    limit = point_limit(state)
    if kind != "seat" or limit is None:
        return ""
    return texts.say("texas_showdown-table-tip", tricks=tricks_taken(state)[int(seat)], limit=limit)
