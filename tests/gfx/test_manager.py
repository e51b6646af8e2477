"""The scene manager: the stack, who gets a gesture, the keyboard, tips, the fade, the test port."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect, Surface

from circus.content.texts import Texts
from circus.core.errors import LevelError, RecordError
from circus.ui.app.port import Port
from circus.ui.gfx.compositor import Composition, Compositor
from circus.ui.gfx.disk_cache import DiskCache
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Target
from circus.ui.gfx.window import AppWindow
from circus.ui.input.gestures import (
    ESCAPE,
    Cancel,
    DragStart,
    Drop,
    Gesture,
    Hold,
    Hover,
    Key,
    Press,
    Quit,
    Tap,
)
from circus.ui.scenes.shell.manager import HINT_MS, SceneManager
from circus.ui.scenes.shell.scene import Scene
from circus.ui.scenes.shell.transition import CUT

LEFT = Target("ui/left", Rect(0, 0, 60, 60))
RIGHT = Target("ui/right", Rect(200, 10, 60, 60), wanted=True)
BELOW = Target("ui/below", Rect(0, 200, 60, 60))
GREY = Target("ui/grey", Rect(100, 0, 60, 60), enabled=False)


class Plain(Scene):
    """A scene that notes what its hooks are called with."""

    def __init__(self, manager: SceneManager, name: str = "plain", takes: tuple[type, ...] = ()) -> None:
        super().__init__(manager)
        self.name = name
        self.takes = takes
        self.log: list[str] = []
        self.got: list[Gesture] = []
        self.shown = [LEFT, GREY, RIGHT, BELOW]
        self.background = Surface(manager.kit.units.size)

    def enter(self) -> None:
        self.log.append("enter")

    def leave(self) -> None:
        self.log.append("leave")

    def resized(self) -> None:
        self.log.append("resized")

    def handle(self, gesture: Gesture) -> bool:
        self.got.append(gesture)
        return isinstance(gesture, self.takes)

    def frame(self) -> Composition:
        return Composition(self.background, [])

    def targets(self) -> list[Target]:
        return self.shown

    def hint(self, name: str) -> str:
        return "This goes left" if name == "ui/left" else ""


@pytest.fixture
def manager(window: AppWindow) -> Iterator[SceneManager]:
    yield SceneManager(Toolkit(window, Texts("en"), Settings(), disk=DiskCache(None)))


@pytest.fixture
def scene(manager: SceneManager) -> Plain:
    """The only scene, drawn once."""
    plain = Plain(manager)
    manager.push(plain)
    manager.frame()
    return plain


def key(manager: SceneManager, *names: str, shift: bool = False) -> None:
    for name in names:
        manager.handle(Key(name, shift=shift))


def test_the_hooks_are_called_as_promised(manager: SceneManager) -> None:
    lobby, table, results = (Plain(manager, name) for name in ("lobby", "table", "results"))
    manager.push(lobby)
    manager.push(table)
    assert (lobby.log, table.log) == (["enter", "leave"], ["enter"])
    manager.replace(results)
    assert (table.log, results.log) == (["enter", "leave"], ["enter"])
    manager.back()
    assert lobby.log == ["enter", "leave", "enter"]
    assert manager.scenes == [lobby]


class Unready(Plain):
    """A scene that cannot be entered, or cannot be drawn once it is."""

    fails = "enter"

    def enter(self) -> None:
        super().enter()
        if self.fails == "enter":
            raise LevelError("toy.tmx: it is no plain XML")

    def frame(self) -> Composition:
        raise LevelError("toy.tmx: it has no zone 'trick/0'")

    def close(self) -> None:
        self.log.append("close")


@pytest.mark.parametrize("fails", ["enter", "frame"])
@pytest.mark.parametrize("way", ["push", "replace"])
def test_a_scene_that_fails_to_open_leaves_the_one_below_as_it_was(
    manager: SceneManager, scene: Plain, way: str, fails: str
) -> None:
    table = Plain(manager, "table")
    manager.push(table)
    broken = Unready(manager, "broken")
    broken.fails = fails
    manager.attempt(lambda: getattr(manager, way)(broken))
    assert manager.scenes == [scene, table]
    assert (scene.log, table.log, broken.log) == (["enter", "leave"], ["enter"], ["enter", "close"])
    manager.frame()
    assert "ui/seen" in [each.name for each in manager.targets], "the reason is told in a notice"
    manager.handle(Tap("ui/seen", (0, 0)))
    assert not manager.busy
    manager.back()
    assert manager.scenes == [scene]


def test_a_notice_is_short_whatever_a_file_says(manager: SceneManager, scene: Plain) -> None:
    def spoilt() -> None:
        raise LevelError("x" * 150_000)

    manager.attempt(spoilt)
    manager.frame()
    (seen,) = (each for each in manager.targets if each.name == "ui/seen")
    assert Rect(0, 0, *manager.kit.units.size).contains(seen.rect)


def test_the_lowest_scene_stays(manager: SceneManager, scene: Plain) -> None:
    manager.back()
    manager.home()
    assert (manager.scenes, scene.log) == ([scene], ["enter"])


def test_home_leads_to_the_lobby_from_anywhere(manager: SceneManager, scene: Plain) -> None:
    for name in ("setup", "table", "menu"):
        manager.push(Plain(manager, name))
    manager.home()
    assert manager.scenes == [scene]
    assert scene.log[-1] == "enter"


def test_a_covered_scene_is_told_of_a_new_size_when_it_is_shown_again(
    manager: SceneManager, scene: Plain
) -> None:
    above = Plain(manager)
    manager.push(above)
    manager.kit.rebuild()
    manager.rebuilt()
    assert (above.log, scene.log) == (["enter", "resized"], ["enter", "leave"])
    manager.back()
    assert scene.log == ["enter", "leave", "resized", "enter"]


def test_esc_leads_back_unless_the_scene_uses_it(manager: SceneManager, scene: Plain) -> None:
    manager.push(Plain(manager))
    manager.handle(Cancel(ESCAPE))
    assert manager.scene is scene
    stubborn = Plain(manager, takes=(Cancel,))
    manager.push(stubborn)
    manager.handle(Cancel(ESCAPE))
    assert manager.scene is stubborn


def test_closing_the_window_leaves_the_scene_once(manager: SceneManager, scene: Plain) -> None:
    manager.handle(Quit())
    manager.quit()
    assert not manager.running
    assert scene.log == ["enter", "leave"]


def test_the_pose_follows_the_pointer(manager: SceneManager, scene: Plain) -> None:
    manager.handle(Hover("ui/left", (5, 5)))
    assert manager.pose.hover == "ui/left"
    manager.handle(Press("ui/left", (5, 5)))
    assert manager.pose.pressed == "ui/left"
    manager.handle(Tap("ui/left", (5, 5)))
    assert manager.pose.pressed is None
    assert Tap("ui/left", (5, 5)) in scene.got


def test_tab_goes_round_what_can_be_clicked(manager: SceneManager, scene: Plain) -> None:
    seen = []
    for _ in range(4):
        key(manager, "tab")
        seen.append(manager.pose.focus)
    assert seen == ["ui/right", "ui/left", "ui/below", "ui/right"], "what continues a choice comes first"
    key(manager, "tab", shift=True)
    assert manager.pose.focus == "ui/below"


def test_arrows_go_to_what_lies_that_way(manager: SceneManager, scene: Plain) -> None:
    key(manager, "right")
    assert manager.pose.focus == "ui/right"  # the wanted one comes first
    key(manager, "left")
    assert manager.pose.focus == "ui/left"
    key(manager, "down")
    assert manager.pose.focus == "ui/below"
    key(manager, "down")
    assert manager.pose.focus == "ui/below"


@pytest.mark.parametrize("enter", ["return", "space"])
def test_enter_taps_the_focus(manager: SceneManager, scene: Plain, enter: str) -> None:
    key(manager, "tab", enter)
    assert scene.got[-1] == Tap("ui/right", RIGHT.rect.center)


def test_the_keyboard_stays_in_an_open_menu(manager: SceneManager, scene: Plain) -> None:
    away = Target("ui/away", Rect(0, 0, 640, 480))
    scene.shown = [LEFT, away, RIGHT, BELOW]
    manager.frame()
    key(manager, "tab", "tab", "tab")
    assert manager.pose.focus == "ui/right"


def test_the_focus_is_seen_and_a_click_takes_it_away(manager: SceneManager, scene: Plain) -> None:
    assert manager.frame().items == []
    key(manager, "tab")
    assert len(manager.frame().items) == 1
    manager.handle(Press("ui/right", (210, 20)))
    assert manager.frame().items == []


def test_a_scene_that_uses_a_key_keeps_it(manager: SceneManager) -> None:
    manager.push(Plain(manager, takes=(Key,)))
    manager.frame()
    key(manager, "tab")
    assert manager.pose.focus is None


def test_a_tip_comes_after_a_while_and_goes_with_the_pointer(manager: SceneManager, scene: Plain) -> None:
    manager.handle(Hover("ui/left", (5, 5)))
    manager.advance(HINT_MS - 1)
    assert manager.frame().items == []
    manager.take_dirty()
    manager.advance(1)
    assert manager.take_dirty()
    assert len(manager.frame().items) == 1
    manager.handle(Hover("ui/right", (210, 20)))
    manager.advance(HINT_MS)
    assert manager.frame().items == []


def test_no_tip_comes_over_something_that_is_dragged_or_was_just_dropped(
    manager: SceneManager, scene: Plain
) -> None:
    manager.handle(Press("ui/left", (5, 5)))
    manager.handle(DragStart("ui/left", (5, 5)))
    manager.stir((8, 8))
    manager.advance(HINT_MS)
    assert manager.frame().items == []
    manager.handle(Drop("ui/left", (8, 8), "ui/left", ()))
    manager.handle(Hover("ui/left", (8, 8)))  # the table has changed under the resting pointer
    manager.advance(HINT_MS)
    assert manager.frame().items == []
    manager.stir((9, 9))
    manager.advance(HINT_MS)
    assert len(manager.frame().items) == 1, "the pointer moves again"


def test_a_finger_held_down_shows_the_tip_at_once(manager: SceneManager, scene: Plain) -> None:
    manager.handle(Press("ui/left", (5, 5)))
    manager.handle(Hold("ui/left", (5, 5)))
    assert len(manager.frame().items) == 1


def test_a_new_scene_fades_in_and_comes_to_rest(manager: SceneManager, scene: Plain) -> None:
    manager.push(Plain(manager))
    assert manager.busy
    assert manager.take_share() == 0, "the old picture is still to be seen"
    manager.advance(90)
    assert manager.take_share() == pytest.approx(4 / 9)
    assert manager.take_share() == 0
    manager.advance(80)
    assert manager.take_share() == pytest.approx(4 / 5), "a ninth of the old picture is left of the five"
    manager.advance(200)
    assert not manager.busy
    assert manager.take_share() == 1


def test_what_fades_off_is_the_old_picture_and_it_is_kept_nowhere_but_in_the_window(
    manager: SceneManager, scene: Plain
) -> None:
    screen = manager.kit.window.surface
    canvas, felt, held = Compositor(screen), manager.kit.background("velvet"), manager.kit._store.bytes
    screen.fill("#AA2200")
    manager.push(Plain(manager))
    end = felt.get_at((5, 5))
    for _ in range(8):
        manager.advance(20)
        parts = canvas.fade(Composition(felt, []), manager.take_share())
        assert parts == [screen.get_rect()]
    seen = screen.get_at((5, 5))
    for before, after, now in zip(pygame.Color("#AA2200")[:3], end[:3], seen[:3], strict=True):
        assert now == pytest.approx(before / 9 + after * 8 / 9, abs=4)
    assert manager.kit._store.bytes == held
    manager.advance(40)
    assert canvas.draw(Composition(felt, [])) == [screen.get_rect()]
    assert screen.get_at((5, 5)) == end


def test_pictures_that_went_with_a_language_are_given_back_to_the_system(
    manager: SceneManager, scene: Plain
) -> None:
    manager.take_litter()
    manager.change(language="fr")
    assert manager.take_litter()
    assert not manager.take_litter()


@pytest.mark.parametrize("table_setup", [{"speed": "off"}, {"reduced_motion": True}])
def test_without_motion_a_scene_is_there_at_once(
    manager: SceneManager, scene: Plain, table_setup: dict[str, Any]
) -> None:
    manager.change(**table_setup)
    manager.push(Plain(manager))
    assert not manager.busy


def test_a_cut_is_no_fade(manager: SceneManager, scene: Plain) -> None:
    manager.push(Plain(manager), CUT)
    assert not manager.busy


def test_a_change_of_language_holds_at_once_and_is_kept(
    manager: SceneManager, scene: Plain, own_folders: Path
) -> None:
    manager.change(language="fr")
    assert manager.kit.texts.language == "fr"
    assert scene.log == ["enter", "resized"]
    kept = next(own_folders.rglob("settings.json")).read_text(encoding="utf-8")
    assert json.loads(kept)["language"] == "fr"


def test_what_goes_wrong_is_told_on_the_screen_until_it_is_clicked_away(
    manager: SceneManager, scene: Plain
) -> None:
    def fail() -> None:
        raise RecordError("game.jsonl:3: cut line")

    manager.attempt(fail)
    manager.frame()
    assert "ui/left" not in [target.name for target in manager.targets]
    taps = len(scene.got)
    manager.handle(Tap("ui/seen", (5, 5)))
    manager.frame()
    assert next(target.name for target in manager.targets) == "ui/left"
    assert len(scene.got) == taps


def test_a_mistake_of_the_program_is_not_hidden(manager: SceneManager, scene: Plain) -> None:
    with pytest.raises(ZeroDivisionError):
        manager.attempt(lambda: print(1 / 0))


def test_nothing_is_drawn_while_nothing_happens(manager: SceneManager, scene: Plain) -> None:
    manager.take_dirty()
    manager.advance(1000)
    assert not manager.take_dirty()
    manager.refresh()
    assert manager.take_dirty()


def test_the_port_says_what_can_be_clicked(manager: SceneManager, scene: Plain) -> None:
    facts = manager.facts()
    assert (facts["scene"], facts["busy"], facts["awaiting"], facts["seat"]) == ("plain", False, [], None)
    assert facts["targets"][1] == {"name": "ui/right", "rect": [200, 10, 60, 60], "wanted": True}
    assert [target["name"] for target in facts["targets"]] == ["ui/left", "ui/right", "ui/below"]


def test_the_port_writes_a_whole_line_for_every_change(tmp_path: Path) -> None:
    path = tmp_path / "port.jsonl"
    port = Port(path)
    for busy in (False, False, True):
        port.write({"scene": "lobby", "busy": busy})
        assert path.read_text(encoding="utf-8").endswith("\n")
    assert [json.loads(line)["busy"] for line in path.read_text(encoding="utf-8").splitlines()] == [
        False,
        True,
    ]


def test_without_a_port_nothing_is_written() -> None:
    assert not Port(None).is_open
