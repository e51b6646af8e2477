"""Figures that a search can aim at, with the step of each."""

from dataclasses import dataclass
from math import ceil, floor, isfinite, log10

from circus.core.errors import UsageError
from circus.lab.experiment.meaning import is_shown
from circus.lab.experiment.measures import PART, SHARE, Measure, measures
from circus.lab.experiment.naming import Metric
from circus.lab.tuning.distance import step_of
from circus.lab.tuning.question import TuningQuestion

SEATS = "win_share"
"""Figure with one value for each seat, written with the seat's number: `win_share/0`."""

FIRST = ("minutes", "first_seat", "ties")
"""Figures that most searches aim at; they are offered first."""

MAX_STEPS = 100
"""Maximum number of steps of a scale."""


def offered_aims(question: TuningQuestion) -> list[Measure]:
    """Return the figures of whole games that say anything, the usual aims first.

    Seats, cards and verbs have more.
    """
    asked = question.asked([question.published], question.games, question.seed)
    bots = {"bots": question.bots}
    found = [each for each in measures(asked) if "/" not in each.name and is_shown(bots, each.name)]
    return sorted(found, key=lambda each: FIRST.index(each.name) if each.name in FIRST else len(FIRST))


def checked_aims(question: TuningQuestion) -> list[tuple[str, float, float]]:
    """Return name, value and step of each aim; raise `UsageError` for an unknown figure."""
    asked = question.asked([question.published], question.games, question.seed)
    units = {each.name: each.unit for each in measures(asked)}
    for name, aim in question.aims:
        if name not in units:
            known = ", ".join(each for each in units if "/" not in each)
            raise UsageError(f"there is no figure '{name}': choose {SEATS}/0, {known} or another of the JSON")
        _check_aim(name, aim, is_share=units[name] in (SHARE, PART))
    return [(name, aim, step_of(aim, is_share=units[name] in (SHARE, PART))) for name, aim in question.aims]


def _check_aim(name: str, aim: float, *, is_share: bool) -> None:
    """Raise `UsageError` for a value that the figure cannot have."""
    if not isfinite(aim) or aim < 0:
        raise UsageError(f"--aim {name}={aim:g} cannot be reached: no figure is negative")
    if is_share and aim > 1:
        example = f"{name}={aim / 100:g} is {aim:g} %" if aim <= 100 else f"{name}=0.25 is 25 %"
        raise UsageError(f"--aim {name}={aim:g} cannot be reached: a share is from 0 to 1, {example}")


def steps_of_aims(question: TuningQuestion) -> list[tuple[str, float, float]]:
    """Return the same of a question that was checked before, without opening its game."""
    return [(name, aim, step_of(aim, is_share=Metric.of(name).is_share)) for name, aim in question.aims]


@dataclass(frozen=True)
class AimScale:
    """Scale of a slider for an aim: from 0 on, in equal steps.

    Attributes:
        step: distance of two values.
        count: number of steps.
    """

    step: float
    count: int

    def value(self, index: int) -> float:
        """Return the value at a step."""
        return round(index * self.step, 6)

    def index(self, value: float) -> int:
        """Return the step nearest to a value."""
        return max(0, min(self.count, round(value / self.step)))


def scale_of(published: float, *, is_share: bool) -> AimScale:
    """Return the scale for a figure: percents of a share, or twice the published value in round steps.

    >>> scale_of(0.3, is_share=True)
    AimScale(step=0.01, count=100)
    >>> scale_of(24.3, is_share=False), scale_of(0, is_share=False)
    (AimScale(step=0.5, count=98), AimScale(step=0.02, count=100))
    """
    if is_share:
        return AimScale(0.01, MAX_STEPS)
    top = 2 * abs(published) or 2.0
    ten = 10.0 ** floor(log10(top / MAX_STEPS))
    step = next((each * ten for each in (1, 2, 5, 10, 20) if top <= each * ten * MAX_STEPS), 50 * ten)
    return AimScale(round(step, 9), ceil(round(top / step, 6)))
