"""What a position of Flip Circus is worth: how many actions each side still needs for each poster."""

from functools import partial
from math import exp
from typing import Final

from circus.core.memo import Memo
from circus.core.policy import shares
from circus.games.flip_circus.ring import (
    AFTER,
    BEFORE,
    BIT,
    COUNT,
    EVERYWHERE,
    OPPOSITE,
    POSITIONS,
    SIZE,
    positions_of,
)
from circus.games.flip_circus.rules import outcome
from circus.games.flip_circus.state import CHOICE, FIRST, SETUP, TURN_ACTIONS, FlipState
from circus.games.flip_circus.tokens import ACROBAT, CLOWN, CLOWNS, MAGICIAN, POSTER_ARTISTS, STRONGMAN

FAR: Final = 9
"""More actions than any gathering needs."""

UNSEEN: Final = 1
"""What it costs on top to turn over a token whose back a side has never seen."""


def _swaps(mask: int) -> int:
    """How many swaps of neighbours bring three positions side by side: all but the widest gap closes."""
    places = positions_of(mask)
    if len(places) != 3:
        return FAR
    one, two, three = places
    return SIZE - 2 - max(two - one, three - two, one + SIZE - three)


def _swaps_after(one: int, other: int, mask: int) -> int:
    """The same after what lies at two other positions has changed places."""
    both = BIT[one] | BIT[other]
    return SWAPS[mask ^ both] if (mask & both).bit_count() == 1 else SWAPS[mask]


SWAPS: Final = Memo(_swaps)
"""By the positions of three tokens: the swaps of neighbours that gather them."""

AFTER_ACROBAT: Final = tuple(Memo(partial(_swaps_after, each, OPPOSITE[each])) for each in POSITIONS)
"""By her position, `SWAPS` after an Acrobat has changed places with the opposite token."""

AFTER_MAGICIAN: Final = tuple(Memo(partial(_swaps_after, BEFORE[each], AFTER[each])) for each in POSITIONS)
"""By his position, `SWAPS` after the neighbours of a Magician have changed places."""

ACROBATS: Final[Memo[int, list[Memo[int, int]]]] = Memo(
    lambda mask: [AFTER_ACROBAT[position] for position in positions_of(mask)]
)
MAGICIANS: Final[Memo[int, list[Memo[int, int]]]] = Memo(
    lambda mask: [AFTER_MAGICIAN[position] for position in positions_of(mask)]
)
"""By where they are visible: what each of their powers offers."""


def _gathered(key: int) -> int:
    """How many actions gather three tokens.

    The key holds three sets of positions, `SIZE` bits each: of the Acrobats and the Magicians that are
    visible, and of the three tokens.
    """
    mask, magicians = key & EVERYWHERE, key >> SIZE & EVERYWHERE
    moves = SWAPS[mask]
    if moves < 2:
        return moves
    powers = ACROBATS[key >> 2 * SIZE] + MAGICIANS[magicians]
    return min([moves, *(after[mask] + 1 for after in powers)])


GATHERED: Final = Memo(_gathered)

STUCK: Final = 2
"""What it costs on top when a visible Strongman, whom no swap moves, would have to move."""


def _held(mask: int) -> int:
    """What it costs on top to gather Strongmen when those at these positions are visible."""
    places = positions_of(mask)
    if len(places) < 2:
        return 0
    gap = places[1] - places[0]
    return 0 if len(places) == 2 and min(gap, SIZE - gap) <= 2 else STUCK


HELD: Final = Memo(_held)


def needs(state: FlipState) -> tuple[tuple[list[int], list[int]], int]:
    """For each side, how many actions about it needs for each poster still on the table, fewest first.

    Also how many more backs the first side has seen than the second.
    """
    faces, seen, where = state.faces, state.seen, state.where
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
    powers = (where[ACROBAT] << SIZE | where[MAGICIAN]) << SIZE
    claimed = state.posters[0] | state.posters[1]
    one, other = [], []
    for artist in POSTER_ARTISTS:
        if claimed >> artist & 1:
            continue
        backs = below[artist]
        moves = GATHERED[powers | where[artist] | backs]
        if moves and artist == STRONGMAN:
            moves += HELD[where[artist]]
        moves += COUNT[backs]
        one.append(moves + UNSEEN * COUNT[backs & blind_one])
        other.append(moves + UNSEEN * COUNT[backs & blind_other])
    one.sort()
    other.sort()
    return (one, other), COUNT[blind_other] - COUNT[blind_one]


