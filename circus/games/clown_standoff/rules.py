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
from circus.games.clown_standoff.cards import DECK, HAND_SIZE, contains, count, singles, values
from circus.games.clown_standoff.standoff import tied_for_first
from circus.games.clown_standoff.state import (
    BY_CHANCE,
    CHOOSING,
    DEALING,
    DODGES,
    DUMMY_DUE,
    FIRST_DUE,
    OVER,
    PIE_DUE,
    TURN,
    ClownStandoff,
    StandoffConfig,
)


def start(setup: Setup) -> ClownStandoff:
    """Return the state before the deal (Preparation)."""
    rules = rules_of(setup)
    state = ClownStandoff()
    state.awaited = BY_CHANCE
    state.rules = rules
    state.viewer = None
    state.phase = DEALING
    state.hands = [0] * rules.owners
    state.chosen = [0] * rules.owners
    state.collected = [0] * rules.seats
    state.discards = 0
    state.playing = rules.everybody
    state.fallen = ()
    state.holder = CHANCE
    state.dodges = DODGES
    return state


def rules_of(setup: Setup) -> StandoffConfig:
    """Return the constants of a game with this set-up."""
    seats = setup.seats
    return StandoffConfig(
        seats=seats,
        everybody=tuple(range(seats)),
        owners=3 if seats == 2 else seats,
        six_must_stand=setup.options["one_beats_six"] == "uncancelled",
        cardless_sit_out=setup.options["no_tricks"] == "sit_out",
    )


def legal_actions(state: ClownStandoff, seat: int) -> Sequence[Action]:
    """Return the legal actions of a seat, each once; for chance the possible draws, `()` for the deal.

    A view hides the dummy's hand and so lists no card of it.
    """
    if seat not in state.awaited:
        return ()
    if state.phase == CHOOSING:
        return CHOICES[seat][state.hands[seat]]
    if state.phase == TURN:
        return turns(seat, state.collected[seat], len(state.playing))
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
        return HIT if rng.random() * (state.dodges + 1) < 1 else DODGE
    if state.phase == DEALING:
        return _random_deal(state, rng)
    if state.phase == DUMMY_DUE:
        hand = singles(state.hands[-1])
        return DUMMY[hand[int(rng.random() * len(hand))]]
    tied = tied_for_first(state)
    return FIRST[tied[int(rng.random() * len(tied))]]


def _random_deal(state: ClownStandoff, rng: Random) -> Action:
    random = rng.random
    shuffled = sorted(DECK, key=lambda _: random())
    cut = range(0, state.rules.owners * HAND_SIZE, HAND_SIZE)
    hands = [sum(shuffled[place : place + HAND_SIZE]) for place in cut]
    dummy = hands.pop() if state.rules.owners > state.rules.seats else 0
    return VERBS.action(CHANCE, "deal", DealCode(tuple(hands), dummy))


def weights(state: ClownStandoff) -> Sequence[int]:
    """Return the odds of the listed draws: the number of equal cards for a dummy's card or a pie."""
    if state.phase == PIE_DUE:
        return (1, state.dodges) if state.dodges else (1,)
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
    scores = tuple(int(seat in state.playing) for seat in state.rules.everybody)
    return Outcome(state.playing, scores, "last_standing")


def longest(setup: Setup) -> int:
    """Return the maximum number of actions of a game.

    It adds the deal, the tricks with a dummy's card each, a draw for the first, and the longest Standoff.
    There each Pie card takes two actions. A deck shows at most five Dodges. It ends by a Hit, which all
    players but one can get, or by a reshuffle, which costs one of the dealt cards. A pass costs at least two
    cards and takes one action.
    """
    dealt = HAND_SIZE * rules_of(setup).owners
    pies = (DODGES + 1) * (setup.seats - 1) + DODGES * dealt
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
