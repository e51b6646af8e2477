"""The user's folders, where this system keeps such things; made when something is first written."""

import os
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from io import FileIO
from pathlib import Path
from typing import IO

APP = "circus"
_FAR = 1 << 30
"""A byte that no file of ours reaches: on Windows what is held cannot be read by others."""


def config_folder() -> Path:
    """For settings."""
    return _of_user("config") or _makeshift() / "config"


def cache_folder() -> Path:
    """For what can be made again."""
    return _of_user("cache") or _makeshift() / "cache"


def data_folder() -> Path:
    """For records, the last table and reports; a temporary one where the user's cannot be written."""
    usual = users_folder()
    return usual if can_be_written(usual) else _makeshift()


def records_folder() -> Path:
    """For the games of this user."""
    return data_folder() / "records"


def users_folder() -> Path:
    """Where `data_folder` lies unless it cannot be written; below an unknown home its name alone."""
    return _of_user("data") or Path("~") / APP


def _of_user(kind: str) -> Path | None:
    """The folder of a kind; `None` where the system knows no home: no variable, and a user without a name."""
    import platformdirs

    try:
        ask = getattr(platformdirs, f"user_{kind}_path")
        folder: Path = ask() if kind in ("documents", "pictures") else ask(APP, appauthor=False)
    except (RuntimeError, OSError, KeyError):
        return None
    return folder if folder.is_absolute() else None


_VARIABLES = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "WIN_PD_OVERRIDE_LOCAL_APPDATA")
"""Of the environment: where settings and data lie instead of the usual places."""

_DOCUMENTS = ("XDG_DOCUMENTS_DIR", "WIN_PD_OVERRIDE_PERSONAL")
_PICTURES = ("XDG_PICTURES_DIR", "WIN_PD_OVERRIDE_MYPICTURES")
"""And where documents and pictures do."""


@contextmanager
def elsewhere(folder: Path) -> Iterator[None]:
    """Keeps settings and data of this process and of those that it starts in another folder for a while."""
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
    """Where files can go if the user's own folder takes none any more: the best one first."""
    documents = _of_user("documents")
    return [*([documents / APP] if documents else []), _makeshift() / "spare"]


def pictures_folder() -> Path:
    """For pictures that a person keeps: among their own, or beside the records."""
    pictures = _of_user("pictures")
    return pictures / "Circus" if pictures and can_be_written(pictures) else data_folder() / "pictures"


def nearest(path: Path) -> Path:
    """The path itself, or of the folders above it the lowest that there is."""
    while not os.path.lexists(path) and path != path.parent:
        path = path.parent
    return path


def can_be_written(folder: Path) -> bool:
    """Whether files can come into a folder, or into the nearest one above it that exists."""
    if not folder.is_absolute():
        return False
    there = nearest(folder)
    return is_folder(there) and os.access(there, os.W_OK | os.X_OK)


@cache
def _makeshift() -> Path:
    """A temporary folder that no other user can look into; the same one at the next start, if possible."""
    from tempfile import gettempdir, mkdtemp

    own = os.getuid() if hasattr(os, "getuid") else 0
    folder = Path(gettempdir()) / f"{APP}-{own}"
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        facts = folder.lstat()
    except OSError:
        return Path(mkdtemp(prefix=f"{APP}-"))
    if facts.st_uid == own and not facts.st_mode & 0o077 and not folder.is_symlink():
        return folder
    return Path(mkdtemp(prefix=f"{APP}-"))


def is_folder(path: Path) -> bool:
    """Whether there is a folder; one that this user may not look for is none."""
    try:
        return path.is_dir()
    except OSError:  # a folder above it is closed: on macOS that is for the user to say
        return False


def is_there(path: Path) -> bool:
    """Whether there is a file or folder; one that this user may not look for is not there."""
    try:
        return path.exists()
    except OSError:
        return False


def private_folder(path: Path) -> Path:
    """Makes a folder that only this user can look into, with all above it; raises OSError."""
    if not is_folder(path):
        if path.parent != path:  # the root of a drive that is not there
            private_folder(path.parent)
        path.mkdir(mode=0o700, exist_ok=True)
    return path


def disk_of(path: Path) -> int:
    """The number of the disk that a folder lies on or would come to; where none can be asked, 0."""
    for folder in (path, *path.parents):
        with suppress(OSError):
            return folder.stat().st_dev
    return 0


def open_new(path: Path) -> FileIO:
    """A file to write and read again, unbuffered, that nobody else can read; raises FileExistsError."""
    return open(path, "x+b", buffering=0, opener=_open_privately)


def open_again(path: Path) -> FileIO:
    """A file that exists, to append to it, unbuffered; raises OSError, at a link too."""
    return open(path, "ab", buffering=0, opener=_open_existing)


def open_to_write(path: Path) -> FileIO:
    """A file that exists, to read it and write in it, unbuffered; raises OSError, at a link too."""
    return open(path, "r+b", buffering=0, opener=_open_privately)


def _open_existing(path: str, flags: int) -> int:
    return _open_privately(path, flags & ~os.O_CREAT)


def shut_out_others() -> None:
    """Closes the program's folders to other users: earlier versions left them open."""
    for folder in (config_folder(), data_folder(), cache_folder()):
        with suppress(OSError):
            if is_folder(folder):
                folder.chmod(0o700)


def write_new(path: Path, content: bytes | Iterable[bytes]) -> None:
    """Writes a file that nobody else can read and that did not exist, not even as a link; raises OSError.

    `content` is the whole of it, or its parts, which need never be in memory together.
    """
    try:
        with open(path, "xb", opener=_open_privately) as file:
            file.writelines([content] if isinstance(content, bytes) else content)
            file.flush()
    except FileExistsError:
        raise
    except OSError:  # closing too can tell that the disk has not taken it
        path.unlink(missing_ok=True)
        raise


def open_to_hold(path: Path) -> IO[bytes]:
    """A private file, made if it is missing, to be held; raises OSError, at a link or a pipe too."""
    return open(path, "ab", opener=_open_at_once)


def _open_at_once(path: str, flags: int) -> int:
    """Opening a pipe waits for somebody who reads from it, unless it is asked not to."""
    return _open_privately(path, flags | getattr(os, "O_NONBLOCK", 0))


def _open_privately(path: str, flags: int) -> int:
    return os.open(path, flags | getattr(os, "O_NOFOLLOW", 0), 0o600)


def put_in_place(draft: Path, path: Path) -> None:
    """Gives a file the name of another one, which it replaces; raises OSError.

    On Windows that is refused while anybody, a virus scanner too, has the other one open: a moment later
    it is not.
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
"""Seconds between two attempts to replace a file that is open."""


def write_whole(path: Path, content: bytes | Iterable[bytes]) -> None:
    """Writes a private file; a reader finds the old one or the new one, never half of it; raises OSError."""
    private_folder(path.parent)
    draft = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        draft.unlink(missing_ok=True)
        write_new(draft, content)
        put_in_place(draft, path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise


def set_aside(path: Path) -> str:
    """Moves a damaged file beside its place, under the first free name; returns the name it has now."""
    for number in range(1, 100):
        aside = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        if not os.path.lexists(aside):
            try:
                path.rename(aside)
            except OSError:
                break
            return aside.name
    return path.name


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
