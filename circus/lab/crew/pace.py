"""Pace of numbered work: computes batch sizes from the durations of earlier pieces."""

WEIGHT = 0.3
"""Weight of the newest answer in the mean."""


class MeanDuration:
    """Moving mean of the duration of a piece of work."""

    def __init__(self) -> None:
        self._seconds: float | None = None

    def learn(self, pieces: int, seconds: float) -> None:
        """Add a measurement: `pieces` took `seconds`."""
        newest = seconds / pieces
        self._seconds = newest if self._seconds is None else self._seconds + WEIGHT * (newest - self._seconds)

    def is_slow(self, seconds: float) -> bool:
        """Return whether a piece takes longer than `seconds`, or nothing was measured yet."""
        return self._seconds is None or self._seconds > seconds

    def pieces(self, seconds: float, most: int) -> int:
        """Return how many pieces fit into `seconds`, from 1 to `most`; 1 if nothing was measured yet."""
        if self._seconds is None:
            return 1
        return min(most, max(1, int(seconds / max(self._seconds, 1e-9))))
