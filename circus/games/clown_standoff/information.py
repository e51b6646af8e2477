"""What a seat may know of a game of Clown Standoff, and how it guesses the rest."""

from random import Random

from circus.games.clown_standoff.cards import FACES, WHOLE_DECK, hide, singles, size
from circus.games.clown_standoff.state import CHOOSING, ClownStandoff


def view(state: ClownStandoff, seat: int) -> ClownStandoff:
    """The state as this seat sees it; -1 is the public.

    Hidden are the hands of the others and of the dummy and, until all have chosen, the cards they
    chose (CS-6); their numbers are public. The cards not dealt stand nowhere in a state (CS-8).
    """
    seen = state.copy()
    seen.viewer = seat
    sealed = state.phase == CHOOSING
    for owner in range(state.rules.owners):
        if owner != seat:
            seen.hands[owner] = hide(seen.hands[owner])
            if sealed:
                seen.chosen[owner] = hide(seen.chosen[owner])
    return seen


def fill(view: ClownStandoff, rng: Random) -> ClownStandoff:
    """A full state that this view may be a view of, each deal of the unseen cards as likely."""
    state = view.copy()
    state.viewer = None
    held = state.chosen + state.hands
    if not any(held):
        return state
    known = sum(group & FACES for group in held) + sum(group & FACES for group in state.collected)
    unseen = singles((WHOLE_DECK - known - state.discards) & FACES)
    random = rng.random
    shuffled = sorted(unseen, key=lambda _: random())
    for groups in (state.chosen, state.hands):
        for owner, group in enumerate(groups):
            if group and not group & FACES:
                many = size(group)
                groups[owner] = sum(shuffled[:many])
                del shuffled[:many]
    return state
