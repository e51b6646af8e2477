"""Looking for puzzles in a reviewed game: a process beside the app proves them, one choice after another."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from circus.fault_log import note_fault
from circus.lab.crew.pool import Pool
from circus.lab.puzzles.reviewed import Sought, likely, sought
from circus.lab.review.verdict import Review
from circus.lab.review.work import packed
from circus.session.own_puzzles import Kept, keep_puzzles, kept_puzzles
from circus.session.review_job import Working
from circus.timeline import Timeline

Seek = Callable[[Timeline, Sequence[int]], Working[Sought]]
"""Looks at the choices in these positions of a game, in this order."""


class SeekBeside:
    """Looks in one process of low priority, which is gone when this program is."""

    def __init__(self, timeline: Timeline, positions: Sequence[int]) -> None:
        """Raises OSError if the system has no room for it."""
        work = partial(sought, packed(timeline))
        self._pool: Pool[Sought] = Pool(work, positions, 1, modest=True)

    @property
    def ended(self) -> bool:
        """Whether all have been looked at."""
        return self._pool.ended

    def take(self) -> list[Sought]:
        """What has come; raises what went wrong in the process."""
        return [] if self.ended else [found for _, found in self._pool.receive(0)]

    def close(self) -> None:
        """End the process."""
        self._pool.close()


class SeekNowhere:
    """Looks at nothing: for tests and pictures."""

    ended = True

    def __init__(self, timeline: Timeline, positions: Sequence[int]) -> None:
        """Nothing begins."""

    def take(self) -> list[Sought]:
        """Nothing is found."""
        return []

    def close(self) -> None:
        """There is nothing to stop."""


class PuzzleSearch:
    """The search in one game, on its way; it goes on where it was left the last time.

    Attributes:
        kept: what was found so far, which lies beside the record.
    """

    def __init__(self, record: Path, timeline: Timeline, review: Review, seek: Seek = SeekBeside) -> None:
        self._record = record
        self.kept: Kept = kept_puzzles(record, timeline)
        self._working: Working[Sought] | None = None
        left = likely(review)[self.kept.seen :]
        if left and not self.kept.is_full:
            try:
                self._working = seek(timeline, left)
            except OSError:
                return  # no room for a process: the next time this review is looked at

    @property
    def goes_on(self) -> bool:
        """Whether there is still something to come."""
        return self._working is not None

    def go_on(self) -> bool:
        """Take and keep what has come meanwhile; return whether a puzzle was found.

        Never waits.

        A search that breaks down, or finds no room on the disk, is repeated when the review is opened again.
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
        """Stop looking; what was found stays."""
        if self._working is not None:
            self._working.close()
            self._working = None
