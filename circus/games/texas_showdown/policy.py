"""What bots know of Texas Showdown: a sensible choice, what points are worth, how a hand goes on."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import islice
from math import exp, sqrt
from operator import add
from random import Random

from circus.core.action import Action
from circus.core.policy import Policy, Reason, shares
from circus.games.texas_showdown.actions import GIVEN, gifts_of
from circus.games.texas_showdown.cards import (
    BIT,
    COLOR_OF,
    COLOR_SETS,
    COLORS,
    CONTEST,
    NUMBERS,
    SHERIFFS,
    TALLY_AT,
    cards_of,
    set_of,
)
from circus.games.texas_showdown.information import filler
from circus.games.texas_showdown.rollout import HIGHEST, finish_hand, follow, lead
from circus.games.texas_showdown.rules import apply, scored
from circus.games.texas_showdown.state import DEAL, GIVE, LEAD, OVER, PLAY, Agreement, State

_STEEPNESS = {3: 1.3, 4: 1.5, 5: 1.8, 6: 2.2}
"""For each number of seats, how much a lead of one point is worth near the end of the game.

Fitted to 1000 games of the greedy bot for each number of seats: the odds of two seats differ by the
power of e whose exponent is the difference of their points times a slope, and that slope falls with
the root of the points that are still to come before the threshold.
"""

GIFTS_FROM = 5
"""A search thinks of passing two of this many cards, those nearest to the top of their colors."""


def greedy(view: State, legal: Sequence[Action], rng: Random) -> Action:
    """Out of the trick with the most dangerous card; a lead that others will probably overtake."""
    seat = legal[0].seat
    if view.step == GIVE:
        return gifts_of(seat, _dangerous(view.hands[seat], GIVEN))[0]
    if view.step == LEAD:
        others = [action for action in legal if action.code != seat]
        return min(others, key=lambda action: view.points[action.code])
    held, weights = view.held(seat), _on_table(view)
    if not weights:
        return max(legal, key=lambda action: _overtaken(view, held, action.code))
    last = view.turns[seat] is None
    if last and view.agreed.face_cards == "happy_faces":
        happiest = min(legal, key=lambda action: _cost(view, weights, action))
        if _cost(view, weights, happiest) < 0:
            return happiest
    card = follow(held, view.colors or 0, weights, view.weight, last)
    return next(action for action in legal if action.code == card)


def _cost(view: State, weights: int, action: Action) -> int:
    """The points of its own hand so far that the last card of a trick changes with Happy Faces (TX-12)."""
    if not _takes(view, weights, action.code):
        return 0
    seat = action.seat
    trick = (weights & SHERIFFS).bit_count() + bool(BIT[action.code] & SHERIFFS)
    before = view.tricks(seat) - (view.piles[seat] & SHERIFFS).bit_count()
    return max(0, before + 1 - trick) - max(0, before)


def _takes(view: State, weights: int, card: int) -> bool:
    """Whether a card takes the trick as it lies."""
    with_it = weights + view.weight[card]
    return (with_it & CONTEST[with_it >> TALLY_AT]).bit_length() - 1 == card


def _dangerous(held: int, count: int) -> int:
    """The cards nearest to the top of their colors, as a set."""
    return set_of(islice((card for rank in HIGHEST for card in cards_of(held & rank)), count))


def _on_table(state: State) -> int:
    """The sum of the weights of the cards in the unfinished trick."""
    return sum([weight for weight in state.played if weight & state.left])


def _overtaken(view: State, held: int, card: int) -> float:
    """How likely a lead is overtaken: the share of the cards still out in its color that are higher."""
    out = view.left & ~held & COLOR_OF[card]
    return (out >> card).bit_count() / (out.bit_count() + 1)


def candidates(state: State, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
    """One card of each run that nothing still out divides; the dangerous ones for passing."""
    if state.step == GIVE:
        return gifts_of(seat, _dangerous(state.hands[seat], GIFTS_FROM))
    if state.step == LEAD:
        return legal
    out = state.left & ~state.held(seat) | SHERIFFS
    kept, before = [], 0
    for action in legal:
        bit = BIT[action.code]
        if not before or not before & COLOR_OF[action.code] or out & (bit - before) << 1:
            kept.append(action)
        before = bit
    return kept


def habit(state: State, choices: Sequence[Action], rng: Random) -> Action:
    """What a playout would choose, or the card that stands for it among the candidates."""
    if state.step != PLAY:
        return choices[int(rng.random() * len(choices))]
    seat = choices[0].seat
    held, weights = state.held(seat), _on_table(state)
    last = state.turns[seat] is None
    card = follow(held, state.colors or 0, weights, state.weight, last) if weights else lead(held, rng)
    return max([action for action in choices if action.code <= card], key=_code)


def _code(action: Action) -> int:
    code: int = action.code
    return code


def evaluate(state: State) -> Sequence[float]:
    """Each seat's share by the points it has, tricks of an unfinished hand counted."""
    points = state.points
    if state.step not in (DEAL, OVER):
        points = tuple(map(add, points, scored(state)))
    return worth(state.agreed, points, state.step == OVER)


@lru_cache(maxsize=1 << 16)
def worth(agreed: Agreement, points: tuple[int, ...], over: bool) -> Sequence[float]:
    """Each seat's share of the win with these points, at the end or before another hand."""
    fewest = min(points)
    if over:
        return shares([seat for seat, each in enumerate(points) if each == fewest], agreed.seats)
    slope = _STEEPNESS[agreed.seats] / sqrt(max(0, agreed.threshold - max(points)) + 2)
    weights = [exp((fewest - each) * slope) for each in points]
    total = sum(weights)
    return [each / total for each in weights]


def rollout(state: State, rng: Random) -> Sequence[float]:
    """Sensible cards to the end of the hand; then what the points are worth."""
    if state.step == GIVE:
        for seat in state.awaited:
            apply(state, gifts_of(seat, _dangerous(state.hands[seat], GIVEN))[0])
    if state.step in (DEAL, OVER):
        return evaluate(state)
    agreed = state.agreed
    state.piles = finish_hand(state, rng)
    points = tuple(map(add, state.points, scored(state)))
    return worth(agreed, points, agreed.one_hand or max(points) >= agreed.threshold)


def reason(view: State, action: Action) -> Reason:
    """What the card does in the trick as it lies, or what it leaves out there."""
    if action.verb == "give":
        return Reason("give", {"cards": tuple(f"card/{NUMBERS[card]}" for card in cards_of(action.code))})
    if action.verb == "lead":
        return Reason("leader", {"leader": action.code})
    card, weights = action.code, _on_table(view)
    facts = {"card": NUMBERS[card], "color": _color_name(card)}
    if not weights:
        out = view.left & ~view.held(action.seat) & COLOR_OF[card]
        return Reason("lead", {**facts, "higher": (out >> card).bit_count()})
    if _takes(view, weights, card):
        return Reason("takes" if view.turns[action.seat] is None else "leads", facts)
    return Reason("ducks" if COLOR_OF[card] & (view.colors or 0) else "unloads", facts)


def _color_name(card: int) -> str:
    return list(COLORS)[COLOR_SETS.index(COLOR_OF[card])]


POLICY = Policy(
    greedy=greedy,
    evaluate=evaluate,
    rollout=rollout,
    filler=filler,
    candidates=candidates,
    habit=habit,
    open_verbs=frozenset(("play", "lead")),
    far_draws=frozenset(("deal",)),
    reason=reason,
)
