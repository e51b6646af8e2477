"""Mining: plays games between bots and searches each for a choice that makes a puzzle."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from circus import bots
from circus.bots.search import Search
from circus.content import levels
from circus.core.action import CHANCE, Action
from circus.core.game import Game, Setup
from circus.core.state import State
from circus.lab.puzzles.proving import BATCH, MINED, Loss, losses
from circus.lab.review.verdict import ERROR
from circus.lab.selfplay import choose_with_slips, play_out
from circus.records.match import Match
from circus.records.timeline import Timeline

MIN_CHOICES, MAX_CHOICES = 3, 40
"""Limits of the number of choices: fewer are trivial, more are tedious."""

MIN_WORSE = 2
"""Minimum number of actions that are worse; actions that do the same with other pieces count as right."""

MAX_EXAMINED = 40
"""Maximum number of choices that are examined in a game, drawn at random."""

GLANCES = ((3, 0.5), (10, 1.0))
"""Stages of the first check: games simulated for each action, and the part of the margin that has to show
by then."""

PATIENCE = 1.0
"""Standard errors after which a candidate is dropped; candidates are many, so unclear ones are dropped
soon."""

TRIES, TRY = 6, 30
"""Number of careless tries at a puzzle and simulated games of each, to estimate its difficulty."""


class Proof(NamedTuple):
    """Proof that one choice is better than all others.

    Attributes:
        best: that choice.
        losses: the cost of each other legal action.
    """

    best: Action
    losses: Mapping[Action, Loss]


@dataclass(frozen=True)
class PuzzleDecision:
    """Choice that makes a puzzle.

    Attributes:
        number: of the game in which it was found.
        setup: of that game.
        actions: those before the choice, chance included.
        best: the solution.
        losses: the cost of each other legal action.
        missed: how many of `TRIES` careless tries, and of the greedy bot, choose something worse.
        phase: the phase of the game.
    """

    number: int
    setup: Setup
    actions: tuple[Action, ...]
    best: Action
    losses: Mapping[Action, Loss]
    missed: int
    phase: str

    @property
    def gap(self) -> float:
        """Cost of the best action that is worse."""
        return min(loss.share for loss in self.losses.values() if loss.share > ERROR)


def mine_puzzle(game: Game[Any], number: int) -> PuzzleDecision | None:
    """Return a puzzle from one game between bots, the same at every call; `None` if there is none.

    Answers in a reaction window make none: they are given against a clock.
    """
    seats = [each for each in game.seats if each not in game.unofficial_seats]
    setup = game.setup(seats[number % len(seats)], {}, levels.default(game))
    rng = Random(f"{game.name} {number}")
    match = Match(game, setup)
    play_out(match, [choose_with_slips] * setup.seats, rng, rng)
    for at in _looked_at(match, rng):
        found = _puzzle(match, at, number, rng)
        if found:
            return found
    return None


def _looked_at(match: Match, rng: Random) -> Iterator[int]:
    """Yield positions of a finished game with a suitable number of choices, in random order."""
    actions = match.actions
    chosen = [at for at, action in enumerate(actions) if action.seat != CHANCE]
    rng.shuffle(chosen)
    many = 0
    for at in chosen:
        seat = actions[at].seat
        state = match.timeline.at(at)
        if MIN_CHOICES <= len(match.game.legal_actions(state, seat)) <= MAX_CHOICES:
            many += 1
            yield at
        if many == MAX_EXAMINED:
            return


def _puzzle(match: Match, at: int, number: int, rng: Random) -> PuzzleDecision | None:
    """Return the puzzle at a position of a game; `None` if no action is clearly the best."""
    game, setup = match.game, match.setup
    state, seat = match.timeline.at(at), match.actions[at].seat
    found = prove_best(match.timeline, at, rng)
    if found is None:
        return None
    view, legal = game.view(state, seat), tuple(game.legal_actions(state, seat))
    missed = _missed(game, view, legal, _worse(found, setup.seats), rng)
    phase = game.facts.turn(view).phase
    return PuzzleDecision(number, setup, tuple(match.actions[:at]), found.best, found.losses, missed, phase)


def prove_best(timeline: Timeline, at: int, rng: Random) -> Proof | None:
    """Return the proof of the choice at a position if one action is surely and by far the best, else `None`.

    Positions with too few or too many legal actions, and reaction windows, which run against a clock, are
    excluded too.
    """
    game, seats = timeline.game, timeline.setup.seats
    state, seat = timeline.at(at), timeline.actions[at].seat
    view, legal = game.view(state, seat), tuple(game.legal_actions(state, seat))
    if not MIN_CHOICES <= len(legal) <= MAX_CHOICES:
        return None
    if game.facts.window(game.view(state, CHANCE)) is not None:
        return None
    bounds = MINED.at(seats)
    ranked = _ranked(game, view, legal, bounds.worse, rng)
    if not ranked:
        return None
    best, *rivals = ranked
    if losses(game, view, rivals, best, bounds, rng, PATIENCE, fewest=BATCH) is None:
        return None
    costs = losses(game, view, rivals, best, bounds, rng)
    found = Proof(best, costs) if costs is not None else None
    return found if found and len(_worse(found, seats)) >= MIN_WORSE else None


def _worse(proof: Proof, seats: int) -> list[Action]:
    """Return the actions that are surely worse by as much as a puzzle needs."""
    least = MINED.at(seats).worse
    return [action for action, loss in proof.losses.items() if loss.is_over(least)]


def _ranked(
    game: Game[Any], view: State, legal: Sequence[Action], least: float, rng: Random
) -> Sequence[Action]:
    """Return all legal actions, the best-looking first; () if it is not the best by far."""
    search = Search(game, view, legal, among=legal)
    done = 0
    for each, part in GLANCES:
        until = each * len(legal)
        for _ in range(done, until):
            search.iterate(rng)
        done, best = until, search.best(rng)
        shares = {action: share for action, (_, share) in search.action_stats.items()}
        if shares[best] - max(shares[action] for action in _others(legal, best)) < part * least:
            return ()
    rivals = [action for action in legal if action != best]
    return best, *sorted(rivals, key=lambda action: -shares.get(action, shares[best]))


def _others(choices: Sequence[Action], best: Action) -> Sequence[Action]:
    """Return the actions that have to be worse: those of other verbs, or all others if there are none."""
    others = [action for action in choices if action.verb != best.verb]
    return others or [action for action in choices if action != best]


def _missed(
    game: Game[Any], view: State, legal: Sequence[Action], worse: Collection[Action], rng: Random
) -> int:
    """Return how many careless tries find something worse."""
    looks = [bots.find("greedy")(game, view, legal, rng)]
    for _ in range(TRIES):
        search = Search(game, view, legal)
        for _ in range(TRY):
            search.iterate(rng)
        looks.append(search.best(rng))
    return sum(look in worse for look in looks)
