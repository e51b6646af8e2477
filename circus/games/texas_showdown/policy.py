"""Policy for bots in Texas Showdown: a sensible choice, actions worth searching, efforts."""

from collections.abc import Sequence
from random import Random
from typing import Final

from circus.core.action import Action
from circus.core.policy import Policy, SearchBudget
from circus.games.texas_showdown.actions import gifts_of
from circus.games.texas_showdown.cards import COLORED, SHERIFFS, ShowdownCard
from circus.games.texas_showdown.evaluation import evaluate
from circus.games.texas_showdown.hints import reason
from circus.games.texas_showdown.information import determinizer
from circus.games.texas_showdown.rollout import dangerous, follow, lead, rollout
from circus.games.texas_showdown.state import GIVE, LEAD, PLAY, ShowdownState
from circus.games.texas_showdown.trick import takes

GIFTS_FROM: Final = 5
"""Number of cards, those nearest to the top of their colors, of which a search considers passing some."""


def greedy(view: ShowdownState, legal: Sequence[Action], rng: Random) -> Action:
    """Return the most dangerous card that does not take the trick, or a lead that others probably beat."""
    seat = legal[0].seat
    if view.step == GIVE:
        passed = view.config.cards_passed
        return gifts_of(seat, dangerous(view.hands[seat], passed), passed)[0]
    if view.step == LEAD:
        others = [action for action in legal if action.code != seat]
        return min(others, key=lambda action: (view.points[action.code], rng.random()))
    held, cards = view.hands[seat], view.trick()
    if not cards:
        return max(legal, key=lambda action: _overtaken(view, held, action.code))
    last = view.plays_last(seat)
    if last and view.config.face_cards == "happy_faces":
        happiest = min(legal, key=lambda action: _cost(view, cards, action))
        if _cost(view, cards, happiest) < 0:
            return happiest
    card = follow(held, COLORED[view.colors], cards, view.tally, view.config.contest, last)
    return next((action for action in legal if _place(action) == card), legal[0])


def _cost(view: ShowdownState, cards: int, action: Action) -> int:
    """Return the change in tricks that count by the last card of a trick with Happy Faces (TX-12)."""
    card: ShowdownCard = action.code
    if not takes(view, card.place):
        return 0
    seat = action.seat
    trick = (cards & SHERIFFS).bit_count() + bool(card.bit & SHERIFFS)
    before = view.tricks(seat) - (view.piles[seat] & SHERIFFS).bit_count()
    return max(0, before + 1 - trick) - max(0, before)


def _overtaken(view: ShowdownState, held: int, card: ShowdownCard) -> float:
    """Return the share of the unseen cards of a lead's color that are higher than it."""
    out = view.left & ~held & card.suit
    return (out >> card.place).bit_count() / (out.bit_count() + 1)


def candidates(state: ShowdownState, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
    """Return one card of each run that no unseen card divides; when passing, the dangerous cards."""
    if state.step == GIVE:
        return gifts_of(seat, dangerous(state.hands[seat], GIFTS_FROM), state.config.cards_passed)
    if state.step == LEAD:
        return legal
    out = state.left & ~state.hands[seat] | SHERIFFS
    kept, before = [], 0
    for action in legal:
        card: ShowdownCard = action.code
        bit: int = card.bit
        if not before or not before & card.suit or out & (bit - before) << 1:
            kept.append(action)
        before = bit
    return kept


def habit(state: ShowdownState, choices: Sequence[Action], rng: Random) -> Action:
    """Return the card that a rollout would play, or its representative among the candidates."""
    if state.step != PLAY:
        return choices[int(rng.random() * len(choices))]
    seat = choices[0].seat
    held, cards = state.hands[seat], state.trick()
    if cards:
        last = state.plays_last(seat)
        card = follow(held, COLORED[state.colors], cards, state.tally, state.config.contest, last)
    else:
        card = lead(held, rng)
    return max([action for action in choices if _place(action) <= card], key=_place)


def _place(action: Action) -> int:
    card: ShowdownCard = action.code
    return card.place


POLICY: Final = Policy(
    greedy=greedy,
    evaluate=evaluate,
    rollout=rollout,
    determinizer=determinizer,
    candidates=candidates,
    habit=habit,
    open_verbs=frozenset(("play", "lead")),
    far_draws=frozenset(("deal",)),
    reason=reason,
    efforts={
        "easy": SearchBudget(20, careless=0.3),
        "normal": SearchBudget(100, careless=0.1),
        "hard": SearchBudget(1200),
    },
)
