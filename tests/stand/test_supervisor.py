"""The supervisor: a program that crashed or froze is started again, one that ended is not."""

import multiprocessing
import os
import threading
import time
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import cast

import pytest

from circus.platform.awake_clock import AwakeClock
from circus.stand import supervisor
from circus.stand.repeated_faults import LeftOut
from circus.stand.supervisor import HOPELESS_S, Pulse, Watch, supervise


def crash_once(folder: Path, goes_on: bool, _out: LeftOut, wire: Connection) -> None:
    with (folder / "starts").open("a", encoding="utf-8") as file:
        file.write(f"{int(goes_on)}\n")
    Pulse(wire).beat()
    os._exit(0 if goes_on else 3)


def freeze_once(folder: Path, goes_on: bool, _out: LeftOut, wire: Connection) -> None:
    with (folder / "starts").open("a", encoding="utf-8") as file:
        file.write(f"{int(goes_on)}\n")
    Pulse(wire).beat()
    time.sleep(0 if goes_on else 600)


def hide_once(folder: Path, goes_on: bool, _out: LeftOut, wire: Connection) -> None:
    with (folder / "starts").open("a", encoding="utf-8") as file:
        file.write(f"{int(goes_on)}\n")
    pulse = Pulse(wire)
    while not goes_on:
        pulse.beat(is_away=True)
        time.sleep(0.01)


def crash_where_it_goes_on(folder: Path, goes_on: bool, _out: LeftOut, wire: Connection) -> None:
    with (folder / "starts").open("a", encoding="utf-8") as file:
        file.write(f"{int(goes_on)}\n")
    os._exit(1 if goes_on or len(starts(folder)) == 1 else 0)


def use_wrongly(folder: Path, goes_on: bool, _out: LeftOut, wire: Connection) -> None:
    with (folder / "starts").open("a", encoding="utf-8") as file:
        file.write("x\n")
    os._exit(2)


def end_with(codes: list[int], folder: Path, goes_on: bool, _out: LeftOut, wire: Connection) -> None:
    with (folder / "starts").open("a", encoding="utf-8") as file:
        file.write(f"{int(goes_on)}\n")
    os._exit(codes[len(starts(folder)) - 1])


def starts(folder: Path) -> list[str]:
    return (folder / "starts").read_text(encoding="utf-8").split()


def test_a_crash_is_followed_by_a_start_that_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "HASTY_S", 0.0)
    assert supervise(partial(crash_once, tmp_path)) == 0
    assert starts(tmp_path) == ["0", "1"]


class Process:
    """A program that lives for some looks of its supervisor, in one of which the whole laptop sleeps."""

    exitcode: int | None = None
    pid = None

    def __init__(self, slept: list[float], looks: int) -> None:
        self.slept, self.looks = slept, looks

    def join(self, _seconds: float = 0.0) -> None:
        self.looks -= 1
        self.slept[0] += 15.0 if self.looks == 2 else 0.1
        if not self.looks:
            self.exitcode = 0

    def kill(self) -> None:
        raise AssertionError("it was ended")


def test_a_laptop_that_slept_has_no_frozen_program(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr(supervisor, "AwakeClock", partial(AwakeClock, lambda: now[0]))
    heard, wire = multiprocessing.Pipe(duplex=False)
    wire.send((1, 0.1))
    code, _, _ = supervisor._watched(cast(BaseProcess, Process(now, looks=6)), heard)
    assert code == 0


def test_a_frozen_program_is_ended_and_started_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "FROZEN_S", 0.5)
    assert supervise(partial(freeze_once, tmp_path)) == 0
    assert starts(tmp_path) == ["0", "1"]


def test_a_program_whose_window_is_away_is_started_again_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor, "AWAY_S", 0.5)
    assert supervise(partial(hide_once, tmp_path)) == 0
    assert starts(tmp_path) == ["0", "1"]


def test_a_program_that_falls_over_what_it_goes_on_with_begins_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor, "HASTY_S", 600.0)
    assert supervise(partial(crash_where_it_goes_on, tmp_path)) == 0
    assert starts(tmp_path) == ["0", "1", "0"]


