"""A right click asks, wherever it falls: scenery has an answer too, and no menu opens."""

from pathlib import Path

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from circus.ui.gfx.widgets.answers import CARD
from circus.ui.scenes.table import sight
from circus.ui.scenes.table.happened import is_own
from circus.ui.skins.about import InspectableItem
from tests.tables import Hand, Point, seated

GAMES = ["clearing_house", "clown_standoff", "flip_circus", "quel_cirque", "texas_showdown"]


def right_click(hand: Hand, pos: Point) -> None:
    hand.move(pos)
    hand.post(Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=3))
    hand.post(Event(pygame.MOUSEBUTTONUP, pos=pos, button=3))


def bare(hand: Hand) -> Point:
    """A point of the window where nothing lies that can be asked about."""
    hand.pilot.manager.frame()
    things = [each.rect for each in hand.pilot.manager.inspectable_targets] + [
        each.rect for each in hand.pilot.manager.targets
    ]
    return next(
        (x, y)
        for y in range(40, 700, 12)
        for x in range(20, 1270, 12)
        if Rect(x, y, 1, 1).collidelist(things) == -1
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_right_click_on_scenery_says_that_there_is_nothing_to_know(game: str, tmp_path: Path) -> None:
    with seated(tmp_path, game, speed="off") as hand:
        hand.until_asked()
        pos = bare(hand)
        right_click(hand, pos)
        assert hand.pilot.scene is hand.scene, "no menu has opened"
        asked = hand.scene.parts.inquiry.asked
        texts = hand.scene.kit.texts
        assert asked and asked.answer.title == texts.say("table-what-nothing")
        assert asked.answer.does == texts.say(f"{game}-what-scenery")
        hand.pilot.manager.frame()
        card = next(each.rect for each in hand.pilot.manager.targets if each.name == CARD)
        assert Rect(0, 0, 1280, 720).contains(card)
        right_click(hand, pos)
        assert hand.scene.parts.inquiry.asked is None and hand.pilot.scene is hand.scene


def test_escape_still_opens_the_menu(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}, speed="off") as hand:
        hand.until_asked()
        hand.key(pygame.K_ESCAPE)
        assert hand.pilot.scene is not hand.scene


def test_ones_own_cards_are_known_by_where_they_lie() -> None:
    assert is_own(InspectableItem("card/4", "card", "4", "hand/0"), 0)
    assert is_own(InspectableItem("", "card", "4", "trick/0"), 0)
    assert not is_own(InspectableItem("", "card", "4", "trick/1"), 0)
    assert not is_own(InspectableItem("clown/0", "clown", "0", "cell/1,1"), 0)


@pytest.mark.parametrize("game", GAMES)
def test_a_refusal_covers_no_counter_bar_or_badge(game: str, tmp_path: Path) -> None:
    """Whatever is tapped in vain at a table where something is asked."""
    with seated(tmp_path, game, speed="off") as hand:
        hand.until_asked()
        scene = hand.scene
        for piece in [each for each in scene.director.placed if each.name][:6]:
            scene.context.input.menu_at = scene.kit.units.point(piece.x, piece.y)
            words = "Follow a color of the trick while you can: you hold black"
            scene.parts.refusals.refuse(piece.name, words, "1")
            refusal = scene.parts.refusals.slip()
            assert refusal
            slip = refusal.targets(scene.kit)
            kit, skin, table, placed = scene.kit, scene.presenter.skin, scene.table, scene.director.placed
            told = [*sight.counters(kit, table), *sight.drawn(kit, skin, table, placed)]
            assert slip[0].rect.collidelist(told) == -1, f"{piece.name}: the slip covers what is told"
            scene.parts.refusals.end()
