"""ABDUCT and AMBUSH."""

from tests.rules.clearing_house.openings import (
    allowed,
    cancelled,
    ended,
    hand,
    hearts,
    kinds_at,
    opened,
    pieces_at,
    plays,
    standing,
)
from tests.table import Table


def test_abduct_moves_an_adjacent_player_to_another_space_adjacent_to_the_abductor() -> None:
    """ABDUCT, CH-16."""
    table = opened("abduct", at="1,1 2,2 6,6 1,6")
    assert plays(table, 0, "abduct") == ["seat/1 cell/1,2", "seat/1 cell/2,1"]
    table.refused("0:play card/abduct seat/1 cell/3,3", "CH-16")
    table.refused("0:play card/abduct seat/1 cell/2,2", "CH-16")
    table.refused("0:play card/abduct seat/2 cell/1,2", "CH-16")
    table.refused("0:play card/abduct seat/0 cell/1,2", "CH-16")
    allowed(table, "0:play card/abduct seat/1 cell/1,2")
    assert standing(table, 1) == "1,2"


def test_abduct_needs_a_free_destination() -> None:
    """CH-16."""
    table = opened("abduct", at="1,1 1,2 2,1 2,2")
    assert plays(table, 0, "abduct") == []
    table.refused("0:play card/abduct seat/1 cell/2,2", "CH-16")


def test_nobody_is_abducted_onto_tape() -> None:
    """Police, CH-16."""
    table = allowed(opened("attack abduct", at="1,1 2,2 6,6 1,6"), "0:play card/attack seat/1")
    ended(table, 12).play("*:police cell/1,2")
    ended(table, 3)
    assert plays(table, 0, "abduct") == ["seat/1 cell/2,1"]
    table.refused("0:play card/abduct seat/1 cell/1,2", "CH-16")


def test_abduct_steals_a_random_card_which_can_be_used_at_once() -> None:
    """ABDUCT, CH-16, CH-17."""
    table = opened("abduct", "move " * 6 + "armor armor armor", at="1,1 2,2 6,6 1,6")
    allowed(table, "0:play card/abduct seat/1 cell/1,2")
    assert table.legal(-1) == ["*:steal card/armor", "*:steal card/move"]
    table.refused("*:steal card/attack", "CH-16")
    table.play("*:steal card/move")
    assert hand(table, 0).count("move") == 1
    assert hand(table, 1).count("move") == 5
    allowed(table, "0:play card/move cell/2,2")
    assert standing(table, 0) == "2,2"


def test_only_unplayed_cards_are_stolen_and_armor_in_play_is_not_in_hand() -> None:
    """CH-16, CH-18."""
    table = opened("abduct", "armor armor attack " + "move " * 6, at="1,1 2,2 6,6 1,6", first=1)
    allowed(table, "1:play card/armor", "1:play card/armor")
    ended(table, 2)
    allowed(table, "0:play card/abduct seat/1 cell/1,2")
    assert not table.offers("*:steal card/armor")


def test_a_stolen_card_changes_its_owner_for_good() -> None:
    """CH-1, CH-36: played by the thief it returns to the thief."""
    table = opened("abduct", "move " * 6, at="1,1 2,2 6,6 1,6")
    allowed(table, "0:play card/abduct seat/1 cell/1,2").play("*:steal card/move")
    allowed(table, "0:play card/move cell/2,1")
    ended(table, 11)
    assert hand(table, 0).count("move") == 1
    assert len(hand(table, 0)) == 10


def test_from_an_empty_hand_nothing_is_stolen() -> None:
    """CH-16: seat 1 has played six cards and intervened with the other three."""
    table = opened(
        "abduct armor armor move",
        "armor armor ambush ambush ambush ambush intervene intervene intervene",
        at="2,2 1,1 6,6 1,6",
        first=1,
        intervene="one_time",
    )
    allowed(table, "1:play card/armor", "1:play card/armor", "2:end", "3:end")
    cancelled(table, 1, "0:play card/armor", "0:play card/armor")
    allowed(table, "1:play card/ambush cell/1,2", "1:play card/ambush cell/2,1", "2:end", "3:end")
    cancelled(table, 1, "0:play card/move cell/3,2").play("0:end")
    allowed(table, "1:play card/ambush cell/1,3", "1:play card/ambush cell/3,1", "2:end", "3:end")
    assert hand(table, 1) == []
    allowed(table, "0:play card/abduct seat/1 cell/3,2")
    assert standing(table, 1) == "3,2"
    assert table.awaited == (0,)


