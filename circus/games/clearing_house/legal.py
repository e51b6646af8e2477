"""Legal actions: the one place that decides legality."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from circus.core.action import Action
from circus.core.memo import Memo
from circus.games.clearing_house.actions import ALLOW as ALLOW_ACTIONS
from circus.games.clearing_house.actions import DISCARD as DISCARD_ACTIONS
from circus.games.clearing_house.actions import DRAFT as DRAFT_ACTIONS
from circus.games.clearing_house.actions import END as END_ACTIONS
from circus.games.clearing_house.actions import FIRST as FIRST_ACTIONS
from circus.games.clearing_house.actions import FLEE as FLEE_ACTIONS
from circus.games.clearing_house.actions import INTERVENE as INTERVENE_ACTIONS
from circus.games.clearing_house.actions import POLICE as POLICE_ACTIONS
from circus.games.clearing_house.actions import ROLL as ROLL_ACTIONS
from circus.games.clearing_house.actions import STEAL as STEAL_ACTIONS
from circus.games.clearing_house.board import SEATS, cells_of
from circus.games.clearing_house.cards import (
    ABDUCT,
    AMBUSH,
    ARMOR,
    ATTACK,
    DOUBLE_MOVE,
    HAS,
    INTERVENE,
    MOVE,
    RANGED_ATTACK,
    kinds_in,
    kinds_mask,
    kinds_of,
)
from circus.games.clearing_house.config import CellActions
from circus.games.clearing_house.state import (
    ATTACK_BASE,
    DEAL,
    DISCARD,
    DRAFT,
    EFFECT,
    FIRST,
    FLEE,
    MOVE_BASE,
    POLICE,
    ROLL,
    STEAL,
    TURN,
    WINDOW,
    ClearingHouse,
)

ABDUCTS: Final = HAS[ABDUCT]
AMBUSHES: Final = HAS[AMBUSH]
ARMORS: Final = HAS[ARMOR]
ATTACKS: Final = HAS[ATTACK]
DOUBLE_MOVES: Final = HAS[DOUBLE_MOVE]
INTERVENES: Final = HAS[INTERVENE]
MOVES: Final = HAS[MOVE]
RANGED_ATTACKS: Final = HAS[RANGED_ATTACK]
"""Bit tests, one per kind: does a hand contain this kind of card?"""

_ALLOW: Final = tuple((allow,) for allow in ALLOW_ACTIONS)
_ALLOW_OR_INTERVENE: Final = tuple(zip(ALLOW_ACTIONS, INTERVENE_ACTIONS, strict=True))


def legal_actions(state: ClearingHouse, seat: int) -> Sequence[Action]:
    """Return the legal actions of a seat, each once; deals are not listed.

    Hot path: three of four calls happen in a reaction window, where all answer with or without an Intervene
    (CH-25).
    """
    if seat not in state.awaited:
        return ()
    if state.phase == WINDOW:
        return _ALLOW_OR_INTERVENE[seat] if state.hand[seat] & INTERVENES else _ALLOW[seat]
    phase = state.phase
    return _turn(state, seat) if phase == TURN else _LEGAL[phase](state, seat)


def _turn(state: ClearingHouse, seat: int) -> Sequence[Action]:
    """Return the end of the turn, then the plays of each card (CH-34), in the order of their names.

    Intervene is only a reaction (CH-34). Double Moves pass over players, but not over tape (CH-12). Ambushes
    need a trap in supply and an empty space a few straight steps away (CH-22).
    """
    found = [END_ACTIONS[seat]]
    hand, spot = state.hand[seat], state.config.spots[seat][state.at[seat]]
    near, tape, occupied = spot.near, state.tape, state.occupied
    taken, touched = tape | occupied, near & occupied
    if hand & ABDUCTS and spot.grabs & occupied:
        _abductions(state, spot, taken, found)
    if hand & AMBUSHES and state.supply[seat]:
        filled = taken | state.traps
        for four, ambushes in spot.ambushes:
            found += ambushes[four & filled]
    if hand & ARMORS:
        found.append(spot.armor)
    if hand & ATTACKS:
        _attacks(state, spot, touched, found)
    if hand & DOUBLE_MOVES:
        ends, shut = spot.ends & taken, near & tape
        found += spot.doubles[ends | spot.shut_ends[shut] if shut else ends]
    if hand & MOVES:
        found += spot.moves[near & taken]
    if hand & RANGED_ATTACKS:
        _shots(state, spot, found)
    if state.base[seat]:
        _protected(state, seat, spot, taken, found)
    return found


def _protected(state: ClearingHouse, seat: int, spot: CellActions, taken: int, found: list[Action]) -> None:
    """Add plays of protected base cards of which the hand has no ordinary one (CH-49)."""
    hand, base, near = state.hand[seat], state.base[seat], spot.near
    if base & ATTACK_BASE and not hand & ATTACKS:
        _attacks(state, spot, near & state.occupied, found)
    if base & MOVE_BASE and not hand & MOVES:
        found += spot.moves[near & taken]


def _attacks(state: ClearingHouse, spot: CellActions, touched: int, found: list[Action]) -> None:
    """Add attacks on adjacent players and adjacent traps (CH-20)."""
    if touched:
        attacks, at, distance = spot.attacks, state.at, spot.distance
        for other in state.living:
            if distance[at[other]] == 1:
                found.append(attacks[other])
    near, traps = spot.near, state.traps
    if near & traps:
        found += spot.blows[near & traps ^ near]


def _shots(state: ClearingHouse, spot: CellActions, found: list[Action]) -> None:
    """Add shots at all players in a straight line and in range, obstacles ignored (CH-21)."""
    shots, at, faces = spot.shots, state.at, spot.faces
    for other in state.living:
        if faces[at[other]]:
            found.append(shots[other])


def _abductions(state: ClearingHouse, spot: CellActions, taken: int, found: list[Action]) -> None:
    """Add abductions of players in reach to other free spaces in reach of the abductor (CH-16).

    `taken` is the mask of the spaces with tape or a player.
    """
    at, distance, reach = state.at, spot.distance, state.config.reach.abduct
    for other in state.living:
        if 0 < distance[at[other]] <= reach:
            for end, action in spot.abductions[other]:
                if not taken & end:
                    found.append(action)


def pack_held_by(state: ClearingHouse, seat: int) -> int:
    """Return the index in `packs` of the pack that a drafter holds now; packs pass left (CH-2)."""
    place = state.drafters.index(seat)
    return (place - len(state.picks[0])) % len(state.drafters)


def _drafts(state: ClearingHouse, seat: int) -> Sequence[Action]:
    return _DRAFTS[seat][kinds_mask(state.packs[pack_held_by(state, seat)])]


def _drafts_of(seat: int, kinds: int) -> tuple[Action, ...]:
    mine = DRAFT_ACTIONS[seat]
    return tuple([mine[card] for card in kinds_of(kinds)])


_DRAFTS: Final[tuple[dict[int, tuple[Action, ...]], ...]] = tuple(
    Memo(partial(_drafts_of, seat)) for seat in range(SEATS)
)
"""Draft actions by seat and `kinds_mask` of a pack."""


def _discards(state: ClearingHouse, seat: int) -> Sequence[Action]:
    """Return discards from the hand or, if that is empty, from the cards played this round (CH-31)."""
    mine = DISCARD_ACTIONS[seat]
    return [mine[card] for card in kinds_in(state.hand[seat] or state.played[seat])]


def refuges(state: ClearingHouse, seat: int) -> tuple[int, ...]:
    """Return the cells to which a player on tape may flee: adjacent or, if all blocked, nearest (CH-30)."""
    board, here = state.config.board, state.at[seat]
    blocked = state.tape | state.occupied
    free = tuple(cell for cell in board.near[here] if not blocked >> cell & 1)
    return free or board.nearest(here, blocked)


def _flights(state: ClearingHouse, seat: int) -> Sequence[Action]:
    mine = FLEE_ACTIONS[seat]
    return [mine[cell] for cell in refuges(state, seat)]


def untaped(state: ClearingHouse) -> int:
    """Return the mask for the next tape: spaces without tape (CH-29), or the outermost of these (CH-47)."""
    board, free = state.config.board, ~state.tape
    if state.config.edge:
        return next((ring & free for ring in board.rings if ring & free), 0)
    return board.mask & free


def _tapes(state: ClearingHouse, _seat: int) -> Sequence[Action]:
    return [POLICE_ACTIONS[cell] for cell in cells_of(untaped(state))]


def _steals(state: ClearingHouse, _seat: int) -> Sequence[Action]:
    assert state.announced is not None
    return [STEAL_ACTIONS[card] for card in kinds_in(state.hand[state.announced.code[1]])]


_LEGAL: Final[dict[int, Callable[[ClearingHouse, int], Sequence[Action]]]] = {
    DEAL: lambda state, seat: (),
    DRAFT: _drafts,
    FIRST: lambda state, seat: FIRST_ACTIONS[: state.config.seats],
    EFFECT: lambda state, seat: (),
    ROLL: lambda state, seat: ROLL_ACTIONS,
    STEAL: _steals,
    POLICE: _tapes,
    DISCARD: _discards,
    FLEE: _flights,
}
