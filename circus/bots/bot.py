"""Protocol of a bot, and the simplest bot."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from circus.core.action import Action
from circus.core.game import Game
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


def choose_at_random(
    _game: Game[Any], _view: State, legal: Sequence[Action], rng: Random, _stop: Stop = never
) -> Action:
    """Return a legal action, each with equal probability."""
    return legal[int(rng.random() * len(legal))]
