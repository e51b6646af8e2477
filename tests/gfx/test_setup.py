"""The set-up: every choice by click, names by keyboard, in every shape of window; the last table returns."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from circus import games
from circus.content.texts import Texts
from circus.content.texts.options import option_help
from circus.session.learnt import note_learnt
from circus.session.table_setup import BOT, HUMAN, first_table_setup, load_table_setup, save_table_setup
from circus.ui.gfx.widgets import ICONS, Target
from circus.ui.gfx.widgets.text_field import WRITTEN
from circus.ui.input.gestures import ESCAPE, Cancel, Key, Wheel
from circus.ui.scenes.setup.scene import SetupScene
from circus.ui.scenes.setup.side import goal_in_words, play_facts
from circus.ui.scenes.shell.destinations import ToPhones, ToTable
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table.lesson import LessonScene
from tests.gfx.parlour import SIZES, check_fits, click, draw, show, stage, type_in
from tests.navigators import Recorder
from tests.shipped import SHIPPED


@pytest.fixture(autouse=True)
def close_window() -> Iterator[None]:
    """After each test."""
    yield
    pygame.display.quit()


def setup(game: str, **choices: object) -> tuple[SceneManager, SetupScene]:
    manager = stage(**{"me": "Ada", **choices})  # type: ignore[arg-type]
    scene = SetupScene(manager, game)
    manager.push(scene, CUT)
    return manager, scene


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [100, 160])
@pytest.mark.parametrize("game", games.names())
def test_it_fits(game: str, size: tuple[int, int], text_size: int) -> None:
    manager, scene = setup(game, size=size, text_size=text_size, language="fr")
    declared = games.find(game)
    seen: set[str] = set()
    for count in declared.seats:
        while len(scene.table_setup.seats) != count:
            click(manager, "ui/seats/more" if len(scene.table_setup.seats) < count else "ui/seats/less")
        shown: Sequence[Target] = ()
        while manager.targets != shown:
            shown = manager.targets
            check_fits(manager)
            seen |= {target.name for target in shown}
            manager.handle(Wheel(None, -1))
        for _ in range(9):
            manager.handle(Wheel(None, 1))
    for option in declared.options:
        assert any(name.startswith(f"ui/option/{option.name}") for name in seen), option.name
    assert {"ui/play", "ui/back", "ui/rules", f"ui/seat/{count - 1}/kind/human"} <= seen


def test_every_choice_reaches_the_table() -> None:
    navigator = Recorder()
    manager, scene = setup("clearing_house", size=(1280, 720), navigator=navigator)
    click(manager, "ui/seats/less", "ui/seat/1/kind/human", "ui/seat/0/colour")
    click(manager, "ui/secrecy/hold", "ui/page/more")
    click(manager, "ui/option/refill/redraft", "ui/option/hearts_as_tape", "ui/option/round_limit/more")
    click(manager, "ui/level/warehouse", "ui/series/games", "ui/goal/more", "ui/play")
    (table,) = navigator.went
    assert isinstance(table, ToTable)
    table_setup = table.table_setup
    assert [seat.kind for seat in table_setup.seats] == [HUMAN, HUMAN, BOT]
    assert [seat.colour for seat in table_setup.seats] == ["red", "purple", "green"]
    assert table_setup.options == {"refill": "redraft", "hearts_as_tape": True, "round_limit": 1}
    assert (table_setup.level, table_setup.series, table_setup.goal) == ("warehouse", "games", 4)
    assert table_setup.secrecy == "hold"
    assert scene.table_setup.open()[1].seats == 3


def test_a_table_can_be_opened_with_the_sheet_of_its_phones() -> None:
    navigator = Recorder()
    manager, scene = setup("clown_standoff", size=(1280, 720), navigator=navigator)
    assert scene.hint("ui/phones")
    click(manager, "ui/phones")
    table, phones = navigator.went
    assert isinstance(table, ToTable)
    assert phones == ToPhones("clown_standoff", starts=True)


@pytest.mark.parametrize(("size", "text_size"), [((1280, 720), 100), ((1280, 720), 160), ((800, 600), 160)])
@pytest.mark.parametrize("game", ["clearing_house", "clown_standoff", "texas_showdown"])
def test_secrecy_is_chosen_beside_the_seats(game: str, size: tuple[int, int], text_size: int) -> None:
    manager, scene = setup(game, size=size, text_size=text_size)
    assert not secrecies(scene)
    click(manager, "ui/seat/1/kind/human")
    assert secrecies(scene)


def secrecies(scene: SetupScene) -> list[str]:
    return [each.name for each in scene.targets() if each.name.startswith("ui/secrecy")]


def test_the_coach_of_a_person_is_switched_on_and_remembered() -> None:
    navigator = Recorder()
    manager, _ = setup("quel_cirque", size=(1280, 720), navigator=navigator)
    click(manager, "ui/seat/1/kind/human", "ui/seat/1/coach", "ui/seat/0/coach", "ui/seat/0/coach", "ui/play")
    (table,) = navigator.went
    assert isinstance(table, ToTable)
    assert [seat.coach for seat in table.table_setup.seats] == [False, True, False, False]
    click(manager, "ui/back")
    assert [seat.coach for seat in load_table_setup("quel_cirque").seats] == [False, True, False, False]


def test_the_coach_is_switched_by_keyboard_and_says_what_she_does() -> None:
    manager, scene = setup("quel_cirque", size=(1280, 720))
    for _ in range(30):
        manager.frame()
        manager.handle(Key("tab"))
        if manager.pose.focus == "ui/seat/0/coach":
            break
    manager.handle(Key("return"))
    assert scene.table_setup.seats[0].coach and not scene.table_setup.seats[1].coach
    assert scene.table_setup.seats[0].name in scene.hint("ui/seat/0/coach")
    assert "ui/seat/1/coach" not in [target.name for target in manager.targets], "bots have none"


def test_a_name_is_written_with_accents() -> None:
    manager, scene = setup("quel_cirque", size=(1280, 720))
    click(manager, "ui/seat/0/name")
    type_in(manager, *["backspace"] * 3, "É", "l", "o", "ï", "s", "e", "return")
    assert scene.table_setup.seats[0].name == "Éloïse"
    click(manager, "ui/seat/0/name")
    type_in(manager, *["backspace"] * 6, "return")
    assert scene.table_setup.seats[0].name == "Éloïse", "an empty name is not kept"


def test_the_tick_of_a_name_field_ends_writing() -> None:
    manager, scene = setup("quel_cirque", size=(1280, 720))
    click(manager, "ui/seat/0/name")
    type_in(manager, "x")
    click(manager, WRITTEN)
    assert scene.table_setup.seats[0].name == "x"
    manager.frame()
    assert WRITTEN not in [target.name for target in manager.targets]


def test_the_first_table_asks_for_ones_name_and_every_other_one_knows_it() -> None:
    manager, scene = setup("flip_circus", me="")
    type_in(manager, *"Zoé")
    manager.handle(Key("return"))
    scene.leave()
    assert manager.kit.settings.me == "Zoé"
    other = SetupScene(manager, "quel_cirque")
    assert [seat.name for seat in other.table_setup.seats if seat.kind == HUMAN] == ["Zoé"]


def test_a_bot_of_ones_name_gets_another() -> None:
    _, scene = setup("texas_showdown", me="Basile")
    assert [seat.name for seat in scene.table_setup.seats[:2]] == ["Basile", "Ada"]


def test_escape_ends_writing_first_and_then_leaves() -> None:
    manager, scene = setup("quel_cirque", size=(1280, 720))
    click(manager, "ui/seat/0/name")
    type_in(manager, "x")
    manager.handle(Cancel(ESCAPE))
    assert manager.scene is scene and scene.table_setup.seats[0].name == "Ada"
    manager.handle(Cancel(ESCAPE))
    assert manager.scene is not scene


def test_tab_goes_to_the_next_name() -> None:
    manager, scene = setup("quel_cirque", size=(1280, 720))
    click(manager, "ui/seat/0/name")
    type_in(manager, "a", "tab", "b", "return")
    assert [seat.name for seat in scene.table_setup.seats[:2]] == ["a", "b"]


def test_the_last_table_is_remembered() -> None:
    manager, _ = setup("texas_showdown", size=(1280, 720))
    click(manager, "ui/option/passing", "ui/seats/more", "ui/back")
    kept = load_table_setup("texas_showdown")
    assert kept.options == {"passing": True} and len(kept.seats) == 5


def test_colours_stay_apart_when_seats_come_and_go() -> None:
    manager, scene = setup("texas_showdown", size=(1280, 720))
    click(manager, "ui/seat/0/colour/less")
    for name in ("more", "more", "less", "less", "less", "more"):
        click(manager, f"ui/seats/{name}")
        colours = [seat.colour for seat in scene.table_setup.seats]
        assert len(set(colours)) == len(colours)


def test_a_table_that_cannot_be_played_says_why_and_keeps_the_choice() -> None:
    full = Recorder(OSError(28, "No space left on device", "game.jsonl"))
    manager, scene = setup("quel_cirque", size=(1280, 720), navigator=full)
    click(manager, "ui/option/lazy_clown", "ui/play")
    show(manager)
    assert "ui/play" not in [target.name for target in manager.targets]
    click(manager, "ui/seen")
    show(manager)
    assert manager.scene is scene and scene.table_setup.options == {"lazy_clown": True}
    assert "ui/play" in [target.name for target in manager.targets]


def test_numbers_of_players_without_rules_are_marked() -> None:
    manager, _ = setup("clearing_house", size=(1280, 720))
    before = draw(manager)
    click(manager, "ui/seats/less")
    assert draw(manager) != before


def test_below_play_stands_how_long_this_table_takes() -> None:
    manager, scene = setup("texas_showdown", size=(1280, 720))
    assert play_facts(manager.kit.texts, scene.table_setup) == "4 players · 10\N{EN DASH}13 min"
    click(manager, "ui/option/length/one_hand")
    assert play_facts(manager.kit.texts, scene.table_setup) == "4 players · 3\N{EN DASH}4 min"
    click(manager, "ui/series/games")
    assert play_facts(manager.kit.texts, scene.table_setup) == "4 players · 9\N{EN DASH}11 min"


def test_a_last_table_that_cannot_be_read_is_told_and_put_aside(own_folders: Path) -> None:
    save_table_setup(first_table_setup("quel_cirque"))
    (path,) = own_folders.rglob("quel_cirque.json")
    path.write_text(
        path.read_text(encoding="utf-8").replace('"options": {}', '"options": []'), encoding="utf-8"
    )
    manager, scene = setup("quel_cirque", size=(1280, 720))
    show(manager)
    assert [target.name for target in manager.targets if target.name == "ui/seen"]
    click(manager, "ui/seen")
    show(manager)
    assert "ui/play" in [target.name for target in manager.targets]
    assert scene.table_setup == first_table_setup("quel_cirque")
    assert not path.exists()
    assert len(list(path.parent.iterdir())) == 1


def test_each_value_of_a_variant_is_explained_when_it_is_chosen() -> None:
    manager, scene = setup("quel_cirque", size=(1280, 720))
    option = next(each for each in games.find("quel_cirque").options if each.name == "push")
    told = {option_help(manager.kit.texts, "quel_cirque", option, value) for value in option.values}
    assert len(told) == 3 and "" not in told
    before = draw(manager)
    click(manager, "ui/option/push/clumsy")
    assert scene.table_setup.options == {"push": "clumsy"}
    assert draw(manager) != before


@pytest.mark.parametrize("game", SHIPPED)
def test_every_variant_has_an_icon_that_exists(game: str) -> None:
    icons = {option.name: option.icon for option in games.find(game).options}
    assert {name: icon for name, icon in icons.items() if icon not in ICONS} == {}, (
        f"choose {', '.join(ICONS)}"
    )


def test_a_count_is_explained_with_its_number() -> None:
    manager, _ = setup("flip_circus", size=(1280, 720))
    option = next(each for each in games.find("flip_circus").options if each.is_count)
    assert "30" in option_help(manager.kit.texts, "flip_circus", option, 30)
    assert "0" not in option_help(manager.kit.texts, "flip_circus", option, 0)


def test_page_down_and_page_up_turn_the_pages() -> None:
    manager, scene = setup("clearing_house", size=(1280, 720), text_size=160)
    manager.handle(Key("page down"))
    assert scene._pages.page == 1
    manager.handle(Key("page up"))
    assert scene._pages.page == 0


@pytest.mark.parametrize("game", games.names())
def test_in_the_largest_text_nothing_of_the_setup_is_cut_or_written_smaller(game: str) -> None:
    manager, _ = setup(game, size=(1280, 720), text_size=160, language="fr")
    for _ in range(3):
        show(manager)
        manager.handle(Wheel(None, -1))
    assert [strain.text for strain in manager.kit.fonts.strained] == []


@pytest.mark.parametrize(("game", "goal"), [("flip_circus", "posters"), ("quel_cirque", "stars")])
def test_a_series_to_a_score_says_what_is_counted(game: str, goal: str) -> None:
    texts = Texts("en")
    texts.add_game(game)
    table_setup = replace(first_table_setup(game), series="points", goal=20)
    assert goal_in_words(texts, table_setup) == f"20 {goal}"


def test_a_series_is_chosen_by_arrows_where_the_words_have_no_room() -> None:
    manager, scene = setup("quel_cirque", size=(1280, 720), text_size=160, language="fr")
    click(manager, "ui/series/more", "ui/series/more")
    assert scene.table_setup.series == "points"
    click(manager, "ui/series/less")
    assert scene.table_setup.series == "games"


def buttons(manager: SceneManager) -> dict[str, bool]:
    """Whether the lesson and Play glow, by name; what is not there is left out."""
    show(manager)
    leads = ("ui/learn", "ui/play")
    return {target.name: target.wanted for target in manager.targets if target.name in leads}


def test_the_lesson_is_the_gold_button_until_it_was_learnt() -> None:
    assert buttons(setup("texas_showdown")[0]) == {"ui/learn": True, "ui/play": False}
    note_learnt("texas_showdown")
    assert buttons(setup("texas_showdown")[0]) == {"ui/learn": False, "ui/play": True}


def test_the_lesson_opens_in_the_place_of_the_setup_whose_table_is_remembered() -> None:
    manager, scene = setup("texas_showdown")
    click(manager, "ui/seats/more", "ui/learn")
    assert isinstance(manager.scene, LessonScene) and scene not in manager.scenes
    assert len(load_table_setup("texas_showdown").seats) == 5


@pytest.mark.parametrize("content", [None, b"", b'{"record": 1}\n'], ids=["none", "empty", "broken"])
def test_without_a_lesson_that_holds_play_is_the_gold_button(
    content: bytes | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    if content is not None:
        (tmp_path / "lesson.jsonl").write_bytes(content)
    monkeypatch.setattr("circus.records.lesson.FILE", str(tmp_path / "lesson.jsonl"))
    manager, _ = setup("texas_showdown")
    assert buttons(manager) == {"ui/play": True}
    said = capsys.readouterr().err.count("\n")
    assert said == (content is not None), "one line, and only where something is broken"


@pytest.mark.parametrize("size", [(1280, 720), (1024, 768), (900, 1600)])
@pytest.mark.parametrize("text_size", [100, 130, 160])
def test_all_colours_have_their_names_or_none_has(size: tuple[int, int], text_size: int) -> None:
    manager = stage(size, "en", text_size=text_size)
    people = first_table_setup("clown_standoff", 6)
    seats = tuple(replace(seat, kind=HUMAN) for seat in people.seats)
    scene = SetupScene(manager, "clown_standoff")
    scene.table_setup = replace(people, seats=seats)
    manager.push(scene, CUT)
    names = {manager.kit.texts.say(f"setup-colour-{seat.colour}") for seat in seats}
    shown = {getattr(each, "text", "") for each in scene._widgets} & names
    assert shown in (set(), names)
