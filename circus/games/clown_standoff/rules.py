"""Rules of Clown Standoff: start, legal actions, draws, effects and outcome."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from circus.core.action import CHANCE, Action
from circus.core.event import EventSink
from circus.core.game import Outcome, Setup
from circus.games.clown_standoff import argument, standoff
from circus.games.clown_standoff.actions import (
    CHOICES,
    DODGE,
    DUMMY,
    FIRST,
    HIT,
    HIT_OR_DODGE,
    ONLY_HIT,
    VERBS,
    DealCode,
    turns,
)
from circus.games.clown_standoff.cards import contains, count, shuffled, singles, values
from circus.games.clown_standoff.config import config_of
from circus.games.clown_standoff.standoff import tied_for_first
from circus.games.clown_standoff.state import (
    BY_CHANCE,
    CHOOSING,
    DEALING,
    DUMMY_DUE,
    FIRST_DUE,
    OVER,
    PIE_DUE,
    TURN,
    ClownStandoff,
)


def start(setup: Setup) -> ClownStandoff:
    """Return the state before the deal (Preparation)."""
    config = config_of(setup)
    state = ClownStandoff()
    state.awaited = BY_CHANCE
    state.config = config
    state.viewer = None
    state.phase = DEALING
    state.hands = [0] * config.owners
    state.chosen = [0] * config.owners
    state.collected = [0] * config.seats
    state.discards = 0
    state.playing = config.everybody
    state.fallen = ()
    state.holder = CHANCE
    state.dodges = config.dodges
    return state


def legal_actions(state: ClownStandoff, seat: int) -> Sequence[Action]:
    """Return the legal actions of a seat, each once; for chance the possible draws, `()` for the deal.

    A view hides the dummy's hand and so lists no card of it.
    """
    if seat not in state.awaited:
        return ()
    if state.phase == CHOOSING:
        return CHOICES[seat][state.hands[seat]]
    if state.phase == TURN:
        return turns(seat, state.collected[seat], state.config.prices[len(state.playing)])
    return _draws(state)


def _draws(state: ClownStandoff) -> Sequence[Action]:
    if state.phase == PIE_DUE:
        return HIT_OR_DODGE if state.dodges else ONLY_HIT
    if state.phase == DUMMY_DUE:
        return [action for card, action in DUMMY.items() if contains(state.hands[-1], card)]
    if state.phase == FIRST_DUE:
        return [FIRST[seat] for seat in tied_for_first(state)]
    return ()


def chance(state: ClownStandoff, rng: Random) -> Action:
    """Return one outcome of the pending draw, with the true odds."""
    if state.phase == PIE_DUE:
        hits = state.config.hits
        return HIT if rng.random() * (state.dodges + hits) < hits else DODGE
    if state.phase == DEALING:
        return _random_deal(state, rng)
    if state.phase == DUMMY_DUE:
        hand = singles(state.hands[-1])
        return DUMMY[hand[int(rng.random() * len(hand))]]
    tied = tied_for_first(state)
    return FIRST[tied[int(rng.random() * len(tied))]]


def _random_deal(state: ClownStandoff, rng: Random) -> Action:
    config = state.config
    deck, cards = shuffled(config.deck, rng.random), config.cards_dealt
    cut = range(0, config.owners * cards, cards)
    hands = [sum(deck[place : place + cards]) for place in cut]
    dummy = hands.pop() if config.owners > config.seats else 0
    return VERBS.action(CHANCE, "deal", DealCode(tuple(hands), dummy))


def weights(state: ClownStandoff) -> Sequence[int]:
    """Return the odds of the listed draws: the number of equal cards for a dummy's card or a pie."""
    if state.phase == PIE_DUE:
        hits = state.config.hits
        return (hits, state.dodges) if state.dodges else (hits,)
    if state.phase == DUMMY_DUE:
        hand = state.hands[-1]
        return [count(hand, value) for value in sorted(set(values(hand)))]
    return [1] * len(_draws(state)) if state.phase == FIRST_DUE else ()


def apply(state: ClownStandoff, action: Action, emit: EventSink | None = None) -> None:
    """Carry out a legal action in place and emit its events."""
    _EFFECTS[action.verb](state, action, emit)


def outcome(state: ClownStandoff) -> Outcome | None:
    """Return the result, with the last remaining player as winner; `None` before the end."""
    if state.phase != OVER:
        return None
    scores = tuple(int(seat in state.playing) for seat in state.config.everybody)
    return Outcome(state.playing, scores, "last_standing")


def longest(setup: Setup) -> int:
    """Return the maximum number of actions of a game.

    It adds the deal, the tricks with a dummy's card each, a draw for the first, and the longest Standoff.
    There each Pie card takes two actions. A deck shows at most all its Dodges. It ends by a Hit, which all
    players but one can get, or by a reshuffle, which costs one of the dealt cards. A pass costs at least one
    card and takes one action.
    """
    config = config_of(setup)
    dealt = config.cards_dealt * config.owners
    pies = (config.dodges + 1) * (setup.seats - 1) + config.dodges * dealt
    return 1 + dealt + 1 + 2 * pies


_EFFECTS: Final[dict[str, Callable[[ClownStandoff, Action, EventSink | None], None]]] = {
    "deal": argument.deal,
    "choose": argument.choose,
    "dummy": argument.turn_over_dummy,
    "first": standoff.first,
    "reveal": standoff.reveal,
    "reshuffle": standoff.reshuffle,
    "pass": standoff.pass_on,
    "pie": standoff.turn_over_pie,
}
