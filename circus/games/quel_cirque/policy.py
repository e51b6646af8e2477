"""Policy for bots in Quel Cirque: a greedy choice, actions that differ in effect, efforts."""

from collections.abc import Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from circus.core.action import Action
from circus.core.policy import Policy, SearchBudget
from circus.games.quel_cirque.config import NONE
from circus.games.quel_cirque.evaluation import evaluate
from circus.games.quel_cirque.hints import reason
from circus.games.quel_cirque.information import determinize
from circus.games.quel_cirque.paths import Path
from circus.games.quel_cirque.rules import apply, stars
from circus.games.quel_cirque.state import CirqueState

OPEN_VERBS: Final = frozenset(("first", "roll", "add", "return", "seat", "skip"))
"""Verbs whose actions are fully public: all but those that may reveal a hidden marble (QC-26)."""


EFFORTS: Final = MappingProxyType(
    {
        "easy": SearchBudget(20, careless=0.3),
        "normal": SearchBudget(100, careless=0.1),
        "hard": SearchBudget(4000),
    }
)
"""Effort of each strength; docs/performance.md has the measured strengths."""


def greedy(view: CirqueState, legal: Sequence[Action], rng: Random) -> Action:
    """Return the action with the most stars won, less other players' stars; on a tie, add an own marble."""
    world = determinize(view, rng)
    own = world.colors[legal[0].seat]
    before = stars(world)
    return max(
        legal, key=lambda action: (_gain(world, before, own, action), _helps(own, action), rng.random())
    )


def _gain(world: CirqueState, before: Sequence[int], own: int, action: Action) -> int:
    """Return the stars that an action wins for the color `own`, less those that it gives to other players."""
    after = _after(world, action)
    won = [now - then for now, then in zip(stars(after), before, strict=True)]
    return won[own] - sum(won[color] for color in world.colors if color != own)


def _helps(own: int, action: Action) -> bool:
    """Return whether an action brings a marble of the color `own` into play."""
    return bool(action.verb == "add" and action.code[0] == own)


def _after(world: CirqueState, action: Action) -> CirqueState:
    after = world.copy()
    apply(after, action, None)
    return after


def rollout(state: CirqueState, _rng: Random) -> Sequence[float]:
    """Return the evaluation: it predicts the winner better than random play does."""
    return evaluate(state)


def candidates(state: CirqueState, _seat: int, legal: Sequence[Action]) -> Sequence[Action]:
    """Return one action of all those with the same effect."""
    if len(legal) < 3:
        return legal
    different: list[Action] = []
    met: set[object] = set()
    for action in legal:
        if action.verb == "move":
            clown, path = action.code
            effect = _effect(state, clown, path)
            if effect in met:
                continue
            met.add(effect)
        different.append(action)
    return different


def _effect(state: CirqueState, clown: int, path: Path) -> object:
    """Return a key of a move's effect: final cell and holes filled on the way; the path if it pushes."""
    config, holes = state.config, state.holes
    hole_at, fallen = config.hole_at, len(state.marbles[clown])
    if config.pushes and not set(state.cells).isdisjoint(path):
        return clown, path
    passed = [cell for cell in path if hole_at[cell] != NONE and holes[hole_at[cell]] == NONE]
    return clown, path[-1], tuple(passed[:fallen])


POLICY: Final = Policy(
    greedy=greedy,
    evaluate=evaluate,
    rollout=rollout,
    candidates=candidates,
    open_verbs=OPEN_VERBS,
    reason=reason,
    tempting=frozenset(("drop",)),
    efforts=EFFORTS,
)
