"""Script of a lesson: the predetermined actions of all seats."""

from collections.abc import Sequence

from circus.core.action import Action


class Script:
    """Remaining actions of a lesson's script.

    Seats that answer at once may do so in any order: each has its own next action.
    """

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions = tuple(actions)
        self._left = list(actions)

    @property
    def is_over(self) -> bool:
        """Whether no action is left: everybody may act freely."""
        return not self._left

    def of(self, seat: int) -> Action | None:
        """Return the next action of a seat; `None` if the script has none."""
        return next((action for action in self._left if action.seat == seat), None)

    def done(self, action: Action) -> None:
        """Remove the next action of the seat that has acted, whether it followed the script or not."""
        line = self.of(action.seat)
        if line is not None:
            self._left.remove(line)

    def rewind(self, played: int) -> None:
        """Restore the script after `played` actions."""
        self._left = list(self._actions[played:])
