"""Value of a position of Flip Circus, from the actions each side still needs for each poster."""

from math import exp
from typing import Final

from circus.core.action import Action
from circus.core.memo import Memo
from circus.core.policy import shares
from circus.games.flip_circus.effects import EXCHANGES, exchanged
from circus.games.flip_circus.ring import (
    AFTER,
    BEFORE,
    BIT,
    COUNT,
    OPPOSITE,
    POSITIONS,
    SIZE,
    mask_of,
    positions_of,
)
from circus.games.flip_circus.rules import outcome
from circus.games.flip_circus.state import CHOICE, FIRST, SETUP, FlipState
from circus.games.flip_circus.tokens import ACROBAT, CLOWN, CLOWNS, MAGICIAN, POSTER_ARTISTS, STRONGMAN

FAR: Final = 9
"""Number of actions larger than any gathering needs."""

UNSEEN: Final = 1
"""Additional actions counted for a flip of a token whose back the side has never seen."""


def _swaps(mask: int) -> int:
    """Return the swaps of neighbours that bring three positions together: all but the widest gap closes."""
    places = positions_of(mask)
    if len(places) != 3:
        return FAR
    one, two, three = places
    return SIZE - 2 - max(two - one, three - two, one + SIZE - three)


SWAPS: Final = Memo(_swaps)
"""Swaps of neighbours that gather three tokens, by the mask of their positions."""


def swapped_in(mask: int, both: int) -> int:
    """Return a set of positions after an exchange of the two positions in `both`."""
    return mask ^ both if COUNT[mask & both] == 1 else mask


Gathering = tuple[int, tuple[tuple[int, int, int], ...]]
"""Actions that gather three tokens by swaps alone, and the ways to save actions by powers, shortest first.

A way is a number of actions and two masks: one of the Acrobats in the first, or one of the Magicians in the
second, has to be visible.
"""


def _gathering(mask: int) -> Gathering:
    """Return the gathering of three tokens by their positions."""
    moves = SWAPS[mask]
    after_acrobat = [1 + SWAPS[swapped_in(mask, BIT[each] | BIT[OPPOSITE[each]])] for each in POSITIONS]
    after_magician = [1 + SWAPS[swapped_in(mask, BIT[BEFORE[each]] | BIT[AFTER[each]])] for each in POSITIONS]
    ways = [(each, _where(after_acrobat, each), _where(after_magician, each)) for each in range(1, moves)]
    return moves, tuple([way for way in ways if way[1] or way[2]])


def _where(numbers: list[int], number: int) -> int:
    """Return the mask of the positions with this number."""
    return mask_of(*[position for position in POSITIONS if numbers[position] == number])


GATHERING: Final = Memo(_gathering)

STUCK: Final = 2
"""Additional actions counted if a visible Strongman, which no swap moves, has to move."""


def _held(mask: int) -> int:
    """Return the additional actions to gather Strongmen when those at these positions are visible."""
    places = positions_of(mask)
    if len(places) < 2:
        return 0
    gap = places[1] - places[0]
    return 0 if len(places) == 2 and min(gap, SIZE - gap) <= 2 else STUCK


HELD: Final = Memo(_held)


Backs = tuple[list[int], int, int]
"""Positions of each artist's backs, as masks, and of the backs that each side has never seen."""


def backs(state: FlipState) -> Backs:
    """Return the backs of a circle as masks of positions; hidden ones are counted last."""
    faces, seen = state.faces, state.seen
    one_eyes, other_eyes = state.config.side_eyes
    below = [0] * 7
    blind_one = blind_other = 0
    bit = 1
    for side in state.ring:
        below[faces[side ^ 1]] |= bit
        known = seen[side >> 1]
        if not known & one_eyes:
            blind_one |= bit
        if not known & other_eyes:
            blind_other |= bit
        bit <<= 1
    return below, blind_one, blind_other


def backs_after(known: Backs, before: FlipState, action: Action, after: FlipState) -> Backs:
    """Return the backs after an action, updated from those before it."""
    verb = action.verb
    if after.posters != before.posters or not (verb == "flip" or verb in EXCHANGES):
        return backs(after)
    below, blind_one, blind_other = known
    faces, ring = after.faces, after.ring
    if verb == "flip":
        position: int = action.code
        bit, side = BIT[position], ring[position]
        below = below[:]
        below[faces[side]] ^= bit
        below[faces[side ^ 1]] ^= bit
        return below, blind_one & ~bit, blind_other & ~bit
    one, other = exchanged(action)
    both = BIT[one] | BIT[other]
    one_back, other_back = faces[ring[one] ^ 1], faces[ring[other] ^ 1]
    if one_back != other_back:
        below = below[:]
        below[one_back] ^= both
        below[other_back] ^= both
    return below, swapped_in(blind_one, both), swapped_in(blind_other, both)


