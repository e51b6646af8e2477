"""The boards that games are played on, read from TMX files; needs no screen."""

from collections.abc import Callable, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from circus import games
from circus.core.errors import LevelError, MissingBoardError, UsageError
from circus.core.game import Game, Setup
from circus.core.level import Level
from circus.data import data_root
from circus.levels.copies import FOLDER, find_copy, keep_copy
from circus.levels.digest import digest_of
from circus.levels.reader import read

__all__ = ["RecordBoard", "copier", "default", "digest_of", "load", "names", "of_record", "read"]


class RecordBoard(NamedTuple):
    """Board of a record.

    Attributes:
        level: the board that was played; `None` for a game without boards.
        has_changed: whether the level of that name is another one today, or gone.
    """

    level: Level | None
    has_changed: bool = False


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


def of_record(game: Game[Any], name: str | None, digest: str | None, folders: Iterable[Path]) -> RecordBoard:
    """Return the board that a record was played on.

    Args:
        game: what was played.
        name: the level that the record names; `None` for the default one.
        digest: of the board's content; `None` in records of versions that wrote none, which take the level
            of that name as it is today.
        folders: of records; copies of boards are looked for in these, then in the folder of the game.

    Raises:
        UsageError: if the game is played without a board and the record names one.
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
    told = "has changed since" if present else "cannot be used any more"
    raise MissingBoardError(
        f"its board '{called}' {told}, and no copy of it is here: put {FOLDER}/{digest}.tmx beside the record"
    )


def copier(game: Game[Any], setup: Setup) -> Callable[[Path], None]:
    """Return a function that writes the copy of a set-up's board for the records of a folder.

    It raises OSError where the folder takes no files, and writes nothing where there is no board.
    """
    spec, level = game.level, setup.level
    return (lambda folder: keep_copy(level, spec, folder)) if spec and level else (lambda folder: None)


def _usable(game: Game[Any], name: str) -> Level | None:
    """The level of this name; `None` where there is none, or its file cannot be used."""
    try:
        return load(game, name)
    except (LevelError, UsageError):
        return None


def _folders(game: Game[Any]) -> tuple[Path, Path]:
    """Where the boards of a game can lie: among all levels, or in the folder of the game."""
    return data_root() / "levels" / game.name, games.folder(game.name) / "levels"


def _file(game: Game[Any], name: str) -> Path:
    """The file of a board; where it should be if there is none."""
    places = [folder / f"{name}.tmx" for folder in _folders(game)]
    return next((path for path in places if path.is_file()), places[0])
