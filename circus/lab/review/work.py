"""Games to review as plain values, so that any process can judge any of their positions."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from circus import codec
from circus.lab.review.steps import Step, steps
from circus.timeline import Timeline


class PackedGame(NamedTuple):
    """A whole game.

    Attributes:
        start: its first position, packed with game and set-up.
        actions: all of them, chance included, as text.
    """

    start: bytes
    actions: tuple[str, ...]

    @property
    def positions(self) -> int:
        """How many there are to judge."""
        return len(self.actions) + 1


class Judged(NamedTuple):
    """One position of one of several games."""

    game: int
    step: Step


def packed(timeline: Timeline) -> PackedGame:
    """A game for `judged`."""
    start = codec.packed(timeline.game, timeline.setup, timeline.at(0))
    return PackedGame(start, tuple(map(str, timeline.actions)))


def judged(games: Sequence[PackedGame], effort: str, seed: int, number: int) -> Judged:
    """Judges the position of this number; they count on through all games."""
    for place, each in enumerate(games):
        if number < each.positions:
            [step] = steps(opened(each), [number], effort, seed)
            return Judged(place, step)
        number -= each.positions
    raise IndexError("the games have fewer positions")


@lru_cache(maxsize=1)
def opened(game: PackedGame) -> Timeline:
    """The game again; the last one is kept, as somebody who looks at a position looks at the next one too."""
    declared, setup, _ = codec.opened(game.start)
    return Timeline(declared, setup, map(declared.verbs.parse, game.actions))
