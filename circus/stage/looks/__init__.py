"""Looks: how each game is drawn; a game that brings none has the plain one."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from circus.stage.looks.plain import Look


@cache
def find(game: str) -> Look:
    """The look of a game: `LOOK` of the module here that has its name, or the plain look."""
    if game in {module.name for module in iter_modules(__path__)}:
        look = import_module(f"{__name__}.{game}").LOOK
        assert isinstance(look, Look)
        return look
    return Look()
