"""Detector of jumps of the wall clock, which names visits and days."""

import time
from collections.abc import Callable
from datetime import date, datetime, timedelta

FIRST_RELEASE = date(2026, 1, 1)
"""The program is no older: a clock that shows an earlier date is wrong."""

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


MAX_SLEEP = timedelta(hours=12)
"""Time for which a laptop may sleep during a visit; a longer gap is a jump of its clock."""


def true_times(begun: datetime, lasted: timedelta, now: datetime) -> tuple[datetime, datetime]:
    """Return start and end of what began at `begun`, lasted so long by a steady clock, and ends now.

    If the clock has jumped in between, the later reading counts, unless it is impossible.

    >>> from datetime import UTC
    >>> ten = timedelta(minutes=10)
    >>> for each in true_times(datetime(2020, 1, 1, tzinfo=UTC), ten, datetime(2026, 11, 28, 9, tzinfo=UTC)):
    ...     print(each)
    2026-11-28 08:50:00+00:00
    2026-11-28 09:00:00+00:00
    """
    apart = (now - begun) - lasted
    if -timedelta(seconds=JUMP_S) <= apart <= MAX_SLEEP:
        return begun, now
    return (now - lasted, now) if now.date() >= FIRST_RELEASE else (begun, begun + lasted)
