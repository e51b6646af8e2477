"""Boards of the games, read from TMX files without a screen."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from circus import games
from circus.content.data import data_root
from circus.content.levels.copies import FOLDER, find_copy, keep_copy
from circus.content.levels.digest import digest_of
from circus.content.levels.reader import read
from circus.core.errors import LevelError, MissingBoardError, UsageError
from circus.core.game import Game, Setup
from circus.core.level import Level

__all__ = ["RecordBoard", "copier", "default", "digest_of", "load", "names", "of_record", "read"]


class RecordBoard(NamedTuple):
    """Board of a record.

    Attributes:
        level: the board of the game; `None` for a game without boards.
        has_changed: whether the present level of that name is different or missing.
    """

    level: Level | None
    has_changed: bool = False


def names(game: Game[Any]) -> list[str]:
    """Return the names of all levels of this game, sorted; none for a game without boards."""
    if game.level is None:
        return []
    found = {path.stem for folder in _folders(game) for path in folder.glob("*.tmx")}
    return sorted(name for name in found if not name.startswith("."))


def load(game: Game[Any], name: str) -> Level:
    """Return the level of this name.

    Raises:
        UsageError: if the game has no such level; it lists the choices.
        LevelError: if its file is invalid; it names the file and the reason.
    """
    if game.level is None:
        raise UsageError(f"{game.name} is played without a board: leave the level '{name}' out")
    choices = names(game)
    if name not in choices:
        listed = f"choose {', '.join(choices)}" if choices else f"there is none in {_folders(game)[0]}"
        raise UsageError(f"{game.name} has no level '{name}': {listed}")
    return read(_file(game, name), game.level)


def default(game: Game[Any]) -> Level | None:
    """Return the default level; `None` for a game without boards.

    Raises:
        LevelError: if its file is missing or invalid.
    """
    if game.level is None:
        return None
    return read(_file(game, game.level.default), game.level)


def of_record(game: Game[Any], name: str | None, digest: str | None, folders: Iterable[Path]) -> RecordBoard:
    """Return the board of a record.

    Args:
        game: the game.
        name: the level in the record; `None` for the default one.
        digest: of the board's content; `None` in older records without one, which use the present level of
            that name.
        folders: of records; copies of boards are searched in these, then in the folder of the game.

    Raises:
        UsageError: if the game has no boards and the record names one.
        MissingBoardError: if that board is neither among the levels nor among the copies.
    """
    if game.level is None:
        return RecordBoard(None if name is None else load(game, name))
    called = game.level.default if name is None else name
    if digest is None:
        try:
            return RecordBoard(load(game, called))
        except (LevelError, UsageError) as reason:
            raise MissingBoardError(str(reason)) from None
    present = _usable(game, called)
    if present and digest_of(present) == digest:
        return RecordBoard(present)
    copy = find_copy(digest, called, game.level, (*folders, games.folder(game.name)))
    if copy:
        return RecordBoard(copy, has_changed=True)
    for other in names(game):
        renamed = _usable(game, other)
        if renamed and digest_of(renamed) == digest:
            return RecordBoard(replace(renamed, name=called), has_changed=True)
    fault = "has changed since" if present else "cannot be used any more"
    place = f"put {FOLDER}/{digest}.tmx beside the record"
    raise MissingBoardError(f"its board '{called}' {fault}, and no copy of it is here: {place}")


def copier(game: Game[Any], setup: Setup) -> Callable[[Path], None]:
    """Return a function that writes the copy of a set-up's board for the records of a folder.

    It raises OSError if the folder takes no files, and does nothing without a board.
    """
    spec, level = game.level, setup.level
    return (lambda folder: keep_copy(level, spec, folder)) if spec and level else (lambda folder: None)


def _usable(game: Game[Any], name: str) -> Level | None:
    """Return the level of this name; `None` if there is none, or its file is invalid."""
    try:
        return load(game, name)
    except (LevelError, UsageError):
        return None


def _folders(game: Game[Any]) -> tuple[Path, Path]:
    """Return the folders of a game's boards: among all levels, and in the folder of the game."""
    return data_root() / "levels" / game.name, games.folder(game.name) / "levels"


def _file(game: Game[Any], name: str) -> Path:
    """Return the file of a board; its usual path if there is none."""
    places = [folder / f"{name}.tmx" for folder in _folders(game)]
    return next((path for path in places if path.is_file()), places[0])
