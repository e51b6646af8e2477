"""Background review: separate processes judge a game, position by position."""

import os
from collections.abc import Callable, Sequence
from functools import partial

from circus.lab.crew.background import PoolWork
from circus.lab.review.steps import ReviewStep, steps
from circus.lab.review.verdict import Review, review_of
from circus.lab.review.work import judge_position, pack_game
from circus.platform.job import DoneWork, Job, Work
from circus.records.timeline import Timeline

EFFORT = "normal"
"""Effort of the app's reviews."""

SEED = 1
"""The default seed of `review`: a game has the same review in the app and on the command line."""

MAX_JOBS = 4
"""Maximum number of processes: more would slow the rest of the machine."""

Start = Callable[[Timeline], Work[ReviewStep]]
"""Function that starts judging the positions of a game."""

ReviewJob = Job[ReviewStep, Review]


def review_job(timeline: Timeline, start: Start) -> ReviewJob:
    """Start to review a game; the result follows once all positions are judged."""
    count = len(timeline) + 1

    def combine(found: Sequence[ReviewStep]) -> Review | None:
        return review_of(timeline, found) if len(found) == count else None

    return Job(partial(start, timeline), combine, part_count=count, purpose="a review")


def judging(timeline: Timeline) -> PoolWork[ReviewStep]:
    """Start to judge all positions in processes; raise OSError if the system refuses them."""
    return judging_these(timeline, range(len(timeline) + 1), _jobs())


def judging_these(timeline: Timeline, positions: Sequence[int], jobs: int = 1) -> PoolWork[ReviewStep]:
    """Start to judge these positions in processes; raise OSError if the system refuses them."""
    return PoolWork(partial(judge_position, pack_game(timeline), EFFORT, SEED), positions, jobs)


def judged_at_once(timeline: Timeline) -> DoneWork[ReviewStep]:
    """Judge all positions at low effort before returning: for tests and pictures."""
    return DoneWork(list(steps(timeline, range(len(timeline) + 1), "low", SEED)))


def _jobs() -> int:
    """Return half the number of cores, for smooth drawing, at most `MAX_JOBS`; at least two of several."""
    cores = os.cpu_count() or 1
    return min(cores, max(2, cores // 2), MAX_JOBS)
