"""Table's own buttons: menu, log, rules, undo and redo, hint."""

from dataclasses import replace

from circus.core.game import Setup
from circus.session.game_session import GameSession
from circus.session.host import Host
from circus.ui.gfx.widgets.answers import RULES
from circus.ui.skins.skin import Skin
from circus.ui.skins.table_view import TableButton, TableView

MENU, LOG, PIN = "ui/menu", "ui/log", "ui/pin"
UNDO, REDO, HINT = "ui/undo", "ui/redo", "ui/hint"

_OWN = (
    TableButton(MENU, "button/menu", "table-menu", "menu"),
    TableButton(LOG, "button/menu", "table-log", "clock"),
)
_PIN = TableButton(PIN, "button/menu", "table-pin", "remark")
_RULES = TableButton(RULES, "button/rules", "table-rules", "book")
_HOUSE_RULES = TableButton(RULES, "button/rules", "house-title", "star", short="table-rules")
"""Button of the rules at a table whose numbers are not the published ones."""


def always(setup: Setup, *, can_pin: bool = False) -> tuple[TableButton, ...]:
    """Return the buttons for players and spectators."""
    return (*_OWN, *((_PIN,) if can_pin else ()), _HOUSE_RULES if setup.changed else _RULES)


def of_session(session: GameSession) -> tuple[TableButton, ...]:
    """Return the buttons for players and spectators of a game; pinning requires a record."""
    return always(session.match.setup, can_pin=bool(session.match.journal))


def skin_buttons(skin: Skin, table: TableView, *, waits: bool) -> list[TableButton]:
    """Return the game's own buttons.

    They are disabled while something `waits` to be seen, which hides their effect.
    """
    return [replace(button, enabled=button.enabled and not waits) for button in skin.input.buttons(table)]


def own_buttons(host: Host, *, picked: bool, hint: bool | None, hurry: bool) -> tuple[TableButton, ...]:
    """Return the buttons of a table with a player.

    Args:
        host: has the possible undo and redo.
        picked: whether there are picks, which are undone first.
        hint: whether a hint is available now; `None` at a table without hints.
        hurry: whether the hint about hurrying is shown, which hides an unusable undo.
    """
    found = of_session(host.session)
    can_undo = picked or host.undoable is not None
    if can_undo or not hurry:
        found = (*found, TableButton(UNDO, "button/undo", "table-undo", "undo", can_undo))
    if host.redoable and not picked:
        found = (*found, TableButton(REDO, "button/undo", "table-redo", "redo"))
    if hint is None or hurry:
        return found
    return (*found, TableButton(HINT, "button/hint", "table-hint", "bulb", hint))
