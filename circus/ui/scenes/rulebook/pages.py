"""Pages of a rulebook: filling, searching and painting them."""

from collections.abc import Iterator, Sequence
from itertools import groupby

from circus.ui.gfx import svg, theme
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box, Panel
from circus.ui.scenes.rulebook.rows import BODY_U, LINK, Link, PageRow, RowPiece

_MARKER, _BAR_U = "#FFC93C", 7.0
"""Colour of the marked sentence, and width of the bar in its margin."""
_FULL = 0.6
"""Minimum filled share of a page that ends with its chapter, if an example is deferred."""
_FEWEST = 3
"""Minimum number of lines on the last page."""


def filled(rows: Sequence[PageRow], height: float) -> list[list[PageRow]]:
    """Return the rows of each page of `height` units; at least one page.

    An example that does not fit moves to the head of the next page. The text of its chapter continues before
    it; further text does so too if the page would be mostly empty. No example tears a paragraph: one that
    ends on the next page is there before the example.
    """
    pages: list[list[PageRow]] = [[]]
    late: list[PageRow] = []
    for at, row in enumerate(rows):
        if row.stage and (late or not _fits(pages[-1], [row], height)):
            late.append(row)
            continue
        goes_on = at > 0 and 0 <= rows[at - 1].block == row.block
        if late and not goes_on and _ends_here(rows, at, pages[-1]) and _fits(pages[-1], late[:1], height):
            pages[-1].append(late.pop(0))
        while pages[-1] and (
            not _fits(pages[-1], _group(rows, at, pages[-1]), height)
            or (late and row.is_chapter and _is_full(pages[-1], height))
        ):
            if goes_on:
                pages.append([])
                break
            pages.append(late[:1])
            del late[:1]
        pages[-1].append(row)
    pages += [[row] for row in late]
    _even(pages)
    return pages


def _ends_here(rows: Sequence[PageRow], at: int, page: Sequence[PageRow]) -> bool:
    """Return whether a page begins with the end of a paragraph, and has nothing else yet."""
    return bool(page) and all(row.block == rows[at - 1].block for row in page)


