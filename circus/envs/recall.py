"""Record of each seat's observations and choices in a game, for players with perfect recall."""

from hashlib import blake2b

from circus.envs.encoding import Row

_SIZE = 12
"""Bytes of a digest."""


class Recall:
    """Digest of a course for each seat: equal exactly when it observed and did the same in the same order.

    Events that change nothing for a seat leave no trace, not even of passing time.
    """

    def __init__(self, seats: int) -> None:
        self._course = [b""] * seats
        self._last = [b""] * seats

    def copy(self) -> "Recall":
        """Return an independent copy."""
        twin = Recall(0)
        twin._course, twin._last = self._course[:], self._last[:]
        return twin

    def add_observation(self, seat: int, row: Row) -> None:
        """Add the present observation of a seat, if it has changed."""
        seen = row.tobytes()
        if seen != self._last[seat]:
            self._last[seat] = seen
            self._course[seat] = _joined(self._course[seat], b"saw" + seen)

    def add_choice(self, seat: int, number: int) -> None:
        """Add the seat's own choice by its number."""
        self._course[seat] = _joined(self._course[seat], b"chose" + number.to_bytes(4, "big"))

    def forget_all_but(self, seat: int) -> None:
        """Reset the digests of the other seats, whose observations are unknown."""
        for other in range(len(self._course)):
            if other != seat:
                self._course[other] = self._last[other] = b""

    def hex_digest(self, seat: int) -> str:
        """Return the digest of a seat as hexadecimal digits."""
        return self._course[seat].hex()


def _joined(before: bytes, what: bytes) -> bytes:
    return blake2b(before + what, digest_size=_SIZE).digest()
