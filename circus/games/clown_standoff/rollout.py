"""Rollouts of Clown Standoff: random cards in the argument, computed chances in the standoff."""

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Final

from circus.core.memo import Memo
from circus.games.clown_standoff.actions import MOST_SEATS
from circus.games.clown_standoff.argument import WINNING
from circus.games.clown_standoff.cards import OF_HAND, shuffled, size
from circus.games.clown_standoff.evaluation import evaluate, of_whole_deck, share_by_seat
from circus.games.clown_standoff.state import CHOOSING, DUMMY_DUE, ClownStandoff


def rollout(state: ClownStandoff, rng: Random) -> Sequence[float]:
    """Play random cards to the end of the argument and return the shares from computed chances."""
    if state.phase not in (CHOOSING, DUMMY_DUE):
        return evaluate(state)
    _finish_argument(state, rng)
    return _shares_after_argument(state.collected, state.rules.cardless_sit_out)


def _finish_argument(state: ClownStandoff, rng: Random) -> None:
    """Play the remaining cards at random, in place; only `collected` of the state is kept up to date."""
    rules, random = state.rules, rng.random
    seats, collected, winning = rules.seats, state.collected, WINNING[rules.six_must_stand]
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


def _shares_after_argument(collected: list[int], cardless_sit_out: bool) -> tuple[float, ...]:
    """Return the shares at the start of the standoff; the seat with the most cards plays first (CS-10)."""
    first = collected.index(max(collected))
    return _SHARES[cardless_sit_out][first][tuple([size(cards) for cards in collected])]


def _shares(cardless_sit_out: bool, first: int, sizes: tuple[int, ...]) -> tuple[float, ...]:
    """Return the shares by numbers of cards; with `no_tricks=sit_out` a seat without cards is out (CS-9)."""
    seats = range(len(sizes))
    playing = [seat for seat in seats if sizes[seat] or not cardless_sit_out] or seats
    return share_by_seat(sizes, playing, first, of_whole_deck)


_SHARES: Final = tuple(
    tuple(Memo(partial(_shares, cardless_sit_out, first)) for first in range(MOST_SEATS))
    for cardless_sit_out in (False, True)
)
"""Cache of `_shares`, by `cardless_sit_out`, first seat and numbers of cards."""
