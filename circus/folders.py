"""The user's folders, where this system keeps such things; made when something is first written."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import IO

APP = "circus"
_FAR = 1 << 30
"""A byte that no file of ours reaches: on Windows what is held cannot be read by others."""


def config_folder() -> Path:
    """For settings."""
    import platformdirs

    return platformdirs.user_config_path(APP, appauthor=False)


def cache_folder() -> Path:
    """For what can be made again."""
    import platformdirs

    return platformdirs.user_cache_path(APP, appauthor=False)


def data_folder() -> Path:
    """For records, the last table and reports; a temporary one where the user's cannot be written."""
    usual = users_folder()
    return usual if can_be_written(usual) else _makeshift()


def users_folder() -> Path:
    """Where `data_folder` lies unless it cannot be written."""
    import platformdirs

    return platformdirs.user_data_path(APP, appauthor=False)


_VARIABLES = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "WIN_PD_OVERRIDE_LOCAL_APPDATA")
"""Of the environment: where settings and data lie instead of the usual places."""


@contextmanager
def elsewhere(folder: Path) -> Iterator[None]:
    """Keeps settings and data of this process and of those that it starts in another folder for a while."""
    before = {name: os.environ.get(name) for name in _VARIABLES}
    os.environ.update(dict.fromkeys(_VARIABLES, str(folder)))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def can_be_written(folder: Path) -> bool:
    """Whether files can come into a folder, or into the nearest one above it that exists."""
    there = folder
    while not os.path.lexists(there) and there != there.parent:
        there = there.parent
    return there.is_dir() and os.access(there, os.W_OK | os.X_OK)


@cache
def _makeshift() -> Path:
    """A temporary folder that no other user can write; the same one at the next start, if possible."""
    from tempfile import gettempdir, mkdtemp

    own = os.getuid() if hasattr(os, "getuid") else 0
    folder = Path(gettempdir()) / f"{APP}-{own}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        facts = folder.lstat()
    except OSError:
        return Path(mkdtemp(prefix=f"{APP}-"))
    if facts.st_uid == own and not facts.st_mode & 0o022 and not folder.is_symlink():
        return folder
    return Path(mkdtemp(prefix=f"{APP}-"))


def write_whole(path: Path, content: bytes) -> None:
    """Writes a file so that a reader finds the old one or the new one, never half of it; raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        draft.write_bytes(content)
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def hold(file: IO[bytes]) -> bool:
    """Holds an open file for this process until it is closed; false if another process holds it.

    Where the disk knows no such thing, nobody else is said to hold it.
    """
    try:
        _lock(file)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True


def _lock(file: IO[bytes]) -> None:
    """Raises BlockingIOError or PermissionError if another process holds it."""
    if sys.platform == "win32":
        import msvcrt

        place = file.tell()
        file.seek(_FAR)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(place)
    else:
        import fcntl

        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
