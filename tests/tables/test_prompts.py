"""With several persons at one screen the prompt names whom it asks."""

from pathlib import Path

import pytest

from circus import games
from circus.ui.gfx import bootstrap
from circus.ui.gfx.widgets import Ribbon
from circus.ui.input.gestures import ESCAPE, Cancel
from circus.ui.scenes.table.scene import TableScene
from tests.skins.harness import SkinSetup, SkinTable
from tests.tables import Hand, seated

GAMES = sorted(set(games.names()) - {"pebbles"})


def ribbon(hand: Hand) -> Ribbon:
    """What asks for the first choice."""
    hand.until(lambda: "ui/curtain" in hand.wanted() or hand.scene.chooser)
    if "ui/curtain" in hand.wanted():
        hand.click("ui/curtain")
    hand.until_asked()
    return asking(hand.scene)


def asking(scene: TableScene) -> Ribbon:
    """The prompt of a table."""
    (found,) = (each for each in scene.context.tabletop._widgets if isinstance(each, Ribbon))
    return found


def name(hand: Hand) -> str:
    """Who chooses."""
    assert hand.scene.chooser
    return hand.scene.session.seats[hand.scene.chooser.seat].name


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_prompt_names_whom_it_asks(game: str, language: str, tmp_path: Path) -> None:
    with seated(tmp_path, game, people=2, speed="off", language=language) as hand:
        asks = ribbon(hand)
        assert asks.mine and name(hand) in asks.text


def test_one_person_alone_is_not_called_by_name(tmp_path: Path) -> None:
    with seated(tmp_path, "flip_circus", speed="off") as hand:
        asks = ribbon(hand)
        assert asks.mine and name(hand) not in asks.text


@pytest.mark.parametrize("game", ["flip_circus", "quel_cirque"])
def test_large_text_keeps_the_name_and_writes_no_smaller_than_usual_in_two_lines(
    game: str, tmp_path: Path, no_screen: None
) -> None:
    wish = SkinSetup(game, people=2, size=(1280, 720), settings={"text_size": 160})
    table = SkinTable(tmp_path, wish)
    table.wait()
    table.manager.frame()
    scene = table.scene
    asks = asking(scene)
    assert scene.host.asked is not None
    assert scene.session.seats[scene.host.asked].name in asks.text
    assert asks.size(scene.kit) * 1.6 >= asks.size_u and asks.lines(scene.kit) <= 2


@pytest.mark.parametrize("game", GAMES)
def test_whoever_was_asked_is_asked_again_after_the_menu(game: str, tmp_path: Path) -> None:
    with seated(tmp_path, game, speed="off") as hand:
        hand.until_asked()
        table, wanted = hand.scene, hand.wanted()
        for _ in range(2):
            hand.pilot.manager.handle(Cancel(ESCAPE))
        hand.rest(1000)
        assert hand.pilot.scene is table and table.chooser is not None
        assert wanted and hand.wanted() == wanted


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_first_choice_says_what_wins_and_the_second_does_not(
    game: str, language: str, tmp_path: Path, no_screen: None
) -> None:
    bootstrap.prepare()
    table = SkinTable(tmp_path, SkinSetup(game, language=language))
    table.wait()
    goal = table.scene.presenter.skin.words.goal(table.kit.texts, table.view)
    assert goal and table.scene.last_caption().words == goal
    table.scene.play(table.view.choice.legal[0])
    assert not table.wait() or table.scene.last_caption().words != goal
