"""Protocol of a bot, what a strength declares, and the simplest bot."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from circus.core.action import Action
from circus.core.game import Game
from circus.core.policy import SearchBudget
from circus.core.state import State

CAP_SECONDS = 1.6
"""Maximum thinking time of a bot, in seconds; reached only on slow or busy machines."""

Stop = Callable[[], bool]
"""Polled by a bot while it thinks; once it returns true, the bot answers at once."""


def never() -> bool:
    """Return false: the bot may finish thinking."""
    return False


class Bot(Protocol):
    """Function that chooses one of a seat's legal actions from that seat's view of the state."""

    def __call__(
        self, game: Game[Any], view: State, legal: Sequence[Action], rng: Random, stop: Stop = never, /
    ) -> Action:
        """Return the chosen action; equal generators give equal answers, unless stopped or out of time."""


@dataclass(frozen=True)
class Strength:
    """One strength of bots.

    Attributes:
        name: as in records and on the command line.
        choose: a `Bot`. One that is not quick also takes `cap`, its maximum thinking time in seconds.
        is_quick: true if it answers in less time than a frame; it is then called in the main process.
        relative_time: minimum thinking time relative to a quick bot; the lab reviews games that much more
            often.
        for_people: true if the set-up of a table offers it; the others are for tools.
        in_lab: true if the Lab of the app offers it.
        budget: of a searching bot at games without `Policy.efforts`; others state efforts relative to it.
        compiled_gain: factor for its iterations with compiled rules, with which a decision takes no longer
            than with interpreted ones. docs/performance.md states the gain in strength.
    """

    name: str
    choose: Callable[..., Action]
    is_quick: bool = False
    relative_time: int = 1
    for_people: bool = True
    in_lab: bool = True
    budget: SearchBudget | None = None
    compiled_gain: int = 1


def choose_at_random(
    _game: Game[Any], _view: State, legal: Sequence[Action], rng: Random, _stop: Stop = never
) -> Action:
    """Return a legal action, each with equal probability."""
    return legal[int(rng.random() * len(legal))]


def is_restless(game: Game[Any], view: State, rng: Random) -> bool:
    """Return whether a bot chooses at random now, because the game has lasted far longer than usual."""
    policy = game.policy
    if policy is None or policy.restless is None:
        return False
    chance = policy.restless(view)
    return chance > 0 and rng.random() < chance
