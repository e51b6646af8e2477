"""Views of Clearing House, and determinizations of a view."""

from collections.abc import Callable
from random import Random

from circus.games.clearing_house.belief import Sampler, observed_draft, observed_steals
from circus.games.clearing_house.cards import INTERVENE, cards_in, count
from circus.games.clearing_house.legal import pack_held_by
from circus.games.clearing_house.state import DRAFT, HIDDEN, WINDOW, ClearingHouse


def view(state: ClearingHouse, seat: int) -> ClearingHouse:
    """Return the state as one seat may see it (-1: the public); for a view, a copy of it."""
    seen = state.copy()
    if state.viewer is not None:
        return seen
    seen.viewer = seat
    seen.hand = [HIDDEN] * len(state.hand)
    if seat >= 0:
        seen.hand[seat] = state.hand[seat]
    seen.undealt = HIDDEN
    seen.wish = state.wish & 1 << seat if seat >= 0 else 0
    if state.phase == DRAFT:
        seen.chosen = tuple([card if owner == seat else HIDDEN for owner, card in enumerate(state.chosen)])
    if state.steals:
        seen.steals = observed_steals(state, seat)
    seen.packs, seen.picks = observed_draft(state, seat)
    if state.earlier:
        public = len(state.hand)
        seen.earlier = tuple(own if who in (seat, public) else () for who, own in enumerate(state.earlier))
    return seen


def determinize(seen: ClearingHouse, rng: Random) -> ClearingHouse:
    """Return a random full state with exactly this view for its seat."""
    return determinizer(seen)(rng)


def determinizer(seen: ClearingHouse) -> Callable[[Random], ClearingHouse]:
    """Return a function that draws full states for one view; its knowledge is computed once."""
    viewer = seen.viewer
    if viewer is None:
        return lambda _rng: seen.copy()
    sampler = Sampler(seen, viewer)

    def drawn(rng: Random) -> ClearingHouse:
        state = seen.copy()
        sampler.put(state, rng)
        if state.phase == WINDOW:
            _draw_wishes(state, viewer, rng)
        elif state.phase == DRAFT:
            _draw_choices(state, viewer, rng)
        state.earlier = tuple(own or state.earlier[-1] for own in state.earlier)
        state.viewer = None
        return state

    return drawn


def _draw_wishes(state: ClearingHouse, viewer: int, rng: Random) -> None:
    """Draw for each seat that has answered and holds an Intervene whether it played it."""
    player = state.chain[-1] if state.chain else state.active
    known = (viewer, player, *state.awaited)
    for seat in state.living:
        if seat not in known and count(state.hand[seat], INTERVENE):
            state.wish |= (rng.random() < 0.5) << seat


def _draw_choices(state: ClearingHouse, viewer: int, rng: Random) -> None:
    """Draw for each seat that has chosen a card of the pack it holds."""
    chosen = list(state.chosen)
    for seat in state.drafters:
        if seat != viewer and seat not in state.awaited:
            pack = cards_in(state.packs[pack_held_by(state, seat)])
            chosen[seat] = pack[int(rng.random() * len(pack))]
    state.chosen = tuple(chosen)
