"""Referee of an exercise: computes the cost of each choice while the person thinks."""

from collections.abc import Mapping
from math import hypot
from typing import Protocol

from circus.bots.cost import Cost
from circus.bots.thinker import BotMove, Thinker, Thought, ask
from circus.core.action import Action
from circus.lab.review.verdict import ERROR
from circus.session.exercise import Exercise
from circus.session.game_session import GameSession

LOOK_SECONDS = 1.5
"""Seconds of the computation, less than most persons need for a first attempt."""


class Costs(Protocol):
    """Interface for the cost of each choice of an exercise.

    Attributes:
        least: the cost of the cheapest wrong one, in shares of a win; `None` if unknown.
    """

    least: float | None

    @property
    def thinking(self) -> bool:
        """Whether more results will follow."""

    def look(self) -> None:
        """Continue the computation; call it repeatedly."""

    def pause(self) -> None:
        """Stop thinking while the table is not shown."""

    def cost(self, action: Action) -> Cost | None:
        """Return the loss of a choice relative to the best one; `None` if unknown."""


class KnownCosts:
    """Precomputed cost of every choice."""

    thinking = False

    def __init__(self, losses: Mapping[Action, float]) -> None:
        """Store `losses` of all choices but the best one, in shares of a win."""
        self._losses = losses
        self.least = min((loss for loss in losses.values() if loss > ERROR), default=None)

    def look(self) -> None:
        """Do nothing."""

    def pause(self) -> None:
        """Do nothing."""

    def cost(self, action: Action) -> Cost | None:
        """Return the stored cost, with a standard error of 0."""
        return Cost(action, self._losses[action], 0.0) if action in self._losses else None


class Referee:
    """Evaluation of one position from its seat's information.

    Attributes:
        thinking: whether it is unfinished.
    """

    def __init__(self, thinker: Thinker, session: GameSession, exercise: Exercise) -> None:
        self._thinker = thinker
        self._session = session
        self._exercise = exercise
        self._job: Thought | None = None
        self._costs: dict[Action, Cost] = {}
        self.thinking = True
        self.least: float | None = None

    def look(self) -> None:
        """Start the evaluation, or take its result; call it repeatedly."""
        if not self.thinking:
            return
        if self._job is None:
            question = self._session.judged_question(self._exercise.seat, LOOK_SECONDS)
            self._job = ask(self._thinker, question)
        if self._job.poll():
            self.thinking = False
            self._costs = _listed(self._job.result) if isinstance(self._job.result, BotMove) else {}

    def pause(self) -> None:
        """Cancel the evaluation while the table is not shown."""
        if self.thinking and self._job:
            self._job.cancel()
            self._job = None

    def cost(self, action: Action) -> Cost | None:
        """Return the loss of a choice relative to the best one; `None` if unknown."""
        own, best = self._costs.get(action), self._costs.get(self._exercise.best)
        if own is None or best is None:
            return None
        return Cost(action, max(0.0, own.loss - best.loss), hypot(own.stderr, best.stderr))


def _listed(found: BotMove) -> dict[Action, Cost]:
    """Return all costs of an answer, that of its best choice included."""
    return {found.action: Cost(found.action, 0.0, 0.0), **{each.action: each for each in found.costs}}
