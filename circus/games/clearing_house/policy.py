"""Policy for bots in Clearing House: a sensible choice, actions worth searching, efforts."""

from collections.abc import Callable, Sequence
from random import Random
from types import MappingProxyType
from typing import Final

from circus.core.action import Action
from circus.core.policy import Policy, SearchBudget
from circus.games.clearing_house.board import steps_from
from circus.games.clearing_house.cards import (
    ABDUCT,
    AMBUSH,
    ARMOR,
    ATTACK,
    BITS,
    CARDS,
    DOUBLE_MOVE,
    INTERVENE,
    MAX_OF_A_KIND,
    MOVE,
    RANGED_ATTACK,
    count,
)
from circus.games.clearing_house.evaluation import danger_at, evaluate
from circus.games.clearing_house.facts import is_deadly
from circus.games.clearing_house.hints import reason
from circus.games.clearing_house.information import determinizer
from circus.games.clearing_house.rollout import rollout
from circus.games.clearing_house.state import DISCARD, DRAFT, FLEE, TURN, WINDOW, ClearingHouse
from circus.games.clearing_house.tactics import PATIENCE, choose_play

VALUE: Final = {
    ABDUCT: 0.35,
    AMBUSH: 0.25,
    ARMOR: 0.4,
    ATTACK: 0.6,
    DOUBLE_MOVE: 0.15,
    INTERVENE: 0.65,
    MOVE: 0.2,
    RANGED_ATTACK: 1.0,
}
"""Value of the first card of a kind in a hand, relative to the best."""

ONE_MORE: Final = 0.85
"""Value of each further card of a kind, as a factor of the one before."""

RECKLESS: Final = 0.1
"""Increase per round of the bots' random choices, from twice `PATIENCE` on.

Without it, three cautious players, each with an Intervene for the last heart, would play forever.
"""

_WORTH: Final = tuple(
    tuple(VALUE[card] * ONE_MORE**held for held in range(MAX_OF_A_KIND + 1)) for card in range(len(CARDS))
)
"""Value of one more card, by card and count in the hand."""


DIGITS: Final = 9
"""Decimals of a danger: sums in another order of seats differ by their rounding."""


def _best(hand: int, legal: Sequence[Action]) -> Action:
    """Return the action with the card of the highest value for this hand."""
    found, most = legal[0], 0.0
    for action in legal:
        card = action.code
        worth = _WORTH[card][hand >> BITS * card & MAX_OF_A_KIND]
        if worth > most:
            found, most = action, worth
    return found


def greedy(view: ClearingHouse, legal: Sequence[Action], rng: Random) -> Action:
    """Return a heuristic turn, an Intervene only against death, or the best card of the draft."""
    return _GREEDY[view.phase](view, legal, rng)


def restless(view: ClearingHouse) -> float:
    """Return the probability of a random choice in this round."""
    return (view.round - 2 * PATIENCE) * RECKLESS


def _greedy_turn(view: ClearingHouse, legal: Sequence[Action], rng: Random) -> Action:
    return choose_play(view, legal[0].seat, rng.random) or legal[0]


def _greedy_answer(view: ClearingHouse, legal: Sequence[Action], _rng: Random) -> Action:
    return legal[-1] if is_deadly(view, legal[0].seat) else legal[0]


def _greedy_draft(view: ClearingHouse, legal: Sequence[Action], _rng: Random) -> Action:
    return _best(view.hand[legal[0].seat], legal)


def _greedy_discard(view: ClearingHouse, legal: Sequence[Action], _rng: Random) -> Action:
    """Return the discard of the lowest value; the last card of a kind counts more than one of many."""
    seat = legal[0].seat
    held = view.hand[seat] + view.played[seat]
    return min(legal, key=lambda action: VALUE[action.code] * ONE_MORE ** (count(held, action.code) - 1))


def _greedy_flight(view: ClearingHouse, legal: Sequence[Action], rng: Random) -> Action:
    """Return a cell without a trap, far from the others; any of those that are equally far."""
    seat, traps, random = legal[0].seat, view.traps, rng.random

    def harm(action: Action) -> tuple[int, float, float]:
        cell = action.code
        return traps >> cell & 1, round(danger_at(view, seat, cell), DIGITS), random()

    return min(legal, key=harm)


_GREEDY: Final[dict[int, Callable[[ClearingHouse, Sequence[Action], Random], Action]]] = {
    DRAFT: _greedy_draft,
    WINDOW: _greedy_answer,
    TURN: _greedy_turn,
    DISCARD: _greedy_discard,
    FLEE: _greedy_flight,
}


