"""Names and numbers of Texas Showdown's skin: colors, sizes, objects on the planks, buttons."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import NamedTuple

from circus.content.levels.layouts import per_seat
from circus.games.texas_showdown.facts import last_trick
from circus.games.texas_showdown.state import ShowdownState
from circus.ui.skins.sheets import CardSheet
from circus.ui.skins.table_view import TableButton, TableView

SHEET = CardSheet(310, 440, 27, 2)
"""The sheet of the drawn cards."""

LIFT_U = 34.0
"""Height by which a selectable card of the viewer's hand is raised."""

HAND_TILT = 1.5
"""Degrees to which tilts of the viewer's cards are rounded, so that few pictures are made."""

SMALL_U = 52
"""Backs up to this height are drawn with fewer lines, as in trick piles."""

PLATE_ROOM_U = 66.0
"""Width of a plate that the tricks take."""

DULL = "#B7A396"
"""The tint of objects on the planks, outside the lamp's light."""

NOTICE, SCORE, COST = "notice", "score", "cost"
"""The kinds of effects: the effect of a Sheriff, and the points of a hand, each in the zone of its name;
and the cost of a trick, next to the tricks of `cost/S`."""

COST_U = 40.0
"""Height of the disc with the cost."""

ROW, LANDED = "row", "landed"
"""Origin and target of the points of a hand: `row/S` of the sheet, `landed/S` on the plate of a seat."""

NOTICE_U = 64
"""Height of a notice, as in the layouts."""

SORT, LAST_TRICK = "ui/sort", "ui/last_trick"
"""The buttons: sort playable cards first, and show the last trick again."""

CLOSED_BY = MappingProxyType({kind: frozenset((LAST_TRICK,)) for kind in ("play", "shuffle")})


class Suit(NamedTuple):
    """A color's name in pictures, its colour, and a dark version to write with on paper."""

    name: str
    colour: str
    ink: str


SUITS = {
    "black": Suit("colts", "#454049", "#2B2830"),
    "red": Suit("boots", "#C2333A", "#9E1F2B"),
    "blue": Suit("hats", "#3470BC", "#1F559B"),
    "brown": Suit("horseshoes", "#8E5D38", "#6F4222"),
    "green": Suit("cacti", "#4E9443", "#2F6B2A"),
    "yellow": Suit("stars", "#E6C93C", "#7A5C06"),
    "purple": Suit("wheels", "#7C4793", "#5E2F74"),
    "grey": Suit("skulls", "#A7ADB8", "#4E535E"),
}


def icon_of(color: str) -> str:
    """Return the sprite of a color's pictogram."""
    return f"texas_showdown/icon_{SUITS[color].name}"


def state_of(table: TableView) -> ShowdownState:
    """Return the state of a table of this game."""
    assert isinstance(table.state, ShowdownState)
    return table.state


def buttons(table: TableView) -> Sequence[TableButton]:
    """Return the buttons of the hand's order, and of the last trick while it may be looked at (TX-17)."""
    mode = "playable" if SORT in table.opened else "by-number"
    looks_back = bool(last_trick(state_of(table)))
    return (
        TableButton(SORT, "button/sort", f"texas_showdown-table-{mode}", "sort", table.viewer >= 0),
        TableButton(LAST_TRICK, "button/last_trick", "texas_showdown-table-last-trick", "cards", looks_back),
    )


_ZONES = (
    "deck",
    "felt",
    "got/0",
    NOTICE,
    "receiver",
    SCORE,
    "slip",
    "status",
    "verbs",
    "button/sort",
    "button/last_trick",
)


def zones(seats: int) -> list[str]:
    """Return the zones that a table must have; decorations of the planks are optional."""
    return [*per_seat(("plate", "hand", "pile", "trick", "give"), seats), *_ZONES]
