"""Pieces on their way: what is remembered of them is what would be painted anew."""

import random
from dataclasses import replace

import pytest
from pygame import Surface

from circus import games
from circus.ui.gfx.director import LIFT, Director, PlacedPiece, Tween
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.scenes.table.pieces import PieceDrawer
from tests.skins.harness import Make, SkinTable

WAYS, TICK_MS = 4, 1000 / 30


def moved(piece: PlacedPiece, rng: random.Random) -> PlacedPiece:
    """The piece somewhere else, perhaps turned, grown or faded too."""
    return replace(
        piece,
        x=piece.x + rng.uniform(-200, 200),
        y=piece.y + rng.uniform(-100, 100),
        tilt=piece.tilt + rng.choice((0, 0, 17.3, -8.2)),
        height=piece.height * rng.choice((1, 1, 1.3, 0.7)),
        alpha=rng.choice((1, 1, 0.4, 0)),
        layer=piece.layer + rng.choice((0, LIFT)),
    )


def drawer(table: SkinTable) -> PieceDrawer:
    """One that remembers nothing."""
    return PieceDrawer(table.kit, table.scene.presenter.skin)


@pytest.mark.parametrize("game", games.names())
def test_each_frame_of_a_motion_is_what_would_be_painted_anew(game: str, open_table: Make) -> None:
    table, rng, director = open_table(game), random.Random(4), Director()
    assert table.wait()
    lying, remembers, wanted = table.scene.director.placed, drawer(table), table.view.choice.selectable
    director.place(lying)
    for way in range(WAYS):
        director.queue(Tween(lying if way % 2 else tuple(moved(piece, rng) for piece in lying), 300))
        remembers.offer(wanted if way < WAYS // 2 else frozenset(), frozenset({"card/1"}) if way else None)
        while director.busy:
            director.advance(TICK_MS)
            anew, glows, shadows = drawer(table), not director.busy, bool(way % 3)
            anew.offer(remembers._wanted, remembers._usable)
            seen, right = (
                each.items(director.placed, "hand/0", glows=glows, shadows=shadows)
                for each in (remembers, anew)
            )
            assert seen == right


@pytest.mark.parametrize("game", games.names())
def test_what_only_moves_is_painted_once(game: str, open_table: Make) -> None:
    table = open_table(game)
    assert table.wait()
    skin, lying = table.scene.presenter.skin, table.scene.director.placed
    still = [piece for piece in lying if piece.kind not in skin.painter.rolling]
    painted: list[PlacedPiece] = []

    def paint(kit: Toolkit, piece: PlacedPiece, height_u: float, light: str) -> Surface:
        painted.append(piece)
        return skin.painter.paint(kit, piece, height_u, light)

    remembers = PieceDrawer(table.kit, replace(skin, painter=replace(skin.painter, paint=paint)))
    before = remembers.items(still, glows=False)
    painted.clear()
    after = remembers.items([replace(piece, x=piece.x + 300, y=piece.y + 40) for piece in still], glows=False)
    assert painted == []
    assert [item.surface for item in after] == [item.surface for item in before]
