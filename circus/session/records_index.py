"""What is known of the records in a folder without reading them again: thrown away at any doubt."""

import os
import re
import time
import zlib
from collections.abc import Iterable, Iterator
from contextlib import suppress
from operator import attrgetter
from pathlib import Path
from typing import NamedTuple

from circus import __version__, games
from circus.folders import write_whole
from circus.session.record_entry import BAD, OPEN, UNSETTLED, FileStamp, RecordEntry, entry_of, stamp_of_line
from circus.untrusted import open_regular

ENDING = ".jsonl"

MOST_HEAD = 200
"""Bytes of the first line of an index, which tells what follows."""

LARGEST = 100_000_000
"""Bytes of an index that is read: some hundred thousand records."""

SETTLED_S = 2.0
"""A folder that changed less long ago may have changed again since, without its time telling it."""


class Listed(NamedTuple):
    """A record as an index has it: its `line` is read only where somebody looks at it."""

    folder: Path
    name: str
    line: str

    @property
    def kind(self) -> str:
        """Of the kinds of `record_entry`."""
        return self.line[0]

    @property
    def path(self) -> Path:
        """Of the record."""
        return self.folder / self.name

    @property
    def last_played(self) -> tuple[int, str]:
        """Those played later are greater."""
        return stamp_of_line(self.line).changed, self.name

    @property
    def entry(self) -> RecordEntry:
        """What is known of it."""
        return RecordEntry.of_line(self.path, self.line)


class RecordsIndex:
    """The records of a folder, each read once: what the lists of saved and past games stand on.

    It is a cache: whatever it says is made anew from the records when they have changed, when its file is
    missing or damaged, or when another version of the program has written it.

    Attributes:
        folder: of the records; it may be missing.
    """

    def __init__(self, folder: Path, path: Path | None = None) -> None:
        """`path` is where it is kept, by default beside the folder."""
        self.folder = folder
        self._path = path or folder.with_name(f"{folder.name}.index")
        self._place = f"{folder}{os.sep}"
        self._stamp = 0
        self._lines: dict[str, str] = {}
        self._waiting: list[str] = []
        self._changed = False
        self._is_whole = False
        self._load()

    @property
    def waits(self) -> bool:
        """Whether there are records that have still to be read."""
        return bool(self._waiting)

    def refresh(self) -> None:
        """Look which records have come, gone or changed since; `read_on` then reads them.

        An ended record is looked at again only where somebody looks at it (`past_games.up_to_date`).
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
        """Read at most so many of the records that wait, the latest by name first, and keep the index."""
        now, self._waiting = self._waiting[:most], self._waiting[len(self._waiting[:most]) :]
        for name in now:
            self._read(name)
        if self._changed and not self._waiting:
            self._save()

    def put(self, entry: RecordEntry) -> None:
        """Take over what reading all of a record has told of it."""
        self._whole()
        self._lines[entry.path.name] = entry.line()
        self._changed = True
        if not self._waiting:
            self._save()

    def entries(self, kinds: Iterable[str]) -> Iterator[RecordEntry]:
        """As `listed`, each with all that is known of it."""
        return (listed.entry for listed in self.listed(kinds))

    def listed(self, kinds: Iterable[str]) -> Iterator[Listed]:
        """Return the records of some kinds, in no order.

        Of one that was gone on with, the latest that is sound.
        """
        wanted = set(kinds)
        if not wanted <= set(UNSETTLED):
            self._whole()
        hidden = self._superseded()
        for name, line in self._lines.items():
            if line[0] in wanted and name not in hidden:
                yield Listed(self.folder, name, line)

    def unfinished(self) -> Iterator[RecordEntry]:
        """Return the games that somebody left unfinished, those played last first."""
        return last_first(self.listed(OPEN))

    def latest(self) -> dict[str, int]:
        """Return the number of the latest sound record of each game, by what its names begin with."""
        self._whole()
        found: dict[str, int] = {}
        for name, line in self._lines.items():
            if line[0] != BAD:
                stem, number = stem_of(name)
                found[stem] = max(number, found.get(stem, 0))
        return found

    def _superseded(self) -> set[str]:
        """Return the records that a later one goes on with."""
        latest: dict[str, int] = {}
        for name in self._lines:
            if "~" in name and self._lines[name][0] != BAD:
                stem, number = stem_of(name)
                latest[stem] = max(number, latest.get(stem, 0))
        if not latest:
            return set()
        numbered = ((name, *stem_of(name)) for name in self._lines)
        return {name for name, stem, number in numbered if number < latest.get(stem, 0)}

    def _listed(self) -> list[str]:
        return list(records_in(self.folder))

    def _is_stale(self, name: str) -> bool:
        line = self._lines.get(name)
        if line is None:
            return True
        if line[0] not in UNSETTLED:
            return False
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
        """Take over what may still change, which is little; the rest is read when it is asked for."""
        head = self._read_part(0)
        if head is not None:
            self._lines, self._stamp = head

    def _whole(self) -> None:
        """Take over what is known of all other records too; where that is damaged all are read anew."""
        if not self._take_rest():
            self.refresh()
            self.read_on()

    def _take_rest(self) -> bool:
        """Take over the second part; false where nothing is known of any record any more."""
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

        `None` where the file cannot be used.
        """
        try:
            with open_regular(self._path, LARGEST) as file:
                mark, stamp, *sums = file.readline(MOST_HEAD).decode().rstrip("\n").split("\t")
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
        """Keep it for the next time; a folder that takes no files only costs reading them all again."""
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
    """Another version of the program, or one with other games or rules, may see other things in a record."""
    known = " ".join(f"{name} {games.find(name).rules}" for name in sorted(games.in_order()))
    return f"circus records {__version__} 5 {zlib.crc32(known.encode()):x}"


