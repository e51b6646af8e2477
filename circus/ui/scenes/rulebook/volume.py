"""Complete rulebook: contents, text and index on pages, with all positions."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box
from circus.ui.scenes.rulebook.book import book_of
from circus.ui.scenes.rulebook.index import contents, index, index_of
from circus.ui.scenes.rulebook.live import PlacedExample
from circus.ui.scenes.rulebook.pages import boxes_of, filled, links_of, page_of, page_with, placed
from circus.ui.scenes.rulebook.rows import BODY_U, Link, PageRow, Setting, rows_of
from circus.ui.scenes.rulebook.search import SearchHit
from circus.ui.scenes.rulebook.text import Block

FRONT = -1
"""The place of the contents; those of the text are the indices of its blocks, the index follows."""

_SIZES = (BODY_U, 18.5, 16.5)
"""Text sizes of the contents, the preferred first: a smaller one is used if it saves a page."""


class Volume:
    """One book for one window.

    Attributes:
        book: its geometry.
        blocks: its text.
        pages: the rows of each page.
    """

    def __init__(
        self,
        kit: Toolkit,
        blocks: Sequence[Block],
        sentences: Callable[[str], Sequence[str] | None],
        note: Sequence[Block] = (),
    ) -> None:
        """Set the book; `sentences` is as for `Setting`, and the `note` is before the contents."""
        self.book = book_of(kit)
        self.blocks = blocks
        self._text = kit.text_scale
        wide, high = self.book.text_width, self.book.text_height
        text = filled(rows_of(kit, blocks, Setting(wide, high, sentences)), high)
        head = [replace(row, block=-1) for row in rows_of(kit, note, Setting(wide, high, sentences))]
        fronts = {
            size: filled([*head, *contents(kit, blocks, wide, lambda _block, _span: 0, size)], high)
            for size in _SIZES
        }
        size = min(_SIZES, key=lambda each: len(fronts[each]))
        before = len(fronts[size]) if fronts[size][0] else 0

        def page(block: int, span: tuple[int, int]) -> int:
            return before + page_of(text, block, span)

        front = filled([*head, *contents(kit, blocks, wide, page, size)], high) if before else []
        articles = kit.texts.say("rulebook-articles").split()
        behind = index(kit, index_of(blocks, articles), wide, page)
        end = filled([*text[-1], *behind], high)
        self.pages = [*front, *text[:-1], *end]
        begins = (at for at, rows in enumerate(end) if any(row in behind[:1] for row in rows))
        self._back = before + len(text) - 1 + next(begins, 0)

    @property
    def spreads(self) -> int:
        """Number of spreads."""
        return -(-len(self.pages) // self.book.sides)

    def spread_with(self, anchor: str) -> int:
        """Return the spread of an anchor; the first one if there is none."""
        return page_with(self.pages, anchor) // self.book.sides

    def spread_of(self, place: int) -> int:
        """Return the spread of a place (see `FRONT`)."""
        if place <= FRONT:
            return 0
        at = page_of(self.pages, place) if place < len(self.blocks) else self._back
        return min(at, len(self.pages) - 1) // self.book.sides

    def place_of(self, spread: int) -> int:
        """Return the place of a spread: its first block."""
        blocks = [row.block for _, rows in self.open_at(spread) for row in rows if row.block >= 0]
        if not blocks:
            return FRONT if spread == 0 else len(self.blocks)
        first = spread * self.book.sides
        return next((block for block in blocks if page_of(self.pages, block) >= first), blocks[0])

    def page_of(self, found: SearchHit) -> int:
        """Return the page, from 0, of a result."""
        return page_of(self.pages, found.block, found.span)

    def open_at(self, spread: int) -> list[tuple[int, list[PageRow]]]:
        """Return the rows of the open pages, each with its side."""
        first = spread * self.book.sides
        return list(enumerate(self.pages[first : first + self.book.sides]))

    def stages(self, spread: int) -> list[PlacedExample]:
        """Return the examples on the open pages."""
        found = []
        for side, rows in self.open_at(spread):
            left, top = self.book.text_corner(side)
            found += [PlacedExample(row.stage, left, y) for row, y in placed(rows, top) if row.stage]
        return found

    def links(self, spread: int) -> list[tuple[Link, Box]]:
        """Return the links on the open pages, with their boxes in the window."""
        return [
            (link, self._on(side, box))
            for side, rows in self.open_at(spread)
            for link, box in links_of(rows, self._text)
        ]

    def boxes(self, spread: int, found: Sequence[SearchHit]) -> Iterator[tuple[SearchHit, Box]]:
        """Return the boxes of results on the open pages."""
        for side, rows in self.open_at(spread):
            there = {row.block for row in rows}
            for each in found:
                boxes = boxes_of(rows, self._text, each.block, each.span) if each.block in there else ()
                yield from ((each, self._on(side, box)) for box in boxes)

    def _on(self, side: int, box: Box) -> Box:
        """Return the box in the window of a box on a page."""
        left, top = self.book.text_corner(side)
        return box[0] + left, box[1] + top, box[2], box[3]
