"""Sources of luck: the kinds of chance in a game, by the verbs of its draws."""

from collections.abc import Sequence
from typing import Any, Final

from circus.core.action import CHANCE, Action
from circus.core.game import Game

DEAL: Final = "deal"
DIE: Final = "die"
DRAW: Final = "draw"
START: Final = "start"
SOURCES: Final = (DEAL, DIE, DRAW, START)
"""Kinds of chance."""

HIDDEN: Final = "hidden"
"""Luck without a draw: hidden pieces, and sealed choices of others."""

DIGITS = 6
"""Decimals of every share."""

_SOURCE_OF_VERB = {"deal": DEAL, "setup": DEAL, "colors": DEAL, "roll": DIE, "first": START}


def source_of(verb: str) -> str:
    """Return the source of a verb of chance; one that is none of the others is a draw.

    >>> [source_of(verb) for verb in ("setup", "roll", "first", "steal")]
    ['deal', 'die', 'start', 'draw']
    """
    return _SOURCE_OF_VERB.get(verb, DRAW)


def sources_of(game: Game[Any]) -> tuple[str, ...]:
    """Return the sources of a game, in the order of `SOURCES`."""
    found = {source_of(verb.name) for verb in game.verbs if verb.by_chance}
    return tuple(source for source in SOURCES if source in found)


def luck_by_source(
    luck: Sequence[float], chances: Sequence[Sequence[float]], actions: Sequence[Action]
) -> dict[str, tuple[float, ...]]:
    """Return each seat's luck in one game by its source; `HIDDEN` is what nobody could see at a choice.

    Args:
        luck: of each seat, all sources together.
        chances: of each seat at every position, the first one at the start.
        actions: those between the positions.
    """
    found: dict[str, list[float]] = {}
    for action, early, late in zip(actions, chances, chances[1:], strict=False):
        if action.seat == CHANCE:
            sums = found.setdefault(source_of(action.verb), [0.0] * len(luck))
            for seat, (before, after) in enumerate(zip(early, late, strict=True)):
                sums[seat] += after - before
    rest = [whole - sum(sums[seat] for sums in found.values()) for seat, whole in enumerate(luck)]
    parts = {source: found[source] for source in SOURCES if source in found} | {HIDDEN: rest}
    return {source: tuple(round(each, DIGITS) for each in sums) for source, sums in parts.items()}
