"""Filter of past games by game, player and state; entries are read lazily."""

import json
import re
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from circus.core.errors import RecordError
from circus.session.all_records import AllRecords
from circus.session.playback import Playback, open_playback
from circus.session.record_entry import (
    BAD,
    ENDED,
    OPEN,
    UNREADABLE,
    WATCHED,
    FileStamp,
    RecordEntry,
    bad_entry,
    entry_of,
    invalid_entry,
)
from circus.session.records_index import Listed
from circus.session.table_setup import BOT, HUMAN

ALL, UNFINISHED, FINISHED = "all", "unfinished", "finished"
"""Selected games; unusable records are listed with all of them."""

KINDS = {ALL: (OPEN, WATCHED, ENDED, BAD), UNFINISHED: (OPEN, WATCHED), FINISHED: (ENDED,)}


@dataclass(frozen=True)
class RecordFilter:
    """Filter of records.

    Attributes:
        course: `ALL`, `UNFINISHED` or `FINISHED`.
        game: its name; "" for every game.
        person: a player; "" for any.
        companion: another player, a person or a bot; "" for any.
    """

    course: str = ALL
    game: str = ""
    person: str = ""
    companion: str = ""

    def matches(self, listed: Listed) -> bool:
        """Return whether a record matches the filter.

        The text of its line is searched, without parsing: no name can be confused with a key or another name.
        """
        line = listed.line
        return (
            (not self.game or f'\t{{"game": {json.dumps(self.game)}' in line)
            and (not self.person or f'[{json.dumps(self.person)}, "{HUMAN}"' in line)
            and (not self.companion or f'[{json.dumps(self.companion)}, "' in line)
        )


def past_games(records: AllRecords, record_filter: RecordFilter) -> list[Listed]:
    """Return the matching records, those played last first.

    Unusable ones follow, by name.
    """
    found = [each for each in records.listed(KINDS[record_filter.course]) if record_filter.matches(each)]
    usable = [each for each in found if each.kind != BAD]
    usable.sort(key=lambda each: each.last_played, reverse=True)
    return usable + sorted((each for each in found if each.kind == BAD), key=lambda each: each.name)


def names_in(listed: Iterable[Listed], *, people: bool) -> Sequence[str]:
    """Return the names of the players in these games, the most frequent first: `people` only, or bots too."""
    pattern = _PERSON if people else _SEATED
    counted = Counter(name for each in listed for name in pattern.findall(each.line))
    return [json.loads(f'"{name}"') for name, _ in sorted(counted.items(), key=lambda pair: (-pair[1], pair))]


_NAME = r'\["((?:[^"\\]|\\.)*)", '
_PERSON, _SEATED = re.compile(f'{_NAME}"{HUMAN}"'), re.compile(f'{_NAME}"(?:{HUMAN}|{BOT})"')


def playback_of(path: Path) -> Playback | RecordEntry:
    """Return a given file as a playback.

    If it is not a valid record, return its bad entry with the reason.
    """
    stamp = FileStamp.of(path)
    entry = entry_of(path, stamp) if stamp else bad_entry(path, FileStamp(0, 0), UNREADABLE)
    if entry.kind == BAD:
        return entry
    try:
        return open_playback(path)
    except RecordError as error:
        return invalid_entry(path, entry.stamp, error)


def up_to_date(entry: RecordEntry) -> RecordEntry | None:
    """Return the entry, read again if its file has changed; `None` if the file was removed."""
    stamp = FileStamp.of(entry.path)
    if stamp is None or stamp == entry.stamp:
        return entry if stamp else None
    return entry_of(entry.path, stamp)
