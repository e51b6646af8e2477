"""Ajouter une bille, and the lost turn."""

import pytest

from circus.games.quel_cirque import GAME
from tests.rules.quel_cirque import (
    choices,
    choose,
    marbles_in,
    opened,
    refused,
    roll,
    turns,
    walk,
)


def test_the_player_adds_a_marble_of_the_rolled_color_to_any_clown() -> None:
    table = roll(opened(), "red")
    assert choices(table) == ["add red clown/0", "add red clown/1", "add red clown/2"]
    refused(table, "add green clown/0", "QC-2")


def test_the_rolled_color_is_added_whoever_owns_it() -> None:
    table = roll(opened(), "yellow")
    choose(table, "add yellow clown/1")
    assert marbles_in(table, "clown/1") == ["yellow"]
    assert table.emitted("add") == [{"seat": 0, "color": "yellow", "clown": "clown/1"}]


def test_a_color_that_is_all_in_play_cannot_be_added() -> None:
    """QC-2."""
    table = turns(opened(), *(f"red add red clown/{each}" for each in range(3)))
    refused(roll(table, "red"), "add red clown/0", "QC-2")
    assert choices(table, "add") == []


def test_it_does_not_matter_whether_the_clown_has_left_its_start_space() -> None:
    table = turns(opened(), "red add red clown/0")
    walk(table, "clown/0", "cell/1,2")
    turns(table, "green add green clown/0")
    assert marbles_in(table, "clown/0") == ["red", "green"]


def test_a_clown_holds_three_marbles_at_most() -> None:
    """QC-2."""
    table = turns(opened(), *(f"{color} add {color} clown/0" for color in ("red", "green", "blue")))
    roll(table, "yellow")
    assert choices(table) == ["add yellow clown/1", "add yellow clown/2"]
    refused(table, "add yellow clown/0", "QC-2")


@pytest.mark.parametrize("face", ["white", "black"])
def test_white_and_black_add_any_color(face: str) -> None:
    """QC-2."""
    table = roll(opened(), face)
    expected = [
        f"{color} clown/{clown}" for color in ("blue", "green", "red", "yellow") for clown in range(3)
    ]
    assert choices(table, "add ") == expected


@pytest.mark.parametrize("face", ["white", "black"])
def test_white_and_black_add_no_color_that_is_all_in_play(face: str) -> None:
    """QC-2."""
    table = turns(opened(), *(f"red add red clown/{each}" for each in range(3)))
    roll(table, face)
    assert {line.split()[0] for line in choices(table, "add ")} == {"green", "yellow", "blue"}
    refused(table, "add red clown/0", "QC-2")


def test_a_marble_goes_on_top() -> None:
    """QC-2."""
    table = turns(opened(), "red add red clown/0", "green add green clown/0")
    assert marbles_in(table, "clown/0") == ["red", "green"]
    assert choices(roll(table, "green"), "move clown/0") != []


def test_somebody_who_can_do_something_has_to() -> None:
    """QC-1."""
    refused(roll(opened(), "red"), "skip", "QC-1")


def test_somebody_who_can_neither_add_nor_move_loses_the_turn() -> None:
    """QC-1, "ce joueur perd son tour et c'est au joueur suivant de jouer"."""
    table = turns(opened(), *(f"red add red clown/{each}" for each in range(3)))
    turns(table, *(f"green add green clown/{each}" for each in range(3)))
    roll(table, "red")
    assert choices(table) == ["skip"]
    choose(table, "skip")
    assert table.emitted("skip") == [{"seat": 2}]
    assert roll(table, "blue").awaited == (3,)


def test_nothing_can_be_done_out_of_turn() -> None:
    table = roll(opened(), "red")
    table.refused("1:add red clown/0", "turn order")
    assert GAME.legal_actions(table.state, 1) == ()


def test_all_marbles_of_owned_colors_can_be_in_play_and_the_game_goes_on() -> None:
    """QC-27."""
    table = turns(opened(2), *(f"red add red clown/{each}" for each in range(3)))
    turns(table, *(f"green add green clown/{each}" for each in range(3)))
    assert choices(roll(table, "white"), "add ") == [
        f"{color} clown/{clown}" for color in ("blue", "yellow") for clown in range(3)
    ]
