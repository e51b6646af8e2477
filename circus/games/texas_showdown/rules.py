"""Rules of Texas Showdown: seats to act, legal actions, effects and outcome."""

from collections.abc import Sequence
from operator import add
from random import Random
from typing import Final

from circus.core.action import CHANCE, Action
from circus.core.event import Event, EventSink
from circus.core.game import Outcome, Setup
from circus.core.memo import LastValueCache
from circus.games.texas_showdown.actions import LEADS, deal, gifts_of, plays_of_colors
from circus.games.texas_showdown.cards import (
    BIT,
    CARD,
    NAMES,
    NUMBERS,
    SHERIFFS,
    ShowdownCard,
    colors_of,
    names_of,
    numbers_of,
    winning_card,
)
from circus.games.texas_showdown.config import ShowdownConfig, config_of
from circus.games.texas_showdown.dealing import split
from circus.games.texas_showdown.state import (
    ALONE,
    DEAL,
    DEALT,
    EXCHANGE,
    GIVE,
    LEAD,
    OPEN,
    OVER,
    PLAY,
    ShowdownState,
    begun,
)
from circus.games.texas_showdown.trick import sheriff_effect


def start(setup: Setup) -> ShowdownState:
    """Return the state before the first deal."""
    return _BEGINNINGS.of(setup).copy()


def _beginning(setup: Setup) -> ShowdownState:
    return begun(config_of(setup))


_BEGINNINGS: Final = LastValueCache(_beginning)
"""Cache of the last set-up's first state: successive games usually have the same set-up."""


def legal_actions(state: ShowdownState, seat: int) -> Sequence[Action]:
    """Return the legal actions of a seat; deals are not listed.

    A player follows any color in the trick, and plays any card without these (TX-1, TX-2). The sequence is
    valid until the next `apply`: it may be the state's own list.
    """
    if seat not in state.awaited:
        return ()
    if state.step == PLAY:
        matching = state.hands[seat] & state.matching
        return plays_of_colors(seat, matching) if matching else state.plays[seat]
    return _before_play(state, seat)


def _before_play(state: ShowdownState, seat: int) -> Sequence[Action]:
    if state.step == OPEN:
        return plays_of_colors(seat, state.config.opening)
    if state.step == GIVE:
        return gifts_of(seat, state.hands[seat], state.config.cards_passed)
    if state.step == LEAD:
        return LEADS[state.config.seats][seat]
    return ()


def apply(state: ShowdownState, action: Action, emit: EventSink | None = None) -> None:
    """Carry out a legal action in place: most often a card moves from the hand to the trick (A trick)."""
    if action.verb != "play":
        _APPLY[action.verb](state, action, emit)
        return
    seat = action.seat
    card: ShowdownCard = action.code
    colors = state.colors
    if not colors:
        state.step = PLAY
        state.leader = seat
    elif not card.color & colors:  # TX-2
        state.voids[seat] |= colors
    if not card.color & colors:
        state.colors = colors | card.color
        state.matching |= card.suit & state.left
    state.tally += card.tally
    state.hands[seat] ^= card.bit
    state.plays[seat].remove(action)
    state.played[seat] = card.bit
    after = state.config.after[seat]
    if after == state.leader:
        _take_trick(state, action, emit)
        return
    state.awaited = ALONE[after]
    if emit is not None:
        _emit_play(state, action, emit)


def _take_trick(state: ShowdownState, action: Action, emit: EventSink | None) -> None:
    """Give the full trick to its winner, who leads the next one; `action` played its last card (TX-10)."""
    cards: int = sum(state.played)  # the full trick stays visible until the next lead (TX-17)
    best = CARD[winning_card(cards, state.tally, state.config.contest)].bit
    winner = state.played.index(best)
    if emit is not None:
        state.awaited = ()
        _emit_play(state, action, emit)
        _emit_winner(state, winner, best, emit)
    state.piles[winner] |= cards
    state.left ^= cards
    state.colors = state.tally = state.matching = 0
    if not state.left:
        _end_hand(state, winner, best, emit)
        return
    state.awaited = ALONE[winner]
    if state.config.names_leader and best & SHERIFFS:
        state.step = LEAD
    if emit is not None:
        emit(_take_event(winner, best))


