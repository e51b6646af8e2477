"""House rules: numbers are changed and come back, are kept in sets and shared, and reach the table."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from types import SimpleNamespace

import pygame
import pytest

from circus import games
from circus.content.texts import LANGUAGES, Texts
from circus.platform.folders import pictures_folder
from circus.session.house_rule_code import code_of
from circus.session.house_rules import HouseRules, keep_rules, kept_rules, read_rules
from circus.session.table_setup import first_table_setup, remembered, save_table_setup
from circus.ui.input.gestures import ESCAPE, Cancel, Hold, Key, Wheel
from circus.ui.scenes import setup_top
from circus.ui.scenes.house_rules.scene import HouseRulesScene
from circus.ui.scenes.scene_manager import SceneManager
from circus.ui.scenes.scene_widgets import TextBlock
from circus.ui.scenes.setup import SetupScene
from circus.ui.scenes.transition import CUT
from tests.gfx.parlour import SIZES, check_fits, click, show, stage, type_in
from tests.marks import first_everyday

GAME = "clearing_house"
PLAYED = [name for name in games.in_order() if games.find(name).numbers]
TOO_MANY = {"cards_dealt": 12, "copies_move": 0, "copies_double_move": 0}
"""48 cards of 24 are dealt."""


@pytest.fixture(autouse=True)
def close_window() -> Iterator[None]:
    """After each test."""
    yield
    pygame.display.quit()


def opened(game: str = GAME, changed: Mapping[str, int] | None = None, **choices: object) -> SceneManager:
    """The house rules over a set-up with these changed numbers."""
    save_table_setup(first_table_setup(game).with_changed(changed or {}))
    manager = stage(**{"me": "Ada", "size": (1280, 720), **choices})  # type: ignore[arg-type]
    manager.push(SetupScene(manager, game), CUT)
    click(manager, "ui/house")
    assert isinstance(manager.scene, HouseRulesScene)
    return manager


def changed_in(manager: SceneManager) -> dict[str, int]:
    assert isinstance(manager.scene, HouseRulesScene)
    return manager.scene.changed


def said(manager: SceneManager) -> str:
    shown = getattr(manager.scene, "_widgets", ())
    return " ".join(widget.text for widget in shown if isinstance(widget, TextBlock))


def names(manager: SceneManager) -> set[str]:
    show(manager)
    return {target.name for target in manager.targets}


WINDOWS = [(size, text_size) for text_size in (160, 100) for size in ((1024, 768), *SIZES)]


@pytest.mark.parametrize(("size", "text_size"), first_everyday(WINDOWS))
@pytest.mark.parametrize("game", PLAYED)
def test_every_number_fits_on_a_page(game: str, size: tuple[int, int], text_size: int) -> None:
    numbers = games.find(game).numbers
    keep_rules(HouseRules(game, "All at their most", {each.name: each.most for each in numbers}))
    manager = opened(game, size=size, text_size=text_size, language="fr")
    click(manager, "ui/set/more")
    found: set[str] = set()
    for _ in numbers:
        check_fits(manager)
        found |= names(manager)
        manager.handle(Key("page down"))
    for each in numbers:
        assert {f"ui/number/{each.name}/less", f"ui/number/{each.name}/more"} <= found, each.name
        assert (f"ui/original/{each.name}" in found) == (each.most != each.default), each.name


def test_a_number_is_changed_by_click_and_wheel_and_is_back_with_one_click() -> None:
    manager = opened()
    click(manager, "ui/number/hearts/more", "ui/number/traps/less")
    manager.handle(Wheel("ui/number/hearts/less", 2))
    assert changed_in(manager) == {"hearts": 7, "traps": 3}
    manager.handle(Wheel("ui/number/hearts/less", 9))
    assert changed_in(manager)["hearts"] == 9
    click(manager, "ui/original/hearts")
    assert changed_in(manager) == {"traps": 3}
    assert "One of" in said(manager)
    click(manager, "ui/number/traps/more")
    assert changed_in(manager) == {} and "ui/original/traps" not in names(manager)


def test_one_click_brings_back_all_published_numbers() -> None:
    manager = opened(changed={"hearts": 5, "tape": 30})
    click(manager, "ui/all")
    assert changed_in(manager) == {}
    assert all(not each.enabled for each in manager.scene.targets() if each.name == "ui/all")


def test_the_changed_numbers_reach_the_table_and_the_next_set_up() -> None:
    manager = opened()
    click(manager, "ui/number/hearts/more", "ui/back")
    assert isinstance(manager.scene, SetupScene)
    assert manager.scene.table_setup.open()[1].changed == {"hearts": 5}
    click(manager, "ui/back")
    manager.push(SetupScene(manager, GAME), CUT)
    click(manager, "ui/house")
    assert changed_in(manager) == {"hearts": 5}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_set_up_says_how_many_numbers_are_not_the_published_ones(language: str) -> None:
    manager = opened(changed={"hearts": 5, "tape": 30}, language=language)
    click(manager, "ui/back")
    show(manager)
    (button,) = (each for each in manager.targets if each.name == "ui/house")
    assert button.label == Texts(language).say("setup-house-changed", count=2)
    assert "5" in manager.scene.hint("ui/house") and "30" in manager.scene.hint("ui/house")


def test_a_game_without_numbers_has_no_house_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    manager, plain = stage(size=(1280, 720)), replace(games.find(GAME), numbers=())
    monkeypatch.setattr(setup_top, "games", SimpleNamespace(find=lambda name: plain))
    manager.push(SetupScene(manager, GAME), CUT)
    assert "ui/house" not in names(manager)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_that_deal_too_many_cards_are_refused_at_once_and_by_play(language: str) -> None:
    manager = opened(changed=TOO_MANY, language=language)
    sentence = Texts(language).say("fault-too-few", needed=48, present=24)
    assert sentence in said(manager)
    click(manager, "ui/back", "ui/play")
    assert isinstance(manager.scene, SetupScene) and manager.scene._fault == sentence


def test_a_table_with_such_numbers_is_remembered() -> None:
    table_setup = first_table_setup(GAME).with_changed(TOO_MANY)
    save_table_setup(table_setup)
    assert remembered(GAME) == (table_setup, "")


def test_numbers_are_kept_under_a_name_chosen_again_and_deleted() -> None:
    manager = opened()
    click(manager, "ui/number/hearts/more", "ui/keep")
    type_in(manager, *"Gentle", "return")
    assert kept_rules(GAME) == [HouseRules(GAME, "Gentle", {"hearts": 5})]
    click(manager, "ui/number/traps/less", "ui/set/more")
    assert changed_in(manager) == {"hearts": 5}
    click(manager, "ui/set/less")
    assert changed_in(manager) == {"hearts": 5, "traps": 3}
    click(manager, "ui/set/more", "ui/delete")
    assert kept_rules(GAME) == [] and changed_in(manager) == {"hearts": 5}
    assert "ui/set/more" not in names(manager)


def test_a_name_without_letters_keeps_nothing_and_esc_leaves_the_field() -> None:
    manager = opened()
    click(manager, "ui/keep")
    type_in(manager, " ", "return")
    click(manager, "ui/keep")
    type_in(manager, *"Gentle")
    manager.handle(Cancel(ESCAPE))
    assert kept_rules(GAME) == [] and isinstance(manager.scene, HouseRulesScene)


def test_a_typed_code_brings_its_numbers() -> None:
    code = code_of(GAME, {"hearts": 6, "tape": 12})
    assert code
    manager = opened()
    click(manager, "ui/code")
    type_in(manager, *code.lower(), "return")
    assert changed_in(manager) == {"hearts": 6, "tape": 12}


def test_a_mistyped_code_changes_nothing_and_is_explained() -> None:
    manager = opened(changed={"hearts": 6})
    click(manager, "ui/code")
    type_in(manager, *"ABC", "return")
    assert changed_in(manager) == {"hearts": 6}
    assert "ui/seen" in names(manager)


def test_too_many_changes_for_a_code_are_shared_as_a_file() -> None:
    numbers = {each.name: each.most for each in games.find(GAME).numbers} | {"cards_dealt": 9}
    manager = opened(changed=numbers)
    assert Texts("en").say("house-too-many") in said(manager)
    click(manager, "ui/file")
    (path,) = pictures_folder().glob("*.json")
    assert read_rules(path, GAME).numbers == changed_in(manager)


def test_a_right_click_on_an_arrow_tells_range_and_published_value() -> None:
    manager = opened(changed={"hearts": 6})
    show(manager)
    (arrow,) = (each for each in manager.targets if each.name == "ui/number/hearts/more")
    manager.stir(arrow.rect.center)
    manager.handle(Hold(arrow.name, arrow.rect.center))
    assert manager.tip and manager.tip.text == "Hearts a player: from 1 to 9; published: 4\xa0hearts"
    assert manager.scene.hint("ui/original/hearts") == "Back to 4\xa0hearts"


def test_tab_reaches_every_control() -> None:
    manager = opened(changed={"hearts": 6})
    open_ones = {each.name for each in manager.scene.targets() if each.enabled}
    reached = set()
    for _ in open_ones:
        manager.handle(Key("tab"))
        reached.add(manager.pose.focus)
        show(manager)
    assert reached == open_ones
