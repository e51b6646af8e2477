"""Positions in the middle of a game as beginnings: hidden information is drawn again."""

from collections import Counter
from random import Random

from circus.core.action import CHANCE
from circus.core.errors import UsageError
from circus.core.state import State
from circus.envs.table import Table

PUBLIC = -1


def worlds_after(played: Table, lines: list[str], count: int, rng: Random) -> list[tuple[State, float]]:
    """Return the positions after these actions that the public cannot distinguish, with their odds.

    Args:
        played: the table.
        lines: the actions from the start on, draws included.
        count: number of draws; equal results are merged and their odds added. With 0 it is the one position
            after the actions.
        rng: the generator of the draws.

    Raises:
        UsageError: if the actions are illegal, or the game is over after them.
    """
    game = played.game
    state = game.start(played.setup)
    for line in lines:
        action = game.verbs.parse(line)
        if game.rule_violation(state, action) is not None:
            raise UsageError(f"'{line}' cannot be done there: take it from a record of this set-up")
        game.apply(state, action, None)
    if not state.awaited:
        raise UsageError("the game is over after these actions: leave the last of them out")
    if not count:
        return [(state, 1.0)]
    if CHANCE in state.awaited:
        raise UsageError("a draw is due after these actions: add it")
    view = game.view(state, PUBLIC)
    drawn = [game.determinize(view, rng) for _ in range(count)]
    worlds = {repr(world): world for world in drawn}
    times = Counter(map(repr, drawn))
    return [(world, times[row] / count) for row, world in worlds.items()]
