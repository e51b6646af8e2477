"""Fast clicks, keys and notches of the wheel: nothing that was not seen is chosen."""

from pathlib import Path

import pygame
import pytest
from pygame.event import Event

from circus.ui.input.click_guard import ASKED_MS, REST_MS
from tests.tables import Hand, seated


@pytest.mark.parametrize("speed", ["normal", "fast"])
def test_forty_clicks_on_one_spot_play_one_card(speed: str, tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}, speed=speed) as hand:
        hand.until_asked()
        before, pos = len(hand.mine()), hand.pilot.place(hand.wanted()[0])
        hand.move(pos)
        for _ in range(40):
            hand.click_here(pos)
            hand.post(ms=100)
        assert len(hand.mine()) == before + 1


def test_nine_clicks_in_the_draft_take_one_card(tmp_path: Path) -> None:
    with seated(tmp_path, "clearing_house") as hand:
        hand.until_asked()
        pos = hand.pilot.place(hand.wanted()[-1])
        hand.move(pos)
        for _ in range(9):
            hand.click_here(pos)
            hand.post(ms=250)
        assert len(hand.mine()) == 1


@pytest.mark.parametrize("game", ["clearing_house", "texas_showdown"])
def test_clicks_in_no_even_rhythm_take_one_card_either(game: str, tmp_path: Path) -> None:
    with seated(tmp_path, game) as hand:
        hand.until_asked()
        before, pos = len(hand.mine()), hand.pilot.place(hand.wanted()[-1])
        hand.move(pos)
        for number in range(60):
            hand.click_here(pos)
            hand.rest(int(ASKED_MS) + 100 if number % 6 == 5 else 150)
        assert len(hand.mine()) == before + 1


def in_window(hand: Hand) -> bool:
    return hand.scene.chooser is not None and hand.scene.table.asking is not None


def drafted(hand: Hand) -> None:
    """Collects Intervenes and clicks at random until a window for reactions asks the person."""
    while not in_window(hand):
        hand.until(lambda: hand.wanted() or in_window(hand))
        if not in_window(hand):
            names = hand.wanted()
            hand.click("card/intervene" if "card/intervene" in names else names[0])


def test_allow_takes_no_click_from_a_pointer_that_rested_where_it_appears(tmp_path: Path) -> None:
    with seated(tmp_path, "clearing_house", speed="fast") as hand:
        drafted(hand)
        window = hand.scene.host.clock.window
        assert window
        place = hand.pilot.place(f"verb/{window.allow}")
        before = hand.mine()
        hand.move(place)
        hand.scene.host.refresh_view()
        hand.until(lambda: in_window(hand))
        hand.post(ms=430)
        assert hand.facts["busy"]
        hand.click_here(place)
        assert hand.mine() == before
        hand.until(lambda: not hand.facts["busy"])
        hand.click_here(place)
        assert len(hand.mine()) == len(before) + 1


def test_the_port_says_busy_for_as_long_as_a_click_is_held_back(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        hand.until(lambda: hand.scene.chooser and not hand.scene.director.busy)
        assert hand.facts["busy"] and hand.scene.table.choice.selectable
        hand.post(ms=int(ASKED_MS))
        assert not hand.facts["busy"]


def test_the_port_says_busy_while_the_pointer_rests_on_what_came_under_it(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        hand.until_asked()
        pos = hand.pilot.place(hand.wanted()[0])
        hand.move(pos)
        hand.scene.host.refresh_view()
        hand.until(lambda: hand.scene.chooser and not hand.scene.director.busy)
        hand.post(ms=int(ASKED_MS))
        assert hand.facts["busy"]
        hand.post(ms=int(REST_MS - ASKED_MS))
        assert not hand.facts["busy"]


def test_a_pointer_that_has_moved_chooses_sooner_than_one_that_rests(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        hand.until_asked()
        before, pos = len(hand.mine()), hand.pilot.place(hand.wanted()[0])
        hand.move(pos)
        hand.scene.host.refresh_view()
        hand.until(lambda: hand.scene.chooser and not hand.scene.director.busy)
        hand.move((5, 5))
        hand.move(pos)
        hand.post(ms=int(ASKED_MS))
        assert not hand.facts["busy"]
        hand.click_here(pos)
        assert len(hand.mine()) == before + 1


def test_a_key_that_comes_at_once_chooses_nothing(tmp_path: Path) -> None:
    with seated(tmp_path, "flip_circus") as hand:
        hand.until(lambda: hand.scene.chooser and not hand.scene.director.busy)
        hand.key(pygame.K_f)
        chooser = hand.scene.chooser
        assert chooser and [chooser.picker.verb] == [""]
        hand.rest(int(REST_MS))
        hand.key(pygame.K_f)
        assert [chooser.picker.verb] == ["flip"]


def test_the_wheel_spends_no_turn(tmp_path: Path) -> None:
    with seated(tmp_path, "flip_circus") as hand:
        hand.until_asked()
        hand.move(hand.pilot.place("token/4"))
        for _ in range(4):
            hand.post(Event(pygame.MOUSEWHEEL, x=0, y=-1), ms=100)
        assert not hand.mine()


def test_the_curtain_is_not_opened_by_a_click_that_was_meant_for_the_table(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", people=2, seats=3) as hand:
        hand.until(lambda: "ui/curtain" in hand.pilot.names)
        pos = hand.pilot.place("ui/curtain")
        assert hand.facts["busy"]
        hand.click_here(pos)
        assert hand.scene.host.call is not None
        hand.until(lambda: not hand.facts["busy"])
        hand.click("ui/curtain")
        assert hand.scene.host.call is None


def test_at_speed_off_nothing_is_held_back(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}, speed="off") as hand:
        hand.until_asked()
        before = len(hand.mine())
        hand.click_here(hand.pilot.place(hand.wanted()[0]))
        assert len(hand.mine()) == before + 1
