"""Thinking over a question: what a bot is asked, what it answers, and who may think it over for a table."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from circus import bots
from circus.bots.bot import never
from circus.bots.cost import Cost
from circus.core.action import Action
from circus.core.game import Game, Setup
from circus.core.policy import Reason
from circus.core.state import State

STAND_IN = "greedy"
"""Makes the choice of a bot that has broken down."""


@dataclass(frozen=True)
class Question:
    """What to do in one position, as one seat sees it; equal questions have equal answers.

    Attributes:
        game, setup: what is played.
        view: of that seat.
        seat: whose choice it is.
        strength: of the bot.
        seed: of its generator.
        with_reason: whether a sentence why is wanted.
        look: for how many seconds it is looked at what each choice costs; 0: that is not asked.
            The strength does not matter then.
    """

    game: Game[Any]
    setup: Setup
    view: State
    seat: int
    strength: str
    seed: int
    with_reason: bool = False
    look: float = 0.0


@dataclass(frozen=True)
class Answer:
    """What the bot would do, and why, if that was asked and the game can tell.

    `costs` is what the others cost, where that was asked and could be told.
    """

    action: Action
    reason: Reason | None = None
    costs: tuple[Cost, ...] = ()


@dataclass(frozen=True)
class Failure:
    """The bot broke down; `fault` says how, in the words of the program."""

    fault: str


class Thinker(Protocol):
    """Thinks over one question at a time while the table goes on being drawn."""

    def warm(self) -> None:
        """Makes ready: a question will be asked soon."""

    def ask(self, question: Question) -> None:
        """Begins to think; an earlier question is dropped. Returns at once."""

    def answer(self) -> Answer | Failure | None:
        """The answer, told once; `None` while there is none."""

    def cancel(self) -> None:
        """Drops the question."""

    def close(self) -> None:
        """Lets go of everything; nothing is asked afterwards."""


class AtOnce:
    """Thinks where it is asked and answers at once: for tests and pictures.

    It judges nothing, and says so.
    """

    def __init__(self) -> None:
        self._answer: Answer | Failure | None = None

    def warm(self) -> None:
        """Nothing has to be made ready."""

    def ask(self, question: Question) -> None:
        """Thinks to the end."""
        self._answer = Failure("nothing is judged here") if question.look else think(question)

    def answer(self) -> Answer | Failure | None:
        """The answer, told once."""
        answer, self._answer = self._answer, None
        return answer

    def cancel(self) -> None:
        """Drops the answer."""
        self._answer = None

    def close(self) -> None:
        """Nothing has to be let go of."""


def think(question: Question, stop: Callable[[], bool] = never) -> Answer:
    """Answers a question here and now."""
    game, view = question.game, question.view
    if question.look:
        return _judged(question, stop)
    bot = bots.find(question.strength)
    action = bot(game, view, game.legal(view, question.seat), Random(question.seed), stop)
    wanted = question.with_reason and game.policy is not None and game.policy.reason is not None
    reason = game.policy.reason(view, action) if wanted and game.policy and game.policy.reason else None
    return Answer(action, reason)


def _judged(question: Question, stop: Callable[[], bool]) -> Answer:
    game, view, seats = question.game, question.view, question.setup.seats
    legal = game.legal(view, question.seat)
    best, costs = bots.weigh(game, view, legal, seats, question.look, Random(question.seed), stop)
    return Answer(best, costs=costs)
