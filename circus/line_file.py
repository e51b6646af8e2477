"""A file that grows by whole lines and by nothing else, whatever becomes of the disk and of the folder."""

import errno
import os
from contextlib import suppress
from io import FileIO
from pathlib import Path
from typing import Self

from circus.folders import disk_of, hold, open_again, open_new, open_to_write, private_folder

_CHUNK = 1 << 16
_TAIL = 1 << 12
"""So many bytes of the last lines are enough to know a file again."""


class LineFile:
    """A new file; what could not be written is not in it, and what was written is never given up.

    Half a line that cannot be taken back at once is taken back before the next one. A durable file that
    somebody has deleted or moved away is laid down anew in its old place, with all its lines; where its disk
    has gone, nothing is laid down in its stead, and the file goes on when the disk is back.

    Attributes:
        path: where it lies now.
    """

    def __init__(self, path: Path, *, durable: bool = False) -> None:
        """`durable`: waits until the disk has each line. Raises FileExistsError where there is a file."""
        self.path = path
        self._durable = durable
        self._size, self._tail = 0, b""
        self._torn = False
        self._file = open_new(path)
        self._disk = disk_of(path.parent)
        hold(self._file)

    @classmethod
    def again(cls, path: Path, size: int | None = None, *, durable: bool = True) -> Self:
        """A file that exists and goes on behind its last whole line, or behind `size` bytes of whole lines.

        Raises:
            OSError: if it cannot be opened.
        """
        file = open_to_write(path)
        try:
            hold(file)
            kept = file.readall().rfind(b"\n") + 1 if size is None else size
            tail = _before(file, kept)
        except OSError:
            file.close()
            raise
        other = cls.__new__(cls)
        other.path, other._durable, other._file, other._disk = path, durable, file, disk_of(path.parent)
        other._size, other._tail, other._torn = kept, tail, True
        return other

    def append(self, lines: bytes) -> None:
        """Writes whole lines; raises OSError, with the file's name, if they are not in the file."""
        try:
            self._mend()
            self._write(lines)
        except OSError as error:
            self._torn = True
            with suppress(OSError):
                self._take_back()
            raise OSError(error.errno, error.strerror or str(error), str(self.path)) from error
        self._grown(lines)

    def move(self, path: Path) -> None:
        """Goes on in another new file that holds all lines so far; raises OSError, and stays where it is."""
        file = open_new(path)
        try:
            hold(file)
            self._file.seek(0)
            left = self._size
            while left:
                part = self._file.read(min(left, _CHUNK))
                if not part:
                    raise OSError(5, "the lines written before cannot be read", str(self.path))
                left -= len(part)
                _write_all(file, part)
            os.fsync(file.fileno())
        except OSError:
            with suppress(OSError):
                file.close()
            path.unlink(missing_ok=True)
            raise
        self.close()
        self._file, self.path, self._torn, self._disk = file, path, False, disk_of(path.parent)

    def close(self) -> None:
        """Closes it; every line was written before, so a late complaint of the disk changes nothing."""
        with suppress(OSError):
            self._file.close()

    @property
    def is_closed(self) -> bool:
        """Whether nothing is appended any more in the usual way."""
        return self._file.closed

    def append_afterwards(self, lines: bytes) -> None:
        """Appends whole lines to a closed file that is still as it was left; raises OSError if it is not."""
        with open_again(self.path) as file:
            if os.fstat(file.fileno()).st_size != self._size:
                raise OSError(errno.ESTALE, "the file was changed by somebody else", str(self.path))
            hold(file)
            try:
                _write_all(file, lines)
                os.fsync(file.fileno())
            except OSError as error:
                with suppress(OSError):
                    file.truncate(self._size)
                raise OSError(error.errno, error.strerror or str(error), str(self.path)) from error
        self._grown(lines)

    def _grown(self, lines: bytes) -> None:
        self._size += len(lines)
        self._tail = lines[-_TAIL:]

    def _write(self, lines: bytes) -> None:
        # Unbuffered: what the disk refused must not wait in memory and come out with a later line.
        _write_all(self._file, lines)
        if self._durable:
            os.fsync(self._file.fileno())

    def _mend(self) -> None:
        if not self._durable:
            if self._torn:
                self._take_back()
        elif not self._is_in_place():
            self._find_place()
        elif self._torn:
            try:
                self._take_back()
            except OSError:  # the disk was away, and its handle died with it
                self._take_up()

    def _find_place(self) -> None:
        """Goes on in the file that is there again, or lays it down anew where its disk is still there."""
        if os.path.lexists(self.path):
            self._take_up()
        elif disk_of(self.path.parent) != self._disk:
            raise OSError(errno.ENODEV, "the disk that it lies on is not there", str(self.path))
        else:
            private_folder(self.path.parent)
            self.move(self.path)

    def _take_up(self) -> None:
        """Goes on in the file of this name; raises FileExistsError if it is another one, and OSError."""
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
        hold(file)
        self._file, self._torn, self._disk = file, False, disk_of(self.path.parent)

    def _take_back(self) -> None:
        """Takes away what is not a whole line."""
        self._file.truncate(self._size)
        self._file.seek(self._size)
        self._torn = False

    def _is_in_place(self) -> bool:
        """Whether the file of this name is still the one that is written; on Windows it always is."""
        try:
            return os.path.samestat(self.path.stat(), os.fstat(self._file.fileno()))
        except OSError:
            return False


def _before(file: FileIO, place: int) -> bytes:
    """The last bytes before a place in a file; raises OSError."""
    begin = max(0, place - _TAIL)
    file.seek(begin)
    return file.read(place - begin)


def _write_all(file: FileIO, lines: bytes) -> None:
    rest = memoryview(lines)
    while rest:
        rest = rest[file.write(rest) or 0 :]
