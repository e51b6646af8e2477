"""Skins: the drawing of each game; a game without one has the plain skin.

`look.Look` lists the parts of a skin, which are data and pure functions of a `table_view.TableView`. `plain`
has the parts that a skin omits.
"""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from circus import games
from circus.ui.skins.look import PLAIN, Look
from circus.ui.skins.plain import Job

__all__ = ["HINT", "PLAIN", "Job", "Look", "aids", "aids_on", "find"]

HINT = "hint"
"""The aid that every game has: a button that asks for a suggestion."""


@cache
def find(game: str) -> Look:
    """Return the skin of a game.

    It is `LOOK` of `circus.ui.skins.<game>` or of `look` in the game's folder, or the plain skin.
    """
    for name in (f"{__name__}.{game}", f"{games.module_of(game)}.look"):
        if find_spec(name):
            look = import_module(name).LOOK
            assert isinstance(look, Look)
            return look
    return PLAIN


def aids(game: str) -> dict[str, bool]:
    """Return the aids of a game's table, and whether each is on by default; the hint is the last."""
    return {**find(game).aids, HINT: True}


def aids_on(game: str, switched: Mapping[str, bool]) -> frozenset[str]:
    """Return the aids that are on after `switched`; entries that the game does not have are ignored."""
    return frozenset(name for name, usual in aids(game).items() if switched.get(name, usual))
