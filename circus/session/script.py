"""Script: what everybody at a table does by a lesson, as long as the lesson says it."""

from collections.abc import Sequence

from circus.core.action import Action


class Script:
    """The actions of a lesson that are still to come.

    Several seats that answer at once need not do so in the script's order: each has its own next line.
    """

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions = tuple(actions)
        self._left = list(actions)

    @property
    def is_over(self) -> bool:
        """Whether everybody is free."""
        return not self._left

    def of(self, seat: int) -> Action | None:
        """What a seat does next; `None` where the script says nothing more of it."""
        return next((action for action in self._left if action.seat == seat), None)

    def done(self, action: Action) -> None:
        """Somebody has acted, by the script or against it: that line of theirs is behind."""
        said = self.of(action.seat)
        if said is not None:
            self._left.remove(said)

    def rewind(self, played: int) -> None:
        """The table stands again where so many actions were played."""
        self._left = list(self._actions[played:])
