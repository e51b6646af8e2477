"""How one asks what something on the table is, and what is answered.

That everything in every picture of the gallery answers is in `tests/skins/test_words_fit.py`.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from circus import games
from circus.content.texts import LANGUAGES
from circus.records import replay
from circus.ui.gfx import bootstrap
from circus.ui.input.gestures import Hover
from circus.ui.scenes.rulebook.scene import RulebookScene
from circus.ui.scenes.shell.manager import HINT_MS
from circus.ui.scenes.table import preferences, watching
from circus.ui.scenes.table.answers import answer
from circus.ui.scenes.table.buttons import of_session
from circus.ui.scenes.table.coaching import ANYWAY, BADGE
from circus.ui.scenes.table.pause_button import SEEN
from circus.ui.scenes.table.take_up import TAKE_UP
from circus.ui.skins.about import PROMPT, Known, about, named
from circus.ui.skins.table_view import SECRET, UNDERSTOOD
from tests.skins.harness import SkinSetup, SkinTable
from tests.tables import Hand, Point, seated, test_refusals

GAMES = sorted(set(games.names()) - {"pebbles"})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_button_that_a_table_can_have_says_what_it_does(language: str, tmp_path: Path) -> None:
    with seated(tmp_path, "clearing_house", language=language) as hand:
        scene, texts = hand.scene, hand.scene.kit.texts
        own = [*of_session(scene.session), *watching.buttons(is_fast=True), *watching.buttons(is_fast=False)]
        known = {each.name: texts.say(each.label) for each in own}
        bare = (
            "ui/undo",
            "ui/redo",
            "ui/hint",
            "ui/log",
            preferences.BUTTON,
            f"{preferences.ARM}attack",
            SEEN,
            TAKE_UP,
        )
        for name in (*bare, ANYWAY, f"{BADGE}0", f"{SECRET}0", UNDERSTOOD, *known):
            told = about(texts, scene.table, named(name, known.get(name, "label")), Known())
            assert told.does and told.title, f"{name}: {told}"


# ---- how it is asked -----------------------------------------------------------------------------------


@pytest.fixture
def hand(tmp_path: Path) -> Iterator[Hand]:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        hand.until_asked()
        yield hand


def held(hand: Hand) -> str:
    """A card of the hand that can be played."""
    return hand.wanted()[0]


def right_click(hand: Hand, pos: Point) -> None:
    hand.move(pos)
    hand.post(Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=3))


def title(hand: Hand) -> str:
    return hand.scene.parts.inquiry.asked.answer.title if hand.scene.parts.inquiry.asked else ""


def test_a_right_click_opens_the_card_and_another_closes_it(hand: Hand) -> None:
    card = held(hand)
    right_click(hand, hand.pilot.place(card))
    assert title(hand).startswith("The ") and "ui/card" in hand.pilot.names
    right_click(hand, hand.pilot.place(card))
    assert not title(hand) and not hand.mine()


def test_a_right_click_on_what_nobody_can_pick_asks_too(hand: Hand) -> None:
    pile = next(each for each in hand.pilot.manager.inspectable_targets if each.name == "thing/card/hand/2")
    assert pile.name not in hand.pilot.names
    right_click(hand, pile.rect.center)
    assert title(hand).endswith("\u2019s hand")


def test_with_something_picked_a_right_click_takes_it_back(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": True}) as hand:
        hand.until_asked()
        hand.click(hand.wanted()[0])
        hand.rest(400)
        right_click(hand, hand.pilot.place(held(hand)))
        assert not title(hand) and not hand.scene.context.input.has_picked


def test_a_long_press_and_a_key_ask_as_well(hand: Hand) -> None:
    pos = hand.pilot.place(held(hand))
    hand.move(pos)
    hand.post(Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
    hand.rest(600)
    hand.post(Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))
    asked = title(hand)
    assert asked and not hand.mine()
    hand.key(pygame.K_ESCAPE)
    assert not title(hand)
    hand.key(pygame.K_F2)
    assert title(hand) == asked


def test_a_space_whose_click_is_refused_by_a_rule_can_be_asked_about(tmp_path: Path) -> None:
    with seated(tmp_path, "quel_cirque") as hand:
        hand.until_asked()
        name = next(each for each in hand.pilot.names if each.startswith("cell/"))
        pos = hand.pilot.place(name)
        hand.click(name)
        refusal = hand.scene.parts.refusals.shown
        assert refusal and refusal.ruling.startswith("QC-") and not title(hand)
        hand.key(pygame.K_F2)
        asked = title(hand)
        assert asked
        hand.key(pygame.K_ESCAPE)
        hand.post(Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1))
        hand.rest(600)
        hand.post(Event(pygame.MOUSEBUTTONUP, pos=pos, button=1))
        assert title(hand) == asked


def test_tab_comes_to_what_can_only_be_asked_and_the_key_asks_there(hand: Hand) -> None:
    for _ in range(120):
        hand.key(pygame.K_TAB)
        if (hand.pilot.manager.pose.focus or "").startswith("thing/card/hand"):
            break
    hand.rest(600)
    tip = hand.pilot.manager.tip
    assert tip and tip.title.endswith("\u2019s hand")
    hand.key(pygame.K_F2)
    assert title(hand) == tip.title


def test_a_click_on_a_choice_closes_the_card_and_counts(hand: Hand) -> None:
    card = held(hand)
    right_click(hand, hand.pilot.place(card))
    hand.move((640, 200))
    hand.rest(500)
    hand.click(card)
    assert not title(hand) and hand.mine() == [f"0:play {card}"]


def test_the_card_opens_the_rules_where_they_tell_of_the_thing(hand: Hand) -> None:
    right_click(hand, hand.pilot.place(held(hand)))
    anchor = hand.scene.parts.inquiry.asked.answer.anchor if hand.scene.parts.inquiry.asked else ""
    rect = [each.rect for each in hand.pilot.manager.targets if each.name == "ui/rules"][-1]
    hand.move(rect.center)
    hand.click_here(rect.center)
    book = hand.pilot.scene
    assert isinstance(book, RulebookScene) and anchor and book.anchor == anchor


def test_a_resting_pointer_shows_name_and_line(hand: Hand) -> None:
    pile = next(each for each in hand.pilot.manager.inspectable_targets if each.name == "thing/card/hand/2")
    hand.move(pile.rect.center)
    hand.rest(int(HINT_MS) + 100)
    tip = hand.pilot.manager.tip
    assert tip and tip.title.endswith("\u2019s hand") and "face down" in tip.text


def test_the_record_keeps_what_was_asked_and_what_was_refused(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        hand.until_asked()
        card = held(hand)
        right_click(hand, hand.pilot.place(card))
        hand.key(pygame.K_ESCAPE)
        refused = test_refusals.refused(hand)
        hand.rest(400)
        hand.click("ui/why")
    path = next(tmp_path.glob("*.jsonl"))
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    helps = [line["help"] for line in lines if "help" in line]
    assert helps[0] == {"seat": 0, "what": "what_is", "at": card}
    assert refused and {"seat": 0, "rule": "TX-1"} in [line["refused"] for line in lines if "refused" in line]
    assert helps[-1] == {"seat": 0, "what": "why", "at": "TX-1"}
    assert all("ms" in line for line in lines if "help" in line or "refused" in line)
    assert replay.read(path).match.actions


def test_a_game_that_brings_no_words_answers_all_the_same(tmp_path: Path) -> None:
    with seated(tmp_path, "pebbles") as hand:
        hand.until_asked()
        things = {each.name: each for each in hand.pilot.manager.inspectable_targets}
        assert len(things) > 4
        for thing in things.values():
            known = hand.scene.parts.inquiry.inspectable_item(thing.name)
            assert known
            told = answer(hand.scene.kit.texts, hand.scene.presenter.skin, hand.scene.table, None, known)
            assert told.title and told.does, thing.name


def test_a_token_of_the_ring_answers_with_the_artist_it_shows(tmp_path: Path) -> None:
    bootstrap.prepare()
    table = SkinTable(tmp_path, SkinSetup("flip_circus", language="en", size=(1280, 720)))
    table.wait()
    faces = {piece.name: piece.face for piece in table.view.pieces if piece.place.startswith("ring/")}
    tokens = [thing for thing in table.scene.inspectable_targets() if thing.name in faces]
    assert len(tokens) == len(faces) == 10
    for token in tokens:
        tip = table.scene.tip(token)
        assert tip and tip.title == table.kit.texts.say(f"flip_circus-artist-{faces[token.name]}")


@pytest.mark.parametrize("game", GAMES)
def test_the_prompt_can_be_asked_and_opens_the_book_where_it_tells_of_what_is_asked(
    game: str, tmp_path: Path
) -> None:
    bootstrap.prepare()
    table = SkinTable(tmp_path, SkinSetup(game))
    assert table.wait()
    scene = table.scene
    prompt = next(each for each in scene.inspectable_targets() if each.name == PROMPT.name)
    assert scene.parts.inquiry.ask(prompt)
    assert scene.parts.inquiry.asked is not None
    assert scene.parts.inquiry.asked.answer.anchor.startswith("verb-")
    card = scene.parts.inquiry.slip()
    assert card is not None and not card.place(scene.kit).colliderect(prompt.rect)


def test_what_lies_under_the_pointer_says_nothing_itself_while_a_card_is_open(tmp_path: Path) -> None:
    bootstrap.prepare()
    table = SkinTable(tmp_path, SkinSetup("flip_circus"))
    assert table.wait()
    scene = table.scene
    token = next(each for each in scene.targets() if each.wanted and each.name.startswith("token/"))
    table.manager.handle(Hover(token.name, token.rect.center))
    assert scene.table.pointer.hover == token.name and scene.presenter.skin.input.has_own_tip(scene.table)
    assert scene.parts.inquiry.ask(token)
    assert scene.table.pointer.hover == ""
    scene.parts.inquiry.close()
    assert scene.table.pointer.hover == token.name
