"""A refusal answers where it happened: beside the thing, clear of the prompt, its rule one click away."""

from pathlib import Path

import pygame
import pytest
from pygame import Rect
from pygame.event import Event

from circus.ui.scenes.rulebook.scene import RulebookScene
from circus.ui.scenes.rulebook.text import anchors
from circus.ui.scenes.table.refusal import SHAKE_MS
from tests.tables import Hand, seated

SIZES = ((1280, 720), (1920, 1080), (900, 1600))


def refused(hand: Hand) -> str:
    """Clicks a card of the hand that may not be played in this trick; its name."""
    for _ in range(12):
        hand.until_asked()
        place = f"hand/{hand.scene.host.viewer}"
        held = {piece.name for piece in hand.scene.director.placed if piece.place == place}
        others = sorted(held - set(hand.wanted()))
        if others:
            hand.click(others[0])
            return others[0]
        hand.click(hand.wanted()[0])
    raise AssertionError("every card may always be played")


def slip(hand: Hand) -> Rect:
    hand.pilot.manager.frame()
    return next(target.rect for target in reversed(hand.pilot.manager.targets) if target.name == "ui/why")


def zone(hand: Hand, name: str) -> Rect:
    found = hand.scene.table.layout.zones[name]
    box = (found.x - found.width / 2, found.y - found.height / 2, found.width, found.height)
    return hand.scene.kit.units.rect(*box)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sentence_stands_beside_the_thing_and_off_the_prompt(
    size: tuple[int, int], language: str, tmp_path: Path
) -> None:
    options = {"passing": False}
    with seated(tmp_path, "texas_showdown", options=options, size=size, language=language) as hand:
        name = refused(hand)
        thing = next(each.rect for each in hand.pilot.manager.targets if each.name == name)
        words = slip(hand)
        assert Rect(0, 0, *size).contains(words)
        assert not words.colliderect(zone(hand, "prompt")) and not words.colliderect(thing)
        cards = [each.rect for each in hand.pilot.manager.targets if each.name.startswith("card/")]
        assert words.collidelist(cards) == -1, "it lies on the hand"
        reach = thing.inflate(size[0] // 2, size[1] // 2)
        assert words.colliderect(reach), "it is far from what was tapped"


def test_the_thing_trembles_and_lies_still_again(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        refused(hand)
        assert hand.facts["busy"]
        pictures = set()
        for _ in range(6):
            hand.post(ms=25)
            pictures.add(tuple((item.x, item.y) for item in hand.pilot.manager.frame().items))
        assert len(pictures) > 2
        hand.post(ms=int(SHAKE_MS))
        assert not hand.facts["busy"]


def test_the_line_round_a_card_of_a_fan_marks_its_strip_and_no_other_card(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        name = refused(hand)
        parts, rects = hand.scene.parts, {each["name"]: Rect(each["rect"]) for each in hand.facts["targets"]}
        assert parts.refusals.shown and parts.refusals.shown.rect == rects[name]
        hand.move(hand.pilot.place(name))
        hand.post(Event(pygame.MOUSEBUTTONDOWN, pos=hand.pilot.place(name), button=3))
        card = parts.inquiry.slip()
        assert card and card.subject == rects[name]
        others = [rect for each, rect in rects.items() if each.startswith("card/") and each != name]
        assert card.subject.collidelist(others) == -1


def test_the_rulebook_opens_at_the_rule(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        refused(hand)
        hand.rest(500)
        words = hand.scene.parts.refusals.shown
        hand.click("ui/why")
        book = hand.pilot.scene
        assert isinstance(book, RulebookScene)
        assert words and words.ruling in anchors("texas_showdown", hand.pilot.manager.kit.texts)
        assert book.anchor == words.ruling


def test_the_sentence_goes_with_the_next_choice(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        refused(hand)
        hand.until_asked()
        hand.click(hand.wanted()[0])
        hand.rest(200)
        assert hand.scene.parts.refusals.shown is None


def test_a_click_on_the_empty_table_takes_the_sentence_away(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        refused(hand)
        hand.rest(500)
        hand.move((640, 260))
        hand.click_here((640, 260))
        assert hand.scene.parts.refusals.shown is None
