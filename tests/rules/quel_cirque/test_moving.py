"""Déplacer un clown: which clown, which steps, how far, and the way back on black."""

import pytest

from circus.games.quel_cirque import GAME
from tests.rules.quel_cirque import choices, choose, marbles_in, opened, place_of, refused, roll, turns, walk
from tests.rules.quel_cirque.positions import TO_THE_TOP, loaded


def test_a_clown_moves_if_its_top_marble_has_the_rolled_color() -> None:
    """QC-3."""
    table = roll(loaded(loaded(opened(), "clown/0", "red", "blue"), "clown/1", "red"), "red")
    assert choices(table, "move") == ["clown/1 cell/2,2"]
    refused(table, "move clown/0 cell/1,2 cell/1,3", "QC-3")


def test_among_several_clowns_with_that_top_marble_one_is_moved() -> None:
    """The text: "Un joueur ne peut déplacer qu'un seul clown à son tour"."""
    table = roll(loaded(loaded(opened(), "clown/0", "red"), "clown/1", "red"), "red")
    assert choices(table, "move") == ["clown/0 cell/1,2", "clown/1 cell/2,2"]
    choose(table, "move clown/0 cell/1,2")
    assert place_of(table, "clown/1") == "cell/2,1"
    assert roll(table, "red").awaited == (3,)


@pytest.mark.parametrize("face", ["white", "black"])
def test_white_and_black_move_any_clown_that_holds_a_marble(face: str) -> None:
    """QC-3."""
    table = roll(loaded(loaded(opened(), "clown/0", "red"), "clown/1", "blue"), face)
    assert choices(table, "move") == ["clown/0 cell/1,2", "clown/1 cell/2,2"]
    refused(table, "move clown/2 cell/3,2", "QC-3")


def test_a_clown_goes_forward_or_sideways_in_any_mix() -> None:
    """QC-4."""
    table = walk(loaded(opened(), "clown/1", "red"), "clown/1", "cell/2,2")
    roll(loaded(table, "clown/1", "blue"), "blue")
    assert choices(table, "move clown/1") == [
        "cell/1,2 cell/1,3",
        "cell/2,3 cell/1,3",
        "cell/2,3 cell/2,4",
        "cell/2,3 cell/3,3",
        "cell/3,2 cell/3,3",
    ]


def test_a_clown_goes_neither_diagonally_nor_back_nor_jumps() -> None:
    """QC-4."""
    table = walk(loaded(opened(), "clown/1", "red"), "clown/1", "cell/2,2", "cell/2,3")
    roll(loaded(table, "clown/1", "red"), "red")
    for cell in ("cell/1,4", "cell/3,2", "cell/2,2", "cell/2,5"):
        refused(table, f"move clown/1 {cell}", "QC-4")
    refused(table, "move clown/1 cell/2,9", "QC-4")


@pytest.mark.parametrize(
    ("cell", "key"),
    [
        ("cell/2,6", "too-far"),
        ("cell/2,4", "way"),
        ("cell/1,3", "step"),
        ("cell/1,1", "step"),
    ],
    ids=["too far", "two spaces ahead", "diagonal", "behind"],
)
def test_a_space_that_is_no_neighbour_is_refused_with_its_own_reason(cell: str, key: str) -> None:
    """QC-4: a hole that is merely too far is not said to lie behind."""
    table = walk(loaded(opened(), "clown/1", "red"), "clown/1", "cell/2,2")
    roll(loaded(table, "clown/1", "blue"), "blue")
    why = GAME.rule_violation(table.state, GAME.verbs.parse(f"{table.awaited[0]}:move clown/1 {cell}"))
    assert why is not None
    assert why.key == f"quel_cirque-why-{key}"
    refused(table, f"move clown/1 {cell}", "QC-4")


def test_a_clown_comes_to_no_space_twice_in_a_turn() -> None:
    """QC-4: nor back to the space it left."""
    table = walk(loaded(opened(), "clown/1", "red"), "clown/1", "cell/2,2")
    roll(loaded(table, "clown/1", "blue", "green"), "green")
    refused(table, "move clown/1 cell/1,2 cell/2,2 cell/2,3", "QC-4")
    refused(table, "move clown/1 cell/2,3 cell/1,3 cell/2,3", "QC-4")


def test_in_another_turn_a_clown_may_come_back_to_a_space() -> None:
    """QC-4: "dans le même tour"."""
    table = loaded(opened(), "clown/2", "red")
    walk(table, "clown/2", "cell/3,2", "cell/2,2", "cell/3,2")
    assert place_of(table, "clown/2") == "cell/3,2"


@pytest.mark.parametrize("count", [1, 2, 3])
def test_a_clown_moves_as_many_spaces_as_it_holds_marbles(count: int) -> None:
    """QC-5."""
    table = roll(loaded(opened(), "clown/2", *("red", "blue", "green")[:count]), "white")
    lengths = {len(line.split()) for line in choices(table, "move clown/2")}
    assert lengths == {count}
    refused(table, "move clown/2 " + " ".join(TO_THE_TOP[: count % 3 + 1]), "QC-5")


