"""Pinned moments: remarks of people at the table, stored in the record at the move."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from circus.platform.sanitizing import letters, typed

FACES = ("fun", "confused", "unfair", "bug", "idea")
"""Reactions that a pin can have."""

MAX_LETTERS = 140
"""Maximum length of the text of a pin, in grapheme clusters."""


class Pin(NamedTuple):
    """One pinned moment.

    Attributes:
        at: the number of actions in force at that time.
        face: one of `FACES`.
        text: a remark; may be "".
        seat: the seat of the person; `None` for somebody who does not play.
    """

    at: int
    face: str
    text: str = ""
    seat: int | None = None

    def line(self) -> dict[str, Any]:
        """Return it as a line of the record; the lines before it give its position."""
        return {"face": self.face, "text": self.text, "seat": self.seat}


def words_of(text: str) -> str:
    """Normalize a remark and cut it to `MAX_LETTERS`."""
    return "".join(letters(typed(text[: 64 * MAX_LETTERS]).strip(), MAX_LETTERS)).strip()


def pin_of_line(at: int, line: Mapping[str, Any]) -> Pin | None:
    """Return the pin of a line of a record; `None` if its face is unknown."""
    face, text, seat = line.get("face"), line.get("text"), line.get("seat")
    if face not in FACES:
        return None
    words = words_of(text) if isinstance(text, str) else ""
    return Pin(at, face, words, seat if type(seat) is int and seat >= 0 else None)
