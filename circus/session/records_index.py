"""Index of the records in a folder: a cache that is dropped if in doubt."""

import os
import re
import time
import zlib
from collections.abc import Collection, Iterable, Iterator
from contextlib import suppress
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

from circus import __version__, games
from circus.platform.console import say
from circus.platform.folders import write_whole
from circus.platform.system_files import is_system_file
from circus.platform.untrusted import open_regular
from circus.records.identity import games_of_names, name_order
from circus.session.record_entry import (
    BAD,
    OPEN,
    UNSETTLED,
    FileStamp,
    RecordEntry,
    depends_on_program,
    entry_of,
    identity_of_line,
    order_of_line,
    stamp_of_line,
)

ENDING = ".jsonl"

MAX_HEAD = 200
"""Maximum bytes of the first line of an index, which describes the rest."""

LARGEST = 100_000_000
"""Maximum bytes of an index: some hundred thousand records."""

SETTLED_S = 2.0
"""A folder changed more recently than this may change again without a new time stamp."""


class Listed(NamedTuple):
    """Record of an index; its `line` is parsed lazily."""

    folder: Path
    name: str
    line: str

    @property
    def kind(self) -> str:
        """One of the kinds of `record_entry`."""
        return self.line[0]

    @property
    def path(self) -> Path:
        """Path of the record."""
        return self.folder / self.name

    @property
    def order(self) -> tuple[int, int]:
        """Numbers of the beginning and of the latest continuation."""
        return order_of_line(self.line)

    @property
    def last_played(self) -> tuple[int, int, str]:
        """Sort key: games begun or continued later are greater; older records have the time of their file."""
        return self.order[1], stamp_of_line(self.line).changed, self.name

    @property
    def entry(self) -> RecordEntry:
        """The complete entry."""
        return RecordEntry.of_line(self.path, self.line)


