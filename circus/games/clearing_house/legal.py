"""Who may do what: the one place that decides which actions are legal."""

from collections.abc import Callable, Sequence
from typing import Final

from circus.core.action import Action
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
from circus.games.clearing_house.cards import (
    ABDUCT,
    AMBUSH,
    ARMOR,
    ATTACK,
    DOUBLE_MOVE,
    INTERVENE,
    MOVE,
    RANGED_ATTACK,
    count,
    kinds_in,
)
from circus.games.clearing_house.state import (
    BASE_BITS,
    DEAL,
    DISCARD,
    DRAFT,
    EFFECT,
    FIRST,
    FLEE,
    POLICE,
    ROLL,
    STEAL,
    TURN,
    WINDOW,
    ClearingHouse,
)


def legal(state: ClearingHouse, seat: int) -> Sequence[Action]:
    """Every legal action of a seat, each once; none if it is not awaited, none for a deal."""
    if seat not in state.awaited:
        return ()
    return _LEGAL[state.phase](state, seat)


def _answers(state: ClearingHouse, seat: int) -> Sequence[Action]:
    """All are asked, with or without an Intervene (CH-25)."""
    return _ALLOW_OR_INTERVENE[seat] if count(state.hand[seat], INTERVENE) else _ALLOW[seat]


_ALLOW: Final = [(allow,) for allow in ALLOW_ACTIONS]
_ALLOW_OR_INTERVENE: Final = list(zip(ALLOW_ACTIONS, INTERVENE_ACTIONS, strict=True))


def _turn(state: ClearingHouse, seat: int) -> Sequence[Action]:
    """A card with an effect (CH-34), or the end of the turn."""
    found = [END_ACTIONS[seat]]
    for card in kinds_in(state.hand[seat]):
        _PLAYS[card](state, seat, found)
    base = state.base[seat]
    if base:
        for card, bit in BASE_BITS.items():
            if base & bit and not count(state.hand[seat], card):
                _PLAYS[card](state, seat, found)
    return found


def _moves(state: ClearingHouse, seat: int, found: list[Action]) -> None:
    blocked = state.tape | state.occupied
    found += [action for cell, action in state.config.moves[seat][state.at[seat]] if not cell & blocked]


def _double_moves(state: ClearingHouse, seat: int, found: list[Action]) -> None:
    """Over a player, but not over tape (CH-12)."""
    tape = state.tape
    blocked = tape | state.occupied
    for end, middle, action in state.config.doubles[seat][state.at[seat]]:
        if not (end & blocked or middle & tape):
            found.append(action)


def _attacks(state: ClearingHouse, seat: int, found: list[Action]) -> None:
    """An adjacent player, or an adjacent trap (CH-20)."""
    config, here = state.config, state.at[seat]
    near = config.board.near_mask[here]
    if near & state.occupied:
        attacks = config.attacks[seat]
        found += [attacks[other] for other in state.living if near >> state.at[other] & 1]
    traps = near & state.traps
    if traps:
        found += [action for cell, action in config.blows[seat][here] if cell & traps]


def _shots(state: ClearingHouse, seat: int, found: list[Action]) -> None:
    """Anybody in a straight line, whatever lies between (CH-21)."""
    in_line = state.config.board.distance[state.at[seat]]
    shots = state.config.shots[seat]
    found += [shots[other] for other in state.living if state.at[other] in in_line]


def _abductions(state: ClearingHouse, seat: int, found: list[Action]) -> None:
    """An adjacent player, to another free space adjacent to the abductor (CH-16)."""
    board, here = state.config.board, state.at[seat]
    near = board.near_mask[here]
    if not near & state.occupied:
        return
    blocked = state.tape | state.occupied
    free = [cell for cell in board.near[here] if not blocked >> cell & 1]
    for other in state.living:
        if near >> state.at[other] & 1:
            abductions = state.config.abductions[seat][other]
            found += [abductions[cell] for cell in free]


def _ambushes(state: ClearingHouse, seat: int, found: list[Action]) -> None:
    """With a trap in supply, on an empty space up to two straight steps away (CH-22)."""
    if state.supply[seat]:
        blocked = state.tape | state.occupied | state.traps
        aims = state.config.ambushes[seat][state.at[seat]]
        found += [action for cell, action in aims if not cell & blocked]


def _armors(state: ClearingHouse, seat: int, found: list[Action]) -> None:
    found.append(state.config.armors[seat])


def _no_play(state: ClearingHouse, seat: int, found: list[Action]) -> None:
    """Intervene is only a reaction (CH-34)."""


_PLAYS: Final[dict[int, Callable[[ClearingHouse, int, list[Action]], None]]] = {
    ABDUCT: _abductions,
    AMBUSH: _ambushes,
    ARMOR: _armors,
    ATTACK: _attacks,
    DOUBLE_MOVE: _double_moves,
    INTERVENE: _no_play,
    MOVE: _moves,
    RANGED_ATTACK: _shots,
}


def pack_held_by(state: ClearingHouse, seat: int) -> int:
    """The place in `packs` of the pack that a drafter holds now; packs pass left (CH-2)."""
    place = state.drafters.index(seat)
    return (place - len(state.picks[0])) % len(state.drafters)


def _drafts(state: ClearingHouse, seat: int) -> Sequence[Action]:
    mine = DRAFT_ACTIONS[seat]
    return [mine[card] for card in kinds_in(state.packs[pack_held_by(state, seat)])]


def _discards(state: ClearingHouse, seat: int) -> Sequence[Action]:
    """From the hand or, if that is empty, from the cards played this round (CH-31)."""
    mine = DISCARD_ACTIONS[seat]
    return [mine[card] for card in kinds_in(state.hand[seat] or state.played[seat])]


def refuges(state: ClearingHouse, seat: int) -> tuple[int, ...]:
    """Where a player on tape may flee to: next to it or, if all is blocked, the nearest (CH-30)."""
    board, here = state.config.board, state.at[seat]
    blocked = state.tape | state.occupied
    free = tuple(cell for cell in board.near[here] if not blocked >> cell & 1)
    return free or board.nearest(here, blocked)


def _flights(state: ClearingHouse, seat: int) -> Sequence[Action]:
    mine = FLEE_ACTIONS[seat]
    return [mine[cell] for cell in refuges(state, seat)]


def tape_cells(state: ClearingHouse) -> list[int]:
    """Where the next tape can fall: any space without tape (CH-29), or the outermost such ring (CH-47)."""
    board, tape = state.config.board, state.tape
    if not state.config.edge:
        return [cell for cell in board.cells if not tape >> cell & 1]
    ring = next(free for free in (ring & ~tape for ring in board.rings) if free)
    return [cell for cell in board.cells if ring >> cell & 1]


def _tapes(state: ClearingHouse, _seat: int) -> Sequence[Action]:
    return [POLICE_ACTIONS[cell] for cell in tape_cells(state)]


def _steals(state: ClearingHouse, _seat: int) -> Sequence[Action]:
    assert state.announced is not None
    return [STEAL_ACTIONS[card] for card in kinds_in(state.hand[state.announced.code[1]])]


_LEGAL: Final[dict[int, Callable[[ClearingHouse, int], Sequence[Action]]]] = {
    DEAL: lambda state, seat: (),
    DRAFT: _drafts,
    FIRST: lambda state, seat: FIRST_ACTIONS[: state.config.seats],
    TURN: _turn,
    WINDOW: _answers,
    EFFECT: lambda state, seat: (),
    ROLL: lambda state, seat: ROLL_ACTIONS,
    STEAL: _steals,
    POLICE: _tapes,
    DISCARD: _discards,
    FLEE: _flights,
}
