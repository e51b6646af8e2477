"""INTERVENE: windows, chains, and the turn it costs."""

from tests.rules.clearing_house.openings import (
    allowed,
    answered,
    cancelled,
    ended,
    hand,
    hearts,
    kinds_at,
    opened,
    pieces_at,
)

NEAR = "3,3 4,4 6,6 1,6"


def test_after_every_announced_card_all_others_are_asked() -> None:
    """CH-25: with or without an Intervene; a seat without can only allow."""
    table = opened("attack", "intervene", at=NEAR).play("0:play card/attack seat/1")
    assert table.awaited == (1, 2, 3)
    assert table.legal(1) == ["1:allow", "1:intervene"]
    assert table.legal(2) == ["2:allow"]
    table.refused("2:intervene", "CH-25")
    table.refused("2:end", "CH-25")
    assert hearts(table)[1] == 4, "nothing happens before the answers"


def test_any_card_opens_a_window_armor_too_but_an_end_does_not() -> None:
    """CH-42, CH-23."""
    table = cancelled(opened("armor", "intervene attack", at=NEAR), 1, "0:play card/armor")
    assert table.emitted("armor") == []
    table.play("0:end")
    assert table.awaited == (2,)


def test_intervene_cancels_one_card_which_is_spent() -> None:
    """INTERVENE, CH-23, CH-43."""
    table = cancelled(opened("attack attack", "intervene", at=NEAR), 1, "0:play card/attack seat/1")
    assert hearts(table)[1] == 4
    assert hand(table, 0).count("attack") == 1
    assert kinds_at(table, "played/0") == ["card"]
    assert "intervene" not in hand(table, 1)
    allowed(table, "0:play card/attack seat/1")
    assert hearts(table)[1] == 3


def test_cancelled_cards_and_used_intervenes_return_with_the_kit() -> None:
    """CH-43."""
    table = cancelled(opened("attack", "intervene", at=NEAR), 1, "0:play card/attack seat/1")
    ended(table, 11)
    assert "attack" in hand(table, 0)
    assert "intervene" in hand(table, 1)


def test_no_die_is_rolled_for_a_cancelled_shot() -> None:
    """CH-23: a reaction before dice and effects."""
    table = cancelled(opened("ranged_attack", "intervene"), 1, "0:play card/ranged_attack seat/1")
    assert table.awaited == (0,)
    assert table.emitted("roll") == []


def test_answers_are_secret_and_their_order_is_nothing() -> None:
    """CH-25."""
    one, other = (
        opened("attack", "intervene", "intervene", at=NEAR).play("0:play card/attack seat/1")
        for _ in range(2)
    )
    one.play("2:intervene")
    assert [one.emitted("answer", seat) for seat in (0, 1)] == [[{"seat": 2}]] * 2
    assert one.view(1).wish == 0
    assert one.view(2).wish == 1 << 2
    one.play("1:intervene", "3:allow")
    other.play("3:allow", "1:intervene", "2:intervene")
    assert one.state == other.state


def test_the_first_intervene_clockwise_is_played_and_the_others_are_kept() -> None:
    """CH-25: after seat 2, seat 3 comes before seat 1; a new window opens against it."""
    table = opened("", "intervene", "armor", "intervene", first=2).play("2:play card/armor")
    answered(table, 1, 3)
    assert table.emitted("intervene") == [{"seat": 3, "against": (2,)}]
    assert "intervene" in hand(table, 1)
    assert table.awaited == (0, 1, 2), "the active player now too"


def test_an_intervene_against_an_intervene_saves_the_card() -> None:
    """CH-23, CH-25: the last one played resolves first; the active player may do it."""
    table = opened("attack intervene", "intervene", at=NEAR).play("0:play card/attack seat/1")
    answered(answered(answered(table, 1), 0))
    assert hearts(table)[1] == 3
    assert table.emitted("cancel") == []


def test_three_intervenes_cancel_the_card() -> None:
    """CH-25; CH-42: one seat may play several in a chain."""
    table = opened("attack intervene", "intervene intervene", at=NEAR).play("0:play card/attack seat/1")
    for seat in (1, 0, 1):
        answered(table, seat)
    answered(table)
    assert hearts(table)[1] == 4
    assert [each["seat"] for each in table.emitted("intervene")] == [1, 0, 1]


