"""The strengths of bots, declared once: menus, tools, the lab and the command line read this list.

Its words are `setup-strength-NAME`, `statistics-against-NAME` and, in the Lab, `lab-bots-NAME`.
`docs/add_something.md` describes how to add one.
"""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any

from circus.bots.bot import Stop, Strength, choose_at_random, never
from circus.core.action import Action
from circus.core.errors import UsageError
from circus.core.game import Game
from circus.core.native import is_compiled
from circus.core.policy import SearchBudget
from circus.core.state import State


def choose_greedily(
    game: Game[Any], view: State, legal: Sequence[Action], rng: Random, stop: Stop = never
) -> Action:
    """Return the simple sensible choice that the game declares; see `circus.bots.greedy`."""
    from circus.bots import greedy

    return greedy.choose(game, view, legal, rng, stop)


def searching(name: str, budget: SearchBudget, relative_time: int, compiled_gain: int = 1) -> Strength:
    """Return the strength of a bot that searches."""
    return Strength(
        name,
        partial(_choose_by_search, name),
        relative_time=relative_time,
        budget=budget,
        compiled_gain=compiled_gain,
    )


def _choose_by_search(
    name: str,
    game: Game[Any],
    view: State,
    legal: Sequence[Action],
    rng: Random,
    stop: Stop = never,
    /,
    **cap: float,
) -> Action:
    from circus.bots import searcher

    return searcher.choose(effort(STRENGTHS[name], game), game, view, legal, rng, stop, **cap)


_LIST = (
    Strength("random", choose_at_random, is_quick=True, for_people=False, in_lab=False),
    Strength("greedy", choose_greedily, is_quick=True, for_people=False),
    searching("easy", SearchBudget(30, careless=0.2, forgetful=True), relative_time=10),
    searching("normal", SearchBudget(200), relative_time=80),
    searching("hard", SearchBudget(1500), relative_time=500, compiled_gain=3),
)

STRENGTHS: dict[str, Strength] = {each.name: each for each in _LIST}
"""Strengths by name, weakest first."""


def effort(strength: Strength, game: Game[Any]) -> SearchBudget:
    """Return the effort of this strength at this game, increased with compiled rules."""
    budget = interpreted_effort(strength, game)
    gain = strength.compiled_gain if is_compiled(game.apply) else 1
    return budget._replace(iterations=budget.iterations * gain)


def interpreted_effort(strength: Strength, game: Game[Any]) -> SearchBudget:
    """Return the effort of this strength at this game with interpreted rules.

    For a strength that the game does not name, the iterations follow from those that it names: interpolated
    between two of them, and in proportion to the strongest above it. It is at least as careless as those
    that the game names with more iterations, and at most as those with fewer.
    """
    usual = strength.budget
    if usual is None:
        raise UsageError(f"a bot of strength '{strength.name}' does not search")
    named = game.policy.efforts if game.policy else {}
    if strength.name in named or not named:
        return named.get(strength.name, usual)
    pairs = [
        (budget.iterations, named[each])
        for each, other in STRENGTHS.items()
        if each in named and (budget := other.budget)
    ]
    points = [(0, 0), *((iterations, known.iterations) for iterations, known in pairs)]
    least = [known.careless for iterations, known in pairs if iterations > usual.iterations]
    most = [known.careless for iterations, known in pairs if iterations < usual.iterations]
    careless = min([max([usual.careless, *least]), *most])
    return usual._replace(iterations=_interpolated(points, usual.iterations), careless=careless)


def _interpolated(points: Sequence[tuple[int, int]], x: int) -> int:
    """Return `y` at `x` on lines through points; beyond the last, on a line through the first and the last.

    >>> [_interpolated([(0, 0), (10, 100), (30, 200)], x) for x in (5, 20, 60)]
    [50, 150, 400]
    """
    left = max(point for point in points if point[0] <= x)
    right = min((point for point in points if point[0] > x), default=None)
    if right is None:
        left, right = points[0], left
    return left[1] + (right[1] - left[1]) * (x - left[0]) // (right[0] - left[0])
