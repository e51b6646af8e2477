"""Typesetting of the rulebook: blocks become rows of words, shapes and pictures, in units."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from pygame import Surface

from circus.ui.gfx import svg, theme
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box
from circus.ui.scenes.parts.widgets import STAR
from circus.ui.scenes.rulebook.text import (
    EXAMPLE,
    HEADING,
    NOTE,
    PICTURES,
    PLAIN,
    POINT,
    RULE,
    SLANTED,
    STRONG,
    Block,
    TextRun,
)

BODY_U = 21.0
LEADING = 1.3
INK, SOFT, HEAD, LINK = "#33221A", "#5B432F", theme.DEEP_RED, "#0E5650"
BUTTON_U = 46.0
"""Size of the round buttons below an example."""
SENTENCE_U = 19.0
"""Text size of a step's sentence."""

SHAPE = 9 / 16
"""Height of an example's picture relative to its width."""

HEADED = 2
"""Minimum number of rows under a heading on its page."""

_SIZES = {1: 34.0, 2: 27.0, 3: 23.0}
_PICTURE_U = 124.0
_NOTE_PAD_U, _NOTE_EDGE_U = 20, 9.0
_NOTE_LINES = 5
"""Number of lines from which a ruling may be split in the middle."""
_FACES = {PLAIN: "ui", STRONG: "ui-bold", SLANTED: "ui-italic"}
_GAP_U = 10.0

Link = str | int
"""Destination of a link: an anchor of the book, or a page by its index."""


class Ink(NamedTuple):
    """Style of words."""

    text: str
    face: str
    size: float
    colour: str


class RowPiece(NamedTuple):
    """Words, a surface or a shape at a place of its row, in units; for words and surfaces y is the centre.

    Attributes:
        ink: the words.
        width: of the words.
        anchors: the rules and items that they explain.
        link: their destination; "" for none.
        span: their letters in their block: the first, and the one after the last.
    """

    x: float
    y: float
    ink: Ink | None = None
    width: float = 0.0
    surface: Surface | None = None
    shape: str = ""
    anchors: tuple[str, ...] = ()
    link: Link = ""
    span: tuple[int, int] = (0, 0)

    def moved(self, x: float, y: float = 0.0) -> "RowPiece":
        """Return the piece moved to the right and down."""
        return RowPiece(self.x + x, self.y + y, *self[2:])


class ExampleArea(NamedTuple):
    """Area of an example in its row, in units: its picture, and the sentence between its buttons."""

    name: str
    picture: Box
    sentence: Box


@dataclass
class PageRow:
    """Unbreakable row: a line, a row of pictures, an example.

    Attributes:
        height: in units, with the space below.
        above: space above it, omitted at the top of a page.
        pieces: its contents.
        stays: number of following rows that must be on the same page.
        block: the index of its block; -1 for none of the text.
        stage: of a live example.
        is_chapter: whether a chapter begins with it.
    """

    height: float
    above: float = 0.0
    pieces: list[RowPiece] = field(default_factory=list)
    stays: int = 0
    block: int = -1
    stage: ExampleArea | None = None
    is_chapter: bool = False


class Setting(NamedTuple):
    """Target of the typesetting.

    Attributes:
        width, height: of the text on a page, in units.
        sentences: returns the sentences of an example's steps by its name; `None` for an invalid one.
    """

    width: float
    height: float
    sentences: Callable[[str], Sequence[str] | None] = lambda _name: None


def rows_of(kit: Toolkit, blocks: Sequence[Block], setting: Setting) -> list[PageRow]:
    """Return the rows of a text."""
    rows = []
    for number, block in enumerate(blocks):
        for row in _rows(kit, block, setting):
            row.block = number
            rows.append(row)
    return rows


