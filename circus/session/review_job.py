"""Background review: separate processes judge a game, position by position."""

import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol, TypeVar

from circus.lab.crew.pool import Pool
from circus.lab.review.steps import ReviewStep, steps
from circus.lab.review.verdict import Review, review_of
from circus.lab.review.work import Judged, judged, packed
from circus.platform.fault_log import describe_error, note_fault
from circus.records.timeline import Timeline

EFFORT = "normal"
"""Effort of the app's reviews."""

SEED = 1
"""The default seed of `review`: a game has the same review in the app and on the command line."""

MOST_JOBS = 4
"""Maximum number of processes: more would slow the rest of the machine."""


T_co = TypeVar("T_co", covariant=True)


class Working(Protocol[T_co]):
    """Handle of a background computation with partial results."""

    @property
    def ended(self) -> bool:
        """Whether no more results will follow."""

    def take(self) -> Sequence[T_co]:
        """Return the results since the last call, without waiting; raise the error of the computation."""

    def close(self) -> None:
        """Stop the computation."""


Start = Callable[[Timeline], Working[ReviewStep]]
"""Function that starts judging the positions of a game."""


class Beside:
    """Judging in processes of low priority that end with the program."""

    def __init__(self, timeline: Timeline) -> None:
        """Start the processes; raise OSError if the system refuses them."""
        game = packed(timeline)
        work = partial(judged, [game], EFFORT, SEED)
        self._pool: Pool[Judged] = Pool(work, range(game.positions), _jobs(), modest=True)

    @property
    def ended(self) -> bool:
        """Whether all processes are done."""
        return self._pool.ended

    def take(self) -> list[ReviewStep]:
        """Return the new results; raise the error of a process."""
        return [] if self.ended else [step for _, (_, step) in self._pool.receive(0)]

    def close(self) -> None:
        """End the processes."""
        self._pool.close()


class SynchronousReview:
    """Synchronous judging at low effort: for tests and pictures."""

    def __init__(self, timeline: Timeline) -> None:
        self._steps = list(steps(timeline, range(len(timeline) + 1), "low", SEED))

    @property
    def ended(self) -> bool:
        """Whether the results were taken."""
        return not self._steps

    def take(self) -> list[ReviewStep]:
        """Return all results."""
        taken, self._steps = self._steps, []
        return taken

    def close(self) -> None:
        """Do nothing."""


def _jobs() -> int:
    """Return half the number of cores, for smooth drawing, at most `MOST_JOBS`; at least two of several."""
    cores = os.cpu_count() or 1
    return min(cores, max(2, cores // 2), MOST_JOBS)


class ReviewJob:
    """Running review of one game.

    Attributes:
        done, of: number of judged positions, and of all.
        review: the result; `None` before all are judged.
        fault: the program's message if it failed; "" otherwise.
    """

    def __init__(self, timeline: Timeline, start: Start = Beside) -> None:
        self._timeline = timeline
        self._steps: list[ReviewStep] = []
        self.of = len(timeline) + 1
        self.review: Review | None = None
        self.fault = ""
        self._working: Working[ReviewStep] | None = None
        try:
            self._working = start(timeline)
        except OSError as error:
            self.fault = str(error)

    @property
    def done(self) -> int:
        """Number of judged positions."""
        return len(self._steps)

    @property
    def goes_on(self) -> bool:
        """Whether the review is running."""
        return self._working is not None

    def go_on(self) -> bool:
        """Take the new results; return whether there were any. It never waits."""
        if self._working is None:
            return False
        before = self.done
        try:
            self._steps += self._working.take()
            if self.done == self.of:
                self.review = review_of(self._timeline, self._steps)
        except Exception as error:  # any error of another process
            self.fault = describe_error(error)
        if self._working.ended or self.review or self.fault:
            self._finish()
        return self.done != before or not self.goes_on

    def cancel(self) -> None:
        """Stop the review; its results are dropped."""
        self._finish(cancelled=True)

    def _finish(self, *, cancelled: bool = False) -> None:
        if self._working is not None:
            self._working.close()
            self._working = None
            if self.review is None and not self.fault and not cancelled:
                self.fault = "not every position was judged"
            if self.fault:
                note_fault("a review is given up", self.fault)
