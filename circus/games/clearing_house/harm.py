"""Damage, traps and death of players who move or are attacked."""

from circus.core.event import Event, EventSink
from circus.games.clearing_house.board import BIT, CELL_NAMES, NOWHERE
from circus.games.clearing_house.cards import ATTACK, RANGED_ATTACK
from circus.games.clearing_house.state import OVER, WITHOUT, ClearingHouse


def hurt(state: ClearingHouse, seat: int, damage: int, cause: str, emit: EventSink | None) -> None:
    """Take hearts, at most all that are left; each point of damage brings tape (CH-27)."""
    left = state.hearts[seat]
    if damage > left:
        damage = left
    state.hearts[seat] = left - damage
    state.losses[seat] += damage
    if emit is not None and damage:
        emit(Event("damage", {"seat": seat, "cause": cause, "hearts": left - damage, "lost": damage}))


def strike(state: ClearingHouse, seat: int, damage: int, emit: EventSink | None) -> None:
    """Apply an attack that hits: armor absorbs it (CH-18), and then it is no damage (CH-19)."""
    if state.armor[seat]:
        state.armor[seat] -= 1
        if emit is not None:
            emit(Event("negate", {"seat": seat}))
        return
    hurt(state, seat, damage, "attack", emit)
    bury_if_dead(state, seat, emit)


def _spring_trap(state: ClearingHouse, seat: int, cell: int, emit: EventSink | None) -> None:
    """Fire the trap of a cell at the player there (CH-13, CH-14) and remove it from the game (NOTES)."""
    state.traps -= BIT[cell]
    if emit is not None:
        emit(Event("trap", {"seat": seat, "cell": CELL_NAMES[cell]}))
    hurt(state, seat, state.config.damage.trap, "trap", emit)


def enter(state: ClearingHouse, seat: int, cell: int, emit: EventSink | None) -> None:
    """Move a player to a cell and fire a trap there; the caller checks for death."""
    at = state.at
    state.occupied += BIT[cell] - BIT[at[seat]]
    at[seat] = cell
    if emit is not None:
        emit(Event("enter", {"seat": seat, "cell": CELL_NAMES[cell]}))
    if state.traps & BIT[cell]:
        _spring_trap(state, seat, cell, emit)


def _fate(state: ClearingHouse, seat: int) -> dict[str, object]:
    """Return the facts of a death: cause, seat whose card it was (or the dead seat), number of survivors."""
    card = state.announced
    hit = card is not None and card.code[0] in (ATTACK, RANGED_ATTACK)
    by = card.seat if card is not None else seat
    return {"cause": "attack" if hit else "trap", "by": by, "left": len(state.living)}


def bury_if_dead(state: ClearingHouse, seat: int, emit: EventSink | None) -> None:
    """Remove a player with 0 hearts, with cards and unused traps (CH-26); a sole survivor wins (CH-32)."""
    if state.hearts[seat]:
        return
    state.living = WITHOUT[state.living][seat]
    state.occupied -= 1 << state.at[seat]
    state.at[seat] = NOWHERE
    state.armor[seat] = state.owed[seat] = state.supply[seat] = state.base[seat] = 0
    state.out += state.played[seat]
    state.played[seat] = 0
    if emit is not None:
        emit(Event("death", {"seat": seat, **_fate(state, seat)}))
    if len(state.living) == 1:
        finish(state, "last_standing", emit)
    elif len(state.living) == 2:
        state.duel_from = state.round + 1
        if emit is not None:
            emit(Event("duel", {"round": state.duel_from, "rounds": state.config.stalemate_rounds}))


def finish(state: ClearingHouse, reason: str, emit: EventSink | None) -> None:
    """End the game."""
    state.phase, state.awaited, state.reason = OVER, (), reason
    state.announced, state.chain = None, ()
    if emit is not None:
        emit(Event("finish", {"reason": reason}))
