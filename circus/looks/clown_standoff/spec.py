"""What Clown Standoff is made of on the screen: kinds of pieces and effects, sizes, choices."""

from types import MappingProxyType

from circus.games.clown_standoff.state import TURN, ClownStandoff
from circus.levels.layouts import each
from circus.looks.sheets import Sheet
from circus.looks.table_view import TableView

ART = "clown_standoff/"
SHEET = Sheet(320, 440, 27, 4)
"""The sheet on which cards and pies are drawn."""

CARD, PIE = "card", "pie"
"""The kinds of the game's own pieces."""

BANG, SPLAT, NOTICE = "bang", "splat", "notice"
"""The kinds of effects: equal cards that knock together, a pie in flight, who begins a round."""

CROSS, CROWN, BEATS = "cross", "crown", "beats"
"""What is laid on the cards of a trick: on a cancelled one, the winning one, a 1 that beats the 6."""

MARKS = MappingProxyType(
    {BANG: "cancelled", CROSS: "cancelled", CROWN: "crown", BEATS: "beats", SPLAT: "splat_1"}
)
"""The sprites of effects and marks."""

RATIOS = MappingProxyType({CROWN: 256 / 208, BEATS: 280 / 152, BANG: 1.0, CROSS: 1.0, SPLAT: 1.0})
"""Width by height, where it is not that of a card."""

BANG_U, CROWN_U, BEATS_U = 150.0, 52.0, 92.0
"""Heights."""

CROSS_SHARE, PIE_IN_HAND, PIE_IN_FACE = 0.52, 0.4, 1.15
"""Heights of a cross by its card's, of a pie in flight by its card's and by the portrait that it hits."""

RAISED_U = 14.0
"""How far an own card rises that can be picked."""

POINTED_SHARE = 1.14
"""How large an own card is under the pointer: it covers itself as it lay."""

VERBS = ("reveal", "reshuffle", "pass")
"""The three choices, in the order of their tags."""

ODDS = "odds"
"""The aid that tells the chance of the Hit."""

AIDS = MappingProxyType({ODDS: True})


def state_of(table: TableView) -> ClownStandoff:
    """The state of a table of this game."""
    assert isinstance(table.state, ClownStandoff)
    return table.state


def may_act(table: TableView) -> bool:
    """Whether the viewer has the Pie deck and is asked."""
    return state_of(table).phase == TURN and bool(table.legal)


def can(table: TableView, verb: str) -> bool:
    """Whether the viewer can do this now, whatever has been picked."""
    return any(action.verb == verb for action in table.legal)


def pointed_height(height_u: float) -> float:
    """How high a card of the own hand is under the pointer."""
    return round(height_u * POINTED_SHARE)


_ZONES = (
    *(
        "deal",
        "deck",
        "deck/wait",
        "discard",
        "drum",
        "flip",
        "notice",
        "pay",
        "reshuffle",
        "revealed",
        "slip",
    ),
    *("stake", "status", "tag/pass", "tag/reshuffle", "tag/reveal"),
)
_DUMMYS = ("plate/dummy", "hand/dummy", "trick/dummy")


def zones(seats: int) -> list[str]:
    """Returns the zones that a table must have; with two seats the dummy has its own."""
    seated = each(("plate", "hand", "collected", "trick"), seats)
    return [*seated, *_ZONES, *(_DUMMYS if seats == 2 else ())]
