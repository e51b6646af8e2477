"""Holes, points, the end and the winners."""

from circus.core.level import Level, SpaceMark
from circus.games.quel_cirque import GAME
from tests.rules.quel_cirque import choices, marbles_in, opened, place_of, refused, roll, turns, walk
from tests.rules.quel_cirque.positions import at_the_top
from tests.table import Table


def test_the_bottom_marble_drops_into_an_empty_hole() -> None:
    """QC-7."""
    table = turns(opened(), "red add red clown/1")
    walk(table, "clown/1", "cell/2,2")
    turns(table, "blue add blue clown/1", "blue move clown/1 cell/2,3 cell/2,4")
    assert marbles_in(table, "hole/2,3") == ["red"]
    assert marbles_in(table, "clown/1") == ["blue"]
    assert table.emitted("drop") == [
        {"clown": "clown/1", "cell": "cell/2,3", "color": "red", "stars": 1, "after": "move"}
    ]


def test_a_filled_hole_takes_no_more() -> None:
    """QC-7."""
    table = turns(opened(), "red add red clown/1")
    walk(table, "clown/1", "cell/2,2", "cell/2,3")
    turns(table, "green add green clown/1")
    assert marbles_in(table, "clown/1") == ["green"]
    walk(table, "clown/1", "cell/2,4")
    turns(table, "blue add blue clown/2")
    walk(table, "clown/2", "cell/3,2", "cell/3,3", "cell/2,3")
    assert marbles_in(table, "clown/2") == ["blue"]
    assert marbles_in(table, "hole/2,3") == ["red"]


def test_a_clown_may_stop_over_a_hole_and_drops_there_too() -> None:
    """QC-7, "Les clowns peuvent stationner au dessus des trous"."""
    table = turns(opened(), "red add red clown/1")
    walk(table, "clown/1", "cell/2,2", "cell/2,3")
    assert place_of(table, "clown/1") == "cell/2,3"
    assert marbles_in(table, "hole/2,3") == ["red"]


def test_dropping_is_not_optional() -> None:
    """QC-7: no two actions differ in whether a marble drops."""
    table = walk(turns(opened(), "red add red clown/1"), "clown/1", "cell/2,2")
    assert choices(roll(table, "red"), "move") == ["clown/1 cell/1,2", "clown/1 cell/2,3", "clown/1 cell/3,2"]


def test_several_marbles_can_drop_in_one_move_and_the_length_stays() -> None:
    """QC-7, QC-8: two marbles, two steps, two holes; the clown runs empty."""
    table = walk(turns(opened(), "red add red clown/1"), "clown/1", "cell/2,2")
    turns(table, "blue add blue clown/1", "green add green clown/1")
    turns(table, "green move clown/1 cell/2,3 cell/1,3 cell/1,4")
    assert marbles_in(table, "hole/2,3") == ["red"]
    assert marbles_in(table, "hole/1,4") == ["blue"]
    assert marbles_in(table, "clown/1") == ["green"]
    assert place_of(table, "clown/1") == "cell/1,4"


def test_the_new_length_counts_from_the_next_move_on() -> None:
    """The text: "La nouvelle longueur ne s'applique qu'à partir de son prochain déplacement"."""
    table = walk(turns(opened(), "red add red clown/1"), "clown/1", "cell/2,2")
    turns(table, "blue add blue clown/1", "blue move clown/1 cell/2,3 cell/2,4")
    assert choices(roll(table, "blue"), "move") == [
        "clown/1 cell/1,4",
        "clown/1 cell/2,5",
        "clown/1 cell/3,4",
    ]


def test_a_clown_can_run_empty_on_its_way_and_then_stands_over_no_empty_hole() -> None:
    """QC-8: with n marbles it enters n spaces at most."""
    marks = tuple(SpaceMark("start", (column, 1), {"clown": column - 1}) for column in (1, 2, 3))
    holes = tuple(SpaceMark("hole", (2, row), {"stars": row}) for row in (2, 3, 4))
    spaces = frozenset((column, row) for column in (1, 2, 3) for row in (1, 2, 3, 4))
    table = Table(GAME, 2, Level("short", 3, 4, spaces, marks + holes))
    table.play("*:colors red green", "*:first seat/0")
    turns(table, "red add red clown/1", "blue add blue clown/1", "blue move clown/1 cell/2,2 cell/2,3")
    assert marbles_in(table, "clown/1") == []
    assert (marbles_in(table, "hole/2,2"), marbles_in(table, "hole/2,3")) == (["red"], ["blue"])
    refused(roll(table, "white"), "move clown/1 cell/2,4", "QC-3")


