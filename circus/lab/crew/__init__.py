"""Crew: runs numbered work in this process, in several processes or on many machines."""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar

from circus.lab.crew.dask_cluster import Cluster
from circus.lab.crew.pool import in_processes

R = TypeVar("R")


class Crew(Protocol):
    """Runner of numbered work; its creator closes it."""

    def work(self, task: Callable[[int], R], numbers: Iterable[int]) -> Iterator[tuple[int, R]]:
        """Yield each number with its result of `task`, in any order; closing the generator stops the work.

        Args:
            task: has to be picklable, as has its result, and to return the same for a number wherever and
                however often it is called.
            numbers: without repetitions. They are consumed lazily, a bounded number ahead of the oldest
                unfinished one, so they may be endless.

        Raises:
            CrewError: if the work cannot be done. An exception of the task is raised here too.
        """

    def close(self) -> None:
        """Release all workers."""


class _Alone:
    """Crew that runs the work in this process, one number after another."""

    def work(self, task: Callable[[int], R], numbers: Iterable[int]) -> Iterator[tuple[int, R]]:
        return ((number, task(number)) for number in numbers)

    def close(self) -> None:
        """Do nothing: there are no workers."""


class _Processes:
    """Crew of processes that start with the work and end with it."""

    def __init__(self, jobs: int, lost: Callable[[int], None] | None) -> None:
        self._jobs, self._lost = jobs, lost

    def work(self, task: Callable[[int], R], numbers: Iterable[int]) -> Iterator[tuple[int, R]]:
        return in_processes(task, numbers, self._jobs, self._lost)

    def close(self) -> None:
        """Do nothing: the processes have ended with the work."""


def alone() -> Crew:
    """Return the crew of this process."""
    return _Alone()


def processes(jobs: int, lost: Callable[[int], None] | None = None) -> Crew:
    """Return a crew of `jobs` processes, or this process for one.

    `lost` is called with each number that will be repeated.
    """
    return alone() if jobs == 1 else _Processes(jobs, lost)


def cluster(address: str) -> Crew:
    """Return the crew of the dask scheduler at this address; `local` starts one with a worker for each core.

    Raises:
        UsageError: if the address is malformed, or dask is not installed.
        CrewError: if no scheduler answers there.
    """
    return Cluster(address)