def test_the_active_player_comes_last_in_every_window() -> None:
    """CH-42: against the Intervene of seat 1, seat 3 comes before seat 0, whose turn it is."""
    table = opened("armor intervene", "intervene", "", "intervene").play("0:play card/armor")
    answered(answered(table, 1), 0, 3)
    assert [each["seat"] for each in table.emitted("intervene")] == [1, 3]
    assert "intervene" in hand(table, 0)
    assert table.awaited == (0, 1, 2), "all but the one whose Intervene it is about"


def test_an_intervene_does_not_count_to_the_two_cards() -> None:
    """CH-23."""
    table = opened("armor armor intervene", "intervene").play("0:play card/armor")
    answered(answered(answered(table, 1), 0))
    assert table.awaited == (0,)
    allowed(table, "0:play card/armor")
    assert table.awaited == (2,), "seat 1 has lost its turn"


def test_the_user_loses_the_next_turn() -> None:
    """INTERVENE, CH-24, CH-38: nobody is awaited for it, and it is one of the three."""
    table = cancelled(opened("armor", "intervene"), 1, "0:play card/armor").play("0:end")
    assert table.awaited == (2,)
    assert table.emitted("skip") == [{"seat": 1}]
    ended(table, 10)
    assert [each["seat"] for each in table.emitted("turn")] == [0, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 1]


def test_a_turn_is_lost_into_the_next_round_too() -> None:
    """INTERVENE: every time, no matter if the round resets (CH-24)."""
    table = ended(opened("armor", "intervene", first=1), 11)
    cancelled(table, 1, "0:play card/armor").play("0:end")
    assert table.awaited == (2,), "the new round"
    ended(table, 3)
    assert table.awaited == (2,)


def test_lost_turns_add_up_and_a_cancelled_intervene_costs_one_too() -> None:
    """CH-24."""
    table = opened("armor intervene", "intervene intervene").play("0:play card/armor")
    for seat in (1, 0, 1):
        answered(table, seat)
    answered(table).play("0:end")
    ended(table, 2)
    assert table.emitted("skip") == [{"seat": 1}, {"seat": 0}, {"seat": 1}]
    assert table.awaited == (2,)


def test_one_may_react_while_skipping() -> None:
    """CH-24."""
    table = cancelled(opened("armor", "intervene intervene", "armor"), 1, "0:play card/armor")
    table.play("0:end", "2:play card/armor")
    assert table.offers("1:intervene")


def test_a_whole_round_may_pass_without_a_turn_of_the_loser() -> None:
    """CH-38: four Intervenes cost the next round's turns as well."""
    table = opened("armor armor", "intervene " * 4, "armor armor")
    cancelled(table, 1, "0:play card/armor", "0:play card/armor", "2:play card/armor", "2:play card/armor")
    ended(table, 7)
    assert [each["seat"] for each in table.emitted("skip")] == [1, 1, 1, 1]
    assert table.awaited == (2,), "round two began with the fourth lost turn"


def test_one_time_intervenes_leave_the_game_and_cost_no_turn() -> None:
    """CH-35, CH-43: even one that is cancelled itself."""
    table = opened("armor intervene", "intervene", intervene="one_time").play("0:play card/armor")
    answered(answered(answered(table, 1), 0)).play("0:end")
    assert table.awaited == (1,)
    assert len([piece for piece in pieces_at(table, "box") if piece.face == "intervene"]) == 2
    ended(table, 11)
    assert "intervene" not in hand(table, 0) + hand(table, 1)


def test_one_card_limits_one_coming_turn_to_one_card() -> None:
    """CH-35, CH-39: the turn ends by itself after it."""
    table = opened("armor", "intervene armor", "armor", intervene="one_card")
    cancelled(table, 1, "0:play card/armor").play("0:end")
    allowed(table, "1:play card/armor")
    assert table.awaited == (2,)
    ended(table, 3)
    assert table.emitted("turn")[-1] == {"seat": 1, "plays": 2}


def test_one_card_limits_add_up_and_never_touch_the_present_turn() -> None:
    """CH-39."""
    table = opened("armor armor intervene", "intervene intervene", intervene="one_card")
    table.play("0:play card/armor")
    for seat in (1, 0, 1):
        answered(table, seat)
    allowed(answered(table), "0:play card/armor")
    ended(table, 7)
    turns = [(each["seat"], each["plays"]) for each in table.emitted("turn")]
    assert turns == [(0, 2), (1, 1), (2, 2), (3, 2), (0, 1), (1, 1), (2, 2), (3, 2), (0, 2)]
