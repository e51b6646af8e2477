"""Small pictures of boards from their levels: frame, spaces, gaps, and marks."""

from collections.abc import Iterator

from pygame import Surface

from circus.core.level import Cell, Level, SpaceMark
from circus.ui.gfx import svg
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.scenes.parts.widgets import STAR

_CELL = 40.0
_FRAME = 15.0
_LANES = (
    ("#F7D3BE", "#EFB195"),
    ("#F8EFDC", "#E6D6B6"),
    ("#D3E8E0", "#9CCBBF"),
    ("#E6DAEF", "#CBB4DC"),
    ("#D3E4F0", "#A4C6E0"),
)
"""Light and dark tints of alternate lanes of a race."""
_FLOOR = ("#C9A06C", "#B78A58")
_RUGS = ("#A8323A", "#3E6FA8", "#4F8A4B", "#7A4A92")
_LINE = "#5A341C"
_HOLE_STAR = f'<g transform="scale(0.3)">{svg.path(STAR, svg.filled("#FFE9B8"))}</g>'


def proportions(level: Level) -> float:
    """Return width divided by height of the picture."""
    across, along = _size(level)
    return (across * _CELL + 2 * _FRAME) / (along * _CELL + 2 * _FRAME)


def board_picture(kit: Toolkit, level: Level, lanes: bool, width_u: float, height_u: float) -> Surface:
    """Return the board as large as fits; `lanes` draws a race, with rows from the left."""
    across, along = _size(level)
    width, height = across * _CELL + 2 * _FRAME, along * _CELL + 2 * _FRAME
    scale = min(width_u / width, height_u / height)
    text = svg.document(width, height, "".join(_drawn(level, lanes, width, height)))
    return kit.sprites.svg_text(text, width * scale, height * scale)


def _is_landscape(level: Level) -> bool:
    """Return whether a long board is rotated to landscape."""
    return level.rows > 1.4 * level.columns


def _size(level: Level) -> tuple[int, int]:
    return (level.rows, level.columns) if _is_landscape(level) else (level.columns, level.rows)


def _corner(level: Level, cell: Cell) -> tuple[float, float]:
    """Return the upper left corner of a cell."""
    column, row = cell
    x, y = (row, column) if _is_landscape(level) else (column, row)
    return _FRAME + (x - 1) * _CELL, _FRAME + (y - 1) * _CELL


def _drawn(level: Level, lanes: bool, width: float, height: float) -> Iterator[str]:
    yield svg.framed(1.5, 1.5, width - 3, height - 3, "#8A5A34", _LINE, 3, radius=12)
    yield svg.path(f"M12 5 H{width - 12:.1f}", svg.lined("#E2B583", 2, 0.7))
    inner = (_FRAME - 3, _FRAME - 3, width - 2 * _FRAME + 6, height - 2 * _FRAME + 6)
    yield svg.framed(*inner, "#6B4529", _LINE, 2, radius=4)
    for column in range(1, level.columns + 1):
        for row in range(1, level.rows + 1):
            if (column, row) in level.spaces:
                yield _space(level, (column, row), lanes)
            else:
                yield _gap(level, (column, row))
    for mark in level.marks:
        x, y = _corner(level, mark.cell)
        yield _mark(mark, x + _CELL / 2, y + _CELL / 2)


def _space(level: Level, cell: Cell, lanes: bool) -> str:
    column, row = cell
    tints = _LANES[(column - 1) % len(_LANES)] if lanes else _FLOOR
    x, y = _corner(level, cell)
    fill = tints[(row if lanes else row + column) % 2]
    return svg.framed(x + 1.5, y + 1.5, _CELL - 3, _CELL - 3, fill, _LINE, 1.4, radius=5) + svg.path(
        f"M{x + 6:.1f} {y + 4:.1f} H{x + _CELL - 6:.1f}", svg.lined("#FFFFFF", 1.6, 0.55)
    )


def _gap(level: Level, cell: Cell) -> str:
    x, y = _corner(level, cell)
    return svg.framed(x + 1, y + 1, _CELL - 2, _CELL - 2, "#5C3A20", "#3A2212", 2, radius=5) + svg.path(
        f"M{x + 9:.1f} {y + 9:.1f} l22 22 M{x + 31:.1f} {y + 9:.1f} l-22 22", svg.lined("#8A5F38", 2.4, 0.8)
    )


def _mark(mark: SpaceMark, x: float, y: float) -> str:
    """Return a hole with its stars, a start as an arrow, any other mark as a numbered rug."""
    numbers = [value for value in mark.properties.values() if isinstance(value, int)]
    number = numbers[0] if numbers else 0
    if mark.kind == "hole":
        return (
            svg.oval(x, y, 15, 15, svg.lined("#7A4A22", 2.4, fill="#B98C48"))
            + svg.oval(x, y + 0.8, 11, 11, svg.filled("#22120A"))
            + "".join(
                svg.moved(_HOLE_STAR, x + right, y + 1 + down) for right, down in _SPREAD[min(number, 6)]
            )
        )
    if mark.kind == "start":
        return svg.framed(x - 17, y - 17, 34, 34, "#B5282E", "#5E0F18", 1.6, radius=5) + svg.path(
            f"M{x - 9:.1f} {y - 9:.1f} L{x + 11:.1f} {y:.1f} L{x - 9:.1f} {y + 9:.1f} L{x - 4:.1f} {y:.1f} Z",
            svg.filled("#FFF0D2"),
        )
    colour = _RUGS[number % len(_RUGS)]
    return svg.framed(x - 15, y - 15, 30, 30, colour, "#2A1410", 1.6, radius=6) + svg.oval(
        x, y, 8, 8, svg.lined("#FFF0D2", 2.6)
    )


_SPREAD: dict[int, tuple[tuple[float, float], ...]] = {
    0: (),
    1: ((0, 0),),
    2: ((-3.6, 0), (3.6, 0)),
    3: ((0, -3.6), (-3.8, 2.8), (3.8, 2.8)),
    4: ((-3.5, -3.5), (3.5, -3.5), (-3.5, 3.3), (3.5, 3.3)),
    5: ((-4.4, -4), (4.4, -4), (0, 0), (-4.4, 4), (4.4, 4)),
    6: ((-3.5, -5.4), (3.5, -5.4), (-3.5, 0), (3.5, 0), (-3.5, 5.4), (3.5, 5.4)),
}
