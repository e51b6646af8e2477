"""Skins: the drawing of each game; a game without one has the plain skin.

`skin.Skin` has five parts: layout, painter, choreography, words and input. Each is data and pure functions
of a `table_view.TableView`. `plain` has what a skin omits.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from circus import games
from circus.ui.skins.plain import Job
from circus.ui.skins.skin import PLAIN, Skin

__all__ = ["HINT", "PLAIN", "Job", "Skin", "aids", "aids_on", "find", "stored_buttons"]

HINT = "hint"
"""The aid that every game has: a button that asks for a suggestion."""


@cache
def find(game: str) -> Skin:
    """Return the skin of a game.

    It is `SKIN` of `circus.ui.skins.<game>` or of `skin` in the game's folder, or the plain skin.
    """
    for name in (f"{__name__}.{game}", f"{games.module_of(game)}.skin"):
        if find_spec(name):
            skin = import_module(name).SKIN
            assert isinstance(skin, Skin)
            return skin
    return PLAIN


def aids(game: str) -> dict[str, bool]:
    """Return the aids of a game's table, and whether each is on by default; the hint is the last."""
    return {**find(game).input.aids, HINT: True}


def aids_on(game: str, switched: Mapping[str, bool]) -> frozenset[str]:
    """Return the aids that are on after `switched`; entries that the game does not have are ignored."""
    return frozenset(name for name, usual in aids(game).items() if switched.get(name, usual))


def stored_buttons(game: str, switched: Mapping[str, bool]) -> frozenset[str]:
    """Return the table's own buttons that are on after `switched`, of those that the next table keeps."""
    return frozenset(name for name in find(game).input.stored if switched.get(name))
