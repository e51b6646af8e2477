"""The games of the past that a person wants to see: by game, by who played, finished or not; read lazily."""

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
    bad,
    entry_of,
    refused,
)
from circus.session.records_index import Listed
from circus.session.table_setup import BOT, HUMAN

ALL, UNFINISHED, FINISHED = "all", "unfinished", "finished"
"""Which games are wanted; what cannot be used is listed with all of them."""

KINDS = {ALL: (OPEN, WATCHED, ENDED, BAD), UNFINISHED: (OPEN, WATCHED), FINISHED: (ENDED,)}


@dataclass(frozen=True)
class Wish:
    """Which records are wanted.

    Attributes:
        course: `ALL`, `UNFINISHED` or `FINISHED`.
        game: its name; "" for every game.
        person: who played; "" for anybody.
        companion: who else sat there, a person or a bot; "" for anybody.
    """

    course: str = ALL
    game: str = ""
    person: str = ""
    companion: str = ""

    def holds(self, listed: Listed) -> bool:
        """Return whether a record is wanted.

        Its line tells, unread: no name can be taken for a key or another.
        """
        line = listed.line
        return (
            (not self.game or f'\t{{"game": {json.dumps(self.game)}' in line)
            and (not self.person or f'[{json.dumps(self.person)}, "{HUMAN}"' in line)
            and (not self.companion or f'[{json.dumps(self.companion)}, "' in line)
        )


def past_games(records: AllRecords, wish: Wish) -> list[Listed]:
    """Return the records that are wanted, those played last first.

    After them what cannot be used, by name.
    """
    found = [each for each in records.listed(KINDS[wish.course]) if wish.holds(each)]
    usable = [each for each in found if each.kind != BAD]
    usable.sort(key=lambda each: (int(each.line.split("\t", 3)[2]), each.name), reverse=True)
    return usable + sorted((each for each in found if each.kind == BAD), key=lambda each: each.name)


def names_in(listed: Iterable[Listed], *, people: bool) -> Sequence[str]:
    """Who sat in these games, whoever played most first: `people` alone, or bots too."""
    pattern = _PERSON if people else _SEATED
    counted = Counter(name for each in listed for name in pattern.findall(each.line))
    return [json.loads(f'"{name}"') for name, _ in sorted(counted.items(), key=lambda pair: (-pair[1], pair))]


_NAME = r'\["((?:[^"\\]|\\.)*)", '
_PERSON, _SEATED = re.compile(f'{_NAME}"{HUMAN}"'), re.compile(f'{_NAME}"(?:{HUMAN}|{BOT})"')


def playback_of(path: Path) -> Playback | RecordEntry:
    """Return a file that somebody gives, to be looked at.

    The bad entry that says why where it is no record.
    """
    stamp = FileStamp.of(path)
    entry = entry_of(path, stamp) if stamp else bad(path, FileStamp(0, 0), UNREADABLE)
    if entry.kind == BAD:
        return entry
    try:
        return open_playback(path)
    except RecordError as error:
        return refused(path, entry.stamp, error)


def up_to_date(entry: RecordEntry) -> RecordEntry | None:
    """Return the entry, described anew where its file has changed since; `None` where that has gone."""
    stamp = FileStamp.of(entry.path)
    if stamp is None or stamp == entry.stamp:
        return entry if stamp else None
    return entry_of(entry.path, stamp)
