"""How much of anything is let in from outside: the one table of limits, and how long a message may be."""

from dataclasses import dataclass

from circus.voice import cut, plain


@dataclass(frozen=True)
class Limits:
    """Of a file that holds JSON.

    Attributes:
        file: bytes of the whole file.
        lines: how many.
        line: bytes of one line, or of the whole file where it is one JSON text.
        depth: objects and arrays within one another.
        letters: of one string, keys included.
        digits: of one number, sign, point and exponent included.
    """

    file: int
    lines: int
    line: int
    depth: int
    letters: int
    digits: int


RECORD = Limits(file=16_000_000, lines=100_000, line=1_000_000, depth=32, letters=4_000, digits=24)
"""The longest games, every legal set written, take 700,000 bytes: 1,400 lines of 4,000 at most, 4 levels."""

KEPT = Limits(file=64_000, lines=1, line=64_000, depth=8, letters=4_000, digits=24)
"""Settings, and the last table of a game: 2,000 bytes."""

CACHE = Limits(file=32_000_000, lines=1, line=32_000_000, depth=8, letters=4_000, digits=24)
"""What can be made again, such as an index of ten thousand records: 4,000,000 bytes."""

BRACKETS = 10_000
"""Opening ones in a line, those in strings included: objects and arrays cost far more than their letters."""

BOARD = 1_000_000
"""Bytes of a TMX or TSX file; the largest has 60,000."""

CATALOGUE = 1_000_000
"""Bytes of a catalogue or a rulebook; the largest has 40,000."""

PICTURE = 2_000_000
"""Bytes of an SVG file."""

SOUND = 16_000_000
"""Bytes of a WAV file."""

FONT = 16_000_000
"""Bytes of a font."""

MESSAGE = 200
"""Letters of a reason: with the name of a file before it, three lines of a terminal."""


def reason_of(error: Exception) -> str:
    """Why a file was not taken, in a few words, without its name."""
    return shortened((error.strerror if isinstance(error, OSError) else None) or str(error))


def shortened(message: str, most: int = MESSAGE) -> str:
    """A message that may quote a file; where it would be too long as it is said, its middle is left out."""
    return message if len(plain(message)) <= most else cut(plain(cut(message, most)), most)
