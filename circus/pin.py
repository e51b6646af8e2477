"""A pinned moment: what somebody at the table wanted to be remembered of it, in the record at the move."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from circus.letters import letters, typed

FACES = ("fun", "confused", "unfair", "bug", "idea")
"""How the moment struck them."""

MOST_LETTERS = 140
"""Of the words that go with a face."""


class Pin(NamedTuple):
    """A moment that was pinned.

    Attributes:
        at: so many actions stood then.
        face: one of `FACES`.
        text: in their own words; may be "".
        seat: whose moment it is; `None` for somebody who does not play.
    """

    at: int
    face: str
    text: str = ""
    seat: int | None = None

    def line(self) -> dict[str, Any]:
        """As it stands in the record, whose lines before it say when it was."""
        return {"face": self.face, "text": self.text, "seat": self.seat}


def words_of(text: str) -> str:
    """Somebody's own words as they are kept, however they came in."""
    return "".join(letters(typed(text[: 64 * MOST_LETTERS]).strip(), MOST_LETTERS)).strip()


def pin_of_line(at: int, line: Mapping[str, Any]) -> Pin | None:
    """The pin of a line of a record; `None` where it has a face that is not known here."""
    face, text, seat = line.get("face"), line.get("text"), line.get("seat")
    if face not in FACES:
        return None
    words = words_of(text) if isinstance(text, str) else ""
    return Pin(at, face, words, seat if type(seat) is int and seat >= 0 else None)
