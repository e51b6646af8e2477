"""The coach: looks at a person's choice while they think, and warns once before one that loses too much."""

from collections.abc import Callable

from circus.bots.cost import Cost, throws_away
from circus.bots.thinker import Answer, Question, Thinker
from circus.core.action import Action

LOOKS = (0.6, 2.0)
"""Seconds of her first look, sooner over than most people choose, and of a closer one while they think on."""


class Coach:
    """Judges one decision after another, by what its seat can see; she never plays, and nobody waits for her.

    Attributes:
        thinking: whether she is looking at the decision.
    """

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._costs: tuple[Cost, ...] = ()
        self._looks = self._seats = 0
        self._warned = False
        self.thinking = False

    def look(self, question: Callable[[float], Question]) -> None:
        """Begin to look at a decision, goes on with that, or has seen it; to be called again and again.

        `question` is what is asked where she may look for so many seconds.
        """
        if self.thinking:
            found = self._thinker.answer()
            if isinstance(found, Answer):
                self._costs = (*found.costs, *self._costs)
                self._looks += 1
            elif found is not None:
                self._looks = len(LOOKS)
            self.thinking = found is None
        elif self._looks < len(LOOKS):
            asked = question(LOOKS[self._looks])
            self.thinking, self._seats = True, asked.setup.seats
            self._thinker.ask(asked)

    @property
    def has_seen(self) -> bool:
        """Whether she has looked as often as she does."""
        return not self.thinking and self._looks >= len(LOOKS)

    def pause(self) -> None:
        """Somebody else is to think now: she looks again later."""
        if self.thinking:
            self.thinking = False
            self._thinker.cancel()

    def clear(self) -> None:
        """Another decision, or none."""
        self.pause()
        self._costs, self._looks, self._warned = (), 0, False

    def loss(self, action: Action) -> float:
        """Return how much of a win an action would cost, by her closest look; 0 where she does not know."""
        return next((cost.loss for cost in self._costs if cost.action == action), 0.0)

    def warns(self, action: Action) -> bool:
        """Return whether she warns before an action: once a decision, and only of what is surely a loss.

        What she has found with a closer look counts more.
        """
        if self._warned or not throws_away(self._costs, action, self._seats):
            return False
        self._warned = True
        return True
