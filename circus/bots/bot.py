"""What a bot is, and the simplest one."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Protocol

from circus.core.action import Action
from circus.core.game import Game
from circus.core.state import State

CAP_SECONDS = 1.6
"""No bot thinks longer than this, however slow the machine; a quiet one never needs it."""

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
