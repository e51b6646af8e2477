"""Positions that several tests begin with."""

from tests.rules.quel_cirque import opened, turns, walk
from tests.table import Table

TO_THE_TOP = (
    *("cell/3,2", "cell/3,3", "cell/3,4", "cell/2,4", "cell/2,5", "cell/2,6", "cell/2,7"),
    *("cell/1,7", "cell/1,8"),
)
"""A way for the clown of column 3 to the last row that meets no hole."""


def loaded(table: Table, clown: str, *colors: str) -> Table:
    """Add marbles to a clown, a turn each, bottom first."""
    return turns(table, *(f"{color} add {color} {clown}" for color in colors))


def at_the_top(table: Table, color: str) -> Table:
    """Clown 2 beside the last hole, with one marble."""
    return walk(turns(table, f"{color} add {color} clown/2"), "clown/2", *TO_THE_TOP)


def nose_to_nose(push: str, *colors: str, lazy_clown: bool = False) -> Table:
    """Clown 1 on 2,2 with a blue marble; clown 0 behind it on 2,1 with the given colors."""
    table = walk(loaded(opened(push=push, lazy_clown=lazy_clown), "clown/1", "blue"), "clown/1", "cell/2,2")
    walk(loaded(table, "clown/0", colors[0]), "clown/0", "cell/2,1")
    return loaded(table, "clown/0", *colors[1:])


def cornered(push: str, *colors: str, at: str = "cell/1,8", lazy_clown: bool = False) -> Table:
    """Return a table with empty clown 1 over the empty last hole, clown 0 in the corner beside or below."""
    table = walk(
        loaded(opened(push=push, lazy_clown=lazy_clown), "clown/1", "blue"), "clown/1", "cell/2,2", "cell/2,3"
    )
    walk(loaded(table, "clown/0", "red"), "clown/0", "cell/1,2", "cell/2,2")
    walk(table, "clown/0", *(f"cell/2,{row}" for row in range(3, 8)), "cell/1,7")
    if at == "cell/1,8":
        walk(table, "clown/0", at)
    return loaded(table, "clown/0", *colors)
