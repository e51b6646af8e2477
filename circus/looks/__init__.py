"""Looks: how each game is drawn; a game that brings none has the plain one."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from circus import games
from circus.looks.plain import Look

HINT = "hint"
"""The aid that every game has: the button that asks for a suggestion."""


@cache
def find(game: str) -> Look:
    """The look of a game, or the plain look for a game that brings none."""
    module = _module(game)
    if module is None:
        return Look()
    look = import_module(module).LOOK
    assert isinstance(look, Look)
    return look


def _module(game: str) -> str | None:
    """What holds the `LOOK` of a game: the package here of its name, or `look` in the folder of the game."""
    if game in {each.name for each in iter_modules(__path__) if each.ispkg}:
        return f"{__name__}.{game}"
    own = f"{games.__name__}.{game}.look"
    return own if game in games.names() and find_spec(own) else None


def fresh(game: str) -> Look:
    """A look for one table: nothing that was opened or sorted at another one is."""
    return type(find(game))()


def aids(game: str) -> dict[str, bool]:
    """The aids of a game's table and whether each is on by default; the hint comes last."""
    return {**find(game).aids, HINT: True}


def aids_on(game: str, switched: Mapping[str, bool]) -> frozenset[str]:
    """The aids that are on when these were switched; what the game does not have is passed over."""
    return frozenset(name for name, usual in aids(game).items() if switched.get(name, usual))
