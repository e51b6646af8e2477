"""Standoff phase, its beginning: who takes part and who plays first."""

from collections import Counter
from random import Random

from circus.games.clown_standoff import GAME
from tests.rules.clown_standoff.openings import (
    ALL_TIED,
    ONE_CARDLESS,
    ONE_EACH,
    TWO_CARDLESS,
    TWO_ONE_CARDLESS,
    TWO_TIED,
    argued,
    face_up,
)
from tests.table import Table


def collected(table: Table) -> list[str]:
    return [face_up(table, f"collected/{seat}") for seat in range(table.setup.seats)]


def test_the_player_with_the_most_cards_plays_first_however_low_they_are() -> None:
    table = argued("645", "243", "243", "223")
    assert collected(table) == ["456", "223344", "223"]
    assert table.awaited == (1,)


def test_tied_players_compare_their_highest_card() -> None:
    table = argued(*ONE_EACH)
    assert collected(table) == ["2346", "2345", "2345", "2345"]
    assert table.awaited == (0,)


def test_tied_highest_cards_give_way_to_the_next_highest_cs_10() -> None:
    table = argued("6532", "2654", "3345", "2254")
    assert collected(table) == ["2356", "2456", "2245", "3345"]
    assert table.awaited == (1,)


def test_a_1_is_worth_1_in_the_comparison_cs_10() -> None:
    table = argued("6123", "6234", "3354", "4455")
    assert collected(table) == ["2346", "1236", "3345", ""]
    assert table.awaited == (0,)


def test_identical_cards_let_chance_decide_cs_10() -> None:
    table = argued(*ALL_TIED)
    assert table.awaited == (-1,)
    assert table.legal(-1) == [f"*:first seat/{seat}" for seat in range(4)]
    assert table.play("*:first seat/2").awaited == (2,)


def test_chance_decides_between_the_tied_players_only_cs_10() -> None:
    table = argued("6532", "5632", "1163", "4426")
    assert collected(table) == ["2356", "2356", "1136", "2446"]
    assert table.legal(-1) == ["*:first seat/0", "*:first seat/1"]
    table.refused("*:first seat/3", "CS-10")
    table.refused("*:pie hit", "CS-10")


def test_each_tied_player_is_as_likely_to_be_the_first_cs_10() -> None:
    table, rng = argued(*ALL_TIED), Random(1)
    drawn = Counter(str(GAME.chance(table.state, rng)) for _ in range(2000))
    assert len(drawn) == 4
    assert min(drawn.values()) > 400


def test_players_without_any_card_tie_too_cs_10() -> None:
    table = argued(*TWO_CARDLESS)
    assert collected(table) == ["", ""]
    assert table.legal(-1) == ["*:first seat/0", "*:first seat/1"]


def test_a_player_without_cards_takes_part_and_can_only_reveal_cs_9() -> None:
    table = argued(*ONE_CARDLESS)
    assert collected(table) == ["223455666", "346", ""]
    table.play("0:reveal", "*:pie dodge", "1:reveal", "*:pie dodge")
    assert table.legal(2) == ["2:reveal"]


def test_a_cardless_player_counts_for_the_cost_of_a_pass_cs_9_cs_15() -> None:
    argued(*ONE_CARDLESS).refused("0:pass card/2 card/2", "CS-15")


def test_with_sit_out_a_cardless_player_is_passed_by_and_not_counted_cs_9() -> None:
    table = argued(*ONE_CARDLESS, no_tricks="sit_out")
    assert table.emitted("sit_out") == [{"seat": 2}]
    assert table.play("0:pass card/2 card/2").awaited == (1,)
    assert table.play("1:reveal", "*:pie dodge").awaited == (0,)


def test_with_sit_out_nobody_leaves_if_that_would_be_everybody_cs_9() -> None:
    table = argued(*TWO_CARDLESS, no_tricks="sit_out")
    assert table.emitted("sit_out") == []
    assert table.play("*:first seat/1").awaited == (1,)
    assert table.play("1:reveal", "*:pie dodge").awaited == (0,)


def test_with_sit_out_the_only_one_with_cards_wins_at_once_cs_9() -> None:
    table = argued(*TWO_ONE_CARDLESS, no_tricks="sit_out")
    assert table.awaited == ()
    assert table.outcome == ((0,), (1, 0), "last_standing")


def test_without_sit_out_the_only_one_with_cards_has_to_win_the_standoff_cs_9() -> None:
    table = argued(*TWO_ONE_CARDLESS)
    assert table.outcome is None
    assert table.play("0:reveal", "*:pie hit").outcome == ((1,), (0, 1), "last_standing")


def test_with_sit_out_tied_players_with_cards_still_tie_cs_9() -> None:
    assert argued(*TWO_TIED, no_tricks="sit_out").legal(-1) == ["*:first seat/0", "*:first seat/1"]
