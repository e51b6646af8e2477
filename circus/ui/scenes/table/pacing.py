"""Pace of a table: holding it down hurries it, and spectators choose its speed."""

from circus.ui.scenes.table import watching
from circus.ui.scenes.table.commands import ChangePace, CommandHandlers
from circus.ui.scenes.table.context import TableContext


class Pace:
    """Pace of the motion.

    Attributes:
        rush: time factor that replaces the usual one; 1 for none.
        is_held: whether the table is held down.
    """

    def __init__(self, table: TableContext) -> None:
        self._table = table
        self._is_fast: bool | None = None  # the spectators' choice; `None` before one
        self._has_watched = False
        self.rush = 1.0
        self.is_held = False

    def subscribe(self, commands: CommandHandlers) -> None:
        """Handle the button of the pace."""
        commands.on(ChangePace, lambda _: self._change())

    def keep(self) -> None:
        """Set the pace of the motion."""
        hurries = self.is_held or self._is_fast
        self._table.director.hurry = watching.HURRY if hurries else self._usual

    def hold(self, *, down: bool) -> None:
        """Hurry while the table is held down; the hint about it is no longer shown then."""
        self.is_held = down
        self.keep()
        if down and self.offers_hurry:
            self._table.manager.note(hurry_known=True)
        self._table.changed()

    def begin_to_watch(self) -> None:
        """Reject clicks for a moment once nobody here has further choices: they were meant for a choice."""
        if self.only_watches and not self._has_watched:
            self._has_watched = True
            self._table.manager.hold_clicks()

    @property
    def is_fast(self) -> bool:
        """Whether spectators have chosen the fast pace."""
        return bool(self._is_fast)

    @property
    def only_watches(self) -> bool:
        """Whether nobody at this table has further choices, in the shown frame."""
        session = self._table.session
        running = session.match.outcome is None and session.script is None
        return running and watching.only_watch(self._table.view, session.people)

    @property
    def offers_hurry(self) -> bool:
        """Whether the hint about hurrying is shown: bots act, and the person has never hurried."""
        session, settings = self._table.session, self._table.kit.settings
        waits = bool(session.awaited) and not session.awaited_people and session.script is None
        is_known = settings.hurry_known or settings.speed == "off" or self.only_watches
        pauses = self._table.director.waiting  # only a press on the button continues
        return waits and not is_known and not pauses and len(session.people) < len(session.seats)

    @property
    def _usual(self) -> float:
        """Time factor without hurrying."""
        if self.rush != 1.0:
            return self.rush
        is_out = self._is_fast is None and self._has_watched and self._table.session.people
        return watching.OUT_PACE if is_out else 1.0

    def _change(self) -> None:
        """Toggle between fast and usual pace."""
        self._is_fast = not self._is_fast
        self.hold(down=False)
