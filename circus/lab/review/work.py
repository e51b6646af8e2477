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


class JudgedPosition(NamedTuple):
    """Result for one position of one of several games."""

    game: int
    step: ReviewStep


def pack_game(timeline: Timeline) -> PackedGame:
    """Pack a game for `judge_position`."""
    start = codec.pack_state(timeline.game, timeline.setup, timeline.at(0))
    return PackedGame(start, tuple(map(str, timeline.actions)))


def judge_numbered(games: Sequence[PackedGame], effort: str, seed: int, number: int) -> JudgedPosition:
    """Judge the position of this number; numbers continue through all games."""
    for place, each in enumerate(games):
        if number < each.positions:
            return JudgedPosition(place, judge_position(each, effort, seed, number))
        number -= each.positions
    raise IndexError("the games have fewer positions")


def judge_position(game: PackedGame, effort: str, seed: int, number: int) -> ReviewStep:
    """Judge the position of this number in one game."""
    [step] = steps(unpack_game(game), [number], effort, seed)
    return step


@lru_cache(maxsize=1)
def unpack_game(game: PackedGame) -> Timeline:
    """Unpack a game; the last one is cached.

    A process that judges a position usually judges the next one too.
    """
    declared, setup, _ = codec.unpack_state(game.start)
    return Timeline(declared, setup, map(declared.verbs.parse, game.actions))
