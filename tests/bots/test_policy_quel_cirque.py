"""Policy for bots in Quel Cirque: greedy play, distinct moves, and values of marbles."""

from random import Random

import pytest

from circus import bots
from circus.core.policy import Reason
from circus.games.quel_cirque import GAME
from circus.games.quel_cirque.cells import cell_at
from circus.games.quel_cirque.evaluation import evaluate, prospects
from circus.games.quel_cirque.policy import POLICY
from tests.rules.quel_cirque import opened, roll
from tests.table import Table

RED, GREEN, YELLOW, BLUE = range(4)

Clowns = dict[tuple[int, int], tuple[int, ...]]
"""Where the three clowns stand, and their marbles, bottom first."""

AT_START: Clowns = {(1, 1): (), (2, 1): (), (3, 1): ()}


def placed(clowns: Clowns, seats: int = 2, **options: object) -> Table:
    """Return a table where it is red's turn to roll, red being seat 0, green seat 1."""
    table = opened(seats, "big_top", **options)
    state = table.state
    state.cells = [cell_at(*cell) for cell in clowns]
    state.marbles = list(clowns.values())
    carried = [color for marbles in state.marbles for color in marbles]
    state.supply = [3 - carried.count(color) for color in range(4)]
    return table


def greedy(table: Table) -> str:
    """Return the action of the greedy bot after the roll."""
    (seat,) = table.awaited
    view = table.view(seat)
    return str(POLICY.greedy(view, GAME.legal_actions(view, seat), Random(1)))


def hard(table: Table) -> str:
    """Return the action of the hard bot after the roll."""
    (seat,) = table.awaited
    view = table.view(seat)
    return str(bots.find("hard")(GAME, view, GAME.legal_actions(view, seat), Random(1)))


def weighed(table: Table) -> list[str]:
    """Return the moves that a search considers."""
    assert POLICY.candidates
    (seat,) = table.awaited
    view = table.view(seat)
    return sorted(map(str, POLICY.candidates(view, seat, GAME.legal_actions(view, seat))))


def why(table: Table, line: str) -> Reason | None:
    """Return the reason that a hint gives for a line."""
    assert POLICY.reason
    action = GAME.verbs.parse(line)
    return POLICY.reason(table.view(action.seat), action)


def near_two_holes(*marbles: int) -> Table:
    """Clown 0 two steps from the hole with four stars, and beside the one with three."""
    return placed({(2, 5): marbles, (2, 1): (), (3, 1): ()})


def test_greedy_seats_its_marble_in_the_hole_with_most_stars() -> None:
    table = roll(near_two_holes(RED, GREEN), "green")
    assert greedy(table) in (
        "0:move clown/0 cell/1,5 cell/1,6",
        "0:move clown/0 cell/2,6 cell/1,6",
    )


def test_greedy_gives_nobody_else_stars_if_it_need_not() -> None:
    table = roll(near_two_holes(GREEN, RED), "red")
    assert greedy(table).startswith("0:add red")


def test_two_ways_to_the_same_space_are_thought_about_once() -> None:
    table = roll(placed({(1, 2): (RED, RED), (2, 1): (), (3, 1): ()}), "red")
    ways = [line for line in table.legal(0) if "move" in line]
    assert {"0:move clown/0 cell/1,3 cell/2,3", "0:move clown/0 cell/2,2 cell/2,3"} <= set(ways)
    to_the_hole = [line for line in weighed(table) if line.endswith("cell/2,3")]
    assert len(to_the_hole) == 1


def test_a_way_over_a_hole_differs_from_one_around_it() -> None:
    table = roll(placed({(1, 3): (RED, RED), (2, 1): (), (3, 1): ()}), "red")
    over, around = "0:move clown/0 cell/2,3 cell/2,4", "0:move clown/0 cell/1,4 cell/2,4"
    assert {over, around} <= set(weighed(table))


def test_ways_that_push_are_all_thought_about() -> None:
    table = roll(placed({(1, 2): (RED, RED), (2, 2): (), (3, 1): ()}, push="clumsy"), "red")
    pushing = [line for line in table.legal(0) if "cell/2,2" in line]
    assert pushing
    assert set(pushing) <= set(weighed(table))


