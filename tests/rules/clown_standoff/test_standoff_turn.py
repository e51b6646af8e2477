"""Standoff phase, one turn: reveal, reshuffle or pass, and what a Dodge does."""

from collections import Counter
from itertools import combinations
from random import Random

from circus.games.clown_standoff import GAME
from tests.rules.clown_standoff.openings import (
    ALL_TIED,
    ONE_CARDLESS,
    ONE_EACH,
    TWO_ONE_CARDLESS,
    argued,
    face_up,
)
from tests.table import Table


def pies(table: Table) -> tuple[int, int]:
    """Return the numbers of Pie cards in the deck and revealed."""
    lying = Counter(piece.place for piece in GAME.pieces(table.state) if piece.kind == "pie")
    return lying["deck"], lying["revealed"]


def dodged(table: Table, times: int) -> Table:
    """Play this number of turns with a reveal and a Dodge."""
    for _ in range(times):
        table.play(f"{table.awaited[0]}:reveal", "*:pie dodge")
    return table


def test_a_turn_is_a_reveal_a_reshuffle_or_a_pass() -> None:
    assert argued(*ONE_EACH).legal(0) == [
        "0:pass card/2 card/3 card/4 card/6",
        "0:reshuffle card/2",
        "0:reshuffle card/3",
        "0:reshuffle card/4",
        "0:reshuffle card/6",
        "0:reveal",
    ]


def test_only_the_player_whose_turn_it_is_has_a_choice() -> None:
    table = argued(*ONE_EACH)
    assert [table.legal(seat) for seat in (1, 2, 3)] == [[], [], []]
    table.refused("1:reveal", "turn order")


def test_a_reveal_turns_over_the_top_pie_card() -> None:
    table = argued(*ONE_EACH).play("0:reveal")
    assert table.awaited == (-1,)
    assert table.legal(-1) == ["*:pie dodge", "*:pie hit"]
    table.refused("*:first seat/0", "Standoff phase 1")


def test_a_dodge_keeps_the_player_in_and_passes_the_remaining_deck_on() -> None:
    table = argued(*ONE_EACH).play("0:reveal", "*:pie dodge")
    assert table.awaited == (1,)
    assert pies(table) == (5, 1)
    assert table.state.playing == (0, 1, 2, 3)


def test_the_deck_passes_clockwise_cs_18() -> None:
    table = argued(*ONE_EACH)
    order: list[int] = []
    for _ in range(5):
        order += table.awaited
        dodged(table, 1)
    assert order == [0, 1, 2, 3, 0]


def test_each_pie_card_left_is_as_likely_to_be_on_top() -> None:
    for revealed, share in ((0, 1 / 6), (3, 1 / 3), (5, 1)):
        table = dodged(argued(*ONE_EACH), revealed)
        table.play(f"{table.awaited[0]}:reveal")
        rng = Random(revealed)
        hits = sum(str(GAME.chance(table.state, rng)) == "*:pie hit" for _ in range(3000))
        assert abs(hits / 3000 - share) < 0.03


def test_a_reshuffle_discards_one_clown_card_and_makes_a_deck_of_all_6_pies() -> None:
    table = dodged(argued(*ONE_EACH), 4).play("0:reshuffle card/3")
    assert pies(table) == (6, 0)
    assert face_up(table, "collected/0") == "246"
    assert face_up(table, "discard") == "3"


def test_a_reshuffle_goes_on_to_a_reveal_in_the_same_turn_cs_12() -> None:
    table = argued(*ONE_EACH).play("0:reshuffle card/3")
    assert table.awaited == (-1,)
    table.refused("0:pass card/2 card/4 card/6 card/6", "turn order")
    table.refused("0:reveal", "turn order")
    assert table.play("*:pie hit").state.fallen == (0,)


def test_after_a_reshuffle_and_a_dodge_5_pie_cards_pass_on_cs_14() -> None:
    table = dodged(argued(*ONE_EACH), 2).play("2:reshuffle card/3", "*:pie dodge")
    assert table.awaited == (3,)
    assert pies(table) == (5, 1)


def test_a_reshuffle_of_a_whole_deck_is_allowed_cs_13() -> None:
    table = argued(*ONE_EACH)
    assert pies(table) == (6, 0)
    assert table.offers("0:reshuffle card/6")


