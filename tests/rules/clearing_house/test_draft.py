"""Before play: the deal, the draft, the corners, the starting player."""

from collections import Counter

from circus.games.clearing_house import GAME
from circus.games.clearing_house.cards import ARMOR, ATTACK, INTERVENE, MOVE, bag_of
from circus.games.clearing_house.state import every_card
from tests.rules.clearing_house.openings import (
    DECK,
    allowed,
    deal_line,
    drafted,
    ended,
    full_hands,
    hand,
    hearts,
    kinds_at,
    opened,
    pieces_at,
    standing,
)
from tests.table import Table


def test_the_items_are_those_of_the_rule_text() -> None:
    table = Table(GAME, 4)
    found = Counter(piece.kind for piece in GAME.pieces(table.state))
    assert found == {"heart": 16, "trap": 16, "police": 24, "card": 36, "die": 1, "pawn": 4}
    cards = Counter(piece.face for piece in GAME.pieces(table.state) if piece.kind == "card")
    assert cards == DECK


def test_each_player_has_4_hearts_and_4_traps() -> None:
    table = opened()
    assert hearts(table) == [4, 4, 4, 4]
    assert [len(pieces_at(table, f"traps/{seat}")) for seat in range(4)] == [4, 4, 4, 4]


def test_players_start_in_the_corners_clockwise_from_the_top_left() -> None:
    """START, CH-4."""
    table = Table(GAME, 4)
    assert [standing(table, seat) for seat in range(4)] == ["1,1", "6,1", "6,6", "1,6"]


def test_two_players_start_in_opposite_corners() -> None:
    """CH-3, CH-4."""
    table = Table(GAME, 2)
    assert [standing(table, seat) for seat in range(2)] == ["1,1", "6,6"]
    assert [standing(Table(GAME, 3), seat) for seat in range(3)] == ["1,1", "6,1", "6,6"]


def test_four_players_is_the_official_number() -> None:
    """CH-3."""
    assert GAME.usual_seats == 4
    assert set(GAME.unofficial_seats) == {2, 3}


def test_players_start_with_nine_dealt_cards() -> None:
    """GAMEPLAY, CH-3: hands of another size, and cards the deck does not have, cannot be dealt."""
    table = Table(GAME, 4)
    hands = full_hands([], 4)
    short = deal_line([hand[:8] for hand in hands])
    table.refused(short, "CH-3")
    table.refused(deal_line(hands[:3]), "CH-48")
    hands[0] = ["intervene"] * 5 + ["move"] * 4
    table.refused(deal_line(hands), "ITEMS")


def test_with_fewer_players_the_rest_of_the_deck_stays_out() -> None:
    """CH-3."""
    for seats in (2, 3):
        table = opened(seats=seats)
        assert len(pieces_at(table, "deck")) == 36 - 9 * seats
        assert all(len(hand(table, seat)) == 9 for seat in range(seats))


def test_all_draft_together_and_in_secret() -> None:
    """CH-2: nothing moves until the last has chosen; the order of the answers is nothing."""
    hands = full_hands([], 4)
    one, other = (Table(GAME, 4).play(deal_line(hands)) for _ in range(2))
    assert len(one.awaited) == 4
    lines = [f"{seat}:draft card/{hands[seat][0]}" for seat in range(4)]
    one.play(lines[2])
    assert hand(one, 2) == []
    assert 2 not in one.awaited
    one.play(lines[0], lines[1], lines[3])
    other.play(*lines)
    assert one.state == other.state
    assert hand(one, 2) == [hands[2][0]]


def test_the_rest_of_the_pack_passes_to_the_left() -> None:
    """CH-2: seat 1 gets what seat 0 passed on."""
    hands = full_hands([], 4)
    table = Table(GAME, 4).play(deal_line(hands))
    table.play(*(f"{seat}:draft card/{hands[seat][0]}" for seat in range(4)))
    for seat in range(4):
        passed = sorted(hands[(seat - 1) % 4][1:])
        assert sorted(piece.face for piece in pieces_at(table, f"pack/{seat}", seat)) == passed


def test_only_a_card_of_the_held_pack_can_be_drafted() -> None:
    """CH-2."""
    hands = [["move"] * 6 + ["armor"] * 3, *full_hands(["move " * 6 + "armor " * 3], 4)[1:]]
    table = Table(GAME, 4).play(deal_line(hands))
    assert table.legal(0) == ["0:draft card/armor", "0:draft card/move"]
    table.refused("0:draft card/attack", "CH-2")
    table.refused("0:end", "CH-2")


def test_the_draft_repeats_until_all_cards_are_gone_and_the_last_is_automatic() -> None:
    """CH-2: eight choices, nine cards."""
    table = drafted(Table(GAME, 4), full_hands([], 4))
    assert len(table.emitted("choose")) == 32
    assert [len(hand(table, seat)) for seat in range(4)] == [9, 9, 9, 9]
    assert all(not pieces_at(table, f"pack/{seat}") for seat in range(4))


def test_a_die_roll_names_the_starting_player() -> None:
    """CH-5."""
    table = drafted(Table(GAME, 3), full_hands([], 3))
    assert table.legal(-1) == ["*:first seat/0", "*:first seat/1", "*:first seat/2"]
    table.refused("*:first seat/3", "CH-5")
    table.play("*:first seat/2")
    assert table.awaited == (2,)


