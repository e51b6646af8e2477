"""A quest: the table is back before one choice of a game, and its seat looks for what is best there."""

from collections.abc import Sequence
from dataclasses import replace
from enum import Enum
from math import hypot
from random import Random

from circus.bots.cost import Cost
from circus.core.action import Action
from circus.lab.review.verdict import ERROR
from circus.match import Match
from circus.session.game_session import GameSession
from circus.session.table_setup import BOT, HUMAN, Seat, TableSetup, load_table_setup
from circus.timeline import Timeline

BYSTANDER = "greedy"
"""How those play who have to choose at the same time: quickly, it decides nothing."""

SURE = 2.0
"""So many standard errors apart, two choices are told from one another."""


class Verdict(Enum):
    """What a try comes to; the value ends the key of its sentence."""

    FOUND = "found"
    AS_GOOD = "as-good"
    BETTER = "better"
    SAME = "same"
    WORSE = "worse"


class Quest:
    """One choice that is to be made again.

    Attributes:
        timeline: the game up to the choice, and no further: what came of it is not known here.
        seat: whose choice it is.
        best: what was found best.
        played: what was done in the game, and what it cost; `None` where that is nobody's business, as in a
            puzzle.
    """

    def __init__(self, timeline: Timeline, at: int, best: Action, played: Cost | None = None) -> None:
        """The choice is made in position `at` of `timeline`, by the seat of `best`."""
        self.timeline = timeline.branch(at)
        self.seat = best.seat
        self.best = best
        self.played = played

    def verdict(self, action: Action, cost: Cost | None = None) -> Verdict:
        """What a try comes to; `cost` is what it was found to cost beside the best, where that is known.

        One that costs nothing worth the name is as good as the best, and so is one that cannot be told from
        it and is surely cheaper than what was played.
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


def quest_session(quest: Quest, seats: Sequence[Seat], rng: Random) -> GameSession:
    """Return the table of a quest: a person sits where the choice is made, bots everywhere else.

    It writes no record: nothing that is tried here belongs to the game of then.
    """
    timeline = quest.timeline.branch(len(quest.timeline))
    match = Match(timeline.game, timeline.setup, timeline=timeline)
    return GameSession(match, quest_seats(quest, seats), rng)


def quest_seats(quest: Quest, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who sits where in a quest, under the names of the game."""
    return tuple(
        replace(who, kind=HUMAN if seat == quest.seat else BOT, strength=BYSTANDER, coach=False)
        for seat, who in enumerate(seats)
    )


def quest_table(quest: Quest, seats: Sequence[Seat]) -> TableSetup:
    """Return the set-up that goes with `quest_session`."""
    game, setup = quest.timeline.game, quest.timeline.setup
    aids = load_table_setup(game.name).aids
    options, level = dict(setup.options), setup.level
    return TableSetup(game.name, quest_seats(quest, seats), options, setup.level_name, aids=aids, board=level)
