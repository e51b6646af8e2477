"""The coach: looks at a person's choice while they think, and warns once before one that loses too much."""

from collections.abc import Callable

from circus.bots.judgement import Worth, throws_away
from circus.bots.thinker import Answer, Question, Thinker
from circus.core.action import Action


class Coach:
    """Judges one decision after another, by what its seat can see; she never plays, and nobody waits for her.

    Attributes:
        thinking: whether she is looking at the decision.
    """

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._worth: tuple[Worth, ...] | None = None
        self._warned = False
        self.thinking = False

    def look(self, question: Callable[[], Question]) -> None:
        """Begins to look at a decision, goes on with that, or has seen it; to be called again and again."""
        if self.thinking:
            found = self._thinker.answer()
            if found is not None:
                self.thinking = False
                self._worth = found.worth if isinstance(found, Answer) else ()
        elif self._worth is None:
            self.thinking = True
            self._thinker.ask(question())

    def pause(self) -> None:
        """Somebody else is to think now: she looks again later."""
        if self.thinking:
            self.thinking = False
            self._thinker.cancel()

    def clear(self) -> None:
        """Another decision, or none."""
        self.pause()
        self._worth, self._warned = None, False

    def warns(self, action: Action) -> bool:
        """Whether she warns before an action: once a decision, and only of what is surely a loss."""
        if self._warned or not throws_away(self._worth or (), action):
            return False
        self._warned = True
        return True
