"""Bousculade and Clown maladroit: pushing another clown, and over the edge."""

import pytest

from tests.rules.quel_cirque import choices, choose, marbles_in, opened, place_of, refused, roll, turns, walk
from tests.rules.quel_cirque.positions import TO_THE_TOP, cornered, loaded, nose_to_nose
from tests.table import Table

BOTH = pytest.mark.parametrize("push", ["bousculade", "clumsy"])


def test_by_default_nobody_pushes() -> None:
    """QC-18: `push=none`."""
    refused(roll(nose_to_nose("none", "red"), "red"), "move clown/0 cell/2,2", "QC-6")


@BOTH
def test_a_clown_shoves_another_one_space_in_the_direction_of_its_step(push: str) -> None:
    """QC-16."""
    table = turns(nose_to_nose(push, "red"), "red move clown/0 cell/2,2")
    assert place_of(table, "clown/0") == "cell/2,2"
    assert place_of(table, "clown/1") == "cell/2,3"
    assert table.emitted("push") == [{"clown": "clown/1", "cell": "cell/2,3", "by": "clown/0"}]


@BOTH
def test_a_clown_is_also_shoved_sideways(push: str) -> None:
    """QC-16."""
    table = walk(loaded(opened(push=push), "clown/2", "blue"), "clown/2", "cell/3,2")
    turns(loaded(table, "clown/0", "red"), "red move clown/0 cell/2,1")
    assert place_of(table, "clown/1") == "cell/3,1"


@BOTH
def test_the_same_clown_is_shoved_again_on_later_steps(push: str) -> None:
    """QC-16: and the length counts the mover's own steps."""
    table = nose_to_nose(push, "red", "green", "yellow")
    turns(table, "yellow move clown/0 cell/2,2 cell/2,3 cell/2,4")
    assert place_of(table, "clown/0") == "cell/2,4"
    assert place_of(table, "clown/1") == "cell/2,5"


@BOTH
def test_a_pushed_clown_drops_its_bottom_marble_into_an_empty_hole(push: str) -> None:
    """QC-16: the mover comes too late for that hole."""
    table = nose_to_nose(push, "red", "green")
    turns(table, "green move clown/0 cell/2,2 cell/2,3")
    assert marbles_in(table, "hole/2,3") == ["blue"]
    assert marbles_in(table, "clown/1") == []
    assert marbles_in(table, "clown/0") == ["red", "green"]


def test_a_pushed_clown_can_end_the_game() -> None:
    """QC-16, QC-13: at once; the pusher has made that step and no other."""
    table = walk(loaded(opened(push="clumsy"), "clown/1", "blue"), "clown/1", "cell/2,2", "cell/2,3")
    walk(loaded(table, "clown/0", "red"), "clown/0", "cell/1,2", "cell/2,2")
    walk(table, "clown/0", *(f"cell/2,{row}" for row in range(3, 7)))  # clown 1 is pushed on to 2,7
    loaded(table, "clown/1", "green")
    loaded(table, "clown/0", "yellow", "yellow")
    turns(table, "yellow move clown/0 cell/2,7 cell/1,7 cell/1,8")
    assert table.awaited == ()
    assert marbles_in(table, "hole/2,8") == ["green"]
    assert place_of(table, "clown/0") == "cell/2,7"
    assert table.outcome is not None
    assert table.outcome.scores == (0, 6, 0, 1)  # the blue marble went into 2,3


def test_bousculade_pushes_nobody_over_the_edge() -> None:
    """QC-16."""
    table = roll(loaded(opened(push="bousculade"), "clown/1", "red"), "red")
    assert choices(table, "move") == ["clown/1 cell/2,2"]
    refused(table, "move clown/1 cell/3,1", "QC-16")


@BOTH
def test_a_clown_is_not_pushed_against_another(push: str) -> None:
    """QC-16: nobody pushes two clowns in a row."""
    table = roll(loaded(opened(push=push), "clown/0", "red"), "red")
    assert choices(table, "move") == ["clown/0 cell/1,2"]
    refused(table, "move clown/0 cell/2,1", "QC-16")


@BOTH
def test_only_one_other_clown_is_pushed_in_a_move(push: str) -> None:
    """QC-16: "un autre clown"."""
    table = walk(loaded(opened(push=push), "clown/2", "blue"), "clown/2", "cell/3,2", "cell/2,2", "cell/1,2")
    walk(loaded(table, "clown/1", "blue"), "clown/1", "cell/2,2")
    turns(table, "white move clown/2 cell/1,3")
    walk(loaded(table, "clown/0", "red"), "clown/0", "cell/2,1")
    roll(loaded(table, "clown/0", "red", "red"), "red")
    offered = choices(table, "move clown/0")
    assert "cell/2,2 cell/3,2 cell/3,3" in offered
    refused(table, "move clown/0 cell/2,2 cell/1,2 cell/1,3", "QC-16")


