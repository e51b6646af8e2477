"""Fonts of the system: which of their files has the letters that the program's own fonts lack.

A thread reads the character tables of the font files once, at the first such letter; the main loop never
waits for it. Until then, and if no font has a letter, a mark stands in for it (`stand_in.py`).
"""

import struct
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from os import SEEK_END
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from circus.platform.fault_log import note_fault
from circus.platform.systems import font_folders
from circus.ui.gfx.native import TABLES

SUFFIXES = frozenset({".ttf", ".otf", ".ttc"})
MAX_FILES = 3_000
"""Maximum number of font files that are looked at."""
MAX_TABLE = 4_000_000
"""Maximum length of a character table in bytes; those of the largest fonts have a tenth of it."""

_MAGIC = (b"\0\1\0\0", b"OTTO", b"true")
"""First bytes of TrueType and OpenType fonts."""

_PLAIN = ("noto sans", "notosans", "dejavusans", "segoe", "arial", "helvetica", "sans", "gothic")
_FANCY = ("mono", "italic", "oblique", "serif", "condensed", "light", "thin", "black", "bold", "lastresort")


class FontFile(NamedTuple):
    """Font file with the ranges of characters that it has: `firsts[n]` to `lasts[n]`."""

    path: Path
    firsts: Sequence[int]
    lasts: Sequence[int]

    def has(self, letter: str) -> bool:
        """Check whether it has all characters of a grapheme cluster."""
        return all(self._has(ord(each)) for each in letter)

    def _has(self, code: int) -> bool:
        at = bisect_right(self.firsts, code) - 1
        return at >= 0 and code <= self.lasts[at]


class SystemFonts:
    """Font files of this computer, the plainest first; created once for the program.

    Attributes:
        is_read: whether all files were looked at; it becomes true in another thread.
    """

    def __init__(self, folders: Sequence[Path] | None = None) -> None:
        """Look into these folders, those of the system without an argument, once a letter is asked for."""
        self._folders = folders
        self._files: tuple[FontFile, ...] = ()
        self._found: dict[str, Path | None] = {}
        self._rejected: set[Path] = set()
        self._thread: Thread | None = None
        self.is_read = False

    @property
    def is_asked(self) -> bool:
        """Whether a letter was asked for."""
        return self._thread is not None

    def path_of(self, letter: str) -> Path | None:
        """Return a font file that has a letter; `None` if there is none, or as long as it is not known."""
        if not self.is_read:
            self._read_in_background()
            return None
        if letter not in self._found:
            self._found[letter] = next(
                (each.path for each in self._files if each.path not in self._rejected and each.has(letter)),
                None,
            )
        return self._found[letter]

    def reject(self, path: Path) -> None:
        """Use a file no more, since it cannot be opened."""
        self._rejected.add(path)
        self._found.clear()

    def wait(self) -> None:
        """Wait until all files were looked at; for tests and pictures, not for the main loop."""
        self._read_in_background()
        assert self._thread
        self._thread.join()

    def _read_in_background(self) -> None:
        if self._thread is None:
            self._thread = Thread(target=self._read, name="fonts", daemon=True)
            self._thread.start()

    def _read(self) -> None:
        """Read the character table of each file; a file that cannot be read is left out."""
        try:
            paths = sorted(font_files(self._folders or font_folders()), key=_preference)
            self._files = tuple(each for path in paths if (each := read_font(path)))
        except Exception as error:
            note_fault("the fonts of the system were not read", error)
        self.is_read = True


def font_files(folders: Sequence[Path]) -> Iterator[Path]:
    """Yield the font files below these folders."""
    found: set[Path] = set()
    for folder in folders:
        for path in folder.rglob("*"):
            if path.suffix.lower() in SUFFIXES and path not in found and len(found) < MAX_FILES:
                found.add(path)
                yield path


def _preference(path: Path) -> tuple[int, int, str]:
    """Return the sort key of a font: plain upright ones first."""
    name = path.stem.lower()
    fancy = sum(word in name for word in _FANCY)
    plain = next((number for number, word in enumerate(_PLAIN) if word in name), len(_PLAIN))
    return fancy, plain, str(path)


def read_font(path: Path) -> FontFile | None:
    """Return a font file with its characters; `None` if it is not whole or its table cannot be read."""
    try:
        with path.open("rb") as file:
            length, start = file.seek(0, SEEK_END), 0
            file.seek(0)
            head = file.read(16)
            if head[:4] == b"ttcf":
                start = struct.unpack_from(">I", head, 12)[0]
                file.seek(start)
                head = file.read(16)
            if head[:4] not in _MAGIC:
                return None
            (count,) = struct.unpack_from(">H", head, 4)
            file.seek(start + 12)
            entries = struct.iter_unpack(">4sIII", file.read(16 * count))
            tables = {tag: (at, size) for tag, _, at, size in entries}
            if not tables.keys() >= {*TABLES} or any(at + size > length for at, size in tables.values()):
                return None  # the font library may crash on it
            at, size = tables[b"cmap"]
            file.seek(at)
            ranges = _ranges(file.read(min(size, MAX_TABLE)))
    except (OSError, struct.error, IndexError):
        return None
    return FontFile(path, [first for first, _ in ranges], [last for _, last in ranges]) if ranges else None


def _ranges(table: bytes) -> list[tuple[int, int]]:
    """Return the ranges of the largest Unicode subtable, in order (formats 4 and 12 of OpenType)."""
    (count,) = struct.unpack_from(">H", table, 2)
    subtables = [struct.unpack_from(">HHI", table, 4 + 8 * number) for number in range(count)]
    formats = {}
    for platform, encoding, at in subtables:
        is_unicode = platform == 0 or (platform == 3 and encoding in (1, 10))
        if is_unicode:
            formats[struct.unpack_from(">H", table, at)[0]] = at
    if 12 in formats:
        return _segmented(table, formats[12])
    return _mapped(table, formats[4]) if 4 in formats else []


def _segmented(table: bytes, at: int) -> list[tuple[int, int]]:
    (count,) = struct.unpack_from(">I", table, at + 12)
    groups = table[at + 16 : at + 16 + 12 * count]
    whole = groups[: len(groups) // 12 * 12]
    return [(first, last) for first, last, _ in struct.iter_unpack(">III", whole)]


def _mapped(table: bytes, at: int) -> list[tuple[int, int]]:
    count = struct.unpack_from(">H", table, at + 6)[0] // 2
    lasts = struct.unpack_from(f">{count}H", table, at + 14)
    firsts = struct.unpack_from(f">{count}H", table, at + 16 + 2 * count)
    return [(first, last) for first, last in zip(firsts, lasts, strict=True) if first < 0xFFFF]


SYSTEM_FONTS = SystemFonts()
"""Fonts of this computer, shared by all scenes."""
