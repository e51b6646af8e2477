"""The games, one folder each, found by themselves with all that they bring."""

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from traceback import extract_tb
from typing import Any

from circus.core.errors import UsageError
from circus.core.game import Game


def names() -> list[str]:
    """The name of every game there is, sorted."""
    return list(_folders(tuple(__path__)))


def in_order() -> list[str]:
    """The name of every game that can be played, in the order in which the lobby shows them."""
    playable = [name for name in names() if isinstance(_loaded(name), Game)]
    return sorted(playable, key=lambda name: (find(name).brand.order, name))


def is_playable(name: str) -> bool:
    """Whether there is a game of this name, and nothing wrong with its folder."""
    return name in names() and isinstance(_loaded(name), Game)


def faults() -> list[str]:
    """Why games that there are cannot be played, a sentence each; the others can be all the same."""
    return [_fault(name) for name in names() if not is_playable(name)]


@cache
def find(name: str) -> Game[Any]:
    """The game of this name; raises `UsageError` if there is none, or none that can be played."""
    if name not in names():
        raise UsageError(f"there is no game '{name}': choose {', '.join(names())}")
    game = _loaded(name)
    if isinstance(game, str):
        raise UsageError(_fault(name))
    return game


@cache
def _folders(places: tuple[str, ...]) -> tuple[str, ...]:
    """The games in these places, which are looked at once."""
    return tuple(sorted(found.name for found in iter_modules(places) if found.ispkg))


@cache
def _loaded(name: str) -> Game[Any] | str:
    """The game in this folder, or the reason why there is none: whatever its code does costs only itself."""
    try:
        game = import_module(f"{__name__}.{name}").GAME
    except Exception as error:
        return f"{type(error).__name__} at {_place(error)}: {error}"
    return game if isinstance(game, Game) else "its GAME is none"


def _fault(name: str) -> str:
    return f"the game '{name}' cannot be played, mend its folder or take it away: {_loaded(name)}"


def _place(error: Exception) -> str:
    """The file and line where something went wrong."""
    if isinstance(error, SyntaxError) and error.filename:
        return f"{Path(error.filename).name}:{error.lineno}"
    last = extract_tb(error.__traceback__)[-1]
    return f"{Path(last.filename).name}:{last.lineno}"


def folder(name: str) -> Path:
    """The folder of a game, which may hold words, a rulebook, pictures, boards and a table of its own."""
    beside = [Path(each) / name for each in __path__]
    return next((path for path in beside if path.is_dir()), beside[0])
