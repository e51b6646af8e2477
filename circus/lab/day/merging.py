"""The day: visits of several laptops put together, the same one twice counted once."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from circus.core.errors import CircusError
from circus.lab.day.played import PlayedGame
from circus.lab.day.visits import HEAD, Answer, Skipped, Visit, found, visit_of
from circus.untrusted import shortened


@dataclass(frozen=True)
class Day:
    """All visits, those that began first first, and what could not be read."""

    visits: tuple[Visit, ...]
    skipped: tuple[Skipped, ...]

    @property
    def laptops(self) -> int:
        """How many there were."""
        return len({visit.laptop for visit in self.visits})

    @property
    def games(self) -> list[PlayedGame]:
        """All that were begun, in the order of the visits."""
        return [game for visit in self.visits for game in visit.games]

    @property
    def names(self) -> list[str]:
        """The games that were begun, by name."""
        return sorted({game.game.name for game in self.games})

    def of(self, name: str) -> list[PlayedGame]:
        """Those of one name."""
        return [game for game in self.games if game.game.name == name]

    def answers(self, name: str = "", question: str = "") -> list[Answer]:
        """The answers about one game, or about all; to one question, or to all."""
        return [
            answer
            for visit in self.visits
            for answer in visit.answers
            if name in ("", answer.game) and question in ("", answer.question)
        ]


def day_of(folders: Sequence[Path]) -> Day:
    """The visits in these folders; raises `CircusError` where there is none in any of them."""
    skipped: list[Skipped] = []
    visits: dict[str, Visit] = {}
    for folder in folders:
        for each in found(folder):
            visit = visit_of(each) if isinstance(each, Path) else each
            if isinstance(visit, Skipped):
                skipped.append(visit)
            else:
                visits[visit.id] = _wholer(visits.get(visit.id), visit)
    if not visits and all(Path(path).name != HEAD for path, _ in skipped):
        told = [f"{path}: {why}" for path, why in skipped] or [
            f"{', '.join(map(str, folders))}: no visit is there"
        ]
        raise CircusError(f"{shortened(told[0])}; name the folder that a stand has written")
    listed = sorted(visits.values(), key=_order)
    parts = [each for visit in listed for each in visit.skipped]
    return Day(tuple(listed), tuple(_once([*skipped, *parts])))


def _wholer(one: Visit | None, other: Visit) -> Visit:
    """Of two copies of a visit the one that was copied when more of it was written."""
    if one is None:
        return other
    return max(one, other, key=lambda visit: (visit.ended is not None, len(visit.games), visit.size))


def _order(visit: Visit) -> tuple[bool, datetime | None, str]:
    return (visit.begun is None, visit.begun, visit.id)


def _once(skipped: Iterable[Skipped]) -> Iterable[Skipped]:
    """Each once: a folder that is named twice is damaged once."""
    return dict.fromkeys(skipped)
