"""Line breaks of a paragraph: between words, but not between a number and what it counts."""

from collections.abc import Iterator
from itertools import zip_longest
from typing import Final, Protocol

_CARRIED: Final = 3
"""Letters that a stop takes along to the next line, if only the stop of a word does not fit."""

_ARTICLE: Final = 3
"""Most letters of a word that stays with the number after it: "the 25", "à 15"."""


class Measured(Protocol):
    """Typeface that measures text."""

    def width(self, text: str) -> int:
        """Return the width of a line in pixels."""

    def fitting(self, text: str, width: int) -> int:
        """Return how many first letters fit into a width in pixels."""


def broken(text: str, font: Measured, width: int) -> Iterator[str]:
    """Yield a paragraph in lines; a word wider than a line, such as a file's path, is broken too.

    If the width is too small for one letter, each letter is a line.
    """
    line = ""
    for word in _units(text, font, width):
        longer = f"{line} {word}" if line else word
        if line and font.width(longer) > width:
            yield line
            longer = word
        if longer is word:
            while longer and font.width(longer) > width:
                fit = max(1, font.fitting(longer, width))
                at = longer.rfind("/", 1, fit) + 1
                fit = at if at > fit / 2 else fit
                if not any(map(str.isalnum, longer[fit:])):
                    fit = max(1, fit - _CARRIED)  # no line begins with a stop
                yield longer[:fit]
                longer = longer[fit:]
        line = longer
    yield line


def _units(text: str, font: Measured, width: int) -> Iterator[str]:
    """Yield the words of a paragraph, a number with its noun, or else with its article, if a line has room.

    Examples are "the 25" and "3 cards".
    """
    before, *words = text.split(" ")
    for word, after in zip_longest(words, words[1:], fillvalue=""):
        last = before.rpartition(" ")[2]
        counts = word.isdigit() and after[:1].isalpha()  # then the noun matters more than the article
        follows = word[:1].isdigit() and last.isalpha() and len(last) <= _ARTICLE and not counts
        counted = last.isdigit() and word[:1].isalpha()
        both = f"{before} {word}"
        if (follows or counted) and font.width(both) <= width:
            before = both
        else:
            yield before
            before = word
    yield before