def _lines_of(body: bytes) -> dict[str, str]:
    """Return the lines of a part by the name of their file; raises ValueError where one has none."""
    listed = body.decode(errors=_NAMES).split("\n")[:-1]
    lines: dict[str, str] = dict(line.split("\t", 1) for line in listed)
    for name in [name for name in lines if "%" in name]:
        lines[_plain(name)] = lines.pop(name)
    return lines


_NAMES = "surrogateescape"
"""Names of files need not be text: this is how the system hands them out."""


def _spelt(name: str) -> str:
    """Return a file's name without what separates lines and their parts."""
    return name.replace("%", "%25").replace("\t", "%09").replace("\n", "%0A")


def _plain(spelt: str) -> str:
    return spelt.replace("%0A", "\n").replace("%09", "\t").replace("%25", "%")


def records_in(folder: Path) -> Iterator[str]:
    """Return the names of what may be records in a folder, one after the other; none where it is missing."""
    with suppress(OSError), os.scandir(folder) as found:
        yield from (each.name for each in found if each.name.endswith(ENDING))


def last_first(listed: Iterable[Listed]) -> Iterator[RecordEntry]:
    """Return those played last first; of each all that is known is read only when its turn comes."""
    return (each.entry for each in sorted(listed, key=attrgetter("last_played"), reverse=True))


def files_of_game(path: Path) -> list[Path]:
    """Return all records of a game: the one it was begun in, and those it was gone on in."""
    stem, _ = stem_of(path.name)
    with os.scandir(path.parent) as found:
        names = [each.name for each in found if each.name.endswith(ENDING)]
    return sorted(path.with_name(name) for name in names if stem_of(name)[0] == stem)


def stem_of(name: str) -> tuple[str, int]:
    """What a game's records begin with, and the how manyeth of them this is."""
    stem, _, number = name.removesuffix(ENDING).rpartition("~")
    return (stem, int(number)) if stem and _NUMBER.fullmatch(number) else (name.removesuffix(ENDING), 1)


_NUMBER = re.compile("[0-9]{3,6}")


def _settled_stamp(folder: Path) -> int:
    """When a folder was last changed, in nanoseconds; 0 where it may be changed again unnoticed."""
    try:
        changed = folder.stat().st_mtime_ns
    except OSError:
        return 0
    return changed if 0 < changed < time.time_ns() - SETTLED_S * 1e9 else 0
