"""Clock that excludes the time in which the whole process did not run: sleep, SIGSTOP, a debugger."""

import time
from collections.abc import Callable

MAX_GAP_S = 1.0
"""Maximum that one gap between two readings counts, in seconds.

Deadlines are polled several times a second, so a longer gap means that the process, and with it the
processes that it waits for, was stopped. Such a gap does not count as 0: on a machine where every round
takes longer, a dead process would never reach its deadline."""


class AwakeClock:
    """Seconds since creation, gaps excluded; for deadlines that are polled all the time."""

    def __init__(self, now: Callable[[], float] = time.monotonic, max_gap: float = MAX_GAP_S) -> None:
        """Start at zero; `now` is a monotonic clock in seconds."""
        self._now, self._max_gap = now, max_gap
        self._last = now()
        self._awake = 0.0

    def __call__(self) -> float:
        """Return the elapsed seconds."""
        last, self._last = self._last, self._now()
        self._awake += min(self._max_gap, self._last - last)
        return self._awake
