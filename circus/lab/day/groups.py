"""Groups of visitors: by size, by answers on age and experience, and by version of the program."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from circus.lab.day.figures import Fun, Proportion, fun, would_play_again
from circus.lab.day.merging import VisitDay
from circus.lab.day.played import PlayedGame
from circus.lab.day.visits import RecordedVisit, VisitorAnswer

AGE, EXPERIENCE = "age", "experience"
ASKED = (AGE, EXPERIENCE)
"""Questions of a stand whose answers make groups."""


class VisitorGroup(NamedTuple):
    """Group of visits or of people.

    Attributes:
        what: what they have in common: a number of people, an answer or a version.
        size: visits, or people who answered.
        fun, again: of their answers.
        games: those of the visits; () for people.
    """

    what: str
    size: int
    fun: Fun
    again: Proportion
    games: tuple[PlayedGame, ...] = ()


def by_size(day: VisitDay) -> list[VisitorGroup]:
    """Return the visits by number of people."""
    sizes = sorted({visit.visitors for visit in day.visits})
    return [_of_visits(str(size), [each for each in day.visits if each.visitors == size]) for size in sizes]


def by_answer(day: VisitDay, question: str) -> list[VisitorGroup]:
    """Return the people by their answer to a question, in the order of the answers; [] if it is not asked."""
    said: dict[str, list[list[VisitorAnswer]]] = {}
    for visit in day.visits:
        for answer in visit.answers:
            if answer.question == question:
                said.setdefault(str(answer.answer), []).append(list(_same_person(visit, answer)))
    groups = []
    for what, people in sorted(said.items()):
        answers = [each for person in people for each in person]
        groups.append(VisitorGroup(what, len(people), fun(answers), would_play_again(answers)))
    return groups


def by_version(day: VisitDay) -> list[VisitorGroup]:
    """Return the visits by version of the program, the latest first; [] if there is only one."""
    versions = list(dict.fromkeys(visit.app for visit in reversed(day.visits) if visit.app))
    if len(versions) < 2:
        return []
    return [_of_visits(version, [each for each in day.visits if each.app == version]) for version in versions]


def versions(day: VisitDay) -> list[str]:
    """Return the versions of the program, the latest first."""
    return list(dict.fromkeys(visit.app for visit in reversed(day.visits) if visit.app))


def _of_visits(what: str, visits: Iterable[RecordedVisit]) -> VisitorGroup:
    listed = list(visits)
    answers = [answer for visit in listed for answer in visit.answers]
    games = tuple(game for visit in listed for game in visit.games)
    return VisitorGroup(what, len(listed), fun(answers), would_play_again(answers), games)


def _same_person(visit: RecordedVisit, own: VisitorAnswer) -> Iterator[VisitorAnswer]:
    """Yield the answers of a visit that are of the same person, or all if the table answered as one."""
    for each in visit.answers:
        if own.seat is None or each.seat in (own.seat, None):
            yield each
