"""The rulebook: read whole, set in every window, turned by every means; the menu that leads to it."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from circus import games
from circus.content.texts import LANGUAGES, Texts
from circus.records.example import read_example
from circus.ui.gfx import settings as settings_file
from circus.ui.input.gestures import ESCAPE, Cancel, Key, Wheel
from circus.ui.scenes.rulebook.index import index_of
from circus.ui.scenes.rulebook.pages import placed
from circus.ui.scenes.rulebook.scene import RulebookScene
from circus.ui.scenes.rulebook.search import context, find, words_of
from circus.ui.scenes.rulebook.text import (
    HEADING,
    NOTE,
    POINT,
    TEXT,
    anchors,
    read,
    rulebook,
)
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table.menu import TableMenuScene
from tests.gfx.parlour import SIZES, check_fits, click, draw, show, stage, type_in
from tests.gfx.test_rulebook_text import SOURCE
from tests.laws.test_examples import HEADER

ON_PAGES = ("ui/link/", "ui/example/")
"""Words and pictures that are part of a page."""

SHADOW_U = 14
"""By how much the shadow of a picture may reach into the margin."""
OTHERS = [game for game in games.names() if game != "quel_cirque"]
"""The books that are looked at in one window alone."""

WITH_EXAMPLE = """# Moving
A clown goes to an [empty hole](#hole).

![Watch the red clown.](example/red)

# Scoring
`hole` A **hole** takes the bottom marble.
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
    monkeypatch.setattr("circus.ui.scenes.rulebook.scene.rulebook", lambda game, texts: read(SOURCE * 12))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_without_a_rulebook_has_its_pitch(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "__path__", [])
    texts = Texts(language)
    assert rulebook("toy", texts)[-1].kind == NOTE


@pytest.mark.parametrize(
    ("game", "size"),
    [*(("quel_cirque", size) for size in SIZES), *((game, (1280, 720)) for game in OTHERS)],
)
@pytest.mark.parametrize("text_size", [100, 160])
def test_it_fits(game: str, size: tuple[int, int], text_size: int) -> None:
    manager = stage(size, "fr", text_size=text_size)
    scene = book(manager, game)
    pages = ("ui/left-page", "ui/right-page")
    last = scene.volume.spreads - 1
    for spread in {0, last // 2, last}:
        turn_to(scene, spread)
        show(manager)
        on_pages = [each.name for each in manager.targets if each.name.startswith(ON_PAGES)]
        check_fits(manager, (*pages, *on_pages))
        leaves = [manager.kit.units.rect(*scene.volume.book.page_box(side)) for side in (0, 1)]
        for each in manager.targets:
            if each.name in on_pages:
                assert any(leaf.contains(each.rect) for leaf in leaves), f"{each.name} is not on a page"
    assert not [each for each in manager.kit.fonts.strained if each.cut or each.small]


def turn_to(scene: RulebookScene, spread: int) -> None:
    """Turns the pages one by one."""
    while scene.spread != spread:
        scene.handle(Key("right" if scene.spread < spread else "left"))
        scene.advance(1000)


@pytest.mark.parametrize("size", [(1280, 720), (900, 1600)])
@pytest.mark.parametrize("text_size", [100, 130, 160])
@pytest.mark.parametrize("game", games.names())
def test_nothing_reaches_over_the_edge_of_a_page(game: str, size: tuple[int, int], text_size: int) -> None:
    for language in LANGUAGES:
        scene = book(stage(size, language, text_size=text_size), game)
        room = scene.volume.book
        for number, rows in enumerate(scene.volume.pages):
            for row, y in placed(rows):
                assert y + row.height <= room.text_height + 1, f"page {number + 1} is too low"
                ends = [piece.x + piece.width for piece in row.pieces if piece.ink]
                ends += [piece.x + piece.surface.get_width() / scene.kit.units.scale - SHADOW_U
                         for piece in row.pieces if piece.surface]  # fmt: skip
                assert max(ends, default=0) <= room.text_width + 1, f"page {number + 1} is too narrow"


@pytest.mark.usefixtures("long_rules")
def test_pages_are_turned_by_wheel_keys_and_clicks() -> None:
    manager = stage()
    scene = book(manager)
    first = draw(manager)
    click(manager, "ui/next")
    assert scene.busy
    show(manager)
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


def placed_at(manager: SceneManager, name: str) -> bool:
    """Whether something can be clicked now."""
    show(manager)
    return any(each.name == name for each in manager.targets)


def plain(text: str) -> str:
    return " ".join(text.split(" "))


def words(scene: RulebookScene, spread: int | None = None) -> list[str]:
    """All words on the open pages, or on others."""
    open_at = scene.volume.open_at(scene.spread if spread is None else spread)
    return [piece.ink.text for _, rows in open_at for row in rows for piece in row.pieces if piece.ink]


def told_on_page(scene: RulebookScene) -> str:
    """The same as one text."""
    return " ".join(words(scene))


def test_the_contents_lead_to_every_chapter() -> None:
    manager = stage((1280, 720))
    scene = book(manager)
    chapters = [block for block in rulebook("quel_cirque", manager.kit.texts) if block.kind == HEADING]
    titles = [words_of(block).strip() for block in chapters if block.level <= 2]
    assert all(plain(title) in told_on_page(scene) for title in titles)
    for number, title in enumerate(titles):
        scene.handle(Key("home"))
        scene.advance(1000)
        click(manager, f"ui/link/{number}")
        scene.advance(1000)
        assert plain(title) in told_on_page(scene)
        click(manager, "ui/return")
        scene.advance(1000)


def test_the_index_leads_to_where_a_term_is_told(with_example: RulebookScene) -> None:
    scene, manager = with_example, with_example.manager
    assert isinstance(manager, SceneManager)
    assert [entry.term for entry in index_of(read(WITH_EXAMPLE))] == ["Hole", "Moving", "Scoring"]
    click(manager, "ui/index")
    scene.advance(1000)
    assert "Hole" in told_on_page(scene)
    show(manager)
    (first,) = [each for each in manager.targets if each.name.startswith("ui/link/")][:1]
    click(manager, first.name)
    scene.advance(1000)
    assert "takes the bottom marble." in told_on_page(scene)


def test_a_link_leads_to_its_words_and_one_comes_back(with_example: RulebookScene) -> None:
    scene, manager = with_example, with_example.manager
    assert isinstance(manager, SceneManager)
    before = draw(manager)
    assert not placed_at(manager, "ui/return")
    click(manager, "ui/link/2")
    scene.advance(1000)
    assert scene.anchor == "hole" and "takes the bottom marble." in told_on_page(scene)
    assert draw(manager) != before
    click(manager, "ui/return")
    scene.advance(1000)
    assert "Watch the red clown." in told_on_page(scene)


def test_search_finds_as_one_types_whatever_the_accents() -> None:
    blocks = read("# Été\nDes *dés* colorés.\n\nUn dé `QC-1` noir.")
    assert [(each.block, each.span, each.chapter) for each in find(blocks, "ETE")] == [(0, (0, 3), "Été")]
    assert [each.block for each in find(blocks, "de")] == [1, 1, 2]
    assert [each.block for each in find(blocks, "dé noir")] == [2]
    assert find(blocks, "d") == [] == find(blocks, "  ")
    (place,) = find(blocks, "noir")
    assert context(blocks, place, 99) == ("Un dé ", "noir", ".")
    assert context(blocks, place, 3) == ("… ", "noir", ".")


def test_what_is_found_is_listed_marked_and_gone_to() -> None:
    manager = stage((1280, 720))
    scene = book(manager)
    before = draw(manager)
    manager.handle(Key("", text="/"))
    type_in(manager, *"black")
    assert placed_at(manager, "ui/found/0") and len(scene.finder.found) > 1
    manager.handle(Key("down"))
    manager.handle(Key("return"))
    scene.advance(1000)
    assert scene.finder.at == 1 and not placed_at(manager, "ui/found/0")
    assert "black" in told_on_page(scene).casefold()
    marked = draw(manager)
    manager.handle(Cancel(ESCAPE))
    assert scene in manager.scenes, "Esc ends the search first"
    assert draw(manager) != marked
    click(manager, "ui/return")
    scene.advance(1000)
    assert draw(manager) == before
    manager.handle(Cancel(ESCAPE))
    assert scene not in manager.scenes


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [100, 160])
def test_the_search_fits(size: tuple[int, int], text_size: int) -> None:
    manager = stage(size, "fr", text_size=text_size)
    scene = book(manager)
    click(manager, "ui/search")
    type_in(manager, *"clown")
    show(manager)
    over = [each for each in manager.targets if each.name.startswith(("ui/found/", "ui/search"))]
    assert len(over) > 1
    window = pygame.Rect(0, 0, *size)
    assert all(window.contains(each.rect) for each in over)
    assert not [each for each in manager.kit.fonts.strained if each.cut]
    assert scene.finder.chosen


def test_an_example_is_played_back_and_forth(with_example: RulebookScene) -> None:
    scene, manager = with_example, with_example.manager
    assert isinstance(manager, SceneManager)
    blank = draw(manager)
    while scene.preload():
        pass
    first = draw(manager)
    assert first != blank
    click(manager, "ui/example/red/step")
    assert scene.busy
    finish(scene)
    second = draw(manager)
    assert second != first
    click(manager, "ui/example/red")
    finish(scene)
    assert draw(manager) not in (first, second), "what is forbidden is said"
    assert not next(each for each in manager.targets if each.name == "ui/example/red/step").enabled
    click(manager, "ui/example/red/back")
    finish(scene)
    assert draw(manager) == second
    click(manager, "ui/example/red", "ui/example/red")
    finish(scene)
    assert draw(manager) == first, "behind the last step it begins anew"


def test_examples_of_other_pages_are_let_go_of(with_example: RulebookScene) -> None:
    scene, manager = with_example, with_example.manager
    assert isinstance(manager, SceneManager)
    click(manager, "ui/example/red/step")
    scene.handle(Key("end"))
    scene.advance(1000)
    assert not scene.preload() and not scene.busy
    show(manager)
    assert not any(each.name.startswith("ui/example/") for each in manager.targets)


def test_a_broken_example_shows_what_to_see_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("circus.ui.scenes.rulebook.scene.rulebook", lambda game, texts: read(WITH_EXAMPLE))
    (tmp_path / "examples").mkdir()
    (tmp_path / "examples" / "red.jsonl").write_text("{}", encoding="utf-8")
    monkeypatch.setattr(games, "folder", lambda name: tmp_path)
    manager = stage((1280, 720))
    scene = book(manager)
    scene.handle(Key("end"))
    scene.resized()
    assert capsys.readouterr().err.count("red.jsonl:1: ") == 1
    told = [word for page in range(scene.volume.spreads) for word in words(scene, page)]
    assert "Watch the red clown." in " ".join(told)
    assert not scene.preload()


def test_it_opens_where_it_was_left_in_this_run_and_the_next() -> None:
    manager = stage((1280, 720))
    scene = book(manager)
    scene.handle(Key("right"))
    scene.handle(Key("right"))
    before = told_on_page(scene)
    manager.back(CUT)
    again = book(manager)
    assert told_on_page(again) == before
    manager.back(CUT)
    assert settings_file.load().books == manager.kit.settings.books != {}
    other = book(manager, "clearing_house")
    assert words(other) != words(again) and other.spread == 0


def test_another_text_size_stays_at_the_same_words() -> None:
    manager = stage((1280, 720))
    scene = book(manager)
    scene.handle(Key("right"))
    before = told_on_page(scene)
    manager.change(text_size=160)
    assert set(words(scene)) & set(before.split())
    manager.change(text_size=100)
    assert told_on_page(scene) == before


def finish(scene: RulebookScene) -> None:
    while scene.busy:
        scene.advance(400)


@pytest.fixture
def with_example(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> RulebookScene:
    """A book with one example: one move, and one that is forbidden."""
    lines: list[object] = [
        HEADER,
        {"action": "*:colors red blue", "ms": 0},
        {"action": "*:first seat/0", "ms": 0},
        {"action": "*:roll red", "ms": 0},
        {"example": {"seat": None}},
        {"action": "0:add red clown/0", "ms": 1},
        {"forbidden": {"action": "0:add red clown/1", "rule": "turn order"}},
    ]
    path = tmp_path / "red.jsonl"
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    shown = read_example(path)
    monkeypatch.setattr("circus.ui.scenes.rulebook.live.known", lambda game, name: shown)
    monkeypatch.setattr("circus.ui.scenes.rulebook.scene.rulebook", lambda game, texts: read(WITH_EXAMPLE))
    return book(stage((1280, 720)))


def test_f1_and_escape_close_it() -> None:
    for gesture in (Key("f1"), Cancel(ESCAPE)):
        manager = stage()
        scene = book(manager)
        show(manager)
        manager.handle(gesture)
        assert scene not in manager.scenes


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [100, 160])
def test_the_menu_fits(size: tuple[int, int], text_size: int) -> None:
    manager = stage(size, "fr", text_size=text_size)
    manager.push(TableMenuScene(manager, "quel_cirque"), CUT)
    check_fits(manager, ("ui/away", "ui/sheet"))


def test_the_menu_leads_back_and_home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("circus.ui.gfx.settings.save", lambda settings: True)
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
        plain = book(manager, game)
        before, pages, found = draw(manager), plain.volume.pages, sorted(anchors(game, manager.kit.texts))
        told = {each for rows in pages for row in rows for piece in row.pieces for each in piece.anchors}
        assert told >= set(found)
        for anchor in found[::12]:
            opened = RulebookScene(manager, game, anchor)
            manager.replace(opened, CUT)
            assert draw(manager) != before, f"nothing is marked at {anchor}"
            assert opened.spread == plain.volume.spread_with(anchor)
        assert len({plain.volume.spread_with(anchor) for anchor in found}) > 1
        manager.back(CUT)


@pytest.mark.parametrize("text_size", [100, 160])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.names())
def test_no_line_of_a_paragraph_and_no_heading_stands_alone(game: str, language: str, text_size: int) -> None:
    volume = book(stage((1280, 720), language, text_size=text_size), game).volume
    lines = Counter(row.block for rows in volume.pages for row in rows)
    for rows in volume.pages:
        here = Counter(row.block for row in rows if row.block >= 0)
        for number, count in here.items():
            block = volume.blocks[number]
            told = "".join(run.text for run in block.runs)
            if block.kind in (TEXT, POINT):
                assert count > 1 or lines[number] == 1, told
            assert block.kind != HEADING or rows[-1].block != number, told


def test_a_refusal_with_two_rules_opens_at_the_first_and_marks_both() -> None:
    manager = stage((1280, 720))
    manager.push(RulebookScene(manager, "quel_cirque", "QC-2"), CUT)
    one = draw(manager)
    manager.replace(RulebookScene(manager, "quel_cirque", "QC-2, QC-11"), CUT)
    assert draw(manager) != one
