"""The plain table, which any game gets: a toy game is laid out, lit and moved with no code of its own."""

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import pytest
from pygame import Rect

from circus.content.levels.layouts import Zone
from circus.tools.gallery.tables import open_table
from circus.ui.gfx.director import PlacedPiece
from circus.ui.scenes.shell.manager import SceneManager
from circus.ui.scenes.table.scene import TableScene
from circus.ui.skins.gallery import Chooses, MotionMoment
from circus.ui.skins.plain import CARD_RATIO
from circus.ui.skins.slots import slots
from tests.gfx.parlour import SIZES, draw, show, stage

AREA = Zone("slots", 800.0, 360.0, 1440.0, 324.0)

OpenToy = Callable[[tuple[int, int]], tuple[SceneManager, TableScene]]


@pytest.fixture
def open_toy(tmp_path: Path) -> Iterator[OpenToy]:
    """Opens the toy game, three seats, its person about to show a pebble."""

    def opened(size: tuple[int, int]) -> tuple[SceneManager, TableScene]:
        manager = stage(size, speed="off")
        return manager, open_table(manager, tmp_path / "game.jsonl", "pebbles", Chooses(among=2), seats=3)

    yield opened


def box(piece: PlacedPiece) -> Rect:
    width = piece.height * CARD_RATIO
    return Rect(
        round(piece.x - width / 2), round(piece.y - piece.height / 2), round(width), round(piece.height)
    )


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_piece_of_the_toy_lies_on_the_table(open_toy: OpenToy, size: tuple[int, int]) -> None:
    manager, scene = open_toy(size)
    units = manager.kit.units
    window = Rect(0, 0, round(units.width_u), round(units.height_u))
    lying = [
        piece for piece in scene.session.match.game.pieces(scene.session.view(0)) if piece.place != "box"
    ]
    assert len(scene.director.placed) == len(lying)
    assert all(window.contains(box(piece)) for piece in scene.director.placed)


def test_pieces_in_one_place_lie_side_by_side(open_toy: OpenToy) -> None:
    _, scene = open_toy((1280, 720))
    white, black = (box(piece) for piece in scene.director.placed if piece.kind == "stone")
    assert not white.colliderect(black)


def test_what_may_be_shown_rises_out_of_the_hand(open_toy: OpenToy) -> None:
    manager, scene = open_toy((1280, 720))
    high = max(piece.y for piece in scene.director.placed if piece.place == "hand/0")
    show(manager)
    scene.play(scene.session.match.legal_actions(0)[0])
    for _ in range(20):
        scene.advance(50)
    assert max(piece.y for piece in scene.director.placed if piece.place == "hand/0") > high


def test_the_deal_moves_with_no_code_of_its_own(tmp_path: Path) -> None:
    manager = stage((640, 480), speed="normal")
    scene = open_table(manager, tmp_path / "game.jsonl", "pebbles", MotionMoment(40))
    pictures = set()
    while scene.director.busy:
        pictures.add(draw(manager))
        scene.advance(40)
    assert len(pictures) > 3


def test_slots_keep_apart_and_inside_their_area() -> None:
    names = frozenset({"cell/1,1", "cell/2,1", "cell/3,4", "pile/0", "pile/1", "stock", "odd/one", "odd/two"})
    boxes = []
    for zone in slots(AREA, names).values():
        boxes.append(
            Rect(
                round(zone.x - zone.width / 2),
                round(zone.y - zone.height / 2),
                *map(int, (zone.width, zone.height)),
            )
        )
    area = Rect(AREA.x - AREA.width / 2, AREA.y - AREA.height / 2, AREA.width, AREA.height)
    assert len(boxes) == len(names)
    assert all(area.contains(each) for each in boxes)
    assert not any(one.colliderect(other) for one, other in combinations(boxes, 2))


def test_many_kinds_of_places_stand_in_columns_so_that_pieces_stay_large() -> None:
    crowd = frozenset({f"kind{number}/{index}" for number in range(9) for index in range(2)})
    assert min(zone.size for zone in slots(AREA, crowd).values()) > 40
