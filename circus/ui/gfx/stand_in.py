"""Marks that stand in for letters that no font has: a pattern of each letter, so that names differ."""

from zlib import crc32

import pygame
from pygame import Rect, Surface

from circus.ui.gfx.blank import blank

COLUMNS, ROWS = 5, 5
_SHARE = 0.72
"""Height of a mark, relative to the line's."""
_GAP = 0.1
"""Width between two marks, relative to their own."""


def mark_width(height: int) -> int:
    """Return the width of a mark with its gap, in pixels, for a line of this height."""
    return round(_side(height) * (1 + _GAP))


def draw_mark(letter: str, height: int, colour: str) -> Surface:
    """Return the mark of a letter: a mirrored pattern of squares, the same for the same letter."""
    side, cell = _side(height), _side(height) / COLUMNS
    mark = blank((mark_width(height), height), clear=True)
    mark.fill((*pygame.Color(colour)[:3], 0))
    top = (height - side) / 2
    for column, row in pattern(letter):
        left = round(column * cell)
        upper = round(top + row * cell)
        box = Rect(left, upper, round((column + 1) * cell) - left, round(top + (row + 1) * cell) - upper)
        mark.fill(colour, box)
    return mark


def pattern(letter: str) -> frozenset[tuple[int, int]]:
    """Return the filled squares of a letter's mark by column and row.

    >>> pattern("李") == pattern("雷"), (2, 2) in pattern("李")
    (False, True)
    """
    bits = crc32(letter.encode("utf-8", "surrogatepass"))
    half = {(column, row) for column in range(3) for row in range(ROWS) if bits >> (column * ROWS + row) & 1}
    half |= {(2, row) for row in range(1, ROWS - 1)}  # a stem, so that no mark is empty or a full box
    half -= {(0, 0)} if len(half) == 3 * ROWS else set()
    return frozenset(half | {(COLUMNS - 1 - column, row) for column, row in half})


def _side(height: int) -> int:
    return max(COLUMNS, round(height * _SHARE))
