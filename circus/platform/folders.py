"""The user's folders at this system's usual places; created at the first write."""

import os
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from io import FileIO
from pathlib import Path
from typing import IO

from circus.platform.systems import accepts_files, is_private_folder, lock_file, user_tag

APP = "circus"


def config_folder() -> Path:
    """Return the folder for settings."""
    return _of_user("config") or _makeshift() / "config"


def cache_folder() -> Path:
    """Return the folder for caches."""
    return _of_user("cache") or _makeshift() / "cache"


def data_folder() -> Path:
    """Return the folder for records, the last table and reports; a temporary one if it is read-only."""
    usual = users_folder()
    return usual if can_be_written(usual) else _makeshift()


def records_folder() -> Path:
    """Return the folder for the games of this user."""
    return data_folder() / "records"


def users_folder() -> Path:
    """Return the usual data folder, writable or not; relative to `~` if the home is unknown."""
    return _of_user("data") or Path("~") / APP


def _of_user(kind: str) -> Path | None:
    """Return the folder of a kind; `None` if the system has no home: no variable and no name of the user."""
    import platformdirs

    try:
        ask = getattr(platformdirs, f"user_{kind}_path")
        folder: Path = ask() if kind in ("documents", "pictures") else ask(APP, appauthor=False)
    except (RuntimeError, OSError, KeyError):
        return None
    return folder if folder.is_absolute() else None


_VARIABLES = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "WIN_PD_OVERRIDE_LOCAL_APPDATA")
"""Environment variables that move the folders of settings and data."""

_DOCUMENTS = ("XDG_DOCUMENTS_DIR", "WIN_PD_OVERRIDE_PERSONAL")
_PICTURES = ("XDG_PICTURES_DIR", "WIN_PD_OVERRIDE_MYPICTURES")
"""Environment variables that move the folders of documents and pictures."""


@contextmanager
def elsewhere(folder: Path) -> Iterator[None]:
    """Move settings and data of this process and its children to `folder` for the duration of the block."""
    before = {name: os.environ.get(name) for name in (*_VARIABLES, *_DOCUMENTS, *_PICTURES)}
    os.environ.update(dict.fromkeys(_VARIABLES, str(folder)))
    os.environ.update(dict.fromkeys(_DOCUMENTS, str(folder / "documents")))
    os.environ.update(dict.fromkeys(_PICTURES, str(folder / "pictures")))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def spare_folders() -> list[Path]:
    """Return folders for files that the user's own folder no longer takes, the best one first."""
    documents = _of_user("documents")
    return [*([documents / APP] if documents else []), _makeshift() / "spare"]


def pictures_folder() -> Path:
    """Return the folder for saved pictures: among the user's pictures, or else in the data folder."""
    pictures = _of_user("pictures")
    return pictures / "Circus" if pictures and can_be_written(pictures) else data_folder() / "pictures"


def nearest_existing(path: Path) -> Path:
    """Return the path itself, or the lowest folder above it that exists."""
    while not os.path.lexists(path) and path != path.parent:
        path = path.parent
    return path


def can_be_written(folder: Path) -> bool:
    """Return whether files can be created in a folder, or in the nearest existing folder above it."""
    if not folder.is_absolute():
        return False
    there = nearest_existing(folder)
    return is_folder(there) and accepts_files(there)


@cache
def _makeshift() -> Path:
    """Return a temporary folder that other users cannot read; the same one at the next start, if possible."""
    from tempfile import gettempdir, mkdtemp

    folder = Path(gettempdir()) / f"{APP}-{user_tag()}"
    with suppress(OSError):
        folder.mkdir(mode=0o700, exist_ok=True)
        if is_private_folder(folder) and accepts_files(folder):
            return folder
    return Path(mkdtemp(prefix=f"{APP}-"))


def is_folder(path: Path) -> bool:
    """Return whether a folder exists; one that this user may not look up counts as missing."""
    try:
        return path.is_dir()
    except OSError:  # a folder above it is closed: on macOS the user has to allow access
        return False


