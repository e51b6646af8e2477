"""Strengths of bots are legible wherever they are chosen, however many there are and long their names."""

from pathlib import Path
from random import Random

import pytest

from circus.content.texts import Texts
from circus.session import table_setup
from circus.session.table_setup import HUMAN, first_table_setup
from circus.ui.scenes.lab import scene as lab_scene
from circus.ui.scenes.setup import seats as setup_seats
from circus.ui.scenes.shell.destinations import Destination, ToFirstTable, ToLab, ToSetup, ToTableMenu
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.table import seats_sheet
from circus.ui.scenes.table.scene import TableScene
from tests.gfx.parlour import SIZES, check_fits, click, show, stage

ADDED = ("first-added", "second-added", "third-added")


@pytest.fixture(autouse=True)
def strengths(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three strengths more, with the longest name in use."""
    levels = (*table_setup.LEVELS, *ADDED)
    for module in (table_setup, seats_sheet, setup_seats):
        monkeypatch.setattr(module, "LEVELS", levels)
    monkeypatch.setattr(lab_scene, "BOTS", (*lab_scene.BOTS, *ADDED))
    say = Texts.say

    def named(texts: Texts, key: str, **facts: str | int) -> str:
        is_added = key.startswith(("setup-strength-", "lab-bots-")) and key.endswith(ADDED)
        return "Invincible" if is_added else say(texts, key, **facts)

    monkeypatch.setattr(Texts, "say", named)


def seats(folder: Path, size: tuple[int, int] = (640, 480), text: int = 160) -> SceneManager:
    """The sheet of seats of a table of four."""
    manager = stage(size, "fr", text_size=text)
    manager.go(ToFirstTable(first_table_setup("clearing_house"), Random(4), folder / "game.jsonl"))
    show(manager)
    manager.go(ToTableMenu("clearing_house"))
    show(manager)
    manager.kit.fonts.strained.clear()
    click(manager, "ui/seats")
    show(manager)
    return manager


def check_legible(manager: SceneManager) -> None:
    assert [strain.text for strain in manager.kit.fonts.strained] == []
    check_fits(manager, ("ui/away", "ui/sheet"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 160])
def test_on_the_sheet_of_seats(size: tuple[int, int], text: int, tmp_path: Path) -> None:
    check_legible(seats(tmp_path, size, text))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("place", [ToSetup("clearing_house"), ToLab()])
def test_in_the_set_up_and_the_lab(size: tuple[int, int], place: Destination) -> None:
    manager = stage(size, "fr", text_size=160)
    manager.go(place)
    for _ in lab_scene.BOTS:
        show(manager)
        for name in [
            each.name for each in manager.targets if each.name.endswith(("strength/more", "bots/more"))
        ]:
            if any(each.name == name and each.enabled for each in manager.targets):
                click(manager, name)
                show(manager)
    assert "Invincible" not in [strain.text for strain in manager.kit.fonts.strained]


def test_the_arrows_of_a_narrow_sheet_lead_from_the_person_to_the_strongest_bot(tmp_path: Path) -> None:
    manager = seats(tmp_path)
    table = next(scene for scene in manager.scenes if isinstance(scene, TableScene))
    click(manager, "ui/seat/1/less")
    assert table.session.seats[1].kind == HUMAN
    played = []
    for _ in table_setup.LEVELS:
        click(manager, "ui/seat/1/more")
        played.append(table.session.seats[1].strength)
    assert played == list(table_setup.LEVELS)
