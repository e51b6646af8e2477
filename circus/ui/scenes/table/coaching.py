"""Coach at a table: a small portrait at the seats that use it, and the slip with a warning."""

from collections.abc import Collection
from typing import NamedTuple

from pygame import Rect

from circus.content.levels.layouts import Zone
from circus.content.texts import Texts
from circus.core.action import Action
from circus.session.game_session import GameSession
from circus.ui.gfx.clear_place import best_place
from circus.ui.gfx.widgets import Widget
from circus.ui.gfx.widgets.coach import BADGE_U, CoachBadge, WarningSlip
from circus.ui.scenes.table import sight
from circus.ui.scenes.table.areas import areas_among
from circus.ui.scenes.table.context import TableContext
from circus.ui.scenes.table.reasons import WARNING, reason_for
from circus.ui.skins.table_view import TableView

BADGE = "ui/coach/"
"""Prefix of the portraits' names; the number of the seat follows."""
ANYWAY = "ui/coach-anyway"

_FAR = 6.0
"""Preferred distance of the warning from the plate rather than over a piece."""


class Warned(NamedTuple):
    """Warning of the coach.

    Attributes:
        action: the one in question.
        words: one sentence.
    """

    action: Action
    words: str


def warning(texts: Texts, session: GameSession, action: Action, loss: float) -> Warned:
    """Return the warning about an action from its seat's information, in the game's words or by its loss.

    `loss` is in shares of a win; 0 if unknown.
    """
    names = [seat.name for seat in session.seats]
    reason = reason_for(texts, session.game, session.view(action.seat), action, names, WARNING)
    games = round(100 * loss)
    general = texts.say("table-coach-loses", games=games) if games > 1 else texts.say("table-coach-better")
    return Warned(action, texts.say("table-coach-sure", warning=reason) if reason else general)


def badges(table: TableView, seats: Collection[int]) -> list[Widget]:
    """Return the portrait at the plate of each of these seats."""
    found: list[Widget] = []
    for seat in sorted(seats):
        zone = table.plate(seat)
        if zone:
            found.append(CoachBadge(f"{BADGE}{seat}", *_beside(zone)))
    return found


def _beside(zone: Zone) -> tuple[float, float]:
    """Return the centre of a portrait at the lower left end of a plate, over the edge of the person's own."""
    return zone.x - zone.width / 2 + zone.size * 0.72, zone.y + zone.height / 2 - BADGE_U * 0.2


def warning_slip(table: TableContext, warned: Warned) -> WarningSlip:
    """Return the slip near the seat's plate, off what a slip must not cover."""
    kit, view = table.kit, table.view
    units, label = kit.units, kit.texts.say("table-coach-anyway")
    slips = WarningSlip(0, 0, warned.words, label, ANYWAY).shapes()
    zone = view.plate(warned.action.seat)
    plate = sight.rect_of(kit, zone) if zone else Rect(units.size[0] // 2, units.size[1] // 2, 1, 1)
    window = Rect(0, 0, *units.size).inflate(-units.px(16), -units.px(16))
    areas = areas_among(table, table.own_targets, "")
    sizes = [slip.size(kit) for slip in slips]
    shape, place = best_place(sizes, plate, areas, window, gap=units.px(8), far=_FAR)
    return slips[shape].moved(kit, place.topleft)
