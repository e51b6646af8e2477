"""Coach of a table: it evaluates the choices of persons, and warns before a clear loss."""

from circus.core.action import Action
from circus.session.coach import Coach
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.last_result import LastResult
from circus.ui.gfx.widgets import Widget
from circus.ui.input.gestures import Cancel, DragStart, Gesture, Key, Tap
from circus.ui.scenes.table.coaching import Warned, warning, warning_slip
from circus.ui.scenes.table.commands import CommandHandlers, PlayAnyway
from circus.ui.scenes.table.context import TableContext
from circus.ui.scenes.table.layers import Layer

WARNED_MS = 500.0
"""Time in ms before a click on a warning counts, so that a double click does not confirm it."""

_ENDS = (Tap, DragStart, Cancel, Key)
"""Gestures that close a warning."""


class CoachWarnings(Layer):
    """Warnings of the coach: it is open from its first look at a choice until the person has acted.

    Attributes:
        coach: the evaluations.
        warned: the warning that is shown; `None` for none.
    """

    outlasts_events = True

    def __init__(self, table: TableContext) -> None:
        self._table = table
        self._confirmed: Action | None = None
        self.coach = Coach(table.manager.thinker)
        self.warned: Warned | None = None
        self._slips = LastResult[Widget]()

    def subscribe(self, commands: CommandHandlers) -> None:
        """Handle the button of the warning."""
        commands.on(PlayAnyway, lambda _: self._play_anyway())

    @property
    def rests(self) -> bool:
        """Whether the coach has no evaluation to do."""
        table = self._table
        return (
            table.input.chooser is None
            or table.host.asked not in table.owner.coached()
            or self.coach.is_complete
        )

    def look(self, *, is_free: bool) -> None:
        """Evaluate a person's choice while nobody else uses the thinker (`is_free`).

        Decisions against a clock are left out.
        """
        host, chooser = self._table.host, self._table.input.chooser
        if chooser is None or host.asked not in self._table.owner.coached():
            return
        if is_free and not host.clock.window and len(chooser.picker.legal) > 1:
            self._table.layers.add(self)
            self.coach.look(lambda seconds: host.session.judged_question(chooser.seat, seconds))
        else:
            self.coach.pause()

    def stops(self, action: Action) -> bool:
        """Return whether an action waits for a confirmation, which the warning asks for."""
        if not self.coach.warns(action):
            return False
        self.warn(action)
        return True

    def warn(self, action: Action) -> None:
        """Show the warning about an action, and ask for confirmation."""
        table = self._table
        self.warned = warning(table.kit.texts, table.session, action, self.coach.loss(action))
        table.layers.add(self)
        table.kit.audio.play("soft_error")
        table.manager.hold_clicks(WARNED_MS)
        table.owner.picks_changed()

    def end(self) -> None:
        """Drop evaluations and warning."""
        self.coach.clear()
        self.warned = self._confirmed = None
        self._table.layers.remove(self)

    def handle(self, gesture: Gesture) -> bool:
        """Close the warning by a gesture that ends it; its action can still be confirmed by this gesture."""
        if self.warned and isinstance(gesture, _ENDS):
            self._confirmed, self.warned = self.warned.action, None
            self._table.changed()
        return False

    def slip(self) -> Widget | None:
        """Return the warning, off prompt and choices; `None` for none."""
        table, warned = self._table, self.warned
        if warned is None:
            return None
        inputs = warned, table.tabletop, table.director.placed
        return self._slips.get(inputs, lambda: warning_slip(table, warned))

    def items(self) -> list[Item]:
        """Return the drawn warning."""
        slip = self.slip()
        return slip.items(self._table.kit, self._table.manager.pose) if slip else []

    def _play_anyway(self) -> None:
        if self._confirmed:
            self._table.owner.play(self._confirmed)
