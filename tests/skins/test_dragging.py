"""A piece at the pointer: each frame looks as if all of it were composed anew, and hardly any of it is."""

import random

import pygame
import pytest

from circus import games
from circus.ui.gfx.compositor import Compositor, MovedPile
from circus.ui.input.gestures import ESCAPE, Cancel, DragMove, DragStart
from tests.shipped import SHIPPED
from tests.skins.harness import Make, SkinTable

DECISIONS, PIECES, STEPS = 3, 2, 4
"""Of a game, those at which something is dragged; of these the things; and of these the places."""


def wanted_pieces(table: SkinTable) -> list[str]:
    """The names of pieces that can be picked."""
    lying = {piece.name for piece in table.scene.director.placed}
    return sorted(name for name, wanted in table.targets.items() if wanted and name in lying)


def way(table: SkinTable, name: str, rng: random.Random) -> list[DragMove]:
    """A drag from a piece to some other thing, in a few moves, over what lies between."""
    points = table.points()
    (x, y), end = points[name], points[rng.choice(sorted(points))]
    moves, crossed = list[DragMove](), tuple[str, ...]()
    for step in range(1, STEPS + 1):
        pos = x + (end[0] - x) * step // STEPS, y + (end[1] - y) * step // STEPS
        over = next(
            (each.name for each in reversed(table.manager.targets) if each.rect.collidepoint(pos)), None
        )
        crossed = (*crossed, over) if over and over not in (name, *crossed[-1:]) else crossed
        moves += [DragMove(name, pos, over, crossed), DragMove(name, (pos[0] + 1, pos[1] - 2), over, crossed)]
    return moves


def taken_there(table: SkinTable, move: DragMove, start: tuple[int, int]) -> bytes:
    """The picture where the piece was picked up at its place only now and is there at once."""
    table.manager.handle(Cancel(ESCAPE))
    table.manager.frame()
    table.manager.handle(DragStart(move.name, start))
    table.manager.handle(move)
    return table.picture()


@pytest.mark.parametrize("game", games.names())
def test_a_dragged_piece_is_seen_as_if_it_had_just_been_taken_there(game: str, open_table: Make) -> None:
    table, rng = open_table(game), random.Random(4)
    canvas, seen = Compositor(table.kit.window.surface), 0
    for _ in range(DECISIONS):
        if not table.wait():
            break
        names = wanted_pieces(table)
        for name in rng.sample(names, min(PIECES, len(names))):
            moves = way(table, name, rng)
            table.manager.handle(DragStart(name, moves[0].pos))
            pictures = []
            for move in moves:
                table.manager.handle(move)
                canvas.draw(table.manager.frame())
                pictures.append(pygame.image.tobytes(table.kit.window.surface, "RGB"))
            canvas.forget()
            for move, picture in zip(moves, pictures, strict=True):
                assert taken_there(table, move, moves[0].pos) == picture, move
                seen += 1
            table.manager.handle(Cancel(ESCAPE))
        assert table.scene.chooser
        table.scene.play(rng.choice(table.scene.chooser.picker.legal))
    assert seen >= STEPS


@pytest.mark.parametrize("game", SHIPPED)
def test_nothing_but_the_dragged_piece_is_composed_for_a_move_over_nothing_new(
    game: str, open_table: Make
) -> None:
    table = open_table(game)
    assert table.wait()
    name = wanted_pieces(table)[0]
    x, y = table.points()[name]
    table.manager.handle(DragStart(name, (x, y)))
    table.manager.handle(DragMove(name, (x + 4, y), None, ()))
    before = table.manager.frame()
    table.manager.handle(DragMove(name, (x + 5, y + 1), None, ()))
    after = table.manager.frame()
    *lying_before, was = before.piles
    *lying, carried = after.piles
    assert lying == lying_before != []
    assert isinstance(was, MovedPile) and isinstance(carried, MovedPile) and was.origin is carried.origin
    assert [(each.x - 1, each.y - 1) for each in carried.items] == [(each.x, each.y) for each in was.items]
    assert not after.loose and 0 < len(carried.items) < len(after.items) / 4
