"""Merging of the visits of several laptops; a visit that occurs twice counts once."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from circus.core.errors import CircusError
from circus.lab.day.played import PlayedGame
from circus.lab.day.visits import (
    HEAD,
    Note,
    RecordedVisit,
    Skipped,
    VisitorAnswer,
    find_visits,
    notes_between,
    visit_of,
)
from circus.platform.untrusted import shortened


@dataclass(frozen=True)
class VisitDay:
    """All visits, the earliest first.

    Attributes:
        visits: all of them.
        skipped: the files that could not be read.
        notes: of the staff between visits.
    """

    visits: tuple[RecordedVisit, ...]
    skipped: tuple[Skipped, ...]
    notes: tuple[Note, ...] = ()

    @property
    def laptops(self) -> int:
        """Number of laptops."""
        return len({visit.laptop for visit in self.visits})

    @property
    def games(self) -> list[PlayedGame]:
        """All started games, in the order of the visits."""
        return [game for visit in self.visits for game in visit.games]

    @property
    def names(self) -> list[str]:
        """Names of the started games, sorted."""
        return sorted({game.game.name for game in self.games})

    def of(self, name: str) -> list[PlayedGame]:
        """Return the games of one name."""
        return [game for game in self.games if game.game.name == name]

    def answers(self, name: str = "", question: str = "") -> list[VisitorAnswer]:
        """Return the answers about one game or all, to one question or all."""
        return [
            answer
            for visit in self.visits
            for answer in visit.answers
            if name in ("", answer.game) and question in ("", answer.question)
        ]


def day_of(folders: Sequence[Path]) -> VisitDay:
    """Return the visits in these folders; raise `CircusError` if there is none in any of them."""
    skipped: list[Skipped] = []
    visits: dict[str, RecordedVisit] = {}
    notes: dict[Note, None] = {}
    for folder in folders:
        notes |= dict.fromkeys(notes_between(folder, skipped))
        for each in find_visits(folder):
            visit = visit_of(each) if isinstance(each, Path) else each
            if isinstance(visit, Skipped):
                skipped.append(visit)
            else:
                visits[visit.id] = _wholer(visits.get(visit.id), visit)
    if not visits and all(Path(path).name != HEAD for path, _ in skipped):
        reasons = [f"{path}: {why}" for path, why in skipped] or [
            f"{', '.join(map(str, folders))}: no visit is there"
        ]
        raise CircusError(f"{shortened(reasons[0])}; name the folder that a stand has written")
    listed = sorted(visits.values(), key=_order)
    parts = [each for visit in listed for each in visit.skipped]
    return VisitDay(tuple(listed), tuple(_once([*skipped, *parts])), tuple(notes))


def _wholer(one: RecordedVisit | None, other: RecordedVisit) -> RecordedVisit:
    """Return the more complete one of two copies of a visit."""
    if one is None:
        return other
    return max(one, other, key=lambda visit: (visit.ended is not None, len(visit.games), visit.size))


def _order(visit: RecordedVisit) -> tuple[bool, datetime | None, str]:
    return (visit.begun is None, visit.begun, visit.id)


def _once(skipped: Iterable[Skipped]) -> Iterable[Skipped]:
    """Remove duplicates: a folder that is named twice is damaged once."""
    return dict.fromkeys(skipped)
