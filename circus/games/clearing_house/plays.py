"""Plays of cards: announcement, cancellation by Intervenes, and effects."""

from collections.abc import Callable
from typing import Final

from circus.core.action import Action
from circus.core.event import Event, EventSink
from circus.games.clearing_house.board import CELL_NAMES
from circus.games.clearing_house.cards import (
    ABDUCT,
    AMBUSH,
    ARMOR,
    ATTACK,
    CARDS,
    DOUBLE_MOVE,
    HAS,
    INTERVENE,
    MOVE,
    RANGED_ATTACK,
    UNIT,
)
from circus.games.clearing_house.harm import bury_if_dead, enter, strike
from circus.games.clearing_house.numbers import SIDES
from circus.games.clearing_house.rounds import pass_turn
from circus.games.clearing_house.state import (
    ALONE,
    BASE_BITS,
    CHANCE_ALONE,
    EFFECT,
    FIRST_AFTER,
    OVER,
    ROLL,
    STEAL,
    TURN,
    WINDOW,
    WITHOUT,
    ClearingHouse,
    forget,
    show_none_left,
    spend,
)


def play(state: ClearingHouse, action: Action, emit: EventSink | None) -> None:
    """Announce a card and ask all other living seats whether they intervene (CH-25, CH-42)."""
    seat = action.seat
    card: int = action.code[0]
    protected = state.base[seat] and not state.hand[seat] & HAS[card]
    if protected:
        state.base[seat] -= BASE_BITS[card]
        show_none_left(state, seat, card)
    else:
        spend(state, seat, card)
        state.played[seat] += UNIT[card]
    state.left -= 1
    state.announced = action
    if emit is not None:
        emit(Event("play", {"seat": seat, "picks": action.picks, "protected": bool(protected)}))
    state.phase, state.awaited = WINDOW, WITHOUT[state.living][seat]


def answer(state: ClearingHouse, action: Action, emit: EventSink | None) -> None:
    """Seal an answer, an Intervene or none; the last one closes the window (CH-25)."""
    if action.verb == "intervene":
        state.wish |= 1 << action.seat
    state.awaited = WITHOUT[state.awaited][action.seat]
    if emit is not None:
        emit(Event("answer", {"seat": action.seat}))
    if not state.awaited:
        close_window(state, emit)


def close_window(state: ClearingHouse, emit: EventSink | None) -> None:
    """Resolve a window after all answers: play an Intervene, or carry out or cancel the card (CH-25)."""
    chain = state.chain
    if not state.wish and not (chain and len(chain) % 2):
        card = state.announced
        assert card is not None
        if emit is not None:  # only event sinks observe this phase
            state.phase, state.awaited = EFFECT, ALONE[state.active]
        _EFFECTS[card.code[0]](state, card, emit)
        return
    state.phase, state.awaited = TURN, ALONE[state.active]
    if state.wish:
        _play_intervene(state, emit)
    else:
        _cancel(state, emit)


def _play_intervene(state: ClearingHouse, emit: EventSink | None) -> None:
    """Play the Intervene of the first willing seat clockwise after the active player, who is last (CH-42)."""
    seat = FIRST_AFTER[state.active][state.wish]
    spend(state, seat, INTERVENE)
    if state.config.intervene == "one_time":
        state.out += UNIT[INTERVENE]
    else:
        state.played[seat] += UNIT[INTERVENE]
        state.owed[seat] += 1
    state.chain += (seat,)
    if emit is not None:
        emit(Event("intervene", {"seat": seat, "against": state.chain[-2:-1] or (state.active,)}))
    state.phase, state.wish, state.awaited = WINDOW, 0, WITHOUT[state.living][seat]


def _cancel(state: ClearingHouse, emit: EventSink | None) -> None:
    """Cancel and spend the card, as an odd chain of Intervenes leaves one against it (CH-23, CH-25)."""
    if emit is not None:
        assert state.announced is not None
        facts = {"seat": state.announced.seat, "by": state.chain[-1], "picks": state.announced.picks}
        emit(Event("cancel", facts))
    _finish_card(state, emit)


def _finish_card(state: ClearingHouse, emit: EventSink | None) -> None:
    """Continue the active player's turn, unless the turn (CH-7, CH-41) or the game is over."""
    if state.phase == OVER:
        return
    state.announced, state.chain = None, ()
    active = state.active
    if state.left and state.hearts[active]:
        state.phase, state.awaited = TURN, ALONE[active]
    else:
        pass_turn(state, emit)


def _move(state: ClearingHouse, action: Action, emit: EventSink | None) -> None:
    seat = action.seat
    enter(state, seat, action.code[2], emit)
    if not state.hearts[seat]:
        bury_if_dead(state, seat, emit)
    _finish_card(state, emit)


