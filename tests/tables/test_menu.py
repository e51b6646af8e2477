"""The menu of a table: each entry is declared once, and gives a button, a key and an action."""

from pathlib import Path
from random import Random

import pytest

from circus.content.texts import Texts
from circus.session.table_setup import first_table_setup
from circus.ui.gfx import bootstrap
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.containers import Part
from circus.ui.input.gestures import ESCAPE, Cancel, Key
from circus.ui.input.keys import IN_MENU, LOG, Shortcut, rows
from circus.ui.scenes.rulebook.scene import RulebookScene
from circus.ui.scenes.shell.destinations import ToFirstTable, ToLesson, ToTableMenu
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.table import menu
from circus.ui.scenes.table.keys_sheet import keys_sheet
from circus.ui.scenes.table.log_scene import LogScene
from circus.ui.scenes.table.menu import ENTRIES, MenuEntry, TableMenuScene
from circus.ui.scenes.table.scene import TableScene
from tests.gfx.parlour import SIZES, check_fits, click, draw, stage


@pytest.fixture(autouse=True)
def pygame_is_ready(no_screen: None) -> None:
    """Fonts and surfaces can be made."""
    bootstrap.prepare()


def paused(folder: Path, size: tuple[int, int] = (1280, 720), text: int = 100) -> SceneManager:
    """A table of Quel Cirque under its menu."""
    manager = stage(size, "fr", text_size=text)
    manager.go(ToFirstTable(first_table_setup("quel_cirque"), Random(4), folder / "game.jsonl"))
    draw(manager)
    manager.go(ToTableMenu("quel_cirque"))
    draw(manager)
    return manager


def names(manager: SceneManager) -> list[str]:
    return [target.name for target in manager.targets]


def test_an_entry_added_in_one_place_has_its_button_its_key_and_its_action(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    entry = MenuEntry("undo-all", "undo", lambda scene: done.append(scene.game), shortcut=LOG)
    others = [each for each in ENTRIES if each.shortcut != LOG]
    monkeypatch.setattr(menu, "ENTRIES", (entry, *others))
    manager = paused(tmp_path)
    click(manager, "ui/undo-all")
    manager.handle(Key("l"))
    assert done == ["quel_cirque"] * 2


def test_a_key_of_an_entry_is_on_the_sheet_of_keys_and_on_the_page_for_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []
    own = Shortcut("leave", IN_MENU, ("o",))
    entry = MenuEntry("leave", "tent", lambda scene: done.append(scene.game), shortcut=own)
    monkeypatch.setattr(menu, "ENTRIES", (*(each for each in ENTRIES if not each.shortcut), entry))
    manager = paused(tmp_path)
    manager.handle(Key("o"))
    assert done == ["quel_cirque"]
    listed: list[list[Shortcut]] = []

    def shown(kit: Toolkit, game: str, of_menu: list[Shortcut]) -> Part:
        listed.append(of_menu)
        return keys_sheet(kit, game, of_menu)

    monkeypatch.setattr(menu, "keys_sheet", shown)
    click(manager, "ui/keys")
    assert listed == [[own]] == [menu.own_shortcuts(menu.ENTRIES)]
    assert list(rows(Texts("en"), [own])) == [("O", Texts("en").say("table-menu-leave"))]


def test_a_lesson_has_no_entries_of_a_table(tmp_path: Path) -> None:
    manager = paused(tmp_path)
    at_table = {entry.target for entry in ENTRIES}
    assert at_table <= set(names(manager))
    manager.home()
    manager.go(ToLesson("quel_cirque"))
    manager.go(ToTableMenu("quel_cirque"))
    draw(manager)
    assert not {"ui/log", "ui/learn", "ui/seats"} & set(names(manager))
    assert {"ui/go-on", "ui/rules", "ui/settings"} <= set(names(manager))


def test_keys_of_the_table_act_in_its_menu_too(tmp_path: Path) -> None:
    manager = paused(tmp_path)
    manager.handle(Key("f1"))
    assert isinstance(manager.scene, RulebookScene)
    manager.handle(Key("f1"))
    assert isinstance(manager.scene, TableMenuScene)
    manager.handle(Key("l"))
    assert isinstance(manager.scene, LogScene)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 160])
@pytest.mark.parametrize("sheet", ["", "ui/keys", "ui/seats"])
def test_every_sheet_fits(size: tuple[int, int], text: int, sheet: str, tmp_path: Path) -> None:
    manager = paused(tmp_path, size, text)
    manager.kit.fonts.strained.clear()
    if sheet:
        click(manager, sheet)
        draw(manager)
        assert "ui/back" in names(manager)
    check_fits(manager, ("ui/away", "ui/sheet"))
    assert [strain.text for strain in manager.kit.fonts.strained] == []


def test_another_sheet_leads_back_to_the_menu_and_its_keys_do_nothing_there(tmp_path: Path) -> None:
    manager = paused(tmp_path)
    for sheet in ("ui/keys", "ui/seats"):
        click(manager, sheet)
        draw(manager)
        manager.handle(Key("l"))
        assert isinstance(manager.scene, TableMenuScene) and "ui/go-on" not in names(manager)
        manager.handle(Cancel(ESCAPE))
        draw(manager)
        assert "ui/go-on" in names(manager)
    manager.handle(Cancel(ESCAPE))
    assert isinstance(manager.scene, TableScene)
