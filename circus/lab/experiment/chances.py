"""How the chances of a game went: drama, changes of the lead, when it was settled, and luck apart from skill.

What the game's own policy expects of each position tells the course: it costs microseconds and, held
against 150 games of each, promises neither too much nor too little in the second half of a game. Luck needs
more: there games are played on from before and after every choice, as in a review, and only a stated part of
the deals is taken.
"""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from circus.core.action import CHANCE, Action
from circus.core.game import Game
from circus.core.state import State
from circus.lab.experiment.course import Course
from circus.lab.review.judging import chances, changed_by
from circus.lab.review.verdict import TURNING

LEAD = 0.05
"""Who leads is overtaken by whoever's chance is so much higher: less is no change that anybody could see."""

FALLEN = 0.5
"""Of its fair share: whose chance was lower and who wins all the same has come back."""

PLAYOUTS = 2
"""Games played on from each position to tell luck from skill.

Few, because many games say more than a few looked at closely: measured, two a position need half the time of
one or of eight for an equally narrow interval. Their noise has no part in the mean.
"""


class Curve:
    """Keeps what the policy of a game expects after each action, and the choices that changed it far."""

    def __init__(self, evaluate: Callable[[Any], Sequence[float]], sides: Sequence[Sequence[int]]) -> None:
        self._evaluate = evaluate
        self._sides = sides
        self._points: list[Sequence[float]] = []
        self._killers = 0

    def begins(self, state: State) -> None:
        """Nobody is ahead."""

    def chooses(self, state: State, action: Action, legal: Sequence[Action]) -> None:
        """Whether it was a choice; what it is worth is seen behind it."""
        self._was_choice = len(legal) > 1

    def has_become(self, state: State, action: Action) -> None:
        """One more point; a step up of the seat that has chosen, if it is far, counts."""
        point = self._evaluate(state)
        if self._was_choice and self._points:
            self._killers += point[action.seat] - self._points[-1][action.seat] >= TURNING
        self._points.append(point)

    def figures(self, course: Course) -> dict[str, float]:
        """What the curve tells of a game; nothing of one that was broken off."""
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
        }

    def _changes(self) -> int:
        """How often the lead went to another side; nobody leads before one is clearly ahead of all."""
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
    """Tells apart what choices gave each seat and what draws and hidden things did, as a review does.

    The same playouts are made before and after each action. At a draw the whole change is luck; at a choice
    the part that its seat could see is skill, and the rest is luck too.
    """

    def __init__(self, game: Game[Any], seats: int, seed: str) -> None:
        rng = Random(seed)
        self._game = game
        self._seeds = [rng.getrandbits(32) for _ in range(PLAYOUTS)]
        self._rng = rng
        self._earned = [0.0] * seats
        self._first: Sequence[float] = ()

    def begins(self, state: State) -> None:
        """The chances before anything."""
        self._first = chances(self._game, state, self._seeds)

    def chooses(self, state: State, action: Action, legal: Sequence[Action]) -> None:
        """What the seat could see of a choice is what it earns."""
        if action.seat != CHANCE and len(legal) > 1:
            view = self._game.view(state, action.seat)
            for seat, gain in enumerate(changed_by(self._game, view, action, self._seeds, self._rng)):
                self._earned[seat] += gain

    def has_become(self, state: State, action: Action) -> None:
        """What is left between the first chances and the result is luck: nothing has to be looked at."""

    def shared(self, course: Course) -> tuple[float, float] | None:
        """The two sums whose quotient over many games is the part of luck; `None` where it was broken off.

        For each seat the result less a fair share is what luck gave it and what choices did. Its variance
        is so the sum of its covariances with the two, of which the first belongs to luck: the natural
        decomposition (Shorrocks, Inequality decomposition by factor components, Econometrica 50, 1982). The
        shares of luck and of choices add up to 1; the noise of the playouts is in the quotient of single
        games, which may so lie outside, and has no part in its mean.
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
