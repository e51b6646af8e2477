"""Bad days at a stand: the disk is full or gone, the clock jumps, the program is broken off."""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import cast

import pygame
import pytest

from circus.records.replay import read
from circus.stand.supervisor import Pulse
from circus.stand.visit import folders_of
from circus.stand.wall_clock import WallClock
from circus.ui.app.stand_router import StandAttendant, end_broken_off
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.stand.choice import PLAY
from circus.ui.scenes.stand.panel import StaffScene
from circus.ui.scenes.stand.still_there import COUNTED_MS
from circus.ui.scenes.table.scene import TableScene
from tests.stand.at_stand import PIN, PLAN, acts, played_out, scene, stand, visits


def test_a_notice_that_nobody_closes_does_not_hold_the_stand(tmp_path: Path) -> None:
    with stand(tmp_path) as pilot:
        pilot.click("ui/begin")
        pilot.manager.show_notice("A notice", "that is left open")
        pilot.rest(PLAN.idle * 1000 + int(COUNTED_MS) + 3000)
        assert scene(pilot) == "attract" and "ui/begin" in pilot.names
        assert visits(tmp_path)[0]["how"] == "left"


def test_a_program_that_was_broken_off_goes_on_at_the_same_table(tmp_path: Path) -> None:
    with stand(tmp_path, replace(PLAN, games=("quel_cirque",))) as pilot:
        pilot.click("ui/begin")
        pilot.click(f"{PLAY}quel_cirque")
        table = cast(TableScene, pilot.scene)
        while not table.chooser:
            pilot.rest(400)
        table.play(table.chooser.picker.legal[0])
        done = [str(action) for action in table.session.match.actions]
        table.session.close()  # as when the process is gone
    assert visits(tmp_path)[0]["ended"] is None
    with stand(tmp_path, replace(PLAN, games=("quel_cirque",)), goes_on=True) as pilot:
        pilot.rest(100)
        again = cast(TableScene, pilot.scene)
        assert [str(action) for action in again.session.match.actions][: len(done)] == done
        assert len(visits(tmp_path)) == 1


def full(*_args: object) -> None:
    """As the system refuses where the disk is full."""
    raise OSError(28, "No space left on device", "x")


def test_a_full_disk_lets_the_visitors_play_on_and_the_staff_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with stand(tmp_path) as pilot:
        pilot.click("ui/begin")
        monkeypatch.setattr("circus.records.line_file._write_all", full)
        monkeypatch.setattr("circus.stand.visit.write_whole", full)
        pilot.click(f"{PLAY}pebbles")
        assert cast(StandAttendant, pilot.loop._attendant).keeper.faults["write"]


def test_a_broken_card_asks_the_usual_questions_until_it_is_mended(tmp_path: Path) -> None:
    (tmp_path / "questions.json").write_text("{", encoding="utf-8")
    with stand(tmp_path) as pilot:
        keeper = cast(StandAttendant, pilot.loop._attendant).keeper
        assert "questions.json" in str(keeper.faults["questions"]) and len(keeper.questions()) == 5
        (tmp_path / "questions.json").write_text('{"questions": []}', encoding="utf-8")
        assert keeper.questions() == [] and not keeper.faults


def test_the_staff_are_told_of_a_broken_card_in_their_language(tmp_path: Path) -> None:
    path = tmp_path / "questions.json"
    path.write_text("{", encoding="utf-8")
    with stand(tmp_path) as pilot:
        pilot.manager.change(language="fr")
        pilot.manager.push(StaffScene(pilot.manager, cast(StandAttendant, pilot.loop._attendant).keeper), CUT)
        notice = pilot.manager._notice
        assert notice and notice.text == (
            f"Les questions habituelles sont posées. {path} ne peut pas être utilisé. "
            "Corrigez ce fichier ou retirez-le."
        )


