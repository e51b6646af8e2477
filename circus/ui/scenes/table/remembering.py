"""Past of a table: its log, and its pinned moments."""

from collections.abc import Sequence

from circus.ui.scenes.pin import PIN_KEY, PinScene
from circus.ui.scenes.table.log import TableLog
from circus.ui.scenes.table.log_scene import LOG_KEY, LogScene
from circus.ui.scenes.table.refusing import RefusingTable
from circus.ui.scenes.transition import CUT

LOGGED_AT_ONCE = 6
"""Number of actions that are formatted at one moment of rest."""


class RememberingTable(RefusingTable):
    """Table with a log and pins."""

    _logs: Sequence[TableLog] = ()

    def log(self) -> TableLog:
        """Return the viewer's log, which is formatted in small steps."""
        key = self.kit.texts, self.host.viewer
        found = next((each for each in self._logs if each.key == key), None)
        if found is None:
            found = TableLog(self.kit, self.session, self.presenter, self.host.viewer)
            self._logs = [*(each for each in self._logs if each.key[0] is key[0]), found]
        return found

    def open_log(self) -> None:
        """Open the log next to the table; the game is paused."""
        self.manager.push(LogScene(self.manager, self), CUT)

    def open_pin(self) -> None:
        """Open the pin dialog; the game is paused."""
        if self.session.match.journal:
            self.manager.push(PinScene(self.manager, self), CUT)

    def pin(self, face: str, text: str) -> None:
        """Pin this moment for the person at the screen."""
        self.session.pin(face, text, self.host.viewer if self.host.viewer >= 0 else None)
        self._notice = self.kit.texts.say("table-pinned")
        self._changed()

    def _remembers(self, key: str) -> bool:
        """Open the dialog of a key; return false for another key."""
        ways = {LOG_KEY: self.open_log, PIN_KEY: self.open_pin}
        if key in ways:
            ways[key]()
        return key in ways
