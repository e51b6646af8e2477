"""Parts of a table: the components that every table has."""

from dataclasses import dataclass

from circus.session.table_setup import TableSetup
from circus.ui.scenes.table.changes import SetupChanges
from circus.ui.scenes.table.coach_warnings import CoachWarnings
from circus.ui.scenes.table.commands import CommandHandlers
from circus.ui.scenes.table.context import TableContext
from circus.ui.scenes.table.hint import TableHint
from circus.ui.scenes.table.history import LoggedTable, TableHistory
from circus.ui.scenes.table.inquiry import Inquiry
from circus.ui.scenes.table.looking import HeldHands
from circus.ui.scenes.table.moves import MoveInput
from circus.ui.scenes.table.overlays import DotsClock
from circus.ui.scenes.table.pacing import Pace
from circus.ui.scenes.table.reacting import Reactions
from circus.ui.scenes.table.refusals import Refusals


@dataclass(frozen=True)
class TableParts:
    """Components of one table.

    Attributes:
        refusals: the shown reason why a pick is refused.
        moves: picks, drags and keys that become actions.
        hands: covered hands that are held open.
        inquiry: the open card about an item.
        coach: evaluations of choices, and the warning.
        hint: the suggestion.
        reactions: reaction windows and their preferences.
        pace: the pace of the motion.
        history: log and pins.
        changes: the set-up with later changes.
        dots: clock of the dots on the plates of thinking players.
    """

    refusals: Refusals
    moves: MoveInput
    hands: HeldHands
    inquiry: Inquiry
    coach: CoachWarnings
    hint: TableHint
    reactions: Reactions
    pace: Pace
    history: TableHistory
    changes: SetupChanges
    dots: DotsClock

    def subscribe(self, commands: CommandHandlers) -> None:
        """Subscribe the components to their commands."""
        subscribers = (
            self.moves, self.inquiry, self.coach, self.hint, self.reactions, self.pace, self.history,
            self.changes,
        )  # fmt: skip
        for part in subscribers:
            part.subscribe(commands)


def table_parts(table: TableContext, scene: LoggedTable, table_setup: TableSetup) -> TableParts:
    """Return the components of a table; log and pin dialog are opened over the `scene`."""
    refusals = Refusals(table)
    hands = HeldHands(table, refusals)
    coach = CoachWarnings(table)
    hint = TableHint(table, coach, hands)
    return TableParts(
        refusals=refusals,
        moves=MoveInput(table, refusals),
        hands=hands,
        inquiry=Inquiry(table, refusals, hands),
        coach=coach,
        hint=hint,
        reactions=Reactions(table),
        pace=Pace(table),
        history=TableHistory(table, scene),
        changes=SetupChanges(table, table_setup, hint, coach),
        dots=DotsClock(),
    )
