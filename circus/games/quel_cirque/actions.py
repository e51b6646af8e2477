"""The actions of Quel Cirque: how each is written, and tables of them made once."""

from itertools import permutations
from typing import Any

from circus.core.action import (
    Picks,
    Verb,
    Verbs,
    alone,
    expect,
    one_of,
    pick_name,
    whole_number,
)
from circus.core.errors import ParseError

MOST_SEATS = 4
COLORS = ("red", "green", "yellow", "blue")
"""The marbles' colors; a color is its place in this list."""
FACES = (*COLORS, "white", "black")
"""The faces of the die (fact "die"): one for each color, white, black."""
WHITE, BLACK = 4, 5
CLOWNS = ("clown/0", "clown/1", "clown/2")

ROW = 16
"""A cell is one number on every board: row * ROW + column; so one row forward is + ROW."""
MOST_COLUMNS, MOST_ROWS = ROW - 2, 63
LONGEST_MOVE = 3


def cell_at(column: int, row: int) -> int:
    """The number of a cell."""
    return row * ROW + column


def spell_cell(cell: int) -> str:
    """The pick of a cell: `cell/COLUMN,ROW`."""
    row, column = divmod(cell, ROW)
    return f"cell/{column},{row}"


def _read_cell(pick: str) -> int:
    left, comma, right = pick_name(pick, "cell").partition(",")
    if not comma:
        raise ParseError(f"'{pick}' is not written cell/COLUMN,ROW")
    column, row = whole_number(left), whole_number(right)
    if not (1 <= column <= MOST_COLUMNS and 1 <= row <= MOST_ROWS):
        raise ParseError(f"no board is so large that it has '{pick}'")
    return cell_at(column, row)


def _read_name(pick: str, names: tuple[str, ...]) -> int:
    if pick not in names:
        raise ParseError(f"there is no '{pick}' here, only {', '.join(names)}")
    return names.index(pick)


def _spell_colors(colors: tuple[int, ...]) -> Picks:
    return tuple(COLORS[color] for color in colors)


def _read_colors(picks: Picks) -> tuple[int, ...]:
    if not 1 <= len(picks) <= MOST_SEATS:
        raise ParseError("one color for each seat expected")
    return tuple(_read_name(pick, COLORS) for pick in picks)


def _spell_face(face: int) -> Picks:
    return (FACES[face],)


def _read_face(picks: Picks) -> int:
    return _read_name(expect(picks, 1)[0], FACES)


def _spell_add(code: tuple[int, int]) -> Picks:
    color, clown = code
    return (COLORS[color], CLOWNS[clown])


def _read_add(picks: Picks) -> tuple[int, int]:
    color, clown = expect(picks, 2)
    return (_read_name(color, COLORS), _read_name(clown, CLOWNS))


def _spell_move(code: tuple[int, tuple[int, ...]]) -> Picks:
    clown, path = code
    return (CLOWNS[clown], *map(spell_cell, path))


def _read_move(picks: Picks) -> tuple[int, tuple[int, ...]]:
    if not 2 <= len(picks) <= 1 + LONGEST_MOVE:
        raise ParseError("a clown and one to three cells expected")
    return (_read_name(picks[0], CLOWNS), tuple(map(_read_cell, picks[1:])))


def _spell_put(code: tuple[int, int]) -> Picks:
    clown, cell = code
    return (CLOWNS[clown], spell_cell(cell))


def _read_put(picks: Picks) -> tuple[int, int]:
    clown, cell = expect(picks, 2)
    return (_read_name(clown, CLOWNS), _read_cell(cell))


VERBS = Verbs(
    MOST_SEATS,
    Verb("colors", _spell_colors, _read_colors, by_chance=True),
    one_of("first", "seat", [str(seat) for seat in range(MOST_SEATS)], by_chance=True),
    Verb("roll", _spell_face, _read_face, by_chance=True),
    Verb("add", _spell_add, _read_add),
    Verb("move", _spell_move, _read_move),
    Verb("return", _spell_put, _read_put),
    one_of("invert", "clown", ["0", "1", "2"]),
    Verb("seat", _spell_put, _read_put),
    alone("skip"),
)


def _chosen(mask: int, count: int) -> list[int]:
    return [each for each in range(count) if mask >> each & 1]


def _draws(verb: str, codes: list[Any]) -> list[Any]:
    return [VERBS.action(-1, verb, code) for code in codes]


DEALS = {seats: _draws("colors", list(permutations(range(4), seats))) for seats in (2, 3, 4)}
"""For a number of seats every way to hand out the colors."""
FIRSTS = {seats: _draws("first", list(range(seats))) for seats in (2, 3, 4)}
"""For a number of seats every first player."""
ROLLS = _draws("roll", list(range(len(FACES))))
"""Every roll of the die."""

ADDS = [
    [
        [
            [
                VERBS.action(seat, "add", (color, clown))
                for color in _chosen(colors, 4)
                for clown in _chosen(room, 3)
            ]
            for room in range(8)
        ]
        for colors in range(16)
    ]
    for seat in range(MOST_SEATS)
]
"""Additions by seat, mask of colors, mask of clowns with room (QC-2)."""

INVERTS = [
    [[VERBS.action(seat, "invert", clown) for clown in _chosen(clowns, 3)] for clowns in range(8)]
    for seat in range(MOST_SEATS)
]
"""Inversions by seat and mask of clowns (QC-21)."""

SKIPS = [[VERBS.action(seat, "skip")] for seat in range(MOST_SEATS)]
"""The lost turn of each seat (QC-1)."""
