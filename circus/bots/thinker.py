"""Questions to a bot, its answers, and the protocol of a background thinker."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Any, NamedTuple, Protocol

from circus import bots
from circus.bots.bot import never
from circus.bots.cost import Cost
from circus.core.action import Action
from circus.core.game import Game, Setup
from circus.core.policy import Reason
from circus.core.state import State
from circus.platform.job import Job, only_part

COMPARED = 400
"""Number of duels between an advised action and a tempting one."""

STAND_IN = "greedy"
"""Strength of the bot that replaces one that failed."""


@dataclass(frozen=True)
class MoveQuestion:
    """Question for one seat's best action in a position; equal questions have equal answers.

    Attributes:
        game, setup: the game and its set-up.
        view: view of `seat`.
        seat: the seat to act.
        strength: strength of the bot.
        seed: seed of its random generator.
        with_reason: true to ask for a justification too.
        look: time in seconds to estimate the cost of every action; 0 to ask for an action only. The strength
            is ignored if it is above 0.
    """

    game: Game[Any]
    setup: Setup
    view: State
    seat: int
    strength: str
    seed: int
    with_reason: bool = False
    look: float = 0.0


class TemptingAction(NamedTuple):
    """Tempting action that a hint advises against.

    Attributes:
        reason: of the tempting action.
        gain: of the advised action over it, in shares of the win.
    """

    reason: Reason
    gain: float


@dataclass(frozen=True)
class BotMove:
    """Action of a bot.

    Attributes:
        action: the action.
        reason: justification; `None` if it was not asked for or the game has none.
        costs: costs of the other actions, if they were asked for and could be estimated.
        instead: the tempting action that it is better than; `None` for none.
    """

    action: Action
    reason: Reason | None = None
    costs: tuple[Cost, ...] = ()
    instead: TemptingAction | None = None


@dataclass(frozen=True)
class Failure:
    """Failure of a bot; `fault` is the error message."""

    fault: str


class Thinker(Protocol):
    """Background thinker for one question at a time; no method waits for an answer."""

    def warm(self) -> None:
        """Prepare for a question that will be asked soon."""

    def ask(self, question: MoveQuestion) -> None:
        """Start to think and return at once; an earlier question is dropped."""

    def answer(self) -> BotMove | Failure | None:
        """Return the answer and forget it; `None` while there is none."""

    def cancel(self) -> None:
        """Drop the question."""

    def close(self) -> None:
        """Release all resources; the thinker cannot be used afterwards."""


class _Question:
    """Work of a thinker on one question; its only part is the answer."""

    def __init__(self, thinker: Thinker, question: MoveQuestion) -> None:
        self._thinker = thinker
        self.ended = False
        thinker.ask(question)

    def take(self) -> Sequence[BotMove | Failure]:
        """Return the answer if there is one."""
        answer = self._thinker.answer()
        self.ended = answer is not None
        return (answer,) if answer else ()

    def close(self) -> None:
        """Drop the question unless it was answered."""
        if not self.ended:
            self._thinker.cancel()


Thought = Job[BotMove | Failure, BotMove | Failure]
"""Job of a thinker: the result is the answer."""


def ask(thinker: Thinker, question: MoveQuestion) -> Thought:
    """Start to think about a question; an earlier one is dropped."""
    return Job(partial(_Question, thinker, question), only_part)


class SynchronousThinker:
    """Thinker that answers inside `ask`, for tests and pictures.

    It does not estimate costs: such a question fails.
    """

    def __init__(self) -> None:
        self._answer: BotMove | Failure | None = None

    def warm(self) -> None:
        """Do nothing: there is nothing to prepare."""

    def ask(self, question: MoveQuestion) -> None:
        """Answer the question before returning."""
        self._answer = Failure("nothing is judged here") if question.look else think(question)

    def answer(self) -> BotMove | Failure | None:
        """Return the answer and forget it; `None` while there is none."""
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        """Drop the answer."""
        self._answer = None

    def close(self) -> None:
        """Do nothing: there is nothing to release."""


def think(question: MoveQuestion, stop: Callable[[], bool] = never) -> BotMove:
    """Return the answer to a question, computed in this process.

    >>> from circus import games
    >>> game = games.find(games.in_order()[0])
    >>> setup = game.setup()
    >>> state = game.start(setup)
    >>> game.apply(state, game.chance(state, Random(1)), None)

    >>> seat = state.awaited[0]
    >>> question = MoveQuestion(game, setup, game.view(state, seat), seat, "random", seed=1)
    >>> think(question).action in game.legal_actions(state, seat)
    True

    Args:
        question: the question.
        stop: polled while the bot thinks; once it returns true, the answer follows at once.
    """
    game, view = question.game, question.view
    if question.look:
        return _judged(question, stop)
    bot = bots.find(question.strength)
    action = bot(game, view, game.legal_actions(view, question.seat), Random(question.seed), stop)
    return explain_move(question, action) if question.with_reason else BotMove(action)


def explain_move(question: MoveQuestion, action: Action) -> BotMove:
    """Return the action with its reason, or a tempting one if that proves to be at least as good."""
    game, view, policy = question.game, question.view, question.game.policy
    if policy is None or policy.reason is None:
        return BotMove(action)
    legal, rng = game.legal_actions(view, question.seat), Random(question.seed)
    reason = policy.reason(view, action)
    other = policy.greedy(view, legal, rng)
    gains = policy.reason(view, other) if policy.tempting and other != action else None
    if gains is None or gains.key not in policy.tempting or gains == reason:
        return BotMove(action, reason)
    gain, _ = bots.compare(game, view, legal, (action, other), COMPARED, rng)
    return BotMove(action, reason, instead=TemptingAction(gains, gain)) if gain > 0 else BotMove(other, gains)


def _judged(question: MoveQuestion, stop: Callable[[], bool]) -> BotMove:
    game, view, seats = question.game, question.view, question.setup.seats
    legal = game.legal_actions(view, question.seat)
    best, costs = bots.weigh(game, view, legal, seats, question.look, Random(question.seed), stop)
    return BotMove(best, costs=costs)
