"""What each seat has seen and done in a game, for players with perfect recall."""

from hashlib import blake2b

from circus.peers.encoding import Row

_SIZE = 12


class Recall:
    """A digest of a course for each seat: equal exactly when it saw and did the same in the same order.

    Whatever changes nothing for a seat leaves no trace, not even that time went by.
    """

    def __init__(self, seats: int) -> None:
        self._course = [b""] * seats
        self._last = [b""] * seats

    def copy(self) -> "Recall":
        """An independent one with the same content."""
        twin = Recall(0)
        twin._course, twin._last = self._course[:], self._last[:]
        return twin

    def saw(self, seat: int, row: Row) -> None:
        """What this seat may know now."""
        seen = row.tobytes()
        if seen != self._last[seat]:
            self._last[seat] = seen
            self._course[seat] = _joined(self._course[seat], b"saw" + seen)

    def chose(self, seat: int, number: int) -> None:
        """The seat's own choice, by its number."""
        self._course[seat] = _joined(self._course[seat], b"chose" + number.to_bytes(4, "big"))

    def forget_all_but(self, seat: int) -> None:
        """What the others saw is not known any more; they begin anew."""
        for other in range(len(self._course)):
            if other != seat:
                self._course[other] = self._last[other] = b""

    def told(self, seat: int) -> str:
        """The digest of a seat, as letters."""
        return self._course[seat].hex()


def _joined(before: bytes, what: bytes) -> bytes:
    return blake2b(before + what, digest_size=_SIZE).digest()
