"""Append-only file of whole lines that survives a full or vanished disk and a deleted file."""

import errno
import os
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Self

from circus.platform.folders import disk_of, open_again, open_new, open_to_write, private_folder, try_lock
from circus.platform.systems import fault_at, sync_file

_CHUNK = 1 << 16
_TAIL = 1 << 12
"""Bytes at the end of a file that are compared to recognize it."""


class LineFile:
    """Append-only file of whole lines: a failed write leaves no trace, and written lines are never dropped.

    A partial line that cannot be removed at once is removed before the next write. If a durable file was
    deleted or moved away, it is written again at its old path with all its lines. If its disk is gone,
    nothing is written in its stead; appending works again when the disk is back.

    Attributes:
        path: its present path.
    """

    def __init__(self, path: Path, *, durable: bool = False) -> None:
        """Create the file; raise FileExistsError if there is one.

        `durable` waits after each write until the data are on the disk.
        """
        self.path = path
        self._durable = durable
        self._size, self._tail = 0, b""
        self._torn = False
        self._file = open_new(path)
        self._disk = disk_of(path.parent)
        try_lock(self._file)

    @classmethod
    def again(cls, path: Path, size: int | None = None, *, durable: bool = True) -> Self:
        """Open an existing file for appending after its last whole line, or after `size` bytes.

        Raises:
            OSError: if it cannot be opened.
        """
        file = open_to_write(path)
        try:
            try_lock(file)
            length = file.readall().rfind(b"\n") + 1 if size is None else size
            tail = _before(file, length)
        except OSError:
            file.close()
            raise
        other = cls.__new__(cls)
        other.path, other._durable, other._file, other._disk = path, durable, file, disk_of(path.parent)
        other._size, other._tail, other._torn = length, tail, True
        return other

    def append(self, lines: bytes) -> None:
        """Append whole lines; raise OSError with the file's name if they could not be written."""
        try:
            self._mend()
            self._write(lines)
        except OSError as error:
            self._torn = True
            with suppress(OSError):
                self._take_back()
            raise fault_at(self.path, error) from error
        self._grown(lines)

    def move(self, path: Path) -> None:
        """Copy all lines to a new file and continue there.

        Raises:
            OSError: if that fails; the file stays at its old path.
        """
        file = open_new(path)
        try:
            try_lock(file)
            self._file.seek(0)
            left = self._size
            while left:
                part = self._file.read(min(left, _CHUNK))
                if not part:
                    raise OSError(5, "the lines written before cannot be read", str(self.path))
                left -= len(part)
                _write_all(file, part)
            sync_file(file.fileno())
        except OSError:
            with suppress(OSError):
                file.close()
            path.unlink(missing_ok=True)
            raise
        self.close()
        self._file, self.path, self._torn, self._disk = file, path, False, disk_of(path.parent)

    def close(self) -> None:
        """Close it; errors are ignored, because every line was written before."""
        with suppress(OSError):
            self._file.close()

    @property
    def is_closed(self) -> bool:
        """Whether the file is closed for `append`."""
        return self._file.closed

    def append_afterwards(self, lines: bytes) -> None:
        """Append whole lines to a closed file that has not changed since; raise OSError if it has."""
        with open_again(self.path) as file:
            if os.fstat(file.fileno()).st_size != self._size:
                raise OSError(errno.ESTALE, "the file was changed by somebody else", str(self.path))
            try_lock(file)
            try:
                _write_all(file, lines)
                sync_file(file.fileno())
            except OSError as error:
                with suppress(OSError):
                    file.truncate(self._size)
                raise fault_at(self.path, error) from error
        self._grown(lines)

    def _grown(self, lines: bytes) -> None:
        self._size += len(lines)
        self._tail = lines[-_TAIL:]

    def _write(self, lines: bytes) -> None:
        # Unbuffered: data that the disk refused must not wait in memory and be written with a later line.
        _write_all(self._file, lines)
        if self._durable:
            sync_file(self._file.fileno())

    def _mend(self) -> None:
        """Remove a partial line; reopen a durable file that is not at its path any more."""
        if not self._durable:
            if self._torn:
                self._take_back()
        elif not self._is_in_place():
            self._find_place()
        elif self._torn:
            try:
                self._take_back()
            except OSError:  # the disk was gone, and the handle is dead
                self._take_up()

    def _find_place(self) -> None:
        """Reopen the file that exists again, or write it again if the same disk is still mounted."""
        if os.path.lexists(self.path):
            self._take_up()
        elif disk_of(self.path.parent) != self._disk:
            raise OSError(errno.ENODEV, "the disk that it lies on is not there", str(self.path))
        else:
            private_folder(self.path.parent)
            self.move(self.path)

    def _take_up(self) -> None:
        """Reopen the file at the path.

        Raises:
            FileExistsError: if it is another file.
            OSError: if it cannot be opened.
        """
        file = open_to_write(self.path)
        try:
            if _before(file, self._size)[-len(self._tail) :] != self._tail:
                raise FileExistsError(errno.EEXIST, "another file has its name", str(self.path))
            file.truncate(self._size)
            file.seek(self._size)
        except OSError:
            file.close()
            raise
        self.close()
        try_lock(file)
        self._file, self._torn, self._disk = file, False, disk_of(self.path.parent)

    def _take_back(self) -> None:
        """Remove a partial line from the end."""
        self._file.truncate(self._size)
        self._file.seek(self._size)
        self._torn = False

    def _is_in_place(self) -> bool:
        """Return whether the path still leads to the open file; on Windows it always does."""
        try:
            return os.path.samestat(self.path.stat(), os.fstat(self._file.fileno()))
        except OSError:
            return False


def _before(file: FileIO, place: int) -> bytes:
    """Return the last bytes before an offset of a file; raise OSError."""
    begin = max(0, place - _TAIL)
    file.seek(begin)
    return file.read(place - begin)


def _write_all(file: FileIO, lines: bytes) -> None:
    rest = memoryview(lines)
    while rest:
        rest = rest[file.write(rest) or 0 :]
