"""Staff of a cluster: the present workers, those that may get work, and those that are silent."""

from collections.abc import Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from circus.lab.crew.envelope import pack_call, run_call
from circus.lab.crew.silence import IdleTime
from circus.lab.edition import edition
from circus.platform.console import say

if TYPE_CHECKING:
    from concurrent.futures import Future

ANSWER_SECONDS = 5.0
"""Time limit of one request to the scheduler."""

SILENCE_LIMIT = 30.0
"""Seconds without a sign of life, or of pause, before the batches of a worker are taken back."""

R = TypeVar("R")


@dataclass
class _Member:
    """Worker in the list of the scheduler.

    Attributes:
        threads: how many it has.
        is_running: whether it starts the tasks it receives; a paused worker does not.
        silence: since its last sign of life; a paused worker gives none.
        is_silent: whether that is too long, which has been printed.
    """

    threads: int
    is_running: bool
    silence: IdleTime
    is_silent: bool = False


@dataclass(frozen=True)
class _Inquiry:
    """Query for the edition of circus on a new worker: the task and the future of its answer."""

    task: Any
    answer: "Future[str]"


class Staff:
    """Workers by address; each new one is queried for its edition of circus in the background.

    A worker without a sign of life for `SILENCE_LIMIT` seconds, or paused for as long, gets no work until it
    runs again. Both changes are printed.
    """

    def __init__(self, client: Any) -> None:
        self._client = client
        self._asked: dict[str, _Inquiry] = {}
        self._refused: set[str] = set()
        self._accepted: set[str] = set()
        self._members: dict[str, _Member] = {}

    @property
    def threads(self) -> dict[str, int]:
        """Number of threads of each worker that may get work."""
        fit = {each: self._members[each] for each in self._accepted}
        return {each: one.threads for each, one in fit.items() if one.is_running and not one.is_silent}

    @property
    def present(self) -> frozenset[str]:
        """Workers with the same edition of circus; some may be paused or silent."""
        return frozenset(self._accepted)

    @property
    def silent(self) -> list[str]:
        """Workers whose batches have to be taken back."""
        return [each for each, member in self._members.items() if member.is_silent]

    def look_round(self, now: float) -> None:
        """Update the list of workers, and print which ones get no work.

        Raises:
            Exception: of any kind, if the scheduler does not answer.
        """
        identity = self._client.scheduler.identity
        found: dict[str, Any] = self._client.sync(identity, callback_timeout=ANSWER_SECONDS)["workers"]
        self._refused &= found.keys()
        self._accepted &= found.keys()
        for address in [each for each in self._asked if each not in found]:
            self._drop(self._asked.pop(address))
        self._members = {each: self._member(each, seen, now) for each, seen in found.items()}
        for address in found.keys() - self._accepted - self._refused - self._asked.keys():
            self._asked[address] = self._inquiry(address)
        for address, inquiry in list(self._asked.items()):
            if inquiry.answer.done():
                del self._asked[address]
                self._judge(address, inquiry)

    def _member(self, address: str, seen: dict[str, Any], now: float) -> _Member:
        """Return the updated worker; `seen` is its entry at the scheduler."""
        is_running = seen["status"] == "running"
        sign = seen["last_seen"]
        member = self._members.get(address) or _Member(0, is_running, IdleTime(now, sign))
        member.threads, member.is_running = seen["nthreads"], is_running
        seconds = member.silence.seconds_at(now, sign if is_running else member.silence.sign)
        if (seconds > SILENCE_LIMIT) != member.is_silent:
            member.is_silent = not member.is_silent
            if address not in self._refused:
                say(_change(address, member))
        return member

    def _inquiry(self, address: str) -> _Inquiry:
        task = self._client.submit(run_call, pack_call(edition), workers=[address], pure=False)
        return _Inquiry(task, in_background(self._client, self._client.gather(task, asynchronous=True)))

    def _drop(self, inquiry: _Inquiry) -> None:
        inquiry.answer.cancel()
        drop(self._client, [inquiry.task])

    def _judge(self, address: str, inquiry: _Inquiry) -> None:
        """Accept or refuse a worker by its edition; one that failed otherwise is queried again later."""
        found = _installed(inquiry)
        if found == edition():
            self._accepted.add(address)
        elif found is not None:
            self._refused.add(address)
            version = f"has circus {found}" if found else "has no circus"
            say(f"circus: the worker at {address} {version} and gets no work: install {edition()} there")


def _change(address: str, member: _Member) -> str:
    """Return the message about a worker that has just fallen silent, or works again."""
    if not member.is_silent:
        return f"circus: the worker at {address} works again"
    state = "has shown no sign of life" if member.is_running else "has been paused, for want of memory,"
    return f"circus: the worker at {address} {state} for {SILENCE_LIMIT:.0f} s: others do its work"


def _installed(inquiry: _Inquiry) -> str | None:
    """Return the edition of circus on a worker, "" if it has none; `None` if there is no answer."""
    if inquiry.answer.cancelled():
        return None
    error = inquiry.answer.exception()
    if error is None:
        return str(inquiry.answer.result())
    if inquiry.task.status == "error" and isinstance(error, ImportError | AttributeError):
        return "" if getattr(error, "name", None) == "circus" else "of another version"
    return None


def in_background(client: Any, call: Coroutine[Any, Any, R]) -> "Future[R]":
    """Run a coroutine of the client in its own thread, without blocking."""
    import asyncio  # late: the app loads this module but never needs a cluster

    return asyncio.run_coroutine_threadsafe(call, client.loop.asyncio_loop)


def drop(client: Any, tasks: list[Any]) -> None:
    """Cancel tasks without waiting for the result, since the scheduler may be gone."""
    in_background(client, client.cancel(tasks, asynchronous=True, force=True))
