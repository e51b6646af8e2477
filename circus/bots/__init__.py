"""Bots by strength: each receives the view of its own seat, never the state."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any, Protocol

from circus.core.action import Action
from circus.core.errors import UsageError
from circus.core.game import Game
from circus.core.state import State

Stop = Callable[[], bool]
"""Asked again and again while a bot thinks; once it says yes, the bot answers at once."""


def never() -> bool:
    """Lets a bot think to the end."""
    return False


class Bot(Protocol):
    """Chooses one of the legal actions of a seat, knowing only that seat's view of the state."""

    def __call__(
        self, game: Game[Any], view: State, legal: Sequence[Action], rng: Random, stop: Stop = never, /
    ) -> Action:
        """The chosen action; equal generators give equal answers, unless stopped or out of time."""


def choose_at_random(
    _game: Game[Any], _view: State, legal: Sequence[Action], rng: Random, _stop: Stop = never
) -> Action:
    """Any legal action, each as likely as the others."""
    return legal[int(rng.random() * len(legal))]


def choose_greedily(
    game: Game[Any], view: State, legal: Sequence[Action], rng: Random, _stop: Stop = never
) -> Action:
    """What the game calls a simple sensible choice."""
    from circus.bots.greedy import choose

    return choose(game, view, legal, rng)


def _choose_by_search(
    strength: str, game: Game[Any], view: State, legal: Sequence[Action], rng: Random, stop: Stop = never, /
) -> Action:
    from circus.bots.strengths import choose

    return choose(strength, game, view, legal, rng, stop)


STRENGTHS: dict[str, Bot] = {
    "random": choose_at_random,
    "greedy": choose_greedily,
    "easy": partial(_choose_by_search, "easy"),
    "normal": partial(_choose_by_search, "normal"),
    "hard": partial(_choose_by_search, "hard"),
}
"""From the weakest; what thinks is imported when it is first asked, so that the app opens sooner."""


def find(strength: str) -> Bot:
    """The bot of this strength; raises `UsageError` if there is none."""
    if strength not in STRENGTHS:
        raise UsageError(f"there is no bot '{strength}': choose {', '.join(STRENGTHS)}")
    return STRENGTHS[strength]
