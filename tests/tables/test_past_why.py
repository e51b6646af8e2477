"""Why, asked of the past: on the thing itself or the line of the log, in a replay as at the table."""

from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest

from circus.session.end_of_game import PUBLIC
from circus.ui.gfx import bootstrap
from circus.ui.gfx.widgets import AnswerCard, Target
from circus.ui.gfx.widgets.answers import CARD
from circus.ui.input.gestures import CLICK, ESCAPE, Cancel, Hold, Hover, Key, Tap
from circus.ui.scenes.replay.scene import ReplayScene
from circus.ui.scenes.rulebook.scene import RulebookScene
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.table.log_rows import LINE
from circus.ui.scenes.table.log_scene import LogScene
from tests.session.test_playback import recorded
from tests.tables import Hand, seated
from tests.tables.test_log import opened as log_of
from tests.tables.test_log import played_on
from tests.tables.test_replay_scene import opened

EXPLAINED = ("clearing_house", "clown_standoff", "flip_circus", "quel_cirque", "texas_showdown")


@pytest.fixture(autouse=True)
def pygame_is_ready(no_screen: None) -> None:
    """Fonts and surfaces can be made."""
    bootstrap.prepare()


def asked(manager: SceneManager, target: Target) -> str:
    """What the card says after a right click on a thing; "" where none opens."""
    manager.frame()
    manager.handle(Cancel(CLICK, target.rect.center))
    return text(manager)


def text(manager: SceneManager) -> str:
    scene = cast(ReplayScene | LogScene, manager.scene)
    card = scene._why._card(manager.kit)
    return card.text if isinstance(card, AnswerCard) else ""


def said_of(scene: ReplayScene, manager: SceneManager, thing: Target) -> str:
    """What the card of a thing says."""
    scene._why.close()
    return text(manager) if scene._why.ask_item(thing, scene._eyes, ()) else ""


def moments(manager: SceneManager) -> Iterator[str]:
    """Goes to the first moment of each kind of thing that can be asked why; the reason of each."""
    scene, seen = cast(ReplayScene, manager.scene), set[str]()
    playback = scene.playback
    for n in range(1, playback.of + 1):
        frames = playback.timeline.frames(n, scene._eyes)
        heard = scene._table.presenter.captions(manager.kit, frames, scene._eyes)
        told = [each for each in heard if each.why and (each.lit or each.at)]
        if told:
            kinds = {frame.event.kind for frame in frames if frame.event}
            if not kinds <= seen:
                seen |= kinds
                scene.go_to(n)
                manager.frame()
                yield told[-1].why


@pytest.mark.parametrize("game", EXPLAINED)
def test_in_a_replay_whatever_has_a_reason_tells_it_at_a_thing_on_the_table(
    game: str, tmp_path: Path
) -> None:
    manager = opened(recorded(tmp_path, game))
    scene, found = cast(ReplayScene, manager.scene), 0
    for why in moments(manager):
        things = [each for each in manager.inspectable_targets if scene._table.inspectable_item(each.name)]
        assert any(why in said_of(scene, manager, each) for each in things), why
        found += 1
    assert found >= 1


def test_a_right_click_a_long_press_and_a_key_ask_and_close_again(tmp_path: Path) -> None:
    manager = opened(recorded(tmp_path, "quel_cirque"))
    why = next(iter(moments(manager)))
    clown = next(each for each in manager.inspectable_targets if why in asked(manager, each))
    pos = clown.rect.center
    for ask in (Cancel(CLICK, pos), Hold(None, pos), Key("f2")):
        cast(ReplayScene, manager.scene)._why.close()
        manager.frame()
        manager.handle(Hover(None, pos))
        manager.handle(ask)
        assert why in text(manager)
        manager.frame()
        assert CARD in [target.name for target in manager.targets]
        manager.handle(ask)
        assert text(manager) == ""


