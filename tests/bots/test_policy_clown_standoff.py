"""Policy for bots in Clown Standoff: greedy play, and the values of a standoff."""

from collections.abc import Sequence
from random import Random

import pytest

from circus import bots
from circus.core import memo
from circus.core.policy import Reason
from circus.games.clown_standoff import GAME
from circus.games.clown_standoff.cards import pack
from circus.games.clown_standoff.config import config_of
from circus.games.clown_standoff.evaluation import trick_chance
from circus.games.clown_standoff.policy import POLICY
from circus.games.clown_standoff.state import TURN
from tests.table import Table

CHANCES = config_of(GAME.setup(seats=6)).chances
chances, chances_of_reveal = CHANCES.of_turn, CHANCES.of_reveal


def standoff(*cards: str, dodges: int = 5, seats: int | None = None) -> Table:
    """Return a table in the Standoff with these collected cards by seat; seat 0 has the Pie deck."""
    table = Table(GAME, seats or len(cards))
    state = table.state
    state.phase, state.holder, state.awaited, state.dodges = TURN, 0, (0,), dodges
    state.hands = [0] * state.config.owners
    state.collected = [pack(map(int, each)) for each in cards]
    return table


def dealt(*hands: str) -> Table:
    """Return a table in the Argument with these hands."""
    listed = (f"hand/{seat}={','.join(sorted(hand))}" for seat, hand in enumerate(hands))
    return Table(GAME, len(hands)).play("*:deal " + " ".join(listed))


def greedy(table: Table, seat: int = 0) -> str:
    """Return the action of the greedy bot in this seat."""
    view = table.view(seat)
    return str(POLICY.greedy(view, GAME.legal_actions(view, seat), Random(1)))


def hard(table: Table, seat: int = 0) -> str:
    """Return the action of the hard bot in this seat."""
    view = table.view(seat)
    return str(bots.find("hard")(GAME, view, GAME.legal_actions(view, seat), Random(1)))


def why(table: Table, line: str) -> Reason | None:
    """Return the reason that a hint gives for a line."""
    assert POLICY.reason
    action = GAME.verbs.parse(line)
    return POLICY.reason(table.view(action.seat), action)


def test_greedy_reveals_while_the_deck_is_whole() -> None:
    assert greedy(standoff("1123456", "1234", "1", "")) == "0:reveal"


def test_greedy_passes_once_the_risk_is_one_half() -> None:
    """CS-15: the lowest cards pay."""
    assert greedy(standoff("2345", "123456", "1", "", dodges=2)) == "0:reveal"
    assert greedy(standoff("22345", "123456", "1", "", dodges=1)) == "0:pass card/2 card/2 card/3 card/4"


def test_greedy_reshuffles_with_its_lowest_card_when_it_cannot_pass() -> None:
    assert greedy(standoff("456", "123456", "1", "", dodges=1)) == "0:reshuffle card/4"


def test_greedy_reveals_when_it_has_nothing_to_pay_with() -> None:
    assert greedy(standoff("", "123456", "1", "", dodges=0)) == "0:reveal"


def test_whoever_has_most_cards_passes_every_deck_that_is_not_whole() -> None:
    assert greedy(standoff("123456", "12345", dodges=4)).startswith("0:pass ")
    assert greedy(standoff("12345", "123456", dodges=4)) == "0:reveal"


def test_greedy_plays_the_likeliest_winner() -> None:
    assert greedy(dealt("5332", "6665", "4421", "4411")) == "0:choose card/5"


def test_a_1_is_likelier_to_win_while_many_6s_are_out() -> None:
    """Argument phase 4."""
    table = dealt("1234", "6655", "6644", "5533")
    none_seen = trick_chance(table.view(0), 0, 1)
    table.play("0:choose card/4", "1:choose card/6", "2:choose card/6", "3:choose card/5")
    assert trick_chance(table.view(0), 0, 1) < none_seen


def test_a_6_is_safer_when_the_1s_are_in_ones_own_hand() -> None:
    """Argument phase 4: a 1 beats it."""
    alone = trick_chance(dealt("6222", "1155", "1134", "3344").view(0), 0, 6)
    assert trick_chance(dealt("6111", "1255", "2234", "3344").view(0), 0, 6) > alone


def test_without_cards_two_players_have_even_chances() -> None:
    assert chances((0, 0), 5) == pytest.approx((0.5, 0.5))
    assert chances((0, 0), 0) == (0.0, 1.0)


def test_chances_of_a_last_pie_worked_out_by_hand() -> None:
    """CS-14, CS-16: only the Hit is left, and one card buys a whole deck."""
    assert chances_of_reveal((1, 0), 0) == (0.0, 1.0)
    assert chances((1, 0), 0)[0] == pytest.approx(0.5)
    assert chances((2, 0), 0) == (1.0, 0.0)


@pytest.mark.parametrize("counts", [(4, 4, 4, 4), (8, 4, 4, 0), (16, 0, 0, 0), (6, 6, 6, 6, 0, 0)])
def test_rough_chances_are_close_to_those_worked_out(counts: tuple[int, ...]) -> None:
    each = chances(counts, 5)
    assert sum(each) == pytest.approx(1) == sum(CHANCES.rough(counts))
    assert CHANCES.rough(counts) == pytest.approx(each, abs=0.1)


def test_a_standoff_can_be_worked_out_whose_turns_are_more_than_calls_can_be_nested() -> None:
    """Four players with 24 cards come close to it, and a search then asks from deep within."""
    assert sum(chances((40, 40), 5)) == pytest.approx(1)


