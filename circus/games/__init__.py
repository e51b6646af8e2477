"""Registry of games: each folder here is one game, found and loaded with all its files.

>>> game = find(names()[0])
>>> game.name in in_order()
True
>>> is_playable("solitaire")
False
"""

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from traceback import extract_tb
from typing import Any

from circus.core.errors import UsageError
from circus.core.game import Game


def names() -> list[str]:
    """Return the name of every game folder, sorted."""
    return list(_folders(tuple(__path__)))


def in_order() -> list[str]:
    """Return the names of all playable games, in the order of the lobby."""
    playable = [name for name in names() if isinstance(_loaded(name), Game)]
    return sorted(playable, key=lambda name: (find(name).brand.order, name))


def is_playable(name: str) -> bool:
    """Return whether a game of this name exists and its folder has no fault."""
    return name in names() and isinstance(_loaded(name), Game)


def faults() -> list[str]:
    """Return one sentence per game that cannot be loaded; the other games stay playable."""
    return [_fault(name) for name in names() if not is_playable(name)]


@cache
def find(name: str) -> Game[Any]:
    """Return the game of this name; raises `UsageError` if it does not exist or cannot be loaded."""
    if name not in names():
        raise UsageError(f"there is no game '{name}': choose {', '.join(names())}")
    game = _loaded(name)
    if isinstance(game, str):
        raise UsageError(_fault(name))
    return game


@cache
def _folders(places: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of the packages in these places, cached."""
    return tuple(sorted(found.name for found in iter_modules(places) if found.ispkg))


@cache
def _loaded(name: str) -> Game[Any] | str:
    """Return the game in this folder, or the reason why it cannot be loaded; any exception is caught."""
    try:
        game = import_module(f"{__name__}.{name}").GAME
    except Exception as error:
        return f"{type(error).__name__} at {_place(error)}: {error}"
    return game if isinstance(game, Game) else "its GAME is none"


def _fault(name: str) -> str:
    return f"the game '{name}' cannot be played, mend its folder or take it away: {_loaded(name)}"


def _place(error: Exception) -> str:
    """Return the file name and line of an error."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{Path(error.filename).name}:{error.lineno}"
    last = extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}:{last.lineno}"


def folder(name: str) -> Path:
    """Return the folder of a game, which may hold texts, a rulebook, pictures, boards and a skin."""
    beside = [Path(each) / name for each in __path__]
    return next((path for path in beside if path.is_dir()), beside[0])
