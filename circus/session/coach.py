"""Coach: evaluates a person's decision while they think, and warns once before a clear loss."""

from collections.abc import Callable

from circus.bots.cost import Cost, throws_away
from circus.bots.thinker import BotMove, MoveQuestion, Thinker, Thought, ask
from circus.core.action import Action

LOOKS = (0.6, 2.0)
"""Seconds of the first evaluation, shorter than most people think, and of a closer one."""


class Coach:
    """Evaluation of one decision after another from its seat's information; the table never waits for it."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._costs: tuple[Cost, ...] = ()
        self._looks = self._seats = 0
        self._warned = False
        self._job: Thought | None = None

    @property
    def thinking(self) -> bool:
        """Whether an evaluation is running."""
        return self._job is not None

    def look(self, question: Callable[[float], MoveQuestion]) -> None:
        """Start an evaluation, continue it, or take its result; call it repeatedly.

        `question` returns the question for a number of seconds.
        """
        if self._job is None:
            if self._looks < len(LOOKS):
                asked = question(LOOKS[self._looks])
                self._job, self._seats = ask(self._thinker, asked), asked.setup.seats
        elif self._job.poll():
            found, self._job = self._job.result, None
            if isinstance(found, BotMove):
                self._costs = (*found.costs, *self._costs)
                self._looks += 1
            else:
                self._looks = len(LOOKS)

    @property
    def is_complete(self) -> bool:
        """Whether all evaluations of this decision are complete."""
        return not self.thinking and self._looks >= len(LOOKS)

    def pause(self) -> None:
        """Cancel the running evaluation, since another seat needs the thinker; it starts again later."""
        if self._job:
            self._job.cancel()
            self._job = None

    def clear(self) -> None:
        """Drop the evaluations: another decision follows, or none."""
        self.pause()
        self._costs, self._looks, self._warned = (), 0, False

    def loss(self, action: Action) -> float:
        """Return the expected loss of an action in shares of a win, by the closest evaluation.

        0 if unknown.
        """
        return next((cost.loss for cost in self._costs if cost.action == action), 0.0)

    def warns(self, action: Action) -> bool:
        """Return whether to warn before an action: once per decision, and only of a clear loss.

        The closest evaluation has priority.
        """
        if self._warned or not throws_away(self._costs, action, self._seats):
            return False
        self._warned = True
        return True