def _double_move(state: ClearingHouse, action: Action, emit: EventSink | None) -> None:
    """Move two steps along a line (CH-11); a trap in the middle fires too (CH-13)."""
    seat, end = action.seat, action.code[2]
    middle = (state.at[seat] + end) // 2
    if state.traps >> middle & 1:
        enter(state, seat, middle, emit)
    if state.hearts[seat]:
        enter(state, seat, end, emit)
    if not state.hearts[seat]:
        bury_if_dead(state, seat, emit)
    _finish_card(state, emit)


def _armor(state: ClearingHouse, action: Action, emit: EventSink | None) -> None:
    state.armor[action.seat] += 1
    if emit is not None:
        emit(Event("armor", {"seat": action.seat}))
    _finish_card(state, emit)


def _attack(state: ClearingHouse, action: Action, emit: EventSink | None) -> None:
    """Attack a player, or take a trap, which the attacker gets (CH-20, CH-51)."""
    _, target, cell = action.code
    if target >= 0:
        strike(state, target, state.config.damage.attack, emit)
    else:
        state.traps -= 1 << cell
        state.supply[action.seat] += 1
        if emit is not None:
            emit(Event("take_trap", {"seat": action.seat, "cell": CELL_NAMES[cell]}))
    _finish_card(state, emit)


def _distance(state: ClearingHouse, action: Action) -> int:
    target: int = action.code[1]
    return state.config.board.distance[state.at[action.seat]][state.at[target]]


def _ranged_attack(state: ClearingHouse, action: Action, emit: EventSink | None) -> None:
    """Shoot: a hit where all faces of the die hit, else the die decides (CH-21)."""
    if state.config.shots.faces[_distance(state, action)] < SIDES:
        state.phase, state.awaited = ROLL, CHANCE_ALONE
        return
    strike(state, action.code[1], state.config.damage.ranged, emit)
    _finish_card(state, emit)


def roll(state: ClearingHouse, action: Action, emit: EventSink | None) -> None:
    """Resolve a shot by the die (CH-21)."""
    shot = state.announced
    assert shot is not None
    state.phase, state.awaited = EFFECT, ALONE[shot.seat]
    distance = _distance(state, shot)
    die, needs = action.code + 1, state.config.shots.least_die(distance)
    hits = die >= needs
    if emit is not None:
        facts = {
            "seat": shot.seat,
            "target": shot.code[1],
            "distance": distance,
            "die": die,
            "needs": needs,
            "hits": hits,
        }
        emit(Event("roll", facts))
    if hits:
        strike(state, shot.code[1], state.config.damage.ranged, emit)
    _finish_card(state, emit)


def _abduct(state: ClearingHouse, action: Action, emit: EventSink | None) -> None:
    """Move the victim, steal a card, and only then let it die of a trap there (CH-16, CH-44)."""
    _, victim, cell = action.code
    enter(state, victim, cell, emit)
    if state.sizes[victim]:
        state.phase, state.awaited = STEAL, CHANCE_ALONE
        return
    bury_if_dead(state, victim, emit)
    _finish_card(state, emit)


def steal(state: ClearingHouse, action: Action, emit: EventSink | None) -> None:
    """Move a random card from victim to thief, visible to these two only."""
    abduction = state.announced
    assert abduction is not None
    thief, victim, card = abduction.seat, abduction.code[1], action.code
    shown, most = state.shown, state.most
    state.awaited = ALONE[thief]
    state.steals += ((thief, victim, card, shown[thief], shown[victim], most[thief], most[victim]),)
    state.hand[victim] -= UNIT[card]
    state.sizes[victim] -= 1
    if emit is not None:
        _emit_theft(state, thief, victim, card, emit)
    state.hand[thief] += UNIT[card]
    state.sizes[thief] += 1
    state.phase = EFFECT
    forget(state, thief)
    forget(state, victim)
    bury_if_dead(state, victim, emit)
    _finish_card(state, emit)


def _emit_theft(state: ClearingHouse, thief: int, victim: int, card: int, emit: EventSink) -> None:
    """Emit the theft with the card for thief and victim, without it for all others (CH-16)."""
    both = frozenset((thief, victim))
    others = frozenset(range(-1, state.config.seats)) - both
    emit(Event("steal", {"thief": thief, "victim": victim}, others))
    emit(Event("stolen", {"thief": thief, "victim": victim, "card": f"card/{CARDS[card]}"}, both))


def _ambush(state: ClearingHouse, action: Action, emit: EventSink | None) -> None:
    cell = action.code[2]
    state.supply[action.seat] -= 1
    state.traps |= 1 << cell
    if emit is not None:
        emit(Event("ambush", {"seat": action.seat, "cell": CELL_NAMES[cell]}))
    _finish_card(state, emit)


_EFFECTS: Final[dict[int, Callable[[ClearingHouse, Action, EventSink | None], None]]] = {
    ABDUCT: _abduct,
    AMBUSH: _ambush,
    ARMOR: _armor,
    ATTACK: _attack,
    DOUBLE_MOVE: _double_move,
    MOVE: _move,
    RANGED_ATTACK: _ranged_attack,
}
