"""What a seat of Texas Showdown may know, and guessing the rest."""

from collections.abc import Callable
from random import Random

from circus.games.texas_showdown.actions import GIVEN
from circus.games.texas_showdown.cards import BIT, COLORED, cards_of
from circus.games.texas_showdown.sampler import placer
from circus.games.texas_showdown.state import GIVE, OPEN, State


def view(state: State, seat: int) -> State:
    """The state as a seat (or the public, seat -1) may see it: hidden sets of cards become 0.

    A seat sees its hand, the cards it has passed and, once all have passed, those it has received,
    until they are played (TX-14). All that was played is known to everybody. Seen by another seat,
    a view keeps only what is public.

    What no longer matters is left out, so that equal knowledge is an equal view: with which cards the
    hand began, who played what in a trick before the last, and voids in cards that are gone.
    """
    seen = state.copy()
    seen.viewer = seat if state.viewer in (None, seat) else -1
    known = _givers_known_to(state, seen.viewer)
    gone, left = state.seen(), state.colors_left()
    for each in range(state.agreed.seats):
        seen.hold(each, state.held(each) if each == seen.viewer else 0)
        seen.given[each] = state.given[each] & ~gone if each in known else 0
        seen.voids[each] &= left
        if state.colors and not state.on_table(each):
            seen.played[each] = 0
    return seen


def _givers_known_to(state: State, seat: int) -> tuple[int, ...]:
    """The seats whose passed cards a seat knows: its own and, once received, those it was passed."""
    if seat < 0:
        return ()
    if state.step == GIVE:
        return (seat,)
    return (seat, state.agreed.receiver(seat, -state.hand))


def fill(view: State, rng: Random) -> State:
    """A full state that agrees with a view; see `filler`."""
    return filler(view)(rng)


def filler(view: State) -> Callable[[Random], State]:
    """Prepares what draws full states that agree with a view, their hidden hands at random.

    They keep to the size of each hand, to the colors that a player has shown not to have (TX-1), to
    the cards that the seat has passed and that are not played yet, and to who must open (TX-9).
    """
    agreed = view.agreed
    hidden = [seat for seat in range(agreed.seats) if seat != view.viewer and view.cards_left(seat)]
    certain = _certain(view)
    room = [0] * agreed.seats
    for seat in hidden:
        room[seat] = view.cards_left(seat) - certain[seat].bit_count()
    loose = agreed.deck & ~(view.seen() | sum(view.hands) | sum(certain)) if hidden else 0
    draw = placer(loose, room, [COLORED[void] for void in view.voids])
    with_gifts = bool(hidden) and agreed.receiver(0, view.hand) != 0

    def complete(rng: Random) -> State:
        full = view.copy()
        full.viewer = None
        placed = draw(rng)
        for seat in hidden:
            full.hold(seat, certain[seat] | placed[seat])
        if with_gifts:
            _guess_gifts(full, view, rng)
        return full

    return complete


def _certain(view: State) -> list[int]:
    """For each hidden hand, the cards that are known to be in it."""
    agreed = view.agreed
    certain = [0] * agreed.seats
    if view.viewer is not None and view.viewer >= 0 and view.step != GIVE:
        certain[agreed.receiver(view.viewer, view.hand)] = view.given[view.viewer]
    if view.step == OPEN:
        certain[view.awaited[0]] |= agreed.opening
    if view.viewer is not None and view.viewer >= 0:
        certain[view.viewer] = 0
    return certain


def _guess_gifts(full: State, view: State, rng: Random) -> None:
    """Draws which cards were passed out of sight; those that are played by now no longer matter."""
    agreed = full.agreed
    if agreed.receiver(0, full.hand) == 0:
        return
    passing = full.step == GIVE
    known = () if view.viewer is None else _givers_known_to(view, view.viewer)
    for giver in range(agreed.seats):
        if giver in known or (passing and giver in full.awaited):
            continue
        owner = giver if passing else agreed.receiver(giver, full.hand)
        held = list(cards_of(full.held(owner)))
        drawn = rng.sample(range(agreed.hand_size), GIVEN)
        full.given[giver] = sum(BIT[held[each]] for each in drawn if each < len(held))
