"""Registry of games: each folder here is one, and each entry point `circus.games` of another distribution.

>>> game = find(names()[0])
>>> game.name in in_order()
True
>>> is_playable("solitaire")
False
"""

import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from traceback import extract_tb
from typing import Any

from circus.core.errors import UsageError
from circus.core.game import Game

GROUP = "circus.games"
"""Entry points of distributions that bring games: name of the game to its package."""


def names() -> list[str]:
    """Return the name of every game, sorted."""
    return sorted(_modules(tuple(__path__)))


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


def module_of(name: str) -> str:
    """Return the package of a game, by which its other modules are imported."""
    return _modules(tuple(__path__)).get(name, f"{__name__}.{name}")


@cache
def _modules(places: tuple[str, ...]) -> Mapping[str, str]:
    """Return the package of each game: folders in these places come before those of other distributions."""
    own = {found.name: f"{__name__}.{found.name}" for found in iter_modules(places) if found.ispkg}
    return {**_declared(), **own}


def _declared() -> Mapping[str, str]:
    """Return the packages that other distributions declare as games."""
    # The standard library's reader of distributions takes a tenth of a start to import; few need it.
    places = [Path(each or ".") for each in sys.path]
    files = (file for place in places for file in place.glob("*-info/entry_points.txt"))
    if not any(GROUP in file.read_text(encoding="utf-8", errors="replace") for file in files):
        return {}
    from importlib.metadata import entry_points

    declared = entry_points(group=GROUP)
    return {each.name: each.value for each in declared if each.name.isidentifier()}


@cache
def _loaded(name: str) -> Game[Any] | str:
    """Return the game in this folder, or the reason why it cannot be loaded; any exception is caught."""
    try:
        game = import_module(module_of(name)).GAME
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
    if not module_of(name).startswith(f"{__name__}."):
        beside += [Path(each) for each in _places(module_of(name))]
    return next((path for path in beside if path.is_dir()), Path(__file__).parent / name)


@cache
def _places(module: str) -> tuple[str, ...]:
    """Return the folders of a package; none if it is not there."""
    try:
        found = find_spec(module)
    except ImportError:
        return ()
    return tuple(found.submodule_search_locations or ()) if found else ()


def fault_in_game(error: BaseException) -> str:
    """Return the sentence about an error that a game's own module raised; "" for any other.

    A module of the core counts as its caller: it raises what a game passes to it.
    """
    core = str(Path(__file__).parents[1] / "core")
    frames = [each for each in extract_tb(error.__traceback__) if not each.filename.startswith(core)]
    last = Path(frames[-1].filename) if frames else Path()
    name = next((name for name in names() if folder(name) in last.parents), "")
    if not name:
        return ""
    place = f"{last}:{frames[-1].lineno}"
    return f"the game '{name}' has a mistake at {place}: {type(error).__name__}: {error}"
