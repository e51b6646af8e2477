"""Misunderstandings: how often each rule was refused, looked up and named, and at which hour."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from datetime import timedelta, tzinfo

from circus.lab.day.course import RULES, WHY
from circus.lab.day.played import Noted, PlayedGame
from circus.lab.day.visits import CONFUSING, NOTHING, VisitorAnswer

REFUSED = "refused"

_SEVERAL = re.compile(r"[A-Z]{2}-\d+(?:, [A-Z]{2}-\d+)+")
_NUMBER = re.compile(r"[A-Z]{2}-\d+|\d[\d.]*")


@dataclass
class Rule:
    """Rule of a game.

    Attributes:
        name: its number, or the heading of its rule; for a look-up, the anchor at which the book was opened.
        refused: how often it forbade an attempted action.
        looked_up: how often it was read, or given as the answer to "why".
        named: how often somebody called it confusing.
        hours: refusals and look-ups by the hour of the day.
    """

    name: str
    refused: int = 0
    looked_up: int = 0
    named: int = 0
    hours: Counter[int] = field(default_factory=Counter)

    @property
    def number(self) -> str:
        """Number that the rulebook prints; "" for an anchor, which people know by its heading alone."""
        return self.name if _NUMBER.fullmatch(self.name) else ""

    @property
    def times(self) -> int:
        """Total count."""
        return self.refused + self.looked_up + self.named


def refusals(games: Iterable[PlayedGame]) -> dict[str, int]:
    """Return how often each rule forbade an action, the most frequent first."""
    counted: Counter[str] = Counter()
    for game in games:
        for noted in game.noted:
            counted.update(_rules(noted) if noted.what == REFUSED else ())
    return dict(sorted(counted.items(), key=lambda pair: (-pair[1], pair[0])))


def rules(games: Sequence[PlayedGame], answers: Iterable[VisitorAnswer], zone: tzinfo | None) -> list[Rule]:
    """Return every rule that was refused, looked up or named, the most frequent first.

    The hours are those of `zone`.
    """
    found: dict[str, Rule] = {}
    for game in games:
        for noted in game.noted:
            for name in _rules(noted):
                rule = found.setdefault(name, Rule(name))
                rule.refused += noted.what == REFUSED
                rule.looked_up += noted.what != REFUSED
                rule.hours[(game.started + timedelta(milliseconds=noted.ms)).astimezone(zone).hour] += 1
    for answer in answers:
        if (
            answer.question == CONFUSING
            and isinstance(answer.answer, str)
            and answer.answer not in ("", NOTHING)
        ):
            found.setdefault(answer.answer, Rule(answer.answer)).named += 1
    return sorted(found.values(), key=lambda rule: (-rule.times, rule.name))


def _rules(noted: Noted) -> Iterator[str]:
    """Yield the rules of a refusal or look-up; two rules that forbid together count both."""
    if noted.at and noted.what in (REFUSED, RULES, WHY):
        yield from noted.at.split(", ") if _SEVERAL.fullmatch(noted.at) else (noted.at,)
