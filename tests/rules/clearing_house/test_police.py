"""The police at the end of a round: pieces, coordinates, who has to go."""

from circus.games.clearing_house import GAME
from tests.rules.clearing_house.openings import (
    allowed,
    cancelled,
    ended,
    hand,
    hearts,
    kinds_at,
    opened,
    pieces_at,
    standing,
)
from tests.table import Table

NEAR = "3,3 4,4 6,6 1,6"


def raided(*wanted: str, at: str = NEAR, walls: str = "", seats: int = 4, **options: object) -> Table:
    """Seat 1 took one damage in a round that is over: one piece is due."""
    table = opened(*(wanted or ("attack",)), seats=seats, first=0, at=at, walls=walls, **options)
    return ended(allowed(table, "0:play card/attack seat/1"), 12)


def test_every_point_of_damage_of_the_round_brings_one_piece() -> None:
    """Police, CH-27: of all players together."""
    table = opened("attack attack attack", at="3,3 4,4 2,2 1,6")
    allowed(table, "0:play card/attack seat/1", "0:play card/attack seat/2")
    ended(table, 3)
    allowed(table, "0:play card/attack seat/1")
    ended(table, 8)
    for cell in ("1,1", "1,2", "1,3"):
        assert table.awaited == (-1,)
        table.play(f"*:police cell/{cell}")
    assert table.awaited == (1,)
    assert len(pieces_at(table, "supply")) == 21


def test_without_damage_no_police_comes() -> None:
    assert ended(opened(), 12).awaited == (1,)


def test_two_dice_name_any_space() -> None:
    """Police, CH-28: 36 spaces, and no other."""
    table = raided()
    assert len(table.legal(-1)) == 36
    table.refused("*:police cell/7,1", "CH-28")


def test_a_space_with_police_is_rolled_again() -> None:
    """CH-29."""
    table = raided("attack attack").play("*:police cell/1,1")
    ended(table, 3)
    allowed(table, "0:play card/attack seat/1")
    ended(table, 9)
    table.refused("*:police cell/1,1", "CH-29")
    assert len(table.legal(-1)) == 35


def test_a_trap_under_the_tape_is_gone() -> None:
    """CH-29."""
    table = opened("attack ambush", at=NEAR)
    allowed(table, "0:play card/ambush cell/2,2", "0:play card/attack seat/1")
    ended(table, 11).play("*:police cell/2,2")
    assert kinds_at(table, "cell/2,2") == ["police"]
    assert kinds_at(table, "box").count("trap") == 1


def test_a_player_on_the_tape_discards_a_card_and_moves_to_an_adjacent_space() -> None:
    """Police, CH-30, CH-45: the tape lies first; any player, hit or not."""
    table = raided().play("*:police cell/6,6")
    assert kinds_at(table, "cell/6,6") == ["pawn", "police"]
    assert table.awaited == (2,)
    table.refused("2:flee cell/5,5", "CH-30")
    card = hand(table, 2)[0]
    table.play(f"2:discard card/{card}")
    assert table.legal(2) == ["2:flee cell/5,5", "2:flee cell/5,6", "2:flee cell/6,5"]
    table.refused("2:flee cell/6,6", "CH-30")
    table.refused("2:flee cell/4,4", "CH-30")
    table.play("2:flee cell/5,5")
    assert standing(table, 2) == "5,5"
    assert len(hand(table, 2)) == 8
    assert table.emitted("discard") == [{"seat": 2, "card": f"card/{card}"}]


def test_a_discarded_card_is_gone_for_good() -> None:
    """CH-1."""
    table = raided().play("*:police cell/6,6")
    table.play(f"2:discard card/{hand(table, 2)[0]}", "2:flee cell/5,5")
    ended(table, 12)
    assert len(hand(table, 2)) == 8


def test_the_discard_comes_from_the_hand_while_there_is_one() -> None:
    """CH-31: the attack played this round cannot be given up."""
    table = raided().play("*:police cell/3,3")
    assert "attack" not in hand(table, 0)
    table.refused("0:discard card/attack", "CH-31")


def test_with_an_empty_hand_the_discard_comes_from_the_cards_played_this_round() -> None:
    """CH-31, CH-43: seat 0 played six cards and cancelled three Armors of seat 2 in its last turns."""
    table = opened(
        "intervene intervene intervene armor armor attack attack attack ambush",
        "",
        "armor armor move",
        at=NEAR,
        intervene="one_card",
        first=0,
    )
    allowed(table, "0:play card/armor", "0:play card/armor", "1:end", "2:end", "3:end")
    allowed(table, "0:play card/attack seat/1", "0:play card/attack seat/1", "1:end", "2:end", "3:end")
    allowed(table, "0:play card/attack seat/1", "0:play card/ambush cell/2,2", "1:end")
    cancelled(table, 0, "2:play card/armor", "2:play card/armor")
    (line,) = [each for each in table.legal(3) if each.startswith("3:play card/move")][:1]
    cancelled(table, 0, line).play("3:end")
    assert hand(table, 0) == []
    table.play("*:police cell/3,3")
    picks = ["ambush", "armor", "attack", "intervene"]
    assert table.legal(0) == [f"0:discard card/{card}" for card in picks]
    table.refused("0:discard card/move", "CH-31")
    table.play("0:discard card/intervene", "0:flee cell/3,2", "*:police cell/1,1", "*:police cell/1,2")
    assert hand(table, 0).count("intervene") == 2


