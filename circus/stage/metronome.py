"""The beat of the rounds: sleeps until the next is due, with no thread such as pygame's own clock starts."""

import time
from collections.abc import Callable


class Metronome:
    """Beats as often as it is asked to; a machine that has no thread left to give has one all the same."""

    def __init__(
        self, now: Callable[[], float] = time.perf_counter, sleep: Callable[[float], None] = time.sleep
    ) -> None:
        """Counts from now. The clock and the sleep are in seconds."""
        self._now, self._sleep = now, sleep
        self._beaten = now()

    def tick(self, rate: int) -> float:
        """Sleeps until a beat of so many a second is due; returns the milliseconds since the last one."""
        due = self._beaten + 1 / rate
        if (left := due - self._now()) > 0:
            self._sleep(left)
        last, self._beaten = self._beaten, self._now()
        return (self._beaten - last) * 1000
