"""Policy for bots in Flip Circus: a greedy choice, actions worth searching, careless memory."""

from collections.abc import Hashable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from circus.core.action import Action
from circus.core.policy import Policy, SearchBudget
from circus.games.flip_circus.actions import NONE
from circus.games.flip_circus.evaluation import backs, backs_after, evaluate, hidden_clowns, needs
from circus.games.flip_circus.hints import reason
from circus.games.flip_circus.information import determinize
from circus.games.flip_circus.rules import apply
from circus.games.flip_circus.state import CHOICE, OVER, TURN, FlipState
from circus.games.flip_circus.tokens import CLOWN, HIDDEN

BREADTH: Final = 10
"""Maximum number of actions of a turn worth searching, without the purchase of one more."""

GUESSES: Final = 3
"""Number of determinizations by which actions are ranked."""

MAX_BOUGHT: Final = 3
"""Number of actions beyond those of a turn after which no more are bought: one that lets Clowns meet regains
the Applause that it cost, so that a turn could last until the limit of the rules."""

LONG_GAME: Final = 100
"""Number of turns after which bots grow restless: 93 of 100 games between two greedy bots are shorter."""

RESTLESS: Final = 0.01
"""Increase per turn of the random choices from then on."""

MAX_RESTLESS: Final = 0.5

MEMORY: Final = 0.5
"""Probability that a careless player remembers a back."""

_MEMO: Final[dict[Hashable, Sequence[Action]]] = {}
_MEMO_LIMIT: Final = 10_000
"""Maximum number of cached rankings, to bound the memory."""

OPEN_VERBS: Final = frozenset(("swap", "acrobat", "magician", "applause", "encore", "end"))
"""Verbs whose actions are fully public: all but those that show a back."""


EFFORTS: Final[Mapping[str, SearchBudget]] = MappingProxyType(
    {
        "easy": SearchBudget(20, careless=0.3, forgetful=True),
        "normal": SearchBudget(60, careless=0.1),
        "hard": SearchBudget(1000),
    }
)


def greedy(view: FlipState, legal: Sequence[Action], rng: Random) -> Action:
    """Return an action that wins a poster, else one that brings the next nearest, by one determinization."""
    world = determinize(view, rng)
    side = legal[0].seat & 1
    return max(legal, key=lambda action: (*_progress(_after(world, action), side), rng.random()))


def _progress(state: FlipState, side: int) -> tuple[int, int]:
    """Return the number of posters of a side, and minus the actions it needs for the next."""
    if state.phase == OVER:
        return state.posters[side].bit_count(), 0
    return state.posters[side].bit_count(), -needs(state)[0][side][0]


def _after(world: FlipState, action: Action) -> FlipState:
    after = world.copy()
    apply(after, action)
    return after


def rollout(state: FlipState, _rng: Random) -> Sequence[float]:
    """Return the evaluation: it predicts the winner better than random play does."""
    return evaluate(state)


def candidates(state: FlipState, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
    """Return the actions with the best evaluations, plus a bought action if that may win a poster.

    The Clown's choice is never declined, and Applause never spent on a look.
    """
    if state.phase == CHOICE:
        return [action for action in legal if action.code != NONE] or legal
    if state.phase != TURN:
        return legal
    bought = [action for action in legal if action.verb == "encore"] if _can_buy(state, seat & 1) else []
    if not state.owed:
        return [*bought, *(action for action in legal if action.verb == "end")] or legal
    actions = [action for action in legal if action.verb not in ("encore", "peek")]
    return [*_best(state, seat, actions), *bought]


def _best(state: FlipState, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Return the `BREADTH` actions with the best evaluations, cached because search repeats positions."""
    config = state.config
    last_turn = state.turns + 1 == config.turn_limit
    rules = (config.seats, config.turn_actions, config.posters_to_win, config.applause)
    counts = (seat, len(actions), state.owed, last_turn, *state.posters, *state.applause)
    key = (state.faces, *state.ring, *state.seen, *rules, *counts)
    found = _MEMO.get(key)
    if found is None:
        if len(_MEMO) >= _MEMO_LIMIT:
            _MEMO.clear()
        found = _MEMO[key] = _ranked(state, seat, actions)[:BREADTH]
    return found


def _ranked(state: FlipState, seat: int, actions: Sequence[Action]) -> Sequence[Action]:
    """Return the actions by the evaluation of the position after each, best first."""
    worlds = [state]
    if HIDDEN in state.faces:
        worlds = [determinize(state, Random(guess)) for guess in range(GUESSES)]
    worth = [0.0] * len(actions)
    for world in worlds:
        known = backs(world)
        for number, action in enumerate(actions):
            after = _after(world, action)
            worth[number] += evaluate(after, backs_after(known, world, action, after))[seat]
    return [actions[number] for number in sorted(range(len(actions)), key=worth.__getitem__, reverse=True)]


def habit(_state: FlipState, choices: Sequence[Action], _rng: Random) -> Action:
    """Return the action with the best evaluation: candidates are listed in that order."""
    return choices[0]


def restless(view: FlipState) -> float:
    """Return the probability of a random choice: two sides that undo each other's turns would never end."""
    return min(MAX_RESTLESS, (view.turns - LONG_GAME) * RESTLESS)


def _can_buy(state: FlipState, side: int) -> bool:
    """Return whether Applause can buy the actions that a poster still needs, unless the turn is long."""
    applause = state.applause[side]
    if not applause or state.done >= state.config.turn_actions + MAX_BOUGHT:
        return False
    wanted = (needs(state)[0][side][0], hidden_clowns(state))
    return any(0 < need - state.owed <= applause for need in wanted)


def forget(view: FlipState, rng: Random) -> FlipState:
    """Return the view of a player who forgets some backs, but never that a Clown was there.

    A forgotten token looks as if no seat had seen its back and it had never been turned over.
    """
    blurred = view.copy()
    faces, ring, seen = list(view.faces), blurred.ring, blurred.seen
    for position, side in enumerate(ring):
        token = side >> 1
        if faces[side ^ 1] in (CLOWN, HIDDEN) or rng.random() < MEMORY:
            continue
        ring[position] = 2 * token
        faces[2 * token], faces[2 * token + 1] = faces[side], HIDDEN
        seen[token] = 0
    blurred.faces = tuple(faces)
    return blurred


POLICY: Final = Policy(
    greedy=greedy,
    evaluate=evaluate,
    rollout=rollout,
    candidates=candidates,
    habit=habit,
    open_verbs=OPEN_VERBS,
    forget=forget,
    reason=reason,
    restless=restless,
    efforts=EFFORTS,
)
