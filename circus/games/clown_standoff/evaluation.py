"""Value of a position of Clown Standoff for each seat, and the chance of a card to win its trick."""

from collections.abc import Sequence
from functools import partial

from circus.core.policy import shares
from circus.games.clown_standoff.cards import FACES, VALUES, count, size, values
from circus.games.clown_standoff.chances import Counts, share_by_seat
from circus.games.clown_standoff.standoff import tied_for_first
from circus.games.clown_standoff.state import FIRST_DUE, OVER, PIE_DUE, TURN, ClownStandoff


def trick_chance(view: ClownStandoff, seat: int, value: int) -> float:
    """Return the approximate chance of a card to win the trick if all other cards are random unseen ones."""
    seen = view.discards + sum(view.collected) + view.hands[seat] + view.chosen[seat]
    unseen = (view.config.whole_deck - seen) & FACES
    cards = max(1, sum(count(unseen, each) for each in VALUES))
    others = view.config.owners - 1
    same, ones, sixes = (count(unseen, each) / cards for each in (value, 1, 6))
    if value == 1:
        return pow(1 - ones, others) - pow(1 - ones - sixes, others)
    above = ones if value == 6 else sum(count(unseen, each) for each in VALUES[value:]) / cards
    return pow(1 - same - above, others)


def evaluate(state: ClownStandoff) -> Sequence[float]:
    """Return each seat's share: from computed chances in the standoff, estimated in the argument."""
    if state.phase == OVER:
        return shares(state.playing, state.config.seats)
    if state.phase in (TURN, PIE_DUE, FIRST_DUE):
        return _standoff_shares(state)
    return state.config.chances.rough(_expected_counts(state))


def _expected_counts(state: ClownStandoff) -> Counts:
    """Return each seat's cards plus its part of those to come, in proportion to the values in its hand."""
    strengths = [1 + sum(values(hand)) for hand in state.hands[: state.config.seats]]
    to_come = state.config.owners * max(map(size, state.hands))
    total = sum(strengths)
    return tuple(
        size(cards) + to_come * strength // total
        for cards, strength in zip(state.collected, strengths, strict=True)
    )


def _standoff_shares(state: ClownStandoff) -> Sequence[float]:
    sizes, chances = [size(cards) for cards in state.collected], state.config.chances
    if state.phase != FIRST_DUE:
        known = chances.of_turn if state.phase == TURN else chances.of_reveal
        worth = partial(known, dodges=state.dodges)
        return share_by_seat(sizes, state.playing, state.holder, worth)
    tied = tied_for_first(state)
    each = [share_by_seat(sizes, state.playing, first, chances.of_round) for first in tied]
    return [sum(column) / len(tied) for column in zip(*each, strict=True)]