def test_the_game_ends_when_a_marble_drops_into_the_last_hole() -> None:
    """QC-13, even if all other holes are empty."""
    table = at_the_top(opened(), "red")
    assert table.outcome is None
    walk(table, "clown/2", "cell/2,8")
    assert table.awaited == ()
    assert table.outcome is not None
    assert table.outcome.reason == "last_hole"
    assert len(table.emitted("end")) == 1


def test_a_marble_in_another_hole_does_not_end_the_game() -> None:
    """QC-13."""
    table = walk(turns(opened(), "red add red clown/1"), "clown/1", "cell/2,2", "cell/2,3")
    assert table.outcome is None


def test_the_end_comes_in_the_middle_of_a_move_written_in_full() -> None:
    """QC-13: the later spaces are not entered."""
    table = turns(at_the_top(opened(), "red"), "blue add blue clown/2")
    refused(roll(table, "blue"), "move clown/2 cell/2,8", "QC-5")
    table.play(f"{table.awaited[0]}:move clown/2 cell/2,8 cell/3,8")
    assert table.awaited == ()
    assert place_of(table, "clown/2") == "cell/2,8"
    assert marbles_in(table, "clown/2") == ["blue"]


def test_points_are_the_stars_of_the_holes_with_marbles_of_ones_color() -> None:
    """QC-10: the seat that moved the clown makes no difference."""
    table = turns(opened(3), "green add green clown/1")
    walk(table, "clown/1", "cell/2,2", "cell/2,3")
    walk(at_the_top(table, "red"), "clown/2", "cell/2,8")
    assert table.outcome is not None
    assert table.outcome.scores == (6, 1, 0)
    assert table.outcome.winners == (0,)


def test_colors_nobody_owns_fill_holes_end_the_game_and_score_for_nobody() -> None:
    """QC-10; and a tie is shared (QC-14)."""
    table = walk(at_the_top(opened(2), "yellow"), "clown/2", "cell/2,8")
    assert table.outcome is not None
    assert table.outcome.scores == (0, 0)
    assert table.outcome.winners == (0, 1)


def test_a_longer_board_is_played_round_its_gaps_to_its_own_last_hole() -> None:
    """QC-13 on another board: the eight stars end the game, in the middle of the move."""
    table = turns(opened(level="long_parade"), "red add red clown/2")
    walk(table, "clown/2", "cell/4,2", "cell/4,3", "cell/4,4", "cell/5,4", "cell/5,5", "cell/5,6", "cell/4,6")
    walk(table, "clown/2", "cell/3,6", "cell/3,7", "cell/2,7")
    refused(roll(table, "red"), "move clown/2 cell/2,8", "QC-4")
    table.play(f"{table.awaited[0]}:move clown/2 cell/1,7")
    walk(table, "clown/2", "cell/1,8", "cell/1,9", "cell/1,10", "cell/1,11", "cell/2,11", "cell/2,12")
    turns(table, "blue add blue clown/2", "blue move clown/2 cell/3,12 cell/4,12")
    assert place_of(table, "clown/2") == "cell/3,12"
    assert table.outcome is not None
    assert table.outcome.scores == (8, 0, 0, 0)


def test_the_last_hole_of_another_board_is_the_one_with_most_stars() -> None:
    table = turns(opened(level="long_parade"), "red add red clown/1")
    walk(table, "clown/1", "cell/3,2", "cell/3,3")
    assert table.outcome is None
    assert marbles_in(table, "hole/3,3") == ["red"]
    assert table.state.config.board.stars[-1] == 8


def test_the_legal_actions_after_the_end_are_none() -> None:
    table = walk(at_the_top(opened(), "red"), "clown/2", "cell/2,8")
    assert all(not GAME.legal_actions(table.state, seat) for seat in range(-1, 4))
    table.refused("0:skip", "turn order")
