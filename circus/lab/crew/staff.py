"""The staff of a cluster: which workers are there, which may be given work, and which have fallen silent."""

from collections.abc import Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from circus.lab.crew.envelope import opened, sealed
from circus.lab.crew.silence import Silence
from circus.source_digest import edition
from circus.voice import say

if TYPE_CHECKING:
    from concurrent.futures import Future

ANSWER_SECONDS = 5.0
"""Limit of one question to the scheduler."""

SILENCE_LIMIT = 30.0
"""Seconds without a sign of life, or of a pause, after which a worker's batches are taken back."""

R = TypeVar("R")


@dataclass
class _Member:
    """A worker that the scheduler knows.

    Attributes:
        threads: how many it has.
        is_running: whether it starts what it receives; one that is paused does not.
        silence: since its last sign of life; a pause is none.
        is_silent: whether that is too long, which has been said.
    """

    threads: int
    is_running: bool
    silence: Silence
    is_silent: bool = False


@dataclass(frozen=True)
class _Inquiry:
    """The question to a newcomer what it has installed: as a task of the scheduler, and its answer."""

    task: Any
    answer: "Future[str]"


class Staff:
    """Workers by their addresses; each newcomer is asked what it has installed, without waiting for it.

    A worker that has shown no sign of life for `SILENCE_LIMIT` seconds, or was paused for as long, is given
    nothing more until it works again; both are said.
    """

    def __init__(self, client: Any) -> None:
        self._client = client
        self._asked: dict[str, _Inquiry] = {}
        self._refused: set[str] = set()
        self._accepted: set[str] = set()
        self._members: dict[str, _Member] = {}

    @property
    def threads(self) -> dict[str, int]:
        """Threads of the workers that may be given work."""
        fit = {each: self._members[each] for each in self._accepted}
        return {each: one.threads for each, one in fit.items() if one.is_running and not one.is_silent}

    @property
    def present(self) -> frozenset[str]:
        """Workers that play what is played here; some of them may be paused or silent."""
        return frozenset(self._accepted)

    @property
    def silent(self) -> list[str]:
        """Workers whose batches are to be taken back."""
        return [each for each, member in self._members.items() if member.is_silent]

    def look_round(self, now: float) -> None:
        """Find out who has come and gone, and say who gets no work.

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
        """A worker as it is now; `seen` is what the scheduler knows of it."""
        is_running = seen["status"] == "running"
        sign = seen["last_seen"]
        member = self._members.get(address) or _Member(0, is_running, Silence(now, sign))
        member.threads, member.is_running = seen["nthreads"], is_running
        seconds = member.silence.seconds_at(now, sign if is_running else member.silence.sign)
        if (seconds > SILENCE_LIMIT) != member.is_silent:
            member.is_silent = not member.is_silent
            if address not in self._refused:
                say(_change(address, member))
        return member

    def _inquiry(self, address: str) -> _Inquiry:
        task = self._client.submit(opened, sealed(edition), workers=[address], pure=False)
        return _Inquiry(task, in_background(self._client, self._client.gather(task, asynchronous=True)))

    def _drop(self, inquiry: _Inquiry) -> None:
        inquiry.answer.cancel()
        drop(self._client, [inquiry.task])

    def _judge(self, address: str, inquiry: _Inquiry) -> None:
        """A worker that could not answer for other reasons is asked again the next time."""
        found = _installed(inquiry)
        if found == edition():
            self._accepted.add(address)
        elif found is not None:
            self._refused.add(address)
            said = f"has circus {found}" if found else "has no circus"
            say(f"circus: the worker at {address} {said} and gets no work: install {edition()} there")


def _change(address: str, member: _Member) -> str:
    """The sentence about a worker that has just fallen silent, or works again."""
    if not member.is_silent:
        return f"circus: the worker at {address} works again"
    state = "has shown no sign of life" if member.is_running else "has been paused, for want of memory,"
    return f"circus: the worker at {address} {state} for {SILENCE_LIMIT:.0f} s: others do its work"


def _installed(inquiry: _Inquiry) -> str | None:
    """The edition of circus that a worker has, "" for none at all; `None` where no answer came."""
    if inquiry.answer.cancelled():
        return None
    error = inquiry.answer.exception()
    if error is None:
        return str(inquiry.answer.result())
    if inquiry.task.status == "error" and isinstance(error, ImportError | AttributeError):
        return "" if getattr(error, "name", None) == "circus" else "of another version"
    return None


def in_background(client: Any, call: Coroutine[Any, Any, R]) -> "Future[R]":
    """Run a call of the client in its own thread, so that nobody has to wait for it."""
    import asyncio  # late: the app loads this module, and never needs a cluster

    return asyncio.run_coroutine_threadsafe(call, client.loop.asyncio_loop)


def drop(client: Any, tasks: list[Any]) -> None:
    """Give tasks up; what becomes of them is not waited for, as the scheduler may be gone."""
    in_background(client, client.cancel(tasks, asynchronous=True, force=True))
