"""The list of all actions: whatever can be walked on a board, and nothing that cannot."""

import pytest

from circus.games.quel_cirque import GAME
from circus.games.quel_cirque.board import board_in
from circus.games.quel_cirque.numbers import longest_move
from circus.games.quel_cirque.paths import Gait, Path, legal_paths
from tests.rules.quel_cirque import board, opened, roll


def listed(level: str, **options: object) -> list[str]:
    """Return all actions of seat 0 on a board."""
    setup = GAME.setup(4, options, board(level))
    return [str(action) for action in GAME.actions(setup) if action.seat == 0]


def walkable(level: str) -> set[Path]:
    """Return every path of a clown alone on the board from any space, lazy paths included."""
    setup = GAME.setup(4, {}, board(level))
    gait = Gait(board_in(setup), "none", True)
    return {path for cell in gait.board.cells for path in legal_paths(gait, cell, longest_move(setup), 0)}


@pytest.mark.parametrize("level", ["big_top", "long_parade"])
def test_every_path_that_can_be_walked_is_listed_once_for_each_clown(level: str) -> None:
    """QC-4, QC-19."""
    moves = [line for line in listed(level) if ":move" in line]
    assert len(set(moves)) == len(moves) == 3 * len(walkable(level))


def test_no_list_has_ways_that_nobody_can_walk() -> None:
    """QC-4: not backward, not diagonally, not twice over a space, not across the edge."""
    moves = {line.partition(" ")[2] for line in listed("big_top") if ":move" in line}
    assert "clown/0 cell/1,2 cell/2,2 cell/2,3" in moves
    for path in ("cell/1,3 cell/1,2", "cell/1,2 cell/2,3", "cell/1,2 cell/2,2 cell/1,2", "cell/3,2 cell/1,2"):
        assert f"clown/0 {path}" not in moves


def test_only_what_the_options_allow_is_listed() -> None:
    """QC-17, QC-21."""
    verbs = {line.split()[0] for line in listed("big_top")}
    assert verbs == {"0:add", "0:move", "0:return", "0:skip"}
    assert {line.split()[0] for line in listed("big_top", push="clumsy", over_under=True)} == {
        *verbs,
        "0:seat",
        "0:invert",
    }


def test_a_listed_action_is_the_one_that_is_legal() -> None:
    table = roll(opened(), "white")
    known = set(GAME.actions(table.setup))
    assert set(GAME.legal_actions(table.state, 0)) <= known