MOVES: Final = (
    (1.6, 1.4, 0.5, 0.3, 0.15, 0.0),
    (1.8, 1.6, 0.6, 0.4, 0.2, 0.0),
    (5.0, 4.0, 1.0, 0.6, 0.3, 0.0),
)
"""What the nearest poster is worth to the side whose turn it is, by the posters that it has: within the
actions of the turn, within what Applause can buy on top, one action farther, two, three, more."""

WAITS: Final = (
    (0.7, 0.7, 0.5, 0.3, 0.15, 0.0),
    (0.8, 0.8, 0.6, 0.4, 0.2, 0.0),
    (1.6, 1.6, 1.0, 0.6, 0.3, 0.0),
)
"""The same for the side that waits: the other one may still spoil it."""

SECOND: Final = 0.35
"""What the second nearest poster counts, as a share of the nearest one."""

LEAD: Final = ((0.0, -2.0, -4.5), (2.0, 0.0, -2.5), (4.5, 2.5, 0.0))
"""What the posters won are worth: by the own ones, by those of the other side."""

APPLAUSE: Final = 0.35
"""What an Applause token is worth."""

SIGHT: Final = 0.08
"""What it is worth to have seen one more back than the other side."""

FIVE: Final = 4.0
"""What it is worth that the actions of this turn can show all Clowns where that wins."""

SLOPE: Final = 0.6
"""How steeply the odds follow from all this; never so steep that a win in hand counts like one to come."""


def hidden_clowns(state: FlipState) -> int:
    """How many Clowns must still appear to win the fifth poster; `FAR` while they cannot (FC-27)."""
    return CLOWNS - state.where[CLOWN].bit_count() if state.is_finale else FAR


def _hope(
    rows: tuple[tuple[float, ...], ...], posters: int, actions: int, applause: int, near: list[int]
) -> float:
    """What the posters still on the table are worth to a side with so many actions ahead."""
    row = rows[posters]
    worth, share = 0.0, 1.0
    for need in near[:2]:
        missing = need - actions
        if missing <= 0:
            worth += share * row[0]
        elif missing <= applause:
            worth += share * row[1]
        else:
            worth += share * row[min(missing + 1, 5)]
        share = SECOND
    return worth


def _strength(state: FlipState) -> float:
    """How far the side whose turn it is is ahead: the logarithm of its odds."""
    side, owed = state.seat & 1, state.owed
    near, ahead = needs(state)
    applause = state.applause[:]
    if state.phase == CHOICE:
        applause[state.awaited[0] & 1] += 1
    own, other = COUNT[state.posters[side]], COUNT[state.posters[1 - side]]
    worth = LEAD[own][other] + APPLAUSE * (applause[side] - applause[1 - side])
    worth += SIGHT * (ahead if not side else -ahead)
    worth += _hope(MOVES, own, owed, applause[side], near[side])
    worth -= _hope(WAITS, other, TURN_ACTIONS, applause[1 - side], near[1 - side])
    return worth + FIVE if hidden_clowns(state) <= owed + applause[side] else worth


def evaluate(state: FlipState) -> list[float]:
    """Each seat's expected share of the win: its side's chance, shared between partners."""
    seats = state.config.seats
    if state.phase in (FIRST, SETUP):
        return [1 / seats] * seats
    end = outcome(state)
    if end is not None:
        return shares(end.winners, seats)
    chance = 1 / (1 + exp(-SLOPE * _strength(state)))
    if state.seat & 1:
        chance = 1 - chance
    return [chance, 1 - chance] if seats == 2 else [chance / 2, (1 - chance) / 2] * 2
