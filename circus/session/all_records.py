"""All records of the user as one list: those of the usual folder and of the spare folders.

A game moves to a spare folder when its folder cannot be written. Then that folder holds all of it, and
records left in the usual one are older.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from circus.platform.folders import is_folder
from circus.session.record_entry import OPEN, RecordEntry
from circus.session.records_index import Listed, RecordsIndex, last_first, records_in, stem_of


class AllRecords:
    """The same as `RecordsIndex`, for several folders."""

    def __init__(self, folder: Path, spare: Sequence[Path] = ()) -> None:
        """Index the usual `folder`, and the existing ones of `spare`, the preferred one first."""
        self._usual = RecordsIndex(folder)
        self._spare = [
            RecordsIndex(each, folder.with_name(f"{folder.name}.spare-{number}.index"))
            for number, each in enumerate(spare, 1)
            if is_folder(each)
        ]

    @property
    def _all(self) -> list[RecordsIndex]:
        return [self._usual, *self._spare]

    @property
    def is_empty(self) -> bool:
        """Whether no folder holds any file that may be a record."""
        return not any(next(records_in(each.folder), None) for each in self._all)

    @property
    def waits(self) -> bool:
        """Whether there are unread records."""
        return any(each.waits for each in self._all)

    def refresh(self) -> None:
        """Find records that were added, changed or removed; `read_on` then reads them."""
        for each in self._all:
            each.refresh()

    def read_on(self, most: int | None = None) -> None:
        """Read at most `most` of the unread records per folder, and store their entries."""
        for each in self._all:
            each.read_on(most)

    def put(self, entry: RecordEntry) -> None:
        """Store the entry of a record that was read completely."""
        for each in self._all:
            if each.folder == entry.path.parent:
                each.put(entry)

    def entries(self, kinds: Iterable[str]) -> Iterator[RecordEntry]:
        """Return the same as `listed`, as complete entries."""
        return (listed.entry for listed in self.listed(kinds))

    def listed(self, kinds: Iterable[str]) -> Iterator[Listed]:
        """Yield the records of some kinds, in no order; of a resumed game, the latest valid one."""
        kinds, latest = list(kinds), [each.latest() for each in self._spare]
        yield from (
            listed
            for place, each in enumerate(self._all)
            for listed in each.listed(kinds)
            if not latest or not _is_older(listed.name, latest[place:])
        )

    def unfinished(self) -> Iterator[RecordEntry]:
        """Return the games that people left unfinished, those played last first."""
        return last_first(self.listed(OPEN))


def _is_older(name: str, elsewhere: Iterable[dict[str, int]]) -> bool:
    """Return whether one of these folders holds the same record or a later one of the same game."""
    stem, number = stem_of(name)
    return any(latest.get(stem, 0) >= number for latest in elsewhere)
