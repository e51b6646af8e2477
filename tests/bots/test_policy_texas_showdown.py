"""Policy for bots in Texas Showdown: sensible cards, runs that are one choice, values of points."""

from random import Random

import pytest

from circus.games.texas_showdown import GAME
from circus.games.texas_showdown.config import config_of
from circus.games.texas_showdown.evaluation import win_shares
from circus.games.texas_showdown.policy import POLICY
from circus.games.texas_showdown.rollout import finish_hand
from circus.games.texas_showdown.rules import scored
from circus.games.texas_showdown.state import GIVE
from tests.rules.texas_showdown import cards, opened
from tests.table import Table

FULL = config_of(GAME.setup(4))


def greedy(table: Table) -> str:
    """Return the greedy action of the seat to act."""
    seat = table.awaited[0]
    return str(POLICY.greedy(table.view(seat), GAME.legal_actions(table.view(seat), seat), Random(1)))


def considered(table: Table) -> list[str]:
    """Return the actions that a search considers for the seat to act."""
    seat = table.awaited[0]
    assert POLICY.candidates
    return list(
        map(str, POLICY.candidates(table.view(seat), seat, GAME.legal_actions(table.view(seat), seat)))
    )


def test_greedy_stays_below_with_the_highest_card_that_does() -> None:
    table = opened("0 5 11-14 21-29", "1 7 10 31-38 41-44", "2-4 6", "8 9").play(*cards("0 0", "1 7"))
    assert greedy(table) == "2:play card/6"


def test_greedy_takes_with_its_highest_when_it_is_last_and_must() -> None:
    table = opened("0 5 11-14 21-29", "1 7 10 31-38 41-44", "2-4 6", "8 9 51-56")
    table.play(*cards("0 0", "1 7", "2 6"))
    assert greedy(table) == "3:play card/9"


def test_greedy_plays_its_lowest_when_others_still_may_go_above() -> None:
    table = opened("0-3", "4 8 10", "5 6", "7 9").play("0:play card/0")
    assert greedy(table) == "1:play card/4"


def test_greedy_is_rid_of_a_sheriff_where_it_does_no_harm() -> None:
    table = opened("0-4 11-15 21-25", "5-9 31-38", "41-47 51-56 61 62", "10 63-65")
    table.play(*cards("0 0", "1 5"))
    assert greedy(table) == "2:play card/56"


def test_greedy_passes_the_cards_nearest_to_the_top_of_their_colors() -> None:
    table = opened("0-9 20 21-23 74", "10 24-28", "29", "38", passing=True)
    assert greedy(table) == "0:give card/20 card/74"


def test_greedy_gives_the_lead_to_another_who_has_the_fewest_points() -> None:
    table = opened("0-4", "5-9", "11", "10 12", face_cards="pass_the_buck")
    table.play(*cards("0 0", "1 5", "2 11", "3 10"))
    table.state.points = (4, 3, 2, 1)
    assert greedy(table) == "3:lead seat/2"


def test_greedy_takes_a_trick_that_cancels_more_than_it_costs() -> None:
    table = opened("0 3 74", "4 5 65", "1 8 43 71", "6 9 41", face_cards="happy_faces")
    table.play(*cards("0 0", "1 5", "2 8", "3 6", "2 1", "3 9", "0 3", "1 4", "3 41", "0 74", "1 65"))
    assert greedy(table) == "2:play card/42"


def test_cards_that_nothing_divides_are_one_choice() -> None:
    table = opened("0 1 2 5", "3 4 6 7 10", "8", "9").play("0:play card/0")
    assert considered(table) == ["1:play card/3", "1:play card/6", "1:play card/10"]


def test_cards_that_are_gone_divide_nothing() -> None:
    table = opened("0 1 2", "3 5 7 9", "4 6", "8 10").play(*cards("0 0", "1 3", "2 4", "3 8", "3 10", "0 2"))
    assert considered(table) == ["1:play card/5", "1:play card/7"]


def test_a_search_passes_dangerous_cards_only() -> None:
    table = opened("0-9 20 21-23 74", "10 24-28", "29", "38", passing=True)
    assert len(considered(table)) == 10
    assert "0:give card/20 card/74" in considered(table)
    assert "0:give card/0 card/1" not in considered(table)


def test_fewer_points_are_worth_more() -> None:
    shares = win_shares(FULL, (1, 3, 3, 8), False)
    assert shares[0] > shares[1] == shares[2] > shares[3] > 0
    assert sum(shares) == pytest.approx(1)


def test_a_lead_is_worth_more_the_nearer_the_end() -> None:
    assert win_shares(FULL, (12, 13, 14, 14), False)[0] > win_shares(FULL, (1, 2, 3, 3), False)[0]


def test_at_the_threshold_the_fewest_points_have_won() -> None:
    assert list(win_shares(FULL, (15, 4, 4, 9), True)) == [0, 0.5, 0.5, 0]


@pytest.mark.parametrize("seats", GAME.seats)
@pytest.mark.parametrize("passing", [False, True])
def test_a_playout_plays_every_trick_of_the_hand(seats: int, passing: bool) -> None:
    table, rng = Table(GAME, seats, passing=passing), Random(3)
    GAME.apply(table.state, GAME.chance(table.state, rng), None)
    size = table.state.config.hand_size
    while table.state.hand == 1 and table.awaited and table.awaited[0] >= 0:
        if table.state.step != GIVE:
            full = table.state.copy()
            full.piles = finish_hand(full, rng)
            assert sum(scored(full)) == size
        GAME.apply(table.state, rng.choice(GAME.legal_actions(table.state, table.awaited[0])), None)
