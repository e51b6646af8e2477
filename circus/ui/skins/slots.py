"""Slots.

Room on the plain table for places without a zone in the layout: a grid for cells, rows for the rest.
"""

import re
from functools import lru_cache

from circus.content.levels.layouts import Zone

_CELL = re.compile(r"\w+/(\d+),(\d+)$")
_HIDDEN = ("box",)
"""Places of pieces that have left the game."""

GRID_SHARE = 0.62
"""Share of the table's width for the grid, if there are also rows."""

FILL = 0.84
"""Share of a slot's height that its pieces take."""

STEP = 0.3
"""Distance of two pieces in a cell, relative to its side."""

HIGHEST = 230.0
"""Maximum height of a slot in a row, in units: larger pieces look like posters."""

GAP = 16.0
"""Distance between two slots of a row, in units."""

MAX_COLUMNS = 3
"""Maximum number of columns of rows."""

PIECE_RATIO = 0.7
"""Width divided by height of the pieces that are expected in a row."""


@lru_cache(maxsize=64)
def slots(area: Zone, names: frozenset[str]) -> dict[str, Zone]:
    """Return a zone for each of the names, inside `area`; the result does not depend on their order."""
    wanted = sorted({name for name in names if name.partition("/")[0] not in _HIDDEN})
    cells = {name: (int(found[1]), int(found[2])) for name in wanted if (found := _CELL.match(name))}
    rest = [name for name in wanted if name not in cells]
    left, width = area.x - area.width / 2, area.width
    if not cells:
        return _rows(rest, left, width, area)
    share = width * GRID_SHARE if rest else width
    return _grid(cells, left, share, area) | _rows(rest, left + share, width - share, area)


def _grid(cells: dict[str, tuple[int, int]], left: float, width: float, area: Zone) -> dict[str, Zone]:
    columns = max(column for column, _ in cells.values())
    rows = max(row for _, row in cells.values())
    side = min(width / columns, area.height / rows)
    x = left + (width - side * columns) / 2 + side / 2
    y = area.y - side * rows / 2 + side / 2
    return {
        name: _slot(name, x + (column - 1) * side, y + (row - 1) * side, side)
        for name, (column, row) in cells.items()
    }


def _rows(names: list[str], left: float, width: float, area: Zone) -> dict[str, Zone]:
    """Return a row for each kind of place, in the number of columns that maximizes the smallest piece."""
    kinds: dict[str, list[str]] = {}
    for name in sorted(names, key=_by_number):
        kinds.setdefault(name.partition("/")[0], []).append(name)
    rows = list(kinds.values())
    tried = [_columns(rows, count, left, width, area) for count in range(1, MAX_COLUMNS + 1)]
    return max(tried, key=lambda found: min((zone.size for zone in found.values()), default=0.0))


def _columns(rows: list[list[str]], columns: int, left: float, width: float, area: Zone) -> dict[str, Zone]:
    found: dict[str, Zone] = {}
    for number, listed in enumerate(rows):
        high, wide = area.height / -(-len(rows) // columns), width / columns
        row, column = divmod(number, columns)
        y, share = area.y - area.height / 2 + high * (row + 0.5), wide / len(listed)
        box = max(share - GAP, 1.0), max(min(high - GAP, HIGHEST), 1.0)
        for index, name in enumerate(listed):
            found[name] = _lane(name, left + wide * column + share * (index + 0.5), y, box)
    return found


def _lane(name: str, x: float, y: float, box: tuple[float, float]) -> Zone:
    """Return a slot of a row: its pieces are next to one another, or overlap if there are many."""
    width, height = box
    size = min(height * FILL, width * FILL / PIECE_RATIO)
    return Zone(name, x, y, width, height, arrange="row", size=size, step=size * PIECE_RATIO * 1.1)


def _by_number(name: str) -> tuple[str, int, str]:
    kind, _, rest = name.partition("/")
    return kind, int(rest) if rest.isdigit() else -1, rest


def _slot(name: str, x: float, y: float, side: float) -> Zone:
    box = side * 0.94
    return Zone(name, x, y, box, box, arrange="row", size=side * FILL, step=side * STEP)
