"""Reviews of the games of the day, computed in one low-priority process while nobody plays."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from circus.lab.review.steps import ReviewStep
from circus.lab.review.verdict import review_of
from circus.platform.console import say
from circus.platform.fault_log import note_fault
from circus.platform.job import Job, Work
from circus.records.replay import read
from circus.records.timeline import Timeline
from circus.session.review_cache import store_review
from circus.session.review_job import EFFORT, judging_these

QUIET_MS = 5000.0
"""Milliseconds without input before a review begins."""
COLLECT_MS = 250.0
"""Milliseconds between two collections of results."""


Start = Callable[[Timeline, Sequence[int]], Work[ReviewStep]]
"""Function that starts judging these positions of a game."""


class Reviewing:
    """Reviews of one game after the other; input stops them, and they continue where they were."""

    def __init__(self, start: Start = judging_these) -> None:
        self._start = start
        self._quiet = self._looked = 0.0
        self._record: Path | None = None
        self._timeline: Timeline | None = None
        self._steps: dict[int, ReviewStep] = {}
        self._job: Job[ReviewStep, Sequence[ReviewStep]] | None = None
        self._given_up: set[Path] = set()

    def advance(self, ms: float, wanted: Sequence[Path]) -> Path | None:
        """Advance time while nobody plays; return the first of the `wanted` records if its review is done."""
        self._quiet, self._looked = self._quiet + ms, self._looked + ms
        if self._quiet < QUIET_MS or self._looked < COLLECT_MS:
            return None
        self._looked = 0.0
        left = [record for record in wanted if record not in self._given_up]
        if self._record not in left:
            self._begin(left[0] if left else None)
        return self._go_on() if self._record else None

    def stop(self) -> None:
        """Stop for a visitor; the results are stored for the next quiet moment."""
        self._quiet = 0.0
        self._pause()

    def _pause(self) -> None:
        if self._job:
            self._job.cancel()
            self._steps |= {step.at: step for step in self._job.parts}
            self._job = None

    def _begin(self, record: Path | None) -> None:
        self._pause()
        self._record, self._timeline, self._steps = record, None, {}

    def _go_on(self) -> Path | None:
        """Collect results; return the record when its review is done.

        A failed one is not tried again today.
        """
        assert self._record
        try:
            timeline = self._timeline = self._timeline or read(self._record).match.timeline
            every = range(len(timeline) + 1)
            if self._job is None:
                left = [at for at in every if at not in self._steps]
                start = partial(self._start, timeline, left)
                self._job = Job(start, list, part_count=len(left), expected=(Exception,))
            self._job.poll()
            if self._job.fault:
                raise self._job.fault
            if self._job.is_running:
                return None
            self._pause()
            store_review(self._record, timeline, review_of(timeline, self._steps.values()), EFFORT)
        except Exception as error:
            say(f"circus: {self._record} is not reviewed: {error}")
            if self._timeline and not isinstance(error, OSError):  # the record could be read
                note_fault("a game of the day is not reviewed", error)
            self._given_up.add(self._record)
            self._begin(None)
            return None
        done = self._record
        self._begin(None)
        return done