def _take_event(winner: int, best: int) -> Event:
    return Event("take", {"seat": winner, "card": names_of(best)[0]})


def _emit_play(state: ShowdownState, action: Action, emit: EventSink) -> None:
    """Emit the events of a card in the trick and of a Sheriff's effect on the count (TX-4 to TX-6)."""
    seat, card = action.seat, action.code.place
    emit(Event("play", {"seat": seat, "card": NAMES[card]}))
    if state.config.face_cards == "sheriff":
        before = numbers_of(state.trick() & ~BIT[card])
        effect, colors = sheriff_effect(before, NUMBERS[card])
        if effect:
            named = tuple(f"color/{color}" for color in colors)
            emit(Event(effect, {"seat": seat, "color": named[0], "colors": named}))


def _emit_winner(state: ShowdownState, winner: int, best: int, emit: EventSink) -> None:
    """Emit the winner of the open trick, and the effects of Face Cards by the other rules (TX-11).

    `best` is the winning card as a set of one.
    """
    cards = state.trick()
    tied = colors_of(cards & state.config.contest[state.tally])
    named = tuple(f"color/{color}" for color in tied) if len(tied) > 1 else ()
    emit(Event("win", {"seat": winner, "card": names_of(best)[0], "tied": named}))
    faces = (cards & SHERIFFS).bit_count()
    if state.config.face_cards == "happy_faces" and faces:
        emit(Event("happy", {"seat": winner, "faces": faces}))
    elif state.config.names_leader and best & SHERIFFS and cards != state.left:
        emit(Event("buck", {"seat": winner}))


def _end_hand(state: ShowdownState, winner: int, best: int, emit: EventSink | None) -> None:
    """Score the hand; end the game or request the next deal (TX-15)."""
    if emit is not None:
        emit(_take_event(winner, best))
    config = state.config
    points = scored(state)
    state.points = tuple(map(add, state.points, points))
    state.step = DEAL
    state.awaited = ALONE[CHANCE]
    if emit is not None:
        emit(Event("score", {"hand": state.hand, "scored": points, "points": state.points}))
    if reason_after(config, state.points):
        state.step = OVER
        state.awaited = ()
        if emit is not None:
            emit(Event("end", {"winners": _winners(state)}))


def reason_after(config: ShowdownConfig, points: tuple[int, ...]) -> str:
    """Return why the game ends after a hand with these points; "" if another hand follows (TX-15)."""
    if config.one_hand:
        return "one_hand"
    return "threshold" if max(points) >= config.threshold else ""


