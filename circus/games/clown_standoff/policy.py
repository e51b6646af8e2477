"""Policy for bots in Clown Standoff: a sensible choice, actions worth searching, efforts."""

from collections.abc import Sequence
from random import Random
from typing import Final

from circus.core.action import Action
from circus.core.policy import Policy, SearchBudget
from circus.games.clown_standoff.cards import size, values
from circus.games.clown_standoff.chances import Counts
from circus.games.clown_standoff.evaluation import evaluate, trick_chance
from circus.games.clown_standoff.facts import fresh_risk, pie_risk
from circus.games.clown_standoff.hints import reason
from circus.games.clown_standoff.information import determinizer
from circus.games.clown_standoff.rollout import rollout
from circus.games.clown_standoff.state import CHOOSING, TURN, ClownStandoff

RISK_TO_PAY: Final = 3
"""Multiple of a whole deck's risk from which the greedy bot pays: for a pass if possible, else a new deck.

A holder with more cards than every other player passes each deck that is not whole: these cards last longest.
"""


def greedy(view: ClownStandoff, legal: Sequence[Action], rng: Random) -> Action:
    """Return the card likeliest to win, or in the standoff the cheapest payment once the risk is high."""
    if view.phase == CHOOSING:
        return max(legal, key=lambda action: trick_chance(view, action.seat, *values(action.code)))
    reveal, *paid = _cheapest(view, legal)
    can_pass = bool(paid) and paid[-1].verb == "pass"
    dear = min(1, RISK_TO_PAY * fresh_risk(view))
    pays = pie_risk(view) >= dear or (can_pass and view.dodges < view.config.dodges and _leads(view))
    return paid[-1] if paid and pays else reveal


def _leads(view: ClownStandoff) -> bool:
    mine = size(view.collected[view.holder])
    return all(mine > size(view.collected[seat]) for seat in view.playing if seat != view.holder)


def candidates(state: ClownStandoff, seat: int, legal: Sequence[Action]) -> Sequence[Action]:
    """Return the actions worth searching: in the standoff the best turn if computable, else sensible ones."""
    if state.phase != TURN:
        return legal
    ways = _cheapest(state, legal)
    counts, chances = _counts(state, seat), state.config.chances
    if not chances.is_exact(counts):
        return ways
    best = chances.best_turn(counts, state.dodges)
    return [action for action in ways if action.verb == best]


def _cheapest(state: ClownStandoff, legal: Sequence[Action]) -> list[Action]:
    """Return the reveal and the cheapest of each kind of payment; no reshuffle of a whole deck."""
    reveal, *paid = legal
    cheapest = [reveal]
    for verb in ("reshuffle", "pass"):
        ways = [action for action in paid if action.verb == verb]
        if ways and not (verb == "reshuffle" and state.dodges == state.config.dodges):
            cheapest.append(min(ways, key=_worth))
    return cheapest


def _worth(action: Action) -> int:
    worth: int = action.code
    return worth


def _counts(state: ClownStandoff, holder: int) -> Counts:
    place = state.playing.index(holder)
    return tuple(size(state.collected[seat]) for seat in state.playing[place:] + state.playing[:place])


OPEN_VERBS: Final = frozenset(("dummy", "first", "reveal", "reshuffle", "pass", "pie"))
"""Verbs whose actions are fully public: all but the deal and the sealed choices."""

POLICY: Final = Policy(
    greedy=greedy,
    evaluate=evaluate,
    rollout=rollout,
    determinizer=determinizer,
    candidates=candidates,
    open_verbs=OPEN_VERBS,
    reason=reason,
    efforts={
        "easy": SearchBudget(10, careless=0.5),
        "normal": SearchBudget(60, careless=0.2),
        "hard": SearchBudget(600),
    },
)