def test_the_whole_move_is_made_where_it_can_be() -> None:
    """QC-5."""
    table = roll(loaded(opened(), "clown/2", "red", "blue"), "blue")
    refused(table, "move clown/2 cell/3,2", "QC-5")


def test_where_it_cannot_be_made_whole_the_longest_move_is_made() -> None:
    """QC-5: in the last row there are only sideways steps."""
    table = walk(loaded(opened(), "clown/2", "red"), "clown/2", *TO_THE_TOP)
    roll(loaded(table, "clown/2", "blue", "green"), "green")
    assert choices(table, "move clown/2") == ["cell/2,8 cell/3,8"]
    refused(table, "move clown/2 cell/2,8", "QC-5")


def test_a_clown_without_a_step_to_make_cannot_be_moved() -> None:
    """QC-5."""
    table = walk(loaded(opened(), "clown/2", "red"), "clown/2", "cell/3,2", "cell/2,2", "cell/1,2")
    roll(loaded(table, "clown/0", "blue"), "blue")
    assert choices(table, "move clown/0") == []
    refused(table, "move clown/0 cell/1,2", "QC-6")


def test_a_space_with_another_clown_is_neither_entered_nor_crossed() -> None:
    """QC-6, "Il ne peut y avoir qu'un seul clown sur chaque case"."""
    table = walk(loaded(opened(), "clown/2", "red"), "clown/2", "cell/3,2", "cell/2,2")
    roll(loaded(table, "clown/1", "blue", "green"), "green")
    assert choices(table, "move clown/1") == ["cell/3,1 cell/3,2"]
    refused(table, "move clown/1 cell/2,2 cell/2,3", "QC-6")
    refused(table, "move clown/1 cell/1,1 cell/1,2", "QC-6")


def test_a_wall_is_not_entered() -> None:
    """Boards with gaps: a cell without floor is no space."""
    table = roll(loaded(opened(level="long_parade"), "clown/0", "red"), "red")
    refused(table, "move clown/0 cell/1,1", "QC-4")
    assert choices(table, "move") == ["clown/0 cell/2,2"]


def test_black_brings_a_clown_back_to_any_free_start_space() -> None:
    """QC-11."""
    table = walk(loaded(opened(), "clown/2", "red"), "clown/2", "cell/3,2")
    table = walk(loaded(table, "clown/0", "red"), "clown/0", "cell/1,2")
    roll(table, "black")
    assert choices(table, "return") == [
        "clown/0 cell/1,1",
        "clown/0 cell/3,1",
        "clown/2 cell/1,1",
        "clown/2 cell/3,1",
    ]
    refused(table, "return clown/0 cell/2,1", "QC-11")
    refused(table, "return clown/0 cell/1,3", "QC-11")
    choose(table, "return clown/2 cell/1,1")
    assert place_of(table, "clown/2") == "cell/1,1"


def test_a_clown_in_the_start_row_is_not_brought_back() -> None:
    """QC-11."""
    table = walk(loaded(opened(), "clown/2", "red"), "clown/2", "cell/3,2")
    refused(roll(table, "black"), "return clown/0 cell/3,1", "QC-11")


@pytest.mark.parametrize("face", ["white", "red"])
def test_only_black_brings_a_clown_back(face: str) -> None:
    """QC-11."""
    table = walk(loaded(opened(), "clown/2", "red"), "clown/2", "cell/3,2")
    refused(roll(table, face), "return clown/2 cell/3,1", "QC-11")
    assert choices(table, "return") == []


def test_a_clown_that_is_brought_back_keeps_its_marbles_and_drops_none() -> None:
    """QC-11: lifted, not walked, over empty holes."""
    table = walk(loaded(opened(), "clown/2", "red"), "clown/2", *TO_THE_TOP[:7])
    turns(loaded(table, "clown/2", "blue"), "black return clown/2 cell/3,1")
    assert marbles_in(table, "clown/2") == ["red", "blue"]
    assert table.emitted("drop") == []


def test_an_empty_clown_can_be_brought_back() -> None:
    """QC-11."""
    table = walk(loaded(opened(), "clown/1", "red"), "clown/1", "cell/2,2", "cell/2,3")
    assert marbles_in(table, "clown/1") == []
    assert choices(roll(table, "black"), "return") == ["clown/1 cell/2,1"]


def test_black_is_no_lost_turn_once_a_clown_has_left_the_start() -> None:
    """QC-12: all clowns full or stuck, and still one can be brought back."""
    table = loaded(opened(), "clown/0", "red", "red", "red")
    turns(table, "white move clown/0 cell/1,2 cell/1,3 cell/2,3")
    assert choices(roll(table, "black"), "return") == ["clown/0 cell/1,1"]
    refused(table, "skip", "QC-1")
