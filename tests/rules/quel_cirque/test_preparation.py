"""Préparation, the die, the order of play, and the boards."""

from collections import Counter
from random import Random

import pytest

from circus.core.action import CHANCE
from circus.core.errors import ParseError, UsageError
from circus.core.level import Level, SpaceMark
from circus.games.quel_cirque import GAME
from tests.rules.quel_cirque import board, choices, draws, marbles_in, opened, place_of, roll, turns
from tests.table import Table

SPACES = frozenset((column, row) for column in (1, 2, 3) for row in range(1, 9))


def test_the_three_clowns_start_side_by_side_on_the_three_start_spaces() -> None:
    table = opened()
    assert [place_of(table, f"clown/{each}") for each in range(3)] == ["cell/1,1", "cell/2,1", "cell/3,1"]


def test_it_is_played_by_two_to_four() -> None:
    assert GAME.seats == (2, 3, 4)
    with pytest.raises(UsageError):
        GAME.setup(5)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_twelve_marbles_are_used_also_those_nobody_owns(seats: int) -> None:
    """QC-25."""
    table = opened(seats)
    assert Counter(marbles_in(table, "supply")) == {"red": 3, "green": 3, "yellow": 3, "blue": 3}
    assert "blue clown/0" in choices(roll(table, "blue"), "add ")


def test_each_player_has_a_color_of_its_own() -> None:
    table = Table(GAME, 3, board())
    table.refused("*:colors red red blue", "Préparation")
    table.refused("*:colors red green", "Préparation")
    assert len(draws(table)) == 24
    table.play("*:colors blue red green")
    assert table.emitted("colors", 2) == [{"colors": ("blue", "red", "green")}]


def test_the_first_player_is_drawn_and_has_the_die() -> None:
    """QC-15."""
    table = Table(GAME, 3, board()).play("*:colors blue red green")
    assert draws(table) == ["*:first seat/0", "*:first seat/1", "*:first seat/2"]
    table.refused("*:first seat/3", "QC-15")
    table.refused("*:roll red", "draw order")
    table.play("*:first seat/2", "*:roll red")
    assert table.awaited == (2,)


def test_the_die_passes_clockwise() -> None:
    """QC-15."""
    table = opened(3)
    for seat, color in zip((0, 1, 2, 0), ("red", "blue", "red", "blue"), strict=True):
        assert roll(table, color).awaited == (seat,)
        table.play(f"{seat}:add {color} clown/{seat}")


def test_the_die_has_a_face_for_each_color_and_white_and_black() -> None:
    table = opened()
    faces = ["black", "blue", "green", "red", "white", "yellow"]
    assert draws(table) == [f"*:roll {face}" for face in faces]


def test_every_face_is_equally_likely() -> None:
    table, rng = opened(), Random(1)
    rolled = Counter(str(GAME.chance(table.state, rng)) for _ in range(6000))
    assert len(rolled) == 6
    assert all(880 < count < 1120 for count in rolled.values())


def test_a_turn_is_one_roll_and_one_choice() -> None:
    """The text: "soit il ajoute une bille […], soit il déplace un clown. C'est ensuite au […] suivant"."""
    table = turns(opened(), "red add red clown/0")
    assert table.awaited == (CHANCE,)
    assert turns(table, "red move clown/0 cell/1,2").awaited == (CHANCE,)
    assert roll(table, "red").awaited == (2,)


def test_the_board_is_three_columns_of_eight_rows_with_six_holes() -> None:
    """The default layout, rulings 5.1.1."""
    level = board()
    assert (level.columns, level.rows, level.spaces) == (3, 8, SPACES)
    holes = {mark.properties["stars"]: mark.cell for mark in level.marked("hole")}
    assert holes == {1: (2, 3), 2: (1, 4), 3: (3, 5), 4: (1, 6), 5: (3, 7), 6: (2, 8)}


@pytest.mark.parametrize("name", ["big_top", "long_parade"])
def test_holes_are_worth_more_the_farther_they_are_and_no_row_is_all_holes(name: str) -> None:
    level = board(name)
    holes = sorted(level.marked("hole"), key=lambda mark: int(mark.properties["stars"]))
    rows = [mark.cell[1] for mark in holes]
    assert rows == sorted(rows)
    for row in rows:
        assert rows.count(row) < sum(cell[1] == row for cell in level.spaces)


def test_a_cell_that_no_board_has_is_not_an_action() -> None:
    for cell in ("cell/0,1", "cell/15,1", "cell/1,64", "cell/1", "cell/01,1", "space/1,1"):
        with pytest.raises(ParseError):
            GAME.verbs.parse(f"0:move clown/0 {cell}")


def _starts(*cells: tuple[int, int]) -> tuple[SpaceMark, ...]:
    return tuple(SpaceMark("start", cell, {"clown": clown}) for clown, cell in enumerate(cells))


def _hole(column: int, row: int, stars: int) -> SpaceMark:
    return SpaceMark("hole", (column, row), {"stars": stars})


USUAL_STARTS = _starts((1, 1), (2, 1), (3, 1))


@pytest.mark.parametrize(
    ("marks", "fault"),
    [
        ((*USUAL_STARTS, _hole(2, 8, 1)), None),
        (
            (*_starts((1, 1), (2, 1)), SpaceMark("start", (3, 1), {"clown": 1}), _hole(2, 8, 1)),
            "clowns 0, 1 and 2",
        ),
        ((*_starts((1, 1), (2, 1), (3, 2)), _hole(2, 8, 1)), "row 1"),
        ((*_starts((1, 1), (2, 1), (2, 1)), _hole(2, 8, 1)), "row 1"),
        ((*USUAL_STARTS, _hole(2, 8, 1), _hole(2, 7, 1)), "same number of stars"),
        ((*USUAL_STARTS, _hole(2, 8, 0)), "at least one star"),
        ((*USUAL_STARTS, _hole(2, 8, 1), _hole(2, 8, 2)), "share a space"),
        ((*USUAL_STARTS, _hole(2, 1, 1)), "on a start space"),
    ],
)
def test_a_board_with_wrong_marks_is_refused(marks: tuple[SpaceMark, ...], fault: str | None) -> None:
    assert GAME.level is not None
    found = GAME.level.fault(Level("odd", 3, 8, SPACES, marks))
    assert found == fault if fault is None else fault in str(found)


def test_a_board_whose_last_hole_cannot_be_reached_is_refused() -> None:
    assert GAME.level is not None
    cut = frozenset(cell for cell in SPACES if cell[1] != 5)
    assert GAME.level.fault(Level("cut", 3, 8, cut, (*USUAL_STARTS, _hole(2, 8, 1)))) is not None


def test_a_board_that_is_too_large_is_refused() -> None:
    assert GAME.level is not None
    marks = (*USUAL_STARTS, _hole(2, 8, 1))
    assert "columns" in str(GAME.level.fault(Level("wide", 15, 8, SPACES, marks)))
    assert "rows" in str(GAME.level.fault(Level("long", 3, 64, SPACES, marks)))


def test_without_a_board_there_is_no_game() -> None:
    with pytest.raises(UsageError):
        GAME.start(GAME.setup(2))
    with pytest.raises(UsageError):
        GAME.places(GAME.setup(2))


def test_every_space_of_the_board_is_a_place() -> None:
    places = GAME.places(GAME.setup(4, {}, board()))
    assert sorted(places) == sorted(f"cell/{column},{row}" for column, row in SPACES)