def test_after_one_clown_went_over_the_edge_no_other_is_pushed() -> None:
    """QC-16, QC-17."""
    table = walk(
        loaded(opened(push="clumsy"), "clown/0", "red"), "clown/0", "cell/1,2", "cell/2,2", "cell/3,2"
    )
    roll(loaded(table, "clown/1", "blue", "green"), "green")
    refused(table, "move clown/1 cell/3,1 cell/3,2", "QC-16")
    assert "cell/1,1 cell/1,2" in choices(table, "move clown/1")


def test_a_clown_is_shoved_to_the_edge_and_over_it_in_one_move() -> None:
    """QC-17."""
    table = walk(loaded(opened(push="clumsy"), "clown/2", "red"), "clown/2", "cell/3,2")
    turns(loaded(table, "clown/0", "blue", "green"), "green move clown/0 cell/2,1 cell/3,1")
    assert [fact["clown"] for fact in table.emitted("push") + table.emitted("eject")] == [
        "clown/1",
        "clown/1",
    ]
    assert choices(table) == ["seat clown/1 cell/1,1", "seat clown/1 cell/2,1"]


@BOTH
def test_a_clown_is_not_pushed_into_a_gap(push: str) -> None:
    """QC-16: a gap in the board is not its edge."""
    table = roll(loaded(opened(level="long_parade", push=push), "clown/1", "red"), "red")
    refused(table, "move clown/1 cell/2,1", "QC-16")
    refused(table, "move clown/1 cell/4,1", "QC-16")
    assert choices(table, "move") == ["clown/1 cell/3,2"]


@BOTH
def test_pushing_is_voluntary(push: str) -> None:
    """QC-16: a path without a push is legal as ever."""
    table = roll(nose_to_nose(push, "red"), "red")
    sideways = {"bousculade": ["cell/1,1"], "clumsy": ["cell/1,1", "cell/3,1"]}[push]
    assert sorted(choices(table, "move clown/0")) == sorted([*sideways, "cell/2,2"])


@BOTH
def test_a_path_that_pushes_has_the_full_length(push: str) -> None:
    """QC-16, while there is another move."""
    table = roll(nose_to_nose(push, "red", "green"), "green")
    refused(table, "move clown/0 cell/2,2", "QC-16")
    assert "cell/2,2 cell/2,3" in choices(table, "move clown/0")


def test_a_short_path_without_a_push_stays_legal_beside_a_full_one_that_pushes() -> None:
    """QC-16, QC-5: over the far corner."""
    table = loaded(opened(push="clumsy"), "clown/2", "blue")
    walk(table, "clown/2", *TO_THE_TOP[:7])
    turns(loaded(table, "clown/2", "blue"), "white move clown/2 cell/3,7 cell/3,8")
    walk(loaded(table, "clown/0", "red"), "clown/0", "cell/1,2", "cell/1,3")
    walk(table, "clown/0", *("cell/2,3",))
    walk(loaded(table, "clown/0", "green"), "clown/0", "cell/2,4", "cell/2,5", "cell/2,6", "cell/2,7")
    walk(table, "clown/0", "cell/1,7", "cell/1,8")
    roll(loaded(table, "clown/0", "yellow"), "yellow")
    assert choices(table, "move clown/0") == ["cell/2,8", "cell/2,8 cell/3,8"]


def test_only_if_nothing_else_is_possible_the_longest_pushing_path_is_made() -> None:
    """QC-16: two marbles, but the second push would go over the edge."""
    table = roll(cornered("bousculade", "yellow"), "yellow")
    assert choices(table, "move clown/0") == ["cell/2,8"]
    refused(table, "move clown/0 cell/2,8 cell/3,8", "QC-16")
    choose(table, "move clown/0 cell/2,8")
    assert marbles_in(table, "hole/2,8") == ["red"]


def test_a_marble_added_to_an_empty_clown_over_an_empty_hole_falls_through() -> None:
    """QC-9."""
    table = walk(loaded(opened(push="bousculade"), "clown/1", "blue"), "clown/1", "cell/2,2", "cell/2,3")
    walk(loaded(table, "clown/2", "red"), "clown/2", "cell/3,2", "cell/3,3", "cell/2,3")
    assert place_of(table, "clown/1") == "cell/1,3"
    walk(loaded(table, "clown/0", "red"), "clown/0", "cell/1,2", "cell/1,3")
    assert place_of(table, "clown/1") == "cell/1,4"
    assert marbles_in(table, "hole/1,4") == []
    loaded(table, "clown/1", "green")
    assert marbles_in(table, "hole/1,4") == ["green"]
    assert marbles_in(table, "clown/1") == []
    loaded(table, "clown/1", "green")
    assert marbles_in(table, "clown/1") == ["green"]


def test_a_marble_that_falls_through_into_the_last_hole_ends_the_game() -> None:
    """QC-9, QC-13."""
    table = loaded(cornered("bousculade"), "clown/1", "green")
    assert table.awaited == ()
    assert table.outcome is not None
    assert table.outcome.winners == (1,)


