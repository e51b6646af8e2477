"""Turns, rounds, the starter, and how the game ends."""

from tests.rules.clearing_house.openings import (
    allowed,
    cancelled,
    ended,
    hand,
    hearts,
    opened,
    pieces_at,
    plays,
)
from tests.rules.clearing_house.test_abduct_and_ambush import fatal_abduction
from tests.table import Table


def test_a_turn_has_up_to_two_cards_and_ends_by_itself_after_the_second() -> None:
    """TURN, NOTES, CH-7: the same name twice is fine."""
    table = opened("armor armor armor")
    allowed(table, "0:play card/armor")
    assert table.awaited == (0,)
    allowed(table, "0:play card/armor")
    assert table.awaited == (1,)


def test_no_card_at_all_may_be_played() -> None:
    """CH-7, CH-34."""
    assert opened().play("0:end").awaited == (1,)


def test_the_second_card_is_chosen_after_the_first_took_effect() -> None:
    """CH-7."""
    table = opened("move move")
    assert not table.offers("0:play card/move cell/3,3")
    allowed(table, "0:play card/move cell/2,2")
    assert table.offers("0:play card/move cell/3,3")


def test_a_round_goes_three_times_round_the_table() -> None:
    """ROUND, NOTES, CH-6."""
    table = ended(opened(first=2), 12)
    turns = [each["seat"] for each in table.emitted("turn")]
    assert turns == [2, 3, 0, 1] * 3 + [3]
    assert len(table.emitted("round")) == 1


def test_the_next_round_is_started_by_the_player_to_the_left_of_the_last_starter() -> None:
    """CH-8."""
    table = ended(opened(first=3), 12)
    assert table.awaited == (0,)
    ended(table, 12)
    assert table.awaited == (1,)


def test_the_chair_skips_the_dead() -> None:
    """CH-8, CH-51: seat 1 died, so seat 2 starts after seat 0."""
    table = opened("attack " * 4, at="3,3 4,4 6,6 1,6")
    for _ in range(2):
        allowed(table, "0:play card/attack seat/1", "0:play card/attack seat/1")
        ended(table, 3 if hearts(table)[1] else 2)
    ended(table, 3)
    for cell in ("1,2", "1,3", "1,4", "1,5"):
        table.play(f"*:police cell/{cell}")
    assert table.awaited == (2,)


def test_without_a_playable_card_one_is_still_awaited_and_can_only_end() -> None:
    """CH-40: walls all round leave no space for the Ambush, and Intervene is only a reaction."""
    table = opened("intervene " * 4 + "armor " * 4 + "ambush", at="1,1 6,1 6,6 1,6", walls="1,2 2,1 2,2")
    allowed(table, "0:play card/armor", "0:play card/armor")
    ended(table, 3)
    allowed(table, "0:play card/armor", "0:play card/armor")
    ended(table, 3)
    assert table.legal(0) == ["0:end"]


def test_the_last_player_standing_wins() -> None:
    """GOAL, CH-32: at once, in the middle of a card; the score is the hearts left."""
    table = fatal_abduction()
    table.play(table.legal(-1)[0])
    assert table.awaited == ()
    assert table.outcome is not None
    assert tuple(table.outcome) == ((0,), (4, 0), "last_standing")


def test_two_players_who_live_through_five_rounds_tie() -> None:
    """STALEMATE, CH-3, CH-33: with two seats the count starts with the first round."""
    table = ended(opened(seats=2), 29)
    assert table.outcome is None
    ended(table, 1)
    assert table.outcome is not None
    assert tuple(table.outcome) == ((0, 1), (4, 4), "stalemate")


def test_the_stalemate_counts_from_the_first_full_round_after_the_last_death() -> None:
    """CH-33: seat 2 of three dies in round one, so the tie falls after round six."""
    table = opened("attack " * 4, seats=3, at="3,3 6,1 4,4 1,6")
    for _ in range(2):
        allowed(table, "0:play card/attack seat/2", "0:play card/attack seat/2")
        ended(table, 2 if hearts(table)[2] else 1)
    ended(table, 2)
    for cell in ("1,2", "1,3", "1,4", "1,5"):
        table.play(f"*:police cell/{cell}")
    ended(table, 29)
    assert table.outcome is None
    ended(table, 1)
    assert table.outcome is not None
    assert tuple(table.outcome) == ((0, 1), (4, 4, 0), "stalemate")


def test_with_more_than_two_alive_there_is_no_limit() -> None:
    """CH-33: twenty idle rounds end nothing."""
    table = ended(opened(seats=3), 9 * 20)
    assert table.outcome is None


def test_the_round_limit_lets_most_hearts_win_ties_shared() -> None:
    """CH-33 `round_limit`."""
    table = allowed(opened("attack", at="3,3 4,4 6,6 1,6", round_limit=1), "0:play card/attack seat/1")
    ended(table, 12).play("*:police cell/1,2")
    assert table.outcome is not None
    assert tuple(table.outcome) == ((0, 2, 3), (4, 3, 4, 4), "round_limit")


