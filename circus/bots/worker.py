"""The worker: one process of low priority that thinks for the bots of a table, so that no frame waits."""

import contextlib
import pickle
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from circus.awake_clock import AwakeClock
from circus.bots.bot import CAP_SECONDS
from circus.bots.cost import Cost
from circus.bots.outbox import Outbox
from circus.bots.thinker import Answer, Failure, Question, think
from circus.core.errors import ParseError
from circus.core.policy import Reason
from circus.platforms import children_ignore_ctrl_c

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

LIMIT_SECONDS = CAP_SECONDS + 2.0
"""A bot that has not answered by then never will: searching ones give up by themselves before."""

LONGEST_START_SECONDS = 60.0
"""How long a new process may take at most until it is ready to think, once others were not in time."""

END_LIMIT = 1.0
"""Seconds for which the end of a killed process is waited for; the system ends it later all the same."""

GRACE_SECONDS = 0.5
"""How long a bot may go on with a question that was dropped before its process is ended."""

Think = Callable[[Question, Callable[[], bool]], Answer]


@dataclass
class _Helper:
    """The process and the ways to it.

    Attributes:
        owes: how many answers are still to come from it.
        ready: whether it has said that it can think.
    """

    process: "BaseProcess"
    line: "Connection"
    outbox: Outbox
    ticket: Any
    owes: int = 0
    ready: bool = False


