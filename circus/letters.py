"""What people and files write, as readers see it: letter by letter, and with nothing that cannot be seen."""

import unicodedata
from itertools import islice

import regex

MOST_LETTERS = 24
"""Of a name: so many letters are kept and shown."""
NAMELESS = "?"
"""The name of whoever has none that can be seen."""
_MOST_MARKS = 4
"""On one letter; the languages of the world need at most three."""

_LETTER = regex.compile(r"\X")
_UNSEEN = regex.compile(r"[\p{C}\p{DI}\u2028\u2029\u2800]")
_LOOSE_MARKS = regex.compile(r"(?<![\p{L}\p{N}\p{M}])\p{M}+")
_MANY_MARKS = regex.compile(rf"(\p{{M}}{{{_MOST_MARKS}}})\p{{M}}+")
_SPACES = regex.compile(r"\s+")


def letters(text: str, most: int | None = None) -> list[str]:
    """The letters as a reader counts them: what stands on one another is one; `most` of them at most."""
    if _is_plain(text):
        return list(text[:most])
    return [found.group() for found in islice(_LETTER.finditer(text), most)]


def _is_plain(text: str) -> bool:
    """Whether each character is a letter that can be seen: so are most, and they need no further look."""
    return text.isascii() and text.isprintable()


def seen(text: str) -> str:
    """A text without what is never seen and confuses a font: controls, fillers, halves of characters."""
    return _UNSEEN.sub("", text) if _UNSEEN.search(text) else text


def typed(text: str) -> str:
    """What is kept of typed or pasted text: composed, on one line, each mark on a letter of its own."""
    if _is_plain(text):
        return _SPACES.sub(" ", text)
    composed = unicodedata.normalize("NFC", seen(_SPACES.sub(" ", text)))
    return _SPACES.sub(" ", _LOOSE_MARKS.sub("", _MANY_MARKS.sub(r"\1", composed)))


def name_of(text: str) -> str:
    """A name as it is kept and shown everywhere, however it came in; "" where nothing of it can be seen."""
    return "".join(letters(typed(text[: 64 * MOST_LETTERS]).strip(), MOST_LETTERS)).strip()


def known_name(text: str) -> str:
    """A name that a file tells, as it is kept and shown; `NAMELESS` where nothing of it can be seen."""
    return name_of(text) or NAMELESS
