"""Writing directions and scripts of a line, whose base direction is that of the program's languages."""

from collections.abc import Sequence
from typing import NamedTuple
from unicodedata import bidirectional, name

_LEFTWARD = frozenset({"R", "AL"})
_DIGITS = frozenset({"EN", "AN"})

SCRIPTS = {
    "ARABIC": "Arab",
    "ARMENIAN": "Armn",
    "BENGALI": "Beng",
    "CJK": "Hani",
    "DEVANAGARI": "Deva",
    "ETHIOPIC": "Ethi",
    "GEORGIAN": "Geor",
    "GUJARATI": "Gujr",
    "GURMUKHI": "Guru",
    "HANGUL": "Hang",
    "HEBREW": "Hebr",
    "HIRAGANA": "Hira",
    "KANNADA": "Knda",
    "KATAKANA": "Kana",
    "KHMER": "Khmr",
    "LAO": "Laoo",
    "MALAYALAM": "Mlym",
    "MYANMAR": "Mymr",
    "SINHALA": "Sinh",
    "SYRIAC": "Syrc",
    "TAMIL": "Taml",
    "TELUGU": "Telu",
    "THAANA": "Thaa",
    "THAI": "Thai",
    "TIBETAN": "Tibt",
}
"""Script codes (ISO 15924) by the first word of a character's name."""


class Span(NamedTuple):
    """Part of a line in one direction; its grapheme clusters are in the order of typing."""

    letters: Sequence[str]
    is_leftward: bool


def spans_of(letters: Sequence[str]) -> list[Span]:
    """Split a line into spans, from left to right; signs and digits between words of one span belong to it.

    >>> [(span.letters, span.is_leftward) for span in spans_of("a אב ג b")]
    [(['a', ' '], False), (['א', 'ב', ' ', 'ג'], True), ([' ', 'b'], False)]
    """
    spans: list[tuple[list[str], bool]] = []
    between: list[str] = []
    for letter in letters:
        kind = bidirectional(letter[0])
        if kind != "L" and kind not in _LEFTWARD:
            between.append(letter)
            continue
        is_leftward = kind in _LEFTWARD
        if spans and spans[-1][1] == is_leftward:
            spans[-1][0].extend([*between, letter])
        elif is_leftward:
            _append(spans, between)
            spans.append(([letter], True))
        else:
            spans.append(([*between, letter], False))
        between = []
    _append(spans, between)
    return [Span(*span) for span in spans]


def _append(spans: list[tuple[list[str], bool]], between: list[str]) -> None:
    """Add signs in the base direction."""
    if not between:
        return
    if spans and not spans[-1][1]:
        spans[-1][0].extend(between)
    else:
        spans.append((between, False))


def is_digit(letter: str) -> bool:
    """Check whether a letter is read from left to right within any span, as digits are."""
    return bidirectional(letter[0]) in _DIGITS


def script_of(letter: str) -> str:
    """Return the script code that shapes a letter; "" for one that needs no shaping.

    >>> script_of("म"), script_of("a")
    ('Deva', '')
    """
    return SCRIPTS.get(name(letter[0], "").split(" ")[0].split("-")[0], "")
