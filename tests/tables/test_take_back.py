"""At the table: a secret choice is taken back by the button, a right click or Esc, and the screen says so."""

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from tests.tables import Hand, seated

WAYS: dict[str, Callable[[Hand], None]] = {
    "button": lambda hand: hand.click("ui/undo"),
    "right click": lambda hand: hand.post(Event(pygame.MOUSEBUTTONDOWN, pos=(5, 5), button=3)),
    "Esc": lambda hand: hand.key(pygame.K_ESCAPE),
}


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_chosen_card_comes_back_and_another_is_chosen(way: str, language: str, tmp_path: Path) -> None:
    with seated(tmp_path, "clown_standoff", seats=3, language=language) as hand:
        hand.until_asked()
        first, *_, last = hand.wanted()
        hand.click(first)
        hand.until(lambda: not hand.scene.director.busy)
        told = hand.scene.kit.texts.say("table-can-change")
        assert hand.scene.last_caption().words == told
        WAYS[way](hand)
        assert hand.mine() == [] and hand.pilot.scene is hand.scene
        hand.until_asked()
        hand.click(last)
        hand.until(lambda: not hand.scene.host.is_changeable)
        assert hand.mine()[0] == f"0:choose {last}"
        assert hand.scene.last_caption().words != told


def test_what_was_taken_back_is_not_told_any_more(tmp_path: Path) -> None:
    with seated(tmp_path, "clown_standoff", seats=3) as hand:
        hand.until_asked()
        before = hand.scene.last_caption()
        assert before.words
        hand.click(hand.wanted()[0])
        hand.until(lambda: not hand.scene.director.busy)
        hand.click("ui/undo")
        hand.until_asked()
        assert hand.scene.last_caption() == before


def test_what_was_told_last_is_told_in_the_language_chosen_since(tmp_path: Path) -> None:
    with seated(tmp_path, "clown_standoff", seats=3, language="en") as hand:
        hand.until_asked()
        hand.pilot.manager.change(language="fr")
        hand.until_asked()
        table = hand.scene.context
        goal = table.skin.words.goal(table.kit.texts, table.view)
        assert goal.startswith("La plus haute carte") and hand.scene.last_caption().words == goal


REDO: dict[str, Callable[[Hand], None]] = {
    "button": lambda hand: hand.click("ui/redo"),
    "Ctrl+Y": lambda hand: hand.key(pygame.K_y, mod=pygame.KMOD_CTRL),
    "Ctrl+Shift+Z": lambda hand: hand.key(pygame.K_z, mod=pygame.KMOD_CTRL | pygame.KMOD_SHIFT),
}


@pytest.mark.parametrize("way", REDO)
def test_what_was_taken_back_is_done_again(way: str, tmp_path: Path) -> None:
    with seated(tmp_path, "clown_standoff", seats=3) as hand:
        hand.until_asked()
        assert "ui/redo" not in hand.pilot.names
        first = hand.wanted()[0]
        hand.click(first)
        hand.until(lambda: not hand.scene.director.busy)
        hand.key(pygame.K_z, mod=pygame.KMOD_CTRL)
        assert hand.mine() == []
        hand.until_asked()
        REDO[way](hand)
        assert hand.mine() == [f"0:choose {first}"]
        assert "ui/redo" not in hand.pilot.names