@pytest.mark.parametrize(("edge", "cell"), [("left", "cell/1,1"), ("right", "cell/3,1")])
def test_clumsy_pushes_over_the_sides(edge: str, cell: str) -> None:
    """QC-17."""
    pushed = "clown/0" if edge == "left" else "clown/2"
    table = turns(loaded(opened(push="clumsy"), "clown/1", "red"), f"red move clown/1 {cell}")
    assert table.emitted("eject") == [{"clown": pushed, "marbles": (), "by": "clown/1"}]
    assert place_of(table, "clown/1") == cell


def test_clumsy_pushes_over_the_far_edge() -> None:
    """QC-17."""
    table = walk(loaded(opened(push="clumsy"), "clown/2", "red"), "clown/2", *TO_THE_TOP)
    walk(loaded(table, "clown/1", "blue"), "clown/1", "cell/2,2", "cell/1,2", "cell/1,3", "cell/1,4")
    walk(
        loaded(table, "clown/1", "blue"),
        "clown/1",
        "cell/1,5",
        "cell/2,5",
        "cell/2,6",
        "cell/2,7",
        "cell/1,7",
    )
    turns(table, "blue move clown/1 cell/1,8")
    assert table.emitted("eject") == [{"clown": "clown/2", "marbles": ("red",), "by": "clown/1"}]


def test_an_ejected_clown_loses_its_marbles_which_can_be_added_again() -> None:
    """QC-17."""
    table = loaded(opened(push="clumsy"), "clown/2", "red", "red", "red")
    turns(loaded(table, "clown/1", "blue"), "blue move clown/1 cell/3,1")
    assert marbles_in(table, "clown/2") == []
    assert marbles_in(table, "supply").count("red") == 3
    assert "red clown/2" in choices(roll(table, "red"), "add ")


def test_with_one_free_start_space_it_is_seated_at_once() -> None:
    """QC-17: no choice, no line."""
    table = turns(loaded(opened(push="clumsy"), "clown/1", "red"), "red move clown/1 cell/3,1")
    assert place_of(table, "clown/2") == "cell/2,1"
    assert table.emitted("seat") == [{"clown": "clown/2", "cell": "cell/2,1"}]
    assert roll(table, "blue").awaited == (2,)


def ejected() -> Table:
    """Seat 0 has just pushed clown 2 over the edge while clown 0 was away: two start spaces are free."""
    table = walk(loaded(opened(push="clumsy"), "clown/0", "red"), "clown/0", "cell/1,2")
    loaded(table, "clown/2", "yellow")
    return turns(loaded(table, "clown/1", "blue"), "blue move clown/1 cell/3,1")


def test_with_several_free_start_spaces_the_pusher_chooses_one() -> None:
    """QC-17."""
    table = ejected()
    assert table.awaited == (0,)
    assert place_of(table, "clown/2") == "off"
    assert choices(table) == ["seat clown/2 cell/1,1", "seat clown/2 cell/2,1"]
    for choice in ("seat clown/2 cell/3,1", "seat clown/2 cell/1,3", "seat clown/0 cell/1,1", "skip"):
        refused(table, choice, "QC-17")
    choose(table, "seat clown/2 cell/1,1")
    assert place_of(table, "clown/2") == "cell/1,1"
    assert roll(table, "white").awaited == (1,)


def test_nobody_is_seated_without_an_ejected_clown() -> None:
    """QC-17."""
    refused(roll(opened(push="clumsy"), "white"), "seat clown/2 cell/1,1", "QC-17")


def test_an_ejected_clown_is_seated_when_the_move_is_over() -> None:
    """QC-17: the start spaces that are free then; the pusher may have left one."""
    table = loaded(opened(push="clumsy"), "clown/1", "red", "blue")
    turns(table, "blue move clown/1 cell/3,1 cell/3,2")
    assert choices(table) == ["seat clown/2 cell/2,1", "seat clown/2 cell/3,1"]


def test_if_the_game_ends_during_the_move_nobody_is_seated() -> None:
    """QC-17: clown 2 goes over the far edge, then its pusher ends the game."""
    table = walk(loaded(opened(push="clumsy"), "clown/2", "red"), "clown/2", *TO_THE_TOP)
    walk(loaded(table, "clown/1", "blue"), "clown/1", "cell/2,2", "cell/1,2", "cell/1,3", "cell/1,4")
    walk(
        loaded(table, "clown/1", "blue"),
        "clown/1",
        "cell/1,5",
        "cell/2,5",
        "cell/2,6",
        "cell/2,7",
        "cell/1,7",
    )
    turns(loaded(table, "clown/1", "green"), "green move clown/1 cell/1,8 cell/2,8")
    assert table.awaited == ()
    assert place_of(table, "clown/2") == "off"
    assert table.emitted("seat") == []