def test_escape_closes_the_card_and_the_rules_open_where_they_tell_of_it(tmp_path: Path) -> None:
    manager = opened(recorded(tmp_path, "quel_cirque"))
    why = next(iter(moments(manager)))
    clown = next(each for each in manager.inspectable_targets if why in asked(manager, each))
    cast(ReplayScene, manager.scene)._why.close()
    assert asked(manager, clown)
    manager.handle(Cancel(ESCAPE))
    assert text(manager) == "" and manager.scene.name == "replay"
    asked(manager, clown)
    anchor = cast(ReplayScene, manager.scene)._why.anchor
    manager.handle(Tap("ui/rules", (0, 0)))
    assert isinstance(manager.scene, RulebookScene) and manager.scene.anchor == anchor != ""


def test_public_eyes_hear_nothing_of_what_they_did_not_hear(tmp_path: Path) -> None:
    manager = opened(recorded(tmp_path, "flip_circus", actions=9))
    scene = cast(ReplayScene, manager.scene)
    assert scene._eyes == PUBLIC, "an unfinished game has no other eyes"
    scene.go_to(scene.playback.of)
    manager.frame()
    assert all(
        "{" not in asked(manager, each)
        for each in manager.inspectable_targets
        if each.name.startswith("token/")
    )


def lines(hand: Hand) -> list[Target]:
    return [each for each in hand.pilot.manager.inspectable_targets if each.name.startswith(LINE)]


@pytest.mark.parametrize("game", EXPLAINED)
def test_every_line_of_a_log_can_be_asked_why(game: str, tmp_path: Path) -> None:
    with seated(tmp_path, game, speed="off") as hand:
        played_on(hand)
        log = log_of(hand)
        hand.pilot.manager.frame()
        for line in lines(hand):
            hand.pilot.manager.handle(Cancel(CLICK, line.rect.center))
            hand.pilot.manager.frame()
            assert text(hand.pilot.manager), line.label
            assert log._past.at == int(line.name.removeprefix(LINE)), "its moment lies on the table"
            log.handle(Cancel(ESCAPE))
            assert hand.pilot.scene is log, "that closes the card first"


def test_what_lies_beside_an_open_log_is_asked_too_and_what_was_told_there(tmp_path: Path) -> None:
    with seated(tmp_path, "texas_showdown", seats=4, speed="off") as hand:
        played_on(hand, 40)
        log = log_of(hand)
        timeline, presenter = hand.scene.session.match.timeline, hand.scene.presenter
        taken = next(
            n
            for n in range(len(timeline), 0, -1)
            if any(each.lit for each in presenter.captions(hand.scene.kit, timeline.frames(n, 0), 0))
        )
        log._show(taken)
        log._shown.finish()
        hand.pilot.manager.frame()
        hand.click("ui/why")
        said_last = text(hand.pilot.manager)
        why = log._why._happened.in_action(hand.scene.kit, taken, 0).why
        assert said_last in why.splitlines(), "the caption says only what was told last"
        plates = [each for each in hand.pilot.manager.inspectable_targets if each.name.startswith("seat/")]
        log._close_card()
        said = []
        for each in plates:
            hand.pilot.manager.handle(Cancel(CLICK, each.rect.center))
            said.append(text(hand.pilot.manager))
            log._close_card()
        won = next(line for line in why.splitlines() if "takes the trick" in line)
        assert len(said) == 4 and sum(won in each for each in said) == 1, "whose trick it was"


def test_at_the_table_itself_the_thing_says_what_happened_to_it_last(tmp_path: Path) -> None:
    with seated(tmp_path, "quel_cirque", speed="off") as hand:
        played_on(hand)
        scene, said = hand.scene, []
        for each in scene.inspectable_targets():
            if each.name.startswith("clown/") and scene.parts.inquiry.ask(each):
                card = scene.parts.inquiry.slip()
                said.append(card.text if card else "")
                scene.parts.inquiry.close()
        assert len(said) == 3 and any("Last:" in words for words in said)
