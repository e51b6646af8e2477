"""A disk that fails: at one call of the program that writes, in one way, or at all of them for a while."""

import builtins
import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from io import FileIO
from pathlib import Path
from typing import Any

import pytest

WRITING = frozenset("wxa+")


class Disk:
    """Counts the calls that write below a folder, and lets some of them fail.

    Attributes:
        asked: the calls so far, each with the file's name.
        fails: whether the call of this number and name fails; with what number of a fault.
        refused: how many have failed.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = str(folder)
        self.asked: list[tuple[str, str]] = []
        self.fails: Callable[[int, str], int] = lambda number, call: 0
        self.refused = 0
        self.names: dict[int, str] = {}

    def ask(self, call: str, name: str) -> None:
        """Notes a call; raises OSError if it has to fail."""
        if not name.startswith(self.folder):
            return
        self.asked.append((call, name))
        fault = self.fails(len(self.asked) - 1, call)
        if fault:
            self.refused += 1
            raise OSError(fault, os.strerror(fault), name)


class _File(FileIO):
    """An open file of the disk; of what it refuses to write, half is down already.

    One that it refuses to close is closed all the same, as systems do it.
    """

    disk: Disk

    def write(self, lines: Any) -> int:
        try:
            self.disk.ask("write", str(self.name))
        except OSError:
            super().write(lines[: len(lines) // 2])
            raise
        return super().write(lines)

    def truncate(self, size: int | None = None) -> int:
        self.disk.ask("truncate", str(self.name))
        return super().truncate(size)

    def flush(self) -> None:
        if not self.closed:
            self.disk.ask("flush", str(self.name))
        super().flush()

    def close(self) -> None:
        was_open = not self.closed
        super().close()
        if was_open:
            self.disk.ask("close", str(self.name))


class _Buffered(io.BufferedWriter):
    """The same with a buffer."""

    raw: _File

    def flush(self) -> None:
        if not self.closed:
            self.raw.disk.ask("flush", str(self.raw.name))
        super().flush()


@contextmanager
def disk_below(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Disk]:
    """All that is written below `folder` goes through a disk that can be told to fail."""
    disk = Disk(folder)
    with monkeypatch.context() as patch:
        for name in ("replace", "rename", "mkdir", "unlink", "chmod"):
            for module in (os, Path):
                patch.setattr(module, name, _asking(disk, getattr(module, name), name))
        patch.setattr(os, "open", _lowly(disk, os.open))
        patch.setattr(os, "fsync", _syncing(disk, os.fsync))
        patch.setattr(builtins, "open", _opening(disk, builtins.open))
        patch.setattr(io, "open", _opening(disk, io.open))
        yield disk


def _asking(disk: Disk, real: Callable[..., Any], call: str) -> Callable[..., Any]:
    def asking(path: Any, *rest: Any, **named: Any) -> Any:
        disk.ask(call, str(path))
        return real(path, *rest, **named)

    return asking


def _lowly(disk: Disk, real: Callable[..., int]) -> Callable[..., int]:
    def opening(path: Any, flags: int, *rest: Any, **named: Any) -> int:
        if flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT):
            disk.ask("open", str(path))
        return real(path, flags, *rest, **named)

    return opening


def _syncing(disk: Disk, real: Callable[[int], None]) -> Callable[[int], None]:
    def sync(file: int) -> None:
        disk.ask("fsync", disk.names.get(file, ""))
        real(file)

    return sync


def _opening(disk: Disk, real: Callable[..., Any]) -> Callable[..., Any]:
    def opening(path: Any, mode: str = "r", buffering: int = -1, *rest: Any, **named: Any) -> Any:
        if not isinstance(path, str | Path) or not WRITING & set(mode) or "b" not in mode:
            return real(path, mode, buffering, *rest, **named)
        if not str(path).startswith(disk.folder):
            return real(path, mode, buffering, *rest, **named)
        disk.ask("open", str(path))
        file = _File(path, mode.replace("b", ""), opener=named.get("opener"))
        file.disk = disk
        disk.names[file.fileno()] = str(path)
        if buffering == 0:
            return file
        return _Buffered(file)

    return opening
