"""Bots by strength: each receives the view of its own seat, never the state."""

from collections.abc import Callable, Sequence
from random import Random

from circus.core.action import Action
from circus.core.errors import UsageError
from circus.core.state import State

Bot = Callable[[State, Sequence[Action], Random], Action]
"""Chooses one of the legal actions of a seat, knowing only that seat's view of the state."""


def choose_at_random(_view: State, legal: Sequence[Action], rng: Random) -> Action:
    """Any legal action, each as likely as the others."""
    return legal[int(rng.random() * len(legal))]


STRENGTHS: dict[str, Bot] = {"random": choose_at_random}


def find(strength: str) -> Bot:
    """The bot of this strength; raises `UsageError` if there is none."""
    if strength not in STRENGTHS:
        raise UsageError(f"there is no bot '{strength}': choose {', '.join(STRENGTHS)}")
    return STRENGTHS[strength]