class RecordsIndex:
    """Index of a folder's records, each read once: the basis of the lists of unfinished and past games.

    It is a cache: it is rebuilt from the records that have changed. It is rebuilt completely if its file is
    missing, damaged, or written by another version of the program.

    Attributes:
        folder: of the records; it may be missing.
    """

    def __init__(self, folder: Path, path: Path | None = None) -> None:
        """Use the index file `path`, by default next to the folder."""
        self.folder = folder
        self._path = path or folder.with_name(f"{folder.name}.index")
        self._place = f"{folder}{os.sep}"
        self._stamp = 0
        self._lines: dict[str, str] = {}
        self._waiting: list[str] = []
        self._changed = False
        self._is_whole = False
        self._reported: set[str] = set()
        self._load()

    @property
    def waits(self) -> bool:
        """Whether there are unread records."""
        return bool(self._waiting)

    def refresh(self) -> None:
        """Find records that were added, changed or removed; `read_on` then reads them.

        An ended record is checked again only when it is opened (`past_games.up_to_date`).
        """
        stamp = _settled_stamp(self.folder)
        if stamp and stamp == self._stamp:
            names = [name for name, line in self._lines.items() if line[0] in UNSETTLED]
        else:
            self._take_rest()
            names = self._listed()
            for name in self._lines.keys() - set(names):
                self._forget(name)
        fresh = [name for name in names if self._is_stale(name)]
        self._waiting = sorted({*self._waiting, *fresh} & set(names), reverse=True)
        if stamp != self._stamp:
            self._stamp, self._changed = stamp, True

    def read_on(self, most: int | None = None) -> None:
        """Read at most `most` of the unread records, the latest by name first, and save the index."""
        now, self._waiting = self._waiting[:most], self._waiting[len(self._waiting[:most]) :]
        for name in now:
            self._read(name)
        if self._changed and not self._waiting:
            self._save()

    def put(self, entry: RecordEntry) -> None:
        """Store the entry of a record that was read completely."""
        self._whole()
        self._lines[entry.path.name] = entry.line()
        self._changed = True
        if not self._waiting:
            self._save()

    def entries(self, kinds: Iterable[str]) -> Iterator[RecordEntry]:
        """Return the same as `listed`, as complete entries."""
        return (listed.entry for listed in self.listed(kinds))

    def listed(self, kinds: Iterable[str]) -> Iterator[Listed]:
        """Yield the records of some kinds, in no order; of a resumed game, the latest valid one."""
        wanted = set(kinds)
        if not wanted <= set(UNSETTLED):
            self._whole()
        hidden = self._superseded()
        for name, line in self._lines.items():
            if line[0] in wanted and name not in hidden:
                yield Listed(self.folder, name, line)

    def unfinished(self) -> Iterator[RecordEntry]:
        """Return the games that people left unfinished, those played last first."""
        return last_first(self.listed(OPEN))

    def latest(self) -> dict[str, int]:
        """Return the number of the latest valid record of each game, by the stem of its name."""
        self._whole()
        found: dict[str, int] = {}
        for name, line in self._lines.items():
            if line[0] != BAD:
                stem, number = stem_of(name)
                found[stem] = max(number, found.get(stem, 0))
        return found

    def _superseded(self) -> set[str]:
        """Return the records that a later one continues."""
        latest: dict[str, int] = {}
        for name in self._lines:
            if "~" in name and self._lines[name][0] != BAD:
                stem, number = stem_of(name)
                latest[stem] = max(number, latest.get(stem, 0))
        numbered = ((name, *stem_of(name)) for name in self._lines) if latest else ()
        old = {name for name, stem, number in numbered if number < latest.get(stem, 0)}
        return old | self._copies(old)

    def _copies(self, old: Collection[str]) -> set[str]:
        """Return the records that are shorter copies of others; each is reported once."""
        alike: dict[str, list[str]] = {}
        for name, line in self._lines.items():
            if line[0] != BAD and name not in old and (identity := identity_of_line(line)):
                alike.setdefault(identity, []).append(name)
        copies: dict[str, str] = {}
        for names in alike.values():
            owners = games_of_names(names) if len(names) > 1 else {}
            for game in dict.fromkeys(owners.values()):
                longest, *others = sorted(
                    (name for name in names if owners[name] == game),
                    key=lambda name: (-stamp_of_line(self._lines[name]).size, *name_order(name)),
                )
                copies |= dict.fromkeys(others, longest)
        for copy in copies.keys() - self._reported:
            self._reported.add(copy)
            say(f"circus: {copy} is a copy of {copies[copy]}: the game is listed once")
        return {*copies}

    def _listed(self) -> list[str]:
        return list(records_in(self.folder))

    def _is_stale(self, name: str) -> bool:
        line = self._lines.get(name)
        if line is None:
            return True
        if line[0] not in UNSETTLED:
            return False
        if line[0] == BAD and depends_on_program(line):
            return True
        return FileStamp.of(f"{self._place}{name}") != stamp_of_line(line)

    def _read(self, name: str) -> None:
        path = self.folder / name
        stamp = FileStamp.of(path)
        if stamp is None:
            self._forget(name)
        else:
            self._lines[name] = entry_of(path, stamp).line()
            self._changed = True

    def _forget(self, name: str) -> None:
        self._changed = self._lines.pop(name, None) is not None or self._changed

    def _load(self) -> None:
        """Load the entries that may change, which are few; the rest is loaded on demand."""
        head = self._read_part(0)
        if head is not None:
            self._lines, self._stamp = head

    def _whole(self) -> None:
        """Load all other entries too; if they are damaged, read all records again."""
        if not self._take_rest():
            self.refresh()
            self.read_on()

    def _take_rest(self) -> bool:
        """Load the second part; return false if all entries were lost."""
        if self._is_whole:
            return True
        self._is_whole = True
        rest = self._read_part(1)
        if rest is None:
            self._lines, self._stamp = {}, 0
            return False
        self._lines = {**rest[0], **self._lines}
        return True

    def _read_part(self, number: int) -> tuple[dict[str, str], int] | None:
        """Return the lines of one of the two parts and the folder's stamp.

        Return `None` if the file cannot be used.
        """
        try:
            with open_regular(self._path, LARGEST) as file:
                mark, stamp, *sums = file.readline(MAX_HEAD).decode().rstrip("\n").split("\t")
                size, *checksums = map(int, sums)
                if mark != _mark() or not 0 <= size <= LARGEST or len(checksums) != 2:
                    return None
                first = file.read(size)
                body = file.read(LARGEST) if number else first
            if zlib.crc32(body) != checksums[number]:
                return None
            return _lines_of(body), int(stamp)
        except (OSError, ValueError):
            return None

    def _save(self) -> None:
        """Save the index; if the folder cannot be written, all records are read again next time."""
        self._whole()
        self._changed = False
        hidden = self._superseded()
        parts: tuple[list[str], list[str]] = [], []
        for name, line in self._lines.items():
            parts[line[0] not in UNSETTLED or name in hidden].append(f"{_spelt(name)}\t{line}\n")
        first, rest = ("".join(part).encode(errors=_NAMES) for part in parts)
        head = f"{_mark()}\t{self._stamp}\t{len(first)}\t{zlib.crc32(first)}\t{zlib.crc32(rest)}\n"
        with suppress(OSError):
            write_whole(self._path, head.encode() + first + rest)


