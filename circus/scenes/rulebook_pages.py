"""The rulebook's typesetting: blocks become rows, rows fill pages, pages are painted once."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from pygame import Surface

from circus.scenes.rulebook_text import HEADING, NOTE, PICTURES, PLAIN, POINT, RULE, STRONG, Block, Run
from circus.scenes.scene_widgets import STAR
from circus.stage import svg, theme
from circus.stage.toolkit import Toolkit
from circus.stage.widgets import Panel

BODY_U = 21.0
_SIZES = {1: 34.0, 2: 27.0, 3: 23.0}
_LEADING = 1.3
_PICTURE_U = 124.0
_INK, _SOFT, _HEAD = "#33221A", "#5B432F", theme.DEEP_RED
_NOTE_PAD_U = 20
_FACES = {PLAIN: "ui", STRONG: "ui-bold"}
_MARKER, _BAR_U = "#FFC93C", 7.0
"""What marks the sentence that the book was opened at, and the bar in the margin beside it."""


@dataclass(frozen=True)
class Piece:
    """A surface or a shape at a place of its row, in units; a surface's y is its middle.

    `anchors` are what the book tells with the words it shows.
    """

    x: float
    y: float
    surface: Surface | None = None
    shape: str = ""
    anchors: tuple[str, ...] = ()

    def moved(self, x: float, y: float = 0.0) -> "Piece":
        """So far to the right and down."""
        return replace(self, x=self.x + x, y=self.y + y)


@dataclass
class Row:
    """What may not be torn apart: a line, a picture row.

    Attributes:
        height: in units, with the air below it.
        above: air over it, left out at the top of a page.
        pieces: what it shows.
        stays: it may not be the last of a page.
    """

    height: float
    above: float = 0.0
    pieces: list[Piece] = field(default_factory=list)
    stays: bool = False


def pages(kit: Toolkit, blocks: Sequence[Block], width: float, height: float) -> list[list[Row]]:
    """The rows of each page of `width` x `height` units."""
    filled: list[list[Row]] = [[]]
    used = 0.0
    rows = [row for block in blocks for row in _rows(kit, block, width)]
    for at, row in enumerate(rows):
        need = row.height
        for after in rows[at + 1 : at + 3]:
            if not row.stays:
                break
            need += after.above + after.height
        above = row.above if filled[-1] else 0.0
        if filled[-1] and used + above + need > height:
            filled.append([])
            used, above = 0.0, 0.0
        filled[-1].append(row)
        used += above + row.height
    return filled


def page_with(pages: Sequence[Sequence[Row]], anchor: str) -> int:
    """The number of the page that an anchor is on; the first one if it is on none."""
    return next((at for at, rows in enumerate(pages) if any(_told(row, anchor) for row in rows)), 0)


def _told(row: Row, anchor: str) -> list[Piece]:
    """The words of a row that tell one of the rules that an anchor names ("QC-16, QC-19")."""
    names = set(anchor.split(", "))
    return [piece for piece in row.pieces if names & {*piece.anchors}]


def _marked(kit: Toolkit, row: Row, anchor: str) -> str:
    """The mark behind the words looked for, line by line, and a bar in the margin beside them."""
    half = BODY_U * kit.settings.text_size / 100 * 0.66
    told, body = _told(row, anchor), ""
    for y in sorted({piece.y for piece in told}):
        line = [piece for piece in told if piece.y == y and piece.surface]
        begin = min(piece.x for piece in line)
        end = max(piece.x + kit.units.u(piece.surface.get_width()) for piece in line if piece.surface)
        body += svg.box(begin - 4, y - half, end - begin + 8, 2 * half, _MARKER, 0.75, radius=6)
        body += svg.box(-22, y - half - 1, _BAR_U, 2 * half + 2, theme.RED, radius=3)
    return body


def paint(kit: Toolkit, panel: Panel, rows: Sequence[Row], left: float, top: float, anchor: str = "") -> None:
    """Writes a page on a panel; what stands at the anchor that is looked for is marked."""
    y = top
    for number, row in enumerate(rows):
        y += row.above if number else 0.0
        for piece in row.pieces:
            if piece.shape:
                panel.vector(svg.moved(piece.shape, left + piece.x, y + piece.y))
        mark = _marked(kit, row, anchor)
        if mark:
            panel.vector(svg.moved(mark, left, y))
        for piece in row.pieces:
            if piece.surface:
                panel.put(piece.surface, left + piece.x, y + piece.y, "midleft")
        y += row.height


def _rows(kit: Toolkit, block: Block, width: float) -> Iterator[Row]:
    text = kit.settings.text_size / 100
    if block.kind == PICTURES:
        yield from _picture_rows(kit, block.names, width)
    elif block.kind == RULE:
        line = svg.path(f"M0 0 H{width:.1f}", svg.lined("#B08B58", 1.8, 0.8))
        yield Row(16, 10, [Piece(0, 6, shape=line)])
    elif block.kind == HEADING:
        size = _SIZES.get(block.level, BODY_U)
        above = {1: 18, 2: 20}.get(block.level, 14) * text
        rows = list(_lines(kit, block.runs, width, size, "display", _HEAD))
        rows[0].above = above
        for row in rows:
            row.stays = True
        rows[-1].height += 4
        yield from rows
    elif block.kind == NOTE:
        yield _note(kit, block.runs, width)
    elif block.kind == POINT:
        yield from _point(kit, block, width)
    else:
        rows = list(_lines(kit, block.runs, width, BODY_U))
        rows[0].above = 10 * text
        yield from rows


def _point(kit: Toolkit, block: Block, width: float) -> Iterator[Row]:
    text = kit.settings.text_size / 100
    indent = 30 * text * (1 + 0.9 * (block.level - 1))
    rows = list(_lines(kit, block.runs, width - indent, BODY_U))
    for row in rows:
        row.pieces = [piece.moved(indent) for piece in row.pieces]
    middle = rows[0].height / 2
    if block.mark == "*":
        rows[0].pieces.append(Piece(indent - 18 * text, middle, shape=_star(6.5 * text)))
    elif block.mark:
        number = kit.fonts.line(block.mark, "ui-bold", BODY_U, _HEAD)
        x = indent - 8 * text - kit.units.u(number.get_width())
        rows[0].pieces.append(Piece(max(0.0, x), middle, number))
    rows[0].above = 6 * text
    yield from rows


def _star(size: float) -> str:
    return f'<g transform="scale({size / 11:.3f})">{svg.path(STAR, svg.filled(theme.RED))}</g>'


def _note(kit: Toolkit, runs: Sequence[Run], width: float) -> Row:
    """A ruling: on a darker slip with a red bar."""
    lines = list(_lines(kit, runs, width - _NOTE_PAD_U - 16, BODY_U - 1, "ui", _SOFT))
    high = sum(line.height for line in lines) + 18
    slip = svg.box(0, 0, width, high, "#E3CC9C", 0.55, radius=6) + svg.box(0, 0, 6, high, theme.RED, radius=3)
    pieces, y = [Piece(0, 0, shape=slip)], 9.0
    for line in lines:
        pieces += [piece.moved(_NOTE_PAD_U, y) for piece in line.pieces]
        y += line.height
    return Row(high, 12, pieces)


def _picture_rows(kit: Toolkit, names: Sequence[str], width: float) -> Iterator[Row]:
    """Sprites side by side, centred; smaller where they are too wide together."""
    ratios = [kit.sprites.ratio(name) for name in names]
    gap = 14.0
    high = min(_PICTURE_U, (width - gap * (len(names) - 1)) / sum(ratios))
    x = (width - sum(ratios) * high - gap * (len(names) - 1)) / 2
    pieces = []
    for name, ratio in zip(names, ratios, strict=True):
        picture = kit.sprites.svg(name, height_u=high)
        margin = kit.units.u(kit.sprites.margin(4))
        pieces.append(Piece(x - margin + 2, high / 2 + 3, kit.sprites.shadow(picture, 4, 0.4)))
        pieces.append(Piece(x, high / 2, picture))
        x += ratio * high + gap
    yield Row(high + 6, 14, pieces)


def _lines(
    kit: Toolkit, runs: Sequence[Run], width: float, size: float, face: str = "", colour: str = _INK
) -> Iterator[Row]:
    """Words of several kinds, broken into lines."""
    step = size * _LEADING * kit.settings.text_size / 100
    pieces: list[Piece] = []
    x = 0.0
    for text, run, glued in _words(runs):
        own = face if face == "display" else _FACES.get(run.kind, "ui")
        surface = kit.fonts.line(text, own, size, colour)
        wide = kit.units.u(surface.get_width())
        space = 0.0 if glued or not pieces else kit.fonts.width_u(" ", own, size)
        if pieces and not glued and x + space + wide > width:
            yield Row(step, pieces=pieces)
            pieces, x, space = [], 0.0, 0.0
        pieces.append(Piece(x + space, step / 2, surface, anchors=run.anchors))
        x += space + wide
    yield Row(step, pieces=pieces)


def _words(runs: Sequence[Run]) -> Iterator[tuple[str, Run, bool]]:
    """Each word with its run, and whether it follows the one before without a space."""
    glued = True
    for run in runs:
        parts = run.text.split(" ")
        for number, word in enumerate(parts):
            if number:
                glued = False
            if word:
                yield word, run, glued
                glued = True
