"""Worker: one process of low priority that thinks for the bots of a table, so that no frame waits."""

import contextlib
import pickle
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from circus.bots.bot import CAP_SECONDS
from circus.bots.outbox import Outbox
from circus.bots.thinker import BotMove, Failure, MoveQuestion, think
from circus.core.errors import ParseError
from circus.platform.awake_clock import AwakeClock
from circus.platform.systems import children_ignore_ctrl_c, spawning_context

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

    from circus.bots.codec import PackedMove

LIMIT_SECONDS = CAP_SECONDS + 2.0
"""Time limit for an answer, in seconds; searching bots stop earlier by `CAP_SECONDS`."""

LONGEST_START_SECONDS = 60.0
"""Maximum time limit for a new process to start, in seconds, after earlier ones missed theirs."""

END_LIMIT = 1.0
"""Maximum time to wait for the end of a killed process, in seconds; the system ends it later in any case."""

GRACE_SECONDS = 0.5
"""Time for a bot to abandon a dropped question before its process is killed, in seconds."""

Think = Callable[[MoveQuestion, Callable[[], bool]], BotMove]


@dataclass
class _Helper:
    """Worker process with its connections.

    Attributes:
        process: the process.
        line: connection that receives its answers.
        outbox: queue of questions to it.
        ticket: shared number of the question that is still valid; 0 for none.
        owes: number of answers still to come.
        ready: true once the process has reported that it can think.
    """

    process: "BaseProcess"
    line: "Connection"
    outbox: Outbox
    ticket: Any
    owes: int = 0
    ready: bool = False


class Worker:
    """Thinker in a separate process, started at the first question and reused.

    The process ends with this program, however that ends. If it fails, is stopped or cannot be started, the
    question fails; the next one starts a new process.
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
        """Create the worker without starting its process.

        Args:
            how: answers a question; must be importable in the other process.
            limit: time limit for an answer, in seconds.
            grace: time to abandon a dropped question, in seconds.
            tell: receives the error message of every failure.
            start_limit: time limit for a new process to get ready, in seconds. It doubles after each process
                that missed it, so that bots work on slow machines too.
            clock: time in seconds; the default does not count time during which the whole program was
                suspended.
        """
        self._how = how
        self._limit = limit
        self._grace = grace
        self._tell = tell
        self._usual_start = self._start_limit = start_limit
        self._clock = clock or AwakeClock()
        self._helper: _Helper | None = None
        self._question: MoveQuestion | None = None
        self._number = 0
        self._since = 0.0
        self._result: BotMove | Failure | None = None

    @property
    def pid(self) -> int | None:
        """Process id; `None` while there is no process."""
        return self._helper.process.pid if self._helper else None

    def warm(self) -> None:
        """Start the process, which takes a moment; if it cannot start, later questions fail."""
        with contextlib.suppress(OSError):
            self._start()

    def _start(self) -> _Helper:
        """Return the process, started if necessary; raises OSError if the system cannot start one."""
        self._helper = self._helper or _started(self._how)
        return self._helper

    def ask(self, question: MoveQuestion) -> None:
        """Start to think; an earlier question is dropped."""
        self.cancel()
        self._number += 1
        self._question = question
        self._send()

    def cancel(self) -> None:
        """Drop the question; the bot stops the next time it polls."""
        if self._question:
            self._question = None
            self._since = self._clock()
        if self._helper:
            self._helper.ticket.value = 0
        self._result = None

    def answer(self) -> BotMove | Failure | None:
        """Return the answer and forget it; never waits."""
        if self._question and not self._result:
            self._listen()
        result, self._result = self._result, None
        if result:
            self._question = None
        return result

    def close(self) -> None:
        """End the process."""
        self.cancel()
        self._end()

    def _send(self) -> None:
        """Send the question; its time limit includes the end of a dropped one still in progress."""
        from circus.bots.codec import pack_question

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
            helper.outbox.post(pickle.dumps((self._number, pack_question(self._question))))
        except OSError as error:
            self._fail(f"no question reaches the bots' process: {error}")

    def _hears(self, helper: _Helper) -> bool:
        """Discard answers to dropped questions; return false if the process has ended."""
        if helper.process.exitcode is not None:
            return False
        try:
            while helper.line.poll():
                self._next_message(helper)
        except (EOFError, OSError):
            return False
        return True

    def _next_message(self, helper: _Helper) -> tuple[int, "PackedMove | str"]:
        """Return the next message from the process: first its report that it is ready, then answers.

        An answer is the number of its question and a move, or the message of the error.
        """
        number, answer = helper.line.recv()
        self._since = self._clock()
        if helper.ready:
            helper.owes -= 1
        helper.ready, self._start_limit = True, self._usual_start
        return number, answer

    def _listen(self) -> None:
        """Take the answer to the question if it is there; fail if the process has ended or is too slow."""
        helper = self._helper
        assert helper
        has_ended = helper.process.exitcode is not None  # read first, so that the last answer is not lost
        try:
            while not self._result and helper.line.poll():
                number, answer = self._next_message(helper)
                if number == self._number:
                    self._take(answer)
        except (EOFError, OSError):
            has_ended = True
        if self._result:
            return
        if has_ended:  # on Windows the pipe of a process killed during its start stays open
            self._fail("the bots' process has ended")
        else:
            self._look_at_clock(helper)

    def _take(self, answer: "PackedMove | str") -> None:
        """Store the result: a move, or a failure with the message of an error."""
        from circus.bots.codec import unpack_move

        assert self._question
        if isinstance(answer, str):
            self._fail(answer)
            return
        try:
            self._result = unpack_move(self._question.game, answer)
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
    """Return a new process that ignores Ctrl-C, so that only the main program handles it.

    Raises OSError if the system cannot start one.
    """
    from threading import current_thread, main_thread

    from circus.bots.worker_process import work

    context = spawning_context()
    with contextlib.ExitStack() as after, contextlib.ExitStack() as failing:
        line, theirs = context.Pipe()
        after.callback(theirs.close)
        failing.callback(line.close)
        ticket = context.RawValue("L", 0)
        process = context.Process(target=work, args=(theirs, ticket, how), daemon=True, name="circus bots")
        if sys.platform == "win32":
            after.enter_context(children_ignore_ctrl_c())
        elif current_thread() is main_thread():
            handler = signal.signal(signal.SIGINT, signal.SIG_IGN)
            after.callback(signal.signal, signal.SIGINT, handler)
        process.start()
        outbox = Outbox(line)
        failing.pop_all()
    return _Helper(process, line, outbox, ticket)
