"""What is remembered beyond a redraft: the cards that went out with the dead, as far as anybody knew them.

A new deal makes the cards of the living unknown again; what lies with the dead stays where it is. Each
seat remembers, kind by kind, the least that every dead hand holds and the least of what goes round.
"""

from circus.games.clearing_house.cards import MOST_OF_A_KIND, UNIT, beyond, count, kinds_in
from circus.games.clearing_house.information import view
from circus.games.clearing_house.sight import Sight, buried, sight_of
from circus.games.clearing_house.state import HIDDEN, ClearingHouse, every_card

ONE_OF_EACH = sum(UNIT)


def remember_the_dead(state: ClearingHouse) -> None:
    """Before a redraft: what each seat, and last the public, keeps knowing (CH-36, CH-48)."""
    seats = state.config.seats
    if len(state.living) < seats:
        memories = [_memory(view(state, viewer), viewer) for viewer in (*range(seats), -1)]
        state.tombs = tuple(tombs for tombs, _ in memories)
        state.circulating = tuple(circulating for _, circulating in memories)


def _memory(seen: ClearingHouse, viewer: int) -> tuple[tuple[int, ...], int]:
    """The least that each dead hand holds, and the least of all cards that are shuffled now."""
    sight = sight_of(seen, viewer)
    sure = _sure(seen, sight)
    hands = list(map(beyond, sure, seen.spent))
    earlier = buried(seen)
    before = seen.tombs[viewer] if seen.tombs else (0,) * len(hands)
    tombs = tuple(
        0 if seat == viewer or seat in seen.living else before[seat] if seat in earlier else hand
        for seat, hand in enumerate(hands)
    )
    went_round = seen.circulating[viewer] if seen.tombs else seen.stock
    went_round = _most(went_round, _most(_dealt(seen, sight), sum(sure[seat] for seat in seen.drafters)))
    circulating = beyond(went_round, seen.out - (every_card(seen) - seen.stock))
    died = [seat for seat in seen.drafters if seat not in seen.living]
    lost = min(MOST_OF_A_KIND, sum(seen.sizes[seat] for seat in died))
    held = sum(seen.hand[seat] if seat == viewer else hands[seat] for seat in seen.living)
    return tombs, _most(beyond(circulating, ONE_OF_EACH * lost), held)


def _most(bag: int, other: int) -> int:
    return other + beyond(bag, other)


def _dealt(seen: ClearingHouse, sight: Sight) -> int:
    """What was seen of the last deal: all but the pool and one's own hand from before it."""
    own = sum(seen.hand[seat] for seat in buried(seen) if seen.hand[seat] != HIDDEN)
    return seen.stock - sight.groups[-1].cards - own


def _sure(seen: ClearingHouse, sight: Sight) -> list[int]:
    """The least that each hand must hold now, spent cards included, one by one looked at."""
    sure = [bag + _forced(sight, seat) for seat, bag in enumerate(sight.fixed[: len(seen.hand)])]
    for thief, victim, card, thief_shown, victim_shown, *_ in seen.steals:
        sure[thief] = _most(sure[thief], thief_shown)
        sure[victim] = _most(sure[victim], victim_shown)
        if card == HIDDEN:
            sure[victim] = beyond(sure[victim], ONE_OF_EACH)
        else:
            sure[thief] += UNIT[card]
            sure[victim] = beyond(sure[victim], UNIT[card])
    return list(map(_most, sure, seen.shown))


def _forced(sight: Sight, seat: int) -> int:
    """What a seat must have got of groups with more cards of a kind than slots of others."""
    forced = 0
    for cards, slots, of in sight.groups:
        others = len(slots) - len(of[seat])
        forced += sum(UNIT[card] * max(0, count(cards, card) - others) for card in kinds_in(cards))
    return forced
