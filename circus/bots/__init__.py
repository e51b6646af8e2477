"""Bots by strength: each receives the view of its own seat, never the state."""

from functools import partial

from circus.bots import greedy, strengths
from circus.bots.bot import Bot, choose_at_random
from circus.core.errors import UsageError

STRENGTHS: dict[str, Bot] = {
    "random": choose_at_random,
    "greedy": greedy.choose,
    "easy": partial(strengths.choose, "easy"),
    "normal": partial(strengths.choose, "normal"),
    "hard": partial(strengths.choose, "hard"),
}
"""From the weakest."""


def find(strength: str) -> Bot:
    """The bot of this strength; raises `UsageError` if there is none."""
    if strength not in STRENGTHS:
        raise UsageError(f"there is no bot '{strength}': choose {', '.join(STRENGTHS)}")
    return STRENGTHS[strength]