def test_a_reshuffle_costs_a_card_one_has_collected_cs_13() -> None:
    table = argued(*ONE_EACH)
    table.refused("0:reshuffle card/5", "CS-13")
    cardless = dodged(argued(*TWO_ONE_CARDLESS), 1)
    assert cardless.legal(1) == ["1:reveal"]
    cardless.refused("1:reshuffle card/3", "CS-13")


def test_a_pass_discards_as_many_cards_as_players_are_in_oneself_included_cs_15() -> None:
    table = argued(*ONE_EACH)
    table.refused("0:pass card/2 card/3 card/4", "CS-15")
    table.play("0:pass card/2 card/3 card/4 card/6")
    assert face_up(table, "collected/0") == ""
    assert face_up(table, "discard") == "2346"


def test_a_pass_gives_the_deck_on_as_it_is_cs_15() -> None:
    table = dodged(argued(*ONE_EACH), 4).play("0:pass card/2 card/3 card/4 card/6")
    assert table.awaited == (1,)
    assert pies(table) == (2, 4)


def test_the_payer_chooses_freely_which_cards_he_discards_cs_15() -> None:
    table = argued(*ONE_CARDLESS)
    ways = {" ".join(f"card/{value}" for value in way) for way in combinations("223455666", 3)}
    assert {line for line in table.legal(0) if "pass" in line} == {f"0:pass {way}" for way in ways}
    assert len(table.legal(0)) == 1 + 5 + len(ways)


def test_a_pass_costs_cards_one_has_collected_cs_15() -> None:
    table = argued(*ONE_CARDLESS)
    table.refused("0:pass card/2 card/2 card/2", "CS-15")
    table.refused("0:pass card/1 card/2 card/2", "CS-15")
    table.play("0:pass card/2 card/2 card/3", "1:reshuffle card/3", "*:pie dodge")
    dodged(table, 2).refused("1:pass card/3 card/4 card/6", "CS-15")


def test_a_refused_pass_tells_too_few_cards_from_others_than_the_collected_ones_cs_15() -> None:
    table = argued(*ONE_EACH)
    assert why_not(table, "0:pass card/2 card/3 card/4 card/5") == "clown_standoff-why-pass-not-collected"
    table.play("0:reshuffle card/2", "*:pie dodge")
    dodged(table, 3)
    assert why_not(table, "0:pass card/3 card/4 card/6 card/6") == "clown_standoff-why-pass-unpaid"


def why_not(table: Table, text: str) -> str:
    """Return the key of the sentence with which the rules refuse an action."""
    why = GAME.rule_violation(table.state, GAME.verbs.parse(text))
    return why.key if why else ""


def test_a_pass_gets_cheaper_when_a_player_is_out_cs_15() -> None:
    table = argued(*ONE_EACH).play("0:reveal", "*:pie hit")
    assert table.awaited == (1,)
    table.refused("1:pass card/2 card/3 card/4 card/5", "CS-15")
    assert table.offers("1:pass card/2 card/3 card/4")


def test_a_pass_costs_2_when_two_are_left_cs_15() -> None:
    table = argued(*ONE_EACH).play("0:reveal", "*:pie hit", "1:reveal", "*:pie hit")
    assert table.play("2:pass card/2 card/5").awaited == (3,)
    assert face_up(table, "collected/2") == "34"


def test_a_pass_may_follow_a_pass_until_the_cards_are_used_up_cs_17() -> None:
    table = argued(*ALL_TIED).play("*:first seat/0")
    for seat in range(4):
        table.play(f"{seat}:pass card/2 card/3 card/4 card/5")
    assert table.legal(0) == ["0:reveal"]


def test_after_five_dodges_only_the_hit_is_left_cs_16() -> None:
    table = dodged(argued(*ONE_EACH), 5)
    assert pies(table) == (1, 5)
    assert {line.split()[0] for line in table.legal(1)} == {"1:reveal", "1:reshuffle", "1:pass"}
    table.play("1:reveal")
    assert table.legal(-1) == ["*:pie hit"]
    table.refused("*:pie dodge", "CS-16")
    assert table.play("*:pie hit").state.fallen == (1,)


def test_revealing_is_always_possible_cs_23() -> None:
    table = argued(*ONE_CARDLESS)
    for _ in range(5):
        assert table.offers(f"{table.awaited[0]}:reveal")
        dodged(table, 1)
