"""One step around a found set: each number one less or one more, the others held, on the same fresh deals."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from circus import games
from circus.core.number import Number
from circus.lab.experiment.question import MAX_VARIANTS
from circus.lab.tuning.distance import Figure
from circus.lab.tuning.question import Choice, TuningQuestion
from circus.lab.tuning.search import Figures

AROUND_AGAIN = 2
"""Factor of the number of games of each set in the search with which the steps are played."""


class Step(NamedTuple):
    """Set that differs from the found one in one number by one.

    Attributes:
        name, value: the number and its value.
        figures: of the aims.
        changes: their differences from the found set on the same deals, with intervals.
    """

    name: str
    value: int
    figures: Figures
    changes: Figures


class Around(NamedTuple):
    """Figures of a found set and of all sets one step away.

    Attributes:
        choice: the found set.
        games: number of games of each set.
        figures: of the found set on these deals.
        steps: in the order of the numbers, the smaller value first.
    """

    choice: Choice
    games: int
    figures: Figures
    steps: tuple[Step, ...]

    def line(self) -> dict[str, Any]:
        """Return it as JSON."""
        steps = [
            {
                "name": each.name,
                "value": each.value,
                "aims": _lists(each.figures),
                "change": _lists(each.changes),
            }
            for each in self.steps
        ]
        numbers, aims = dict(self.choice), _lists(self.figures)
        return {"numbers": numbers, "games": self.games, "aims": aims, "steps": steps}

    def by_change(self, name: str) -> list[Step]:
        """Return the steps, those that change a figure most first."""
        return sorted(self.steps, key=lambda each: -abs(each.changes.get(name, (0.0,))[0]))


def neighbours(question: TuningQuestion, choice: Choice) -> list[tuple[str, int]]:
    """Return each varied number with its value one less and one more, where that can be played.

    The experiment that plays them has room for `MAX_VARIANTS`; further ones are left out.
    """
    found = [
        (name, value)
        for name, value in _steps(question, choice)
        if question.can_be_played(stepped(choice, name, value))
    ]
    return found[: MAX_VARIANTS - 1]


def stepped(choice: Choice, name: str, value: int) -> Choice:
    """Return a set with another value of one number."""
    return tuple((each, value if each == name else own) for each, own in choice)


def around_of(
    choice: Choice,
    steps: Sequence[tuple[str, int]],
    figures: Sequence[Figures],
    results: Mapping[str, Any],
    count: int,
) -> Around:
    """Return the steps with their figures and changes.

    Args:
        choice: the found set, the first variant of the experiment.
        steps: the other variants, in order.
        figures: of the aims, one for each variant.
        results: of the experiment.
        count: number of games of each set.
    """
    changes: list[dict[str, Figure]] = [{} for _ in steps]
    for each in results["differences"]:
        if each["a"] == 0 and each["metric"] in figures[0] and None not in (each["low"], each["high"]):
            changes[each["b"] - 1][each["metric"]] = each["diff"], each["low"], each["high"]
    made = zip(steps, figures[1:], changes, strict=True)
    return Around(choice, count, figures[0], tuple(Step(*step, own, change) for step, own, change in made))


def _steps(question: TuningQuestion, choice: Choice) -> Iterator[tuple[str, int]]:
    declared = games.find(question.game).declared
    for name, value in choice:
        number = declared[name]
        if isinstance(number, Number) and isinstance(value, int):
            yield from ((name, value + by) for by in (-1, 1) if number.allows(value + by))


def _lists(figures: Figures) -> dict[str, list[float]]:
    return {name: list(figure) for name, figure in figures.items()}
