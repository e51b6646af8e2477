"""House rules: numbers are changed and come back, are kept in sets and shared, and reach the table."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pygame
import pytest

from circus import games
from circus.content.texts import LANGUAGES, Texts
from circus.content.texts.numbers import MAX_LINES, changed_lines, changed_summary
from circus.platform.folders import pictures_folder
from circus.session.house_rule_code import code_of
from circus.session.house_rules import HouseRules, load_rules, read_rules, store_rules
from circus.session.playback import playback_of_match
from circus.session.record_entry import FileStamp, entry_of
from circus.session.table_setup import first_table_setup, read_table_setup, save_table_setup
from circus.tools.gallery.tables import open_table
from circus.ui.gfx.widgets import Target
from circus.ui.input.gestures import CLICK, ESCAPE, Cancel, Key, Wheel
from circus.ui.scenes.house_rules.scene import HouseRulesScene
from circus.ui.scenes.lab.scene import LabScene
from circus.ui.scenes.library.rows import course
from circus.ui.scenes.replay.scene import ReplayScene
from circus.ui.scenes.results.scene import ResultsScene
from circus.ui.scenes.rulebook.rows import PageRow
from circus.ui.scenes.rulebook.scene import RulebookScene
from circus.ui.scenes.setup import top as setup_top
from circus.ui.scenes.setup.scene import SetupScene
from circus.ui.scenes.shell.destinations import ToExperiment, ToHouseRules
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.scene import Scene
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table.scene import TableScene
from circus.ui.skins.gallery import Chooses, Ends
from tests.gfx.parlour import SIZES, check_fits, click, show, stage, type_in, words_of
from tests.marks import first_everyday
from tests.navigators import Recorder

GAME = "clearing_house"
PLAYED = [name for name in games.in_order() if games.find(name).numbers]
HEARTS = {"hearts": 5}
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


def changed_in(manager: SceneManager) -> Mapping[str, int]:
    assert isinstance(manager.scene, HouseRulesScene)
    return manager.scene.changed_numbers


def names(manager: SceneManager) -> set[str]:
    show(manager)
    return {target.name for target in manager.targets}


WINDOWS = [(size, text_size) for text_size in (160, 100) for size in ((1024, 768), *SIZES)]


@pytest.mark.parametrize(("size", "text_size"), first_everyday(WINDOWS))
@pytest.mark.parametrize("game", PLAYED)
def test_every_number_fits_on_a_page(game: str, size: tuple[int, int], text_size: int) -> None:
    numbers = games.find(game).numbers
    store_rules(HouseRules(game, "All at their most", {each.name: each.most for each in numbers}))
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
    assert "One of" in words_of(manager.scene)
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
    assert sentence in words_of(manager.scene)
    click(manager, "ui/back", "ui/play")
    assert isinstance(manager.scene, SetupScene) and manager.scene._fault == sentence


def test_a_table_with_such_numbers_is_remembered() -> None:
    table_setup = first_table_setup(GAME).with_changed(TOO_MANY)
    save_table_setup(table_setup)
    assert read_table_setup(GAME) == (table_setup, "")


def test_numbers_are_kept_under_a_name_chosen_again_and_deleted() -> None:
    manager = opened()
    click(manager, "ui/number/hearts/more", "ui/keep")
    type_in(manager, *"Gentle", "return")
    assert load_rules(GAME) == [HouseRules(GAME, "Gentle", {"hearts": 5})]
    click(manager, "ui/number/traps/less", "ui/set/more")
    assert changed_in(manager) == {"hearts": 5}
    click(manager, "ui/set/less")
    assert changed_in(manager) == {"hearts": 5, "traps": 3}
    click(manager, "ui/set/more", "ui/delete")
    assert load_rules(GAME) == [] and changed_in(manager) == {"hearts": 5}
    assert "ui/set/more" not in names(manager)


def test_a_name_without_letters_keeps_nothing_and_esc_leaves_the_field() -> None:
    manager = opened()
    click(manager, "ui/keep")
    type_in(manager, " ", "return")
    click(manager, "ui/keep")
    type_in(manager, *"Gentle")
    manager.handle(Cancel(ESCAPE))
    assert load_rules(GAME) == [] and isinstance(manager.scene, HouseRulesScene)


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
    assert Texts("en").say("house-too-many") in words_of(manager.scene)
    click(manager, "ui/file")
    (path,) = pictures_folder().glob("*.json")
    assert read_rules(path).numbers == changed_in(manager)


def test_a_right_click_on_an_arrow_tells_range_and_published_value() -> None:
    manager = opened(changed={"hearts": 6})
    show(manager)
    (arrow,) = (each for each in manager.targets if each.name == "ui/number/hearts/more")
    manager.handle(Cancel(CLICK, arrow.rect.center))
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


def table(
    folder: Path, game: str = GAME, changed: Mapping[str, int] = HEARTS, **choices: object
) -> TableScene:
    """A table with changed numbers, when its person chooses."""
    manager = stage(**{"size": (1280, 720), **choices})  # type: ignore[arg-type]
    seats = max(games.find(game).seats)
    return open_table(manager, folder / "game.jsonl", game, Chooses(), options=changed, seats=seats)


def shown(scene: Scene, name: str) -> Target:
    assert isinstance(scene.manager, SceneManager)
    show(scene.manager)
    return next(each for each in scene.targets() if each.name == name)


def words_on(rows: Iterable[PageRow]) -> str:
    return " ".join(piece.ink.text for row in rows for piece in row.pieces if piece.ink)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_with_changed_numbers_says_so_and_lists_them(tmp_path: Path, language: str) -> None:
    scene = table(tmp_path, language=language)
    button, texts = shown(scene, "ui/rules"), Texts(language)
    assert button.label == texts.say("house-title")
    texts.add_game(GAME)
    tip = scene.tip(button)
    assert tip and [tip.text] == changed_lines(texts, games.find(GAME), HEARTS)


def test_a_table_with_the_published_numbers_has_the_usual_button(tmp_path: Path) -> None:
    scene = table(tmp_path, changed={})
    assert shown(scene, "ui/rules").label == "Rules"


@pytest.mark.parametrize("size", [(1280, 720), (900, 1600)])
@pytest.mark.parametrize("game", PLAYED)
def test_what_says_so_covers_no_plate(tmp_path: Path, game: str, size: tuple[int, int]) -> None:
    last = games.find(game).numbers[-1]
    scene = table(tmp_path, game, {last.name: last.default + 1}, size=size, language="fr", text_size=160)
    button = shown(scene, "ui/rules").rect
    plates = [each for each in scene.targets() if each.name.startswith("seat/")]
    assert not [each.name for each in plates if each.rect.colliderect(button)]


def test_many_changes_are_summed_up_in_a_tip() -> None:
    declared, texts = games.find(GAME), Texts("en")
    texts.add_game(GAME)
    told = changed_summary(texts, declared, {each.name: each.most for each in declared.numbers})
    count = sum(each.most != each.default for each in declared.numbers)
    assert told.splitlines()[-1] == f"and {count - MAX_LINES + 1} more"
    assert len(told.splitlines()) == MAX_LINES


def test_the_rulebook_of_such_a_table_begins_with_the_changed_numbers(tmp_path: Path) -> None:
    scene = table(tmp_path)
    manager = scene.manager
    assert isinstance(manager, SceneManager)
    manager.note(books={GAME: 9})
    click(manager, "ui/rules")
    book = manager.scene
    assert isinstance(book, RulebookScene) and book.spread == 0
    assert "Hearts a player: 5" in words_on(book.volume.pages[0])
    manager.back(CUT)
    assert manager.kit.settings.books[GAME] == 9


def test_the_rulebook_of_another_game_has_no_such_note(tmp_path: Path) -> None:
    manager = table(tmp_path).manager
    manager.push(RulebookScene(manager, "quel_cirque"), CUT)
    book = manager.scenes[-1]
    assert isinstance(book, RulebookScene)
    assert Texts("en").say("rulebook-house-rules").split()[-1] not in words_on(book.volume.pages[0])


def test_results_replay_and_past_games_say_so(tmp_path: Path) -> None:
    manager = stage(size=(1280, 720))
    record = tmp_path / "game.jsonl"
    scene = open_table(manager, record, "clown_standoff", Ends(), options={"cards_dealt": 3}, people=0)
    match, seats = scene.session.match, scene.session.seats
    line = "Cards dealt: 3\xa0cards (published: 4)"
    results = ResultsScene(manager, scene.table_setup, scene.session, scene.host.series_after)
    manager.push(results, CUT)
    assert line in results.hint(shown(results, "ui/house").name)
    replay = ReplayScene(manager, playback_of_match(match, seats))
    manager.push(replay, CUT)
    assert line in replay.hint(shown(replay, "ui/house").name)
    click(manager, "ui/house")
    assert isinstance(manager.scene, RulebookScene)
    stamp = FileStamp.of(record)
    assert stamp and "House rules" in course(manager.kit.texts, entry_of(record, stamp))


def in_the_lab() -> tuple[SceneManager, Recorder]:
    """The Lab at the game, which opens nothing else."""
    navigator = Recorder()
    manager = stage(size=(1280, 720), navigator=navigator)
    manager.push(LabScene(manager), CUT)
    click(manager, *["ui/game/more"] * games.in_order().index(GAME))
    return manager, navigator


def test_house_rules_of_the_lab_hold_for_all_variants() -> None:
    manager, navigator = in_the_lab()
    click(manager, "ui/house")
    (rules,) = navigator.went
    assert isinstance(rules, ToHouseRules)
    rules.take(HEARTS)
    manager.scene.enter()
    assert shown(manager.scene, "ui/house").label == "House rules · 1"
    tried = next(each.name for each in manager.scene.targets() if each.name.startswith("ui/try/"))
    click(manager, tried, "ui/start")
    asked = navigator.went[-1]
    assert isinstance(asked, ToExperiment) and asked.question
    assert [dict(each.options)["hearts"] for each in asked.question.variants] == [5, 5]
    assert Texts("en").say("lab-house") in words_of(manager.scene)


def test_another_game_in_the_lab_begins_with_its_published_numbers() -> None:
    manager, navigator = in_the_lab()
    click(manager, "ui/house")
    (rules,) = navigator.went
    assert isinstance(rules, ToHouseRules)
    rules.take(HEARTS)
    click(manager, "ui/game/less", "ui/game/more")
    assert shown(manager.scene, "ui/house").label == "House rules"


def test_an_experiment_of_contrary_numbers_is_refused_with_the_reason() -> None:
    manager, navigator = in_the_lab()
    click(manager, "ui/house")
    (rules,) = navigator.went
    assert isinstance(rules, ToHouseRules)
    rules.take(TOO_MANY)
    click(manager, next(each.name for each in manager.scene.targets() if each.name.startswith("ui/try/")))
    click(manager, "ui/start")
    assert len(navigator.went) == 1 and manager._notice
    assert manager._notice.text == Texts("en").say("fault-too-few", needed=48, present=24)
