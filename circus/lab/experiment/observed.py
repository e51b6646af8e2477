"""One played game, as the figures of an experiment read it."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, NamedTuple

from circus.lab.experiment.course import GameCounts

Amount = tuple[float, float]
"""Figure of one game: a summand, and a summand of the divisor; the latter is 1 if games are counted."""


class ChoiceCounts(NamedTuple):
    """Choices of one game, by verb and card.

    Attributes:
        times: how often each was chosen.
        users: the seats that chose it.
    """

    times: Mapping[str, int]
    users: Mapping[str, set[int]]


@dataclass
class ObservedGame:
    """Everything that is known of one game; a figure is computed from it.

    Attributes:
        course: counts of its actions and choices.
        sides: the teams.
        seated: the bot of each seat; () for people.
        pace: seconds of each kind of action (`circus.lab.lengths`); {} if they are unknown.
        has_cards: whether cards are counted beside verbs.
        curve: figures of the course of chances; {} if these were not evaluated.
        luck: the sums of the share of luck; `None` if it was not reviewed.
        minutes: by the clock; `None` for bots.
        rung: the weaker and the stronger bot on a ladder; `None` for an ordinary game.
        side: the seats of the stronger one on a rung.
    """

    course: GameCounts
    sides: Sequence[Sequence[int]]
    seated: Sequence[str] = ()
    pace: Mapping[str, Any] = field(default_factory=dict)
    has_cards: bool = False
    curve: Mapping[str, float] = field(default_factory=dict)
    luck: Amount | None = None
    minutes: float | None = None
    rung: tuple[str, str] | None = None
    side: Sequence[int] = ()

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.course.shares)

    @property
    def is_finished(self) -> bool:
        """Whether it was played to its end."""
        return bool(self.course.winners)

    @cached_property
    def acted(self) -> list[int]:
        """The number of legal actions at each action of a seat."""
        return [width for width in self.course.widths if width]

    @cached_property
    def chosen(self) -> list[int]:
        """The same where there was a choice."""
        return [width for width in self.acted if width > 1]

    @cached_property
    def choices(self) -> ChoiceCounts:
        """Counts of what was chosen, how often and by whom; forced actions count too."""
        times: Counter[str] = Counter()
        users: defaultdict[str, set[int]] = defaultdict(set)
        for action, width in zip(self.course.actions, self.course.widths, strict=True):
            if width:
                for item in (action.verb, *action.picks) if self.has_cards else (action.verb,):
                    times[item] += 1
                    users[item].add(action.seat)
        return ChoiceCounts(times, users)
