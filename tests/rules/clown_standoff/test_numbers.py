"""Numbers of the rules that a designer changes: each changes exactly what it says, and bots use it."""

from random import Random

import pytest

from circus import bots
from circus.content.texts import LANGUAGES, Texts
from circus.core.errors import UnknownOptionError
from circus.core.number import TooFewPiecesError
from circus.games.clown_standoff import GAME
from circus.games.clown_standoff.config import config_of
from circus.games.clown_standoff.facts import pie_risk, pies_in_deck, pies_risked, trick_number
from circus.games.clown_standoff.policy import POLICY
from tests.rules.clown_standoff.openings import argued, deal_line, dealt, face_up
from tests.table import Table

TRICKS = ("643", "532", "642", "532")
"""Seat 0 of three collects all twelve cards: 2,2,2,3,3,3,4,4,5,5,6,6."""


def test_a_hand_has_as_many_cards_as_the_number_says() -> None:
    table = dealt("123456", "123456", "123456", cards_dealt=6)
    table.refused("0:reveal", "Argument phase 1")
    Table(GAME, 3, cards_dealt=6).refused(deal_line(["1234", "1234", "1234"]), "Preparation 1")


def test_there_are_as_many_tricks_as_cards_in_a_hand() -> None:
    table = dealt("65", "54", "43", cards_dealt=2)
    assert trick_number(table.state) == 1
    table.play("0:choose card/6", "1:choose card/5", "2:choose card/4")
    assert trick_number(table.state) == 2
    table.play("0:choose card/5", "1:choose card/4", "2:choose card/3")
    assert table.legal(0) == sorted(
        ["0:reveal", *(f"0:reshuffle card/{value}" for value in (3, 4, 5, 6)), *passes(table)]
    )


def passes(table: Table) -> list[str]:
    """Return the passes among the legal actions of seat 0."""
    return [line for line in table.legal(0) if ":pass " in line]


def test_a_value_has_as_many_cards_as_the_number_says() -> None:
    Table(GAME, 3).refused(deal_line(["1111", "1222", "3333"]), "Preparation 1")
    assert Table(GAME, 3, copies=5).offers(deal_line(["1111", "1222", "3333"]))
    Table(GAME, 3, copies=2).refused(deal_line(["1112", "2334", "4556"]), "Preparation 1")
    assert [len(face_up(Table(GAME, 3, copies=copies), "box")) for copies in (2, 4, 6)] == [12, 24, 36]


def test_more_cards_than_there_are_cannot_be_dealt() -> None:
    with pytest.raises(TooFewPiecesError, match="need 18 pieces, but there are 12"):
        GAME.setup(6, {"cards_dealt": 3, "copies": 2})
    assert GAME.setup(2, {"cards_dealt": 4, "copies": 2}).changed == {"copies": 2}
    with pytest.raises(TooFewPiecesError, match="need 15 pieces"):
        GAME.setup(2, {"cards_dealt": 5, "copies": 2})


def test_several_hits_make_the_risk_that_part_of_the_deck() -> None:
    table = argued(*TRICKS, hits=2, dodges=3)
    state = table.state
    assert (pies_in_deck(state), pies_risked(state, "reveal"), pie_risk(state)) == (5, 5, 2 / 5)
    table.play("0:reveal")
    assert GAME.odds(state) == [2 / 5, 3 / 5]
    table.play("*:pie dodge", "1:reveal")
    assert GAME.odds(table.state) == [2 / 4, 2 / 4]


def test_a_hit_ends_its_round_and_the_next_deck_has_all_hits_again() -> None:
    table = argued(*TRICKS, hits=2, dodges=3).play("0:reveal", "*:pie dodge")
    table.play("1:reveal", "*:pie hit")
    faces = [piece.face for piece in GAME.pieces(table.state) if piece.place == "deck"]
    assert sorted(faces) == ["dodge"] * 3 + ["hit"] * 2


