"""Opening of untrusted files: regular ones of a limited size, never a link out of their folder."""

import errno
import os
import stat
from codecs import BOM_UTF8
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from circus.platform.untrusted.limits import RECORD


class RefusedFileError(OSError):
    """File that exists but must not be read."""


@contextmanager
def open_regular(path: Path, most: int = RECORD.file, *, installed: bool = False) -> Iterator[IO[bytes]]:
    """Open a file of at most `most` bytes for reading, after a byte order mark; never block.

    Some editors put that mark at the beginning of UTF-8 text; no other file that is read here begins with it.
    A file of the program (`installed`) may be a link, because some installers make nothing else.

    Raises:
        OSError: it cannot be opened, or is a folder.
        RefusedFileError: it is larger, a pipe or a device, or a link that leads out of its folder.
    """
    real = Path(os.path.realpath(path, strict=True))
    if real.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not installed and real.parent != Path(os.path.realpath(path.parent)):
        raise RefusedFileError(errno.ELOOP, "a link out of its folder", str(path))
    with open(real, "rb", opener=_open_at_once) as file:
        facts = os.fstat(file.fileno())
        if not stat.S_ISREG(facts.st_mode):
            raise RefusedFileError(errno.EINVAL, "not a regular file", str(path))
        if facts.st_size > most:
            raise RefusedFileError(errno.EFBIG, f"larger than {most:,} bytes", str(path))
        if file.read(len(BOM_UTF8)) != BOM_UTF8:
            file.seek(0)
        yield file


def content(path: Path, most: int, *, installed: bool = False) -> bytes:
    """Return the content of a file; raise OSError, also if it grows beyond `most` bytes during reading."""
    with open_regular(path, most, installed=installed) as file:
        read = file.read(most + 1)
    if len(read) > most:
        raise RefusedFileError(errno.EFBIG, f"larger than {most:,} bytes", str(path))
    return read


def text(path: Path, most: int) -> tuple[str, str | None]:
    """Return the UTF-8 text of an installed file, and a note on its first invalid line or `None`.

    Invalid bytes become U+FFFD.

    Raises:
        OSError: if it cannot be read.
    """
    read = content(path, most, installed=True)
    try:
        return read.decode("utf-8-sig"), None
    except UnicodeDecodeError as error:
        number = read.count(b"\n", 0, error.start) + 1
        return read.decode("utf-8-sig", errors="replace"), f"{path}:{number}: not UTF-8 text"


def _open_at_once(path: str, flags: int) -> int:
    """Open without blocking: the open of a pipe would wait for its writer."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0))
