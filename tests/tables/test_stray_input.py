"""Keys of the system, presses without an end, scenes that change in between: nothing is played or shown."""

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from circus.ui.input.click_guard import REST_MS
from circus.ui.input.pointer import HOLD_MS
from circus.ui.scenes.table import watching
from circus.ui.scenes.table.log_scene import LogScene
from tests.tables import Hand, seated

ALT, META = pygame.KMOD_LALT, pygame.KMOD_LMETA
LOST = Event(pygame.WINDOWFOCUSLOST)
ESCAPE = Event(pygame.KEYDOWN, key=pygame.K_ESCAPE, mod=0)


def pressed(hand: Hand, name: str, *way: tuple[int, int]) -> None:
    """The button goes down on a target and stays down along a way."""
    begin = hand.pilot.place(name)
    hand.move(begin)
    hand.post(Event(pygame.MOUSEBUTTONDOWN, pos=begin, button=1))
    for pos in way:
        hand.post(Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0)))


def let_go(hand: Hand, pos: tuple[int, int]) -> None:
    hand.post(Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))


def test_alt_enter_at_the_curtain_fills_the_screen_and_opens_nothing(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", people=2, speed="off") as hand:
        hand.until(lambda: hand.pilot.scene.name == "curtain")
        hand.rest(int(REST_MS))
        for mod in (ALT, META, pygame.KMOD_LCTRL):
            hand.key(pygame.K_RETURN, mod=mod)
            assert hand.pilot.scene.name == "curtain"
        assert hand.pilot.loop.window.fullscreen
        hand.key(pygame.K_RETURN)
        assert hand.pilot.scene.name == "table"


def test_alt_enter_on_a_focused_card_plays_nothing(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        hand.until_asked()
        hand.key(pygame.K_TAB, pygame.K_RIGHT)
        hand.rest(int(REST_MS))
        focus = hand.pilot.manager.pose.focus
        for mod in (ALT, META, pygame.KMOD_LCTRL):
            hand.key(pygame.K_RETURN, pygame.K_SPACE, pygame.K_TAB, pygame.K_RIGHT, mod=mod)
        assert hand.mine() == [] and hand.pilot.manager.pose.focus in (focus, None)


@pytest.mark.parametrize("sign", ["l", "д", "λ"])
def test_the_log_opens_on_l_of_any_layout_and_not_with_alt(sign: str, tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown") as hand:
        hand.until_asked()
        for mod in (ALT, META, pygame.KMOD_LCTRL, 0):
            assert hand.pilot.scene is hand.scene
            hand.post(Event(pygame.KEYDOWN, key=ord(sign), scancode=pygame.KSCAN_L, mod=mod, unicode=""))
        assert isinstance(hand.pilot.scene, LogScene)


def test_a_press_that_the_window_loses_opens_no_menu_and_plays_nothing(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        hand.until_asked()
        card = hand.wanted()[0]
        hand.rest(int(REST_MS))
        pressed(hand, card)
        hand.post(LOST)
        assert hand.pilot.scene is hand.scene
        pressed(hand, card, (640, 300))
        hand.post(LOST)
        let_go(hand, (640, 300))
        assert hand.scene.context.input.drag is None and hand.mine() == []


def test_a_drag_ends_when_a_key_opens_another_scene(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        hand.until_asked()
        hand.rest(int(REST_MS))
        pressed(hand, hand.wanted()[0], (640, 300))
        assert hand.scene.context.input.drag
        hand.key(pygame.K_l)
        assert isinstance(hand.pilot.scene, LogScene) and hand.scene.context.input.drag is None
        hand.key(pygame.K_l)
        let_go(hand, (640, 300))
        assert hand.scene.context.input.drag is None and hand.mine() == []


def test_a_drag_ends_when_a_notice_comes(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        hand.until_asked()
        hand.rest(int(REST_MS))
        pressed(hand, hand.wanted()[0], (640, 300))
        hand.pilot.manager.show_notice("Oh", "Something was wrong.")
        hand.post()
        hand.key(pygame.K_RETURN)
        let_go(hand, (640, 300))
        assert hand.scene.context.input.drag is None and hand.mine() == []


def test_hurrying_ends_with_the_focus_when_another_scene_opens_and_with_esc(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", people=0) as hand:
        usual = hand.scene.director.hurry
        for end in (LOST, Event(pygame.KEYDOWN, key=pygame.K_l, mod=0), ESCAPE):
            hand.move((640, 300))
            hand.post(Event(pygame.MOUSEBUTTONDOWN, pos=(640, 300), button=1))
            hand.post(ms=int(HOLD_MS) + 20)
            assert hand.scene.director.hurry == watching.HURRY != usual
            hand.post(end)
            assert not hand.scene.parts.pace.is_held
            if hand.pilot.scene is not hand.scene:
                hand.key(pygame.K_ESCAPE)
