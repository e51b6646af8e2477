"""Parts of the drawings of positions as text, which `str(state)` returns.

A failed test prints them, and so can a debugger. What a view hides is drawn as `UNKNOWN`.
"""

from collections.abc import Sequence

from circus.core.action import CHANCE

UNKNOWN = "?"
"""Drawing of a card, token or marble whose face the view hides."""


def headline(phase: str, awaited: Sequence[int], viewer: int | None = None) -> str:
    """Return the first line: the phase, the seats to act and, for a view, its viewer.

    >>> headline("turn", (1,), viewer=0)
    "turn; seat 1 to act; seat 0's view"
    >>> headline("deal", (CHANCE,))
    'deal; chance to act'
    >>> headline("over", (), viewer=-1)
    "over; nobody to act; the public's view"
    """
    actors = "chance" if CHANCE in awaited else seats(awaited) if awaited else "nobody"
    whose = [] if viewer is None else [f"seat {viewer}'s view" if viewer >= 0 else "the public's view"]
    return "; ".join([phase, f"{actors} to act", *whose])


def seats(numbers: Sequence[int]) -> str:
    """Return seats as words.

    >>> seats((0, 2))
    'seats 0 2'
    """
    return f"seat{'s' * (len(numbers) > 1)} {row_of(numbers)}"


def row_of(values: Sequence[object], count: int = 0) -> str:
    """Return the values in one line; `count` hidden ones if the view shows none of them.

    >>> row_of((3, 17))
    '3 17'
    >>> row_of((), 2)
    '? ?'
    """
    return " ".join(map(str, values)) if values else " ".join([UNKNOWN] * count)


def columns(rows: Sequence[Sequence[object]]) -> list[str]:
    """Return the rows as lines whose entries stand below one another.

    >>> columns([("", "hand"), ("seat 0", "3 17"), ("seat 10", "?")])
    ['         hand', 'seat 0   3 17', 'seat 10  ?']
    """
    widths = [max(map(len, map(str, column))) for column in zip(*rows, strict=True)]
    return [
        "  ".join(str(value).ljust(width) for value, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]
