"""The rulebook: read whole, set in every window, turned by every means; the menu that leads to it."""

from collections.abc import Iterator

import pygame
import pytest

from circus import games
from circus.input.gestures import ESCAPE, Cancel, Key, Wheel
from circus.scenes.rulebook import RulebookScene
from circus.scenes.rulebook_text import (
    EXAMPLE,
    HEADING,
    NOTE,
    PICTURES,
    PLAIN,
    POINT,
    STRONG,
    TEXT,
    Run,
    anchors,
    read,
    rulebook,
)
from circus.scenes.scene_manager import SceneManager
from circus.scenes.table.menu import TableMenuScene
from circus.scenes.transition import CUT
from circus.texts import LANGUAGES, Texts
from tests.stage.parlour import SIZES, check_fits, click, draw, stage

SOURCE = """# The aim
Fill the **holes**, then count.

![](common/cup) ![](common/mouse)

1. Roll the die.
2. Move.
   - straight on

> `QC-04` A clown that cannot move stays.

Done.
"""


@pytest.fixture(autouse=True)
def end() -> Iterator[None]:
    yield
    pygame.display.quit()


def book(manager: SceneManager, game: str = "quel_cirque") -> RulebookScene:
    scene = RulebookScene(manager, game)
    manager.push(scene, CUT)
    return scene


@pytest.fixture
def long_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A book of many pages."""
    monkeypatch.setattr("circus.scenes.rulebook.rulebook", lambda game, texts: read(SOURCE * 12))


def test_the_text_is_read_as_blocks() -> None:
    blocks = read(SOURCE)
    assert [block.kind for block in blocks] == [HEADING, TEXT, PICTURES, POINT, POINT, POINT, NOTE, TEXT]
    assert [(run.text, run.kind) for run in blocks[1].runs if run.kind == STRONG] == [("holes", STRONG)]
    assert blocks[2].names == ("common/cup", "common/mouse")
    assert [(block.mark, block.level) for block in blocks[3:6]] == [("1.", 1), ("2.", 1), ("*", 2)]
    assert blocks[6].runs == (Run(" A clown that cannot move stays.", PLAIN, ("QC-04",)),)


def test_an_example_is_a_block_with_what_to_see_in_it() -> None:
    (block,) = read("![Watch `hole` the *bottom* marble.](example/falls)")
    assert (block.kind, block.names) == (EXAMPLE, ("falls",))
    assert "".join(run.text for run in block.runs) == "Watch  the bottom marble."


def test_a_link_is_words_that_lead_to_an_anchor() -> None:
    (block,) = read("An [empty **hole**](#hole) and a [round](<#turn order>).")
    linked = [(run.text, run.link) for run in block.runs if run.link]
    assert linked == [("empty ", "hole"), ("hole", "hole"), ("round", "turn order")]


def test_an_anchor_reaches_to_the_next_one() -> None:
    (block,) = read("Before. `A-1` `thing` One. `A-2` Two.")
    told = [(run.text.strip(), run.anchors) for run in block.runs]
    assert told == [("Before.", ()), ("One.", ("A-1", "thing")), ("Two.", ("A-2",))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_a_rulebook_has_its_pitch(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "__path__", [])
    texts = Texts(language)
    assert rulebook("toy", texts)[-1].kind == NOTE


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [100, 160])
@pytest.mark.parametrize("game", games.names())
def test_it_fits(game: str, size: tuple[int, int], text_size: int) -> None:
    manager = stage(size, "fr", text_size=text_size)
    scene = book(manager, game)
    for _ in range(5):
        check_fits(manager, ("ui/left-page", "ui/right-page"))
        manager.handle(Key("right"))
        scene.advance(1000)


@pytest.mark.usefixtures("long_rules")
def test_pages_are_turned_by_wheel_keys_and_clicks() -> None:
    manager = stage()
    scene = book(manager)
    first = draw(manager)
    click(manager, "ui/next")
    assert scene.busy
    draw(manager)
    scene.advance(1000)
    second = draw(manager)
    assert second != first
    manager.handle(Key("left"))
    scene.advance(1000)
    assert draw(manager) == first
    manager.handle(Wheel(None, -1))
    scene.advance(1000)
    assert draw(manager) == second
    click(manager, "ui/left-page")
    scene.advance(1000)
    assert draw(manager) == first
    manager.handle(Wheel(None, 1))
    assert not scene.busy, "before the first page there is none"


def test_f1_and_escape_close_it() -> None:
    for gesture in (Key("f1"), Cancel(ESCAPE)):
        manager = stage()
        scene = book(manager)
        draw(manager)
        manager.handle(gesture)
        assert scene not in manager.scenes


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [100, 160])
def test_the_menu_fits(size: tuple[int, int], text_size: int) -> None:
    manager = stage(size, "fr", text_size=text_size)
    manager.push(TableMenuScene(manager, "quel_cirque"), CUT)
    check_fits(manager, ("ui/away", "ui/sheet"))


def test_the_menu_leads_back_and_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("circus.stage.settings.save", lambda settings: True)
    manager = stage()
    for name in ("ui/go-on", "ui/leave"):
        scene = TableMenuScene(manager, "quel_cirque")
        manager.push(scene, CUT)
        click(manager, "ui/speed/fast", name)
        assert scene not in manager.scenes and manager.kit.settings.speed == "fast"


@pytest.mark.parametrize("text_size", [100, 160])
@pytest.mark.parametrize("language", LANGUAGES)
def test_it_opens_at_every_anchor_and_marks_its_words_alone(language: str, text_size: int) -> None:
    manager = stage((1280, 720), language, text_size=text_size)
    for game in ("clearing_house", "quel_cirque"):
        plain = RulebookScene(manager, game)
        manager.push(plain, CUT)
        turned, before = 0, draw(manager)
        for anchor in sorted(anchors(game, language)):
            opened = RulebookScene(manager, game, anchor)
            manager.replace(opened, CUT)
            turned += opened._spread > 0
            assert draw(manager) != before, f"nothing is marked at {anchor}"
        assert turned > 5
        manager.back(CUT)


def test_a_refusal_with_two_rules_opens_at_the_first_and_marks_both() -> None:
    manager = stage((1280, 720))
    manager.push(RulebookScene(manager, "quel_cirque", "QC-2"), CUT)
    one = draw(manager)
    manager.replace(RulebookScene(manager, "quel_cirque", "QC-2, QC-11"), CUT)
    assert draw(manager) != one
