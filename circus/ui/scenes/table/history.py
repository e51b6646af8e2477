"""Past of a table: its log, and its pinned moments."""

from collections.abc import Sequence
from typing import Protocol

from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table.commands import CommandHandlers, OpenLog, OpenPin
from circus.ui.scenes.table.context import TableContext
from circus.ui.scenes.table.log import TableLog
from circus.ui.scenes.table.log_scene import Logged, LogScene
from circus.ui.scenes.table.pin import PinnableTable, PinScene

LOGGED_AT_ONCE = 6
"""Number of actions that are formatted at one moment of rest."""


class LoggedTable(Logged, PinnableTable, Protocol):
    """Table with a log and pins."""


class TableHistory:
    """Log and pins of a table."""

    def __init__(self, table: TableContext, scene: LoggedTable) -> None:
        """Create them; `scene` is shown below the log and the pin dialog."""
        self._table = table
        self._scene = scene
        self._logs: Sequence[TableLog] = ()

    def subscribe(self, commands: CommandHandlers) -> None:
        """Handle the buttons of the log and the pin."""
        commands.on(OpenLog, lambda _: self.open_log())
        commands.on(OpenPin, lambda _: self.open_pin())

    def log(self) -> TableLog:
        """Return the viewer's log, which is formatted in small steps."""
        table = self._table
        key = table.kit.texts, table.host.viewer
        found = next((each for each in self._logs if each.key == key), None)
        if found is None:
            found = TableLog(table.kit, table.session, table.presenter, table.host.viewer)
            self._logs = [*(each for each in self._logs if each.key[0] is key[0]), found]
        return found

    def preload(self) -> bool:
        """Format a few actions in advance; return false if none is left."""
        return self.log().follow(self._table.kit, LOGGED_AT_ONCE)

    def open_log(self) -> None:
        """Open the log next to the table; the game is paused."""
        manager = self._table.manager
        manager.push(LogScene(manager, self._scene, self.log), CUT)

    def open_pin(self) -> None:
        """Open the pin dialog; the game is paused. Without a record nothing happens."""
        manager = self._table.manager
        if self._table.session.match.journal:
            manager.push(PinScene(manager, self._scene, self.pin), CUT)

    def pin(self, face: str, text: str) -> None:
        """Pin this moment for the person at the screen; raise OSError if it cannot be written."""
        table = self._table
        table.session.pin(face, text, table.host.viewer if table.host.viewer >= 0 else None)
        table.notice = table.kit.texts.say("table-pinned")
        table.changed()
