"""Brute-force oracle of hidden cards: plays every hidden course of a small game that looks alike to a viewer.

It knows nothing of the inference in `belief`. It replays a game by the rules, with every possible deal, pick
and theft, and drops a course as soon as the viewer would see it.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import permutations
from math import factorial, prod

from circus.core.action import CHANCE, Action
from circus.games.clearing_house import GAME
from circus.games.clearing_house.cards import CARDS, bag_of, cards_in, count
from circus.games.clearing_house.state import DRAFT, STEAL, ClearingHouse
from tests.rules.clearing_house.openings import yard

Hands = tuple[tuple[int, ...], ...]
"""Cards of each seat, ascending."""


def small_game(cards: str, seats: int, at: str, **options: object) -> ClearingHouse:
    """Return a game before its deal in which all other cards of the deck have left the game."""
    state = GAME.start(GAME.setup(seats, options, yard(at)))
    small = bag_of(CARDS.index(card) for card in cards.split())
    state.out = state.config.deck - small
    state.stock = state.undealt = small
    return state


def played(state: ClearingHouse, lines: Iterable[str]) -> list[Action]:
    """Play the lines, and `allow` of all in each window that the next line does not answer; return all."""
    actions = []
    for line in lines:
        action = GAME.verbs.parse(line)
        while action.verb not in ("allow", "intervene") and GAME.legal_actions(state, state.awaited[0]):
            first = GAME.legal_actions(state, state.awaited[0])[0]
            if first.verb != "allow":
                break
            actions.append(first)
            GAME.apply(state, first, None)
        why = GAME.rule_violation(state, action)
        assert why is None, f"{line}: {why}\n{state}"
        actions.append(action)
        GAME.apply(state, action, None)
    return actions


def possible_worlds(begin: ClearingHouse, actions: Sequence[Action], viewer: int) -> dict[Hands, float]:
    """Return the hands that agree with all that the viewer saw, each with its probability.

    All arrangements of the hidden cards are equally likely before the thefts, and so is each stolen card.
    """
    weights: dict[Hands, float] = defaultdict(float)
    for state, odds in _courses(begin, begin, actions, viewer, 1.0):
        weights[hands_of(state)] += odds * _orders(state)
    total = sum(weights.values())
    return {hands: weight / total for hands, weight in weights.items()}


def hands_of(state: ClearingHouse) -> Hands:
    """Return the cards of each seat."""
    return tuple(tuple(cards_in(hand)) for hand in state.hand)


def _courses(
    state: ClearingHouse, true: ClearingHouse, actions: Sequence[Action], viewer: int, odds: float
) -> Iterator[tuple[ClearingHouse, float]]:
    """Yield the end of every course that looks like the true one, with the odds of its thefts."""
    if not actions:
        yield state, odds
        return
    truth = true.copy()
    GAME.apply(truth, actions[0], None)
    seen = GAME.view(truth, viewer)
    for action in _alternatives(state, actions[0], viewer):
        if GAME.rule_violation(state, action) is not None:
            continue
        chance = 1.0
        if action.verb == "steal":
            assert state.phase == STEAL and state.announced is not None
            chance = count(state.hand[state.announced.code[1]], action.code)
        other = state.copy()
        GAME.apply(other, action, None)
        if GAME.view(other, viewer) == seen:
            yield from _courses(other, truth, actions[1:], viewer, odds * chance)


def _alternatives(state: ClearingHouse, action: Action, viewer: int) -> Iterable[Action]:
    """Return the actions that others cannot tell from this one."""
    if action.verb == "deal":
        return _deals(state, len(cards_in(action.code[0][1])))
    if action.verb == "steal":
        return GAME.legal_actions(state, CHANCE)
    if state.phase == DRAFT and action.seat != viewer:
        return GAME.legal_actions(state, action.seat)
    return (action,)


def _deals(state: ClearingHouse, share: int) -> Iterator[Action]:
    """Yield every deal of `share` cards to each seat."""
    seats = len(state.living)
    packs = {
        tuple(tuple(sorted(order[seat * share : (seat + 1) * share])) for seat in range(seats))
        for order in permutations(cards_in(state.undealt), seats * share)
    }
    for each in sorted(packs):
        hands = (f"hand/{seat}={','.join(CARDS[card] for card in pack)}" for seat, pack in enumerate(each))
        yield GAME.verbs.parse(f"*:deal {' '.join(hands)}")


def _orders(state: ClearingHouse) -> float:
    """Return the number of orders of the cards that nobody drafted."""
    bags = (state.undealt, *state.packs)
    return prod(
        factorial(len(cards_in(bag))) / prod(factorial(count(bag, card)) for card in range(len(CARDS)))
        for bag in bags
    )
