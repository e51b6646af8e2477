"""Files and lines that come from outside: regular files only, lines of a stated length and depth only."""

import errno
import json
import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from circus.core.errors import CircusError

MOST_BYTES = 8_000_000
"""Of a line; one that lists every legal action of the largest board is far shorter."""

MOST_DEPTH = 32
"""Objects and arrays within one another in a line; the lines that Circus writes have at most 4."""


class LineError(CircusError):
    """What is wrong with one line; who reads the file adds its name and the number."""


class CutError(LineError):
    """The file ends in the middle of a line."""


@contextmanager
def open_regular(path: Path) -> Iterator[IO[bytes]]:
    """A file to be read; raises OSError where it is a pipe, a device or a folder, and never waits."""
    with open(path, "rb", opener=_open_at_once) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise OSError(errno.EINVAL, "not a regular file", str(path))
        yield file


def _open_at_once(path: str, flags: int) -> int:
    """Opening a pipe waits for somebody who writes into it, unless it is asked not to."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


def lines_of(file: IO[bytes]) -> Iterator[bytes]:
    """The lines with their line breaks; one that is too long comes in parts, the first of them refused."""
    return iter(lambda: file.readline(MOST_BYTES + 1), b"")


def parsed(raw: bytes) -> dict[str, Any]:
    """The JSON object that a line holds; raises `LineError`, and `CutError` where the line is cut off."""
    if not raw.strip():
        raise LineError("an empty line" if raw else "the file is empty")
    if len(raw) > MOST_BYTES:
        raise LineError(f"the line is longer than {MOST_BYTES} bytes")
    try:
        line = json.loads(raw.decode())
    except RecursionError:
        raise LineError(f"the line nests deeper than {MOST_DEPTH} levels") from None
    except ValueError as error:
        if raw.startswith((b"{", b"\0")) and not raw.endswith(b"\n"):  # zeros: not yet on the disk
            raise CutError("the line is cut off") from None
        bad_bytes = isinstance(error, UnicodeDecodeError)
        raise LineError("not UTF-8 text" if bad_bytes else "not a JSON object") from None
    if not isinstance(line, dict):
        raise LineError("not a JSON object")
    if raw.count(b"{") + raw.count(b"[") > MOST_DEPTH and _is_deep(line):
        raise LineError(f"the line nests deeper than {MOST_DEPTH} levels")
    return line


def _is_deep(value: object) -> bool:
    """Whether objects and arrays stand within one another more than `MOST_DEPTH` times; level by level."""
    level = [value]
    for _ in range(MOST_DEPTH + 1):
        inside = [each for each in level if isinstance(each, dict | list)]
        if not inside:
            return False
        level = [inner for each in inside for inner in (each.values() if isinstance(each, dict) else each)]
    return True