def test_an_abducted_player_springs_the_trap_at_the_destination() -> None:
    """CH-16."""
    table = allowed(opened("ambush abduct", at="1,1 2,2 6,6 1,6"), "0:play card/ambush cell/1,2")
    allowed(table, "0:play card/abduct seat/1 cell/1,2")
    assert hearts(table)[1] == 3
    assert table.awaited == (-1,), "the theft comes after the trap"


def fatal_abduction() -> Table:
    """Seat 1 of two, with one heart, has just been abducted onto a trap."""
    table = opened("attack attack attack ambush abduct", seats=2, at="3,3 1,6 4,4 6,6")
    allowed(table, "0:play card/attack seat/1", "0:play card/attack seat/1", "1:end")
    allowed(table, "0:play card/attack seat/1", "0:play card/ambush cell/2,2", "1:end")
    return allowed(table, "0:play card/abduct seat/1 cell/2,2")


def test_a_fatally_abducted_player_still_loses_a_card_and_then_the_game_ends() -> None:
    """CH-16, CH-44."""
    table = fatal_abduction()
    assert hearts(table) == [4, 0]
    assert table.outcome is None
    card = table.legal(-1)[0].removeprefix("*:steal card/")
    table.play(f"*:steal card/{card}")
    assert card in hand(table, 0)
    assert table.outcome is not None and table.outcome.winners == (0,)


def test_an_ambush_lays_a_trap_up_to_two_straight_spaces_away() -> None:
    """AMBUSH, CH-10, CH-22."""
    table = opened("ambush", at="1,1 6,1 6,6 1,6")
    wanted = ["1,2", "1,3", "2,1", "2,2", "3,1", "3,3"]
    assert plays(table, 0, "ambush") == [f"cell/{each}" for each in wanted]
    table.refused("0:play card/ambush cell/2,3", "CH-22")
    allowed(table, "0:play card/ambush cell/3,3")
    assert kinds_at(table, "cell/3,3") == ["trap"]
    assert len(pieces_at(table, "traps/0")) == 3


def test_an_ambush_needs_an_empty_space() -> None:
    """CH-22: no player, no trap; but a player may be in between."""
    table = opened("ambush ambush", at="1,1 2,2 6,6 1,6")
    table.refused("0:play card/ambush cell/2,2", "CH-22")
    table.refused("0:play card/ambush cell/1,1", "CH-22")
    assert "cell/3,3" in plays(table, 0, "ambush")
    allowed(table, "0:play card/ambush cell/3,3")
    table.refused("0:play card/ambush cell/3,3", "CH-22")


def test_no_ambush_on_tape_but_across_it() -> None:
    """Police, CH-22."""
    table = allowed(opened("attack ambush", at="1,1 1,2 6,6 1,6"), "0:play card/attack seat/1")
    ended(table, 12).play("*:police cell/2,2")
    ended(table, 3)
    table.refused("0:play card/ambush cell/2,2", "CH-22")
    assert "cell/3,3" in plays(table, 0, "ambush")


def test_an_ambush_needs_a_trap_in_supply_and_the_supply_is_not_refilled() -> None:
    """CH-22, CH-51: with four Ambush cards back in the kit, the four traps are gone."""
    table = opened("ambush " * 4)
    allowed(table, "0:play card/ambush cell/2,2", "0:play card/ambush cell/3,3")
    ended(table, 3)
    allowed(table, "0:play card/ambush cell/1,2", "0:play card/ambush cell/1,3")
    ended(table, 7)
    assert table.awaited == (1,)
    ended(table, 3)
    assert hand(table, 0).count("ambush") == 4
    assert plays(table, 0, "ambush") == []
    table.refused("0:play card/ambush cell/2,1", "CH-22")


def test_from_a_hand_of_protected_cards_nothing_is_stolen() -> None:
    """CH-49: it counts as empty."""
    table = opened("abduct", base_deck="protected", at="1,1 2,2 6,6 1,6")
    table.state.out += table.state.hand[1]
    table.state.hand[1] = table.state.sizes[1] = 0
    allowed(table, "0:play card/abduct seat/1 cell/1,2")
    assert standing(table, 1) == "1,2"
    assert table.awaited == (0,)
