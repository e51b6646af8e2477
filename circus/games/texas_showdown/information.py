"""Views of Texas Showdown, and determinizations of a view."""

from collections.abc import Callable
from random import Random

from circus.games.texas_showdown.cards import BIT, COLORED, cards_of
from circus.games.texas_showdown.sampler import placer
from circus.games.texas_showdown.state import GIVE, OPEN, ShowdownState


def view(state: ShowdownState, seat: int) -> ShowdownState:
    """Return the state as a seat (or the public, seat -1) may see it: hidden sets of cards become 0.

    A seat sees its hand, the cards it has passed and, once all have passed, those it has received, until they
    are played (TX-14). All played cards are public. A view of another seat's view keeps only what is public.

    Facts that no longer matter are removed, so that equal knowledge gives an equal view: the players of cards
    in tricks before the last, and voids in colors without cards left.
    """
    seen = state.copy()
    seen.viewer = seat if state.viewer in (None, seat) else -1
    known = _givers_known_to(state, seen.viewer)
    gone, left = state.played_cards(), state.colors_left()
    seen.take_up([hand if each == seen.viewer else 0 for each, hand in enumerate(state.hands)])
    for each in range(state.config.seats):
        seen.given[each] = state.given[each] & ~gone if each in known else 0
        seen.voids[each] &= left
        if state.colors and not state.on_table(each):
            seen.played[each] = 0
    return seen


def _givers_known_to(state: ShowdownState, seat: int) -> tuple[int, ...]:
    """Return the seats whose passed cards a seat has seen: itself and, after the exchange, its giver."""
    if seat < 0:
        return ()
    if state.step == GIVE:
        return (seat,)
    return (seat, state.config.receiver(seat, -state.hand))


def determinize(view: ShowdownState, rng: Random) -> ShowdownState:
    """Return a random full state that agrees with a view; see `determinizer`."""
    return determinizer(view)(rng)


def determinizer(view: ShowdownState) -> Callable[[Random], ShowdownState]:
    """Return a function that draws full states that agree with a view, with random hidden hands.

    They respect the size of each hand and the colors that a player has shown not to have (TX-1). Cards passed
    by the seat and not played yet stay with their receiver, and the opening card with the seat that must open
    (TX-9).
    """
    config = view.config
    hidden = [seat for seat in range(config.seats) if seat != view.viewer and view.cards_left(seat)]
    certain = _certain(view)
    room = [0] * config.seats
    for seat in hidden:
        room[seat] = view.cards_left(seat) - certain[seat].bit_count()
    loose = config.deck & ~(view.played_cards() | sum(view.hands) | sum(certain)) if hidden else 0
    draw = placer(loose, room, [COLORED[void] for void in view.voids])
    with_gifts = bool(hidden) and config.receiver(0, view.hand) != 0

    def complete(rng: Random) -> ShowdownState:
        full = view.copy()
        full.viewer = None
        placed = draw(rng)
        full.take_up(
            [own | sure | drawn for own, sure, drawn in zip(view.hands, certain, placed, strict=True)]
        )
        if with_gifts:
            _guess_gifts(full, view, rng)
        return full

    return complete


def _certain(view: ShowdownState) -> list[int]:
    """Return for each hidden hand the cards that are certainly in it."""
    config = view.config
    certain = [0] * config.seats
    if view.viewer is not None and view.viewer >= 0 and view.step != GIVE:
        certain[config.receiver(view.viewer, view.hand)] = view.given[view.viewer]
    if view.step == OPEN:
        certain[view.awaited[0]] |= config.opening
    if view.viewer is not None and view.viewer >= 0:
        certain[view.viewer] = 0
    return certain


def _guess_gifts(full: ShowdownState, view: ShowdownState, rng: Random) -> None:
    """Draw the hidden passed cards; those already played no longer matter."""
    config = full.config
    if config.receiver(0, full.hand) == 0:
        return
    passing = full.step == GIVE
    known = () if view.viewer is None else _givers_known_to(view, view.viewer)
    for giver in range(config.seats):
        if giver in known or (passing and giver in full.awaited):
            continue
        owner = giver if passing else config.receiver(giver, full.hand)
        held = list(cards_of(full.hands[owner]))
        drawn = rng.sample(range(config.hand_size), config.cards_passed)
        full.given[giver] = sum(BIT[held[each]] for each in drawn if each < len(held))