class Worker:
    """A thinker in a process of its own, started at the first question and then kept.

    It is gone when this program is gone, however that ends. If it breaks down, is stopped or cannot be
    started, the question fails and the next one finds a new process.
    """

    def __init__(
        self,
        how: Think = think,
        limit: float = LIMIT_SECONDS,
        grace: float = GRACE_SECONDS,
        tell: Callable[[str], None] = lambda fault: None,
        start_limit: float = LIMIT_SECONDS,
        clock: Callable[[], float] | None = None,
    ) -> None:
        """`how` has to be importable in the other process; `tell` is told what has gone wrong with it.

        `start_limit` is for a new process to get ready: after each one that did not, the next has twice as
        long, so that a slow machine too comes to its bots. `clock` is in seconds; by default time in which
        the whole program slept does not count as the bot's.
        """
        self._how = how
        self._limit = limit
        self._grace = grace
        self._tell = tell
        self._usual_start = self._start_limit = start_limit
        self._clock = clock or AwakeClock()
        self._helper: _Helper | None = None
        self._question: Question | None = None
        self._number = 0
        self._since = 0.0
        self._result: Answer | Failure | None = None

    @property
    def pid(self) -> int | None:
        """Of the process; `None` while there is none."""
        return self._helper.process.pid if self._helper else None

    def warm(self) -> None:
        """Starts the process, which needs a moment to open its eyes; where it cannot, the questions fail."""
        with contextlib.suppress(OSError):
            self._start()

    def _start(self) -> _Helper:
        """Raises OSError where the system has no room for another process."""
        self._helper = self._helper or _started(self._how)
        return self._helper

    def ask(self, question: Question) -> None:
        """Begins to think; an earlier question is dropped."""
        self.cancel()
        self._number += 1
        self._question = question
        self._send()

    def cancel(self) -> None:
        """Drops the question: the process sees it the next time its bot looks up from its thoughts."""
        if self._question:
            self._question = None
            self._since = self._clock()
        if self._helper:
            self._helper.ticket.value = 0
        self._result = None

    def answer(self) -> Answer | Failure | None:
        """The answer, told once; never waits."""
        if self._question and not self._result:
            self._listen()
        result, self._result = self._result, None
        if result:
            self._question = None
        return result

    def close(self) -> None:
        """Ends the process."""
        self.cancel()
        self._end()

    def _send(self) -> None:
        """Hands the question over; a process that clings to a dropped one makes room for a new one."""
        from circus.bots.codec import packed

        assert self._question
        if self._helper and not self._hears(self._helper):
            self._end()
        clings = self._helper is not None and self._helper.owes > 0
        try:
            helper = self._start()
            if not clings:
                self._since = self._clock()
            helper.ticket.value = self._number
            helper.owes += 1
            helper.outbox.post(pickle.dumps((self._number, packed(self._question))))
        except OSError as error:
            self._fail(f"no question reaches the bots' process: {error}")

    def _hears(self, helper: _Helper) -> bool:
        """Takes what has come for questions that were dropped; false if the process has ended."""
        if helper.process.exitcode is not None:
            return False
        try:
            while helper.line.poll():
                self._heard(helper)
        except (EOFError, OSError):
            return False
        return True

    def _heard(self, helper: _Helper) -> tuple[int, Any, Any]:
        """The next that comes from the process: first that it is ready, then its answers."""
        number, spelt, told = helper.line.recv()
        self._since = self._clock()
        if helper.ready:
            helper.owes -= 1
        helper.ready, self._start_limit = True, self._usual_start
        return number, spelt, told

    def _listen(self) -> None:
        helper = self._helper
        assert helper
        has_ended = helper.process.exitcode is not None  # looked up first: its last answer is still read
        try:
            while not self._result and helper.line.poll():
                number, spelt, told = self._heard(helper)
                if number == self._number:
                    self._take(spelt, told)
        except (EOFError, OSError):
            has_ended = True
        if self._result:
            return
        if has_ended:  # on Windows the pipe of one that is killed while it starts stays open
            self._fail("the bots' process has ended")
        else:
            self._look_at_clock(helper)

    def _take(self, spelt: str | None, told: Any) -> None:
        """`told` is the reason and the costs that go with an action, or what went wrong."""
        assert self._question
        if spelt is None:
            self._fail(str(told))
            return
        parse, (reason, costs) = self._question.game.verbs.parse, told
        try:
            found = tuple(Cost(parse(each), loss, stderr) for each, loss, stderr in costs)
            self._result = Answer(parse(spelt), Reason(*reason) if reason else None, found)
        except ParseError as error:
            self._fail(str(error))

    def _look_at_clock(self, helper: _Helper) -> None:
        waited = self._clock() - self._since
        if helper.ready and helper.owes > 1 and waited > self._grace:
            self._end()
            self._send()
        elif waited > (self._limit if helper.ready else self._start_limit):
            if not helper.ready:
                self._start_limit = min(LONGEST_START_SECONDS, 2 * self._start_limit)
            self._fail(f"the bots' process does not answer: {waited:.0f} s")

    def _fail(self, fault: str) -> None:
        self._end()
        self._result = Failure(fault)
        self._tell(fault)

    def _end(self) -> None:
        helper, self._helper = self._helper, None
        if helper:
            helper.process.kill()
            helper.process.join(END_LIMIT)
            helper.outbox.close()
            helper.line.close()


def _started(how: Think) -> _Helper:
    """A new process; like this program it leaves Ctrl-C to the first process of its group.

    Raises OSError where the system has no room for it.
    """
    from multiprocessing import get_context
    from threading import current_thread, main_thread

    from circus.bots.worker_process import work

    context = get_context("spawn")
    with contextlib.ExitStack() as after, contextlib.ExitStack() as failing:
        line, theirs = context.Pipe()
        after.callback(theirs.close)
        failing.callback(line.close)
        ticket = context.RawValue("L", 0)
        process = context.Process(target=work, args=(theirs, ticket, how), daemon=True, name="circus bots")
        if sys.platform == "win32":
            after.enter_context(children_ignore_ctrl_c())
        elif current_thread() is main_thread():
            heard = signal.signal(signal.SIGINT, signal.SIG_IGN)
            after.callback(signal.signal, signal.SIGINT, heard)
        process.start()
        outbox = Outbox(line)
        failing.pop_all()
    return _Helper(process, line, outbox, ticket)