def _even(pages: list[list[PageRow]]) -> None:
    """Move lines from the last page but one to the last, if that has hardly any."""
    if len(pages) < 2 or any(row.stage for row in pages[-1]) or len(pages[-1]) >= _FEWEST:
        return
    both = [*pages[-2], *pages[-1]]
    for split in range(len(both) - _FEWEST, len(both) // 2, -1):
        here = both[:split]
        if not here[-1].stage and all(at + sum(1 for _ in _staying(both, at)) < split for at in range(split)):
            pages[-2:] = [here, both[split:]]
            return


def _group(rows: Sequence[PageRow], at: int, page: Sequence[PageRow]) -> list[PageRow]:
    """Return a row and those that must be on its page.

    Below an example at the head of a page there are at least two lines of it.
    """
    group = [rows[at], *_staying(rows, at)]
    goes_on = rows[at + 1 : at + 2]
    alone = len(group) == 1 and all(row.stage for row in page)
    if alone and goes_on and not goes_on[0].stage and goes_on[0].block == rows[at].block:
        return [*group, goes_on[0], *_staying(rows, at + 1)]
    return group


def _fits(page: Sequence[PageRow], group: Sequence[PageRow], height: float) -> bool:
    """Return whether some rows fit at the end of a page; on an empty one they always do."""
    return not page or _high([*page, *group]) <= height


def _is_full(page: Sequence[PageRow], height: float) -> bool:
    """Return whether a page is full enough if an example moves to the next one."""
    return _high(page) >= _FULL * height


def _high(rows: Sequence[PageRow]) -> float:
    return sum(row.above + row.height for row in rows) - rows[0].above


def _staying(rows: Sequence[PageRow], at: int) -> Iterator[PageRow]:
    """Return the rows of text after one that must be on its page.

    They are those that it requires, and that these require in turn.
    """
    stays = rows[at].stays
    for after in rows[at + 1 :]:
        if stays < 1:
            return
        if not after.stage:
            yield after
            stays = max(stays - 1, after.stays)


def page_with(pages: Sequence[Sequence[PageRow]], anchor: str) -> int:
    """Return the page of an anchor; the first one if there is none."""
    return next((at for at, rows in enumerate(pages) if any(_rule_pieces(row, anchor) for row in rows)), 0)


def page_of(pages: Sequence[Sequence[PageRow]], block: int, span: tuple[int, int] = (0, 0)) -> int:
    """Return the page where a block, or these letters of it, begins; 0 for none."""
    found = [at for at, rows in enumerate(pages) if any(row.block == block for row in rows)]
    with_span = (
        at
        for at in found
        if any(_within(each, span) for row in pages[at] if row.block == block for each in row.pieces)
    )
    return next(with_span, found[0] if found else 0)


def placed(rows: Sequence[PageRow], top: float = 0.0) -> Iterator[tuple[PageRow, float]]:
    """Return each row of a page with its upper edge."""
    y = top
    for number, row in enumerate(rows):
        y += row.above if number else 0.0
        yield row, y
        y += row.height


def links_of(rows: Sequence[PageRow], text: float) -> list[tuple[Link, Box]]:
    """Return the links of a page; a link broken into lines has a box in each.

    `text` is the text size as a share of the usual one.
    """
    found = []
    for row, y in placed(rows):
        for (link, _), together in groupby(row.pieces, lambda piece: (piece.link, piece.y)):
            pieces = [piece for piece in together if piece.ink]
            if link != "" and pieces:
                found.append((link, _box_of(pieces, y, text)))
    return found


def boxes_of(rows: Sequence[PageRow], text: float, block: int, span: tuple[int, int]) -> list[Box]:
    """Return the boxes of some letters of a block on a page; `text` as for `links_of`."""
    found = []
    for row, y in placed(rows):
        if row.block == block:
            pieces = [each for each in row.pieces if _within(each, span)]
            found += [_box_of(list(line), y, text) for _, line in groupby(pieces, lambda each: each.y)]
    return found


def paint(
    kit: Toolkit, panel: Panel, rows: Sequence[PageRow], left: float, top: float, anchor: str = ""
) -> None:
    """Write a page on a panel, with the words of the anchor marked."""
    under = ""
    for row, y in placed(rows, top):
        shapes = [svg.moved(piece.shape, piece.x, piece.y) for piece in row.pieces if piece.shape]
        body = "".join([*shapes, _marked(kit, row, anchor), _underlined(kit, row)])
        under += svg.moved(body, left, y) if body else ""
    if under:
        panel.vector(under)
    for row, y in placed(rows, top):
        for piece in row.pieces:
            surface = kit.fonts.line(*piece.ink) if piece.ink else piece.surface
            if surface:
                panel.put(surface, left + piece.x, y + piece.y, "midleft")


def _rule_pieces(row: PageRow, anchor: str) -> list[RowPiece]:
    """Return the words of a row for one of the anchor's rules ("QC-16, QC-19")."""
    names = set(anchor.split(", "))
    return [piece for piece in row.pieces if names & {*piece.anchors}]


def _within(piece: RowPiece, span: tuple[int, int]) -> bool:
    """Return whether a piece contains some of these letters of its block."""
    return piece.ink is not None and piece.span[0] < span[1] and span[0] < piece.span[1]


def _box_of(pieces: Sequence[RowPiece], top: float, text: float) -> Box:
    """Return the box of adjacent words on a line."""
    begin, end = pieces[0].x, max(piece.x + piece.width for piece in pieces)
    size = text * max(piece.ink.size for piece in pieces if piece.ink)
    return begin - 3, top + pieces[0].y - 0.66 * size, end - begin + 6, 1.32 * size


def _marked(kit: Toolkit, row: PageRow, anchor: str) -> str:
    """Return the mark behind the anchor's words, line by line, and a bar in the margin."""
    half = BODY_U * kit.text_scale * 0.66
    pieces, body = [piece for piece in _rule_pieces(row, anchor) if piece.ink], ""
    for y in sorted({piece.y for piece in pieces}):
        line = [piece for piece in pieces if piece.y == y]
        begin = min(piece.x for piece in line)
        end = max(piece.x + piece.width for piece in line)
        body += svg.box(begin - 4, y - half, end - begin + 8, 2 * half, _MARKER, 0.75, radius=6)
        body += svg.box(-22, y - half - 1, _BAR_U, 2 * half + 2, theme.RED, radius=3)
    return body


def _underlined(kit: Toolkit, row: PageRow) -> str:
    """Return a line under the words of links."""
    body = ""
    for (link, y), together in groupby(row.pieces, lambda piece: (piece.link, piece.y)):
        pieces = [piece for piece in together if piece.ink]
        if isinstance(link, str) and link and pieces:
            begin, end = pieces[0].x, pieces[-1].x + pieces[-1].width
            low = y + 0.5 * BODY_U * kit.text_scale
            body += svg.path(f"M{begin:.1f} {low:.1f} H{end:.1f}", svg.lined(LINK, 1.6, 0.8))
    return body
