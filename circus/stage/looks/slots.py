"""Slots: room on the plain table for places that no layout knows: a grid for cells, rows for the rest."""

import re
from functools import lru_cache

from circus.levels.layouts import Zone

_CELL = re.compile(r"\w+/(\d+),(\d+)$")
_HIDDEN = ("box",)
"""Places of pieces that have left the game."""

GRID_SHARE = 0.62
"""Of the table's width, when rows stand beside a grid."""

FILL = 0.9
"""Of a slot, what its pieces take."""

STEP = 0.3
"""Of a slot's side, between two pieces in it."""


@lru_cache(maxsize=64)
def slots(area: Zone, names: frozenset[str]) -> dict[str, Zone]:
    """A zone for each of the names, inside `area`; the same for the same names, in any order."""
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
    """A row for each kind of place."""
    kinds: dict[str, list[str]] = {}
    for name in sorted(names, key=_by_number):
        kinds.setdefault(name.partition("/")[0], []).append(name)
    if not kinds:
        return {}
    high = area.height / len(kinds)
    found: dict[str, Zone] = {}
    for row, listed in enumerate(kinds.values()):
        side = min(high, width / len(listed))
        x = left + (width - side * len(listed)) / 2 + side / 2
        y = area.y - area.height / 2 + high * (row + 0.5)
        found |= {name: _slot(name, x + index * side, y, side) for index, name in enumerate(listed)}
    return found


def _by_number(name: str) -> tuple[str, int, str]:
    kind, _, rest = name.partition("/")
    return kind, int(rest) if rest.isdigit() else -1, rest


def _slot(name: str, x: float, y: float, side: float) -> Zone:
    box = side * 0.94
    return Zone(name, x, y, box, box, arrange="row", size=side * FILL, step=side * STEP)
