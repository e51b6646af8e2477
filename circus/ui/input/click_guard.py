"""Click guard: ignores input that comes before a person can have noticed a new request."""

ASKED_MS = 350.0
"""Milliseconds after a new request in which no input counts."""

REST_MS = 800.0
"""Milliseconds in which a click without a movement of the pointer does not count: its target has just
appeared."""


class ClickGuard:
    """Delay of choices after a new request; time is passed in.

    Ignored input restarts the delay, so that repeated clicks on one spot never choose.
    """

    def __init__(self) -> None:
        self._left = 0.0
        self._rest_left = 0.0

    @property
    def too_soon(self) -> bool:
        """Whether no choice counts now."""
        return self._left > 0

    @property
    def rests(self) -> bool:
        """Whether a click does not count because the pointer has not moved since the request."""
        return self.too_soon or self._rest_left > 0

    def close(self, delay_ms: float = 0.0) -> None:
        """Start the delay for a new request, which becomes visible after `delay_ms`."""
        self._left = delay_ms + ASKED_MS
        self._rest_left = delay_ms + REST_MS

    def open(self) -> None:
        """End the delay: the request is gone."""
        self._left = self._rest_left = 0.0

    def stir(self) -> None:
        """Note that the pointer has moved from its resting place."""
        self._rest_left = 0.0

    def advance(self, ms: float) -> bool:
        """Advance time; return whether more input counts now than before."""
        if not self._left and not self._rest_left:
            return False
        before = self.too_soon, self.rests
        self._left = max(0.0, self._left - ms)
        self._rest_left = max(0.0, self._rest_left - ms)
        return before != (self.too_soon, self.rests)

    def lets(self, *, pointed: bool) -> bool:
        """Return whether a choice made now counts; an ignored one restarts the delay.

        Args:
            pointed: whether it is a click, which does not count before the pointer has moved.
        """
        rests = pointed and self._rest_left > 0
        if rests:
            self._rest_left = max(self._rest_left, REST_MS)
        if self.too_soon:
            self._left = max(self._left, ASKED_MS)
            return False
        return not rests
