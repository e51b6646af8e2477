"""The table's own buttons: menu, log, rules, undo and redo, hint."""

from dataclasses import replace

from circus.looks.look import Look
from circus.looks.table_view import TableButton, TableView
from circus.session.game_session import GameSession
from circus.session.host import Host

LOG, PIN = "ui/log", "ui/pin"

ALWAYS = (
    TableButton("ui/menu", "button/menu", "table-menu", "menu"),
    TableButton(LOG, "button/menu", "table-log", "clock"),
    TableButton("ui/rules", "button/rules", "table-rules", "book"),
)
"""Those that are there whoever sits or watches."""
AT_HAND = frozenset((PIN, *(button.name for button in ALWAYS)))
"""Those that lead away from the table, whatever moves on it."""


def always(session: GameSession) -> tuple[TableButton, ...]:
    """Return those that are there whoever sits or watches.

    A moment is pinned where there is a record for it.
    """
    pin = TableButton(PIN, "button/menu", "table-pin", "remark")
    return (*ALWAYS[:2], pin, *ALWAYS[2:]) if session.match.journal else ALWAYS


def look_buttons(look: Look, table: TableView, *, waits: bool) -> list[TableButton]:
    """Return the game's own.

    While something `waits` to be seen, which hides what they show, none can be used.
    """
    return [replace(button, enabled=button.enabled and not waits) for button in look.buttons(table)]


def own_buttons(host: Host, *, picked: bool, hint: bool | None, hurry: bool) -> tuple[TableButton, ...]:
    """Return the buttons of a table where somebody plays.

    Args:
        host: says what can be taken back and done again.
        picked: whether a choice has begun, which is taken back first.
        hint: whether a hint can be sought now; `None` at a table without hints.
        hurry: whether it is being said how to hurry, where only an undo that can be used stays.
    """
    found = always(host.session)
    can_undo = picked or host.undoable is not None
    if can_undo or not hurry:
        found = (*found, TableButton("ui/undo", "button/undo", "table-undo", "undo", can_undo))
    if host.redoable and not picked:
        found = (*found, TableButton("ui/redo", "button/undo", "table-redo", "redo"))
    if hint is None or hurry:
        return found
    return (*found, TableButton("ui/hint", "button/hint", "table-hint", "bulb", hint))
