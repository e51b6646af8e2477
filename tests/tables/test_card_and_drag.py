"""The card about a thing goes when a drag begins, and stays where it is while others move."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from circus.ui.gfx.widgets import Target, Tip
from circus.ui.gfx.widgets.answers import CARD
from tests.tables import Hand, seated

SIZE = (1280, 720)


@pytest.fixture
def hand(tmp_path: Path) -> Iterator[Hand]:
    """A marble of Quel Cirque can be pulled."""
    with seated(tmp_path, "quel_cirque", size=SIZE) as hand:
        hand.until_asked()
        yield hand


def marble(hand: Hand) -> Target:
    """A piece that can be picked."""
    hand.pilot.manager.frame()
    return next(each for each in hand.pilot.manager.targets if each.wanted)


def hold(hand: Hand, *way: tuple[int, int]) -> None:
    """The button goes down at the first point and stays down along the way."""
    hand.move(way[0])
    hand.post(Event(pygame.MOUSEBUTTONDOWN, pos=way[0], button=1))
    for pos in way[1:]:
        hand.post(Event(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(1, 0, 0)))


def tip(hand: Hand) -> Tip | None:
    """The tip on the screen."""
    return hand.pilot.manager.tip


def has_card(hand: Hand) -> bool:
    """Whether the card that answers "what is this?" is open."""
    hand.pilot.manager.frame()
    return CARD in {target.name for target in hand.pilot.manager.targets}


def test_the_tip_goes_when_the_drag_begins_and_does_not_come_back_before_it_ends(hand: Hand) -> None:
    here = marble(hand).rect.center
    hand.move(here)
    hand.rest(1000)
    assert tip(hand)
    hold(hand, here, (here[0] + 30, here[1] - 30), (here[0] + 80, here[1] - 90))
    assert hand.scene.context.input.drag and tip(hand) is None
    for far in (0, 40, 80):
        pos = here[0] + 100 + far, here[1] - 90
        hand.post(Event(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(1, 0, 0)))
        hand.rest(1000)
        assert hand.scene.context.input.drag and tip(hand) is None


def test_an_open_card_goes_when_the_drag_begins(hand: Hand) -> None:
    here = marble(hand).rect.center
    hand.move(here)
    hand.key(pygame.K_F2)
    assert has_card(hand)
    hold(hand, here, (here[0] + 30, here[1] - 30))
    assert hand.scene.context.input.drag
    assert not has_card(hand)


def test_the_tip_on_a_plate_stays_where_it_is_while_a_bot_moves(hand: Hand) -> None:
    manager, scene = hand.pilot.manager, hand.scene
    plate = next(each for each in manager.inspectable_targets if each.name.startswith("seat/"))
    hand.move(plate.rect.center)
    hand.rest(1000)
    shown = tip(hand)
    assert shown
    before = shown.place(scene.kit)
    scene.play(scene.chooser.picker.legal[0])  # type: ignore[union-attr]
    places: list[Rect] = []
    for _ in range(100):
        hand.post(ms=25)
        if scene.director.busy and tip(hand):
            places.append(tip(hand).place(scene.kit))  # type: ignore[union-attr]
    assert places and all(each == before for each in places)