def test_a_kit_is_drafted_once() -> None:
    """CH-1 `refill=kit`: at the end of the round the cards played come back, without a new deal."""
    table = opened("armor move")
    before = hand(table, 0)
    allowed(table, "0:play card/armor", "0:play card/move cell/2,2")
    assert hand(table, 0) != before
    assert kinds_at(table, "played/0") == ["card", "card"]
    ended(table, 11)
    assert hand(table, 0) == before
    assert table.awaited == (1,)


def test_a_redraft_shuffles_deals_and_drafts_again() -> None:
    """CH-1, CH-48 `refill=redraft`."""
    table = allowed(opened("armor", refill="redraft"), "0:play card/armor")
    ended(table, 12)
    assert table.awaited == (-1,)
    assert len(pieces_at(table, "deck")) == 36
    hands = full_hands(["intervene intervene intervene intervene"], 4)
    drafted(table, hands)
    assert hand(table, 0) == sorted(hands[0])
    assert table.awaited == (1,), "the chair passed to the left, without a die roll"


def test_a_redraft_with_fewer_players_mixes_in_what_was_left_out() -> None:
    """CH-48."""
    table = ended(opened("move " * 6, "double_move " * 6, seats=2, refill="redraft"), 6)
    out = [card for card in DECK if card in ("abduct", "intervene")]
    hands = full_hands([" ".join([out[0]] * 4 + [out[1]] * 4)], 2)
    table.play(deal_line(hands))
    assert table.awaited == (0, 1)


def test_a_redraft_deals_to_the_living_only_and_passes_to_the_next_living_seat() -> None:
    """CH-48: with 27 cards left for three, seat 0 passes to seat 2 over the dead seat 1."""
    table = opened("attack " * 4, at="3,3 4,4 6,6 1,6", refill="redraft")
    for _ in range(2):
        allowed(table, "0:play card/attack seat/1", "0:play card/attack seat/1")
        ended(table, 3 if hearts(table)[1] else 2)
    ended(table, 3)
    table.play("*:police cell/1,2", "*:police cell/1,3", "*:police cell/1,4", "*:police cell/1,5")
    dealt = sorted(piece.face for piece in pieces_at(table, "deck"))
    packs = {seat: dealt[9 * place : 9 * place + 9] for place, seat in enumerate((0, 2, 3))}
    line = "*:deal " + " ".join(f"hand/{seat}={','.join(pack)}" for seat, pack in packs.items())
    table.refused(line.replace("hand/2", "hand/1"), "CH-48")
    table.play(line)
    assert table.awaited == (0, 2, 3)
    table.play(*(f"{seat}:draft card/{pack[0]}" for seat, pack in packs.items()))
    assert sorted(piece.face for piece in pieces_at(table, "pack/2", 2)) == packs[0][1:]


def test_equal_shares_are_dealt_when_cards_are_few_and_the_remainder_stays_out() -> None:
    """CH-48: one card went to the police, so 35 are dealt as 8 each and 3 stay in the deck."""
    table = opened("attack", at="3,3 4,4 6,6 1,6", refill="redraft")
    ended(allowed(table, "0:play card/attack seat/1"), 12).play("*:police cell/6,6")
    table.play(f"2:discard card/{hand(table, 2)[0]}", "2:flee cell/5,5")
    dealt = sorted(piece.face for piece in pieces_at(table, "deck"))
    assert len(dealt) == 35
    table.play(deal_line([dealt[8 * seat : 8 * seat + 8] for seat in range(4)]))
    assert len(pieces_at(table, "deck")) == 3
    assert all(len(pieces_at(table, f"pack/{seat}")) == 8 for seat in range(4))


def test_with_fewer_cards_than_living_players_there_is_no_deal() -> None:
    """CH-48: three cards for four players stay where they are, and the round is played with them."""
    table = opened("", refill="redraft")
    table.state.hand = [bag_of((ARMOR, MOVE)), bag_of((INTERVENE,)), 0, 0]
    table.state.sizes = [2, 1, 0, 0]
    table.state.out = every_card(table.state) - sum(table.state.hand)
    allowed(table, "0:play card/armor")
    ended(table, 12)
    assert table.awaited == (1,), "a turn of the next round, not a deal"
    assert [hand(table, seat) for seat in range(4)] == [["armor", "move"], ["intervene"], [], []]
    assert len(table.emitted("deal")) == 1


def test_with_one_card_each_there_is_no_choice_in_the_draft() -> None:
    """CH-48: five cards for four players; one each is dealt and drafted, the fifth stays in the deck."""
    table = opened("", refill="redraft")
    table.state.hand = [bag_of((ARMOR, MOVE)), bag_of((INTERVENE, MOVE)), bag_of((ATTACK,)), 0]
    table.state.sizes = [2, 2, 1, 0]
    table.state.out = every_card(table.state) - sum(table.state.hand)
    ended(table, 12).play("*:deal hand/0=move hand/1=move hand/2=armor hand/3=attack")
    assert table.awaited == (1,)
    assert [hand(table, seat) for seat in range(4)] == [["move"], ["move"], ["armor"], ["attack"]]
    assert [piece.face for piece in pieces_at(table, "deck")] == ["intervene"]
