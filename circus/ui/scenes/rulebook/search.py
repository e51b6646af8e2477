"""Search in a rulebook: all occurrences of words, ignoring accents and capitals."""

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple
from unicodedata import normalize

from circus.ui.scenes.rulebook.text import HEADING, Block

LEAST = 2
"""Minimum number of letters: fewer would occur everywhere."""

_ALIKE = {"\u2019": "'", "\u00a0": " ", "\u202f": " ", "\u2011": "-"}


class SearchHit(NamedTuple):
    """One result.

    Attributes:
        block: its index.
        span: the first letter in the words of the block, and the one after the last.
        chapter: the heading above it.
    """

    block: int
    span: tuple[int, int]
    chapter: str


def words_of(block: Block) -> str:
    """Return all words of a block."""
    return "".join(run.text for run in block.runs)


def folded(text: str) -> str:
    """Return a text of the same length without accents and capitals, with plain spaces."""
    return "".join(map(_folded, text))


@cache
def _folded(letter: str) -> str:
    plain = normalize("NFD", _ALIKE.get(letter, letter))[:1].casefold()
    return plain if len(plain) == 1 else letter


def find(blocks: Sequence[Block], asked: str) -> list[SearchHit]:
    """Return every occurrence of the words, in the order of the book.

    Return none for less than `LEAST` letters.
    """
    words = folded(asked).split()
    if sum(map(len, words)) < LEAST:
        return []
    wanted = re.compile(" +".join(map(re.escape, words)))
    found: list[SearchHit] = []
    chapter = ""
    for number, block in enumerate(blocks):
        text = words_of(block)
        if block.kind == HEADING:
            chapter = text.strip()
        found += [SearchHit(number, each.span(), chapter) for each in wanted.finditer(folded(text))]
    return found


def context(blocks: Sequence[Block], place: SearchHit, letters: int) -> tuple[str, str, str]:
    """Return the words before a result, its own, and those after it: whole words, about `letters` each."""
    text = words_of(blocks[place.block])
    begin, end = place.span
    before, there, after = text[:begin].lstrip(), text[begin:end], text[end:].rstrip()
    if len(before) > letters:
        before = "… " + before[-letters:].partition(" ")[2]
    if len(after) > letters:
        after = after[:letters].rpartition(" ")[0] + " …"
    return _plain(before), _plain(there), _plain(after)


def _plain(text: str) -> str:
    """Return text without the double spaces left by anchors."""
    return re.sub(" +", " ", text)
