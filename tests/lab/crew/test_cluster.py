"""Work shared out over machines: a real scheduler, and workers that come, go, are killed or do not belong."""

import json
import os
import signal
import socket
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, suppress
from itertools import count
from pathlib import Path
from threading import Thread

import pytest

from circus.core.errors import UsageError
from circus.lab import crew
from circus.lab.crew import dask_cluster, staff
from circus.lab.crew.ledger import CrewError
from circus.lab.edition import edition
from circus.lab.experiment.run import Experiment
from circus.lab.experiment.stored import GAMES
from tests.lab.crew import tasks
from tests.lab.crew.machines import Machines
from tests.lab.experiment.test_run import cirque
from tests.program import started, wait_for

Capsys = pytest.CaptureFixture[str]

SQUARES = [(number, number * number) for number in range(300)]


@pytest.fixture
def machines(tmp_path: Path) -> Iterator[Machines]:
    with Machines(tmp_path, without_circus(tmp_path)) as started:
        yield started


@pytest.fixture(autouse=True)
def silent_encodings(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs of a cluster do not warn of encodings: dask opens files of the system without one."""
    monkeypatch.delenv("PYTHONWARNDEFAULTENCODING", raising=False)


@pytest.fixture(autouse=True)
def nobody_is_impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """However long a slow machine takes to answer and to start workers."""
    monkeypatch.setattr(dask_cluster, "LONELY_SECONDS", 3600.0)
    monkeypatch.setattr(dask_cluster, "CONNECT_SECONDS", 20.0)


@pytest.fixture
def messages(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is said of workers."""
    lines: list[str] = []
    monkeypatch.setattr(staff, "say", lines.append)
    monkeypatch.setattr(dask_cluster, "say", lines.append)
    return lines


def without_circus(folder: Path) -> Path:
    """Where a process finds no circus, although one is installed."""
    fails = "raise ModuleNotFoundError('no circus', name='circus')"
    return with_circus(folder / "without", {"__init__": fails})


def with_circus(folder: Path, modules: Mapping[str, str]) -> Path:
    """Return a folder where a process finds another circus; maps paths without `.py` to sources."""
    for name, source in modules.items():
        path = folder / "circus" / f"{name}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    return folder


def test_one_worker_is_killed_another_does_not_belong_and_every_number_counts_once(
    machines: Machines, tmp_path: Path, messages: list[str]
) -> None:
    edition_now = "def edition():\n    return '0.0.9+abc'\n"
    older = {"__init__": "", "lab/__init__": "", "lab/edition": edition_now}
    machines.worker(with_circus(tmp_path / "older", older))
    killed, _ = machines.worker(), machines.worker()
    found = []
    with closing(crew.cluster(machines.address)) as players:
        wait_for(lambda: bool(list(players.work(tasks.square, [1])) and messages), 120)
        for place, each in enumerate(players.work(tasks.slow_square, range(300))):
            found.append(each)
            if place == 60:
                killed.kill()
    assert sorted(found) == SQUARES
    (line,) = messages
    assert line.startswith("circus: the worker at tcp://127.0.0.1:")
    assert line.endswith(f" has circus 0.0.9+abc and gets no work: install {edition()} there")


def test_workers_may_come_later_and_go_and_others_go_on(
    machines: Machines, tmp_path: Path, messages: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dask_cluster, "LONELY_SECONDS", 0.0)
    machines.worker(without_circus(tmp_path))
    found = []
    with closing(crew.cluster(machines.address)) as players:
        first = machines.worker()
        wait_for(lambda: bool(list(players.work(tasks.square, [1])) and len(messages) == 2), 120)
        results = players.work(tasks.slow_square, range(300))
        found.append(next(results))
        first.kill()
        machines.worker()
        found += results
    assert sorted(found) == SQUARES
    lonely = f"circus: no worker can play: start some with dask worker {machines.address} --nthreads 1"
    assert len(messages) == 2 and lonely in messages
    assert f"has no circus and gets no work: install {edition()} there" in "".join(messages)


def test_what_goes_wrong_there_goes_wrong_here_and_who_stops_listening_stops_the_work(
    machines: Machines, capsys: Capsys
) -> None:
    machines.worker()
    with closing(crew.cluster(machines.address)) as players:
        with pytest.raises(UsageError, match="five!"):
            list(players.work(tasks.stumbles_over_five, range(9)))
        results = players.work(tasks.square, count())
        assert sorted(next(results)[0] for _ in range(40)) == list(range(40))
        del results
        assert list(players.work(tasks.square, [])) == []
    assert capsys.readouterr().err == ""


def test_a_scheduler_that_dies_is_told_and_not_waited_for(
    machines: Machines, capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dask_cluster, "CONNECT_SECONDS", 15.0)
    machines.worker()
    with closing(crew.cluster(machines.address)) as players:
        results = players.work(tasks.slow_square, count())
        next(results)
        machines.end_scheduler()
        with pytest.raises(CrewError, match="answers no more: start it again, and go on from what was done"):
            list(results)
    assert capsys.readouterr().err == ""


def test_a_cluster_of_this_machine_alone(capfd: pytest.CaptureFixture[str]) -> None:
    with closing(crew.cluster("local")) as players:
        assert sorted(players.work(tasks.square, range(300))) == SQUARES
    assert capfd.readouterr().err == ""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_ctrl_c_is_one_line_when_a_worker_was_killed_and_started_again(tmp_path: Path) -> None:
    process = started(
        "lab", "quel_cirque", "--games", "1000000", "--cluster", "local", "--out", str(tmp_path / "out")
    )
    try:
        rows = tmp_path / "out" / "games.csv"
        wait_for(lambda: rows.exists() and rows.stat().st_size > 5000, 120)
        before = workers_of(process.pid)
        victim = before.pop()
        os.kill(victim, tasks.KILL)
        wait_for(lambda: bool(workers_of(process.pid) - before - {victim}), 120)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=120)
    finally:
        process.kill()
    assert (process.returncode, out, err.count("\n")) == (1, "", 1), err
    assert err.startswith("circus: stopped after ")


