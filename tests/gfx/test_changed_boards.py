"""A game whose board has been edited since: it is opened on its own board, and one sentence says so."""

import shutil
from pathlib import Path

import pytest

from circus.content.data import data_root
from circus.session import saves
from circus.ui.app.router import Router
from circus.ui.scenes.shell.destinations import ToReplay, ToSave
from tests.gfx.pilot import Pilot, piloted
from tests.gfx.test_past import left, over


@pytest.fixture
def board(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The default board of Clearing House, which may be edited."""
    shutil.copytree(data_root() / "levels", tmp_path / "levels")
    monkeypatch.setattr("circus.content.levels.data_root", lambda: tmp_path)
    return tmp_path / "levels" / "clearing_house" / "mansion.tmx"


def edit(board: Path) -> None:
    """Takes away a space in the middle."""
    rows = board.read_text(encoding="utf-8").replace(
        "1,1,1,1,1,1,\n1,1,1,1,1,1,", "1,1,1,1,1,1,\n1,1,0,0,1,1,", 1
    )
    board.write_text(rows, encoding="utf-8")


def open_board_notice(pilot: Pilot) -> None:
    """Closes the notice, which lies over everything."""
    pilot.rest(500)
    assert "ui/seen" in pilot.names and "ui/step" not in pilot.names
    pilot.click("ui/seen")


def test_a_replay_says_that_the_board_has_changed(board: Path) -> None:
    record = over("clearing_house")
    with piloted(Router(), size=(1280, 720)) as pilot:
        pilot.manager.go(ToReplay(record))
        pilot.rest(100)
        assert "ui/step" in pilot.names
    edit(board)
    for language, words in (("en", "The board has changed since"), ("fr", "Le plateau a changé depuis")):
        with piloted(Router(), size=(1280, 720), language=language) as pilot:
            pilot.manager.go(ToReplay(record))
            assert pilot.manager.kit.texts.say("notice-board-title") == words
            open_board_notice(pilot)
            assert pilot.scene.name == "replay" and "ui/step" in pilot.names


def test_an_unfinished_game_goes_on_on_its_board_and_says_so(board: Path) -> None:
    left("clearing_house")
    edit(board)
    (save,) = saves.unfinished()
    with piloted(Router(), size=(1280, 720)) as pilot:
        pilot.manager.go(ToSave(save))
        open_board_notice(pilot)
        pilot.rest(100)
        assert pilot.scene.name == "table"
