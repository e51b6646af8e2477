"""Opening the app where something is missing: who is told, how, and what is left behind."""

import gc
import sys
from pathlib import Path

import pytest

from circus.cli import main
from circus.core.errors import CircusError
from circus.ui.app import report
from circus.ui.app.options import Options
from circus.ui.app.start import CRASHED, run
from circus.ui.gfx.settings import Settings

Boxes = list[tuple[str, ...]]


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> Boxes:
    """The boxes of the system that were shown."""
    import pygame

    shown: Boxes = []
    monkeypatch.setattr(pygame.display, "message_box", lambda *words: shown.append(words))
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    return shown


def refuse(*_: object, **__: object) -> None:
    raise CircusError("cannot open a window (no display was found)")


def stumble(*_: object) -> None:
    raise ZeroDivisionError("the clown has slipped")


def test_who_started_it_by_a_click_and_has_no_terminal_is_told_in_a_box(
    boxes: Boxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("circus.ui.gfx.bootstrap.prepare", refuse)
    monkeypatch.setattr(sys, "stderr", None)
    with pytest.raises(CircusError):
        run(Options())
    assert boxes == [("Circus", "cannot open a window (no display was found)", "error")]


def test_who_has_a_terminal_gets_no_box(boxes: Boxes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("circus.ui.gfx.bootstrap.prepare", refuse)
    with pytest.raises(CircusError):
        run(Options())
    assert boxes == []


@pytest.mark.expects_faults
def test_a_mistake_before_there_is_a_window_is_reported_too(
    boxes: Boxes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], own_folders: Path
) -> None:
    monkeypatch.setattr("circus.ui.app.loop.Loop.__init__", stumble)
    assert run(Options()) == CRASHED
    (path,) = own_folders.rglob("reports/*.txt")
    assert capsys.readouterr().err == (
        "circus: the program stopped by a mistake of its own, and your game is kept; "
        f"what happened is written in {path}\n"
    )
    assert "ZeroDivisionError: the clown has slipped" in path.read_text(encoding="utf-8")
    assert "not yet read" in path.read_text(encoding="utf-8")


@pytest.mark.expects_faults
def test_a_mistake_of_the_last_scene_of_all_still_ends_the_program(
    boxes: Boxes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("circus.ui.scenes.shell.manager.SceneManager.frame", stumble)
    assert run(Options(size=(320, 180))) == CRASHED
    assert capsys.readouterr().err.count("\n") <= 2


def test_rubbish_is_looked_for_from_the_first_frame_on_and_after_a_failed_start(
    boxes: Boxes, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_for: list[bool] = []
    monkeypatch.setattr("circus.ui.app.loop.Loop.begin", lambda _: looked_for.append(gc.isenabled()))
    monkeypatch.setattr("circus.ui.app.loop.Loop._turn", lambda _: looked_for.append(gc.isenabled()))
    assert run(Options(size=(320, 180))) == 0
    assert looked_for == [False, True]
    monkeypatch.setattr("circus.ui.app.loop.Loop.__init__", refuse)
    with pytest.raises(CircusError):
        run(Options())
    assert gc.isenabled()


def test_who_only_opens_the_app_loads_it_without_looking_for_rubbish_and_a_command_works_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked_for: list[bool] = []

    def open_nothing(_: Options) -> int:
        looked_for.append(gc.isenabled())
        return 0

    monkeypatch.setattr("circus.ui.app.start.run", open_nothing)
    assert main([]) == 0
    assert main(["play", "quel_cirque"]) == 0
    assert looked_for == [False, True]
    assert gc.isenabled()
    assert main(["play", "no_such_game"]) == 2
    assert gc.isenabled()


def test_a_report_goes_to_the_temporary_folder_where_the_users_takes_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(report, "data_folder", lambda: tmp_path / "file")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    path = report.write(ValueError("half an \ud83d emoji"), Settings())
    assert path is not None
    assert path.parent == tmp_path
    assert "ValueError: half an \\ud83d emoji" in path.read_text(encoding="utf-8")


def test_where_no_folder_takes_a_report_there_is_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setattr(report, "data_folder", lambda: tmp_path / "file")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "file"))
    assert report.write(ValueError(), None) is None
