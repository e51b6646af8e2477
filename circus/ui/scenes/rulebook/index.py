"""Front and back matter of a rulebook: its contents, and the index of its terms and headings."""

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from circus.ui.gfx import svg
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.scenes.rulebook.rows import BODY_U, HEAD, HEADED, INK, SOFT, Ink, PageRow, RowPiece, lines
from circus.ui.scenes.rulebook.search import folded, words_of
from circus.ui.scenes.rulebook.text import HEADING, STRONG, Block, TextRun

_GAP_U = 10.0
_INDENT_U = 26.0


class IndexEntry(NamedTuple):
    """One line of the index.

    Attributes:
        term: in the spelling of its first definition.
        places: block and letters of each place.
        initial: the letter under which it is found.
    """

    term: str
    places: tuple[tuple[int, tuple[int, int]], ...]
    initial: str


def index_of(blocks: Sequence[Block], articles: Sequence[str] = ()) -> list[IndexEntry]:
    """Return every heading and every defined term, in dictionary order.

    `articles` at the beginning of a term, such as "la", do not count; one with an apostrophe joins its word.
    """
    found: dict[str, tuple[str, list[tuple[int, tuple[int, int]]]]] = {}
    for number, block in enumerate(blocks):
        for term, span in _terms(block):
            places = found.setdefault(folded(term), (term, []))[1]
            places.append((number, span))
    keyed = sorted((_key(known, articles), known) for known in found)
    return [IndexEntry(found[known][0], tuple(found[known][1]), key[:1]) for key, known in keyed]


def _key(term: str, articles: Sequence[str]) -> str:
    """Return a folded term without an article before it."""
    for article in articles:
        before = folded(article) if not article[-1].isalpha() else f"{folded(article)} "
        if term.startswith(before) and term != before:
            return term.removeprefix(before)
    return term


def _terms(block: Block) -> Iterator[tuple[str, tuple[int, int]]]:
    """Return the terms of a block, without the following colon."""
    if block.kind == HEADING:
        text = words_of(block)
        yield text.strip(), (0, len(text))
        return
    at = 0
    for run in block.runs:
        term = run.text.strip().rstrip(":.,;").strip()
        if run.kind == STRONG and term:
            yield term[0].upper() + term[1:], (at, at + len(run.text))
        at += len(run.text)


def contents(
    kit: Toolkit,
    blocks: Sequence[Block],
    width: float,
    page: Callable[[int, tuple[int, int]], int],
    size: float = BODY_U,
) -> list[PageRow]:
    """Return the chapters and their sections with their pages; none for a text without chapters.

    `page` returns the page, from 0, of letters of a block; `size` is that of the words.
    """
    rows: list[PageRow] = []
    for number, block in enumerate(blocks):
        if block.kind == HEADING and block.level <= 2:
            at = page(number, (0, 1))
            chapter = block.level == 1
            face, indent = ("ui-bold", 0.0) if chapter else ("ui", _INDENT_U)
            text = words_of(block).strip()
            ink = Ink(text, face, size, HEAD if chapter else INK)
            entry = _entry(kit, ink, width - indent, [at], indent)
            entry[0].above = (0.4 if chapter else 0.05) * size * kit.text_scale
            rows += entry
    return [*_title(kit, "rulebook-contents", width), *rows] if rows else []


def index(
    kit: Toolkit, entries: Sequence[IndexEntry], width: float, page: Callable[[int, tuple[int, int]], int]
) -> list[PageRow]:
    """Return the index with its pages; `page` as for `contents`."""
    rows: list[PageRow] = []
    letter = ""
    for entry in entries:
        pages = sorted({page(*place) for place in entry.places})
        own = _entry(kit, Ink(entry.term, "ui", BODY_U, INK), width, pages)
        if entry.initial != letter:
            letter = entry.initial
            own[0].above = 12.0 * kit.text_scale
        rows += own
    return [*_title(kit, "rulebook-index", width), *rows] if rows else []


def _title(kit: Toolkit, key: str, width: float) -> list[PageRow]:
    rows = list(lines(kit, (TextRun(kit.texts.say(key)),), width, 34.0, "display", HEAD))
    rows[0].above = 22.0 * kit.text_scale
    for row in rows:
        row.stays = HEADED
    return rows


def _entry(kit: Toolkit, ink: Ink, width: float, pages: Sequence[int], indent: float = 0.0) -> list[PageRow]:
    """Return words, a line of dots, and the pages as links; the words link to the first page."""
    size = ink.size
    numbers = [f"{at + 1}," if at != pages[-1] else f"{at + 1}" for at in pages]
    wide = [kit.fonts.width_u(each, "ui-semibold", size) for each in numbers]
    space = kit.fonts.width_u(" ", "ui", size)
    room = width - sum(wide) - space * (len(wide) - 1) - 3 * _GAP_U
    rows = list(lines(kit, (TextRun(ink.text),), room, size, ink.face, ink.colour))
    for row in rows:
        row.pieces = [each.moved(indent)._replace(link=pages[0], span=(0, 0)) for each in row.pieces]
    end = rows[-1].pieces[-1].x + rows[-1].pieces[-1].width
    x, middle = width + indent - sum(wide) - space * (len(wide) - 1), rows[-1].height / 2
    low = middle + 0.3 * size
    dotted = f'{svg.lined(SOFT, 2.4, 0.7)} stroke-dasharray="0.1 7"'
    dots = svg.path(f"M{end + _GAP_U:.1f} {low:.1f} H{x - _GAP_U:.1f}", dotted)
    rows[-1].pieces.insert(0, RowPiece(0, 0, shape=dots))
    for at, number, own in zip(pages, numbers, wide, strict=True):
        rows[-1].pieces.append(RowPiece(x, middle, Ink(number, "ui-semibold", size, HEAD), own, link=at))
        x += own + space
    return rows
