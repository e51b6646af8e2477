"""Rollouts of Clown Standoff: random cards in the argument, computed chances in the standoff."""

from collections.abc import Sequence
from random import Random

from circus.games.clown_standoff.argument import WINNING
from circus.games.clown_standoff.cards import OF_HAND, shuffled, size
from circus.games.clown_standoff.evaluation import evaluate
from circus.games.clown_standoff.state import CHOOSING, DUMMY_DUE, ClownStandoff


def rollout(state: ClownStandoff, rng: Random) -> Sequence[float]:
    """Play random cards to the end of the argument and return the shares from computed chances."""
    if state.phase not in (CHOOSING, DUMMY_DUE):
        return evaluate(state)
    _finish_argument(state, rng)
    return _shares_after_argument(state)


def _finish_argument(state: ClownStandoff, rng: Random) -> None:
    """Play the remaining cards at random, in place; only `collected` of the state is kept up to date."""
    config, random = state.config, rng.random
    seats, collected, winning = config.seats, state.collected, WINNING[config.six_must_stand]
    hands = [shuffled(OF_HAND[hand], random) for hand in state.hands]
    chosen = [card or hand.pop() for card, hand in zip(state.chosen, hands, strict=True)]
    while True:
        trick = sum(chosen)
        card = winning[trick]
        winner = chosen.index(card) if card else seats
        if winner < seats:
            collected[winner] += trick
        if not hands[0]:
            return
        chosen = [hand.pop() for hand in hands]


def _shares_after_argument(state: ClownStandoff) -> tuple[float, ...]:
    """Return the shares at the start of the standoff; the seat with the most cards plays first (CS-10)."""
    collected = state.collected
    first = collected.index(max(collected))
    return state.config.chances.opening[first][tuple([size(cards) for cards in collected])]
