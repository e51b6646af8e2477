"""The crew: who does the lab's numbered work: this process, several of them, or many machines."""

from collections.abc import Callable, Iterable, Iterator
from typing import Protocol, TypeVar

from circus.lab.crew.dask_cluster import Cluster
from circus.lab.crew.pool import in_processes

R = TypeVar("R")


class Crew(Protocol):
    """Does numbered work; whoever has made one closes it."""

    def work(self, task: Callable[[int], R], numbers: Iterable[int]) -> Iterator[tuple[int, R]]:
        """Each number with what `task` makes of it, in any order; whoever listens no more stops the work.

        Args:
            task: has to be picklable, as has what it returns, and to make the same of a number wherever
                and however often it is asked.
            numbers: none twice. They are taken as they are needed, a bounded number ahead of the oldest
                one that is unfinished, so they may have no end.

        Raises:
            CrewError: if the work cannot be done; whatever the task raises is raised here.
        """

    def close(self) -> None:
        """Sends everybody home."""


class _Alone:
    """This process does it, one number after another."""

    def work(self, task: Callable[[int], R], numbers: Iterable[int]) -> Iterator[tuple[int, R]]:
        return ((number, task(number)) for number in numbers)

    def close(self) -> None:
        """There is nobody to send home."""


class _Processes:
    """So many processes do it; they start with the work and end with it."""

    def __init__(self, jobs: int, lost: Callable[[int], None] | None) -> None:
        self._jobs, self._lost = jobs, lost

    def work(self, task: Callable[[int], R], numbers: Iterable[int]) -> Iterator[tuple[int, R]]:
        return in_processes(task, numbers, self._jobs, self._lost)

    def close(self) -> None:
        """They have gone with the work."""


def alone() -> Crew:
    """This process."""
    return _Alone()


def processes(jobs: int, lost: Callable[[int], None] | None = None) -> Crew:
    """So many processes of this machine; this one where it is one. `lost` hears what is done again."""
    return alone() if jobs == 1 else _Processes(jobs, lost)


def cluster(address: str) -> Crew:
    """The workers of the scheduler at this address; `local` starts one with a worker for each core.

    Raises:
        UsageError: if this is no address, or dask is not installed.
        CrewError: if no scheduler answers there.
    """
    return Cluster(address)
