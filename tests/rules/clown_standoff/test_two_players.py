"""Additional rules for 2 players: the dummy."""

from collections import Counter
from random import Random

from circus.games.clown_standoff import GAME
from tests.rules.clown_standoff.openings import TWO_TIED, argued, deal_line, dealt, face_up, trick_lines
from tests.table import Table


def test_a_dummy_is_dealt_4_cards_with_2_players_only_cs_21() -> None:
    assert face_up(dealt("1234", "1234", dummy="5566"), "hand/dummy") == "5566"
    Table(GAME, 2).refused(deal_line(["1234", "1234"]), "CS-21")
    Table(GAME, 3).refused(deal_line(["1234", "1234", "1234"], "5566"), "CS-21")
    Table(GAME, 2).refused(deal_line(["1234", "1234"], "566"), "Preparation 1")


def test_the_dummy_reveals_after_the_players_have_revealed_cs_21() -> None:
    table = dealt("1234", "1234", dummy="5566").play("0:choose card/1")
    assert table.awaited == (1,)
    assert table.emitted("show") == []
    table.play("1:choose card/2")
    assert table.emitted("show") == [{"cards": ("card/1", "card/2")}]
    assert table.awaited == (-1,)
    assert table.legal(-1) == ["*:dummy card/5", "*:dummy card/6"]
    table.refused("*:dummy card/4", "CS-21")
    table.refused("*:pie hit", "CS-21")


def test_the_dummys_card_is_random_cs_21() -> None:
    table = dealt("1234", "1234", dummy="5666").play("0:choose card/1", "1:choose card/2")
    rng = Random(1)
    drawn = Counter(str(GAME.chance(table.state, rng)) for _ in range(2000))
    assert drawn.keys() == {"*:dummy card/5", "*:dummy card/6"}
    assert abs(drawn["*:dummy card/5"] / 2000 - 1 / 4) < 0.05


def test_the_dummys_card_is_used_up_cs_21() -> None:
    table = dealt("1234", "1234", dummy="5566").play(*trick_lines("12 5"), *trick_lines("21 5"))
    table.play("0:choose card/3", "1:choose card/4")
    assert table.legal(-1) == ["*:dummy card/6"]


def test_a_trick_the_dummy_wins_leaves_the_game_whole_cs_21() -> None:
    table = dealt("1234", "1234", dummy="5566").play(*trick_lines("23 5"))
    assert face_up(table, "discard") == "235"
    assert [face_up(table, f"collected/{seat}") for seat in (0, 1)] == ["", ""]


def test_a_player_who_wins_takes_the_dummys_card_too_cs_21() -> None:
    table = dealt("1236", "1234", dummy="5544").play(*trick_lines("63 5"))
    assert face_up(table, "collected/0") == "356"


def test_the_dummy_takes_part_in_cancelling_cs_21() -> None:
    table = dealt("1235", "1234", dummy="5544").play(*trick_lines("53 5"))
    assert face_up(table, "collected/1") == "355"


def test_the_dummys_6_makes_a_1_win_and_its_1_beats_a_6_cs_21() -> None:
    table = dealt("1235", "1236", dummy="1666").play(*trick_lines("13 6"), *trick_lines("56 1"))
    assert face_up(table, "collected/0") == "136"
    assert face_up(table, "discard") == "156"


def test_the_dummy_has_no_part_in_the_standoff_cs_21() -> None:
    table = argued(*TWO_TIED).play("*:first seat/0")
    assert table.state.playing == (0, 1)
    assert table.play("0:reveal", "*:pie dodge").awaited == (1,)
    assert table.play("1:pass card/3 card/5").awaited == (0,)


def test_the_dummys_cards_are_no_collection_even_if_it_won_most_cs_21() -> None:
    table = argued("23 6", "23 6", "23 6", "52 4")
    assert table.awaited == (0,)
