"""All records of the user as one list: those of the usual folder, and those of games that went elsewhere.

A game goes elsewhere when its folder takes no more lines: then all of it lies in a spare folder, and what may
have stayed in the usual one is older.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from circus.folders import is_folder
from circus.session.record_entry import OPEN, RecordEntry
from circus.session.records_index import Listed, RecordsIndex, last_first, records_in, stem_of


class AllRecords:
    """As `RecordsIndex`, for several folders."""

    def __init__(self, folder: Path, spare: Sequence[Path] = ()) -> None:
        """`folder` is the usual one, `spare` are those beside it, where they exist, the best one first."""
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
        """Whether there are records that have still to be read."""
        return any(each.waits for each in self._all)

    def refresh(self) -> None:
        """Look which records have come, gone or changed since; `read_on` then reads them."""
        for each in self._all:
            each.refresh()

    def read_on(self, most: int | None = None) -> None:
        """Read at most so many of the records that wait in a folder, and keep what they tell."""
        for each in self._all:
            each.read_on(most)

    def put(self, entry: RecordEntry) -> None:
        """Take over what reading all of a record has told of it."""
        for each in self._all:
            if each.folder == entry.path.parent:
                each.put(entry)

    def entries(self, kinds: Iterable[str]) -> Iterator[RecordEntry]:
        """As `listed`, each with all that is known of it."""
        return (listed.entry for listed in self.listed(kinds))

    def listed(self, kinds: Iterable[str]) -> Iterator[Listed]:
        """Return the records of some kinds, in no order.

        Of one that was gone on with, the latest that is sound.
        """
        kinds, latest = list(kinds), [each.latest() for each in self._spare]
        yield from (
            listed
            for place, each in enumerate(self._all)
            for listed in each.listed(kinds)
            if not latest or not _is_older(listed.name, latest[place:])
        )

    def unfinished(self) -> Iterator[RecordEntry]:
        """Return the games that somebody left unfinished, those played last first."""
        return last_first(self.listed(OPEN))


def _is_older(name: str, elsewhere: Iterable[dict[str, int]]) -> bool:
    """Return whether the same game, or a later record of it, lies in one of these folders."""
    stem, number = stem_of(name)
    return any(latest.get(stem, 0) >= number for latest in elsewhere)
