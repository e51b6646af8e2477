"""Names and numbers of Clown Standoff's skin: kinds of pieces and effects, sizes, choices."""

from types import MappingProxyType

from circus.content.levels.layouts import per_seat
from circus.games.clown_standoff.state import BETWEEN, TURN, ClownStandoff
from circus.ui.skins.sheets import CardSheet
from circus.ui.skins.table_view import TableView

ART = "clown_standoff/"
SHEET = CardSheet(320, 440, 27, 4)
"""The sheet on which cards and pies are drawn."""

CARD, PIE = "card", "pie"
"""The kinds of the game's own pieces."""

BANG, SPLAT, NOTICE = "bang", "splat", "notice"
"""The kinds of effects: equal cards that clash, a pie in flight, the start of a round."""

CROSS, CROWN, BEATS = "cross", "crown", "beats"
"""Marks on the cards of a trick: on a cancelled one, on the winning one, on a 1 that beats the 6."""

MARKS = MappingProxyType(
    {BANG: "cancelled", CROSS: "cancelled", CROWN: "crown", BEATS: "beats", SPLAT: "splat_1"}
)
"""The sprites of effects and marks."""

RATIOS = MappingProxyType({CROWN: 256 / 208, BEATS: 280 / 152, BANG: 1.0, CROSS: 1.0, SPLAT: 1.0})
"""Width divided by height, if it differs from that of a card."""

BANG_U, CROWN_U, BEATS_U = 150.0, 52.0, 92.0
"""Heights."""

CROSS_SHARE, PIE_IN_HAND, PIE_IN_FACE = 0.52, 0.4, 1.15
"""Heights of a cross relative to its card, and of a pie in flight to its card and to the portrait it hits."""

RAISED_U = 14.0
"""Height by which a selectable card of the viewer is raised."""

POINTED_SHARE = 1.14
"""Magnification of the viewer's card under the pointer: it covers its resting place."""

VERBS = ("reveal", "reshuffle", "pass")
"""The three choices, in the order of their tags."""

ODDS = "odds"
"""The aid that shows the chance of the Hit."""

AIDS = MappingProxyType({ODDS: True})
KEYS = MappingProxyType({"r": ("reveal",), "s": ("reshuffle",), "p": ("pass",)})


def state_of(table: TableView) -> ClownStandoff:
    """Return the state of a table of this game."""
    assert isinstance(table.state, ClownStandoff)
    return table.state


def may_act(table: TableView) -> bool:
    """Return whether the viewer has the Pie deck and may act."""
    return state_of(table).phase == TURN and bool(table.choice.legal)


def shows_odds(table: TableView) -> bool:
    """Return whether the chance of the Hit is shown on the drum."""
    return ODDS in table.aids and state_of(table).phase in (TURN, BETWEEN)


def pointed_height(height_u: float) -> float:
    """Return the height of a card of the viewer's hand under the pointer."""
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
    """Return the zones that a table must have; with two seats the dummy has one too."""
    seated = per_seat(("plate", "hand", "collected", "trick"), seats)
    return [*seated, *_ZONES, *(_DUMMYS if seats == 2 else ())]
