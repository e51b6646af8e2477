"""The clock on the wall, which names visits and days: notices when it jumps."""

import time
from collections.abc import Callable

JUMP_S = 60.0
"""What a clock is set right by in the usual way is less."""


class WallClock:
    """Compares the clock on the wall with one that only ever goes on."""

    def __init__(
        self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic
    ) -> None:
        """Both give seconds."""
        self._wall, self._steady = wall, steady
        self._apart = wall() - steady()

    def jumped(self) -> float:
        """By how many seconds it has jumped since this was last asked, ahead or back; 0 for not at all."""
        apart = self._wall() - self._steady()
        jump = apart - self._apart
        if abs(jump) < JUMP_S:
            return 0.0
        self._apart = apart
        return jump
