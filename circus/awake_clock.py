"""A clock that leaves out the time in which this whole program did not run: sleep, SIGSTOP, a debugger."""

import time
from collections.abc import Callable

MAX_GAP_S = 1.0
"""A longer gap between two readings counts as this.

Deadlines are looked at several times a second, so a longer gap means that the program, and with it whoever
it waits for, was stopped. It does not count as 0: a machine on which every round takes longer would wait for
a dead process for ever.
"""


class AwakeClock:
    """Seconds since it was made, gaps left out; for deadlines that are looked at all the time."""

    def __init__(self, now: Callable[[], float] = time.monotonic, max_gap: float = MAX_GAP_S) -> None:
        """`now` is a clock in seconds that never goes back."""
        self._now, self._max_gap = now, max_gap
        self._last = now()
        self._awake = 0.0

    def __call__(self) -> float:
        """Return the seconds so far."""
        last, self._last = self._last, self._now()
        self._awake += min(self._max_gap, self._last - last)
        return self._awake
