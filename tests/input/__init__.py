"""From gestures to actions: what a person clicks or drags on real tables, and what comes of it."""

from circus.ui.input.chooser import Chooser
from circus.ui.input.picker import Picker
from tests.table import Table


def picking(table: Table, seat: int | None = None) -> Picker:
    """The picker of a seat (or of whoever is awaited first), nothing picked yet."""
    who = table.awaited[0] if seat is None else seat
    return Picker(table.game.verbs, tuple(table.game.legal_actions(table.view(who), who)))


def choosing(table: Table, seat: int | None = None) -> Chooser:
    """The chooser of a seat (or of whoever is awaited first), who knows only their view."""
    who = table.awaited[0] if seat is None else seat
    return Chooser(table.game, table.view(who), who)


def picked(picker: Picker, *names: str) -> Picker:
    """The picker after these picks."""
    for name in names:
        picker = picker.pick(name)
    return picker
