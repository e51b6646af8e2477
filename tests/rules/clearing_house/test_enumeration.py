"""Enumeration of few possible worlds: all are found, the true one too, and each can be drawn."""

from random import Random

from circus.core.action import CHANCE
from circus.games.clearing_house import GAME
from circus.games.clearing_house.information import determinizer
from circus.games.clearing_house.state import ClearingHouse


def possible_hands(state: ClearingHouse, seat: int, draws: int) -> set[tuple[int, ...]]:
    """Return the hands that determinizations give a seat's view."""
    draw, rng = determinizer(GAME.view(state, seat)), Random(7)
    return {tuple(draw(rng).hand) for _ in range(draws)}


def test_in_late_games_the_true_deal_is_among_the_few_that_are_possible() -> None:
    """Random games in which several thefts explain the same."""
    few = 0
    for seed in range(6):
        rng = Random(f"3 {seed}")
        state = GAME.start(GAME.setup(3))
        while state.awaited:
            seat = rng.choice(state.awaited)
            legal = GAME.legal_actions(state, seat)
            GAME.apply(state, GAME.chance(state, rng) if seat == CHANCE else rng.choice(legal), None)
            if rng.random() < 0.05:
                for viewer in range(3):
                    if len(possible_hands(state, viewer, 40)) <= 10:
                        few += 1
                        assert tuple(state.hand) in possible_hands(state, viewer, 1500)
    assert few > 5
