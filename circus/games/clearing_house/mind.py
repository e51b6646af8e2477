"""What a seat may know of a game, and a guess at the rest that agrees with it."""

from random import Random

from circus.games.clearing_house.cards import INTERVENE, bag_of, cards_in, count
from circus.games.clearing_house.guess import guess_cards
from circus.games.clearing_house.legal import pack_held_by
from circus.games.clearing_house.state import DRAFT, HIDDEN, WINDOW, ClearingHouse, Draft


def view(state: ClearingHouse, seat: int) -> ClearingHouse:
    """The state as one seat may see it (-1: the public); a view stays as it is."""
    seen = state.copy()
    if state.eyes is not None:
        return seen
    seen.eyes = seat
    seen.hand = [bag if owner == seat else HIDDEN for owner, bag in enumerate(state.hand)]
    seen.undealt = HIDDEN
    seen.wish = state.wish & 1 << seat if seat >= 0 else 0
    seen.chosen = tuple(card if owner == seat else HIDDEN for owner, card in enumerate(state.chosen))
    seen.steals = tuple(
        theft if seat in theft[:2] else (*theft[:2], HIDDEN, *theft[3:]) for theft in state.steals
    )
    seen.packs, seen.picks = _seen_draft(state, seat)
    return seen


def _seen_draft(state: ClearingHouse, seat: int) -> tuple[tuple[int, ...], Draft]:
    """What a drafter saw: each pack whenever it came by, so who passed what only as a whole (CH-37)."""
    around, done = len(state.drafters), len(state.picks[0]) if state.picks else 0
    packs, picks = [], []
    for place in range(len(state.picks)):
        first = (state.drafters.index(seat) - place) % around if seat in state.drafters else done + 1
        if first > done or first >= state.share:
            packs.append(HIDDEN if done < state.share else 0)
            picks.append((HIDDEN,) * done)
            continue
        pack, seen = _seen_pack(state, place, first)
        packs.append(pack)
        picks.append((*(HIDDEN,) * first, *seen))
    return tuple(packs), tuple(picks)


def _seen_pack(state: ClearingHouse, place: int, first: int) -> tuple[int, tuple[int, ...]]:
    """A pack as a drafter saw it last, and what was taken from it since they saw it first.

    Between two sightings the cards taken are known, but not by whom: they are sorted.
    """
    drafted, pack = state.picks[place], state.packs[place]
    around, done = len(state.drafters), len(state.picks[place])
    seen: list[int] = []
    for sighting in range(first, done, around):
        since = drafted[sighting + 1 : sighting + around]
        seen.append(drafted[sighting])
        if sighting + around <= done < state.share or done == state.share:
            seen += sorted(since)
        else:
            seen += (HIDDEN,) * len(since)
            pack += bag_of(since)
    return pack, tuple(seen)


def fill(seen: ClearingHouse, rng: Random) -> ClearingHouse:
    """A full state that looks to the seat of a view exactly as that view, drawn at random."""
    state = seen.copy()
    if seen.eyes is None:
        return state
    guess_cards(state, seen.eyes, rng)
    if state.phase == WINDOW:
        _guess_wishes(state, seen.eyes, rng)
    elif state.phase == DRAFT:
        _guess_choices(state, seen.eyes, rng)
    state.eyes = None
    return state


def _guess_wishes(state: ClearingHouse, eyes: int, rng: Random) -> None:
    """Who has answered with an Intervene in hand may have played it."""
    player = state.chain[-1] if state.chain else state.active
    for seat in state.living:
        if seat not in (eyes, player, *state.awaited) and count(state.hand[seat], INTERVENE):
            state.wish |= (rng.random() < 0.5) << seat


def _guess_choices(state: ClearingHouse, eyes: int, rng: Random) -> None:
    """Who has chosen chose any card of the pack that they hold."""
    chosen = list(state.chosen)
    for seat in state.drafters:
        if seat != eyes and seat not in state.awaited:
            pack = cards_in(state.packs[pack_held_by(state, seat)])
            chosen[seat] = pack[int(rng.random() * len(pack))]
    state.chosen = tuple(chosen)