def test_a_folder_that_is_pulled_out_stops_no_game_and_no_next_one(tmp_path: Path) -> None:
    folder = tmp_path / "stick" / "stand"
    folder.mkdir(parents=True)
    with stand(folder) as pilot:
        keeper = cast(StandAttendant, pilot.loop._attendant).keeper
        pilot.click("ui/begin")
        pilot.click(f"{PLAY}pebbles")
        folder.parent.rename(tmp_path / "away")
        folder.parent.write_text("no folder", encoding="utf-8")
        for _ in range(2):
            played_out(pilot)
            assert scene(pilot) == "results"
            pilot.click("ui/home")
            pilot.rest(3000)
            while scene(pilot) == "card":
                pilot.click("ui/skip")
            assert scene(pilot) == "attract" and keeper.faults["gone"]
            pilot.click("ui/begin")
            pilot.click(f"{PLAY}pebbles")
            assert scene(pilot) == "table"
        pilot.press(pygame.K_F12)
        for digit in PIN:
            pilot.click(f"ui/digit/{digit}")
        pilot.click("ui/enter")
        assert "ui/seen" in pilot.names, "the staff is told at once"
        pilot.click("ui/seen")
        assert {"ui/leave", "ui/faults"} <= set(pilot.names)


def test_a_clock_that_jumps_is_told_to_the_staff(tmp_path: Path) -> None:
    with stand(tmp_path) as pilot:
        keeper = cast(StandAttendant, pilot.loop._attendant).keeper
        wall = 1e9
        keeper._wall = WallClock(lambda: wall, lambda: 5.0)
        pilot.rest(100)
        assert not keeper.faults
        for jump in (3600, -7200):
            wall += jump
            pilot.rest(100)
            assert keeper.faults.pop("clock") == abs(jump) / 60
            pilot.rest(100)
            assert not keeper.faults


def test_what_visitors_set_is_gone_with_them_also_when_the_power_went(tmp_path: Path) -> None:
    for goes_on, language in ((False, "en"), (True, "fr"), (False, "en")):
        with stand(tmp_path, goes_on=goes_on, language=None) as pilot:
            assert pilot.manager.kit.settings.language == language
            pilot.click("ui/begin") if scene(pilot) == "attract" else None
            pilot.manager.change(language="fr", text_size=160)
            assert pilot.scene.kit.settings.text_size == 160


def test_the_time_box_of_a_visit_that_goes_on_counts_from_its_first_game(tmp_path: Path) -> None:
    plan = replace(PLAN, games=("quel_cirque",), minutes=10)
    with stand(tmp_path, plan) as pilot:
        pilot.click("ui/begin")
        pilot.click(f"{PLAY}quel_cirque")
        cast(TableScene, pilot.scene).session.close()
    path = folders_of(tmp_path)[-1] / "acts.jsonl"
    with path.open("a", encoding="utf-8") as file:
        file.write('{"ms": 400000, "scene": "table", "tap": "card/1"}\n')
    with stand(tmp_path, plan, goes_on=True) as pilot:
        pilot.rest(100)
        box = cast(StandAttendant, pilot.loop._attendant).keeper.box
        assert box.limit_ms == 600_000 and 390_000 < box.spent_ms < 410_000
        pilot.press(pygame.K_a)
    times = [line["ms"] for line in acts(tmp_path)]
    assert times == sorted(times) and times[-1] >= 400_000


def test_a_program_broken_off_behind_the_end_of_a_game_goes_on_with_the_card(tmp_path: Path) -> None:
    with stand(tmp_path) as pilot:
        pilot.click("ui/begin")
        pilot.click(f"{PLAY}pebbles")
        played_out(pilot)
    with stand(tmp_path, goes_on=True) as pilot:
        pilot.rest(100)
        assert scene(pilot) == "card"
        pilot.click("ui/done")
    assert visits(tmp_path)[0]["how"] == "finished"