def points_taken(state: ShowdownState) -> tuple[int, ...]:
    """Return the penalty points of the tricks each seat has taken in this hand, before Happy Faces."""
    seats, worth = state.config.seats, state.config.trick_points
    return tuple([worth * (pile.bit_count() // seats) for pile in state.piles])


def scored(state: ShowdownState) -> tuple[int, ...]:
    """Return each seat's penalty points of this hand so far, less with Happy Faces (TX-12)."""
    points = points_taken(state)
    return _less_faces(state, points) if state.config.face_cards == "happy_faces" else points


def _less_faces(state: ShowdownState, points: tuple[int, ...]) -> tuple[int, ...]:
    """Return the points left after each Face Card won has canceled a trick; at least 0 (TX-12)."""
    worth = state.config.trick_points
    won = [worth * (pile & SHERIFFS).bit_count() for pile in state.piles]
    return tuple([max(0, taken - less) for taken, less in zip(points, won, strict=True)])


def chance(state: ShowdownState, rng: Random) -> Action:
    """Return a deal of equal hands, every one equally likely."""
    config = state.config
    return deal(tuple(split(config.deck, config.seats, rng)))


def longest(setup: Setup) -> int:
    """Return the maximum number of actions, from the fewest points that a hand can add to all scores (TX-18).

    Each trick adds its points, except those that Happy Faces cancel, at most one per Sheriff.
    """
    config = config_of(setup)
    sheriffs = (config.deck & SHERIFFS).bit_count()
    happy, buck = (config.face_cards == mode for mode in ("happy_faces", "pass_the_buck"))
    fewest = (config.hand_size - (sheriffs if happy else 0)) * config.trick_points
    hands = 1 if config.one_hand else config.seats * (config.threshold - 1) // fewest + 1
    gifts, leads = config.seats if config.passing else 0, sheriffs if buck else 0
    return hands * (1 + gifts + config.deck.bit_count() + leads)


def _deal(state: ShowdownState, action: Action, emit: EventSink | None) -> None:
    config = state.config
    state.hand += 1
    if emit is not None:
        _emit_dealing(state, emit)
    state.clear(list(action.code))
    if emit is not None:
        for seat, held in enumerate(state.hands):
            emit(Event("dealt", {"seat": seat, "cards": names_of(held)}, frozenset((seat,))))
    if config.receiver(0, state.hand) != 0:
        state.step = GIVE
        state.awaited = tuple(range(config.seats))
    else:
        _open(state, emit)


def _emit_dealing(state: ShowdownState, emit: EventSink) -> None:
    """Emit the events of the shuffled deck and of the hands dealt face down."""
    state.clear([0] * state.config.seats)
    emit(Event("shuffle", {"hand": state.hand}))
    state.step = DEALT
    emit(Event("deal", {"hand": state.hand}))


def _give(state: ShowdownState, action: Action, emit: EventSink | None) -> None:
    """Set cards aside for another player; they are exchanged when all have chosen (TX-14)."""
    seat = action.seat
    state.given[seat] = action.code
    state.awaited = tuple([each for each in state.awaited if each != seat])
    if emit is not None:
        emit(Event("give", {"seat": seat}))
        to = state.config.receiver(seat, state.hand)
        secret = {"seat": seat, "to": to, "cards": names_of(action.code)}
        emit(Event("given", secret, frozenset((seat,))))
    if not state.awaited:
        _hand_on(state, emit)


def _hand_on(state: ShowdownState, emit: EventSink | None) -> None:
    """Exchange all passed cards at once."""
    receiver, hand = state.config.receiver, state.hand
    remaining = [held & ~cards for held, cards in zip(state.hands, state.given, strict=True)]
    if emit is not None:
        _emit_exchange(state, remaining, emit)
    for giver, cards in enumerate(state.given):
        remaining[receiver(giver, hand)] |= cards
    state.take_up(remaining)
    _open(state, emit)


def _emit_exchange(state: ShowdownState, remaining: list[int], emit: EventSink) -> None:
    """Emit the event of the passed cards in front of their receivers, and to each receiver its cards."""
    state.step = EXCHANGE
    state.take_up(remaining[:])
    places = state.config.receiver(0, state.hand)
    emit(Event("pass", {"hand": state.hand, "places": places}))
    for giver, cards in enumerate(state.given):
        to = state.config.receiver(giver, state.hand)
        emit(Event("receive", {"seat": to, "from": giver, "cards": names_of(cards)}, frozenset((to,))))


def _open(state: ShowdownState, emit: EventSink | None) -> None:
    """Let the holder of the opening card act, who must lead it (TX-9)."""
    opening = state.config.opening
    holder = 0
    while not state.hands[holder] & opening:
        holder += 1
    state.step = OPEN
    state.awaited = ALONE[holder]
    if emit is not None:
        emit(Event("open", {"seat": holder}))


def _lead(state: ShowdownState, action: Action, emit: EventSink | None) -> None:
    """Set the leader of the next trick, named by the winner of a trick with a Face Card (TX-13)."""
    state.step = PLAY
    state.awaited = ALONE[action.code]
    if emit is not None:
        emit(Event("lead", {"seat": action.seat, "leader": action.code}))


_APPLY: Final = {"deal": _deal, "give": _give, "lead": _lead}


def outcome(state: ShowdownState) -> Outcome | None:
    """Return the result: the fewest points win, ties shared (TX-15); `None` before the end."""
    if state.step != OVER:
        return None
    return Outcome(_winners(state), state.points, reason_after(state.config, state.points))


def _winners(state: ShowdownState) -> tuple[int, ...]:
    fewest = min(state.points)
    return tuple(seat for seat, points in enumerate(state.points) if points == fewest)
