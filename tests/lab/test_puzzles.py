"""Puzzles are found where one choice is surely better than the others, and nowhere else."""

from collections.abc import Sequence
from random import Random

from circus import games
from circus.core.action import Action
from circus.lab.puzzles.choosing import choose_puzzles
from circus.lab.puzzles.mining import PuzzleDecision, mine_puzzle
from circus.lab.puzzles.proving import Bounds, Loss, losses
from tests.bots.toys import BLIND, PENNIES, Coins

CLEAR = Bounds(0.05, 0.01)


def blind(step: str) -> tuple[Coins, list[Action]]:
    """A step of the game with the coin, as seat 0 sees it, and what may be done."""
    state = Coins(step, (0,))
    return state, list(BLIND.legal_actions(state, 0))


def test_what_wins_more_often_is_proved_by_how_much() -> None:
    view, (trying, betting) = blind("choose")
    found = losses(BLIND, view, [trying], betting, CLEAR, Random(1))
    assert found is not None
    loss = found[trying]
    assert abs(loss.share - 1 / 6) < 4 * loss.stderr
    assert loss.is_over(CLEAR.worse)


def test_the_worse_choice_is_never_proved() -> None:
    view, (trying, betting) = blind("choose")
    assert losses(BLIND, view, [betting], trying, CLEAR, Random(1)) is None


def test_what_does_the_same_with_another_coin_is_right_too() -> None:
    view, (heads, tails) = blind("call")
    found = losses(BLIND, view, [tails], heads, Bounds(0.05, 0.2), Random(1))
    assert found is not None and found[tails].share < 0.2


def test_a_difference_that_is_too_small_to_be_told_makes_no_puzzle() -> None:
    view, (heads, tails) = blind("call")
    assert losses(PENNIES, view, [tails], heads, Bounds(0.05, 0.0), Random(1)) is None


def test_the_same_game_has_the_same_puzzle() -> None:
    game = games.find("quel_cirque")
    found = [(mine_puzzle(game, number), mine_puzzle(game, number)) for number in (5, 7)]
    assert any(once for once, _ in found)
    for once, again in found:
        assert once == again


def test_of_many_the_most_different_ones_are_chosen_and_the_easy_ones_come_first() -> None:
    taken = choose_puzzles([each("try", 6), each("try", 5), each("bet", 0), each("try", 1)], 3)
    assert [(found.best.verb, found.missed) for found in taken] == [("bet", 0), ("try", 5), ("try", 6)]


def each(verb: str, missed: int) -> PuzzleDecision:
    """A puzzle of the toy; only what it is chosen by counts."""
    _, legal = blind("choose")
    best = next(action for action in legal if action.verb == verb)
    other: Sequence[Action] = [action for action in legal if action != best]
    return PuzzleDecision(0, BLIND.setup(), (), best, {other[0]: Loss(0.2, 0.01)}, missed, "coins")