def test_with_no_adjacent_space_one_flees_to_a_nearest() -> None:
    """CH-30, CH-45: in king's steps."""
    table = raided("attack", at="3,4 4,4 1,1 6,6", walls="1,2 2,1 2,2").play("*:police cell/1,1")
    table.play(f"2:discard card/{hand(table, 2)[0]}")
    wanted = ["1,3", "2,3", "3,1", "3,2", "3,3"]
    assert table.legal(2) == [f"2:flee cell/{cell}" for cell in wanted]


def test_a_trap_at_the_refuge_fires_for_the_next_rounds_police() -> None:
    """CH-30."""
    table = opened("attack ambush", at=NEAR)
    allowed(table, "0:play card/ambush cell/3,4", "0:play card/attack seat/1")
    ended(table, 11).play("*:police cell/4,4", f"1:discard card/{hand(table, 1)[0]}", "1:flee cell/3,4")
    assert hearts(table)[1] == 2
    assert table.awaited == (1,), "no more tape this round"
    ended(table, 12)
    assert table.awaited == (-1,)


def test_the_police_come_before_the_kit_returns() -> None:
    """CH-31."""
    table = raided()
    assert kinds_at(table, "played/0") == ["card"]
    table.play("*:police cell/1,1")
    assert kinds_at(table, "played/0") == []


def test_the_police_may_start_from_the_edge() -> None:
    """CH-35, CH-47: the outermost ring, whether somebody stands there or not."""
    table = raided(police_start="edge")
    assert len(table.legal(-1)) == 20
    assert table.offers("*:police cell/6,6")
    table.refused("*:police cell/3,2", "CH-47")


def test_hearts_may_be_the_tape() -> None:
    """CH-35, CH-50: only the thing on the table changes."""
    table = raided(hearts_as_tape=True)
    assert kinds_at(table, "box") == ["heart"]
    table.play("*:police cell/1,1")
    assert kinds_at(table, "cell/1,1") == ["heart"]
    assert kinds_at(table, "box") == []


def test_a_death_on_the_run_counts_as_in_the_round_just_ended() -> None:
    """CH-32, CH-46: the game ends in the middle of the police."""
    table = opened("attack attack attack ambush", seats=2, at="3,3 1,6 4,4 6,6")
    allowed(table, "0:play card/attack seat/1", "0:play card/attack seat/1", "1:end")
    allowed(table, "0:play card/attack seat/1", "0:play card/ambush cell/3,4", "1:end", "0:end", "1:end")
    table.play("*:police cell/4,4", f"1:discard card/{hand(table, 1)[0]}", "1:flee cell/3,4")
    assert table.outcome is not None
    assert tuple(table.outcome) == ((0,), (4, 0), "last_standing")


def test_the_discard_is_any_card_of_the_hand() -> None:
    """Police: "one card of their choice"."""
    table = raided().play("*:police cell/6,6")
    assert table.legal(2) == [f"2:discard card/{card}" for card in sorted(set(hand(table, 2)))]


def test_neither_tape_nor_discard_nor_flight_can_be_cancelled() -> None:
    """CH-23, CH-42: no window opens, although all hold an Intervene."""
    table = raided("attack", "intervene", "intervene move", "intervene").play("*:police cell/6,6")
    assert table.awaited == (2,)
    table.play("2:discard card/move")
    assert table.awaited == (2,)
    table.play("2:flee cell/5,5")
    assert table.legal(1)[0] == "1:end", "the next round"


def test_a_player_without_any_card_only_flees() -> None:
    """CH-30: "discard first (none: skip)"."""
    table = raided()
    table.state.out += table.state.hand[2]
    table.state.hand[2] = table.state.sizes[2] = 0
    table.play("*:police cell/6,6")
    assert table.legal(2) == ["2:flee cell/5,5", "2:flee cell/5,6", "2:flee cell/6,5"]


def test_a_hand_of_protected_cards_only_counts_as_empty_for_the_police() -> None:
    """CH-49."""
    table = raided(base_deck="protected")
    table.state.out += table.state.hand[2]
    table.state.hand[2] = table.state.sizes[2] = 0
    table.play("*:police cell/6,6")
    table.refused("2:discard card/move", "CH-30")
    assert table.offers("2:flee cell/5,5")


def test_from_the_edge_the_next_ring_follows_when_the_outer_is_full() -> None:
    """CH-47: the outermost ring that has a free space; rolls elsewhere do not count."""
    table = raided("attack", at="3,3 4,4 2,2 5,5", police_start="edge")
    ring = table.legal(-1)
    codes = [GAME.verbs.parse(line).code for line in ring]
    table.state.tape = sum(1 << code for code in codes[1:])
    assert table.legal(-1) == ring[:1]
    table.state.tape = sum(1 << code for code in codes)
    assert len(table.legal(-1)) == 12
    assert table.offers("*:police cell/2,2")
    table.refused("*:police cell/3,3", "CH-47")
