"""What can still be used looks so: picking one card does not veil the others that a tap would begin with."""

from pathlib import Path

import pytest

from circus.ui.gfx import bootstrap
from circus.ui.gfx.director import PlacedPiece
from circus.ui.input.gestures import Tap
from tests.skins.harness import SkinSetup, SkinTable


@pytest.fixture(autouse=True)
def pygame_is_ready(no_screen: None) -> None:
    """Fonts and surfaces can be made."""
    bootstrap.prepare()


def in_hand(table: SkinTable) -> list[PlacedPiece]:
    """The cards in the hand at the screen."""
    return [piece for piece in table.scene.director.placed if piece.place == "hand/0"]


def veiled(table: SkinTable) -> set[str]:
    """The names of the cards of the hand that are drawn darker than they are otherwise."""
    table.manager.frame()
    scene = table.scene
    drawer = scene.picture.drawer
    free = type(drawer)(table.kit, scene.presenter.skin)
    return {piece.name for piece in in_hand(table) if drawer.picture(piece) is not free.picture(piece)}


def aimed(table: SkinTable) -> list[str]:
    """The cards that can be played at something."""
    legal = table.scene.chooser.picker.legal if table.scene.chooser else ()
    return sorted({action.picks[0] for action in legal if action.verb == "play" and len(action.picks) > 1})


def test_after_a_card_is_picked_the_others_that_could_be_played_stay_lit(tmp_path: Path) -> None:
    table = SkinTable(tmp_path, SkinSetup("clearing_house", size=(1280, 720)))
    table.until(lambda _state: len(aimed(table)) > 1)
    before, card = veiled(table), aimed(table)[0]
    table.manager.handle(Tap(card, (0, 0)))
    assert table.scene.chooser and table.scene.chooser.picker.picks == (card,)
    assert veiled(table) == before
