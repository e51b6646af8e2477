"""The worker: it answers as a bot here would, drops what is dropped, and no breakdown reaches the table."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from inspect import signature
from multiprocessing.context import SpawnContext
from multiprocessing.heap import Heap
from pathlib import Path
from random import Random

import pytest

from circus import games
from circus.bots.bot import CAP_SECONDS
from circus.bots.codec import pack_question, unpack_question
from circus.bots.thinker import BotMove, Failure, MoveQuestion, SynchronousThinker, TemptingAction, think
from circus.bots.worker import LIMIT_SECONDS, LONGEST_START_SECONDS, Worker
from circus.content import levels
from circus.core.action import CHANCE
from circus.core.policy import Reason
from circus.platform.awake_clock import AwakeClock
from circus.records.match import Match
from tests.bots import brains
from tests.program import ROOT
from tests.shipped import SHIPPED

PATIENCE = 30.0
"""Seconds that a slow machine may take to start a process."""

Open = Callable[..., Worker]


@pytest.fixture
def worker() -> Iterator[Open]:
    """Yield a factory of workers, and end them after the test."""
    made: list[Worker] = []

    def opened(*args: object, **settings: object) -> Worker:
        made.append(Worker(*args, **{"limit": PATIENCE, "start_limit": PATIENCE, **settings}))  # type: ignore[arg-type]
        return made[-1]

    yield opened
    for each in made:
        each.close()


def question(
    name: str = "clown_standoff", seed: int = 1, strength: str = "greedy", plies: int = 4
) -> MoveQuestion:
    """Return a question to the first seat to act after some random plies."""
    game, rng = games.find(name), Random(seed)
    match = Match(game, game.setup(level=levels.default(game)))
    while CHANCE in match.state.awaited or len(match.actions) < plies:
        if CHANCE in match.state.awaited:
            match.draw(rng)
        else:
            match.play(rng.choice(match.legal_actions(match.state.awaited[0])))
    seat = match.state.awaited[0]
    return MoveQuestion(game, match.setup, game.view(match.state, seat), seat, strength, seed)


def answer(worker: Worker, patience: float = PATIENCE) -> BotMove | Failure:
    """Wait for the answer as a table does: by polling."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        found = worker.answer()
        if found:
            return found
        time.sleep(0.002)
    raise AssertionError("no answer")


def answered(worker: Worker, asked: MoveQuestion) -> BotMove:
    """Return the answer to a question; it is asked again if the process was not ready in time."""
    for _ in range(15):
        worker.ask(asked)
        found = answer(worker, 2 * LONGEST_START_SECONDS)
        if isinstance(found, BotMove):
            return found
    raise AssertionError("it never thinks")