RINGS = ((0, 0), (3, 1), (5, 5), (2, 0, 1), (4, 3, 3), (4, 0, 4, 0), (7, 1, 2, 3), (2, 9, 1, 0, 3))


def turned(each: Sequence[float], places: int) -> list[float]:
    return [*each[places:], *each[:places]]


@pytest.mark.parametrize("counts", RINGS, ids=str)
@pytest.mark.parametrize("dodges", range(6))
def test_a_turn_comes_to_what_the_best_of_its_ways_does(counts: tuple[int, ...], dodges: int) -> None:
    """CS-13 to CS-15: reveal; reshuffle for a card, then reveal; pass for as many cards as play."""
    mine, *others = counts
    ways = {"reveal": [*chances_of_reveal(counts, dodges)]}
    if mine and dodges < 5:
        ways["reshuffle"] = [*chances_of_reveal((mine - 1, *others), 5)]
    if mine >= len(counts):
        ways["pass"] = turned(chances((*others, mine - len(counts)), dodges), -1)
    best = max(ways, key=lambda way: ways[way][0])
    assert CHANCES.best_turn(counts, dodges) == best
    assert [*chances(counts, dodges)] == ways[best]


@pytest.mark.parametrize("counts", [each for each in RINGS if len(each) <= 4], ids=str)
@pytest.mark.parametrize("dodges", range(6))
def test_a_reveal_comes_to_a_hit_or_a_turn_of_the_next(counts: tuple[int, ...], dodges: int) -> None:
    """CS-11, CS-18, CS-19: after a Hit the player with the most cards gets a whole deck."""
    others = counts[1:]
    most = others.index(max(others))
    hit = [0.0, *turned(chances((*others[most:], *others[:most]), 5), -most or len(others))]
    dodged = turned(chances((*others, counts[0]), dodges - 1), -1) if dodges else hit
    risk = 1 / (dodges + 1)
    expected = [risk * out + (1 - risk) * on for out, on in zip(hit, dodged, strict=True)]
    assert chances_of_reveal(counts, dodges) == pytest.approx(expected)


def test_chances_that_were_forgotten_are_the_same_again() -> None:
    before = [chances((5, 4, 3, 4), dodges) for dodges in range(6)]
    memo.forget()
    assert [chances((5, 4, 3, 4), dodges) for dodges in reversed(range(6))] == before[::-1]


def test_one_more_card_is_worth_something() -> None:
    for cards in range(6):
        assert chances((cards + 1, 3, 3), 2)[0] >= chances((cards, 3, 3), 2)[0]
    assert chances((6, 3, 3), 2)[0] > chances((0, 3, 3), 2)[0]


def test_search_of_a_crowd_pays_with_the_lowest_cards_and_reshuffles_no_whole_deck() -> None:
    """CS-15, CS-14."""
    assert POLICY.candidates
    for dodges, expected in (
        (5, ["0:reveal", "0:pass card/2 card/2 card/3 card/4 card/5"]),
        (3, ["0:reveal", "0:reshuffle card/2", "0:pass card/2 card/2 card/3 card/4 card/5"]),
    ):
        view = standoff("223456", "16", "16", "", "", dodges=dodges).view(0)
        assert list(map(str, POLICY.candidates(view, 0, GAME.legal_actions(view, 0)))) == expected


def test_with_four_players_or_fewer_the_best_turn_is_worked_out() -> None:
    assert POLICY.candidates
    view = standoff("123456", "123", dodges=3).view(0)
    assert list(map(str, POLICY.candidates(view, 0, GAME.legal_actions(view, 0)))) == ["0:pass card/1 card/2"]


def test_imagined_arguments_end_with_shares_of_the_win() -> None:
    assert POLICY.rollout
    rng = Random(1)
    for seats in GAME.seats:
        state = GAME.start(GAME.setup(seats))
        GAME.apply(state, GAME.chance(state, rng), None)
        for seat in state.awaited[:2]:
            worth = POLICY.rollout(state.copy(), rng)
            assert sum(worth) == pytest.approx(1) and len(worth) == seats
            GAME.apply(state, GAME.legal_actions(state, seat)[0], None)


@pytest.mark.parametrize(
    ("cards", "dodges", "answer"),
    [
        (("22", ""), 0, "0:pass card/2 card/2"),
        (("5", "12"), 0, "0:reshuffle card/5"),
        (("123456", "123"), 2, "0:pass card/1 card/2"),
        (("111", "222", "333"), 5, "0:reveal"),
    ],
)
def test_hard_does_in_the_standoff_what_the_odds_demand(
    cards: tuple[str, ...], dodges: int, answer: str
) -> None:
    assert hard(standoff(*cards, dodges=dodges)) == answer


def test_hints_tell_the_chance_of_a_pie() -> None:
    table = standoff("2345", "16", dodges=3)
    assert why(table, "0:reveal") == Reason("reveal", {"percent": 25, "fresh": 17, "count": 0})
    assert why(table, "0:pass card/2 card/3") == Reason("pass", {"percent": 25, "fresh": 17, "count": 2})


def test_hints_tell_the_chance_to_win_the_trick() -> None:
    reason = why(dealt("6541", "1123", "1223", "2334"), "0:choose card/6")
    assert reason and reason.key == "choose" and 0 < reason.facts["percent"] < 100