def workers_of(pid: int) -> set[int]:
    """The workers that a process has started, and that run."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            state, parent = (folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[:2]
            words = (folder / "cmdline").read_bytes()
            if int(parent) == pid and state != "Z" and b"spawn_main" in words:
                found.add(int(folder.name))
    return found


@pytest.mark.parametrize("address", ["", "nearby", "http://localhost:8786", "tcp://localhost", "tcp://:8786"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(UsageError, match="is no scheduler's address: tcp://HOST:PORT, or local"):
        crew.cluster(address)


@pytest.mark.parametrize("says", [None, b"", b"SSH-2.0-OpenSSH_9.6\r\n"], ids=["nobody", "silent", "another"])
def test_where_no_scheduler_answers_it_is_one_line(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch, says: bytes | None
) -> None:
    monkeypatch.setattr(dask_cluster, "CONNECT_SECONDS", 0.5)
    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        address = f"tcp://127.0.0.1:{door.getsockname()[1]}"
        if says is not None:
            door.listen()
            Thread(target=greets, args=(door, says), daemon=True).start()
        with pytest.raises(CrewError, match=f"no scheduler answers at {address}: start one there with"):
            crew.cluster(address)
    assert capsys.readouterr().err == ""


def greets(door: socket.socket, words: bytes) -> None:
    """Says so much to everybody and nothing more, until the door is closed."""
    guests = []
    with suppress(OSError):
        while True:
            guest, _ = door.accept()
            guest.sendall(words)
            guests.append(guest)


def test_where_dask_is_not_installed_it_is_said_how(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(UsageError, match=r"a cluster needs dask\.distributed: run pip install .*cluster"):
        crew.cluster("local")


@pytest.mark.skipif(sys.platform == "win32", reason="nothing can be stopped there")
def test_an_experiment_on_many_machines_has_the_same_figures_whoever_is_killed_or_stopped(
    machines: Machines, tmp_path: Path, messages: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(staff, "SILENCE_LIMIT", 3.0)
    killed, stopped, _ = machines.worker(), machines.worker(), machines.worker()
    with closing(crew.cluster(machines.address)) as players:
        wait_for(lambda: workers_now(players) == 3, 120)
        experiment = Experiment(cirque(60), tmp_path / "many")
        for deals in experiment.run(players):
            if deals == 5:
                killed.kill()
            if deals == 15:
                os.kill(stopped.pid, signal.SIGSTOP)
            if messages:
                os.kill(stopped.pid, signal.SIGCONT)  # what it answers now comes too late
    assert (
        len([line for line in messages if "has shown no sign of life for 3 s: others do its work" in line])
        == 1
    )
    alone = Experiment(cirque(60), tmp_path / "alone")
    assert list(alone.run(crew.alone()))[-1] == 60
    assert json.dumps(experiment.results()["variants"]) == json.dumps(alone.results()["variants"])
    assert (tmp_path / "many" / GAMES).read_bytes() == (tmp_path / "alone" / GAMES).read_bytes()


def workers_now(players: crew.Crew) -> int:
    """How many may be given work."""
    assert isinstance(players, dask_cluster.Cluster)
    list(players.work(tasks.square, [1]))
    return len(players._staff.threads)
