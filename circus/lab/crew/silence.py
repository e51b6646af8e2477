"""Silence of a process or machine: the time without a sign of life, measured by the process that waits."""

LONGEST_STEP = 5.0
"""Maximum that one step counts, in seconds: the machine, or this program, may have been asleep."""


class IdleTime:
    """Seconds without a new sign of life; time is passed as a number.

    Attributes:
        sign: the latest one.

    >>> silence = IdleTime(now=0.0, sign=1)
    >>> silence.seconds_at(now=2.0, sign=1), silence.seconds_at(now=3.0, sign=2)
    (2.0, 0.0)
    >>> silence.seconds_at(now=3600.0, sign=2)
    5.0
    """

    def __init__(self, now: float, sign: object) -> None:
        self.sign = sign
        self._looked = now
        self._seconds = 0.0

    def seconds_at(self, now: float, sign: object) -> float:
        """Return the seconds since the sign changed for the last time.

        Args:
            now: seconds on a clock that only goes forward.
            sign: anything that a living process or machine changes again and again.
        """
        step, self._looked = now - self._looked, now
        if sign != self.sign:
            self.sign, self._seconds = sign, 0.0
        else:
            self._seconds += min(step, LONGEST_STEP)
        return self._seconds
