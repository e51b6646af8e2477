"""The ledger of numbered work: what is still to be done, what is under way, and what has to be done again."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence

from circus.core.errors import CircusError

TRIES = 3
"""A number that has ended so many workers is given up."""

WINDOW = 20_000
"""No number is handed out so far behind the oldest one that is unfinished: whoever puts results in order has
to keep those that came early, and one worker may stand still for long."""


class CrewError(CircusError):
    """The work cannot be done: whoever takes it dies of it, or nobody is left to take it."""


class Ledger:
    """Every number is handed out, and counts once, whatever becomes of those who took it."""

    def __init__(self, numbers: Iterable[int]) -> None:
        """Takes from `numbers`, which may have no end and never repeats one, as late as possible."""
        self._fresh: Iterator[int] = iter(numbers)
        self._next = next(self._fresh, None)
        self._handed_out = 0
        self._places: dict[int, int] = {}
        self._suspects: deque[int] = deque()
        self._back: deque[int] = deque()
        self._deaths: dict[int, int] = {}

    @property
    def ended(self) -> bool:
        """Whether all of it is done."""
        return not self.more and not self._places

    @property
    def more(self) -> bool:
        """Whether something waits to be handed out."""
        return bool(self._suspects or self._back) or self._next is not None

    @property
    def suspects(self) -> bool:
        """Whether what comes next is a number that was under way when a worker died: it is done alone."""
        return bool(self._suspects)

    def take(self, most: int) -> list[int]:
        """At most so many numbers that somebody does now; none if there are none, or too early for more."""
        if self._suspects:
            return [self._suspects.popleft()]
        taken = [self._back.popleft() for _ in range(min(most, len(self._back)))]
        oldest = next(iter(self._places.values()), self._handed_out)
        while self._next is not None and len(taken) < most and self._handed_out - oldest < WINDOW:
            taken.append(self._next)
            self._places[self._next] = self._handed_out
            self._handed_out += 1
            self._next = next(self._fresh, None)
        return taken

    def done(self, number: int) -> bool:
        """Crosses a number out; false if it was crossed out before, so that its result does not count."""
        self._deaths.pop(number, None)
        return self._places.pop(number, None) is not None

    def back(self, numbers: Sequence[int]) -> None:
        """Takes back numbers that nobody can do who has them, through no fault of theirs: they come next."""
        self._back.extendleft(reversed(numbers))

    def lost(self, numbers: Sequence[int], deaths: int = 1) -> None:
        """Takes back numbers that ended `deaths` workers, all or one of them.

        Raises:
            CrewError: if one of them has done so too often.
        """
        for number in numbers:
            self._deaths[number] = self._deaths.get(number, 0) + deaths
            if self._deaths[number] >= TRIES:
                raise CrewError(
                    f"whoever takes number {number} of the work is killed, {self._deaths[number]} times now: "
                    "there may be too little memory, so start again with fewer processes"
                )
        self._suspects.extendleft(reversed(numbers))
