"""The curtain: nothing of the table before the click, the right order after it, a silent recap."""

from collections.abc import Iterator
from dataclasses import replace
from unittest.mock import Mock

import pygame
import pytest

from circus.session.table_setup import HUMAN, first_table_setup
from circus.ui.input.click_guard import REST_MS
from circus.ui.input.gestures import ESCAPE, Cancel, Key, Tap
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.shell.transition import CUT
from circus.ui.scenes.table.curtain import OPEN_MS, CurtainScene
from tests.gfx.parlour import SIZES, check_fits, click, draw, show, stage

CHOICE = first_table_setup("quel_cirque")
SEATED = replace(CHOICE, seats=tuple(replace(seat, kind=HUMAN) for seat in CHOICE.seats))


@pytest.fixture(autouse=True)
def end() -> Iterator[None]:
    yield
    pygame.display.quit()


def curtain(
    manager: SceneManager,
    recap: list[str] | None = None,
    seat: int = 1,
    said: list[str] | None = None,
    secret: tuple[int, ...] | None = None,
) -> CurtainScene:
    told = said if said is not None else []
    lines = recap or []
    covered = range(len(lines)) if secret is None else secret
    scene = CurtainScene(
        manager,
        "quel_cirque",
        SEATED,
        seat,
        lines,
        lambda: told.append(manager.scene.name),
        secret=covered,
    )
    manager.push(scene, CUT)
    manager.advance(REST_MS)
    return scene


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text_size", [100, 160])
@pytest.mark.parametrize("lines", [0, 3, 40])
def test_it_fits(size: tuple[int, int], text_size: int, lines: int) -> None:
    manager = stage(size, "fr", text_size=text_size)
    curtain(manager, [f"coup {line}" for line in range(lines)])
    check_fits(manager)


def test_the_picture_does_not_tell_what_was_missed() -> None:
    pictures = []
    for recap in (["a", "b", "c"], ["Ada plays the 42", "a very long line that would be cut", ""]):
        manager = stage()
        curtain(manager, recap)
        pictures.append(draw(manager))
    assert pictures[0] == pictures[1]


def test_what_everybody_may_know_is_simply_shown_and_only_secrets_are_covered() -> None:
    pictures = []
    for recap in (["a", "b"], ["a", "c"], ["d", "b"]):
        manager = stage()
        scene = curtain(manager, recap, secret=(1,))
        pictures.append(draw(manager))
        assert not scene.busy
        assert {"ui/recap/1", "ui/curtain"} == {target.name for target in manager.targets}
    assert pictures[0] == pictures[1] != pictures[2]


def test_a_strip_is_drawn_aside_on_click_alone() -> None:
    manager = stage()
    scene = curtain(manager, ["a", "b"])
    closed = draw(manager)
    click(manager, "ui/recap/1")
    assert scene.busy
    manager.advance(1000)
    assert not scene.busy and draw(manager) != closed
    assert {"ui/recap/0", "ui/curtain"} == {target.name for target in manager.targets}


def test_on_click_the_view_changes_first_and_then_the_curtain_opens() -> None:
    said: list[str] = []
    manager = stage()
    scene = curtain(manager, said=said)
    click(manager, "ui/curtain")
    assert said == ["curtain"] and scene.busy and manager.scene is scene
    manager.advance(OPEN_MS / 2)
    show(manager)
    assert not manager.targets
    manager.handle(Tap("ui/curtain", (0, 0)))
    manager.advance(OPEN_MS)
    assert manager.scene is not scene and said == ["curtain"]


@pytest.mark.parametrize("choices", [{"speed": "off"}, {"reduced_motion": True}])
def test_without_motion_it_opens_at_once(choices: dict[str, object]) -> None:
    manager = stage(**choices)  # type: ignore[arg-type]
    scene = curtain(manager)
    click(manager, "ui/curtain")
    assert manager.scene is not scene


@pytest.mark.parametrize("tenths", range(10))
def test_it_opens_on_over_a_table_that_is_laid_out_for_another_size(tenths: int) -> None:
    manager = stage()
    scene = curtain(manager)
    click(manager, "ui/curtain")
    manager.advance(tenths * OPEN_MS / 10)
    laid_out = manager.scenes[0].resized = Mock()  # type: ignore[method-assign]
    pygame.display.set_mode((480, 640), pygame.RESIZABLE)
    assert manager.kit.window.resized()
    manager.kit.rebuild()
    manager.rebuilt()
    show(manager)
    laid_out.assert_called_once_with()
    assert manager.scene is scene and scene.busy
    manager.advance(OPEN_MS)
    assert manager.scene is not scene
    laid_out.assert_called_once_with()


def test_enter_opens_and_escape_asks() -> None:
    manager = stage(speed="off")
    scene = curtain(manager)
    show(manager)
    manager.handle(Cancel(ESCAPE))
    assert manager.scene.name == "table menu" and scene in manager.scenes
    manager.back(CUT)
    show(manager)
    manager.handle(Key("return"))
    assert scene not in manager.scenes


def test_the_port_shows_nobodys_view() -> None:
    manager = stage()
    curtain(manager, seat=2)
    show(manager)
    facts = manager.facts()
    assert facts["scene"] == "curtain" and facts["awaiting"] == [2] and facts["seat"] is None
