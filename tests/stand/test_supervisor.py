"""The supervisor: a program that crashed or froze is started again, one that ended is not."""

import os
import time
from functools import partial
from pathlib import Path

import pytest

from circus.stand import supervisor
from circus.stand.supervisor import Pulse, supervised


def crash_once(folder: Path, goes_on: bool) -> None:
    with (folder / "starts").open("a") as file:
        file.write(f"{int(goes_on)}\n")
    Pulse(folder).beat(0)
    os._exit(0 if goes_on else 3)


def freeze_once(folder: Path, goes_on: bool) -> None:
    with (folder / "starts").open("a") as file:
        file.write(f"{int(goes_on)}\n")
    Pulse(folder).beat(0)
    if not goes_on:
        time.sleep(600)


def use_wrongly(folder: Path, goes_on: bool) -> None:
    with (folder / "starts").open("a") as file:
        file.write("x\n")
    os._exit(2)


def starts(folder: Path) -> list[str]:
    return (folder / "starts").read_text().split()


def test_a_crash_is_followed_by_a_start_that_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "HASTY_S", 0.0)
    assert supervised(tmp_path, partial(crash_once, tmp_path)) == 0
    assert starts(tmp_path) == ["0", "1"]


def test_a_frozen_program_is_ended_and_started_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor, "FROZEN_S", 0.5)
    assert supervised(tmp_path, partial(freeze_once, tmp_path)) == 0
    assert starts(tmp_path) == ["0", "1"]


def test_a_wrong_use_is_not_tried_again(tmp_path: Path) -> None:
    assert supervised(tmp_path, partial(use_wrongly, tmp_path)) == 2
    assert starts(tmp_path) == ["x"]
