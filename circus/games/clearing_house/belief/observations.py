"""Observations of each seat during a deal, for its view and stored across redrafts.

Inferences about hidden cards are made in `constraints`.
"""

from functools import lru_cache
from typing import Final

from circus.core.memo import Memo
from circus.games.clearing_house.cards import bag_of
from circus.games.clearing_house.state import HIDDEN, ClearingHouse, Draft, EarlierDeal, Steal


def observed_draft(state: ClearingHouse, seat: int) -> tuple[tuple[int, ...], Draft]:
    """Return the draft as a drafter saw it: packs when they came by, the picks in between sorted (CH-37)."""
    return _observed_draft(state.packs, state.picks, state.drafters, state.share, seat)


@lru_cache(maxsize=1 << 8)  # a draft does not change between two picks
def _observed_draft(
    left: tuple[int, ...], taken: Draft, drafters: tuple[int, ...], share: int, seat: int
) -> tuple[tuple[int, ...], Draft]:
    """Return packs and picks as a seat saw them; what it never saw is `HIDDEN`."""
    around, done = len(drafters), len(taken[0]) if taken else 0
    packs, picks = [], []
    for place, drafted in enumerate(taken):
        first = (drafters.index(seat) - place) % around if seat in drafters else done + 1
        if first > done or first >= share:
            packs.append(HIDDEN if done < share else 0)
            picks.append((HIDDEN,) * done)
            continue
        pack, seen = _observed_pack(left[place], drafted, first, around, share)
        packs.append(pack)
        picks.append((*(HIDDEN,) * first, *seen))
    return tuple(packs), tuple(picks)


def _observed_pack(
    pack: int, drafted: tuple[int, ...], first: int, around: int, share: int
) -> tuple[int, tuple[int, ...]]:
    """Return a pack as a drafter last saw it, and the cards taken since the first sighting.

    Cards taken between two sightings are known, but not their takers: they are sorted.
    """
    done = len(drafted)
    seen: list[int] = []
    for sighting in range(first, done, around):
        since = drafted[sighting + 1 : sighting + around]
        seen.append(drafted[sighting])
        if sighting + around <= done < share or done == share:
            seen += sorted(since)
        else:
            seen += (HIDDEN,) * len(since)
            pack += bag_of(since)
    return pack, tuple(seen)


def observed_steals(state: ClearingHouse, seat: int) -> tuple[Steal, ...]:
    """Return every theft, with the card visible to thief and victim only (CH-16)."""
    return tuple([theft if seat in theft[:2] else _UNSEEN[theft] for theft in state.steals])


def _unseen(theft: Steal) -> Steal:
    return (*theft[:2], HIDDEN, *theft[3:])


_UNSEEN: Final = Memo(_unseen)
"""Cache of thefts as all others see them."""


def keep_deal(state: ClearingHouse) -> None:
    """Store what each seat, and last the public, observed before a redraft after a death (CH-36, CH-48)."""
    seats = state.config.seats
    if len(state.living) < seats:
        before = state.earlier or ((),) * (seats + 1)
        state.earlier = tuple(
            (*deals, _observed_deal(state, viewer))
            for deals, viewer in zip(before, (*range(seats), -1), strict=True)
        )


def _observed_deal(state: ClearingHouse, viewer: int) -> EarlierDeal:
    packs, picks = observed_draft(state, viewer)
    return EarlierDeal(
        drafters=state.drafters,
        share=state.share,
        extra=state.extra,
        stock=state.stock,
        packs=packs,
        picks=picks,
        steals=observed_steals(state, viewer),
        living=state.living,
        out=state.out,
        hand=state.hand[viewer] if viewer >= 0 else HIDDEN,
        sizes=tuple(state.sizes),
        spent=tuple(state.spent),
        shown=tuple(state.shown),
    )
