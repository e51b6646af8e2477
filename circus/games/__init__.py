"""The games, one folder each, found by themselves with all that they bring."""

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from circus.core.errors import UsageError
from circus.core.game import Game


def names() -> list[str]:
    """The name of every game there is, sorted."""
    return sorted(found.name for found in iter_modules(__path__) if found.ispkg)


def in_order() -> list[str]:
    """The name of every game, in the order in which the lobby shows them."""
    return sorted(names(), key=lambda name: (find(name).brand.order, name))


@cache
def find(name: str) -> Game[Any]:
    """The game of this name; raises `UsageError` if there is none."""
    if name not in names():
        raise UsageError(f"there is no game '{name}': choose {', '.join(names())}")
    game = import_module(f"{__name__}.{name}").GAME
    assert isinstance(game, Game)
    return game


def folder(name: str) -> Path:
    """The folder of a game, which may hold words, a rulebook, pictures, boards and a table of its own."""
    beside = [Path(each) / name for each in __path__]
    return next((path for path in beside if path.is_dir()), beside[0])
