"""Cluster: a crew of many machines, connected through a dask scheduler."""

import gc
import re
import socket
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing import active_children
from threading import Event, Thread, Timer
from typing import TYPE_CHECKING, Any, TypeVar

from circus.core.errors import UsageError
from circus.lab.crew.dask_quietly import SILENT, dask_quietly
from circus.lab.crew.envelope import pack_call, run_call
from circus.lab.crew.interrupts import not_for_children
from circus.lab.crew.ledger import TRIES, CrewError, WorkLedger
from circus.lab.crew.pace import MeanDuration
from circus.lab.crew.silence import IdleTime
from circus.lab.crew.staff import ANSWER_SECONDS, Staff, drop, in_background
from circus.platform.console import say

if TYPE_CHECKING:
    from concurrent.futures import Future

LOCAL = "local"
"""Address of a private cluster on this machine, which exists as long as the crew."""

ADDRESS = re.compile(r"tcp://(?:([^\s/:\[\]]+)|\[([0-9a-fA-F:.]+)\]):(\d{1,5})")

BATCH_SECONDS = 0.5
"""Target duration of a batch, in seconds of work."""

MAX_AT_ONCE = 500
"""Maximum number of numbers in a batch."""

AHEAD = 2
"""Batches queued or running for each thread of a worker."""

CONNECT_SECONDS = 8.0
"""Time limit for the first answer of a scheduler."""

FETCH_SECONDS = 8.0
"""Time limit for the results of a finished batch; after it the batch is repeated."""

SCHEDULER_LIMIT = 30.0
"""Time limit for the silence of a scheduler that has answered before."""

END_SECONDS = 2.0
"""Time limit of each step of shutting down."""

TICK = 0.5
"""Seconds between two checks of the workers."""

LONELY_SECONDS = 10.0
"""Seconds without any worker before a message explains how to start one."""

R = TypeVar("R")


@dataclass(frozen=True)
class _Batch:
    """Batch of numbers that was submitted.

    Attributes:
        allowed: the workers that may run it.
        answer: future of its results.
        wait: the time since the scheduler reported it as finished.
    """

    numbers: list[int]
    allowed: frozenset[str]
    answer: "Future[Any]"
    wait: IdleTime


