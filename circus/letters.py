"""What people and files write, as readers see it: letter by letter, and with nothing that cannot be seen."""

import re
import unicodedata
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regex import Pattern

MOST_LETTERS = 24
"""Of a name: so many letters are kept and shown."""
NAMELESS = "?"
"""The name of whoever has none that can be seen."""
_MOST_MARKS = 4
"""On one letter; the languages of the world need at most three."""

_LETTER = r"\X"
_UNSEEN = r"[\p{C}\p{DI}\u2028\u2029\u2800]"
_LOOSE_MARKS = r"(?<![\p{L}\p{N}\p{M}])\p{M}+"
_MANY_MARKS = rf"(\p{{M}}{{{_MOST_MARKS}}})\p{{M}}+"
_SPACES = r"\s+"

_ALONE = re.compile(r"[ -~\xa0-\xac\xae-\u02ff\u2010-\u2027]*").fullmatch
"""Matches texts of characters that are letters by themselves and can be seen: most in English and French."""


@cache
def _pattern(pattern: str) -> "Pattern[str]":
    """Loaded when it is first needed: that takes a fortieth of the start."""
    import regex

    return regex.compile(pattern)


def letters(text: str, most: int | None = None) -> list[str]:
    """The letters as a reader counts them: what stands on one another is one; `most` of them at most."""
    if _ALONE(text):
        return list(text[:most])
    return [found.group() for found in islice(_pattern(_LETTER).finditer(text), most)]


def seen(text: str) -> str:
    """A text without what is never seen and confuses a font: controls, fillers, halves of characters."""
    return text if _ALONE(text) else _pattern(_UNSEEN).sub("", text)


def typed(text: str) -> str:
    """What is kept of typed or pasted text: composed, on one line, each mark on a letter of its own."""
    if text.isascii() and text.isprintable():
        return re.sub(" +", " ", text)
    spaces = _pattern(_SPACES)
    composed = unicodedata.normalize("NFC", seen(spaces.sub(" ", text)))
    return spaces.sub(" ", _pattern(_LOOSE_MARKS).sub("", _pattern(_MANY_MARKS).sub(r"\1", composed)))


def name_of(text: str) -> str:
    """A name as it is kept and shown everywhere, however it came in; "" where nothing of it can be seen."""
    return "".join(letters(typed(text[: 64 * MOST_LETTERS]).strip(), MOST_LETTERS)).strip()


def known_name(text: str) -> str:
    """A name that a file tells, as it is kept and shown; `NAMELESS` where nothing of it can be seen."""
    return name_of(text) or NAMELESS
