"""The boards that games are played on, read from TMX files; needs no screen."""

from pathlib import Path
from typing import Any

from circus import games
from circus.core.errors import UsageError
from circus.core.game import Game
from circus.core.level import Level
from circus.data import data_root
from circus.levels.reader import read

__all__ = ["default", "load", "names", "read"]


def names(game: Game[Any]) -> list[str]:
    """The name of every level there is for this game, sorted; none for a game without boards."""
    if game.level is None:
        return []
    found = {path.stem for folder in _folders(game) for path in folder.glob("*.tmx")}
    return sorted(name for name in found if not name.startswith("."))


def load(game: Game[Any], name: str) -> Level:
    """The level of this name.

    Raises:
        UsageError: if the game has no such level; it lists the choices.
        LevelError: if its file cannot be used; it names the file and the reason.
    """
    if game.level is None:
        raise UsageError(f"{game.name} is played without a board: leave the level '{name}' out")
    choices = names(game)
    if name not in choices:
        listed = f"choose {', '.join(choices)}" if choices else f"there is none in {_folders(game)[0]}"
        raise UsageError(f"{game.name} has no level '{name}': {listed}")
    return read(_file(game, name), game.level)


def default(game: Game[Any]) -> Level | None:
    """The level that is used when none is named; `None` for a game without boards.

    Raises:
        LevelError: if its file is missing or cannot be used.
    """
    if game.level is None:
        return None
    return read(_file(game, game.level.default), game.level)


def _folders(game: Game[Any]) -> tuple[Path, Path]:
    """Where the boards of a game can lie: among all levels, or in the folder of the game."""
    return data_root() / "levels" / game.name, games.folder(game.name) / "levels"


def _file(game: Game[Any], name: str) -> Path:
    """The file of a board; where it should be if there is none."""
    places = [folder / f"{name}.tmx" for folder in _folders(game)]
    return next((path for path in places if path.is_file()), places[0])
