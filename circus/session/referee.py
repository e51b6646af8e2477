"""The referee of a quest: finds out, while somebody looks for the best choice, what each of them costs."""

from collections.abc import Mapping
from math import hypot
from typing import Protocol

from circus.bots.cost import Cost
from circus.bots.thinker import Answer, Thinker
from circus.core.action import Action
from circus.lab.review.verdict import ERROR
from circus.session.game_session import GameSession
from circus.session.quest import Quest

LOOK_SECONDS = 1.5
"""Somebody who looks for the best choice takes longer than that before they try one."""


class Costs(Protocol):
    """Tells what each choice of a quest costs.

    Attributes:
        least: what the cheapest wrong one costs, in shares of the win; `None` where that is not known.
    """

    least: float | None

    @property
    def thinking(self) -> bool:
        """Whether more will be known later."""

    def look(self) -> None:
        """Go on finding out; to be called again and again."""

    def pause(self) -> None:
        """The table is not looked at: nobody thinks about it."""

    def cost(self, action: Action) -> Cost | None:
        """What a choice costs beside the best one; `None` where that is not known, or not yet."""


class KnownCosts:
    """What was found out long before, of every choice."""

    thinking = False

    def __init__(self, losses: Mapping[Action, float]) -> None:
        """`losses` are those of all choices but the best one, in shares of the win."""
        self._losses = losses
        self.least = min((loss for loss in losses.values() if loss > ERROR), default=None)

    def look(self) -> None:
        """There is nothing to be found out."""

    def pause(self) -> None:
        """Nobody thinks."""

    def cost(self, action: Action) -> Cost | None:
        """As it was found; how surely is not told."""
        return Cost(action, self._losses[action], 0.0) if action in self._losses else None


class Referee:
    """Thinks about one position, by what its seat can see.

    Attributes:
        thinking: whether that has still to come to an end.
    """

    def __init__(self, thinker: Thinker, session: GameSession, quest: Quest) -> None:
        self._thinker = thinker
        self._session = session
        self._quest = quest
        self._asked = False
        self._costs: dict[Action, Cost] = {}
        self.thinking = True
        self.least: float | None = None

    def look(self) -> None:
        """Begin to think, or take what was found; to be called again and again."""
        if not self.thinking:
            return
        if not self._asked:
            self._asked = True
            self._thinker.ask(self._session.judged_question(self._quest.seat, LOOK_SECONDS))
        found = self._thinker.answer()
        if found is not None:
            self.thinking = False
            self._costs = _listed(found) if isinstance(found, Answer) else {}

    def pause(self) -> None:
        """The table is not looked at: nobody thinks about it."""
        if self.thinking and self._asked:
            self._thinker.cancel()
            self._asked = False

    def cost(self, action: Action) -> Cost | None:
        """What a choice costs beside the best one; `None` where that is not known, or not yet."""
        own, best = self._costs.get(action), self._costs.get(self._quest.best)
        if own is None or best is None:
            return None
        return Cost(action, max(0.0, own.loss - best.loss), hypot(own.stderr, best.stderr))


def _listed(found: Answer) -> dict[Action, Cost]:
    """Return all that is known, the choice included that the others were held against."""
    return {found.action: Cost(found.action, 0.0, 0.0), **{each.action: each for each in found.costs}}