def is_gone(pid: int, patience: float = 10.0) -> bool:
    """Return whether a process ends in time; a zombie counts as ended."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        try:
            if Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z":
                return True
        except (FileNotFoundError, ProcessLookupError):
            return True
        time.sleep(0.02)
    return False


@pytest.mark.parametrize("name", SHIPPED)
def test_a_question_arrives_as_it_was_sent(name: str) -> None:
    for plies in (0, 5, 12):
        sent = question(name, plies, plies=plies)
        come = unpack_question(pack_question(sent))
        assert come.view == sent.view
        assert come.view.contents().keys() == sent.view.contents().keys()
        game = sent.game
        assert list(game.legal_actions(come.view, sent.seat)) == list(
            game.legal_actions(sent.view, sent.seat)
        )
        assert (come.seat, come.strength, come.seed) == (sent.seat, sent.strength, sent.seed)


def test_what_a_set_up_fixes_does_not_travel() -> None:
    assert len(pack_question(question("clearing_house")).view) < 4000
    assert len(pack_question(question("quel_cirque")).view) < 4000


def test_the_worker_answers_as_a_bot_here_would(worker: Open) -> None:
    other, here = worker(), SynchronousThinker()
    for seed in range(3):
        asked = question(seed=seed)
        other.ask(asked)
        here.ask(asked)
        assert answer(other) == here.answer()
        assert other.answer() is None, "an answer is told once"


def test_the_process_is_started_by_the_first_question_and_kept(worker: Open) -> None:
    other = worker()
    assert other.pid is None
    pids: set[int | None] = set()
    for seed in range(2):
        other.ask(question(seed=seed))
        assert isinstance(answer(other), BotMove)
        pids.add(other.pid)
    assert len(pids) == 1 and None not in pids


@pytest.mark.skipif(sys.platform == "win32", reason="priorities have other names there")
def test_the_process_lets_everything_else_go_first(worker: Open) -> None:
    other = worker()
    other.ask(question())
    answer(other)
    assert other.pid
    assert os.getpriority(os.PRIO_PROCESS, other.pid) > os.getpriority(os.PRIO_PROCESS, 0)


def test_a_reason_comes_with_the_answer(worker: Open) -> None:
    other = worker(brains.explains)
    for seed, facts in ((1, {}), (brains.FAULTY, {"seat": 1, "cards": ("card/4",)})):
        other.ask(question(seed=seed))
        found = answer(other)
        assert isinstance(found, BotMove) and found.reason == Reason("because", facts)


def test_the_tempting_action_that_a_hint_advises_against_comes_too(worker: Open) -> None:
    other = worker(brains.advises_against)
    other.ask(question())
    found = answer(other)
    assert isinstance(found, BotMove)
    assert found.instead == TemptingAction(Reason("drop", {"stars": 2}), 0.04)


@pytest.mark.parametrize("broken", [brains.breaks, brains.babbles, brains.raves, brains.falls_dead])
def test_a_bot_that_breaks_down_fails_once_and_the_next_question_is_answered(
    broken: Callable[..., BotMove], worker: Open, capfd: pytest.CaptureFixture[str]
) -> None:
    other = worker(broken)
    other.ask(question(seed=brains.FAULTY))
    assert isinstance(answer(other), Failure)
    assert other.answer() is None
    other.ask(question(seed=1))
    found = answer(other)
    assert isinstance(found, BotMove) and found.action == think(question(seed=1)).action
    assert capfd.readouterr().err == ""


def test_a_process_that_was_killed_fails_and_leaves_no_dead_one_behind(worker: Open) -> None:
    other = worker(brains.never_ends)
    other.ask(question(seed=1))
    answer(other)
    pid = other.pid
    assert pid
    other.ask(question(seed=brains.FAULTY))
    os.kill(pid, signal.SIGKILL if sys.platform != "win32" else signal.SIGTERM)
    assert isinstance(answer(other), Failure)
    assert not Path(f"/proc/{pid}").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="the pipe of a killed process stays open there anyway")
def test_one_that_is_killed_while_it_starts_fails_at_once_even_where_its_pipe_stays_open(
    worker: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    pipe, kept = SpawnContext.Pipe, []

    def open_end(self: SpawnContext, duplex: bool = True) -> object:
        ours, theirs = pipe(self, duplex)
        kept.append(os.dup(theirs.fileno()))
        return ours, theirs

    told: list[str] = []
    other = worker(tell=told.append, start_limit=3600.0)
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(SpawnContext, "Pipe", open_end)
        other.warm()
    assert other.pid
    os.kill(other.pid, signal.SIGKILL)
    other.ask(question(seed=2))
    answer(other)
    assert told in ([], ["the bots' process has ended"]), "another one answers, or the question fails"
    for each in kept:
        os.close(each)


@pytest.mark.skipif(sys.platform == "win32", reason="no process is stopped there")
def test_questions_that_a_stopped_process_does_not_read_hold_nobody_up(worker: Open) -> None:
    other = worker()
    other.warm()
    assert other.pid
    os.kill(other.pid, signal.SIGSTOP)
    begun = time.monotonic()
    asked = question()
    for _ in range(300):
        other.ask(asked)
        other.cancel()
    assert time.monotonic() - begun < 10


def test_a_bot_that_never_ends_fails_in_time(worker: Open) -> None:
    other = worker(brains.never_ends, limit=4.0)
    other.ask(question(seed=brains.FAULTY))
    assert isinstance(answer(other), Failure)
    assert answered(other, question(seed=1))


@pytest.mark.skipif(sys.platform == "win32", reason="no process is stopped there")
def test_a_process_that_was_stopped_is_replaced_two_seconds_beyond_its_budget(worker: Open) -> None:
    told: list[str] = []
    other = worker(limit=3.0, tell=told.append)
    answered(other, question(seed=1))
    told.clear()
    pid = other.pid
    assert pid
    os.kill(pid, signal.SIGSTOP)
    other.ask(question(seed=2))
    assert isinstance(answer(other), Failure)
    assert is_gone(pid)
    assert len(told) == 1 and "does not answer" in told[0]
    assert answered(other, question(seed=3)) == think(question(seed=3))


def test_time_in_which_the_whole_program_slept_is_not_the_bots(worker: Open) -> None:
    """Its process slept too: after 12 s of sleep it has had no time to answer."""
    told: list[str] = []
    slept = [0.0]
    clock = AwakeClock(lambda: time.monotonic() + slept[0])
    other = worker(limit=PATIENCE, start_limit=PATIENCE, tell=told.append, clock=clock)
    other.ask(question(seed=1))
    assert other.answer() is None
    slept[0] += PATIENCE + 12.0
    assert answer(other) == think(question(seed=1))
    assert not told


@pytest.mark.skipif(sys.platform == "win32", reason="no process is stopped there")
def test_a_process_that_was_stopped_before_it_was_ready_is_replaced_as_soon(
    worker: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    other = worker(tell=told.append)
    other.warm()
    pid = other.pid
    assert pid
    os.kill(pid, signal.SIGSTOP)
    other.ask(question(seed=2))
    assert other.answer() is None
    monkeypatch.setattr(other, "_since", other._since - PATIENCE)  # so much later
    assert isinstance(other.answer(), Failure)
    assert is_gone(pid)
    assert len(told) == 1 and "does not answer" in told[0]
    assert answered(other, question(seed=3)) == think(question(seed=3))


def test_a_machine_too_slow_to_start_a_process_in_time_comes_to_its_bot_all_the_same(worker: Open) -> None:
    told: list[str] = []
    other = worker(start_limit=0.01, tell=told.append)
    assert answered(other, question(seed=1, strength="random")) == think(question(seed=1, strength="random"))
    assert told


def test_the_budget_of_a_bot_is_what_it_may_think_and_two_seconds() -> None:
    assert LIMIT_SECONDS == CAP_SECONDS + 2.0
    defaults = signature(Worker).parameters
    assert defaults["limit"].default == defaults["start_limit"].default == LIMIT_SECONDS


def handles() -> int:
    """Open files and lines of this process."""
    return len(list(Path("/proc/self/fd").iterdir()))


@pytest.mark.skipif(not Path("/proc/self/fd").exists(), reason="counts open files in /proc")
@pytest.mark.parametrize("refused", ["context.SpawnProcess.start", "connection.Pipe", "heap.Arena.__init__"])
def test_where_no_process_can_be_started_every_question_fails_and_nothing_stays_open(
    refused: str, worker: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    told: list[str] = []
    other = worker(tell=told.append)
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr("multiprocessing.heap.BufferWrapper._heap", Heap())
        meanwhile.setattr(f"multiprocessing.{refused}", refuse)
        other.warm()
        before = handles()
        for seed in range(3):
            other.ask(question(seed=seed))
            assert isinstance(other.answer(), Failure)
        assert handles() == before
    assert len(told) == 3
    other.ask(question(seed=3))
    assert answer(other) == think(question(seed=3)), "once there is room again, the bot thinks again"


def test_a_bot_that_clings_to_a_dropped_question_makes_room(worker: Open) -> None:
    other = worker(brains.never_ends, grace=0.2)
    other.ask(question(seed=1))
    answer(other)
    other.ask(question(seed=brains.FAULTY))
    time.sleep(0.05)
    other.cancel()
    assert other.answer() is None
    other.ask(question(seed=2))
    assert answer(other) == think(question(seed=2))


def test_a_dropped_question_stops_a_bot_that_would_think_for_ever(
    worker: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    note = tmp_path / "stopped"
    monkeypatch.setenv("STOPPED_FILE", str(note))
    other = worker(brains.waits_for_stop)
    other.ask(question(seed=brains.FAULTY))
    time.sleep(0.2)
    assert not note.exists()
    other.cancel()
    until = time.monotonic() + PATIENCE
    while not note.exists() and time.monotonic() < until:
        time.sleep(0.001)
    assert note.exists()
    other.ask(question(seed=1))
    assert answer(other) == think(question(seed=1))


def test_a_later_question_replaces_an_earlier_one(worker: Open) -> None:
    other = worker()
    other.ask(question(seed=1, strength="hard"))
    other.ask(question(seed=2))
    assert answer(other) == think(question(seed=2))
    time.sleep(0.05)
    assert other.answer() is None


def test_a_closed_worker_leaves_no_process(worker: Open) -> None:
    other = worker()
    other.ask(question(strength="hard"))
    pid = other.pid
    assert pid
    other.close()
    assert is_gone(pid) and other.pid is None


ORPHAN = """
import sys, time
from circus.bots.worker import Worker
from tests.bots import brains
from tests.bots.test_worker import question
if __name__ == "__main__":
    worker = Worker(getattr(brains, sys.argv[1]), limit=60.0, start_limit=60.0)
    worker.ask(question(seed=1))
    while not worker.answer():
        time.sleep(0.01)
    if sys.argv[2] == "busy":
        worker.ask(question(seed=brains.FAULTY))
    print(worker.pid, flush=True)
    if sys.argv[3] == "stay":
        time.sleep(60)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("brain", ["never_ends", "breaks"])
@pytest.mark.parametrize("doing", ["busy", "idle"])
@pytest.mark.parametrize("end", ["killed", "ended"])
def test_the_process_is_gone_when_the_program_is_gone(
    brain: str, doing: str, end: str, tmp_path: Path
) -> None:
    script = tmp_path / "program.py"
    script.write_text(ORPHAN, encoding="utf-8")
    words = [sys.executable, str(script), brain, doing, "stay" if end == "killed" else "go"]
    paths = os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")])
    program = subprocess.Popen(
        words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env={**os.environ, "PYTHONPATH": paths}
    )
    assert program.stdout
    pid = int(program.stdout.readline())
    if end == "killed":
        program.kill()
    _, complaints = program.communicate(timeout=PATIENCE)
    assert is_gone(pid)
    assert complaints == b""
