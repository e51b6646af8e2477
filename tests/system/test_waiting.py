"""The app when the disk refuses: it waits, says so in its own language, and goes on as it is told."""

import errno
import os
from pathlib import Path
from random import Random

import pytest

from circus.content.texts import Texts, faults
from circus.records.replay import read
from circus.session.game_session import GameSession
from circus.session.table_setup import first_table_setup
from circus.ui.scenes.shell.destinations import ToFirstTable
from circus.ui.scenes.table.scene import TableScene
from tests.gfx.pilot import Pilot, piloted
from tests.system.disks import disk_below
from tests.system.test_faults import FAULTS, lines_of


def waiting(pilot: Pilot) -> bool:
    """Whether a notice lies over the table."""
    return "ui/seen" in pilot.names


def reach_end(pilot: Pilot, answer: str) -> None:
    """Plays by clicks to the results; a game that waits is answered."""
    rng = Random(7)
    for _ in range(400):
        pilot.rest(400)
        if waiting(pilot):
            pilot.click(answer if answer in pilot.names else "ui/seen")
        elif pilot.scene.name == "results":
            return
        elif "ui/curtain" in pilot.names:
            pilot.click("ui/curtain")
        else:
            wanted = [each["name"] for each in pilot.manager.facts()["targets"] if each["wanted"]]
            if wanted:
                pilot.click(rng.choice(wanted))
    raise AssertionError(f"no end; last seen {pilot.names}")


def opened_table(pilot: Pilot, path: Path) -> GameSession:
    """A table with one person at it."""
    pilot.manager.go(ToFirstTable(first_table_setup("quel_cirque", 2), Random(3), path))
    assert isinstance(pilot.scene, TableScene)
    return pilot.scene.session


@pytest.mark.parametrize("answer", ["ui/seen", "ui/elsewhere", "ui/unsaved"])
def test_the_app_waits_says_so_and_goes_on_as_it_is_told(
    answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "records" / "game.jsonl"
    monkeypatch.setattr("circus.ui.app.loop.spare_folders", lambda: [tmp_path / "spare"])
    with piloted(speed="off") as pilot, disk_below(tmp_path / "records", monkeypatch) as disk:
        session = opened_table(pilot, path)
        disk.fails = lambda number, call: errno.ENOSPC if call == "write" and 20 <= number < 29 else 0
        reach_end(pilot, answer)
        assert disk.refused
        stands = list(map(str, session.match.actions))
    if answer == "ui/unsaved":
        assert lines_of(path) == stands[: len(lines_of(path))] and not read(path).ended
    else:
        kept = tmp_path / "spare" / "game.jsonl" if answer == "ui/elsewhere" else path
        assert lines_of(kept) == stands and read(kept).ended


@pytest.mark.parametrize("fault", FAULTS, ids=errno.errorcode.get)
def test_in_a_french_window_the_system_speaks_french(
    fault: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with piloted(speed="off", language="fr") as pilot, disk_below(tmp_path, monkeypatch) as disk:
        opened_table(pilot, tmp_path / "game.jsonl")
        disk.fails = lambda number, call: fault if call == "write" else 0
        rng = Random(1)
        while not waiting(pilot):
            wanted = [each.name for each in pilot.manager.targets if each.wanted]
            if wanted:
                pilot.click(rng.choice(wanted))
            pilot.rest(50)
        notice = pilot.manager._notice
        assert notice and os.strerror(fault) not in notice.text
        assert faults.of_system(Texts("fr"), OSError(fault, "")) in notice.text
        pilot.click("ui/unsaved")


def test_what_cannot_be_done_is_told_in_french_with_its_file(own_folders: Path) -> None:
    def act() -> None:
        raise OSError(errno.EACCES, os.strerror(errno.EACCES), "/games/one.jsonl")

    with piloted(language="fr") as pilot:
        pilot.manager.attempt(act)
        notice = pilot.manager._notice
        assert (
            notice
            and notice.text == "/games/one.jsonl ne peut pas être utilisé\u00a0: l\u2019accès est refusé."
        )


def test_a_move_that_could_not_be_written_is_made_when_the_disk_takes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with piloted(speed="off") as pilot, disk_below(tmp_path, monkeypatch) as disk:
        session = opened_table(pilot, tmp_path / "game.jsonl")
        while not (wanted := [each.name for each in pilot.manager.targets if each.wanted]):
            pilot.rest(50)
        before = list(session.match.actions)
        disk.fails = lambda number, call: errno.ENOSPC if call == "write" else 0
        rng = Random(1)
        while not waiting(pilot):
            pilot.click(rng.choice(wanted))
            wanted = [each.name for each in pilot.manager.targets if each.wanted] or ["ui/seen"]
        assert session.match.actions == before
        disk.fails = lambda number, call: 0
        pilot.click("ui/seen")
        assert session.match.actions[len(before)].seat == 0