def is_there(path: Path) -> bool:
    """Return whether a file or folder exists; one that this user may not look up counts as missing."""
    try:
        return path.exists()
    except OSError:
        return False


def private_folder(path: Path) -> Path:
    """Return a folder, created with its parents for this user alone if it is missing; raise OSError."""
    if not is_folder(path):
        if path.parent != path:  # false for the root of a missing drive
            private_folder(path.parent)
        path.mkdir(mode=0o700, exist_ok=True)
    return path


def disk_of(path: Path) -> int:
    """Return the device number of the disk of a folder that exists or is to be made; 0 if unknown."""
    for folder in (path, *path.parents):
        with suppress(OSError):
            return folder.stat().st_dev
    return 0


def open_new(path: Path) -> FileIO:
    """Create a file for reading and writing, unbuffered and private; raise FileExistsError."""
    return open(path, "x+b", buffering=0, opener=_open_privately)


def open_again(path: Path) -> FileIO:
    """Open an existing file for appending, unbuffered; raise OSError, also for a link."""
    return open(path, "ab", buffering=0, opener=_open_existing)


def open_to_write(path: Path) -> FileIO:
    """Open a file for reading and writing, unbuffered; raise OSError, also for a link."""
    return open(path, "r+b", buffering=0, opener=_open_privately)


def _open_existing(path: str, flags: int) -> int:
    return _open_privately(path, flags & ~os.O_CREAT)


def make_private() -> None:
    """Remove the access of other users to the program's folders, which earlier versions left open."""
    for folder in (config_folder(), data_folder(), cache_folder()):
        with suppress(OSError):
            if is_folder(folder):
                folder.chmod(0o700)


def write_new(path: Path, content: bytes | Iterable[bytes]) -> None:
    """Write a private file that must not exist, not even as a link; raise OSError.

    `content` is the whole, or an iterable of its parts, which need never be in memory together.
    """
    try:
        with open(path, "xb", opener=_open_privately) as file:
            file.writelines([content] if isinstance(content, bytes) else content)
            file.flush()
    except FileExistsError:
        raise
    except OSError:  # closing a file can also report that the disk did not take it
        path.unlink(missing_ok=True)
        raise


def open_to_lock(path: Path) -> IO[bytes]:
    """Open a private file for `try_lock`, created if missing; raise OSError, also for a link or a pipe."""
    return open(path, "ab", opener=_open_at_once)


def _open_at_once(path: str, flags: int) -> int:
    """Open without blocking: the open of a pipe would wait for its reader."""
    return _open_privately(path, flags | getattr(os, "O_NONBLOCK", 0))


def _open_privately(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NOFOLLOW", 0), 0o600)


def replace_file(draft: Path, path: Path) -> None:
    """Rename a file to the path of another one, which it replaces; raise OSError.

    Windows refuses this while another program, such as a virus scanner, has the old file open. So it is tried
    again after short pauses.
    """
    for pause in PAUSES if sys.platform == "win32" else ():
        try:
            draft.replace(path)
        except PermissionError:
            time.sleep(pause)
        else:
            return
    draft.replace(path)


PAUSES = (0.01, 0.02, 0.05, 0.1)
"""Seconds between the attempts to replace a file that is open."""


def write_whole(path: Path, content: bytes | Iterable[bytes]) -> None:
    """Write a private file atomically; raise OSError.

    A reader gets the old or the new content, never a part.
    """
    private_folder(path.parent)
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        draft.unlink(missing_ok=True)
        write_new(draft, content)
        replace_file(draft, path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def set_aside(path: Path) -> str:
    """Rename a damaged file to the first free name beside the old one; return the present name."""
    for number in range(1, 100):
        aside = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        if not os.path.lexists(aside):
            try:
                path.rename(aside)
            except OSError:
                break
            return aside.name
    return path.name


def try_lock(file: IO[bytes]) -> bool:
    """Lock an open file for this process until it is closed; return false if another process holds the lock.

    On a disk without locks the file counts as free.
    """
    try:
        lock_file(file)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:
        return True
    return True
