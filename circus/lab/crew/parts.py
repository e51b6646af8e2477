"""Messages in parts: each part is small enough that it arrives whole or not at all.

The reader of a pipe waits for the rest of a message that has begun. A process that is stopped while it writes
a long one would hold the reader up without limit.
"""

from collections.abc import Iterator

PART_BYTES = 4000
"""Bytes of a part; a pipe takes this many at once on every system."""

_MORE, _LAST = b"+", b"."


def parts(message: bytes) -> Iterator[bytes]:
    """Split a message into parts, each after a byte that marks whether another one follows."""
    starts = range(0, max(1, len(message)), PART_BYTES)
    for start in starts:
        yield (_LAST if start == starts[-1] else _MORE) + message[start : start + PART_BYTES]


class Assembly:
    """Assembler of messages from their parts.

    >>> assembly = Assembly()
    >>> [assembly.whole(part) for part in parts(b"hello")]
    [b'hello']
    """

    def __init__(self) -> None:
        self._arrived = bytearray()

    def whole(self, part: bytes) -> bytes | None:
        """Return the message that this part completes; `None` if more parts follow."""
        self._arrived += part[1:]
        if part[:1] == _MORE:
            return None
        message = bytes(self._arrived)
        self._arrived.clear()
        return message
