"""Views of each seat: visible values, hidden values, and audiences of events."""

from random import Random

import pytest

from circus.games.clown_standoff import GAME
from tests.rules.clown_standoff.openings import (
    ALL_TIED,
    ONE_CARDLESS,
    ONE_EACH,
    TWO_TIED,
    argued,
    dealt,
    seen_at,
    trick_lines,
)


def test_one_sees_the_own_hand_and_how_many_cards_the_others_hold() -> None:
    table = dealt("1336", "2222", "4455").play(*trick_lines("124"))
    assert seen_at(table, 0, "hand/0") == ["3", "3", "6"]
    assert seen_at(table, 0, "hand/1") == ["", "", ""]
    assert seen_at(table, -1, "hand/0") == ["", "", ""]


def test_a_sealed_choice_shows_that_it_was_made_and_to_its_owner_which() -> None:
    table = dealt("1336", "2222", "4455").play("0:choose card/1")
    assert seen_at(table, 0, "trick/0") == ["1"]
    assert seen_at(table, 1, "trick/0") == [""]
    assert seen_at(table, 1, "trick/1") == []
    other = dealt("1336", "2222", "4455").play("0:choose card/3")
    assert other.view(1) == table.view(1)
    assert other.view(0) != table.view(0)


def test_revealed_choices_are_seen_by_all_while_the_dummy_is_due() -> None:
    table = dealt("1234", "1234", dummy="5566").play("0:choose card/1", "1:choose card/2")
    for seat in (-1, 0, 1):
        assert seen_at(table, seat, "trick/0") == ["1"]
        assert seen_at(table, seat, "trick/1") == ["2"]


def test_nobody_sees_the_dummys_hand_before_it_is_revealed() -> None:
    table = dealt("1234", "1234", dummy="5566").play(*trick_lines("12 5"))
    other = dealt("1234", "1234", dummy="5666").play(*trick_lines("12 5"))
    for seat in (-1, 0, 1):
        assert seen_at(table, seat, "hand/dummy") == ["", "", ""]
        assert table.view(seat) == other.view(seat)


@pytest.mark.parametrize("seat", [-1, 0])
def test_nobody_sees_the_cards_that_were_not_dealt_cs_8(seat: int) -> None:
    table = dealt("1336", "2222", "4455")
    other = dealt("1336", "1124", "5566")
    assert table.view(seat) == other.view(seat)
    assert seen_at(table, seat, "box") == [""] * 12


def test_cards_lost_with_a_trick_and_discards_stay_seen_by_all() -> None:
    lost = dealt("5124", "5124", "3124", "3124").play(*trick_lines("5533"))
    paid = argued(*ALL_TIED).play("*:first seat/0", "0:reshuffle card/4", "*:pie dodge")
    for seat in (-1, 0, 3):
        assert seen_at(lost, seat, "discard") == ["3", "3", "5", "5"]
        assert seen_at(paid, seat, "discard") == ["4"]


def test_a_view_counts_the_pies_and_shows_the_dodges_but_not_the_order_cs_18() -> None:
    table = argued(*ONE_EACH).play("0:reveal", "*:pie dodge", "1:reveal", "*:pie dodge")
    assert seen_at(table, 2, "deck") == ["", "", "", ""]
    assert seen_at(table, 2, "revealed") == ["dodge", "dodge"]


def test_the_deck_of_a_state_has_no_order_to_be_read() -> None:
    table = argued(*ONE_EACH).play("0:reveal")
    drawn = {str(GAME.chance(table.state, Random(seed))) for seed in range(40)}
    assert drawn == {"*:pie hit", "*:pie dodge"}


def test_in_the_standoff_everybody_sees_the_same() -> None:
    table = argued(*TWO_TIED)
    public = table.view(-1)
    for seat in (0, 1):
        view = table.view(seat)
        view.viewer = -1
        assert view == public


def test_a_fill_keeps_what_is_known_and_deals_the_rest_from_the_unseen_cards() -> None:
    table = dealt("1336", "2226", "4455").play(*trick_lines("124"), "1:choose card/2")
    view, rng = table.view(0), Random(3)
    hands = set()
    for _ in range(200):
        full = GAME.determinize(view, rng)
        assert GAME.view(full, 0) == view
        lying = sorted(piece.face for piece in GAME.pieces(full) if piece.kind == "card")
        assert lying == sorted("123456" * 4)
        hands.add(full.hands[1])
    assert len(hands) > 10


