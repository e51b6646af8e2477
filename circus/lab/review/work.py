"""Games to review as plain values, so that any process can judge any of their positions."""

from collections.abc import Iterator, Sequence
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


def judged(games: Sequence[PackedGame], effort: str, seed: int, numbers: Sequence[int]) -> Iterator[Judged]:
    """Judges the positions of these numbers, which count on through all games."""
    first = 0
    for number, each in enumerate(games):
        own = [at - first for at in numbers if first <= at < first + each.positions]
        first += each.positions
        if own:
            game, setup, _ = codec.opened(each.start)
            timeline = Timeline(game, setup, map(game.verbs.parse, each.actions))
            yield from (Judged(number, step) for step in steps(timeline, own, effort, seed))
