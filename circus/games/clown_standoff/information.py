"""Views of Clown Standoff, and determinizations of a view."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from circus.games.clown_standoff.cards import FACES, hide, shuffled, singles, size
from circus.games.clown_standoff.state import CHOOSING, ClownStandoff


def view(state: ClownStandoff, seat: int) -> ClownStandoff:
    """Return the state as this seat may see it; -1 is the public.

    Hidden are the hands of the others and of the dummy and, until all have chosen, the cards they chose
    (CS-6); numbers of cards are public. The cards not dealt are not part of a state (CS-8).
    """
    seen = state.copy()
    seen.viewer = seat
    sealed = state.phase == CHOOSING
    for owner in range(state.config.owners):
        if owner != seat:
            seen.hands[owner] = hide(seen.hands[owner])
            if sealed:
                seen.chosen[owner] = hide(seen.chosen[owner])
    return seen


def determinize(view: ClownStandoff, rng: Random) -> ClownStandoff:
    """Return a full state that agrees with this view, each deal of the unseen cards equally likely."""
    return determinizer(view)(rng)


def determinizer(view: ClownStandoff) -> Callable[[Random], ClownStandoff]:
    """Return a function that draws as `determinize` does; the unseen cards are computed once."""
    held = view.chosen + view.hands
    if not any(held):
        return partial(_guess, view, (), [], [])
    known = sum([group & FACES for group in held + view.collected])
    unseen = singles((view.config.whole_deck - known - view.discards) & FACES)
    return partial(_guess, view, unseen, _hidden(view.chosen), _hidden(view.hands))


def _hidden(groups: Sequence[int]) -> list[tuple[int, int]]:
    """Return owner and number of cards of each group whose faces are hidden."""
    return [(owner, size(group)) for owner, group in enumerate(groups) if group and not group & FACES]


def _guess(
    view: ClownStandoff,
    unseen: Sequence[int],
    chosen: Sequence[tuple[int, int]],
    hands: Sequence[tuple[int, int]],
    rng: Random,
) -> ClownStandoff:
    """Return the view with unseen cards dealt at random to the hidden choices and hands."""
    state = view.copy()
    state.viewer = None
    cards = shuffled(unseen, rng.random)
    place = 0
    for groups, owners in ((state.chosen, chosen), (state.hands, hands)):
        for owner, many in owners:
            groups[owner] = sum(cards[place : place + many])
            place += many
    return state
