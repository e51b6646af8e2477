"""Required zones of a table: those of every table and those that its skin declares."""

from collections.abc import Iterable

from circus.content.levels import layouts
from circus.ui.skins.skin import Skin

OF_EVERY_TABLE = ("prompt", "caption", "button/menu", "button/rules", "button/hint", "button/undo")


def needed(skin: Skin, seats: int) -> frozenset[str]:
    """Return the names of the zones that a table for this number of seats requires."""
    return frozenset((*OF_EVERY_TABLE, *skin.layout.zones(seats)))


def checked(layout: layouts.Layout, names: Iterable[str]) -> layouts.Layout:
    """Return the layout.

    Raises:
        LevelError: one of these zones is missing; it names the layout's file.
    """
    missing = sorted(set(names) - layout.zones.keys())
    if missing:
        raise layouts.missing_zone(layout.zones.path, missing[0])
    return layout


def checked_layout(skin: Skin, game: str, seats: int, portrait: bool) -> layouts.Layout:
    """Return the layout of a game's table for a portrait or a landscape window.

    The layout of the other shape is checked too, so that a window can be rotated during a game.

    Raises:
        LevelError: one of the two files is missing or invalid, or lacks a zone that the skin requires; it
            names the file and the reason.
    """
    names = needed(skin, seats)
    checked(layouts.layout(game, seats, not portrait), names)
    return checked(layouts.layout(game, seats, portrait), names)
