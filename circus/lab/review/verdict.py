"""Verdict on a game: chances, luck and skill of each seat, the cost of choices, and the turning points."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from circus.bots.judgement import Judgement
from circus.core.action import CHANCE, Action
from circus.lab.review.judging import Shares
from circus.lab.review.steps import ReviewStep
from circus.lab.sources import luck_by_source
from circus.records.timeline import Timeline

ERROR, BLUNDER, JOKER = 0.02, 0.08, 0.30
"""Shares of the win that make a choice an error or a blunder, and a draw a joker, as in backgammon."""

TURNING = 0.15
"""Change of a chance that makes an action a turning point."""

DIGITS = 6
"""Decimals of every share: all sums are of rounded numbers, so that they are exact."""


@dataclass(frozen=True)
class JudgedChoice:
    """Choice between several actions.

    Attributes:
        n: the number of its action, from 1: it led to position `n`.
        action: the chosen one.
        judgement: its cost.
        gain: by how much it raised its seat's own chance, as far as that seat could see.
    """

    n: int
    action: Action
    judgement: Judgement
    gain: float = 0.0

    @property
    def clear(self) -> bool:
        """Whether the loss is more than two standard errors."""
        return self.judgement.loss > 2 * self.judgement.stderr

    @property
    def is_mistake(self) -> bool:
        """Whether it clearly cost enough to be called a mistake."""
        return self.clear and self.judgement.loss >= ERROR

    def line(self) -> dict[str, Any]:
        """Return the choice as a JSON object."""
        best, loss, stderr, _ = self.judgement
        return {
            "n": self.n,
            "seat": self.action.seat,
            "action": str(self.action),
            "best": best,
            "loss": round(loss, DIGITS),
            "stderr": round(stderr, DIGITS),
        }


@dataclass(frozen=True)
class Review:
    """Review of one game.

    Attributes:
        game: its name.
        seats: their number.
        chances: each seat's chance of the win at every position, the first one at the start.
        luck: of each seat: the effect of draws, and of what nobody could see at a choice.
        own: of each seat: the effect of the choices that it made on its chance, as far as it could see.
        others: of each seat: the effect of the choices of the other seats on its chance.
        choices: every one between several actions, in order.
    """

    game: str
    seats: int
    chances: tuple[Shares, ...]
    luck: Shares
    own: Shares
    others: Shares
    choices: tuple[JudgedChoice, ...]

    @property
    def skill(self) -> Shares:
        """Effect of all choices on each seat's chance, its own and those of others together."""
        return _rounded([own + others for own, others in zip(self.own, self.others, strict=True)])

    @property
    def turning_points(self) -> list[int]:
        """Numbers of the actions that changed a chance far."""
        pairs = zip(self.chances, self.chances[1:], strict=False)
        return [n for n, (early, late) in enumerate(pairs, 1) if _reach(_difference(late, early)) >= TURNING]

    def made_by(self, seat: int) -> list[JudgedChoice]:
        """Return the choices of one seat."""
        return [choice for choice in self.choices if choice.action.seat == seat]

    def errors(self, seat: int) -> dict[str, Any]:
        """Return how many choices of a seat were clear errors and blunders, and the mean loss of a choice."""
        made = self.made_by(seat)
        losses = [choice.judgement.loss for choice in made]
        clear = [choice.judgement.loss for choice in made if choice.clear]
        return {
            "count": sum(loss >= ERROR for loss in clear),
            "mean_loss": round(sum(losses) / len(losses), DIGITS) if losses else 0.0,
            "blunders": sum(loss >= BLUNDER for loss in clear),
        }

    def luck_by_source(self, actions: Sequence[Action]) -> dict[str, Shares]:
        """Return each seat's luck by its source; `actions` are those of the game."""
        return luck_by_source(self.luck, self.chances, actions)

    def line(self, file: str, actions: Sequence[Action]) -> dict[str, Any]:
        """Return it as `review --json` prints it; `actions` are those of the game."""
        return {
            "file": file,
            "game": self.game,
            "seats": self.seats,
            "chances": [list(each) for each in self.chances],
            "luck": list(self.luck),
            "luck_by_source": {name: list(each) for name, each in self.luck_by_source(actions).items()},
            "skill": list(self.skill),
            "own": list(self.own),
            "others": list(self.others),
            "choices": [choice.line() for choice in self.choices],
            "errors": {str(seat): self.errors(seat) for seat in range(self.seats)},
            "turning_points": self.turning_points,
        }


def review_of(timeline: Timeline, steps: Iterable[ReviewStep]) -> Review:
    """Sum up the steps of all positions, in whatever order they come.

    A forced action changes no chance: the position before it has the value of the one after it. At a draw the
    whole difference is luck. At a choice the part that its seat could see is that seat's own for itself, and
    for each other seat the effect of others. The rest, hidden pieces and sealed choices of others, is luck
    too. So the three parts of a seat add up to its final minus its initial chance.
    """
    ordered = sorted(steps, key=lambda step: step.at)
    seats = timeline.setup.seats
    chances = _filled(ordered)
    luck, own, others = [0.0] * seats, [0.0] * seats, [0.0] * seats
    choices = []
    for step, action, early, late in zip(ordered, timeline.actions, chances, chances[1:], strict=False):
        earned = _rounded(step.skill) if step.skill else (0.0,) * seats
        for seat, change in enumerate(_difference(late, early)):
            part = own if seat == action.seat else others
            part[seat] += earned[seat]
            luck[seat] += change - earned[seat]
        if step.judgement and action.seat != CHANCE:
            choices.append(JudgedChoice(step.at + 1, action, step.judgement, earned[action.seat]))
    parts = (_rounded(luck), _rounded(own), _rounded(others))
    return Review(timeline.game.name, seats, chances, *parts, tuple(choices))


def _filled(ordered: Sequence[ReviewStep]) -> tuple[Shares, ...]:
    """Return the chances at every position; before a forced action they are those after it."""
    found: list[Shares] = []
    for step in reversed(ordered):
        found.append(_rounded(step.chances) if step.chances is not None else found[-1])
    return tuple(reversed(found))


def _rounded(numbers: Sequence[float]) -> Shares:
    return tuple(round(number, DIGITS) for number in numbers)


def _difference(late: Shares, early: Shares) -> Shares:
    return tuple(after - before for after, before in zip(late, early, strict=True))


def _reach(change: Shares) -> float:
    return max(map(abs, change))
