"""Boards other than the default: walls, corners, and what makes a level unfit."""

import pytest

from circus.content import levels
from circus.core.level import Level
from circus.games.clearing_house import GAME
from circus.games.clearing_house.board import MANSION, board_fault
from tests.rules.clearing_house.openings import SPACES, allowed, ended, opened, plays, standing, yard
from tests.table import Table


def test_the_default_board_is_the_mansion() -> None:
    """CH-4: the level file and the board without one are the same."""
    assert levels.default(GAME) == MANSION
    assert GAME.places(GAME.setup())[:36] == [f"cell/{column},{row}" for column, row in SPACES]


def test_the_level_names_the_corners() -> None:
    """CH-4."""
    table = Table(GAME, 4, levels.load(GAME, "warehouse"))
    assert [standing(table, seat) for seat in range(4)] == ["1,1", "8,1", "8,7", "1,7"]


def test_nothing_enters_or_crosses_a_wall() -> None:
    table = opened("move double_move ambush ranged_attack", at="1,1 4,1 6,6 1,6", walls="2,1")
    assert plays(table, 0, "move") == ["cell/1,2", "cell/2,2"]
    assert plays(table, 0, "double_move") == ["cell/1,3", "cell/3,3"]
    assert "cell/3,1" not in plays(table, 0, "ambush")
    assert plays(table, 0, "ranged_attack") == ["seat/2", "seat/3"]


def test_no_tape_falls_on_a_wall() -> None:
    table = opened("attack", at="3,3 4,4 6,6 1,6", walls="2,1 1,2")
    ended(allowed(table, "0:play card/attack seat/1"), 12)
    assert len(table.legal(-1)) == 34
    table.refused("*:police cell/2,1", "CH-28")


@pytest.mark.parametrize("name", levels.names(GAME))
def test_every_board_is_fit_for_play(name: str) -> None:
    assert board_fault(levels.load(GAME, name)) is None


def test_an_unfit_board_is_told_why() -> None:
    small = Level("small", 3, 3, frozenset(SPACES[:9]), MANSION.marks)
    assert board_fault(small) == "it has fewer than 24 spaces"
    wide = Level("wide", 11, 3, MANSION.spaces, MANSION.marks)
    assert board_fault(wide) == "it is larger than 10 x 10 cells"
    shared = yard("1,1 1,1 6,6 1,6")
    assert board_fault(shared) == "two corners share a space"
    three = Level("three", 6, 6, MANSION.spaces, MANSION.marks[:3])
    assert board_fault(three) == "its corners are not those of the seats 0 to 3, one each"
