"""Sanitizing of texts from people and files: grapheme clusters, without invisible characters."""

import re
import unicodedata
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regex import Pattern

MAX_LETTERS = 24
"""Maximum number of grapheme clusters in a name."""
NAMELESS = "?"
"""Name of a player whose own one has no visible character."""
_MAX_MARKS = 4
"""Maximum number of combining marks on one letter; the languages of the world need at most three."""

_LOOKALIKES = str.maketrans(
    "\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u043a\u043c\u0442\u0432\u043d"
    "\u03b1\u03bf\u03c1\u03c5\u03bd\u03b9\u03ba\u0131\u0501\u051b\u04bb\u0261\u0251",
    "aeopcyxijskmtbh" + "aopuvikidqhga",
)
"""Small letters of other scripts that look like Latin ones."""

_LETTER = r"\X"
_UNSEEN = r"[\p{C}\p{DI}\u2028\u2029\u2800]"
_LOOSE_MARKS = r"(?<![\p{L}\p{N}\p{M}])\p{M}+"
_MANY_MARKS = rf"(\p{{M}}{{{_MAX_MARKS}}})\p{{M}}+"
_SPACES = r"\s+"

_ALONE = re.compile(r"[ -~\xa0-\xac\xae-\u02ff\u2010-\u2027]*").fullmatch
"""Match texts whose characters are all visible and one cluster each: most English and French texts."""


@cache
def _pattern(pattern: str) -> "Pattern[str]":
    """Compile a pattern at its first use; the import of `regex` takes a fortieth of the start-up time."""
    import regex

    return regex.compile(pattern)


def letters(text: str, most: int | None = None) -> list[str]:
    """Split a text into its grapheme clusters; return at most `most` of them."""
    if _ALONE(text):
        return list(text[:most])
    return [found.group() for found in islice(_pattern(_LETTER).finditer(text), most)]


def strip_invisible(text: str) -> str:
    """Remove what is never visible and confuses a font: controls, fillers, lone surrogates."""
    return text if _ALONE(text) else _pattern(_UNSEEN).sub("", text)


def typed(text: str) -> str:
    """Normalize typed or pasted text: composed (NFC), on one line, without stray or excessive marks."""
    if text.isascii() and text.isprintable():
        return re.sub(" +", " ", text)
    spaces = _pattern(_SPACES)
    composed = unicodedata.normalize("NFC", strip_invisible(spaces.sub(" ", text)))
    return spaces.sub(" ", _pattern(_LOOSE_MARKS).sub("", _pattern(_MANY_MARKS).sub(r"\1", composed)))


def name_of(text: str) -> str:
    """Normalize a name and cut it to `MAX_LETTERS`; return "" if nothing of it is visible."""
    return "".join(letters(typed(text[: 64 * MAX_LETTERS]).strip(), MAX_LETTERS)).strip()


def look_of(name: str) -> str:
    """Return what a name looks like: without case and marks, lookalikes of other scripts as Latin letters.

    >>> look_of("ada") == look_of("\u0410da") == look_of("Ada\u0332") != look_of("Ida")
    True
    """
    plain = unicodedata.normalize("NFKD", name).casefold().translate(_LOOKALIKES)
    kept = (each for each in plain if not unicodedata.combining(each))
    return " ".join("".join(kept).split()) or name


def known_name(text: str) -> str:
    """Normalize a name from a file; return `NAMELESS` if nothing of it is visible."""
    return name_of(text) or NAMELESS