NOISE: Final = 6364136223846793005
NOISE_MASK: Final = 2**64 - 1
NOISE_SHIFT: Final = 33
"""Linear congruential generator (Knuth, MMIX)."""


def candidates(state: ClearingHouse, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
    """Return the actions worth searching: no steps into traps, idle traps, or Intervenes that help others."""
    return _CANDIDATES[state.phase](state, seat, legal)


def _plays(state: ClearingHouse, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
    """Return plays with few targets for Abduct and Ambush, and none onto or against a trap.

    Of targets of one kind any may be kept, chosen by a hash of the position: the first one in the order of
    cells would draw all bots to one side of the board.
    """
    here, traps = state.at[seat], state.traps
    near_foes = _beside_others(state, seat)
    candidates = [legal[0]]
    kinds: dict[tuple[int, int, bool, bool], tuple[int, int]] = {}
    noise = state.occupied ^ state.traps ^ state.hand[seat]
    for action in legal[1:]:
        card, other, cell = action.code
        trapped = cell >= 0 and bool(traps >> cell & 1)
        if card in (MOVE, ATTACK):
            if not trapped:
                candidates.append(action)
        elif card == DOUBLE_MOVE:
            if not (trapped or traps >> (here + cell) // 2 & 1):
                candidates.append(action)
        elif card in (ABDUCT, AMBUSH):
            kind = (card, other, trapped, bool(near_foes >> cell & 1))
            known = kinds.get(kind)
            if known is None:
                kinds[kind] = len(candidates), 1
                candidates.append(action)
            else:
                place, count_so_far = known
                kinds[kind] = place, count_so_far + 1
                noise = (noise * NOISE + 1) & NOISE_MASK
                if (noise >> NOISE_SHIFT) % (count_so_far + 1) == 0:
                    candidates[place] = action
        else:
            candidates.append(action)
    return candidates if state.round <= PATIENCE else _bold(state, seat, candidates) or candidates


def _bold(state: ClearingHouse, seat: int, plays: Sequence[Action]) -> Sequence[Action]:
    """Return the plays that attack, add armor, or approach an enemy."""
    foes = [steps_from(state.at[other]) for other in state.living if other != seat]
    nearest = min([steps[state.at[seat]] for steps in foes])

    def is_bold(card: int, cell: int) -> bool:
        if card in (MOVE, DOUBLE_MOVE):
            return min([steps[cell] for steps in foes]) < nearest
        return card in (ATTACK, RANGED_ATTACK, ARMOR) or (card == ABDUCT and bool(state.traps >> cell & 1))

    return [action for action in plays if action.code and is_bold(action.code[0], action.code[2])]


def _beside_others(state: ClearingHouse, seat: int) -> int:
    """Return the mask of the cells adjacent to an enemy."""
    near = state.config.board.near_mask
    mask = 0
    for other in state.living:
        if other != seat:
            mask |= near[state.at[other]]
    return mask


def _answers(state: ClearingHouse, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
    """Return the answers; an Intervene costs a turn, so only against harm to the seat or its own card."""
    announced = state.announced
    assert announced is not None
    harmed = announced.seat if len(state.chain) % 2 else announced.code[1]
    return legal if harmed == seat else legal[:1]


def _drafts(state: ClearingHouse, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
    """Return the best card only: cards differ more in value than by the rest of the hand."""
    return (_best(state.hand[seat], legal),)


def _discards(state: ClearingHouse, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
    held = state.hand[seat] + state.played[seat]
    return sorted(legal, key=lambda action: VALUE[action.code] * ONE_MORE ** count(held, action.code))[:2]


def _flights(state: ClearingHouse, _seat: int, legal: Sequence[Action]) -> Sequence[Action]:
    return [action for action in legal if not state.traps >> action.code & 1] or legal


_CANDIDATES: Final[dict[int, Callable[[ClearingHouse, int, Sequence[Action]], Sequence[Action]]]] = {
    DRAFT: _drafts,
    WINDOW: _answers,
    TURN: _plays,
    DISCARD: _discards,
    FLEE: _flights,
}

OPEN_VERBS: Final = frozenset(("first", "play", "roll", "end", "police", "discard", "flee"))
"""Verbs whose actions are fully public; answers are sealed, and a theft is visible to two seats."""

POLICY: Final = Policy(
    greedy=greedy,
    evaluate=evaluate,
    rollout=rollout,
    determinizer=determinizer,
    candidates=candidates,
    open_verbs=OPEN_VERBS,
    reason=reason,
    restless=restless,
    efforts=MappingProxyType(
        {
            "easy": SearchBudget(20, careless=0.3),
            "normal": SearchBudget(100, careless=0.1),
            "hard": SearchBudget(700),
        }
    ),
)
