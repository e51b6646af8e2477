"""The stack beside a clown of Quel Cirque has as many slots as the clown may hold marbles."""

from dataclasses import replace
from itertools import pairwise

import pytest

from circus.core.piece import Piece
from circus.games.quel_cirque.numbers import MAX_CAPACITY
from circus.ui.gfx.director import PlacedPiece
from circus.ui.skins.quel_cirque.painter import ratio, stack
from circus.ui.skins.quel_cirque.placement import cirque_state, place
from circus.ui.skins.table_view import TableView
from tests.skins.harness import Make

CLOWN = "clown/1"


def with_room(table: TableView, room: int) -> TableView:
    """The same table, where clowns hold `room` marbles."""
    state = cirque_state(table).copy()
    state.config = replace(state.config, capacity=room)
    return replace(table, state=state)


def placed(table: TableView, marbles: int) -> list[PlacedPiece]:
    """The marbles in the stack of a clown that holds so many, and last the stack."""
    pieces = [*table.pieces, *(Piece("marble", "red", CLOWN) for _ in range(marbles))]
    found = [piece for piece in place(table, pieces) if piece.place == CLOWN and piece.kind != "plus"]
    return sorted(found, key=lambda piece: piece.kind)


@pytest.mark.parametrize("room", range(1, MAX_CAPACITY + 1))
def test_a_full_stack_shows_every_marble_within_it(room: int, open_table: Make) -> None:
    table = with_room(open_table("quel_cirque").view, room)
    *marbles, rack = placed(table, room)
    assert len(marbles) == room
    for low, high in pairwise(marbles):
        assert low.y - high.y > 0.9 * low.height, "marbles cover one another"
    ends = [piece.y + way * piece.height / 2 for piece in (marbles[0], marbles[-1]) for way in (-1, 1)]
    assert rack.y - rack.height / 2 < min(ends) and max(ends) < rack.y + rack.height / 2


@pytest.mark.parametrize("room", range(1, MAX_CAPACITY + 1))
@pytest.mark.parametrize("is_gold", [False, True])
def test_every_stack_fits_into_the_box_of_its_piece(room: int, is_gold: bool, open_table: Make) -> None:
    kit = open_table("quel_cirque").kit
    surface = stack(kit, is_gold, room, 112.0)
    height = kit.units.px(112.0)
    assert surface.get_height() <= height + 1 and surface.get_width() <= height * ratio("stack") + 1
    assert surface.get_height() > surface.get_width() or room == 1