def lines(
    kit: Toolkit, runs: Sequence[TextRun], width: float, size: float, face: str = "", colour: str = INK
) -> Iterator[PageRow]:
    """Return words of several kinds, broken into lines; `face` replaces that of plain words."""
    step = size * LEADING * kit.text_scale
    row, x = PageRow(step), 0.0
    for word in _words(runs):
        parts = [_piece(kit, part, size, face, colour) for part in word]
        wide = sum(part.width for part in parts)
        space = kit.fonts.width_u(" ", _face(word[0].run, face), size) if row.pieces else 0.0
        if row.pieces and x + space + wide > width:
            yield row
            row, x, space = PageRow(step), 0.0, 0.0
        x += space
        for part in parts:
            row.pieces.append(part.moved(x, step / 2))
            x += part.width
    yield row


class _RowPart(NamedTuple):
    """Letters of one run, and their start in their block."""

    text: str
    run: TextRun
    at: int


def _face(run: TextRun, face: str) -> str:
    """Return the typeface of a run, with `face` for plain words."""
    return face if face and (face == "display" or run.kind == PLAIN) else _FACES.get(run.kind, "ui")


def _piece(kit: Toolkit, part: _RowPart, size: float, face: str, colour: str) -> RowPiece:
    ink = Ink(part.text, _face(part.run, face), size, LINK if part.run.link else colour)
    wide = kit.fonts.width_u(part.text, ink.face, size)
    span = (part.at, part.at + len(part.text))
    return RowPiece(0, 0, ink, wide, anchors=part.run.anchors, link=part.run.link, span=span)


def _words(runs: Sequence[TextRun]) -> Iterator[list[_RowPart]]:
    """Return the words one by one, each of parts without a space between them.

    An example is a term with its comma.
    """
    word: list[_RowPart] = []
    at = 0
    for run in runs:
        for number, text in enumerate(run.text.split(" ")):
            if number:
                at += 1
                if word:
                    yield word
                word = []
            if text:
                word.append(_RowPart(text, run, at))
                at += len(text)
    if word:
        yield word


def _rows(kit: Toolkit, block: Block, setting: Setting) -> Iterator[PageRow]:
    text, width = kit.text_scale, setting.width
    if block.kind == PICTURES:
        yield _picture_row(kit, block.names, width)
    elif block.kind == RULE:
        line = svg.path(f"M0 0 H{width:.1f}", svg.lined("#B08B58", 1.8, 0.8))
        yield PageRow(16, 10, [RowPiece(0, 6, shape=line)])
    elif block.kind == HEADING:
        yield from _heading(kit, block, width)
    elif block.kind == NOTE:
        yield from _note(kit, block.runs, width)
    elif block.kind == POINT:
        yield from _point(kit, block, width)
    elif block.kind == EXAMPLE:
        yield _example(kit, block, setting)
    else:
        rows = _unparted(lines(kit, block.runs, width, BODY_U))
        rows[0].above = 10 * text
        yield from rows


def _heading(kit: Toolkit, block: Block, width: float) -> list[PageRow]:
    size = _SIZES.get(block.level, BODY_U)
    rows = list(lines(kit, block.runs, width, size, "display", HEAD))
    rows[0].above = {1: 18, 2: 20}.get(block.level, 14) * kit.text_scale
    for row in rows:
        row.stays = HEADED
    rows[0].is_chapter = block.level == 1
    rows[-1].height += 4
    return rows


def _unparted(rows: Iterable[PageRow]) -> list[PageRow]:
    """Return the lines of a paragraph without widows and orphans."""
    listed = list(rows)
    if len(listed) > 1:
        listed[0].stays = listed[-2].stays = 1
    return listed


def _point(kit: Toolkit, block: Block, width: float) -> Iterator[PageRow]:
    text = kit.text_scale
    indent = 30 * text * (1 + 0.9 * (block.level - 1))
    rows = _unparted(lines(kit, block.runs, width - indent, BODY_U))
    for row in rows:
        row.pieces = [piece.moved(indent) for piece in row.pieces]
    middle = rows[0].height / 2
    if block.mark == "*":
        rows[0].pieces.append(RowPiece(indent - 18 * text, middle, shape=_star(6.5 * text)))
    elif block.mark:
        wide = kit.fonts.width_u(block.mark, "ui-bold", BODY_U)
        ink = Ink(block.mark, "ui-bold", BODY_U, HEAD)
        rows[0].pieces.append(RowPiece(max(0.0, indent - 8 * text - wide), middle, ink, wide))
    rows[0].above = 6 * text
    yield from rows


