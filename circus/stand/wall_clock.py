"""Detector of jumps of the wall clock, which names visits and days."""

import time
from collections.abc import Callable

JUMP_S = 60.0
"""Minimum of a jump in seconds; the usual corrections of a clock are smaller."""


class WallClock:
    """Comparison of the wall clock with a monotonic one."""

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        """Start to compare; both functions return seconds."""
        self._wall, self._steady = wall, steady
        self._apart = wall() - steady()

    def take_jump(self) -> float:
        """Return the seconds by which it has jumped since the last call, positive or negative; 0 for none."""
        apart = self._wall() - self._steady()
        jump = apart - self._apart
        if abs(jump) < JUMP_S:
            return 0.0
        self._apart = apart
        return jump
