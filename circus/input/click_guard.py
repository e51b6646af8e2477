"""The click guard: input that comes before a person can have seen what is asked chooses nothing."""

ASKED_MS = 350.0
"""So long after something new is asked nothing is chosen, by whatever means."""

REST_MS = 800.0
"""So long a pointer that has not moved since chooses nothing: what it points at has come by itself."""


class ClickGuard:
    """Holds choices back after something new is asked; time comes in as a number.

    Input that is held back starts the time anew, so that hammering on one spot never chooses.
    """

    def __init__(self) -> None:
        self._left = 0.0
        self._rest_left = 0.0

    @property
    def too_soon(self) -> bool:
        """Whether nothing can be chosen now."""
        return self._left > 0

    @property
    def rests(self) -> bool:
        """Whether a click chooses nothing because the pointer has not moved since something was asked."""
        return self.too_soon or self._rest_left > 0

    def close(self, delay_ms: float = 0.0) -> None:
        """Something new is asked, and is seen after `delay_ms`."""
        self._left = delay_ms + ASKED_MS
        self._rest_left = delay_ms + REST_MS

    def open(self) -> None:
        """What was asked is not asked any more."""
        self._left = self._rest_left = 0.0

    def stir(self) -> None:
        """The pointer has left the place where it rested."""
        self._rest_left = 0.0

    def advance(self, ms: float) -> bool:
        """Lets time pass; returns whether anything can be chosen that could not be before."""
        if not self._left and not self._rest_left:
            return False
        before = self.too_soon, self.rests
        self._left = max(0.0, self._left - ms)
        self._rest_left = max(0.0, self._rest_left - ms)
        return before != (self.too_soon, self.rests)

    def lets(self, *, pointed: bool) -> bool:
        """Whether a choice counts that was made now; `pointed` if it was a click of the pointer."""
        rests = pointed and self._rest_left > 0
        if rests:
            self._rest_left = max(self._rest_left, REST_MS)
        if self.too_soon:
            self._left = max(self._left, ASKED_MS)
            return False
        return not rests
