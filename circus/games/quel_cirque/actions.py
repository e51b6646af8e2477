"""Verbs of Quel Cirque with their text form, and tables of its interned actions."""

from collections.abc import Iterator
from functools import cache
from itertools import permutations, product
from typing import Any, Final

from circus.core.action import Action, Picks, Verb, Verbs, alone, expect, one_of
from circus.core.errors import ParseError
from circus.core.game import Setup
from circus.games.quel_cirque.board import board_in
from circus.games.quel_cirque.cells import read_cell, spell_cell
from circus.games.quel_cirque.numbers import MAX_LENGTH, longest_move
from circus.games.quel_cirque.paths import every_path

MAX_SEATS: Final = 4
COLORS: Final = ("red", "green", "yellow", "blue")
"""Colors of the marbles; a color is coded as its index."""
FACES: Final = (*COLORS, "white", "black")
"""Faces of the die (fact "die"): one per color, white, black."""
WHITE: Final = 4
BLACK: Final = 5
CLOWNS: Final = ("clown/0", "clown/1", "clown/2")


def _read_name(pick: str, names: tuple[str, ...]) -> int:
    if pick not in names:
        raise ParseError(f"there is no '{pick}' here, only {', '.join(names)}")
    return names.index(pick)


def color_names(colors: tuple[int, ...]) -> tuple[str, ...]:
    """Return the names of colors, such as those of the seats or of marbles."""
    return tuple(COLORS[color] for color in colors)


def _read_colors(picks: Picks) -> tuple[int, ...]:
    if not 1 <= len(picks) <= MAX_SEATS:
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
    if not 2 <= len(picks) <= 1 + MAX_LENGTH:
        raise ParseError("a clown and the cells that it enters expected")
    return (_read_name(picks[0], CLOWNS), tuple(map(read_cell, picks[1:])))


def _spell_put(code: tuple[int, int]) -> Picks:
    clown, cell = code
    return (CLOWNS[clown], spell_cell(cell))


def _read_put(picks: Picks) -> tuple[int, int]:
    clown, cell = expect(picks, 2)
    return (_read_name(clown, CLOWNS), read_cell(cell))


VERBS: Final = Verbs(
    MAX_SEATS,
    Verb("colors", color_names, _read_colors, by_chance=True),
    one_of("first", "seat", [str(seat) for seat in range(MAX_SEATS)], by_chance=True),
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


def _draws(verb: str, codes: list[Any]) -> list[Action]:
    return [VERBS.action(-1, verb, code) for code in codes]


DEALS: Final = {seats: _draws("colors", list(permutations(range(4), seats))) for seats in (2, 3, 4)}
"""Every assignment of colors, by number of seats."""
FIRSTS: Final = {seats: _draws("first", list(range(seats))) for seats in (2, 3, 4)}
"""Every choice of the first player, by number of seats."""
ROLLS: Final = _draws("roll", list(range(len(FACES))))
"""Every roll of a die, by its face."""


AddsByMarbles = list[list[list[list[Action]]]]
"""Additions by the number of marbles in each clown."""


def _adds(seat: int, colors: int, room: int) -> list[Action]:
    chosen = product(_chosen(colors, len(COLORS)), _chosen(room, len(CLOWNS)))
    return [VERBS.action(seat, "add", code) for code in chosen]


def _adds_by_marbles(seat: int, colors: int, most: int) -> AddsByMarbles:
    adds = [_adds(seat, colors, room) for room in range(8)]
    counts = range(most + 1)
    return [
        [[adds[(low < most) | (mid < most) << 1 | (high < most) << 2] for high in counts] for mid in counts]
        for low in counts
    ]


@cache
def adds_of_seats(most: int) -> list[list[AddsByMarbles]]:
    """Return the additions by seat, mask of colors and number of marbles in each of the three clowns (QC-2).

    `most` is the capacity of a clown.
    """
    return [[_adds_by_marbles(seat, colors, most) for colors in range(16)] for seat in range(MAX_SEATS)]


INVERTS: Final = [
    [[VERBS.action(seat, "invert", clown) for clown in _chosen(clowns, 3)] for clowns in range(8)]
    for seat in range(MAX_SEATS)
]
"""Inversions by seat and mask of clowns (QC-21)."""

SKIPS: Final = [[VERBS.action(seat, "skip")] for seat in range(MAX_SEATS)]
"""Lost turn of each seat, as a list of one action (QC-1)."""


def actions(setup: Setup) -> Iterator[Action]:
    """Yield every action that a seat may ever take, by seat and verb; paths by length, then by cells.

    Only paths that exist on this board are listed: far fewer than can be written as text.
    """
    board = board_in(setup)
    starts, paths = board.starts, every_path(board, longest_move(setup))
    clowns = range(len(CLOWNS))
    codes: list[tuple[str, list[Any]]] = [
        ("add", list(product(range(len(COLORS)), clowns))),
        ("move", list(product(clowns, paths))),
        ("return", list(product(clowns, starts))),
        ("invert", list(clowns) if setup.options["over_under"] else []),
        ("seat", list(product(clowns, starts)) if setup.options["push"] == "clumsy" else []),
        ("skip", [None]),
    ]
    for seat in range(setup.seats):
        for verb, each in codes:
            yield from (VERBS.action(seat, verb, code) for code in each)
