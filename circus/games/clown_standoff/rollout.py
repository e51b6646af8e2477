"""How bots imagine the rest of a game: the argument goes on with any cards, the standoff is worked out."""

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from circus.games.clown_standoff.argument import WINNING
from circus.games.clown_standoff.cards import OF_HAND, shuffled
from circus.games.clown_standoff.evaluation import evaluate, of_whole_deck, share_by_seat
from circus.games.clown_standoff.state import CHOOSING, DUMMY_DUE, ClownStandoff


def rollout(state: ClownStandoff, rng: Random) -> Sequence[float]:
    """The rest of the argument played with any cards; what follows is worked out."""
    if state.phase not in (CHOOSING, DUMMY_DUE):
        return evaluate(state)
    _finish_argument(state, rng)
    return _shares_after_argument(tuple(state.collected), state.rules.cardless_sit_out)


def _finish_argument(state: ClownStandoff, rng: Random) -> None:
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


@lru_cache(maxsize=1 << 14)
def _shares_after_argument(collected: tuple[int, ...], cardless_sit_out: bool) -> tuple[float, ...]:
    """Each seat's share when the standoff begins with these cards (CS-9, CS-10)."""
    seats = range(len(collected))
    playing = [seat for seat in seats if collected[seat] or not cardless_sit_out] or seats
    first = max(playing, key=collected.__getitem__)
    return share_by_seat(collected, playing, first, of_whole_deck)
