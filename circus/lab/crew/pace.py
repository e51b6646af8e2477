"""The pace of numbered work: from how long pieces took, how many of them go out together."""

WEIGHT = 0.3
"""Of the newest answer in the mean."""


class Pace:
    """The mean time of a piece of work, the newest counting most."""

    def __init__(self) -> None:
        self._seconds: float | None = None

    def learn(self, pieces: int, seconds: float) -> None:
        """So many pieces took so long."""
        newest = seconds / pieces
        self._seconds = newest if self._seconds is None else self._seconds + WEIGHT * (newest - self._seconds)

    def is_slow(self, seconds: float) -> bool:
        """Whether a piece takes longer than that, or nobody knows yet."""
        return self._seconds is None or self._seconds > seconds

    def pieces(self, seconds: float, most: int) -> int:
        """How many are done in that time: one at least, and one if nobody knows yet."""
        if self._seconds is None:
            return 1
        return min(most, max(1, int(seconds / max(self._seconds, 1e-9))))
