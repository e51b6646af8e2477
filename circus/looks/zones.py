"""The zones that a table has to have: those of every table and those that its look declares."""

from collections.abc import Iterable

from circus.levels import layouts
from circus.looks.look import Look

OF_EVERY_TABLE = ("prompt", "caption", "button/menu", "button/rules", "button/hint", "button/undo")


def needed(look: Look, seats: int) -> frozenset[str]:
    """The names of the zones without which a table for so many seats cannot be played."""
    return frozenset((*OF_EVERY_TABLE, *look.zones(seats)))


def checked(layout: layouts.Layout, names: Iterable[str]) -> layouts.Layout:
    """The layout; raises `LevelError`, with its file, if one of these zones is missing."""
    missing = sorted(set(names) - layout.zones.keys())
    if missing:
        raise layouts.missing(layout.zones.path, missing[0])
    return layout


def laid_out(look: Look, game: str, seats: int, portrait: bool) -> layouts.Layout:
    """The table of a game for a window that is higher than wide, or not.

    That for the other shape is looked at too: a window that is turned in the middle of a game has its table.

    Raises:
        LevelError: if one of the two files is missing, cannot be used or has not all zones that the look
            needs; it names the file and the reason.
    """
    names = needed(look, seats)
    checked(layouts.layout(game, seats, not portrait), names)
    return checked(layouts.layout(game, seats, portrait), names)
