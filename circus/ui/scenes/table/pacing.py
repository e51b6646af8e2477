"""Pace of a table: holding it down hurries it, and spectators choose its speed."""

from circus.ui.scenes.table import watching
from circus.ui.scenes.table.looking import LookingTable


class PacedTable(LookingTable):
    """Table that can be hurried."""

    _is_fast: bool | None = None
    """The spectators' choice; `None` before one."""
    _is_held = False
    _has_watched = False

    def advance(self, ms: float) -> None:
        """Advance time at the chosen pace."""
        self._keep_pace()
        super().advance(ms)

    def _hold(self, *, down: bool) -> None:
        """Hurry while the table is held down; the hint about it is no longer shown then."""
        self._is_held = down
        self._keep_pace()
        if down and self._says_hurry:
            self.manager.note(hurry_known=True)
        self._changed()

    def _keep_pace(self) -> None:
        hurries = self._is_held or self._is_fast
        self.director.hurry = watching.HURRY if hurries else self.usual_pace

    @property
    def usual_pace(self) -> float:
        """Time factor without hurrying."""
        is_out = self._is_fast is None and self._has_watched and self.session.people
        return watching.OUT_PACE if is_out else 1.0

    def _change_pace(self) -> None:
        """Toggle between fast and usual pace."""
        self._is_fast = not self._is_fast
        self._hold(down=False)

    def _begin_to_watch(self) -> None:
        """Reject clicks for a moment once nobody here has further choices: they were meant for a choice."""
        if self._only_watches and not self._has_watched:
            self._has_watched = True
            self.manager.hold_clicks()

    @property
    def _only_watches(self) -> bool:
        """Whether nobody at this table has further choices, in the shown frame."""
        running = self.session.match.outcome is None and self.session.script is None
        return running and watching.only_watch(self.table, self.session.people)

    @property
    def _says_hurry(self) -> bool:
        """Whether the hint about hurrying is shown: bots act, and the person has never hurried."""
        session, settings = self.session, self.kit.settings
        waits = bool(session.awaited) and not session.awaited_people and session.script is None
        told = settings.hurry_known or settings.speed == "off" or self._only_watches
        return waits and not told and len(session.people) < len(session.seats)
