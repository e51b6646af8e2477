"""Course of a game's chances: drama, changes of the lead, the decisive moment, and luck versus skill.

The curve comes from the evaluation by the game's own policy. That costs microseconds and, compared with
150 games of each kind, is unbiased in the second half of a game. Luck needs more: playouts before and after
every choice, as in a review, so only a part of the deals is used.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from circus.core.action import CHANCE, Action
from circus.core.game import Game
from circus.core.state import State
from circus.lab.experiment.course import GameCounts
from circus.lab.review.judging import chances, changed_by
from circus.lab.review.verdict import TURNING

LEAD = 0.05
"""Minimum advantage in chance that counts as taking the lead; a smaller one is not noticeable."""

RUNAWAY = 0.2
"""Minimum advantage in chance, all through the second half of a game, of a winner who ran away."""

FALLEN = 0.5
"""Fraction of the fair share: a winner whose chance was lower has made a comeback."""

PLAYOUTS = 2
"""Playouts from each position to separate luck from skill.

Few, because many games say more than a few looked at closely: measured, two a position need half the time
of one or of eight for an equally narrow interval. Their noise does not bias the mean."""


class Curve:
    """Recorder of the policy's evaluation after each action, and of the choices that changed it far."""

    def __init__(self, evaluate: Callable[[Any], Sequence[float]], sides: Sequence[Sequence[int]]) -> None:
        self._evaluate = evaluate
        self._sides = sides
        self._points: list[Sequence[float]] = []
        self._killers = 0

    def begins(self, state: State) -> None:
        """Do nothing: nobody is ahead."""

    def chooses(self, state: State, action: Action, legal: Sequence[Action]) -> None:
        """Remember whether this was a choice; its value shows after it."""
        self._was_choice = len(legal) > 1

    def has_become(self, state: State, action: Action) -> None:
        """Add a point; count a large step up of the seat that has chosen."""
        point = self._evaluate(state)
        if self._was_choice and self._points:
            self._killers += point[action.seat] - self._points[-1][action.seat] >= TURNING
        self._points.append(point)

    def figures(self, course: GameCounts) -> dict[str, float]:
        """Return the figures of the curve; {} for an aborted game."""
        if not course.winners or not self._points:
            return {}
        winner = max(course.winners, key=self._points[-1].__getitem__)
        own = [point[winner] for point in self._points]
        behind = [max(point) - each for point, each in zip(self._points, own, strict=True)]
        late = max((at for at, gap in enumerate(behind, 1) if gap > 0), default=0)
        return {
            "drama": sum(behind) / len(behind),
            "lead_changes": float(self._changes()),
            "decisive_at": late / len(behind),
            "comeback": float(min(own) < FALLEN / len(self._points[0])),
            "killer_moves": float(self._killers),
            "runaway": float(self._ran_away(winner)),
        }

    def _ran_away(self, winner: int) -> bool:
        """Return whether a seat was far ahead of all others all through the second half."""
        own = next((side for side in self._sides if winner in side), (winner,))
        late = self._points[len(self._points) // 2 :]
        return all(
            point[winner] - max((each for seat, each in enumerate(point) if seat not in own), default=0.0)
            >= RUNAWAY
            for point in late
        )

    def _changes(self) -> int:
        """Return how often the lead changed sides; nobody leads until one side is clearly ahead of all."""
        leader, changes = -1, 0
        for point in self._points:
            worth = [point[side[0]] * len(side) for side in self._sides]
            best = max(range(len(worth)), key=worth.__getitem__)
            second = max((each for side, each in enumerate(worth) if side != best), default=0.0)
            passed = second if leader < 0 else worth[leader]
            if best != leader and worth[best] - passed >= LEAD:
                changes += leader >= 0
                leader = best
        return changes


class Luck:
    """Splitter of each seat's result into luck and skill, as in a review.

    The same playouts are run before and after each action. At a draw the whole change is luck. At a choice
    the part that its seat could see is skill, and the rest is luck.
    """

    def __init__(self, game: Game[Any], seats: int, seed: str) -> None:
        rng = Random(seed)
        self._game = game
        self._seeds = [rng.getrandbits(32) for _ in range(PLAYOUTS)]
        self._rng = rng
        self._earned = [0.0] * seats
        self._first: Sequence[float] = ()

    def begins(self, state: State) -> None:
        """Compute the initial chances."""
        self._first = chances(self._game, state, self._seeds)

    def chooses(self, state: State, action: Action, legal: Sequence[Action]) -> None:
        """Add the visible effect of a choice to what its seat has earned."""
        if action.seat != CHANCE and len(legal) > 1:
            view = self._game.view(state, action.seat)
            for seat, gain in enumerate(changed_by(self._game, view, action, self._seeds, self._rng)):
                self._earned[seat] += gain

    def has_become(self, state: State, action: Action) -> None:
        """Do nothing: luck is the rest between the first chances and the result."""

    def shared(self, course: GameCounts) -> tuple[float, float] | None:
        """Return the two sums whose quotient over many games is the share of luck.

        Returns `None` for an aborted game.

        The result of a seat less its fair share is the sum of luck and choices. So its variance is the sum of
        its covariances with the two, of which the first belongs to luck. This is the natural decomposition
        (Shorrocks, Inequality decomposition by factor components, Econometrica 50, 1982). The shares of luck
        and of choices add up to 1. The quotient of a single game contains the noise of the playouts and may
        be outside 0 to 1; the mean is not biased by it.
        """
        if not course.winners:
            return None
        fair = 1 / len(course.shares)
        gaps = [share - fair for share in course.shares]
        luck = [
            share - first - earned
            for share, first, earned in zip(course.shares, self._first, self._earned, strict=True)
        ]
        return sum(each * gap for each, gap in zip(luck, gaps, strict=True)), sum(gap * gap for gap in gaps)
