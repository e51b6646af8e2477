"""Value of a position of Clown Standoff for each seat, and the chance of a card to win its trick."""

from collections.abc import Callable, Sequence
from functools import partial

from circus.core.policy import shares
from circus.games.clown_standoff.cards import FACES, VALUES, WHOLE_DECK, count, size, values
from circus.games.clown_standoff.chances import MOST_EXACT, Counts, chances, chances_of_reveal, rough_chances
from circus.games.clown_standoff.standoff import tied_for_first
from circus.games.clown_standoff.state import DODGES, FIRST_DUE, OVER, PIE_DUE, TURN, ClownStandoff


def trick_chance(view: ClownStandoff, seat: int, value: int) -> float:
    """Return the approximate chance of a card to win the trick if all other cards are random unseen ones."""
    seen = view.discards + sum(view.collected) + view.hands[seat] + view.chosen[seat]
    unseen = (WHOLE_DECK - seen) & FACES
    cards = max(1, sum(count(unseen, each) for each in VALUES))
    others = view.rules.owners - 1
    same, ones, sixes = (count(unseen, each) / cards for each in (value, 1, 6))
    if value == 1:
        return pow(1 - ones, others) - pow(1 - ones - sixes, others)
    above = ones if value == 6 else sum(count(unseen, each) for each in VALUES[value:]) / cards
    return pow(1 - same - above, others)


def evaluate(state: ClownStandoff) -> Sequence[float]:
    """Return each seat's share: from computed chances in the standoff, estimated in the argument."""
    if state.phase == OVER:
        return shares(state.playing, state.rules.seats)
    if state.phase in (TURN, PIE_DUE, FIRST_DUE):
        return _standoff_shares(state)
    return rough_chances(_expected_counts(state))


def _expected_counts(state: ClownStandoff) -> Counts:
    """Return each seat's cards plus its part of those to come, in proportion to the values in its hand."""
    strengths = [1 + sum(values(hand)) for hand in state.hands[: state.rules.seats]]
    to_come = state.rules.owners * max(map(size, state.hands))
    total = sum(strengths)
    return tuple(
        size(cards) + to_come * strength // total
        for cards, strength in zip(state.collected, strengths, strict=True)
    )


def _standoff_shares(state: ClownStandoff) -> Sequence[float]:
    sizes = [size(cards) for cards in state.collected]
    if state.phase != FIRST_DUE:
        told = chances if state.phase == TURN else chances_of_reveal
        worth = partial(told, dodges=state.dodges)
        return share_by_seat(sizes, state.playing, state.holder, worth)
    tied = tied_for_first(state)
    each = [share_by_seat(sizes, state.playing, first, of_whole_deck) for first in tied]
    return [sum(column) / len(tied) for column in zip(*each, strict=True)]


def share_by_seat(
    sizes: Sequence[int],
    playing: Sequence[int],
    holder: int,
    worth: Callable[[Counts], Sequence[float]],
) -> tuple[float, ...]:
    """Return each seat's share of the win.

    Args:
        sizes: number of collected cards of each seat.
        playing: seats still in the game.
        holder: seat that holds the Pie deck.
        worth: returns the chances for the counts of the players still in, the holder's first.
    """
    place = playing.index(holder)
    clockwise = (*playing[place:], *playing[:place])
    told = worth(tuple([sizes[seat] for seat in clockwise]))
    shared = dict(zip(clockwise, told, strict=True))
    return tuple([shared.get(seat, 0.0) for seat in range(len(sizes))])


def of_whole_deck(counts: Counts) -> Sequence[float]:
    """Return the chances at the start of a round; approximate for more than `MOST_EXACT` players."""
    return chances(counts, DODGES) if len(counts) <= MOST_EXACT else rough_chances(counts)
