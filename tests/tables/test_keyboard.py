"""The table by keyboard: Tab goes to what can be done now, card by card; it shows what the pointer would."""

from pathlib import Path

import pygame
import pytest

from circus.ui.input.click_guard import ASKED_MS, REST_MS
from tests.tables import Hand, seated


def tabbed(hand: Hand, times: int) -> list[str]:
    """The names that so many Tabs come to."""
    found = []
    for _ in range(times):
        hand.key(pygame.K_TAB)
        found.append(hand.pilot.manager.pose.focus or "")
    return found


@pytest.mark.parametrize("game", ["texas_showdown", "clearing_house", "flip_circus", "clown_standoff"])
def test_tab_comes_to_all_that_can_be_done_before_anything_else(game: str, tmp_path: Path) -> None:
    with seated(tmp_path, game) as hand:
        hand.until_asked()
        count = sum(target.wanted for target in hand.pilot.manager.targets)
        wanted = set(hand.wanted())
        assert set(tabbed(hand, count)) == wanted
        after = tabbed(hand, 1)[0]
        assert after.startswith("ui/")


def test_tab_comes_to_nothing_that_is_covered(tmp_path: Path) -> None:
    with seated(tmp_path, "clearing_house") as hand:
        hand.until_asked()
        facts = hand.facts
        seen = {each["name"] for each in (*facts["targets"], *facts["things"])}
        found = {name for name in tabbed(hand, 80) if not name.startswith("ui/")}
        assert found and found <= seen


def test_each_of_several_equal_cards_is_reached_and_framed_alone(tmp_path: Path) -> None:
    with seated(tmp_path, "clown_standoff", seed=2) as hand:
        hand.until_asked()
        targets = [target for target in hand.pilot.manager.targets if target.wanted]
        names = [target.name for target in targets]
        assert len(set(names)) < len(names), "the hand has twins"
        assert sorted(tabbed(hand, len(names))) == sorted(names)


def test_what_hovering_shows_focus_shows(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        hand.until_asked()
        (name,) = tabbed(hand, 1)
        assert hand.scene.table.pointer.hover == name


def test_enter_plays_the_focused_card(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        hand.until_asked()
        (name,) = tabbed(hand, 1)
        hand.rest(int(REST_MS))
        hand.key(pygame.K_RETURN)
        assert hand.mine() == [f"0:play {name}"]


def test_after_a_pick_tab_comes_first_to_what_that_leads_to(tmp_path: Path) -> None:
    with seated(tmp_path, "clearing_house") as hand:
        hand.until_asked()
        while "verb/end" not in hand.wanted():
            assert hand.scene.chooser
            hand.scene.play(hand.scene.chooser.picker.legal[0])
            hand.until_asked()
        steps = {"card/move", "card/double_move"}
        hand.rest(int(REST_MS))
        assert any(tabbed(hand, 1)[0] in steps for _ in hand.wanted())
        hand.key(pygame.K_RETURN)
        hand.until_asked()
        spaces = set(hand.wanted())
        assert spaces and all(name.startswith("cell/") for name in spaces)
        assert set(tabbed(hand, 1)) <= spaces


def test_people_at_one_table_play_on_by_keyboard_alone(tmp_path: Path) -> None:
    with seated(
        tmp_path, "texas_showdown", seats=3, people=3, options={"passing": False}, speed="off"
    ) as hand:
        for _ in range(60):
            if len(hand.scene.session.match.actions) > 14:
                break
            hand.rest(int(ASKED_MS) + 50)
            is_asked = hand.pilot.scene is hand.scene and hand.scene.host.call is None and hand.wanted()
            if is_asked:
                hand.key(pygame.K_TAB)
            hand.key(pygame.K_RETURN)
        assert len(hand.scene.session.match.actions) > 14, "the winner of a trick has gone on"
