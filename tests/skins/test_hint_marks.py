"""What a hint marks keeps its own shape, and the lamps cover no piece."""

from math import dist
from pathlib import Path
from random import Random

import pytest
from pygame import Rect

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.input.picker import VERB
from circus.ui.scenes.table import sight
from circus.ui.scenes.table.overlays import lamps
from circus.ui.scenes.table.pieces import box_of
from tests.skins.harness import SkinSetup, SkinTable

pytestmark = pytest.mark.usefixtures("stage")


def marked(table: SkinTable, *names: str) -> list[Item]:
    """The marks on things of these names."""
    scene, kit = table.scene, table.kit
    targets = scene.targets()
    assert {target.name for target in targets} >= set(names)
    skin = scene.presenter.skin
    return lamps(kit, skin, scene.table, dict.fromkeys(names, 1), scene.director.placed, targets)


def covered(table: SkinTable, lamp: Item) -> list[str]:
    """The pieces under a lamp, whose picture has room for a shadow about the disc."""
    shadow = table.kit.units.px(14)
    rect = Rect(lamp.x, lamp.y, *lamp.surface.get_size()).inflate(-shadow, -shadow)
    placed = table.scene.director.placed
    skin = table.scene.presenter.skin
    return [piece.name or piece.kind for piece in placed if rect.colliderect(box_of(table.kit, skin, piece))]


def test_a_token_glows_round_and_no_box_is_drawn_about_it(tmp_path: Path) -> None:
    table = SkinTable(tmp_path, SkinSetup("flip_circus", size=(1280, 720)))
    assert table.wait()
    layers = [item.layer for item in marked(table, "token/1")]
    assert layers == [theme.LAYER_HALO, theme.LAYER_TAG]


def test_the_lamp_of_a_space_lies_on_it_and_on_no_piece(tmp_path: Path) -> None:
    table = SkinTable(tmp_path, SkinSetup("quel_cirque", size=(1280, 720)))
    assert table.wait()
    space = next(each for each in table.scene.targets() if each.name == "cell/2,3")
    _, lamp = marked(table, space.name)
    assert space.rect.contains(Rect(lamp.x, lamp.y, *lamp.surface.get_size()))
    assert not covered(table, lamp)


@pytest.mark.parametrize("number", range(3))
def test_a_marble_to_add_is_marked_at_the_clown_that_gets_it(tmp_path: Path, number: int) -> None:
    """The plus of each clown picks the color, so all three bear its name."""
    table = SkinTable(tmp_path, SkinSetup("quel_cirque", size=(1280, 720), seed=5))
    assert table.wait()
    pluses = [each.name for each in table.scene.director.placed if each.kind == "plus"]
    assert pluses == ["yellow"] * 3
    at = table.points()[f"clown/{number}"]
    for lamp in marked(table, "yellow", f"clown/{number}"):
        middle = lamp.surface.get_rect(topleft=(lamp.x, lamp.y)).center
        assert dist(middle, at) < table.kit.units.px(120)


def test_the_lamp_of_a_token_stands_clear_of_it(tmp_path: Path) -> None:
    table = SkinTable(tmp_path, SkinSetup("flip_circus", size=(1280, 720)))
    assert table.wait()
    _, lamp = marked(table, "token/4")
    assert "token/4" not in covered(table, lamp)


@pytest.mark.parametrize("text_size", [100, 160])
def test_the_lamp_of_the_lowest_token_leaves_the_count_of_the_reserve_in_sight(
    tmp_path: Path, text_size: int
) -> None:
    wish = SkinSetup("flip_circus", size=(1280, 720), settings={"text_size": text_size})
    table = SkinTable(tmp_path, wish)
    assert table.wait()
    lowest = max(range(10), key=lambda number: table.points()[f"token/{number}"][1])
    _, lamp = marked(table, f"token/{lowest}")
    rect = Rect(lamp.x, lamp.y, *lamp.surface.get_size())
    scene = table.scene
    words = sight.labels(table.kit, scene.presenter.skin, scene.table)
    assert all(part.w * part.h < rect.w * rect.h / 9 for part in map(rect.clip, words))
    token = next(each for each in scene.director.placed if each.name == f"token/{lowest}")
    away = dist(rect.center, table.kit.units.point(token.x, token.y))
    assert away >= table.kit.units.px(token.height / 2 + 15), "it is clear of the token too"


def test_the_line_round_a_button_lies_below_it_and_outside(tmp_path: Path) -> None:
    """So that it crosses nothing that hangs over the button's edge, such as the badge of a safe choice."""
    table = SkinTable(tmp_path, SkinSetup("clown_standoff", size=(1280, 720), seed=1))
    verbs = [each for each in table.scene.targets() if each.name.startswith(VERB)]
    rng = Random(2)
    while not verbs:
        assert table.wait() and table.scene.chooser
        table.scene.play(rng.choice(table.scene.chooser.picker.legal))
        assert table.wait()
        verbs = [each for each in table.scene.targets() if each.name.startswith(VERB)]
    frame, _ = marked(table, verbs[0].name)
    around = frame.surface.get_rect(topleft=(frame.x, frame.y))
    line = table.kit.units.px(5)
    assert around.inflate(-2 * line, -2 * line).contains(verbs[0].rect)
    assert frame.layer < theme.LAYER_PLATE