def test_a_wrong_use_is_not_tried_again(tmp_path: Path) -> None:
    assert supervise(partial(use_wrongly, tmp_path)) == 2
    assert starts(tmp_path) == ["x"]


def test_where_no_window_opens_from_the_start_it_is_not_tried_again(tmp_path: Path) -> None:
    assert supervise(partial(end_with, [supervisor.UNOPENED, 0], tmp_path)) == 1
    assert starts(tmp_path) == ["0"]


def test_a_window_that_is_lost_later_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "HASTY_S", 600.0)
    assert supervise(partial(end_with, [3, supervisor.UNOPENED, 0], tmp_path)) == 0
    assert starts(tmp_path) == ["0", "1", "0"]


def end_once_nobody_listens(folder: Path, goes_on: bool, _out: LeftOut, wire: Connection) -> None:
    pulse = Pulse(wire)
    pulse.beat()
    (folder / "begun").touch()
    while not pulse.is_orphan:
        time.sleep(0.05)
        pulse.beat()
    (folder / "ended").touch()


def supervise_and_die(folder: Path) -> None:
    threading.Thread(target=supervise, args=[partial(end_once_nobody_listens, folder)], daemon=True).start()
    while not (folder / "begun").exists():
        time.sleep(0.05)
    os._exit(9)


def test_a_program_whose_supervisor_was_killed_ends_by_itself(tmp_path: Path) -> None:
    spawning = multiprocessing.get_context("spawn")
    supervising = spawning.Process(target=supervise_and_die, args=(tmp_path,))
    supervising.start()
    supervising.join(60)
    until = time.monotonic() + 60
    while not (tmp_path / "ended").exists() and time.monotonic() < until:
        time.sleep(0.05)
    assert (tmp_path / "ended").exists()


def watched(*said: tuple[float, int, float], until: float) -> float | None:
    """When a program that said this (when, its rounds, its work) is found to have frozen."""
    watch, told = Watch(0.0), list(said)
    for tenth in range(int(until * 10)):
        now = tenth / 10
        while told and told[0][0] <= now:
            watch.hear(*told.pop(0))
        if watch.is_frozen(now):
            return now
    return None


def beats(until: float, work: float) -> list[tuple[float, int, float]]:
    """Said each half second by a program that is at one thing and works this share of the time."""
    return [(at / 2, 1, work * at / 2) for at in range(int(until * 2))]


def test_who_works_and_gets_nowhere_or_waits_for_nothing_has_frozen() -> None:
    for work in (1.0, 0.0):
        found = watched(*beats(20, work), until=20)
        assert found and found <= 3.0


def test_who_is_given_little_of_a_busy_machine_is_only_slow() -> None:
    assert watched(*beats(8, 0.2), (8.0, 2, 1.6), until=9) is None
    found = watched(*beats(30, 0.1), until=30)
    assert found and HOPELESS_S <= found < HOPELESS_S + 1


def test_who_says_nothing_any_more_has_frozen() -> None:
    found = watched((0.0, 1, 0.0), until=20)
    assert found and found <= 3.0
    assert watched(until=20) is None, "one that starts is given more time"


def test_a_slow_start_does_not_hide_that_a_program_ended_at_once() -> None:
    watch = Watch(0.0)
    assert watch.is_hasty(30.0), "it has not come round at all"
    watch.hear(20.0, 1, 0.0)
    assert watch.is_hasty(21.0)
    watch.hear(21.5, 9, 0.0)
    assert not watch.is_hasty(24.0)


def test_a_window_that_is_away_for_five_seconds_has_lost_the_screen() -> None:
    watch = Watch(0.0)
    for half_s in range(20):
        watch.hear(half_s / 2, half_s, 0.0, is_away=half_s >= 4)
        assert watch.has_lost_screen(half_s / 2) == (half_s > 14)
    watch.hear(10.0, 20, 0.0, is_away=False)
    assert not watch.has_lost_screen(60.0)
