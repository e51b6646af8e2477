"""What a table keeps of its past: the log of what happened, and the moments that people pin."""

from collections.abc import Sequence

from circus.scenes.pin import PIN_KEY, PinScene
from circus.scenes.table.log import TableLog
from circus.scenes.table.log_scene import LOG_KEY, LogScene
from circus.scenes.table.refusing import RefusingTable
from circus.scenes.transition import CUT

LOGGED_AT_ONCE = 6
"""Actions that are put into words in one quiet moment."""


class RememberingTable(RefusingTable):
    """A table whose past can be looked at, and whose present can be pinned."""

    _logs: Sequence[TableLog] = ()

    def log(self) -> TableLog:
        """What happened as the eyes at the screen know it; put into words a little at a time."""
        key = self.kit.texts, self.host.viewer
        found = next((each for each in self._logs if each.key == key), None)
        if found is None:
            found = TableLog(self.kit, self.session, self.presenter, self.host.viewer)
            self._logs = [*(each for each in self._logs if each.key[0] is key[0]), found]
        return found

    def open_log(self) -> None:
        """Show what happened, beside the table; the game waits meanwhile."""
        self.manager.push(LogScene(self.manager, self), CUT)

    def open_pin(self) -> None:
        """Ask what shall be remembered of this moment; the game waits meanwhile."""
        if self.session.match.journal:
            self.manager.push(PinScene(self.manager, self), CUT)

    def pin(self, face: str, text: str) -> None:
        """Pin this moment, as that of the person at the screen."""
        self.session.pin(face, text, self.host.viewer if self.host.viewer >= 0 else None)
        self._notice = self.kit.texts.say("table-pinned")
        self._changed()

    def _remembers(self, key: str) -> bool:
        """Open what a key opens; false for another key."""
        ways = {LOG_KEY: self.open_log, PIN_KEY: self.open_pin}
        if key in ways:
            ways[key]()
        return key in ways
