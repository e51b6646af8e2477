"""Course of a game: turns, lost turns, the police at the end of a round, the next round."""

from circus.core.action import Action
from circus.core.event import Event, EventSink
from circus.games.clearing_house.belief import keep_deal
from circus.games.clearing_house.board import BIT, CELL_NAMES
from circus.games.clearing_house.cards import CARDS, NO_LIMIT, UNIT, cards_in, small_total
from circus.games.clearing_house.harm import bury_if_dead, enter, finish
from circus.games.clearing_house.state import (
    ALONE,
    BOTH_BASE,
    CHANCE_ALONE,
    DEAL,
    DISCARD,
    FLEE,
    NO_BASE,
    OVER,
    POLICE,
    TURN,
    ClearingHouse,
    every_card,
    spend,
)


def start_turns(state: ClearingHouse, emit: EventSink | None) -> None:
    """Begin the turns of a round at its starter, by passing the turn from the seat before it."""
    state.active, state.lap = state.starter - 1, -1
    pass_turn(state, emit)


def pass_turn(state: ClearingHouse, emit: EventSink | None) -> None:
    """Pass the turn to the next living seat that does not lose it; laps make a round (CH-6)."""
    seats, starter, hearts = state.config.seats, state.starter, state.hearts
    turns, plays = state.config.turns_a_round, state.config.plays_a_turn
    seat = state.active
    if emit is not None:
        state.awaited = ()
    while True:
        seat = state.active = (seat + 1) % seats
        if seat == starter:
            state.lap += 1
            if state.lap == turns:
                _call_police(state, emit)
                return
        if hearts[seat]:
            state.left = plays
            if not state.owed[seat] or not _loses_turn(state, seat, emit):
                break
    state.phase, state.awaited = TURN, ALONE[seat]
    if emit is not None:
        emit(Event("turn", {"seat": seat, "plays": state.left}))


def _loses_turn(state: ClearingHouse, seat: int, emit: EventSink | None) -> bool:
    """Pay for an Intervene: return whether the turn is lost (CH-38), not only a play of it (CH-39)."""
    state.owed[seat] -= 1
    if state.config.intervene != "lose_turn":
        state.left = 1
        return False
    if emit is not None:
        emit(Event("skip", {"seat": seat}))
    return True


def end_turn(state: ClearingHouse, action: Action, emit: EventSink | None) -> None:
    """End the turn of the active seat."""
    if emit is not None:
        emit(Event("end", {"seat": action.seat}))
    pass_turn(state, emit)


def _call_police(state: ClearingHouse, emit: EventSink | None) -> None:
    """Request tape for each point of this round's damage (CH-27); later damage counts next (CH-30)."""
    state.due, lost = tape_due(state), tuple(state.losses)
    state.losses = [0] * state.config.seats
    if emit is not None:
        emit(Event("round", {"round": state.round, "tape": state.due, "lost": lost}))
    _next_tape(state, emit)


def tape_due(state: ClearingHouse) -> int:
    """Return the number of tape pieces for the damage so far, as far as the supply lasts (CH-27, CH-50)."""
    config = state.config
    lost = config.hearts * config.seats - sum(state.hearts)
    supply = lost if config.tape_supply.is_hearts else config.tape_supply.pieces
    return min(state.damage * config.tape_supply.per_damage, supply - state.tape.bit_count())


def _next_tape(state: ClearingHouse, emit: EventSink | None) -> None:
    """Request the next piece, if a space is left where nobody stands: a player on tape has to flee."""
    if state.due and state.config.board.mask & ~(state.tape | state.occupied):
        state.phase, state.awaited = POLICE, CHANCE_ALONE
    else:
        state.due = 0
        _close_round(state, emit)


def place_tape(state: ClearingHouse, action: Action, emit: EventSink | None) -> None:
    """Lay a piece of tape: it removes a trap (CH-29) and displaces a player (CH-30, CH-45)."""
    cell: int = action.code
    bit = BIT[cell]
    taped = state.at.index(cell) if state.occupied & bit else None
    state.due -= 1
    state.tape |= bit
    if state.traps & bit:
        state.traps -= bit
    if emit is not None:
        emit(Event("police", {"cell": CELL_NAMES[cell], "taped": taped, "left": state.due}))
    if taped is None:
        _next_tape(state, emit)
        return
    state.taped = seat = taped
    state.phase = DISCARD if state.sizes[seat] or state.played[seat] else FLEE
    state.awaited = ALONE[seat]


