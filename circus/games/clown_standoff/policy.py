"""What bots know of Clown Standoff: a sensible choice, what a position is worth, how to imagine the rest."""

from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from random import Random

from circus.core.action import Action
from circus.core.policy import Policy, Reason, shares
from circus.games.clown_standoff.cards import (
    FACES,
    VALUES,
    WHOLE_DECK,
    count,
    singles,
    size,
    values,
)
from circus.games.clown_standoff.evaluation import (
    MOST_EXACT,
    Counts,
    best_way,
    chances,
    chances_of_reveal,
    rough_chances,
)
from circus.games.clown_standoff.rules import tied_for_first, winning_card
from circus.games.clown_standoff.state import (
    CHOOSING,
    DODGES,
    DUMMY_DUE,
    FIRST_DUE,
    OVER,
    PIE_DUE,
    TURN,
    ClownStandoff,
)

RISK_TO_PAY = 1 / 2
"""From this risk on a careful player pays: to be rid of the deck if that can be, else for a new one.

Who has more cards than anybody else passes every deck that is not whole: his cards last longest.
"""


def pie_risk(state: ClownStandoff) -> float:
    """The chance that the top Pie card is the Hit."""
    return 1 / (state.dodges + 1)


def trick_chance(view: ClownStandoff, seat: int, value: int) -> float:
    """Roughly how likely a card wins the trick, if every other card is any of those not seen yet."""
    seen = view.discards + sum(view.collected) + view.hands[seat] + view.chosen[seat]
    unseen = (WHOLE_DECK - seen) & FACES
    cards = max(1, sum(count(unseen, each) for each in VALUES))
    others = view.rules.owners - 1
    same, ones, sixes = (count(unseen, each) / cards for each in (value, 1, 6))
    if value == 1:
        return pow(1 - ones, others) - pow(1 - ones - sixes, others)
    above = ones if value == 6 else sum(count(unseen, each) for each in VALUES[value:]) / cards
    return pow(1 - same - above, others)


def greedy(view: ClownStandoff, legal: Sequence[Action], rng: Random) -> Action:
    """In the argument the likeliest winner; in the standoff cards are paid once the risk is high."""
    if view.phase == CHOOSING:
        return max(legal, key=lambda action: trick_chance(view, action.seat, *values(action.code)))
    reveal, *paid = _cheapest(view, legal)
    can_pass = bool(paid) and paid[-1].verb == "pass"
    pays = pie_risk(view) >= RISK_TO_PAY or (can_pass and view.dodges < DODGES and _leads(view))
    return paid[-1] if paid and pays else reveal


def _leads(view: ClownStandoff) -> bool:
    mine = size(view.collected[view.holder])
    return all(mine > size(view.collected[seat]) for seat in view.playing if seat != view.holder)


def candidates(state: ClownStandoff, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
    """In the standoff the best turn where it can be worked out, else the ways to pay that make sense."""
    if state.phase != TURN:
        return legal
    ways = _cheapest(state, legal)
    if len(state.playing) > MOST_EXACT:
        return ways
    best = best_way(_counts(state, seat), state.dodges)
    return [action for action in ways if action.verb == best]


def _cheapest(state: ClownStandoff, legal: Sequence[Action]) -> list[Action]:
    """To pay, the lowest cards do; and a whole deck is not worth a reshuffle."""
    reveal, *paid = legal
    kept = [reveal]
    for verb in ("reshuffle", "pass"):
        ways = [action for action in paid if action.verb == verb]
        if ways and not (verb == "reshuffle" and state.dodges == DODGES):
            kept.append(min(ways, key=_worth))
    return kept


def _worth(action: Action) -> int:
    worth: int = action.code
    return worth


def evaluate(state: ClownStandoff) -> Sequence[float]:
    """Each seat's share: in the standoff worked out, in the argument guessed from cards and hands."""
    if state.phase == OVER:
        return shares(state.playing, state.rules.seats)
    if state.phase in (TURN, PIE_DUE, FIRST_DUE):
        return _standoff_shares(state)
    return rough_chances(_expected_counts(state))


def _expected_counts(state: ClownStandoff) -> Counts:
    """By seat the cards it has and its part of those to come: the higher a hand, the more."""
    strengths = [1 + sum(values(hand)) for hand in state.hands[: state.rules.seats]]
    to_come = state.rules.owners * max(map(size, state.hands))
    total = sum(strengths)
    return tuple(
        size(cards) + to_come * strength // total
        for cards, strength in zip(state.collected, strengths, strict=True)
    )


def _standoff_shares(state: ClownStandoff) -> Sequence[float]:
    if state.phase != FIRST_DUE:
        worth = chances if state.phase == TURN else chances_of_reveal
        return _by_seat(state.collected, state.playing, state.holder, partial(worth, dodges=state.dodges))
    tied = tied_for_first(state)
    each = [_by_seat(state.collected, state.playing, first, _of_whole_deck) for first in tied]
    return [sum(column) / len(tied) for column in zip(*each, strict=True)]


def _counts(state: ClownStandoff, holder: int) -> Counts:
    place = state.playing.index(holder)
    return tuple(size(state.collected[seat]) for seat in state.playing[place:] + state.playing[:place])


def _by_seat(
    collected: Sequence[int],
    playing: Sequence[int],
    holder: int,
    worth: Callable[[Counts], Sequence[float]],
) -> tuple[float, ...]:
    """Each seat's share, told by the numbers of cards of the players still in, the holder's first."""
    place = playing.index(holder)
    clockwise = (*playing[place:], *playing[:place])
    told = worth(tuple(size(collected[seat]) for seat in clockwise))
    shared = dict(zip(clockwise, told, strict=True))
    return tuple(shared.get(seat, 0.0) for seat in range(len(collected)))


def _of_whole_deck(counts: Counts) -> Sequence[float]:
    return chances(counts, DODGES) if len(counts) <= MOST_EXACT else rough_chances(counts)


def rollout(state: ClownStandoff, rng: Random) -> Sequence[float]:
    """The rest of the argument played with any cards; what follows is worked out."""
    if state.phase not in (CHOOSING, DUMMY_DUE):
        return evaluate(state)
    _finish_argument(state, rng)
    return _shares_after_argument(tuple(state.collected), state.rules.cardless_sit_out)


def _finish_argument(state: ClownStandoff, rng: Random) -> None:
    rules, random = state.rules, rng.random
    seats, collected = rules.seats, state.collected
    hands = [sorted(singles(hand), key=lambda _: random()) for hand in state.hands]
    chosen = [card or hand.pop() for card, hand in zip(state.chosen, hands, strict=True)]
    while True:
        trick = sum(chosen)
        card = winning_card(trick, rules.six_must_stand)
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
    return _by_seat(collected, playing, first, _of_whole_deck)


def reason(view: ClownStandoff, action: Action) -> Reason | None:
    """The chance that the choice rests on, in percent."""
    if action.verb == "choose":
        (value,) = values(action.code)
        return Reason(
            "choose", {"card": value, "percent": round(100 * trick_chance(view, action.seat, value))}
        )
    return Reason(action.verb, {"percent": round(100 * pie_risk(view)), "count": len(action.picks)})


OPEN_VERBS = frozenset(("dummy", "first", "reveal", "reshuffle", "pass", "pie"))
"""What everybody sees whole: all but the deal and the sealed choices."""

POLICY = Policy(
    greedy=greedy,
    evaluate=evaluate,
    rollout=rollout,
    candidates=candidates,
    open_verbs=OPEN_VERBS,
    reason=reason,
)
