"""Packing of games to review as plain values, so that any process can judge any of their positions."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from circus.lab.review.steps import ReviewStep, steps
from circus.records import codec
from circus.records.timeline import Timeline


class PackedGame(NamedTuple):
    """Whole game.

    Attributes:
        start: its first position, packed with game and set-up.
        actions: all of them, chance included, as text.
    """

    start: bytes
    actions: tuple[str, ...]

    @property
    def positions(self) -> int:
        """Number of positions to judge."""
        return len(self.actions) + 1


class Judged(NamedTuple):
    """Result for one position of one of several games."""

    game: int
    step: ReviewStep


def packed(timeline: Timeline) -> PackedGame:
    """Pack a game for `judged`."""
    start = codec.packed(timeline.game, timeline.setup, timeline.at(0))
    return PackedGame(start, tuple(map(str, timeline.actions)))


def judged(games: Sequence[PackedGame], effort: str, seed: int, number: int) -> Judged:
    """Judge the position of this number; numbers continue through all games."""
    for place, each in enumerate(games):
        if number < each.positions:
            return Judged(place, judged_step(each, effort, seed, number))
        number -= each.positions
    raise IndexError("the games have fewer positions")


def judged_step(game: PackedGame, effort: str, seed: int, number: int) -> ReviewStep:
    """Judge the position of this number in one game."""
    [step] = steps(opened(game), [number], effort, seed)
    return step


@lru_cache(maxsize=1)
def opened(game: PackedGame) -> Timeline:
    """Unpack a game; the last one is cached.

    A process that judges a position usually judges the next one too.
    """
    declared, setup, _ = codec.opened(game.start)
    return Timeline(declared, setup, map(declared.verbs.parse, game.actions))
