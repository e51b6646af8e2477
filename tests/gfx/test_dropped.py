"""A file dropped on the window: a record is opened, a bad one refused with its reason, no game torn from."""

from pathlib import Path
from random import Random

import pygame
import pytest
from pygame.event import Event

from circus.session import saves
from circus.session.house_rules import HouseRules, write_rules
from circus.session.table_setup import first_table_setup
from circus.ui.app.router import Router
from circus.ui.scenes.setup.scene import SetupScene
from circus.ui.scenes.shell.destinations import ToFirstTable, ToSetup
from tests.gfx.pilot import Pilot, piloted
from tests.gfx.test_past import left
from tests.session.test_playback import recorded


def drop(pilot: Pilot, path: Path) -> None:
    pilot.loop.step(16, [Event(pygame.DROPFILE, file=str(path))])
    pilot.rest(200)


def notice_text(pilot: Pilot) -> str:
    """The words of the notice that is open."""
    notice = pilot.manager._notice
    assert notice
    return f"{notice.title} {notice.text}"


def test_a_record_dropped_anywhere_is_opened_and_left_for_where_one_was(tmp_path: Path) -> None:
    with piloted(Router(), size=(1280, 720)) as pilot:
        drop(pilot, recorded(tmp_path, "quel_cirque"))
        assert pilot.scene.name == "replay"
        assert pilot.manager.scene.port()["at"] == 0
        pilot.click("ui/leave")
        assert pilot.scene.name == "lobby"


def test_a_second_one_takes_the_place_of_the_first(tmp_path: Path) -> None:
    with piloted(Router(), size=(1280, 720)) as pilot:
        for game in ("quel_cirque", "pebbles"):
            (tmp_path / game).mkdir()
            drop(pilot, recorded(tmp_path / game, game))
        assert (pilot.scene.game, len(pilot.manager.scenes)) == ("pebbles", 2)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"Dear circus,\n", {"en": "not a game of Circus", "fr": "pas une partie de Circus"}),
        (b"", {"en": "empty", "fr": "vide"}),
        (b'{"record": 99}\n', {"en": "later version", "fr": "plus récente"}),
    ],
)
def test_a_bad_file_is_refused_with_its_reason_and_never_touched(
    content: bytes, reason: dict[str, str], language: str, tmp_path: Path
) -> None:
    path = tmp_path / "letter.jsonl"
    path.write_bytes(content)
    with piloted(Router(), language=language) as pilot:
        drop(pilot, path)
        assert pilot.scene.name == "lobby"
        assert "letter.jsonl" in notice_text(pilot) and reason[language] in notice_text(pilot)
    assert path.read_bytes() == content


def test_damage_deep_inside_a_record_is_told_with_its_line(tmp_path: Path) -> None:
    path = recorded(tmp_path, "quel_cirque")
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:6], b'{"action": "0:fly away", "ms": 9}\n', *lines[6:]]))
    with piloted(Router(), language="fr") as pilot:
        drop(pilot, path)
        assert "ligne 7" in notice_text(pilot)


def test_folders_pipes_and_files_that_are_gone_are_refused(tmp_path: Path) -> None:
    with piloted(Router()) as pilot:
        for path in (tmp_path, tmp_path / "gone.jsonl"):
            drop(pilot, path)
            assert "cannot be read" in notice_text(pilot)
            pilot.click("ui/seen")
            assert pilot.scene.name == "lobby"


def test_whoever_plays_is_asked_first_and_may_stay(tmp_path: Path) -> None:
    record = recorded(tmp_path, "quel_cirque")
    left("clown_standoff")
    with piloted(Router(), size=(1280, 720)) as pilot:
        pilot.click("ui/resume")
        assert pilot.scene.name == "table"
        drop(pilot, record)
        pilot.click("ui/keep")
        assert pilot.scene.name == "table"
        drop(pilot, record)
        pilot.click("ui/really")
        assert pilot.scene.name == "replay"
        pilot.click("ui/leave")
        assert pilot.scene.name == "table"


def test_a_file_dropped_on_a_question_waits_for_its_answer(tmp_path: Path) -> None:
    left("quel_cirque")
    with piloted(Router(), size=(1280, 720)) as pilot:
        pilot.click("ui/past")
        pilot.click("ui/delete/0")
        pilot.click("ui/list/bin")
        pilot.click("ui/empty")
        drop(pilot, recorded(tmp_path, "pebbles"))
        assert "ui/really" in pilot.names and list(saves.bin_folder().glob("*.jsonl"))
        pilot.click("ui/keep")
        assert pilot.scene.name == "replay"


def rules_file(folder: Path) -> Path:
    write_rules(HouseRules("clearing_house", "Gentle", {"hearts": 6}), folder / "gentle.json")
    return folder / "gentle.json"


def test_dropped_house_rules_open_a_set_up_with_them(tmp_path: Path) -> None:
    with piloted(Router(), size=(1280, 720)) as pilot:
        drop(pilot, rules_file(tmp_path))
        assert isinstance(pilot.scene, SetupScene)
        assert pilot.scene.table_setup.changed == {"hearts": 6}


def test_an_open_set_up_and_its_house_rules_take_dropped_ones_in_place(tmp_path: Path) -> None:
    with piloted(Router(), size=(1280, 720)) as pilot:
        pilot.manager.go(ToSetup("clearing_house", numbers={"traps": 1}))
        drop(pilot, rules_file(tmp_path))
        setup = pilot.scene
        assert isinstance(setup, SetupScene) and setup.table_setup.changed == {"hearts": 6}
        pilot.click("ui/house")
        pilot.click("ui/all")
        drop(pilot, rules_file(tmp_path))
        assert len(pilot.manager.scenes) == 3 and setup.table_setup.changed == {"hearts": 6}


def test_house_rules_dropped_during_a_game_wait_for_an_answer(tmp_path: Path) -> None:
    with piloted(Router(), size=(1280, 720)) as pilot:
        pilot.manager.go(ToFirstTable(first_table_setup("clown_standoff"), Random(1)))
        pilot.rest(200)
        drop(pilot, rules_file(tmp_path))
        assert pilot.scene.name == "table"
        pilot.click("ui/really")
        assert isinstance(pilot.scene, SetupScene)


@pytest.mark.parametrize(("language", "reason"), [("en", "choose a whole number from 1"), ("fr", "Corrigez")])
def test_bad_house_rules_are_refused_with_their_reason(tmp_path: Path, language: str, reason: str) -> None:
    path = rules_file(tmp_path)
    path.write_text(path.read_text(encoding="utf-8").replace("6", "60"), encoding="utf-8")
    with piloted(Router(), language=language) as pilot:
        drop(pilot, path)
        assert pilot.scene.name == "lobby" and reason in notice_text(pilot)
