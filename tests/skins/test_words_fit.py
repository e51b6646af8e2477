"""No sentence is ever cut or too small, and keys come everywhere: each scene, language and text size."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pygame import Rect, Surface

from circus import games
from circus.content.levels.layouts import layout
from circus.content.texts import LANGUAGES
from circus.session.table_setup import LEVELS, Seat, first_table_setup
from circus.tools.gallery.games import Show
from circus.tools.gallery.pictures import pictures
from circus.ui.app.router import Router
from circus.ui.gfx.clear_place import NO_AREAS
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Modal, ModalButton, Pose, Ribbon, Widget
from circus.ui.input.gestures import Tap
from circus.ui.scenes.setup.scene import SetupScene
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.stand.attract import AttractScene
from circus.ui.scenes.table.handover_sheet import handover_sheet
from circus.ui.scenes.table.refusal import Refusal
from circus.ui.scenes.table.scene import TableScene
from circus.ui.scenes.table.tabletop import caption_strip
from circus.ui.skins.gallery import find
from tests.marks import first_everyday
from tests.skins.measuring import (
    LYING,
    NAME,
    UPRIGHT,
    astray,
    covered,
    crossing,
    faults,
    longest,
    measured,
    turn,
)
from tests.tables.answering import check_answers, check_book
from tests.tables.walking import astray_keys

pytestmark = pytest.mark.usefixtures("stage")
SIZES = (100, 130, 160)
UPRIGHT_SIZES = (SIZES[0], SIZES[-1])
"""In which each scene is looked at a second time, after the window was turned upright."""
COMBINATIONS = [(language, text_size) for language in LANGUAGES for text_size in SIZES]
ANSWERED = ((LANGUAGES[0], SIZES[0]), (LANGUAGES[-1], SIZES[-1]))
"""In which everything on a table is asked what it is."""
in_each = pytest.mark.parametrize(("language", "text_size"), first_everyday(COMBINATIONS))
NAMES = {name for game in games.names() for name in games.find(game).brand.names}
GAMES = [name for name in games.in_order() if (games.folder(name) / "texts.fr.ftl").exists()]
PROGRAM = "program"
PARTS = (PROGRAM, *(name for name in GAMES if name != "pebbles"))
"""Whose scenes are looked at: the program's own, and those of each game; the toy game shows bare names."""
TABLES = {f"{game}_{picture.name}" for game in PARTS[1:] for picture in find(game).pictures}
"""Pictures of tables, as the looks declare them."""


@pytest.mark.parametrize("part", PARTS)
def test_every_scene_can_be_read_and_everything_on_a_table_answers(tmp_path: Path, part: str) -> None:
    """Each picture of the gallery is opened once for all that is looked at in it: it takes the most time."""
    found, is_told = [], False
    with measured(tmp_path, *COMBINATIONS[0]) as kit:
        for name, show in pictures(tmp_path):
            if part != next((game for game in games.names() if name.startswith(game)), PROGRAM):
                continue
            manager = opened(kit, show)
            found += _misfits(manager, name, answers=name in TABLES)
            is_told |= name in TABLES and check_book(manager, name)
    assert not found, "\n".join(found)
    assert is_told or part == PROGRAM, "F1 never opens the book where it tells of what is asked"


def opened(kit: Toolkit, show: Show) -> SceneManager:
    """Return a manager with the scene of a picture, in the first combination."""
    language, text_size = COMBINATIONS[0]
    kit.change(replace(kit.settings, language=language, text_size=text_size))
    manager = SceneManager(kit, navigator=Router())
    kit.fonts.strained.clear()
    show(manager)
    return manager