def test_a_fill_deals_no_card_that_was_lost_with_a_trick() -> None:
    view, rng = dealt("5124", "5124", "3124", "3124").play(*trick_lines("5533")).view(0), Random(2)
    for _ in range(100):
        lying = sorted(
            piece.face for piece in GAME.pieces(GAME.determinize(view, rng)) if piece.kind == "card"
        )
        assert lying == sorted("123456" * 4)


def test_a_fill_draws_a_sealed_choice_from_all_unseen_cards_alike() -> None:
    table = dealt("1111", "2226", "4455").play("1:choose card/2")
    rng = Random(5)
    drawn = [GAME.determinize(table.view(0), rng).chosen[1] for _ in range(3000)]
    assert len(set(drawn)) == 5
    assert min(map(drawn.count, set(drawn))) > 500


def test_a_fill_knows_all_cards_when_none_is_hidden() -> None:
    table = argued(*ONE_EACH)
    assert GAME.determinize(table.view(1), Random(1)) == table.state


def test_the_deal_is_told_to_each_owner_only() -> None:
    table = dealt("1336", "2222", "4455")
    assert table.emitted("dealt", 0) == [{"seat": 0, "cards": ("card/1", "card/3", "card/3", "card/6")}]
    assert table.emitted("dealt") == []
    assert table.emitted("deal") == [{"cards": 4}]


def test_a_choice_is_told_to_all_and_its_card_to_the_chooser() -> None:
    table = dealt("1336", "2222", "4455").play("0:choose card/3")
    assert table.emitted("choose") == [{"seat": 0}]
    assert table.emitted("chosen", 0) == [{"seat": 0, "card": "card/3"}]
    assert table.emitted("chosen", 1) == []


def test_the_end_of_a_trick_is_told() -> None:
    won = dealt("2345", "2345", "2345").play(*trick_lines("254"))
    assert won.emitted("collect") == [{"seat": 1, "cards": ("card/2", "card/4", "card/5")}]
    cancelled = dealt("2345", "2345", "2345").play(*trick_lines("222"))
    assert cancelled.emitted("cancel") == [{"cards": ("card/2", "card/2", "card/2")}]
    assert cancelled.emitted("collect") == cancelled.emitted("highest") == []
    dummys = dealt("1234", "1234", dummy="5566").play(*trick_lines("23 5"))
    assert dummys.emitted("dummy") == [{"card": "card/5"}]
    assert dummys.emitted("highest") == [{"owner": "dummy", "card": "card/5", "beats_six": False}]
    assert dummys.emitted("dummy_wins") == [{"cards": ("card/2", "card/3", "card/5")}]


def test_the_standoff_is_told_turn_by_turn() -> None:
    table = argued(*ONE_CARDLESS).play("0:pass card/2 card/3 card/4", "1:reshuffle card/3", "*:pie dodge")
    table.play("2:reveal", "*:pie hit")
    assert table.emitted("pass") == [{"seat": 0, "cards": ("card/2", "card/3", "card/4")}]
    assert table.emitted("reshuffle") == [{"seat": 1, "card": "card/3"}]
    assert table.emitted("reveal") == [{"seat": 1}, {"seat": 2}]
    assert table.emitted("pie") == [{"seat": 1, "face": "dodge"}, {"seat": 2, "face": "hit"}]
    assert table.emitted("hit") == [{"seat": 2}]
    assert table.emitted("out") == [{"seat": 2, "cards": ()}]
    assert [each["seat"] for each in table.emitted("turn")] == [0, 1, 2, 0]
    table.play("0:reveal", "*:pie hit")
    assert table.emitted("win") == [{"seat": 1}]


def test_a_card_can_be_picked_where_it_may_be_used_and_only_there() -> None:
    table = dealt("1336", "2222", "4455").play(*trick_lines("124"))
    named = {(piece.place, piece.name) for piece in GAME.pieces(table.view(2)) if piece.name}
    assert named == {("hand/2", "card/4"), ("hand/2", "card/5")}
    standoff = argued(*ONE_EACH)
    named = {(piece.place, piece.name) for piece in GAME.pieces(standoff.view(0)) if piece.name}
    assert named == {("collected/0", f"card/{value}") for value in "2346"}