class Cluster:
    """Workers of one scheduler, which may join and leave during the work."""

    def __init__(self, address: str) -> None:
        """Connect to the scheduler; for `local` start one with a worker for each core.

        Raises:
            UsageError: if the address is malformed, or dask is not installed.
            CrewError: if no scheduler answers there.
        """
        if address != LOCAL and not ADDRESS.fullmatch(address):
            raise UsageError(f"'{address}' is no scheduler's address: tcp://HOST:PORT, or local")
        self._dask = dask_quietly(CONNECT_SECONDS)
        self._own: Any = None
        self._address = address
        self._client = self._connected()
        self._staff = Staff(self._client)
        self._looks = 0
        self._looked = self._staffed = time.monotonic()
        self._scheduler = IdleTime(self._looked, self._looks)
        self._told_lonely = False
        self._news = Event()

    def work(self, task: Callable[[int], R], numbers: Iterable[int]) -> Iterator[tuple[int, R]]:
        """Run the work, see `Crew`."""
        ledger, pace = WorkLedger(numbers), MeanDuration()
        under_way: dict[Any, _Batch] = {}
        self._looked -= TICK
        try:
            while not ledger.ended:
                self._look_round(ledger, under_way)
                self._hand_out(task, ledger, pace, under_way)
                for future in self._finished(under_way):
                    yield from self._results(future, under_way.pop(future), ledger, pace)
        finally:
            self._give_up(under_way)

    def close(self) -> None:
        """Disconnect from the workers; those of a private cluster end."""
        with suppress(Exception):
            self._client.close(timeout=END_SECONDS)
        self._give_up_own()

    def _connected(self) -> Any:
        """Return a client of the scheduler, started here for `local`; raise `CrewError` if none answers."""
        try:
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
        except BaseException:
            self._give_up_own()
            raise
        self._give_up_own()
        gc.collect()  # a half-made client that is collected later would block the next one
        raise CrewError(
            f"no scheduler answers at {self._address}: start one there with dask scheduler, "
            "or correct the address"
        )

    def _give_up_own(self) -> None:
        """End the private cluster; a stopped worker process reacts only to being killed."""
        if self._own is None:
            return
        killing = Timer(END_SECONDS, _kill_own_workers)
        killing.start()
        with suppress(Exception):
            self._own.close(timeout=3 * END_SECONDS)
        killing.cancel()

    def _give_up(self, under_way: dict[Any, _Batch]) -> None:
        """Cancel batches; their answers are ignored."""
        for batch in under_way.values():
            batch.answer.cancel()
        if under_way:
            with suppress(Exception):
                drop(self._client, list(under_way))

    def _look_round(self, ledger: WorkLedger, under_way: dict[Any, _Batch]) -> None:
        """Update the list of workers once per `TICK`, and take back the batches of lost ones.

        Raises:
            CrewError: if the scheduler has disconnected, or has been silent for too long.
        """
        now = time.monotonic()
        if now - self._looked < (TICK if self._staff.threads else TICK / 10):
            return
        self._looked = now
        try:
            self._staff.look_round(now)
            self._take_back(ledger, under_way)
            self._looks += 1
        except Exception:
            self._check_scheduler()
            time.sleep(TICK)
            return
        self._scheduler.seconds_at(now, self._looks)
        if self._staff.threads:
            self._staffed = now
        elif now - self._staffed > LONELY_SECONDS and not self._told_lonely:
            self._told_lonely = True
            say(f"circus: no worker can play: start some with dask worker {self._address} --nthreads 1")

    def _check_scheduler(self) -> None:
        seconds = self._scheduler.seconds_at(time.monotonic(), self._looks)
        if self._client.status in ("closing", "closed") or seconds > SCHEDULER_LIMIT:
            raise CrewError(
                f"the scheduler at {self._address} answers no more: "
                "start it again, and go on from what was done"
            )

    def _take_back(self, ledger: WorkLedger, under_way: dict[Any, _Batch]) -> None:
        """Take back the batches of workers that have left or fallen silent."""
        present, held = self._staff.present, self._held_by_silent() if under_way else set()
        lost = {
            future: batch
            for future, batch in under_way.items()
            if future.key in held or not batch.allowed & present or self._is_overdue(future, batch)
        }
        for future, batch in lost.items():
            del under_way[future]
            ledger.back(batch.numbers)
        self._give_up(lost)

    def _held_by_silent(self) -> set[Any]:
        """Return the keys of all tasks that the scheduler has assigned to silent workers."""
        silent = self._staff.silent
        if not silent:
            return set()
        processing = self._client.scheduler.processing
        found = self._client.sync(processing, workers=silent, callback_timeout=ANSWER_SECONDS)
        return {key for keys in found.values() for key in keys}

    def _is_overdue(self, future: Any, batch: _Batch) -> bool:
        """Return whether a batch is finished but its results do not arrive; their worker may be stopped."""
        is_finished = future.status == "finished"
        return batch.wait.seconds_at(self._looked, is_finished) > FETCH_SECONDS and is_finished

    def _hand_out(
        self, task: Callable[[int], Any], ledger: WorkLedger, pace: MeanDuration, under_way: dict[Any, _Batch]
    ) -> None:
        """Submit batches until each thread of the present workers has `AHEAD` of them."""
        threads = self._staff.threads
        size = pace.pieces(BATCH_SECONDS, MAX_AT_ONCE)
        while len(under_way) < AHEAD * sum(threads.values()) and (numbers := ledger.take(size)):
            future = self._client.submit(
                run_call, pack_call(_done, task, numbers), workers=list(threads), pure=False
            )
            answer = in_background(self._client, self._client.gather(future, asynchronous=True))
            under_way[future] = _Batch(numbers, frozenset(threads), answer, IdleTime(self._looked, False))
            answer.add_done_callback(self._is_done)

    def _is_done(self, _: Any) -> None:
        self._news.set()

    def _finished(self, under_way: dict[Any, _Batch]) -> list[Any]:
        """Return the finished batches; wait at most a tick for one."""
        self._news.wait(TICK if under_way else TICK / 10)
        self._news.clear()
        return [each for each, batch in under_way.items() if batch.answer.done()]

    def _results(
        self, future: Any, batch: _Batch, ledger: WorkLedger, pace: MeanDuration
    ) -> Iterator[tuple[int, Any]]:
        """Yield the results of a batch; repeat it if all its workers, or the scheduler, were killed."""
        error = None if batch.answer.cancelled() else batch.answer.exception()
        if isinstance(error, self._dask.scheduler.KilledWorker):
            # The scheduler tries several workers before this error: each number gets one more try, alone.
            ledger.take_back_lost(batch.numbers, TRIES - 1)
        elif error and future.status == "error":
            raise error
        elif error or batch.answer.cancelled():
            ledger.back(batch.numbers)
        else:
            found, seconds = batch.answer.result()
            pace.learn(len(found), seconds)
            yield from ((number, result) for number, result in found if ledger.done(number))


def _kill_own_workers() -> None:
    for process in active_children():
        if "Dask" in process.name:
            process.kill()


def _knock(address: str) -> None:
    """Raise OSError if nothing answers at the address; dask itself would wait long for a silent server."""
    if (found := ADDRESS.fullmatch(address)) is None:
        return
    name, number, port = found.groups()
    received: list[bytes] = []
    # In a thread, because resolving a name that has no answer would block Ctrl-C.
    knocking = Thread(target=_listen, args=(name or number, int(port), received), daemon=True)
    knocking.start()
    knocking.join(CONNECT_SECONDS)
    if not any(received):
        raise ConnectionAbortedError


def _listen(host: str, port: int, received: list[bytes]) -> None:
    """Read the first byte; a scheduler speaks first."""
    with suppress(OSError), socket.create_connection((host, port), CONNECT_SECONDS) as line:
        received.append(line.recv(1))


def _done(task: Callable[[int], Any], numbers: Sequence[int]) -> tuple[list[tuple[int, Any]], float]:
    """Return the numbers with their results, and the seconds that they took; runs on a worker."""
    begun = time.perf_counter()
    found = [(number, task(number)) for number in numbers]
    return found, time.perf_counter() - begun