def test_the_shares_of_all_seats_sum_to_one_at_every_turn() -> None:
    for seats in GAME.seats:
        table = placed({(1, 3): (RED, GREEN), (2, 4): (BLUE,), (3, 1): ()}, seats)
        assert sum(evaluate(table.state)) == pytest.approx(1)


def test_before_the_first_roll_of_a_game_nobody_is_ahead() -> None:
    table = Table(GAME, 4, opened().setup.level)
    assert evaluate(table.state) == [1 / 4] * 4


def test_stars_won_count_and_count_more_the_fewer_can_follow() -> None:
    early = placed(AT_START)
    early.state.holes[2] = RED
    late = placed(AT_START)
    late.state.holes = [BLUE, YELLOW, RED, BLUE, YELLOW, -1]
    assert 0.5 < evaluate(early.state)[0] < evaluate(late.state)[0]


def test_the_marble_that_falls_next_hopes_for_more_than_the_one_above_it() -> None:
    worth = prospects(placed({(1, 7): (RED, GREEN), (2, 1): (), (3, 1): ()}).state)
    assert worth[RED] > worth[GREEN]


def test_a_clown_past_all_holes_carries_no_hope() -> None:
    table = placed({(1, 8): (RED,), (2, 1): (), (3, 1): ()})
    table.state.holes = [BLUE, BLUE, GREEN, GREEN, YELLOW, -1]
    behind = placed({(1, 8): (RED,), (2, 8): (), (3, 1): ()})
    behind.state.holes = [-1, BLUE, GREEN, GREEN, YELLOW, YELLOW]
    assert prospects(table.state)[RED] > prospects(behind.state)[RED]


def test_the_end_of_the_game_is_worth_its_outcome() -> None:
    table = placed(AT_START)
    table.state.holes = [-1, -1, -1, GREEN, -1, RED]
    table.state.awaited = ()
    assert evaluate(table.state) == [1, 0]


def test_the_hard_bot_ends_the_game_when_that_wins_it() -> None:
    table = placed({(1, 8): (RED,), (2, 1): (GREEN,), (3, 1): ()})
    table.state.holes = [BLUE, GREEN, RED, YELLOW, -1, -1]
    assert hard(roll(table, "white")) == "0:move clown/0 cell/2,8"


def test_the_hard_bot_does_not_end_the_game_for_another() -> None:
    table = placed({(1, 8): (GREEN,), (2, 1): (RED,), (3, 1): ()})
    assert hard(roll(table, "white")) != "0:move clown/0 cell/2,8"


def test_a_hint_counts_the_stars_that_your_marble_wins() -> None:
    table = roll(near_two_holes(RED, GREEN), "green")
    assert why(table, "0:move clown/0 cell/2,6 cell/1,6") == Reason("drop", {"stars": 4})


def test_a_hint_says_that_a_marble_of_another_wastes_a_hole() -> None:
    table = roll(placed({(1, 3): (BLUE,), (2, 1): (), (3, 1): ()}), "blue")
    assert why(table, "0:move clown/0 cell/2,3") == Reason("waste", {"color": "blue", "stars": 1})


def test_a_hint_says_when_the_last_hole_wins() -> None:
    table = roll(placed({(1, 8): (RED,), (2, 1): (), (3, 1): ()}), "red")
    assert why(table, "0:move clown/0 cell/2,8") == Reason("win", {"end": "last_hole"})


def test_a_hint_tells_nothing_of_marbles_that_are_hidden() -> None:
    table = roll(placed({(1, 3): (RED, BLUE), (2, 1): (), (3, 1): ()}, hidden_marbles=True), "blue")
    assert why(table, "0:move clown/0 cell/2,3 cell/2,4") is None


def test_a_secret_color_is_guessed_only_for_the_others() -> None:
    table = roll(placed({(1, 3): (RED,), (2, 1): (), (3, 1): ()}, secret_clown=True), "red")
    assert greedy(table) == "0:move clown/0 cell/1,4", "two stars are more than one"
