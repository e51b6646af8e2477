"""A broken lesson: its file costs one line and the lesson, a fault of its picture ends in the crash scene."""

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from circus import games
from circus.session.learnt import is_taught
from circus.ui.app import start as app
from circus.ui.app.options import Options
from circus.ui.gfx import bootstrap
from circus.ui.gfx.compositor import Composition, Item
from circus.ui.scenes.shell.crash import CrashScene
from circus.ui.scenes.shell.destinations import ToLesson
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.table.lesson import LessonScene
from tests.gfx.pilot import piloted

LESSON = ToLesson("texas_showdown")


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Draws to nowhere."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    bootstrap.prepare()


def press_enter() -> None:
    pygame.event.post(Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))


@pytest.mark.expects_faults
@pytest.mark.parametrize("later", [False, True], ids=["in the first frame", "with the first sentence"])
def test_a_fault_while_a_lesson_is_drawn_leads_to_the_crash_scene_and_not_into_a_loop(
    later: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tried, shown = [], []
    usual, spoken = CrashScene.frame, LessonScene._spoken

    def stumble(scene: LessonScene) -> list[Item]:
        if later and scene.teacher.spoken is None:
            return spoken(scene)
        tried.append(scene)
        raise ZeroDivisionError("the coach has dropped her chalk")

    def frame(scene: CrashScene) -> Composition:
        shown.append(scene)
        press_enter()
        return usual(scene)

    monkeypatch.setattr(LessonScene, "_spoken", stumble)
    monkeypatch.setattr(CrashScene, "frame", frame)
    code = app._opened(Options(first=LESSON, size=(640, 360), speed="off"), True, ())
    assert code == app.CRASHED
    assert len(tried) == 1, "what cannot be drawn is not drawn again"
    assert shown
    line = capsys.readouterr().err
    assert line.count("a mistake of its own") == 1
    (report,) = [Path(word) for word in line.split() if word.endswith(".txt")]
    assert "dropped her chalk" in report.read_text(encoding="utf-8")


def test_a_game_whose_lesson_is_broken_says_so_in_one_line_and_is_played_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "lesson.jsonl").write_text('{"circus": 1}\n', encoding="utf-8")
    folder = games.folder
    monkeypatch.setattr(games, "folder", lambda name: tmp_path if name == LESSON.game else folder(name))
    assert not is_taught(LESSON.game)
    said = capsys.readouterr().err
    assert said.count("\n") == 1 and "lesson.jsonl:1:" in said
    with piloted() as pilot:
        pilot.click("poster/texas_showdown")
        assert pilot.scene.name == "setup"
        assert "ui/learn" not in pilot.names and "ui/play" in pilot.names


def test_a_table_asked_for_whose_record_cannot_be_written_is_no_mistake_of_the_program(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(SceneManager, "go", full)
    with pytest.raises(OSError, match="No space"):
        app._opened(Options(first=LESSON, size=(640, 360), speed="off"), True, ())
