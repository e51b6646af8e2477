"""Work of background jobs in processes."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Generic, TypeVar

from circus.lab.crew.pool import Pool

R = TypeVar("R")


class PoolWork(Generic[R]):
    """Work of processes that end with the program, of low priority by default."""

    def __init__(
        self, task: Callable[[int], R], numbers: Iterable[int], jobs: int = 1, *, low_priority: bool = True
    ) -> None:
        """Start the processes; raise OSError if the system refuses them."""
        self._pool = Pool(task, numbers, jobs, low_priority=low_priority)

    @property
    def ended(self) -> bool:
        """Whether all numbers are done."""
        return self._pool.ended

    @property
    def replaced(self) -> int:
        """Number of processes that ended or hung, and were replaced."""
        return self._pool.replaced

    def take(self) -> list[R]:
        """Return the new results; raise the error of a process."""
        return [] if self.ended else [result for _, result in self._pool.receive(0)]

    def close(self) -> None:
        """End the processes."""
        self._pool.close()


def one_call(task: Callable[[], R], *, low_priority: bool = True) -> PoolWork[R]:
    """Start one process that calls `task` once; raise OSError if the system refuses it."""
    return PoolWork(partial(_call, task), [0], low_priority=low_priority)


def _call(task: Callable[[], R], _number: int) -> R:
    return task()
