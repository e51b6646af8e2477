"""The set-up: every choice by click, names by keyboard, in every shape of window; the last table returns."""

from collections.abc import Iterator

import pygame
import pytest

from circus import games
from circus.input.gestures import ESCAPE, Cancel, Wheel
from circus.scenes.destinations import ToTable
from circus.scenes.scene_manager import SceneManager
from circus.scenes.setup import SetupScene
from circus.scenes.transition import CUT
from circus.session.table_setup import BOT, HUMAN, load_table_setup
from tests.navigators import Recorder
from tests.stage.parlour import SIZES, check_fits, click, draw, stage, type_in


@pytest.fixture(autouse=True)
def close_window() -> Iterator[None]:
    """After each test."""
    yield
    pygame.display.quit()


def setup(game: str, **choices: object) -> tuple[SceneManager, SetupScene]:
    manager = stage(**choices)  # type: ignore[arg-type]
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
        for _ in range(9):
            check_fits(manager)
            seen |= {target.name for target in manager.targets}
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
    click(manager, "ui/option/refill/redraft", "ui/option/hearts_as_tape", "ui/option/round_limit/more")
    click(manager, "ui/level/warehouse", "ui/series/games", "ui/goal/more", "ui/play")
    (table,) = navigator.went
    assert isinstance(table, ToTable)
    table_setup = table.table_setup
    assert [seat.kind for seat in table_setup.seats] == [HUMAN, HUMAN, BOT]
    assert [seat.colour for seat in table_setup.seats] == ["red", "purple", "green"]
    assert table_setup.options == {"refill": "redraft", "hearts_as_tape": True, "round_limit": 1}
    assert (table_setup.level, table_setup.series, table_setup.goal) == ("warehouse", "games", 4)
    assert scene.table_setup.open()[1].seats == 3


def test_a_name_is_written_with_accents() -> None:
    manager, scene = setup("quel_cirque", size=(1280, 720))
    click(manager, "ui/seat/0/name")
    type_in(manager, *["backspace"] * 3, "É", "l", "o", "ï", "s", "e", "return")
    assert scene.table_setup.seats[0].name == "Éloïse"
    click(manager, "ui/seat/0/name")
    type_in(manager, *["backspace"] * 6, "return")
    assert scene.table_setup.seats[0].name == "Éloïse", "an empty name is not kept"


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
    assert [seat.name for seat in scene.table_setup.seats[:2]] == ["Adaa", "Basileb"]


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
    draw(manager)
    assert "ui/play" not in [target.name for target in manager.targets]
    click(manager, "ui/seen")
    draw(manager)
    assert manager.scene is scene and scene.table_setup.options == {"lazy_clown": True}
    assert "ui/play" in [target.name for target in manager.targets]


def test_numbers_of_players_without_rules_are_marked() -> None:
    manager, _ = setup("clearing_house", size=(1280, 720))
    before = draw(manager)
    click(manager, "ui/seats/less")
    assert draw(manager) != before