def test_a_stick_that_comes_back_has_all_that_was_done_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where it was mounted an empty folder of another disk is left: nothing is laid down in that."""
    folder, away = tmp_path / "stick", tmp_path / "away"
    folder.mkdir()
    with stand(folder, replace(PLAN, games=("quel_cirque",))) as pilot:
        keeper = cast(StandAttendant, pilot.loop._attendant).keeper
        pilot.click("ui/begin")
        pilot.click(f"{PLAY}quel_cirque")
        table = cast(TableScene, pilot.scene)
        folder.rename(away)
        folder.mkdir()
        with monkeypatch.context() as patch:
            patch.setattr("circus.records.line_file.disk_of", lambda path: -1)
            for _ in range(2):
                if table.chooser:
                    pilot.loop._spared(partial(table.play, table.chooser.picker.legal[0]))
                pilot.rest(400)
            assert list(folder.iterdir()) == [] and "gone" in keeper.faults
            pilot.manager.home()
            pilot.rest(3000)
            pilot.click("ui/done")
            assert scene(pilot) == "attract"
            pilot.click("ui/begin")
            assert list(folder.iterdir()) == []
        folder.rmdir()
        away.rename(folder)
        pilot.rest(3000)
        assert list(keeper.faults) == ["missed"]
        played = list(map(str, table.session.match.actions))
    first, second = sorted(visits(folder), key=lambda visit: visit["how"] is None)  # both began at once
    assert (first["how"], second["how"]) == ("left", None)
    (record,) = folder.rglob("01-quel_cirque.jsonl")
    assert list(map(str, read(record).match.actions)) == played and len(played) > 1


def test_what_a_full_disk_refused_is_written_once_it_has_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with stand(tmp_path) as pilot:
        keeper = cast(StandAttendant, pilot.loop._attendant).keeper
        pilot.click("ui/begin")
        pilot.click(f"{PLAY}pebbles")
        with monkeypatch.context() as patch:
            patch.setattr("circus.records.line_file._write_all", full)
            played_out(pilot)
            pilot.click("ui/home")
            pilot.rest(3000)
            pilot.click("ui/done")
            assert list(keeper.faults) == ["write"]
        pilot.rest(3000)
        assert list(keeper.faults) == ["missed"]
    assert [each["how"] for each in visits(tmp_path)] == ["finished"]
    assert read(folders_of(tmp_path)[0] / "01-pebbles.jsonl").ended
    assert acts(tmp_path)[-1]["closed"] == "finished"


def test_a_visit_of_which_little_is_known_does_not_hold_the_stand(tmp_path: Path) -> None:
    folder = tmp_path / "20260101-000000-abcdef"
    folder.mkdir()
    begun = '"begun": "2026-01-01T00:00:00Z", "ended": null, "how": null'
    (folder / "session.json").write_text(
        f'{{"session": 1, "id": "\\ud800", "laptop": "a", {begun}}}', encoding="utf-8"
    )
    with stand(tmp_path, goes_on=True) as pilot:
        pilot.rest(100)
        assert scene(pilot) == "lobby"
    end_broken_off(tmp_path)
    assert visits(tmp_path)[0]["how"] == "left"


def test_the_last_answer_takes_back_what_a_visitor_has_set(tmp_path: Path) -> None:
    with stand(tmp_path) as pilot:
        pilot.click("ui/begin")
        pilot.click(f"{PLAY}pebbles")
        pilot.manager.change(language="fr", text_size=160)
        pilot.manager.home()
        pilot.rest(3000)
        while scene(pilot) == "card":
            pilot.click("ui/skip")
        assert scene(pilot) == "attract" and pilot.scene.kit.settings.text_size == 100


def test_a_program_whose_supervisor_is_gone_ends_without_another_picture(tmp_path: Path) -> None:
    pulse = Pulse()
    with stand(tmp_path, pulse=pulse) as pilot:
        pilot.manager.refresh()
        pulse.is_orphan = True
        pilot.loop.step(16, [])
        assert not pilot.manager.running
