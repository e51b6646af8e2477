"""Search for puzzles in a reviewed game: a separate process proves them, one choice after another."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from circus.lab.crew.pool import Pool
from circus.lab.puzzles.reviewed import Sought, likely, sought
from circus.lab.review.verdict import Review
from circus.lab.review.work import packed
from circus.platform.fault_log import note_fault
from circus.records.timeline import Timeline
from circus.session.own_puzzles import SearchProgress, keep_puzzles, kept_puzzles
from circus.session.review_job import Working

Seek = Callable[[Timeline, Sequence[int]], Working[Sought]]
"""Function that examines the choices in these positions of a game, in this order."""


class SeekBeside:
    """Search in one process of low priority that ends with the program."""

    def __init__(self, timeline: Timeline, positions: Sequence[int]) -> None:
        """Start the process; raise OSError if the system refuses it."""
        work = partial(sought, packed(timeline))
        self._pool: Pool[Sought] = Pool(work, positions, 1, modest=True)

    @property
    def ended(self) -> bool:
        """Whether all positions have been examined."""
        return self._pool.ended

    def take(self) -> list[Sought]:
        """Return the new results; raise the error of the process."""
        return [] if self.ended else [found for _, found in self._pool.receive(0)]

    def close(self) -> None:
        """End the process."""
        self._pool.close()


class SeekNowhere:
    """Search without results: for tests and pictures."""

    ended = True

    def __init__(self, timeline: Timeline, positions: Sequence[int]) -> None:
        """Start nothing."""

    def take(self) -> list[Sought]:
        """Return an empty list: nothing is searched."""
        return []

    def close(self) -> None:
        """Do nothing."""


class PuzzleSearch:
    """Search in one game; it continues where an earlier one was stopped.

    Attributes:
        kept: the results so far, stored next to the record.
    """

    def __init__(self, record: Path, timeline: Timeline, review: Review, seek: Seek = SeekBeside) -> None:
        self._record = record
        self.kept: SearchProgress = kept_puzzles(record, timeline)
        self._working: Working[Sought] | None = None
        left = likely(review)[self.kept.seen :]
        if left and not self.kept.is_full:
            try:
                self._working = seek(timeline, left)
            except OSError:
                return  # without a process, the search starts when this review is opened again

    @property
    def goes_on(self) -> bool:
        """Whether the search is running."""
        return self._working is not None

    def go_on(self) -> bool:
        """Store the new results; return whether a puzzle was found.

        It never waits. A search that fails, or a full disk, is retried when the review is opened again.
        """
        if self._working is None:
            return False
        before = self.kept
        try:
            for each in self._working.take():
                if not self.kept.is_full:
                    self.kept = self.kept.with_next(each)
            if self.kept != before:
                keep_puzzles(self._record, self.kept)
            over = self.kept.is_full or self._working.ended
        except OSError:
            over = True
        except Exception as error:  # anything may fail in another process
            note_fault("the search for puzzles is given up", error)
            over = True
        if over:
            self.cancel()
        return len(self.kept.found) > len(before.found)

    def cancel(self) -> None:
        """Stop the search; its results stay."""
        if self._working is not None:
            self._working.close()
            self._working = None
