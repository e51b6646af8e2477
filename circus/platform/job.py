"""Background job: one handle for everything that is computed while the program is used."""

from collections.abc import Callable, Generator, Sequence
from typing import Generic, Protocol, TypeVar

from circus.platform.fault_log import note_fault

T = TypeVar("T")
R = TypeVar("R")
T_co = TypeVar("T_co", covariant=True)


class Work(Protocol[T_co]):
    """Running computation of a job; `circus.lab.crew.background` runs one in processes of low priority."""

    @property
    def ended(self) -> bool:
        """Whether no more parts will follow."""

    def take(self) -> Sequence[T_co]:
        """Return the parts since the last call, without waiting; raise the error of the computation."""

    def close(self) -> None:
        """Stop the computation."""


class Job(Generic[T, R]):
    """Handle of a computation whose owner polls it; no method waits.

    Attributes:
        parts: the parts that have arrived.
        part_count: their number at the end.
        result: the result of the parts so far; `None` for none.
        fault: the error that ended the job; `None` for none.
    """

    def __init__(
        self,
        start: Callable[[], Work[T]],
        combine: Callable[[Sequence[T]], R | None],
        *,
        part_count: int = 1,
        purpose: str = "",
        expected: tuple[type[Exception], ...] = (),
    ) -> None:
        """Start the work; if the system refuses a process, that is the fault.

        Args:
            start: starts the work.
            combine: returns the result of all parts so far.
            part_count: the number of parts.
            purpose: for the note of an error; without one, an error that is not expected is raised.
            expected: errors that are not noted, since the owner shows them.
        """
        self._combine, self._purpose, self._expected = combine, purpose, expected
        self.parts: list[T] = []
        self.part_count = part_count
        self.result: R | None = None
        self.fault: Exception | None = None
        self._work: Work[T] | None = None
        try:
            self._work = start()
        except OSError as error:
            self.fault = error

    @property
    def is_running(self) -> bool:
        """Whether the work is not finished."""
        return self._work is not None

    @property
    def progress(self) -> float:
        """Share of the parts that have arrived, 0 to 1."""
        return len(self.parts) / self.part_count

    def poll(self) -> bool:
        """Take the parts that have arrived; return whether anything has changed."""
        if self._work is None:
            return False
        before = len(self.parts)
        try:
            self.parts += self._work.take()
            if len(self.parts) > before:
                self.result = self._combine(self.parts)
            over = self._work.ended or len(self.parts) >= self.part_count
        except Exception as error:  # anything may fail in another process
            self.cancel()
            self._fail(error)
            return True
        if over:
            self.cancel()
        return over or len(self.parts) > before

    def cancel(self) -> None:
        """Stop the work; the parts that have arrived stay."""
        work, self._work = self._work, None
        if work is not None:
            work.close()

    def _fail(self, error: Exception) -> None:
        """Store an error, and note it if nobody expects it."""
        self.fault = error
        if isinstance(error, self._expected):
            return
        if not self._purpose:
            raise error
        note_fault(f"{self._purpose} is given up", error)


class DoneWork(Generic[T]):
    """Work that is done at once: for tests and pictures."""

    def __init__(self, parts: Sequence[T] = ()) -> None:
        self._parts = parts

    @property
    def ended(self) -> bool:
        """Whether the parts were taken."""
        return not self._parts

    def take(self) -> Sequence[T]:
        """Return all parts."""
        parts, self._parts = self._parts, ()
        return parts

    def close(self) -> None:
        """Do nothing."""


class StepWork(Generic[T]):
    """Work in steps, one whenever it is polled: a generator that returns its only part."""

    def __init__(self, steps: Generator[None, None, T]) -> None:
        self._steps = steps
        self.ended = False

    def take(self) -> Sequence[T]:
        """Take the next step; return the part after the last one."""
        try:
            next(self._steps)
        except StopIteration as stop:
            self.ended = True
            return (stop.value,)
        return ()

    def close(self) -> None:
        """Close the generator."""
        self._steps.close()


def only_part(parts: Sequence[T]) -> T:
    """Return the only part, which is the whole result."""
    return parts[-1]