def _mark() -> str:
    """Return the version of an index, with the games there are; rules would import every game."""
    return f"circus records {__version__} 7 {zlib.crc32(' '.join(games.names()).encode()):x}"


def _lines_of(body: bytes) -> dict[str, str]:
    """Return the lines of a part by the name of their file.

    Raises:
        ValueError: a line has no name.
    """
    listed = body.decode(errors=_NAMES).split("\n")[:-1]
    lines: dict[str, str] = dict(line.split("\t", 1) for line in listed)
    for name in [name for name in lines if "%" in name]:
        lines[_plain(name)] = lines.pop(name)
    return lines


_NAMES = "surrogateescape"
"""Encoding of file names, which need not be valid text, as the system returns them."""


def _spelt(name: str) -> str:
    """Return a file's name with escaped separators of lines and fields."""
    return name.replace("%", "%25").replace("\t", "%09").replace("\n", "%0A")


def _plain(spelt: str) -> str:
    return spelt.replace("%0A", "\n").replace("%09", "\t").replace("%25", "%")


def records_in(folder: Path) -> Iterator[str]:
    """Yield the names of possible records in a folder; none if it is missing."""
    with suppress(OSError), os.scandir(folder) as found:
        yield from (
            each.name for each in found if each.name.endswith(ENDING) and not is_system_file(each.name)
        )


def last_first(listed: Iterable[Listed]) -> Iterator[RecordEntry]:
    """Return those played last first; each entry is parsed when it is reached."""
    return (each.entry for each in sorted(listed, key=attrgetter("last_played"), reverse=True))


def files_of_game(path: Path) -> list[Path]:
    """Return all records of a game: the first one, and those of its continuations."""
    stem, _ = stem_of(path.name)
    with os.scandir(path.parent) as found:
        names = [each.name for each in found if each.name.endswith(ENDING)]
    return sorted(path.with_name(name) for name in names if stem_of(name)[0] == stem)


def stem_of(name: str) -> tuple[str, int]:
    """Return the common stem of a game's record names, and the number of this one."""
    stem, _, number = name.removesuffix(ENDING).rpartition("~")
    return (stem, int(number)) if stem and _NUMBER.fullmatch(number) else (name.removesuffix(ENDING), 1)


_NUMBER = re.compile("[0-9]{3,6}")


def _settled_stamp(folder: Path) -> int:
    """Return the time of a folder's last change, in nanoseconds; 0 if it is too recent to be reliable."""
    try:
        changed = folder.stat().st_mtime_ns
    except OSError:
        return 0
    return changed if 0 < changed < time.time_ns() - SETTLED_S * 1e9 else 0
