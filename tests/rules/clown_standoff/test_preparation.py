"""Preparation: the cards, the deal, the Pie deck, and how many may play."""

from collections import Counter
from random import Random

import pytest

from circus.core.errors import ParseError, UsageError
from circus.games.clown_standoff import GAME
from tests.rules.clown_standoff.openings import ALL_TIED, argued, deal_line, dealt, face_up
from tests.table import Table


@pytest.mark.parametrize("seats", [1, 7])
def test_two_to_six_play_cs_1(seats: int) -> None:
    assert GAME.seats == (2, 3, 4, 5, 6)
    with pytest.raises(UsageError):
        GAME.setup(seats)


@pytest.mark.parametrize("seats", GAME.seats)
def test_there_are_24_clown_cards_four_of_each_value(seats: int) -> None:
    clowns = Counter(piece.face for piece in GAME.pieces(Table(GAME, seats).state) if piece.kind == "card")
    assert clowns == dict.fromkeys("123456", 4)


def test_there_are_1_hit_and_5_dodges_in_a_face_down_pile() -> None:
    table = Table(GAME, 3)
    pies = Counter((piece.face, piece.place) for piece in GAME.pieces(table.state) if piece.kind == "pie")
    assert pies == {("hit", "deck"): 1, ("dodge", "deck"): 5}
    assert [piece.face for piece in GAME.pieces(table.view(0)) if piece.place == "deck"] == [""] * 6


@pytest.mark.parametrize("seats", GAME.seats)
def test_each_player_is_dealt_4_clown_cards(seats: int) -> None:
    table = Table(GAME, seats)
    assert table.awaited == (-1,)
    GAME.apply(table.state, GAME.chance(table.state, Random(1)), None)
    assert all(len(face_up(table, f"hand/{seat}")) == 4 for seat in range(seats))
    assert table.awaited == tuple(range(seats))


def test_the_deal_is_shuffled() -> None:
    table = Table(GAME, 3)
    deals = {str(GAME.chance(table.state, Random(seed))) for seed in range(20)}
    assert len(deals) == 20


def test_the_cards_not_dealt_return_to_the_box_cs_8() -> None:
    table = dealt("1111", "2222", "3345")
    assert face_up(table, "box") == "334445556666"
    assert [piece.face for piece in GAME.pieces(table.view(0)) if piece.place == "box"] == [""] * 12


def test_with_6_players_all_cards_are_dealt_cs_1() -> None:
    assert face_up(dealt("1234", "1234", "1234", "1256", "3456", "5566"), "box") == ""


def test_the_deal_is_listed_as_too_many_draws_and_checked_one_by_one() -> None:
    table = Table(GAME, 3)
    assert table.legal(-1) == []
    assert table.offers(deal_line(["1111", "2222", "3333"]))


def test_a_hand_of_another_size_is_no_deal() -> None:
    Table(GAME, 3).refused(deal_line(["111", "2222", "3333"]), "Preparation 1")
    Table(GAME, 3).refused(deal_line(["11112", "2222", "3333"]), "Preparation 1")
    with pytest.raises(ParseError):
        GAME.verbs.parse(deal_line(["111122223", "2222", "3333"]))


def test_a_fifth_card_of_a_value_is_no_deal() -> None:
    Table(GAME, 3).refused(deal_line(["1111", "1222", "3333"]), "Preparation 1")


def test_too_few_or_too_many_hands_are_no_deal() -> None:
    Table(GAME, 3).refused(deal_line(["1111", "2222"]), "Preparation 1")
    Table(GAME, 3).refused(deal_line(["1111", "2222", "3333", "4444"]), "Preparation 1")


@pytest.mark.parametrize(
    "line",
    [
        "*:deal hand/0=2,1,3,4 hand/1=1,2,3,4 hand/2=1,2,3,4",
        "*:deal hand/1=1,2,3,4 hand/0=1,2,3,4 hand/2=1,2,3,4",
        "*:deal dummy=1,2,3,4 hand/0=1,2,3,4 hand/1=1,2,3,4",
        "*:deal hand/0=1,2,3,7 hand/1=1,2,3,4 hand/2=1,2,3,4",
        "*:deal hand/0=1,2,3,04 hand/1=1,2,3,4 hand/2=1,2,3,4",
        "*:deal hand/0 hand/1 hand/2",
        "*:deal",
        "*:pie cake",
        "0:choose card/7",
        "0:pass",
        "0:pass card/2 card/1",
        "0:pass" + 7 * " card/1",
        "0:pie hit",
        "*:reveal",
    ],
)
def test_an_action_has_one_spelling_only(line: str) -> None:
    with pytest.raises(ParseError):
        GAME.verbs.parse(line)


def test_nothing_can_be_drawn_before_the_deal() -> None:
    Table(GAME, 3).refused("*:first seat/0", "Preparation 1")
    Table(GAME, 3).refused("*:pie hit", "Preparation 1")


def test_nothing_is_dealt_a_second_time() -> None:
    dealt("1111", "2222", "3333").refused(deal_line(["1111", "2222", "3333"]), "turn order")
    argued(*ALL_TIED).refused(deal_line(["1111", "2222", "3333", "4444"]), "CS-10")
