"""What a seat may know of a game of Clown Standoff, and how it guesses the rest."""

from collections.abc import Callable, Sequence
from functools import partial
from random import Random

from circus.games.clown_standoff.cards import FACES, WHOLE_DECK, hide, shuffled, singles, size
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
    return filler(view)(rng)


def filler(view: ClownStandoff) -> Callable[[Random], ClownStandoff]:
    """`fill` for one view: what is unseen, and who holds how much of it, is worked out once."""
    held = view.chosen + view.hands
    if not any(held):
        return partial(_guess, view, (), [], [])
    known = sum([group & FACES for group in held + view.collected])
    unseen = singles((WHOLE_DECK - known - view.discards) & FACES)
    return partial(_guess, view, unseen, _hidden(view.chosen), _hidden(view.hands))


def _hidden(groups: Sequence[int]) -> list[tuple[int, int]]:
    """Of each owner whose cards here are hidden, how many they are."""
    return [(owner, size(group)) for owner, group in enumerate(groups) if group and not group & FACES]


def _guess(
    view: ClownStandoff,
    unseen: Sequence[int],
    chosen: Sequence[tuple[int, int]],
    hands: Sequence[tuple[int, int]],
    rng: Random,
) -> ClownStandoff:
    """The view with some of the unseen cards in the place of those chosen and held that are hidden."""
    state = view.copy()
    state.viewer = None
    cards = shuffled(unseen, rng.random)
    place = 0
    for groups, owners in ((state.chosen, chosen), (state.hands, hands)):
        for owner, many in owners:
            groups[owner] = sum(cards[place : place + many])
            place += many
    return state
