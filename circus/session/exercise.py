"""Exercise: the table at an earlier choice of a game, with the task to find the best action."""

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from math import hypot
from random import Random

from circus.bots.cost import Cost
from circus.core.action import Action
from circus.lab.review.verdict import ERROR
from circus.records.match import Match
from circus.records.timeline import Timeline
from circus.session.game_session import GameSession
from circus.session.table_setup import BOT, HUMAN, Seat, TableSetup, load_table_setup

BYSTANDER = "greedy"
"""Strength of the bots that have to choose at the same time: fast, since it decides nothing."""

SURE = 2.0
"""Two choices differ clearly if they are this many standard errors apart."""


class Verdict(Enum):
    """Result of an attempt; the value is the suffix of its message's key."""

    FOUND = "found"
    AS_GOOD = "as-good"
    BETTER = "better"
    SAME = "same"
    WORSE = "worse"


class Exercise:
    """Exercise: one choice that is to be made again.

    Attributes:
        timeline: the game up to the choice: later actions are not included.
        seat: of the choice.
        best: the best action by the review.
        played: the action in the game, with its cost; `None` in a puzzle.
    """

    def __init__(self, timeline: Timeline, at: int, best: Action, played: Cost | None = None) -> None:
        """Create the exercise of position `at` of `timeline`, for the seat of `best`."""
        self.timeline = timeline.branch(at)
        self.seat = best.seat
        self.best = best
        self.played = played

    def verdict(self, action: Action, cost: Cost | None = None) -> Verdict:
        """Return the verdict on an attempt; `cost` is its loss relative to the best action, if known.

        An action is as good as the best one if its loss is negligible. So is one that is not clearly worse
        than the best and clearly better than the played one.
        """
        if action == self.best:
            return Verdict.FOUND
        if self.played and action == self.played.action:
            return Verdict.SAME
        if cost is None:
            return Verdict.WORSE
        spares = self.played is not None and _surely_below(cost, self.played)
        if cost.loss <= ERROR or (spares and cost.loss <= SURE * cost.stderr):
            return Verdict.AS_GOOD
        return Verdict.BETTER if spares else Verdict.WORSE


def _surely_below(cost: Cost, other: Cost) -> bool:
    return other.loss - cost.loss > SURE * hypot(cost.stderr, other.stderr)


def create_exercise_session(exercise: Exercise, seats: Sequence[Seat], rng: Random) -> GameSession:
    """Return the session of an exercise: a person in the seat of the choice, bots in the others.

    It writes no record, since attempts are not part of the original game.
    """
    timeline = exercise.timeline.branch(len(exercise.timeline))
    match = Match(timeline.game, timeline.setup, timeline=timeline)
    return GameSession(match, _assign_seats(exercise, seats), rng)


def _assign_seats(exercise: Exercise, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the seats of an exercise, with the names of the game."""
    return tuple(
        replace(who, kind=HUMAN if seat == exercise.seat else BOT, strength=BYSTANDER, coach=False)
        for seat, who in enumerate(seats)
    )


def create_exercise_setup(exercise: Exercise, seats: Sequence[Seat]) -> TableSetup:
    """Return the table set-up for `create_exercise_session`."""
    game, setup = exercise.timeline.game, exercise.timeline.setup
    aids = load_table_setup(game.name).aids
    options, level = setup.choices, setup.level
    return TableSetup(
        game.name, _assign_seats(exercise, seats), options, setup.level_name, aids=aids, board=level
    )
