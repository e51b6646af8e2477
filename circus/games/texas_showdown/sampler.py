"""Random placement of hidden cards into hands with free places, within the known voids."""

from collections.abc import Callable
from random import Random

from circus.games.texas_showdown.cards import BIT, COLOR_SETS, cards_of
from circus.games.texas_showdown.dealing import subset

Hands = list[int]


def placer(loose: int, room: list[int], voids: list[int]) -> Callable[[Random], Hands]:
    """Return a function that draws for each seat a set of `room` cards out of `loose`.

    Colors that fewest seats can hold are placed first, each card in a seat chosen in proportion to its room.
    Colors that every seat can hold are dealt out last.

    Args:
        loose: cards to place, as many as there is room for.
        room: number of cards each seat takes.
        voids: for each seat the cards that it cannot hold; a complete placement must exist.
    """
    takers = [seat for seat, places in enumerate(room) if places]
    bound = []
    free = loose
    for color in COLOR_SETS:
        able = [seat for seat in takers if not voids[seat] & color]
        if loose & color and len(able) < len(takers):
            bound.append((len(able), loose & color, able))
            free ^= loose & color
    narrow = [(BIT[card], able) for _, cards, able in sorted(bound) for card in cards_of(cards)]

    def draw(rng: Random) -> Hands:
        hands, left = [0] * len(room), room[:]
        for bit, able in narrow:
            seat = _with_room(able, left, rng)
            if seat is None:
                seat = _make_room(able, left, hands, voids)
            hands[seat] |= bit
            left[seat] -= 1
        _deal_out(free, left, hands, rng)
        return hands

    return draw


def _with_room(able: list[int], left: list[int], rng: Random) -> int | None:
    """Return a seat drawn in proportion to its remaining room; `None` if no seat has room."""
    rooms = 0
    for seat in able:
        rooms += left[seat]
    if not rooms:
        return None
    drawn = int(rng.random() * rooms)
    for seat in able:
        drawn -= left[seat]
        if drawn < 0:
            return seat
    return able[-1]


def _make_room(able: list[int], left: list[int], hands: Hands, voids: list[int]) -> int:
    """Move one card from seat to seat along a shortest chain to a seat with room.

    Returns the first seat of the chain, which then has room. A chain exists if any complete placement does
    (an augmenting path of a bipartite matching).
    """
    reached: dict[int, int | None] = dict.fromkeys(able)
    queue = list(able)
    for seat in queue:
        if left[seat]:
            break
        for to in range(len(left)):
            if to not in reached and hands[seat] & ~voids[to] and _takes(to, left, hands):
                reached[to] = seat
                queue.append(to)
    while (before := reached[seat]) is not None:
        moved = hands[before] & ~voids[seat]
        moved &= -moved
        hands[before] ^= moved
        hands[seat] |= moved
        left[before] += 1
        left[seat] -= 1
        seat = before
    return seat


def _takes(seat: int, left: list[int], hands: Hands) -> bool:
    """Return whether a seat takes part in the placement."""
    return bool(left[seat] or hands[seat])


def _deal_out(free: int, left: list[int], hands: Hands, rng: Random) -> None:
    """Fill the remaining room with the cards that every seat can hold."""
    for seat, places in enumerate(left):
        if places:
            part = subset(free, places, rng)
            hands[seat] |= part
            free ^= part