def test_with_one_dodge_the_second_pie_hits() -> None:
    table = argued(*TRICKS, dodges=1).play("0:reveal", "*:pie dodge", "1:reveal")
    table.refused("*:pie dodge", "CS-16")
    assert table.legal(-1) == ["*:pie hit"]


@pytest.mark.parametrize(
    ("numbers", "price"),
    [
        ({}, 3),
        ({"pass_per_player": 2}, 6),
        ({"pass_extra": 2}, 5),
        ({"pass_per_player": 0, "pass_extra": 2}, 2),
        ({"pass_per_player": 0}, 1),
    ],
)
def test_a_pass_costs_cards_for_each_player_and_extra_ones_but_never_nothing(
    numbers: dict[str, int], price: int
) -> None:
    table = argued(*TRICKS, **numbers)
    assert {len(line.split()) - 1 for line in passes(table)} == {price}
    wrong = " ".join(["0:pass", *(f"card/{value}" for value in sorted([2, 3, 4, 5, 6, 6, 6][: price + 1]))])
    table.refused(wrong, "CS-15")


def test_a_price_of_the_players_still_in_falls_when_one_goes_out_and_a_fixed_one_does_not() -> None:
    for numbers, after in (({}, 2), ({"pass_per_player": 0, "pass_extra": 3}, 3)):
        table = argued(*TRICKS, **numbers)
        table.play("0:reveal", "*:pie dodge", "1:reveal", "*:pie hit")
        assert {len(line.split()) - 1 for line in passes(table)} == {after}


def test_numbers_outside_their_ranges_are_refused() -> None:
    for number in GAME.numbers:
        for value in (number.least - 1, number.most + 1):
            with pytest.raises(UnknownOptionError):
                GAME.setup(4, {number.name: value})


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_and_refusals_name_the_tables_own_numbers(language: str) -> None:
    texts = Texts(language)
    texts.add_game("clown_standoff")
    table = argued(*TRICKS, hits=2, dodges=7, pass_per_player=2)
    price = GAME.rule_violation(table.state, GAME.verbs.parse("0:pass card/2"))
    assert price and "6" in texts.explain(price)
    table.play("0:reveal", "*:pie dodge")
    pie = next(event for event in table.events if event.kind == "pie")
    why = GAME.explanation(pie, table.view(0), table.setup)
    assert why and (why.facts["hits"], why.facts["pies"], why.facts["dodges"]) == (2, 9, 7)


def test_the_greedy_bot_waits_for_three_times_the_risk_of_a_whole_deck() -> None:
    """With the published deck that is a risk of one half."""
    for dodges_left, verb in ((7, "reveal"), (2, "pass")):
        table = argued(*TRICKS[:3], "352", dodges=9).play("0:reveal", "*:pie dodge")
        table.state.dodges = dodges_left
        view = table.view(1)
        action = POLICY.greedy(view, GAME.legal_actions(view, 1), Random(1))
        assert action.verb == verb


def test_chances_follow_the_hits_and_the_price_of_a_pass() -> None:
    """Two players without cards: the holder stays clean if a Dodge comes up, for then every pie hits."""
    chances = config_of(GAME.setup(2, {"hits": 2, "dodges": 1, "pass_per_player": 0})).chances
    assert chances.of_turn((0, 0), 1) == pytest.approx((1 / 3, 2 / 3))
    assert chances.best_turn((1, 0), 0) == "pass"
    published = config_of(GAME.setup(2)).chances
    assert published.best_turn((1, 0), 0) == "reshuffle"


@pytest.mark.parametrize("strength", ["greedy", "hard"])
def test_bots_pass_a_deck_of_hits_when_a_pass_is_cheap(strength: str) -> None:
    table = argued(*TRICKS, hits=3, pass_per_player=0)
    table.state.dodges = 0
    view = table.view(0)
    action = bots.find(strength)(GAME, view, GAME.legal_actions(view, 0), Random(1))
    assert str(action) == "0:pass card/2"
