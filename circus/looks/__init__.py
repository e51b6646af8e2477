"""Looks: how each game is drawn; a game that brings none has the plain one."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from circus.looks.plain import Look

HINT = "hint"
"""The aid that every game has: the button that asks for a suggestion."""


@cache
def find(game: str) -> Look:
    """The look of a game: `LOOK` of the package here that has its name, or the plain look."""
    if game in {module.name for module in iter_modules(__path__) if module.ispkg}:
        look = import_module(f"{__name__}.{game}").LOOK
        assert isinstance(look, Look)
        return look
    return Look()


def fresh(game: str) -> Look:
    """A look for one table: nothing that was opened or sorted at another one is."""
    return type(find(game))()


def aids(game: str) -> dict[str, bool]:
    """The aids of a game's table and whether each is on by default; the hint comes last."""
    return {**find(game).aids, HINT: True}


def aids_on(game: str, switched: Mapping[str, bool]) -> frozenset[str]:
    """The aids that are on when these were switched; what the game does not have is passed over."""
    return frozenset(name for name, usual in aids(game).items() if switched.get(name, usual))
