"""Law 12: where only few worlds are drawn for a view, the true one is among them."""

from random import Random

from circus.core.piece import Piece
from tests.laws.cases import Case, walk
from tests.laws.each import every_case

FEW = 15
FIRST_DRAWS, MAX_DRAWS = 50, 3000
"""Draws that show whether worlds are few, and draws in which the true one has to come then."""


@every_case
def test_where_worlds_are_few_the_true_one_is_drawn(case: Case) -> None:
    """A world is told by where every piece lies."""
    game, rng = case.game, Random(str(case))
    for position in walk(case)[::3]:
        truth = tuple(game.pieces(position.state))
        for seat in range(case.seats):
            view = game.view(position.state, seat)
            worlds: set[tuple[Piece, ...]] = set()
            for draw in range(MAX_DRAWS):
                worlds.add(tuple(game.pieces(game.determinize(view, rng))))
                few = len(worlds) <= FEW
                if not few or (draw >= FIRST_DRAWS and truth in worlds):
                    break
            assert not few or truth in worlds, (seat, position.action)