def _misfits(manager: SceneManager, name: str, *, answers: bool) -> list[str]:
    """Return what cannot be read in a scene in any combination; with `answers`, ask everything too."""
    found, kit = [], manager.kit
    for number, (language, text_size) in enumerate(COMBINATIONS):
        if number:
            kit.change(replace(kit.settings, language=language, text_size=text_size))
            manager.rebuilt()
        where = f"{name} {language} {text_size}"
        found += [f"{where}: {fault}" for fault in _faults(manager)]
        if answers and (language, text_size) in ANSWERED:
            check_answers(manager, where)
        if text_size in UPRIGHT_SIZES:
            turn(kit, UPRIGHT)
            manager.rebuilt()
            found += [f"{where} upright: {fault}" for fault in _faults(manager)]
            turn(kit, LYING)
    return found


def _faults(manager: SceneManager) -> list[str]:
    """What of a scene cannot be read: cut, too small, over the edge, or below other words.

    The same pictures are walked over by keys, since opening them takes the most time.
    """
    kit, scene = manager.kit, manager.scene
    items = manager.frame().items
    found = [*faults(kit.fonts.strained, NAMES), *astray(kit, items)]
    if isinstance(scene, TableScene) and scene.context.tabletop._menu is None:
        found += covered(scene.context.tabletop.still(manager.pose).items)
    elif not isinstance(scene, TableScene | AttractScene):  # a film of a table has its plates twice
        found += crossing(items)
    window = Rect(0, 0, *kit.units.size)
    return [*found, *astray_keys(manager.inspectable_targets, window)]


@in_each
def test_every_page_of_a_set_up_has_room_for_its_words(tmp_path: Path, language: str, text_size: int) -> None:
    found = []
    with measured(tmp_path, language, text_size) as kit:
        for game in GAMES:
            manager = SceneManager(kit, navigator=Router())
            kit.fonts.strained.clear()
            scene = SetupScene(manager, game)
            longest_word = max(LEVELS, key=lambda level: len(kit.texts.say(f"setup-strength-{level}")))
            scene.table_setup = replace(
                scene.table_setup,
                seats=tuple(replace(seat, strength=longest_word) for seat in scene.table_setup.seats),
            )
            manager.push(scene, CUT)
            for _ in range(20):
                manager.frame()
                if not any(each.name == "ui/page/more" and each.enabled for each in manager.targets):
                    break
                manager.handle(Tap("ui/page/more", (0, 0)))
            found += [f"{game}: {fault}" for fault in faults(kit.fonts.strained)]
    assert not found, "\n".join(found)


@in_each
def test_every_message_has_room_where_it_is_shown(tmp_path: Path, language: str, text_size: int) -> None:
    found = []
    with measured(tmp_path, language, text_size) as kit:
        for game in ("", *GAMES):
            for key, words in longest(game, language).items():
                kit.fonts.strained.clear()
                for widget in _shown(kit, game or GAMES[0], key, words):
                    widget.items(kit, Pose())
                found += [f"{key}: {fault}" for fault in faults(kit.fonts.strained)]
    assert not found, "\n".join(found)


def _shown(kit: Toolkit, game: str, key: str, words: str) -> Iterator[Widget]:
    """How a message is shown at a table, as its key tells: caption, prompt, refusal or notice."""
    declared = games.find(game)
    zones = layout(game, max(declared.seats), False).zones
    if "-event-" in key:
        yield from handover_sheet(kit, game, first_table_setup(game).seats[0], [words], {0: 1.0})
    if "-event-" in key or "-hint-" in key:
        yield caption_strip(zones["caption"], words, Surface((28, 28)), "ui/why")
    elif "-prompt" in key or "-pick-" in key or key in _PROMPTS:
        yield Ribbon(800, 600, words, width=zones["prompt"].width)
    elif "-why-" in key:
        yield Refusal("card/1", Rect(600, 500, 60, 90), words, "a rule").slip(kit, NO_AREAS)
    elif key == "curtain-fresh":
        yield from handover_sheet(kit, game, Seat(NAME), (), {})
    elif key.startswith("notice-"):
        text, title = ("", words) if key.endswith("-title") else (words, "")
        yield Modal(title, text, (ModalButton("ui/seen", ""),))


_PROMPTS = ("table-waiting", "table-your-turn", "table-can-change", "quel_cirque-turn")
