"""The cluster: many machines, found through a scheduler of dask, share numbered work out."""

import gc
import re
import socket
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from threading import Event
from typing import Any, TypeVar

from circus.core.errors import UsageError
from circus.lab.crew.dask_quietly import SILENT, dask_quietly
from circus.lab.crew.envelope import opened, sealed
from circus.lab.crew.interrupts import not_for_children
from circus.lab.crew.ledger import TRIES, CrewError, Ledger
from circus.lab.crew.pace import Pace
from circus.lab.crew.staff import Staff
from circus.voice import say

LOCAL = "local"
"""The address of a cluster of this machine's own, which comes and goes with the work."""

ADDRESS = re.compile(r"tcp://(?:([^\s/:\[\]]+)|\[([0-9a-fA-F:.]+)\]):(\d{1,5})")

BATCH_SECONDS = 0.5
"""Of work goes over the network at once."""

MOST_AT_ONCE = 500
"""Numbers in a batch, however small they are."""

AHEAD = 2
"""Batches run or wait on each thread of a worker."""

CONNECT_SECONDS = 8.0
"""A scheduler answers in this time, or is not there; one that goes away is waited for as long."""

TICK = 0.5
"""Seconds after which it is looked who has come and gone."""

LONELY_SECONDS = 10.0
"""Without a worker for so long, it is said how to start one."""

R = TypeVar("R")


@dataclass(frozen=True)
class _Batch:
    """Numbers that went out together, and the workers that may do them."""

    numbers: list[int]
    allowed: frozenset[str]


class Cluster:
    """The workers of one scheduler, which may come and go while they work."""

    def __init__(self, address: str) -> None:
        """Finds the scheduler, or starts one with a worker for each core where the address is `local`.

        Raises:
            UsageError: if this is no address, or dask is not installed.
            CrewError: if no scheduler answers there.
        """
        if address != LOCAL and not ADDRESS.fullmatch(address):
            raise UsageError(f"'{address}' is no scheduler's address: tcp://HOST:PORT, or local")
        self._dask = dask_quietly(CONNECT_SECONDS)
        self._own: Any = None
        self._address = address
        self._client = self._connected()
        self._staff = Staff(self._client)
        self._looked = self._staffed = time.monotonic()
        self._told_lonely = False
        self._news = Event()

    def work(self, task: Callable[[int], R], numbers: Iterable[int]) -> Iterator[tuple[int, R]]:
        """See `Crew`."""
        ledger, pace = Ledger(numbers), Pace()
        under_way: dict[Any, _Batch] = {}
        self._staff.look_round()
        try:
            while not ledger.ended:
                self._look_round()
                self._take_back(ledger, under_way)
                self._hand_out(task, ledger, pace, under_way)
                for future in self._finished(under_way):
                    yield from self._results(future, under_way, ledger, pace)
        finally:
            with suppress(Exception):
                self._client.cancel(list(under_way), force=True)

    def close(self) -> None:
        """Lets the workers go; those of a cluster of its own end."""
        for each in (self._client, self._own):
            if each is not None:
                with suppress(Exception):
                    each.close()

    def _connected(self) -> Any:
        with suppress(Exception):
            _knock(self._address)
            if self._address == LOCAL:
                with not_for_children():
                    self._own = self._dask.LocalCluster(
                        threads_per_worker=1, dashboard_address=None, silence_logs=SILENT
                    )
            return self._dask.Client(
                self._own or self._address, timeout=CONNECT_SECONDS, set_as_default=False
            )
        self._give_up_own()
        gc.collect()  # half a client that is found later, in a thread of the next one, would hold that up
        raise CrewError(
            f"no scheduler answers at {self._address}: start one there with dask scheduler, "
            "or correct the address"
        )

    def _give_up_own(self) -> None:
        if self._own is not None:
            with suppress(Exception):
                self._own.close()

    def _look_round(self) -> None:
        """Who has come and gone, once in a while; raises CrewError if the scheduler has gone for good."""
        now = time.monotonic()
        if now - self._looked < TICK and self._staff.threads:
            return
        self._looked = now
        try:
            self._staff.look_round()
        except Exception:
            if self._client.status in ("closing", "closed"):
                raise CrewError(
                    f"the scheduler at {self._address} has gone: start it again, and go on from what was done"
                ) from None
            time.sleep(TICK)
            return
        if self._staff.threads:
            self._staffed = now
        elif now - self._staffed > LONELY_SECONDS and not self._told_lonely:
            self._told_lonely = True
            say(f"circus: no worker is there: start some with dask worker {self._address} --nthreads 1")

    def _take_back(self, ledger: Ledger, under_way: dict[Any, _Batch]) -> None:
        """What only workers could do that have all gone is somebody else's."""
        present = self._staff.threads.keys()
        for future in [each for each, batch in under_way.items() if not batch.allowed & present]:
            ledger.back(under_way.pop(future).numbers)
            with suppress(Exception):
                future.cancel()

    def _hand_out(
        self, task: Callable[[int], Any], ledger: Ledger, pace: Pace, under_way: dict[Any, _Batch]
    ) -> None:
        threads = self._staff.threads
        size = pace.pieces(BATCH_SECONDS, MOST_AT_ONCE)
        while len(under_way) < AHEAD * sum(threads.values()) and (numbers := ledger.take(size)):
            batch = _Batch(numbers, frozenset(threads))
            future = self._client.submit(
                opened, sealed(_done, task, numbers), workers=list(threads), pure=False
            )
            under_way[future] = batch
            future.add_done_callback(self._is_done)

    def _is_done(self, _: Any) -> None:
        self._news.set()

    def _finished(self, under_way: dict[Any, _Batch]) -> list[Any]:
        """What is done; waits for it until somebody may have come or gone."""
        self._news.wait(TICK if under_way else TICK / 10)
        self._news.clear()
        return [each for each in under_way if each.done()]

    def _results(
        self, future: Any, under_way: dict[Any, _Batch], ledger: Ledger, pace: Pace
    ) -> Iterator[tuple[int, Any]]:
        """What a batch came to; it is done again if all that had it were killed, or the scheduler was."""
        if future.status == "finished":
            try:
                found, seconds = future.result(timeout=CONNECT_SECONDS)
            except (TimeoutError, OSError, self._dask.CancelledError):
                return  # it went with its worker before it was fetched: the scheduler has it done again
            pace.learn(len(found), seconds)
            yield from ((number, result) for number, result in found if ledger.done(number))
        elif future.status == "error":
            error = future.exception()
            if not isinstance(error, self._dask.scheduler.KilledWorker):
                raise error
            # The scheduler tries several workers before it says so: alone, each number has one more chance.
            ledger.lost(under_way[future].numbers, TRIES - 1)
        else:
            ledger.back(under_way[future].numbers)
        del under_way[future]


def _knock(address: str) -> None:
    """Raises OSError if nobody is there: dask itself would wait for long for one that says nothing."""
    if (found := ADDRESS.fullmatch(address)) is None:
        return
    name, number, port = found.groups()
    with socket.create_connection((name or number, int(port)), CONNECT_SECONDS) as line:
        if not line.recv(1):  # a scheduler speaks first
            raise ConnectionAbortedError


def _done(task: Callable[[int], Any], numbers: Sequence[int]) -> tuple[list[tuple[int, Any]], float]:
    """Runs on a worker: the numbers with their results, and the seconds these took."""
    begun = time.perf_counter()
    found = [(number, task(number)) for number in numbers]
    return found, time.perf_counter() - begun
