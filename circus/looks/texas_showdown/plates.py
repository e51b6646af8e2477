"""What the plates of Texas Showdown say beside a name."""

from circus.looks.table_view import TableView
from circus.looks.texas_showdown.spec import PLATE_ROOM_U, state_of
from circus.texts import Texts


def plate_room(table: TableView) -> float:
    """For the tricks."""
    return PLATE_ROOM_U


def plate_line(texts: Texts, table: TableView, seat: int) -> str:
    """The penalty points of the hands that have been counted."""
    return texts.say("texas_showdown-score", count=state_of(table).points[seat])
