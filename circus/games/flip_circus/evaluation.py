"""What a position of Flip Circus is worth: how many actions each side still needs for each poster."""

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


SWAPS: Final = Memo(_swaps)
"""By the positions of three tokens: the swaps of neighbours that gather them."""


def swapped_in(mask: int, both: int) -> int:
    """A set of positions after what lies at two of them has changed places."""
    return mask ^ both if COUNT[mask & both] == 1 else mask


Gathering = tuple[int, tuple[tuple[int, int, int], ...]]
"""The actions that gather three tokens by swaps alone, and how artists do it in fewer, fewest first.

Each way: how many actions, and where one of the Acrobats or one of the Magicians has to be visible.
"""


def _gathering(mask: int) -> Gathering:
    """By the positions of three tokens."""
    moves = SWAPS[mask]
    after_acrobat = [1 + SWAPS[swapped_in(mask, BIT[each] | BIT[OPPOSITE[each]])] for each in POSITIONS]
    after_magician = [1 + SWAPS[swapped_in(mask, BIT[BEFORE[each]] | BIT[AFTER[each]])] for each in POSITIONS]
    ways = [(each, _where(after_acrobat, each), _where(after_magician, each)) for each in range(1, moves)]
    return moves, tuple([way for way in ways if way[1] or way[2]])


def _where(numbers: list[int], number: int) -> int:
    """The positions with this number."""
    return mask_of(*[position for position in POSITIONS if numbers[position] == number])


GATHERING: Final = Memo(_gathering)

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


Backs = tuple[list[int], int, int]
"""What lies below: the positions of each artist's backs, and of those that each side has never seen."""


def backs(state: FlipState) -> Backs:
    """The backs of a circle, as masks of positions; those that a view hides come last."""
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
    """The backs after an action, by those before it: only the tokens that it touches lie otherwise."""
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
    """For each side, how many actions about it needs for each poster still on the table, fewest first.

    Also how many more backs the first side has seen than the second. `known` are the `backs` of this
    circle, where they have been worked out.
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
"""What the nearest poster is worth to the side whose turn it is, by the posters that it has: within the
actions of the turn, within what Applause can buy on top, one action farther, two, three, more."""

WAITS: Final[tuple[tuple[float, ...], ...]] = (
    (0.7, 0.7, 0.5, 0.3, 0.15, 0.0),
    (0.8, 0.8, 0.6, 0.4, 0.2, 0.0),
    (1.6, 1.6, 1.0, 0.6, 0.3, 0.0),
)
"""The same for the side that waits: the other one may still spoil it."""

SECOND: Final = 0.35
"""What the second nearest poster counts, as a share of the nearest one."""

LEAD: Final[tuple[tuple[float, ...], ...]] = ((0.0, -2.0, -4.5), (2.0, 0.0, -2.5), (4.5, 2.5, 0.0))
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


def _hope(row: tuple[float, ...], actions: int, applause: int, near: list[int]) -> float:
    """What the posters still on the table are worth to a side with so many actions ahead."""
    worth = row[_distance(near[0] - actions, applause)]
    return worth + SECOND * row[_distance(near[1] - actions, applause)] if len(near) > 1 else worth


def _distance(missing: int, applause: int) -> int:
    """The column for a poster that needs so many actions more than the turn has."""
    if missing <= 0:
        return 0
    if missing <= applause:
        return 1
    return missing + 1 if missing < 4 else 5


def _strength(state: FlipState, known: Backs | None) -> float:
    """How far the side whose turn it is is ahead: the logarithm of its odds."""
    side, owed = state.seat & 1, state.owed
    near, ahead = needs(state, known)
    applause, waiting = state.applause[side], state.applause[1 - side]
    if state.phase == CHOICE:
        if state.awaited[0] & 1 == side:
            applause += 1
        else:
            waiting += 1
    own, other = COUNT[state.posters[side]], COUNT[state.posters[1 - side]]
    worth = LEAD[own][other] + APPLAUSE * (applause - waiting)
    worth += SIGHT * (ahead if not side else -ahead)
    worth += _hope(MOVES[own], owed, applause, near[side])
    worth -= _hope(WAITS[other], TURN_ACTIONS, waiting, near[1 - side])
    return worth + FIVE if own == other and hidden_clowns(state) <= owed + applause else worth


def evaluate(state: FlipState, known: Backs | None = None) -> list[float]:
    """Each seat's expected share of the win: its side's chance, shared between partners; as to `needs`."""
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
