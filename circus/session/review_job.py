"""A review being worked out: processes beside the app judge the game, position by position."""

import os
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol, TypeVar

from circus.fault_log import describe_error, note_fault
from circus.lab.crew.pool import Pool
from circus.lab.review.steps import Step, steps
from circus.lab.review.verdict import Review, review_of
from circus.lab.review.work import Judged, judged, packed
from circus.timeline import Timeline

EFFORT = "normal"
"""How closely the app looks at a game."""

SEED = 1
"""That of `review` without one: the same game has the same review in the app and on the command line."""

MOST_JOBS = 4
"""More processes than that hold up whatever else the machine does."""


T_co = TypeVar("T_co", covariant=True)


class Working(Protocol[T_co]):
    """Who works something out of a game meanwhile, piece by piece."""

    @property
    def ended(self) -> bool:
        """Whether nothing more will come."""

    def take(self) -> Sequence[T_co]:
        """What has come since this was last asked; never waits. Raises where it has broken down."""

    def close(self) -> None:
        """Stop whatever it is at."""


Start = Callable[[Timeline], Working[Step]]
"""Who judges the positions of a game."""


class Beside:
    """Judges in processes of low priority, which are gone when this program is."""

    def __init__(self, timeline: Timeline) -> None:
        """Raises OSError if the system has no room for them."""
        game = packed(timeline)
        work = partial(judged, [game], EFFORT, SEED)
        self._pool: Pool[Judged] = Pool(work, range(game.positions), _jobs(), modest=True)

    @property
    def ended(self) -> bool:
        """Whether all processes have said that they are done."""
        return self._pool.ended

    def take(self) -> list[Step]:
        """What has come; raises what went wrong in a process."""
        return [] if self.ended else [step for _, (_, step) in self._pool.receive(0)]

    def close(self) -> None:
        """End the processes."""
        self._pool.close()


class AtOnce:
    """Judges where it is asked, all of it at once and not closely: for tests and pictures."""

    def __init__(self, timeline: Timeline) -> None:
        self._steps = list(steps(timeline, range(len(timeline) + 1), "low", SEED))

    @property
    def ended(self) -> bool:
        """Whether it was asked."""
        return not self._steps

    def take(self) -> list[Step]:
        """Return all of it."""
        taken, self._steps = self._steps, []
        return taken

    def close(self) -> None:
        """There is nothing to stop."""


def _jobs() -> int:
    """Half the cores, so that the table stays smooth; two where there are no more, one where there is one."""
    cores = os.cpu_count() or 1
    return min(cores, max(2, cores // 2), MOST_JOBS)


class ReviewJob:
    """The review of one game, on its way.

    Attributes:
        done, of: how many positions have been judged, and how many there are.
        review: what came of it; `None` before all is judged.
        fault: why it was given up, in the words of the program; "" while it goes on.
    """

    def __init__(self, timeline: Timeline, start: Start = Beside) -> None:
        self._timeline = timeline
        self._steps: list[Step] = []
        self.of = len(timeline) + 1
        self.review: Review | None = None
        self.fault = ""
        self._working: Working[Step] | None = None
        try:
            self._working = start(timeline)
        except OSError as error:
            self.fault = str(error)

    @property
    def done(self) -> int:
        """How many positions have been judged."""
        return len(self._steps)

    @property
    def goes_on(self) -> bool:
        """Whether there is still something to come."""
        return self._working is not None

    def go_on(self) -> bool:
        """Take what has come meanwhile; return whether there was anything. Never waits."""
        if self._working is None:
            return False
        before = self.done
        try:
            self._steps += self._working.take()
            if self.done == self.of:
                self.review = review_of(self._timeline, self._steps)
        except Exception as error:  # whatever breaks down in another process
            self.fault = describe_error(error)
        if self._working.ended or self.review or self.fault:
            self._finish()
        return self.done != before or not self.goes_on

    def cancel(self) -> None:
        """Give it up; what has been judged is forgotten."""
        self._finish(cancelled=True)

    def _finish(self, *, cancelled: bool = False) -> None:
        if self._working is not None:
            self._working.close()
            self._working = None
            if self.review is None and not self.fault and not cancelled:
                self.fault = "not every position was judged"
            if self.fault:
                note_fault("a review is given up", self.fault)