def discard(state: ClearingHouse, action: Action, emit: EventSink | None) -> None:
    """Remove a card from the game: from the hand or, if that is empty, from those played (CH-31)."""
    seat, card = action.seat, action.code
    if state.hand[seat]:
        spend(state, seat, card)
    else:
        state.played[seat] -= UNIT[card]
    state.out += UNIT[card]
    state.phase, state.awaited = FLEE, ALONE[seat]
    if emit is not None:
        emit(Event("discard", {"seat": seat, "card": f"card/{CARDS[card]}"}))


def flee(state: ClearingHouse, action: Action, emit: EventSink | None) -> None:
    """Move the player off the tape, which may kill them, then lay the next piece."""
    enter(state, action.seat, action.code, emit)
    bury_if_dead(state, action.seat, emit)
    if state.phase != OVER:
        _next_tape(state, emit)


def _close_round(state: ClearingHouse, emit: EventSink | None) -> None:
    """Check for the end, refill kits, remove armor and pass the starter (CH-31, CH-46)."""
    if state.duel_from and state.round - state.duel_from + 1 >= state.config.stalemate_rounds:
        finish(state, "stalemate", emit)
        return
    if state.config.round_limit and state.round >= state.config.round_limit:
        finish(state, "round_limit", emit)
        return
    took = emit and (any(state.played) or any(state.armor))
    _take_back(state)
    gathers = state.config.redraft and _gather_deck(state)
    if emit and (gathers or took):
        emit(Event("gather" if gathers else "refill", {"seats": state.living}))
    state.starter = _left_of(state, state.starter)
    state.round += 1
    state.active, state.lap = state.starter, 0
    if emit is not None:
        duel = state.round - state.duel_from + 1 if state.duel_from else 0
        emit(Event("begin", {"round": state.round, "seat": state.starter, "duel": duel}))
    if gathers:
        state.phase, state.awaited = DEAL, CHANCE_ALONE
    else:
        start_turns(state, emit)


def _take_back(state: ClearingHouse) -> None:
    """Return every card played this round to its player's hand (CH-1, CH-36, CH-49)."""
    hand, sizes, spent = state.hand, state.sizes, state.spent
    played, armor, base = state.played, state.armor, state.base
    whole = BOTH_BASE if state.config.base_deck == "protected" else NO_BASE
    for seat in state.living:
        bag = played[seat]
        if bag:
            hand[seat] = hand[seat] + bag
            sizes[seat] = sizes[seat] + small_total(bag)
            spent[seat] = spent[seat] - bag
            played[seat] = 0
        armor[seat], base[seat] = 0, whole


def _left_of(state: ClearingHouse, chair: int) -> int:
    """Return the next living seat clockwise after a seat (CH-8, CH-51)."""
    seats = state.config.seats
    seat = (chair + 1) % seats
    while seat not in state.living:
        seat = (seat + 1) % seats
    return seat


def share_of(state: ClearingHouse, available: int) -> int:
    """Return the number of cards per living seat out of `available`: a pack, or equal shares (CH-48)."""
    return min(state.config.cards_dealt, available // len(state.living))


def _gather_deck(state: ClearingHouse) -> bool:
    """Collect all cards of the living for a new deal; return whether there is one (CH-48)."""
    undealt = state.undealt + sum(state.hand[seat] for seat in state.living)
    if not share_of(state, len(cards_in(undealt))):
        return False
    keep_deal(state)
    state.undealt = undealt
    state.stock = every_card(state) - state.out
    state.drafters, state.packs, state.picks, state.steals = (), (), (), ()
    state.share = state.extra = 0
    for seat in range(state.config.seats):
        if seat in state.living:
            state.hand[seat] = state.sizes[seat] = 0
        state.spent[seat] = state.shown[seat] = 0
        state.most[seat] = NO_LIMIT
    return True
