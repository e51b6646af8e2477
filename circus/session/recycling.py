"""Recycle bin of deleted games, which can be restored until it is emptied."""

import errno
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path

from circus.core.errors import PlayedElsewhereError
from circus.platform.folders import private_folder, write_new
from circus.platform.untrusted import open_regular
from circus.records.record import is_written_elsewhere
from circus.session.own_puzzles import puzzles_file
from circus.session.records_index import files_of_game, stem_of
from circus.session.review_cache import review_file

_PART = 1 << 20
"""Bytes that are copied at once."""


def delete(path: Path, bin_folder: Path) -> Path:
    """Move all records of a game into the bin; return the new path of the latest one.

    The latest one is moved last, so that an incomplete deletion leaves the game in the list.

    Raises:
        PlayedElsewhereError: another copy of the program plays it.
        OSError: the bin cannot be written; files moved before stay there.
    """
    files = files_of_game(path)
    if any(map(is_written_elsewhere, files)):
        raise PlayedElsewhereError("this game is open in another window: leave it there first")
    private_folder(bin_folder)
    return _move(files, bin_folder)[-1]


def put_back(path: Path, folder: Path) -> None:
    """Move all records of a game from the bin back to `folder`; raise OSError if that fails."""
    private_folder(folder)
    _move(files_of_game(path)[::-1], folder)


def empty(bin_folder: Path) -> None:
    """Delete every record in the bin permanently; raise OSError at the first that cannot be deleted."""
    for file in sorted(bin_folder.glob("*.jsonl")):
        file.unlink(missing_ok=True)
        for beside in _beside(file):
            beside.unlink(missing_ok=True)


def _move(files: Sequence[Path], folder: Path) -> list[Path]:
    """Move files without overwriting: if a name exists, all records of the game get another one."""
    for number in count(1):
        moves = [(file, folder / _named(file.name, number)) for file in files]
        if not any(target.exists() for _, target in moves):
            break
    for file, target in moves:
        _move_one(file, target)
        for beside, there in zip(_beside(file), _beside(target), strict=True):
            _move_beside(beside, there)
    return [target for _, target in moves]


def _move_one(file: Path, target: Path) -> None:
    """Move a file; to another disk it is copied, and the original is deleted when the copy is complete."""
    try:
        file.rename(target)
    except OSError as error:
        if error.errno != errno.EXDEV:
            raise
        with open_regular(file) as whole:
            write_new(target, iter(partial(whole.read, _PART), b""))
        file.unlink()


def _beside(record: Path) -> tuple[Path, ...]:
    """Return the files derived from a record and stored next to it."""
    return review_file(record), puzzles_file(record)


def _move_beside(source: Path, target: Path) -> None:
    """Move a derived file; if that fails, it is deleted and will be recomputed."""
    with suppress(OSError):
        try:
            source.replace(target)
        except FileNotFoundError:
            target.unlink(missing_ok=True)
        except OSError:
            source.unlink(missing_ok=True)


def _named(name: str, number: int) -> str:
    stem, _ = stem_of(name)
    return name if number == 1 else f"{stem} ({number}){name.removeprefix(stem)}"
