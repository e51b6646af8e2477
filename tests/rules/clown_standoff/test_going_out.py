"""Standoff phase, a Hit: who goes out, who gets the new deck, and how the game ends."""

from circus.games.clown_standoff import GAME
from circus.games.clown_standoff.facts import ranking
from tests.rules.clown_standoff.openings import ALL_TIED, ONE_CARDLESS, ONE_EACH, argued, face_up
from tests.table import Table


def hit(table: Table, *seats: int) -> Table:
    """Reveal the Hit to these seats in turn."""
    for seat in seats:
        table.play(f"{seat}:reveal", "*:pie hit")
    return table


def test_a_hit_puts_the_player_out_of_the_game() -> None:
    table = hit(argued(*ONE_EACH), 0)
    assert table.state.playing == (1, 2, 3)
    assert table.legal(0) == []
    order: list[int] = []
    for _ in range(4):
        order += table.awaited
        table.play(f"{table.awaited[0]}:reveal", "*:pie dodge")
    assert order == [1, 2, 3, 1]


def test_after_a_hit_all_6_pie_cards_make_the_new_deck() -> None:
    table = argued(*ONE_EACH).play("0:reveal", "*:pie dodge", "1:reveal", "*:pie dodge")
    hit(table, 2)
    assert sum(piece.place == "deck" for piece in GAME.pieces(table.state)) == 6


def test_the_new_deck_goes_to_the_player_with_the_most_cards_not_to_the_neighbour_cs_20() -> None:
    table = argued(*ONE_EACH).play("0:reveal", "*:pie dodge", "1:reshuffle card/5", "*:pie dodge")
    table.play("2:reshuffle card/2", "*:pie dodge")
    assert hit(table, 3).awaited == (0,)
    table = argued(*ONE_EACH).play("0:reshuffle card/6", "*:pie dodge")
    table.play("1:reshuffle card/5", "*:pie dodge")
    assert hit(table, 2).awaited == (3,)
    assert table.play("3:reveal", "*:pie dodge").awaited == (0,)


def test_cards_are_counted_as_they_remain_cs_11() -> None:
    table = argued(*ALL_TIED).play("*:first seat/0", "0:reshuffle card/2", "*:pie dodge")
    table.play("1:reshuffle card/2", "*:pie dodge")
    assert hit(table, 2).awaited == (3,)


def test_a_tie_gives_the_new_deck_to_the_highest_card_cs_11() -> None:
    table = argued(*ALL_TIED).play("*:first seat/0", "0:reshuffle card/5", "*:pie dodge")
    table.play("1:reshuffle card/2", "*:pie dodge", "2:reshuffle card/4", "*:pie dodge")
    assert hit(table, 3).awaited == (1,)


def test_which_cards_were_paid_decides_the_tie_cs_15() -> None:
    table = argued(*ALL_TIED).play("*:first seat/0", "0:reshuffle card/5", "*:pie dodge")
    table.play("1:reshuffle card/4", "*:pie dodge", "2:reshuffle card/2", "*:pie dodge")
    assert hit(table, 3).awaited == (2,)


def test_an_unbroken_tie_gives_the_new_deck_to_the_nearest_clockwise_cs_11() -> None:
    table = argued(*ALL_TIED).play("*:first seat/2")
    assert hit(table, 2).awaited == (3,)
    assert hit(table, 3).awaited == (0,)


def test_the_nearest_clockwise_is_looked_for_among_the_tied_only_cs_11() -> None:
    table = argued(*ALL_TIED).play("*:first seat/0", "0:reveal", "*:pie dodge")
    table.play("1:reveal", "*:pie dodge", "2:reshuffle card/5", "*:pie dodge", "3:reveal", "*:pie dodge")
    table.play("0:reveal", "*:pie dodge")
    assert hit(table, 1).awaited == (3,)


def test_players_without_cards_tie_clockwise_cs_11() -> None:
    table = argued("6523", "6523", "6532", "6532").play("0:reveal", "*:pie dodge", "1:reveal", "*:pie dodge")
    assert hit(table, 2).awaited == (0,)
    assert hit(table, 0).awaited == (1,)


def test_the_cards_of_the_player_who_is_out_go_to_nobody_cs_19() -> None:
    table = hit(argued(*ONE_EACH), 0)
    assert face_up(table, "collected/0") == ""
    assert face_up(table, "discard") == "2346"
    assert [face_up(table, f"collected/{seat}") for seat in (1, 2, 3)] == ["2345"] * 3


def test_the_standoff_is_repeated_until_one_is_left_who_wins() -> None:
    table = hit(argued(*ONE_EACH), 0, 1)
    assert table.outcome is None
    hit(table, 2)
    assert table.awaited == ()
    assert table.outcome == ((3,), (0, 0, 0, 1), "last_standing")


def test_nothing_can_be_done_after_the_end() -> None:
    table = hit(argued(*ONE_EACH), 0, 1, 2)
    assert [table.legal(seat) for seat in range(-1, 4)] == [[]] * 5
    table.refused("3:reveal", "turn order")


def test_the_ranking_is_the_reverse_order_of_going_out_cs_22() -> None:
    assert ranking(hit(argued(*ONE_EACH), 0, 1, 2).state) == ((3,), (2,), (1,), (0,))


def test_who_sat_out_shares_the_last_place_cs_22() -> None:
    table = argued("65432", "65432", "64532", "46532", no_tricks="sit_out")
    assert table.state.playing == (0, 1)
    assert ranking(hit(table, 0).state) == ((1,), (0,), (2, 3, 4))
    two = argued(*ONE_CARDLESS, no_tricks="sit_out")
    assert ranking(hit(two, 0).state) == ((1,), (0,), (2,))