def needs(state: FlipState, known: Backs | None = None) -> tuple[tuple[list[int], list[int]], int]:
    """Return for each side the approximate actions for each poster left, fewest first.

    The second value is the number of backs seen by the first side minus that of the second. `known` are the
    `backs` of this circle, if already computed.
    """
    where = state.where
    below, blind_one, blind_other = backs(state) if known is None else known
    acrobats, magicians = where[ACROBAT], where[MAGICIAN]
    claimed = state.posters[0] | state.posters[1]
    one: list[int] = []
    other: list[int] = []
    for artist in POSTER_ARTISTS:
        if claimed >> artist & 1:
            continue
        shown, hidden = where[artist], below[artist]
        moves, ways = GATHERING[shown | hidden]
        for fewer, by_acrobat, by_magician in ways:
            if acrobats & by_acrobat or magicians & by_magician:
                moves = fewer
                break
        if moves and artist == STRONGMAN:
            moves += HELD[shown]
        moves += COUNT[hidden]
        one.append(moves + UNSEEN * COUNT[hidden & blind_one])
        other.append(moves + UNSEEN * COUNT[hidden & blind_other])
    one.sort()
    other.sort()
    return (one, other), COUNT[blind_other] - COUNT[blind_one]


MOVES: Final[tuple[tuple[float, ...], ...]] = (
    (1.6, 1.4, 0.5, 0.3, 0.15, 0.0),
    (1.8, 1.6, 0.6, 0.4, 0.2, 0.0),
    (5.0, 4.0, 1.0, 0.6, 0.3, 0.0),
)
"""Value of the nearest poster to the side whose turn it is, by the posters it needs and by distance.

Rows: it needs three, two, one (index -1). Distances: within the actions of the turn, within what Applause can
buy too, then one action farther, two, three, more.
"""

WAITS: Final[tuple[tuple[float, ...], ...]] = (
    (0.7, 0.7, 0.5, 0.3, 0.15, 0.0),
    (0.8, 0.8, 0.6, 0.4, 0.2, 0.0),
    (1.6, 1.6, 1.0, 0.6, 0.3, 0.0),
)
"""Same for the other side: its value is lower, as the side in turn may still prevent the poster."""

SECOND: Final = 0.35
"""Weight of the second nearest poster, as a share of the nearest one."""

LEAD: Final[tuple[tuple[float, ...], ...]] = ((0.0, -2.0, -4.5), (2.0, 0.0, -2.5), (4.5, 2.5, 0.0))
"""Value of the posters won, by those that the side and the other side still need, as rows of `MOVES`."""

APPLAUSE: Final = 0.35
"""Value of an Applause token."""

SIGHT: Final = 0.08
"""Value of having seen one more back than the other side."""

FIVE: Final = 4.0
"""Value of being able to win by five Clowns with the actions of this turn."""

SLOPE: Final = 0.6
"""Factor from value to log odds, small enough that a win in hand exceeds one to come."""


def hidden_clowns(state: FlipState) -> int:
    """Return the number of Clowns still to show for the fifth poster; `FAR` if not possible (FC-27)."""
    return CLOWNS - state.where[CLOWN].bit_count() if state.is_finale else FAR


def _hope(row: tuple[float, ...], actions: int, applause: int, near: list[int]) -> float:
    """Return the value of the posters left to a side with this number of actions."""
    worth = row[_distance(near[0] - actions, applause)]
    return worth + SECOND * row[_distance(near[1] - actions, applause)] if len(near) > 1 else worth


def _distance(missing: int, applause: int) -> int:
    """Return the column for a poster that needs `missing` more actions than the turn has."""
    if missing <= 0:
        return 0
    if missing <= applause:
        return 1
    return missing + 1 if missing < 4 else 5


def _strength(state: FlipState, known: Backs | None) -> float:
    """Return the log odds of the side whose turn it is, before `SLOPE`."""
    config, side, owed = state.config, state.seat & 1, state.owed
    near, ahead = needs(state, known)
    applause, waiting = state.applause[side], state.applause[1 - side]
    if state.phase == CHOICE:
        if state.awaited[0] & 1 == side:
            applause += 1
        else:
            waiting += 1
    own = COUNT[state.posters[side]] - config.posters_to_win
    other = COUNT[state.posters[1 - side]] - config.posters_to_win
    worth = LEAD[own][other] + APPLAUSE * (applause - waiting)
    worth += SIGHT * (ahead if not side else -ahead)
    worth += _hope(MOVES[own], owed, applause, near[side])
    worth -= _hope(WAITS[other], config.turn_actions, waiting, near[1 - side])
    return worth + FIVE if own == other and hidden_clowns(state) <= owed + applause else worth


def evaluate(state: FlipState, known: Backs | None = None) -> list[float]:
    """Return each seat's expected share of the win, partners sharing their side's; `known` as in `needs`."""
    seats = state.config.seats
    if state.phase in (FIRST, SETUP):
        return [1 / seats] * seats
    end = outcome(state)
    if end is not None:
        return shares(end.winners, seats)
    chance = 1 / (1 + exp(-SLOPE * _strength(state, known)))
    if state.seat & 1:
        chance = 1 - chance
    return [chance, 1 - chance] if seats == 2 else [chance / 2, (1 - chance) / 2] * 2
