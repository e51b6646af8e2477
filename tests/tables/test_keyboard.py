"""The table by keyboard: Tab goes to what can be done now, card by card; it shows what the pointer would."""

from pathlib import Path
from random import Random

import pygame
import pytest

from circus import games
from circus.content.levels import default
from circus.content.texts import Texts
from circus.core.action import CHANCE
from circus.ui import skins
from circus.ui.input.click_guard import ASKED_MS, REST_MS
from circus.ui.input.picker import VERB, Picker
from circus.ui.scenes.shell.destinations import Destination, ToDeals, ToSettings, ToSetup
from circus.ui.scenes.shell.focus import stops
from circus.ui.scenes.table.keys_sheet import letters
from circus.ui.scenes.table.scene import TableScene
from tests.gfx.pilot import Pilot, piloted
from tests.tables import Hand, seated

TURNS = 250
OPTIONS: dict[str, dict[str, object]] = {
    "flip_circus": {"errors": "penalised"},
    "quel_cirque": {"over_under": True},
}


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


def test_an_enter_that_comes_before_a_question_was_read_plays_nothing(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", options={"passing": False}) as hand:
        hand.until_asked()
        (name,) = tabbed(hand, 1)
        hand.pilot.manager.hold_clicks()
        hand.rest(int(ASKED_MS) + 50)
        hand.key(pygame.K_RETURN)
        assert not hand.mine(), "the focus has not moved since the question"
        tabbed(hand, 1)
        hand.key(pygame.K_TAB, mod=pygame.KMOD_SHIFT)
        hand.key(pygame.K_RETURN)
        assert hand.mine() == [f"0:play {name}"]


def test_screens_remember_the_focus_and_play_is_near(tmp_path: Path) -> None:
    with piloted(size=(1280, 720)) as pilot:
        pilot.press(pygame.K_TAB, pygame.K_TAB)
        poster = pilot.manager.pose.focus
        assert poster and poster.startswith("poster/")
        pilot.press(pygame.K_RETURN)
        pilot.rest()
        assert pilot.scene.name == "setup"
        close_field(pilot)
        pilot.press(pygame.K_TAB)
        gold = pilot.manager.focus_at()
        assert gold and gold.is_default
        pilot.press(pygame.K_ESCAPE)
        pilot.rest()
        assert pilot.manager.pose.focus == poster
        assert pilot.manager.focus_at()


def close_field(pilot: Pilot) -> None:
    """End the writing of the name that a new player is asked for."""
    if any(each.writes for each in pilot.manager.targets):
        pilot.press(pygame.K_ESCAPE)


def test_with_a_token_picked_its_verbs_come_before_its_neighbours(tmp_path: Path) -> None:
    with seated(tmp_path, "flip_circus") as hand:
        hand.until_asked()
        hand.rest(int(REST_MS))
        names = tabbed(hand, len(hand.wanted()))
        assert len(names) == len(set(names)), "one stop a token"
        hand.key(pygame.K_RETURN)
        hand.until_asked()
        (name,) = tabbed(hand, 1)
        assert name.startswith("verb/")


@pytest.mark.parametrize("reduced_motion", [False, True])
def test_the_last_pieces_that_moved_stay_marked_and_are_named(
    tmp_path: Path, *, reduced_motion: bool
) -> None:
    with seated(tmp_path, "flip_circus") as hand:
        hand.pilot.manager.change(reduced_motion=reduced_motion)
        hand.until_asked()
        scene, texts = hand.scene, hand.scene.kit.texts
        assert scene.chooser
        swap = next(
            each
            for each in scene.chooser.picker.legal
            if each.verb == "swap" and len({face_of(scene, pick) for pick in each.picks}) == 2
        )
        faces = [texts.say(f"flip_circus-back-{face_of(scene, pick)}") for pick in swap.picks]
        scene.play(swap)
        hand.until(lambda: not scene.director.busy)
        timeline = scene.session.match.timeline
        told = scene.presenter.captions(scene.kit, timeline.frames(len(timeline), 0), 0)[0].words
        assert all(face in told for face in faces), told
        marked = {each.place for each in scene.director.placed if each.key in scene.presenter.moved}
        assert marked >= {f"ring/{pick.partition('/')[2]}" for pick in swap.picks}


def face_of(scene: TableScene, pick: str) -> str:
    """The artist of a token."""
    pieces = scene.session.game.pieces(scene.session.view(0))
    return next(each.face for each in pieces if each.name == pick and each.face)


@pytest.mark.parametrize("game", games.in_order())
def test_the_sheet_of_keys_names_each_letter_that_can_be_pressed(game: str) -> None:
    declared, keys = games.find(game), skins.find(game).input.keys
    named, rng = set[str](), Random(3)
    state = declared.start(declared.setup(declared.usual_seats, OPTIONS.get(game, {}), default(declared)))
    for _ in range(TURNS):
        if not state.awaited:
            break
        if state.awaited[0] == CHANCE:
            declared.apply(state, declared.chance(state, rng), None)
            continue
        legal = tuple(declared.legal_actions(state, state.awaited[0]))
        picker = Picker(declared.verbs, legal)
        for each in (picker, *(picker.pick(name) for name in picker.selectable if not name.startswith(VERB))):
            named |= {name.removeprefix(VERB) for name in each.selectable if name.startswith(VERB)}
        declared.apply(state, rng.choice(legal), None)
    listed = {verb for verbs in keys.values() for verb in verbs}
    assert named - {"play"} <= listed, "a card is played by its pick"
    words = letters(Texts("fr"), game)
    assert all(f"{key.upper()}\N{NO-BREAK SPACE}: " in words for key in keys)


@pytest.mark.parametrize("first", [None, ToSettings(), ToSetup("clearing_house"), ToDeals()])
def test_tab_comes_to_everything_in_both_directions_and_arrows_lead_back(first: Destination | None) -> None:
    with piloted(size=(1280, 720), first=first) as pilot:
        pilot.rest()
        close_field(pilot)
        manager = pilot.manager
        listed = stops(manager.inspectable_targets)
        for mod in (0, pygame.KMOD_SHIFT):
            passed = []
            for _ in listed:
                pilot.press(pygame.K_TAB, mod=mod)
                focus = manager.focus_at()
                assert focus
                passed.append(focus.name)
            assert sorted(passed) == sorted(each.name for each in listed)
        begin = manager.pose.focus
        for there, back in ((pygame.K_DOWN, pygame.K_UP), (pygame.K_RIGHT, pygame.K_LEFT)):
            pilot.press(there)
            if manager.pose.focus != begin:
                pilot.press(back)
            assert manager.pose.focus == begin
