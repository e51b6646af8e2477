"""Argument phase: choosing in secret, revealing, cancelling, winning and collecting."""

import pytest

from tests.rules.clown_standoff.openings import ALL_TIED, argued, dealt, face_up, trick_lines


def test_each_player_chooses_one_clown_card_in_his_hand() -> None:
    table = dealt("1336", "2222", "4455")
    assert table.legal(0) == ["0:choose card/1", "0:choose card/3", "0:choose card/6"]
    assert table.legal(1) == ["1:choose card/2"]
    table.refused("0:choose card/2", "Argument phase 1")


def test_a_card_played_has_left_the_hand() -> None:
    table = dealt("1336", "2222", "4455").play(*trick_lines("124"), "0:choose card/6")
    table.play("1:choose card/2", "2:choose card/4")
    assert table.legal(0) == ["0:choose card/3"]
    table.refused("0:choose card/1", "Argument phase 1")


def test_all_choose_together_in_any_order_cs_6() -> None:
    table = dealt("1336", "2222", "4455")
    assert table.awaited == (0, 1, 2)
    assert table.play("2:choose card/4").awaited == (0, 1)
    assert table.play("0:choose card/1").awaited == (1,)
    again = dealt("1336", "2222", "4455").play("0:choose card/1", "2:choose card/4")
    assert again.state == table.state


def test_a_choice_cannot_be_changed_cs_6() -> None:
    dealt("1336", "2222", "4455").play("0:choose card/1").refused("0:choose card/3", "turn order")


def test_nothing_is_revealed_before_all_have_chosen_cs_6() -> None:
    table = dealt("1336", "2222", "4455").play("0:choose card/1", "1:choose card/2")
    assert table.emitted("show") == []
    assert table.play("2:choose card/4").emitted("show") == [{"cards": ("card/1", "card/2", "card/4")}]


def test_the_argument_has_four_tricks() -> None:
    table = dealt("5555", "2222", "3333")
    for number in range(4):
        assert table.awaited == (0, 1, 2), number
        table.play(*trick_lines("523"))
    assert table.awaited == (0,)
    assert table.offers("0:reveal")


def test_the_highest_card_wins_and_collects_the_whole_trick() -> None:
    table = dealt("2345", "2345", "2345").play(*trick_lines("254"))
    assert [face_up(table, f"collected/{seat}") for seat in range(3)] == ["", "245", ""]


@pytest.mark.parametrize(("trick", "winner"), [("5543", 2), ("5553", 3), ("5443", 0), ("3543", 1)])
def test_equal_cards_cancel_however_many_cs_2(trick: str, winner: int) -> None:
    table = dealt(*(value + "126" for value in trick))
    table.play(*trick_lines(trick))
    assert face_up(table, f"collected/{winner}") == "".join(sorted(trick))


def test_the_winner_collects_the_cancelled_cards_too_cs_5() -> None:
    table = dealt("5123", "5123", "2134").play(*trick_lines("552"))
    assert face_up(table, "collected/2") == "255"


@pytest.mark.parametrize("trick", ["5533", "5555"])
def test_a_trick_of_cancelled_cards_leaves_the_game_and_counts_cs_4(trick: str) -> None:
    table = dealt(*(value + "124" for value in trick)).play(*trick_lines(trick))
    assert face_up(table, "discard") == "".join(sorted(trick))
    assert all(face_up(table, f"collected/{seat}") == "" for seat in range(4))
    assert all(len(face_up(table, f"hand/{seat}")) == 3 for seat in range(4))


def test_a_cancelled_trick_is_not_carried_over_cs_4() -> None:
    table = dealt("5234", "5234", "3612", "3411").play(*trick_lines("5533"), *trick_lines("2364"))
    assert face_up(table, "collected/2") == "2346"
    assert face_up(table, "discard") == "3355"


def test_a_1_beats_a_6_of_the_same_trick() -> None:
    table = dealt("6222", "1333", "5444").play(*trick_lines("615"))
    assert face_up(table, "collected/1") == "156"


def test_without_a_6_a_1_is_the_lowest() -> None:
    table = dealt("3222", "1333", "5444").play(*trick_lines("315"))
    assert face_up(table, "collected/2") == "135"


def test_a_1_alone_uncancelled_wins_without_a_6() -> None:
    table = dealt("5222", "1333", "5444").play(*trick_lines("515"))
    assert face_up(table, "collected/1") == "155"


def test_a_1_beats_sixes_that_cancel_each_other_cs_3() -> None:
    table = dealt("6222", "1333", "6444", "5123").play(*trick_lines("6165"))
    assert face_up(table, "collected/1") == "1566"


def test_only_an_uncancelled_6_promotes_the_1_with_that_option_cs_3() -> None:
    hands = ("6222", "1333", "6444", "5123")
    table = dealt(*hands, one_beats_six="uncancelled").play(*trick_lines("6165"))
    assert face_up(table, "collected/3") == "1566"
    table = dealt("6222", "1333", "4444", "5123", one_beats_six="uncancelled").play(*trick_lines("6145"))
    assert face_up(table, "collected/1") == "1456"


@pytest.mark.parametrize("option", ["revealed", "uncancelled"])
def test_two_1s_cancel_each_other_beside_a_6_cs_3(option: str) -> None:
    table = dealt("6222", "1333", "1444", "5123", one_beats_six=option).play(*trick_lines("6115"))
    assert face_up(table, "collected/0") == "1156"


def test_1s_and_6s_that_all_cancel_leave_the_next_highest_cs_3() -> None:
    table = dealt("6222", "1333", "1444", "6245", "3555").play(*trick_lines("61163"))
    assert face_up(table, "collected/4") == "11366"


def test_collected_cards_lie_face_up_for_the_whole_game_cs_7() -> None:
    table = argued(*ALL_TIED)
    for seat in (-1, 0, 1, 2, 3):
        assert table.view(seat).collected == table.state.collected
        assert (
            "".join(p.face for p in table.game.pieces(table.view(seat)) if p.place == "collected/2") == "2345"
        )


def test_the_pie_deck_waits_for_the_standoff() -> None:
    table = dealt("5555", "2222", "3333")
    for line in ("0:reveal", "0:reshuffle card/5", "0:pass card/5 card/5 card/5"):
        table.refused(line, "Argument phase 1")


def test_no_clown_card_is_chosen_in_the_standoff() -> None:
    argued(*ALL_TIED).play("*:first seat/0").refused("0:choose card/5", "Standoff phase")
