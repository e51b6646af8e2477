"""Search for puzzles in a reviewed game: a separate process proves them, one choice after another."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from circus.lab.crew.background import PoolWork
from circus.lab.puzzles.reviewed import SearchedChoice, candidate_positions, search_choice
from circus.lab.review.verdict import Review
from circus.lab.review.work import pack_game
from circus.platform.job import DoneWork, Job, Work
from circus.records.timeline import Timeline
from circus.session.own_puzzles import PuzzleSearchProgress, load_puzzles, store_puzzles

Seek = Callable[[Timeline, Sequence[int]], Work[SearchedChoice]]
"""Function that examines the choices in these positions of a game, in this order."""


def seeking(timeline: Timeline, positions: Sequence[int]) -> PoolWork[SearchedChoice]:
    """Start to examine choices in one process; raise OSError if the system refuses it."""
    return PoolWork(partial(search_choice, pack_game(timeline)), positions)


def seek_nothing(timeline: Timeline, positions: Sequence[int]) -> DoneWork[SearchedChoice]:
    """Find nothing: for tests and pictures."""
    return DoneWork()


class PuzzleSearch:
    """Search in one game; it continues where an earlier one was stopped.

    A search that fails, or a full disk, is retried when the review is opened again.

    Attributes:
        kept: the results so far, stored next to the record.
        job: examines the remaining choices; `None` if there are none.
    """

    def __init__(self, record: Path, timeline: Timeline, review: Review, seek: Seek = seeking) -> None:
        self._record = record
        self.progress = self._begun = load_puzzles(record, timeline)
        self.job: Job[SearchedChoice, PuzzleSearchProgress] | None = None
        left = candidate_positions(review)[self.progress.seen :]
        if left and not self.progress.is_full:
            self.job = Job(
                partial(seek, timeline, left),
                self._store,
                part_count=len(left),
                purpose="the search for puzzles",
                expected=(OSError,),
            )

    def poll(self) -> None:
        """Store the new results."""
        if self.job and self.job.poll() and self.progress.is_full:
            self.job.cancel()

    def cancel(self) -> None:
        """Stop the search; its results stay."""
        if self.job:
            self.job.cancel()

    def _store(self, found: Sequence[SearchedChoice]) -> PuzzleSearchProgress:
        """Store the progress after these choices; raise OSError if the disk is full."""
        self.progress = self._begun
        for each in found:
            if not self.progress.is_full:
                self.progress = self.progress.with_next(each)
        store_puzzles(self._record, self.progress)
        return self.progress
