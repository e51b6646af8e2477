"""The supervisor: a program that crashed or froze is started again, one that ended is not."""

import multiprocessing
import os
import threading
import time
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from circus.stand import supervisor
from circus.stand.supervisor import BEAT_MS, Pulse, supervised


def crash_once(folder: Path, goes_on: bool, wire: Connection) -> None:
    with (folder / "starts").open("a") as file:
        file.write(f"{int(goes_on)}\n")
    Pulse(wire).beat(0)
    os._exit(0 if goes_on else 3)


def freeze_once(folder: Path, goes_on: bool, wire: Connection) -> None:
    with (folder / "starts").open("a") as file:
        file.write(f"{int(goes_on)}\n")
    Pulse(wire).beat(0)
    if not goes_on:
        time.sleep(600)


def use_wrongly(folder: Path, goes_on: bool, wire: Connection) -> None:
    with (folder / "starts").open("a") as file:
        file.write("x\n")
    os._exit(2)


def starts(folder: Path) -> list[str]:
    return (folder / "starts").read_text().split()


def test_a_crash_is_followed_by_a_start_that_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "HASTY_S", 0.0)
    assert supervised(partial(crash_once, tmp_path)) == 0
    assert starts(tmp_path) == ["0", "1"]


def test_a_frozen_program_is_ended_and_started_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "FROZEN_S", 0.5)
    assert supervised(partial(freeze_once, tmp_path)) == 0
    assert starts(tmp_path) == ["0", "1"]


def test_a_wrong_use_is_not_tried_again(tmp_path: Path) -> None:
    assert supervised(partial(use_wrongly, tmp_path)) == 2
    assert starts(tmp_path) == ["x"]


def end_once_nobody_listens(folder: Path, goes_on: bool, wire: Connection) -> None:
    pulse = Pulse(wire)
    pulse.beat(0)
    (folder / "begun").touch()
    while not pulse.is_orphan:
        time.sleep(0.05)
        pulse.beat(BEAT_MS)
    (folder / "ended").touch()


def supervise_and_die(folder: Path) -> None:
    threading.Thread(target=supervised, args=[partial(end_once_nobody_listens, folder)], daemon=True).start()
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
