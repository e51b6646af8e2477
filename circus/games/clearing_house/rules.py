"""Rules of Clearing House as pure functions: start, actions, draws and outcome."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from circus.core.action import CHANCE, Action
from circus.core.event import EventSink
from circus.core.game import Outcome, Setup
from circus.core.memo import LastValueCache
from circus.games.clearing_house import draft, plays, rounds
from circus.games.clearing_house.actions import FIRST as FIRST_ACTIONS
from circus.games.clearing_house.actions import POLICE as POLICE_ACTIONS
from circus.games.clearing_house.actions import ROLL as ROLL_ACTIONS
from circus.games.clearing_house.actions import STEAL as STEAL_ACTIONS
from circus.games.clearing_house.actions import VERBS
from circus.games.clearing_house.board import NOBODY, cell_of
from circus.games.clearing_house.cards import (
    BASE,
    INTERVENE,
    NO_LIMIT,
    UNIT,
    card_of,
    cards_in,
    count,
)
from circus.games.clearing_house.config import config_of
from circus.games.clearing_house.legal import legal_actions, untaped
from circus.games.clearing_house.numbers import deck_of
from circus.games.clearing_house.state import (
    BOTH_BASE,
    CHANCE_ALONE,
    DEAL,
    FIRST,
    HIDDEN,
    NO_BASE,
    OVER,
    POLICE,
    ROLL,
    SOME,
    STEAL,
    ClearingHouse,
)


def start(setup: Setup) -> ClearingHouse:
    """Return the state with all players in their corners, before the deal (START, CH-4)."""
    return _BEGINNINGS.of(setup).copy()


def _beginning(setup: Setup) -> ClearingHouse:
    state = ClearingHouse()
    config = state.config = config_of(setup)
    seats = config.seats
    state.viewer, state.phase, state.awaited = None, DEAL, CHANCE_ALONE
    state.round, state.starter, state.active, state.lap = 1, 0, 0, 0
    state.left, state.living = config.plays_a_turn, SOME[(1 << seats) - 1]
    state.at = list(config.corners)
    state.occupied = sum(1 << cell for cell in state.at)
    state.hearts, state.supply = [config.hearts] * seats, [config.traps] * seats
    state.armor, state.owed, state.played = [0] * seats, [0] * seats, [0] * seats
    state.tape = state.traps = state.due = state.wish = 0
    state.losses = [0] * seats
    state.taped, state.announced, state.chain = NOBODY, None, ()
    extra = state.extra = BASE if config.base_deck == "open" else 0
    state.hand, state.sizes = [extra] * seats, [len(cards_in(extra))] * seats
    state.base = [BOTH_BASE if config.base_deck == "protected" else NO_BASE] * seats
    state.out, state.stock, state.undealt, state.share = 0, config.deck, config.deck, 0
    state.drafters, state.packs, state.picks = (), (), ()
    state.chosen = (HIDDEN,) * seats
    state.spent, state.shown, state.most = [0] * seats, [0] * seats, [NO_LIMIT] * seats
    state.steals, state.reason = (), ""
    state.earlier = ()
    state.duel_from = 1 if seats == 2 else 0
    return state


_BEGINNINGS: Final = LastValueCache(_beginning)
"""Cache of the last set-up's first state: successive games usually have the same set-up."""


def apply(state: ClearingHouse, action: Action, emit: EventSink | None = None) -> None:
    """Carry out a legal action in place and emit its events.

    While a card takes effect, `awaited` holds its player, for the views of its events.
    """
    _APPLY[action.verb](state, action, emit)


_APPLY: Final[dict[str, Callable[[ClearingHouse, Action, EventSink | None], None]]] = {
    "deal": draft.deal,
    "draft": draft.draft,
    "first": draft.name_starter,
    "play": plays.play,
    "allow": plays.answer,
    "intervene": plays.answer,
    "roll": plays.roll,
    "steal": plays.steal,
    "end": rounds.end_turn,
    "police": rounds.place_tape,
    "discard": rounds.discard,
    "flee": rounds.flee,
}


def chance(state: ClearingHouse, rng: Random) -> Action:
    """Return one outcome of the pending draw, with the odds of real cards and dice."""
    return _CHANCE[state.phase](state, rng)


def _one(outcomes: Sequence[Action], rng: Random) -> Action:
    return outcomes[int(rng.random() * len(outcomes))]


def _deal(state: ClearingHouse, rng: Random) -> Action:
    random = rng.random
    deck = sorted([UNIT[card] for card in cards_in(state.undealt)], key=lambda _: random())
    share = rounds.share_of(state, len(deck))
    hands = [(seat, sum(deck[place * share :][:share])) for place, seat in enumerate(state.living)]
    return VERBS.action(CHANCE, "deal", tuple(hands))


def _steal(state: ClearingHouse, rng: Random) -> Action:
    assert state.announced is not None
    victim = state.announced.code[1]
    return STEAL_ACTIONS[card_of(state.hand[victim], int(rng.random() * state.sizes[victim]))]


def _police(state: ClearingHouse, rng: Random) -> Action:
    """Return a random space for the tape, all equally likely: two dice are rerolled until it can be laid."""
    free = untaped(state)
    return POLICE_ACTIONS[cell_of(free, int(rng.random() * free.bit_count()))]


_CHANCE: Final[dict[int, Callable[[ClearingHouse, Random], Action]]] = {
    DEAL: _deal,
    FIRST: lambda state, rng: _one(FIRST_ACTIONS[: state.config.seats], rng),
    ROLL: lambda state, rng: _one(ROLL_ACTIONS, rng),
    STEAL: _steal,
    POLICE: _police,
}


def weights(state: ClearingHouse) -> Sequence[int]:
    """Return the odds of the listed draws: equal, except a theft, which counts the cards of each kind."""
    if CHANCE not in state.awaited:
        return ()
    listed = legal_actions(state, CHANCE)
    if state.phase != STEAL:
        return [1] * len(listed)
    assert state.announced is not None
    hand = state.hand[state.announced.code[1]]
    return [count(hand, action.code) for action in listed]


def longest(setup: Setup) -> int | None:
    """Return the maximum number of actions; `None` if three or more players have no round limit (CH-33)."""
    config = config_of(setup)
    seats, rounds = config.seats, config.round_limit
    if seats == 2:
        rounds = min(config.stalemate_rounds, rounds or config.stalemate_rounds)
    if not rounds:
        return None
    draft = 1 + (config.cards_dealt - 1) * seats
    plays = config.turns_a_round * seats * config.plays_a_turn
    answered = plays * (1 + seats) + count(config.deck, INTERVENE) * (seats - 1)
    drafts = rounds if config.redraft else 1
    most_tape = min(config.tape_supply.pieces, (config.hearts * seats - 1) * config.tape_supply.per_damage)
    return 1 + draft * drafts + answered * rounds + 3 * most_tape


def dealt(setup: Setup) -> tuple[int, int]:
    """Return the number of cards that the first deal needs, and of those in the deck."""
    return setup.seats * setup.numbers["cards_dealt"], len(cards_in(deck_of(setup.numbers)))


def outcome(state: ClearingHouse) -> Outcome | None:
    """Return the result: the last one standing, both of two, or those with most hearts (CH-32, CH-33)."""
    if state.phase != OVER:
        return None
    winners = state.living
    if state.reason == "round_limit":
        most = max(state.hearts)
        winners = tuple(seat for seat in state.living if state.hearts[seat] == most)
    return Outcome(winners, tuple(state.hearts), state.reason)
