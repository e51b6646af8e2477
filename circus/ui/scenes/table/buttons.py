"""Table's own buttons: menu, log, rules, undo and redo, hint."""

from dataclasses import replace

from circus.session.game_session import GameSession
from circus.session.host import Host
from circus.ui.gfx.widgets.answers import RULES
from circus.ui.skins.skin import Skin
from circus.ui.skins.table_view import TableButton, TableView

MENU, LOG, PIN = "ui/menu", "ui/log", "ui/pin"
UNDO, REDO, HINT = "ui/undo", "ui/redo", "ui/hint"

ALWAYS = (
    TableButton(MENU, "button/menu", "table-menu", "menu"),
    TableButton(LOG, "button/menu", "table-log", "clock"),
    TableButton(RULES, "button/rules", "table-rules", "book"),
)
"""Buttons for players and spectators."""


def always(session: GameSession) -> tuple[TableButton, ...]:
    """Return the buttons for players and spectators.

    Pinning requires a record.
    """
    pin = TableButton(PIN, "button/menu", "table-pin", "remark")
    return (*ALWAYS[:2], pin, *ALWAYS[2:]) if session.match.journal else ALWAYS


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
    found = always(host.session)
    can_undo = picked or host.undoable is not None
    if can_undo or not hurry:
        found = (*found, TableButton(UNDO, "button/undo", "table-undo", "undo", can_undo))
    if host.redoable and not picked:
        found = (*found, TableButton(REDO, "button/undo", "table-redo", "redo"))
    if hint is None or hurry:
        return found
    return (*found, TableButton(HINT, "button/hint", "table-hint", "bulb", hint))
