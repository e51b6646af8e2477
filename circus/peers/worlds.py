"""A position in the middle of a game as one to begin at: what nobody is shown there is drawn anew."""

from collections import Counter
from random import Random

from circus.core.action import CHANCE
from circus.core.errors import UsageError
from circus.core.state import State
from circus.peers.table import Table

PUBLIC = -1


def worlds_after(played: Table, lines: list[str], count: int, rng: Random) -> list[tuple[State, float]]:
    """The positions after these actions that the public cannot tell apart, and their odds, by many draws.

    Args:
        played: the table.
        lines: the actions from the start on, draws included.
        count: how many are drawn; equal ones are one with the sum of their odds. With 0 it is the one
            position that the actions lead to.
        rng: what draws them.

    Raises:
        UsageError: if the actions cannot be done, or the game is over after them.
    """
    game = played.game
    state = game.start(played.setup)
    for line in lines:
        action = game.verbs.parse(line)
        if game.forbids(state, action) is not None:
            raise UsageError(f"'{line}' cannot be done there: take it from a record of this set-up")
        game.apply(state, action, None)
    if not state.awaited:
        raise UsageError("the game is over after these actions: leave the last of them out")
    if not count:
        return [(state, 1.0)]
    if CHANCE in state.awaited:
        raise UsageError("a draw is due after these actions: add it")
    view = game.view(state, PUBLIC)
    drawn = [game.fill(view, rng) for _ in range(count)]
    worlds = {repr(world): world for world in drawn}
    times = Counter(map(repr, drawn))
    return [(world, times[told] / count) for told, world in worlds.items()]
