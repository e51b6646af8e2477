"""Presence of the stand's window in front of all others; time is a number of ms."""

BRING_BACK_MS = 500
"""Milliseconds between two attempts to bring the window back."""


class Presence:
    """Record of whether the window is in front, and when to bring it back.

    Attributes:
        is_away: whether the window was in front since the start and is not any more. A window that never came
            to the front would not do so after a restart either.
    """

    def __init__(self) -> None:
        self.is_away = False
        self._was_in_front = False
        self._waited_ms = 0.0

    def advance(self, ms: float, is_in_front: bool) -> bool:
        """Return whether to bring the window to the front now.

        Args:
            ms: time since the last call.
            is_in_front: whether it is there now.
        """
        self._was_in_front = self._was_in_front or is_in_front
        self.is_away = self._was_in_front and not is_in_front
        self._waited_ms = 0.0 if is_in_front else self._waited_ms + ms
        if self._waited_ms < BRING_BACK_MS:
            return False
        self._waited_ms = 0.0
        return True