def test_the_stalemate_goes_before_the_round_limit() -> None:
    """CH-46: both fall after round five; the tie does not ask for hearts."""
    table = allowed(
        opened("attack", seats=2, at="3,3 1,6 4,4 6,6", round_limit=5), "0:play card/attack seat/1"
    )
    ended(table, 6).play("*:police cell/1,2")
    ended(table, 24)
    assert table.outcome is not None
    assert tuple(table.outcome) == ((0, 1), (4, 3), "stalemate")


def test_the_base_deck_is_none_by_default() -> None:
    """CH-35."""
    assert [len(hand(opened(), seat)) for seat in range(4)] == [9] * 4


def test_open_base_cards_are_ordinary_cards() -> None:
    """CH-35, CH-49: they can be stolen, and a redraft shuffles them in."""
    table = opened(base_deck="open", refill="redraft")
    assert [len(hand(table, seat)) for seat in range(4)] == [11] * 4
    ended(table, 12)
    assert len([piece for piece in table.game.pieces(table.state) if piece.place == "deck"]) == 44


def test_protected_base_cards_can_be_played_and_come_back_every_round() -> None:
    """CH-49: under redraft too."""
    table = opened(BARE, base_deck="protected", refill="redraft", at="3,3 4,4 6,6 1,6")
    allowed(table, "0:play card/attack seat/1")
    assert hearts(table)[1] == 3
    assert plays(table, 0, "attack") == []
    table.refused("0:play card/attack seat/1", "CH-7")
    assert base_cards(table, "played/0") == ["attack"]
    ended(table, 12).play("*:police cell/1,1")
    assert base_cards(table, "hand/0") == ["attack", "move"]


def test_of_two_equal_cards_the_unprotected_one_is_played_first() -> None:
    """CH-49."""
    table = opened("move", base_deck="protected")
    allowed(table, "0:play card/move cell/2,2")
    assert base_cards(table, "hand/0") == ["attack", "move"]
    assert hand(table, 0).count("move") == 0
    allowed(table, "0:play card/move cell/1,1")
    assert base_cards(table, "played/0") == ["move"]


def test_protected_base_cards_cannot_be_stolen() -> None:
    """CH-35, CH-49."""
    table = opened("abduct", BARE, base_deck="protected", at="1,1 2,2 6,6 1,6")
    allowed(table, "0:play card/abduct seat/1 cell/1,2")
    table.refused("*:steal card/attack", "CH-49")


def test_protected_base_cards_cannot_be_discarded_to_the_police() -> None:
    """CH-35, CH-49."""
    table = opened("attack", BARE, base_deck="protected", at="1,1 2,2 6,6 1,6")
    allowed(table, "0:play card/attack seat/1")
    ended(table, 12).play("*:police cell/2,2")
    table.refused("1:discard card/move", "CH-49")
    assert "1:discard card/armor" in table.legal(1)


BARE = "armor armor ambush ambush ambush ambush ranged_attack ranged_attack double_move"


def base_cards(table: Table, place: str) -> list[str]:
    """Return the faces of the protected cards at a place."""
    return sorted(piece.face for piece in pieces_at(table, place) if piece.kind == "base_card")


def test_a_death_in_the_last_counted_round_is_a_win_and_no_tie() -> None:
    """STALEMATE: "with both players still alive"."""
    table = opened("attack", seats=2, at="3,3 1,6 4,4 6,6")
    ended(table, 29)
    table.state.active, table.state.awaited, table.state.lap = 0, (0,), 2
    table.state.hearts[1] = 1
    allowed(table, "0:play card/attack seat/1")
    assert table.outcome is not None
    assert tuple(table.outcome) == ((0,), (4, 0), "last_standing")


def test_the_round_limit_counts_rounds_whatever_the_number_alive() -> None:
    """CH-46: with two alive too, if the stalemate does not come first."""
    table = ended(opened(seats=2, round_limit=3), 18)
    assert table.outcome is not None
    assert tuple(table.outcome) == ((0, 1), (4, 4), "round_limit")


def test_open_base_cards_can_be_stolen() -> None:
    """CH-49: they are ordinary cards."""
    table = opened("abduct", BARE, base_deck="open", at="1,1 2,2 6,6 1,6")
    allowed(table, "0:play card/abduct seat/1 cell/1,2")
    assert table.offers("*:steal card/attack")
    assert table.offers("*:steal card/move")


def test_one_time_intervenes_are_not_dealt_again() -> None:
    """CH-48, CH-35."""
    table = opened("armor", "intervene", refill="redraft", intervene="one_time")
    cancelled(table, 1, "0:play card/armor")
    ended(table, 12)
    assert len(pieces_at(table, "deck")) == 35
