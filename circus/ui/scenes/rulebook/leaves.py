"""Leaves of an open book, at rest and turning."""

from collections.abc import Callable

from pygame import Surface

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.scenes.rulebook.book import Book

Painted = Callable[[int, int], Surface | None]
"""Function for the page of a spread on its left (0) or right (1) side; `None` after the last page."""


def page_items(kit: Toolkit, book: Book, page: Painted, spread: int) -> list[Item]:
    """Return the open pages at rest."""
    return [item for side in range(book.sides) for item in _side_items(kit, book, page(spread, side), side)]


def turning(kit: Toolkit, book: Book, page: Painted, way: tuple[int, int], share: float) -> list[Item]:
    """Return a turning page between two spreads: it is squeezed towards the spine, then widened."""
    before, after = way
    if book.sides == 1:
        return _sliding(kit, book, page, way, share)
    left, right = (before, after) if after > before else (after, before)
    items = _side_items(kit, book, page(left, 0), 0) + _side_items(kit, book, page(right, 1), 1)
    near, far = (1, 0) if after > before else (0, 1)
    side, spread = (near, before) if share < 0.5 else (far, after)
    width = 1 - 2 * share if share < 0.5 else 2 * share - 1
    return items + _turning(kit, book, page(spread, side), side, width)


def _side_items(kit: Toolkit, book: Book, page: Surface | None, side: int) -> list[Item]:
    if page is None:
        return []
    x, y = kit.units.point(*book.page_box(side)[:2])
    return [Item(theme.LAYER_PIECE, page, x, y)]


def _turning(kit: Toolkit, book: Book, page: Surface | None, side: int, width: float) -> list[Item]:
    if page is None or width < 0.04:
        return []
    squeezed = kit.sprites.squeezed(page, max(0.04, width))
    left, top, wide, _ = book.page_box(side)
    units = kit.units
    x = units.px(left) if side else units.px(left + wide) - squeezed.get_width()
    return [Item(theme.LAYER_EDGE, squeezed, x, units.px(top))]


def _sliding(kit: Toolkit, book: Book, page: Painted, way: tuple[int, int], share: float) -> list[Item]:
    """Return a single page: the new one fades in over the old one."""
    old, new = (_side_items(kit, book, page(spread, 0), 0) for spread in way)
    faded = kit.sprites.faded(new[0].surface, round(255 * share))
    return [*old, new[0]._replace(layer=theme.LAYER_EDGE, surface=faded)]
