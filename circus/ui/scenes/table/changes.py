"""Changes of a table's set-up during the game: players, coaches, aids and the table's own buttons."""

from dataclasses import replace

from circus.session.table_setup import TableSetup, remember_aids, remember_coaches
from circus.ui import skins
from circus.ui.scenes.table import preferences
from circus.ui.scenes.table.coach_warnings import CoachWarnings
from circus.ui.scenes.table.commands import ClosePreferences, CommandHandlers, PressButton
from circus.ui.scenes.table.context import TableContext
from circus.ui.scenes.table.hint import TableHint


class SetupChanges:
    """Set-up of a table with its changes.

    Attributes:
        table_setup: the set-up, for the next game of a series too.
    """

    def __init__(
        self, table: TableContext, table_setup: TableSetup, hint: TableHint, coach: CoachWarnings
    ) -> None:
        """Begin with this set-up; a change ends `hint` and `coach` if their advice was for the old one."""
        self._table = table
        self._hint, self._coach = hint, coach
        self.table_setup = table_setup

    def subscribe(self, commands: CommandHandlers) -> None:
        """Handle the table's own buttons."""
        commands.on(PressButton, lambda command: self.press(command.name))
        commands.on(ClosePreferences, lambda _: self.press(preferences.BUTTON))

    def sit(self, seat: int, kind: str, strength: str) -> None:
        """Give a seat to a person or to a bot, also for the next game of a series."""
        self._hint.end()
        self._coach.end()
        self._table.host.sit(seat, kind, strength)
        self.table_setup = replace(self.table_setup, seats=self._table.session.seats)
        self._table.input.chooser = None
        self._table.changed()

    def switch_coach(self, seat: int) -> None:
        """Switch the coach on or off for a seat, here and for the next table of the game."""
        self._coach.end()
        session = self._table.session
        session.coach(seat, on=not session.seats[seat].coach)
        self.table_setup = replace(self.table_setup, seats=session.seats)
        remember_coaches(self.table_setup.game, session.seats)
        self._table.changed()

    def switch_aid(self, name: str) -> None:
        """Switch an aid on or off, here and for the next table of the game."""
        self._hint.end()
        presenter, game = self._table.presenter, self.table_setup.game
        aids = {**self.table_setup.aids, name: name not in presenter.opened.aids}
        presenter.opened = replace(presenter.opened, aids=skins.aids_on(game, aids))
        self._remember(aids)
        self._table.changed()

    def press(self, name: str) -> None:
        """Toggle one of the table's own buttons, some of them also for the next table."""
        presenter = self._table.presenter
        presenter.toggle(name)
        if name in presenter.skin.input.stored:
            self._remember({**self.table_setup.aids, name: name in presenter.opened.buttons})
        self._table.owner.picks_changed()

    def _remember(self, aids: dict[str, bool]) -> None:
        self.table_setup = replace(self.table_setup, aids=aids)
        remember_aids(self.table_setup.game, aids)
