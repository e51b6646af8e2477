"""Frame clock: sleeps until the next frame is due, without a thread such as pygame's clock starts."""

import time
from collections.abc import Callable


class Metronome:
    """Frame clock at a given rate; it also works on a machine that cannot start another thread."""

    def __init__(
        self, now: Callable[[], float] = time.perf_counter, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        """Start counting now; the clock and the sleep are in seconds."""
        self._now, self._sleep = now, sleep
        self._beaten = now()

    def tick(self, rate: int) -> float:
        """Sleep until the next of `rate` frames per second is due; return the ms since the last one."""
        due = self._beaten + 1 / rate
        if (left := due - self._now()) > 0:
            self._sleep(left)
        last, self._beaten = self._beaten, self._now()
        return (self._beaten - last) * 1000
