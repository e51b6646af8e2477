"""Ledger of numbered work: numbers to do, in progress, and to repeat."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence

from circus.core.errors import CircusError

TRIES = 3
"""Number of workers that a number may kill before it is given up."""

WINDOW = 20_000
"""Maximum distance of a new number from the oldest unfinished one: a caller that sorts results has to buffer
those that arrive early, and one worker may be stopped for long."""


class CrewError(CircusError):
    """Work that cannot be done: it kills every worker, or no worker is left."""


class WorkLedger:
    """Ledger in which every number is handed out and counts once, even if its worker dies."""

    def __init__(self, numbers: Iterable[int]) -> None:
        """Take numbers from `numbers` lazily; it may be endless and never repeats one."""
        self._fresh: Iterator[int] = iter(numbers)
        self._next = next(self._fresh, None)
        self._handed_out = 0
        self._places: dict[int, int] = {}
        self._suspects: deque[int] = deque()
        self._back: deque[int] = deque()
        self._deaths: dict[int, int] = {}

    @property
    def ended(self) -> bool:
        """Whether all work is done."""
        return not self.more and not self._places

    @property
    def more(self) -> bool:
        """Whether a number waits to be handed out."""
        return bool(self._suspects or self._back) or self._next is not None

    @property
    def suspects(self) -> bool:
        """Whether the next number was in progress when a worker died, so that it runs alone."""
        return bool(self._suspects)

    def take(self, most: int) -> list[int]:
        """Return up to `most` numbers to run now; none if there are none, or if the window is full."""
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
        """Mark a number as done; return false if it was done before, so that its result does not count."""
        self._deaths.pop(number, None)
        return self._places.pop(number, None) is not None

    def back(self, numbers: Sequence[int]) -> None:
        """Take back numbers whose worker is lost through no fault of theirs; they are next in line."""
        self._back.extendleft(reversed(numbers))

    def take_back_lost(self, numbers: Sequence[int], deaths: int = 1) -> None:
        """Take back numbers that killed `deaths` workers, together or one of them.

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
