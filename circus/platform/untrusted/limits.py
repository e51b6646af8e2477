"""Limits on untrusted data: the one table of sizes, and the length of messages."""

from dataclasses import dataclass

from circus.platform.console import cut, plain


@dataclass(frozen=True)
class Limits:
    """Limits of a file that holds JSON.

    Attributes:
        file: bytes of the whole file.
        lines: number of lines.
        line: bytes of one line, or of the whole file if it is one JSON text.
        depth: nesting of objects and arrays.
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
"""Limits of records. The longest games, with every legal set, take 700,000 bytes: 1,400 lines of 4,000 at
most, 4 levels."""

STORED = Limits(file=64_000, lines=1, line=64_000, depth=8, letters=4_000, digits=24)
"""Limits of settings, and of the last table of a game: 2,000 bytes."""

CACHE = Limits(file=32_000_000, lines=1, line=32_000_000, depth=8, letters=4_000, digits=24)
"""Limits of caches, such as an index of ten thousand records: 4,000,000 bytes."""

PHONE = Limits(file=4_096, lines=1, line=4_096, depth=2, letters=1_000, digits=9)
"""Limits of a message of a phone; the longest action has 300 characters."""

BRACKETS = 10_000
"""Maximum number of opening brackets in a line, those in strings included: objects and arrays cost far
more memory than their characters."""

BOARD = 1_000_000
"""Maximum bytes of a TMX or TSX file; the largest has 60,000."""

CATALOGUE = 1_000_000
"""Maximum bytes of a catalogue or a rulebook; the largest has 40,000."""

PICTURE = 2_000_000
"""Maximum bytes of an SVG file."""

SOUND = 16_000_000
"""Maximum bytes of a WAV file."""

FONT = 16_000_000
"""Maximum bytes of a font."""

MESSAGE = 200
"""Maximum length of a reason in characters: with a file name before it, three lines of a terminal."""


def reason_of(error: Exception) -> str:
    """Return why a file was refused, in a few words, without its name."""
    return shortened((error.strerror if isinstance(error, OSError) else None) or str(error))


def shortened(message: str, most: int = MESSAGE) -> str:
    """Shorten a message that may quote a file: cut out its middle if its printed form is too long."""
    return message if len(plain(message)) <= most else cut(plain(cut(message, most)), most)