def _star(size: float) -> str:
    return f'<g transform="scale({size / 11:.3f})">{svg.path(STAR, svg.filled(theme.RED))}</g>'


def _stacked(rows: Sequence[PageRow], x: float, y: float) -> list[RowPiece]:
    """Return the pieces of several lines as those of one row."""
    pieces = []
    for row in rows:
        pieces += [piece.moved(x, y) for piece in row.pieces]
        y += row.height
    return pieces


def _note(kit: Toolkit, runs: Sequence[TextRun], width: float) -> Iterator[PageRow]:
    """Return a ruling on a darker slip with a red bar; a long one may be split between pages."""
    text_lines = list(lines(kit, runs, width - _NOTE_PAD_U - 16, BODY_U - 1, colour=SOFT))
    most = len(text_lines) if len(text_lines) <= _NOTE_LINES else -(-len(text_lines) // 2)
    for at in range(0, len(text_lines), most):
        part = text_lines[at : at + most]
        top, low = 0.0 if at else _NOTE_EDGE_U, _NOTE_EDGE_U if at + most >= len(text_lines) else 0.0
        high = top + sum(line.height for line in part) + low
        slip = svg.box(0, 0, width, high, "#E3CC9C", 0.55) + svg.box(0, 0, 6, high, theme.RED)
        yield PageRow(
            high, 0.0 if at else 12.0, [RowPiece(0, 0, shape=slip), *_stacked(part, _NOTE_PAD_U, top)]
        )


def _picture_row(kit: Toolkit, names: Sequence[str], width: float) -> PageRow:
    """Return sprites in a row, centred; smaller if they are too wide together."""
    ratios = [kit.sprites.ratio(name) for name in names]
    gap = 14.0
    high = min(_PICTURE_U, (width - gap * (len(names) - 1)) / sum(ratios))
    x = (width - sum(ratios) * high - gap * (len(names) - 1)) / 2
    pieces = []
    for name, ratio in zip(names, ratios, strict=True):
        picture = kit.sprites.svg(name, height_u=high)
        margin = kit.units.u(kit.sprites.margin(4))
        pieces.append(RowPiece(x - margin + 2, high / 2 + 3, surface=kit.sprites.shadow(picture, 4, 0.4)))
        pieces.append(RowPiece(x, high / 2, surface=picture))
        x += ratio * high + gap
    return PageRow(high + 3 + margin, 14, pieces)


def _example(kit: Toolkit, block: Block, setting: Setting) -> PageRow:
    """Return an example: introduction, picture, and below it the sentence of a step between two buttons."""
    (name,), width = block.names, setting.width
    words = list(lines(kit, block.runs, width, BODY_U - 1, "ui-italic", SOFT))
    sentences = setting.sentences(name)
    high = sum(line.height for line in words)
    pieces = _stacked(words, 0, 0)
    above = 12.0 * kit.text_scale
    if sentences is None:
        return PageRow(high, above, pieces)
    sentence_width = width - 2 * (BUTTON_U + _GAP_U)
    below = max(sentence_height(kit, each, sentence_width) for each in sentences)
    below = max(below, BUTTON_U) + _GAP_U if len(sentences) > 1 else 0.0
    wide = min(width, (setting.height - high - 2 * _GAP_U - below) / SHAPE)
    picture = ((width - wide) / 2, high + _GAP_U, wide, wide * SHAPE)
    low = picture[1] + picture[3] + _GAP_U
    sentence = (BUTTON_U + _GAP_U, low, sentence_width, below - _GAP_U)
    frame = svg.framed(
        picture[0] - 3, picture[1] - 3, wide + 6, picture[3] + 6, "#C9AE78", "#7A5A3C", 2.5, radius=5
    )
    return PageRow(
        low + below, above, [*pieces, RowPiece(0, 0, shape=frame)], stage=ExampleArea(name, picture, sentence)
    )


def sentence_height(kit: Toolkit, words: str, width: float) -> float:
    """Return the height of a step's sentence."""
    return sum(line.height for line in lines(kit, (TextRun(words),), width, SENTENCE_U))
