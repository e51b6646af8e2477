"""Standoff phase: the first player, payments, the revealed pie, and players who go out."""

from typing import Final

from circus.core.action import Action
from circus.core.event import Event, EventSink
from circus.games.clown_standoff.actions import DODGE
from circus.games.clown_standoff.cards import names, size
from circus.games.clown_standoff.seats import ALONE, CLOCKWISE, WITHOUT, Seats
from circus.games.clown_standoff.state import (
    BETWEEN,
    BY_CHANCE,
    DODGE_SEEN,
    FIRST_DUE,
    HIT_SEEN,
    OVER,
    PIE_DUE,
    TURN,
    ClownStandoff,
)

MOST: Final = "most"
HIGHEST: Final = "highest"
NEAREST: Final = "nearest"
LOT: Final = "lot"
"""Reasons why a seat begins: most cards, the highest, the nearest of those tied, by lot (CS-10, CS-11)."""


def start_standoff(state: ClownStandoff, emit: EventSink | None) -> None:
    """Begin the Standoff phase: decide who takes part (CS-9) and who plays first (CS-10)."""
    if state.config.cardless_sit_out:
        _sit_out(state, emit)
        if len(state.playing) == 1:
            _end(state, emit)
            return
    tied = tied_for_first(state)
    if len(tied) == 1:
        _pass_deck(state, tied[0], emit, _why_first(state, tied[0]) if emit else "")
    else:
        state.phase = FIRST_DUE
        state.awaited = BY_CHANCE


def _sit_out(state: ClownStandoff, emit: EventSink | None) -> None:
    """Take players without cards out with `no_tricks=sit_out`, unless nobody has cards (CS-9)."""
    everybody = state.config.everybody
    playing = tuple(seat for seat in everybody if state.collected[seat]) or everybody
    if emit is not None:
        for seat in everybody:
            if seat not in playing:
                state.playing = WITHOUT[seat][state.playing]
                emit(Event("sit_out", {"seat": seat}))
    state.playing = playing


def tied_for_first(state: ClownStandoff) -> Seats:
    """Return the players with the most cards and, among these, the highest (CS-10); several if identical."""
    collected = state.collected
    most = max(collected)
    return tuple(seat for seat in state.playing if collected[seat] == most)


def _why_first(state: ClownStandoff, seat: int) -> str:
    """Return why a player gets the deck: more cards than the others, higher ones, or the nearest place."""
    mine = state.collected[seat]
    best = max(state.collected[each] for each in state.playing if each != seat)
    if size(mine) > size(best):
        return MOST
    return HIGHEST if mine > best else NEAREST


def first(state: ClownStandoff, action: Action, emit: EventSink | None) -> None:
    """Give the deck to the player that chance selected among identical cards (CS-10)."""
    _pass_deck(state, action.code, emit, LOT)


def _pass_deck(state: ClownStandoff, seat: int, emit: EventSink | None, why: str = "") -> None:
    """Begin the turn of this seat; `why` is its reason if it begins a round."""
    state.phase = TURN
    state.holder = seat
    state.awaited = ALONE[seat]
    if emit is not None:
        emit(Event("turn", {"seat": seat, "why": why}))


def _pass_deck_on(state: ClownStandoff, emit: EventSink | None) -> None:
    """Pass the Pie deck unchanged to the next remaining player clockwise (CS-15, CS-18)."""
    _pass_deck(state, CLOCKWISE[state.holder][state.playing][0], emit)


def reveal(state: ClownStandoff, action: Action, emit: EventSink | None) -> None:
    """Announce the reveal of the top Pie card, which chance then draws (Standoff phase 1)."""
    state.phase = PIE_DUE
    state.awaited = BY_CHANCE
    if emit is not None:
        emit(Event("reveal", {"seat": action.seat}))


def reshuffle(state: ClownStandoff, action: Action, emit: EventSink | None) -> None:
    """Pay one card for a new deck of all Pie cards, then reveal the top one (Standoff phase 2)."""
    _discard(state, action)
    if emit is not None:
        _nobody_is_asked(state)
        emit(Event("reshuffle", {"seat": action.seat, "card": action.picks[0]}))
    _new_deck(state, emit)
    reveal(state, action, emit)


def pass_on(state: ClownStandoff, action: Action, emit: EventSink | None) -> None:
    """Pay the price of a pass for passing the deck, not shuffled (Standoff phase 3, CS-15)."""
    _discard(state, action)
    if emit is not None:
        _nobody_is_asked(state)
        emit(Event("pass", {"seat": action.seat, "cards": action.picks}))
    _pass_deck_on(state, emit)


def _discard(state: ClownStandoff, action: Action) -> None:
    state.collected[action.seat] -= action.code
    state.discards += action.code


def _nobody_is_asked(state: ClownStandoff) -> None:
    """Enter the phase between two steps of one action, in which no seat is to act."""
    state.phase = BETWEEN
    state.awaited = ()


def _new_deck(state: ClownStandoff, emit: EventSink | None) -> None:
    state.dodges = state.config.dodges
    if emit is not None:
        state.phase = BETWEEN
        emit(Event("shuffle"))


def turn_over_pie(state: ClownStandoff, action: Action, emit: EventSink | None) -> None:
    """Apply the revealed pie: a Dodge passes the remaining deck, a Hit takes the player out of the game."""
    if action is DODGE:
        state.dodges -= 1
    if emit is not None:
        state.phase = DODGE_SEEN if action is DODGE else HIT_SEEN
        state.awaited = ()
        emit(Event("pie", {"seat": state.holder, "face": action.code}))
    if action is DODGE:
        _pass_deck_on(state, emit)
    else:
        _go_out(state, emit)


def _go_out(state: ClownStandoff, emit: EventSink | None) -> None:
    """Remove the player who was hit, with all cards (CS-19); all Pie cards form the new deck.

    It goes to the player with the most cards, then the highest, then the nearest clockwise (CS-11).
    """
    seat = state.holder
    state.playing = WITHOUT[seat][state.playing]
    state.fallen += (seat,)
    if emit is not None:
        emit(Event("hit", {"seat": seat}))
    cards = state.collected[seat]
    state.discards += cards
    state.collected[seat] = 0
    if emit is not None:
        emit(Event("out", {"seat": seat, "cards": names(cards)}))
    _new_deck(state, emit)
    if len(state.playing) == 1:
        _end(state, emit)
    else:
        clockwise = CLOCKWISE[seat][state.playing]
        starter = max(clockwise, key=state.collected.__getitem__)
        _pass_deck(state, starter, emit, _why_first(state, starter) if emit else "")


def _end(state: ClownStandoff, emit: EventSink | None) -> None:
    state.phase = OVER
    state.awaited = ()
    if emit is not None:
        emit(Event("win", {"seat": state.playing[0]}))
