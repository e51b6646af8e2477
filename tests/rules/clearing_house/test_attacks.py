"""ATTACK, RANGED ATTACK, ARMOR, and death."""

import pytest

from tests.rules.clearing_house.openings import (
    allowed,
    ended,
    hearts,
    kinds_at,
    opened,
    pieces_at,
    plays,
    standing,
)
from tests.table import Table


def test_an_attack_deals_1_damage_to_an_adjacent_player() -> None:
    """ATTACK, CH-20."""
    table = opened("attack", at="3,3 4,4 6,6 1,6")
    assert plays(table, 0, "attack") == ["seat/1"]
    table.refused("0:play card/attack seat/2", "CH-20")
    table.refused("0:play card/attack seat/0", "CH-20")
    allowed(table, "0:play card/attack seat/1")
    assert hearts(table) == [4, 3, 4, 4]
    assert table.emitted("damage") == [{"seat": 1, "cause": "attack", "hearts": 3, "lost": 1}]


def test_an_attack_destroys_an_adjacent_trap_which_the_attacker_keeps() -> None:
    """ATTACK, NOTES, CH-20, CH-51: one's own too, and a supply may exceed four."""
    table = opened("ambush ambush attack", "attack", at="1,1 3,1 6,6 1,6")
    allowed(table, "0:play card/ambush cell/2,1", "0:play card/ambush cell/2,2")
    table.refused("1:play card/attack cell/4,1", "CH-20")
    allowed(table, "1:play card/attack cell/2,1")
    assert len(pieces_at(table, "traps/1")) == 5
    ended(table, 3)
    allowed(table, "0:play card/attack cell/2,2")
    assert len(pieces_at(table, "traps/0")) == 3
    assert table.emitted("take_trap") == [
        {"seat": 1, "cell": "cell/2,1"},
        {"seat": 0, "cell": "cell/2,2"},
    ]


def test_a_trap_farther_away_cannot_be_attacked() -> None:
    """CH-20."""
    table = opened("ambush attack")
    allowed(table, "0:play card/ambush cell/3,3")
    table.refused("0:play card/attack cell/3,3", "CH-20")


@pytest.mark.parametrize(("cell", "least"), [("3,1", 3), ("4,1", 4), ("5,1", 5), ("6,1", 6)])
def test_the_die_decides_a_ranged_attack_by_distance(cell: str, least: int) -> None:
    """RANGED ATTACK, CH-21: two spaces 3+, three 4+, four 5+, five 6."""
    for die in range(1, 7):
        table = opened("ranged_attack", at=f"1,1 {cell} 6,5 1,6")
        allowed(table, "0:play card/ranged_attack seat/1")
        assert table.awaited == (-1,)
        table.play(f"*:roll die/{die}")
        assert hearts(table)[1] == (3 if die >= least else 4)


def test_a_ranged_attack_next_door_always_hits() -> None:
    """CH-21: 100%, without a die."""
    table = allowed(opened("ranged_attack", at="1,1 2,2 6,5 1,6"), "0:play card/ranged_attack seat/1")
    assert hearts(table)[1] == 3
    assert table.emitted("roll") == []


def test_a_ranged_attack_goes_along_a_straight_line_only() -> None:
    """RANGED ATTACK, CH-10, CH-21; traps cannot be shot."""
    table = opened("ranged_attack", at="1,1 6,6 3,2 1,4")
    assert plays(table, 0, "ranged_attack") == ["seat/1", "seat/3"]
    table.refused("0:play card/ranged_attack seat/2", "CH-21")
    assert not table.offers("0:play card/ranged_attack cell/2,2")


def test_a_shot_passes_players_and_traps() -> None:
    """CH-21."""
    table = opened("ranged_attack ambush", at="1,1 4,1 2,1 1,6")
    allowed(table, "0:play card/ambush cell/3,1")
    assert "seat/1" in plays(table, 0, "ranged_attack")


def test_a_shot_passes_tape() -> None:
    """CH-21."""
    table = opened("attack", "ranged_attack", at="1,1 1,2 6,6 1,5", first=0)
    allowed(table, "0:play card/attack seat/1")
    ended(table, 12).play("*:police cell/1,3")
    assert "seat/3" in plays(table, 1, "ranged_attack")


def test_armor_negates_one_attack_and_is_used_up() -> None:
    """ARMOR, CH-18."""
    table = opened("armor", "attack attack", at="3,3 4,4 6,6 1,6")
    allowed(table, "0:play card/armor", "0:end", "1:play card/attack seat/0")
    assert hearts(table)[0] == 4
    assert table.emitted("negate") == [{"seat": 0}]
    allowed(table, "1:play card/attack seat/0")
    assert hearts(table)[0] == 3


def test_armor_is_spent_on_a_shot_only_if_it_hits() -> None:
    """CH-18."""
    table = opened("armor", "ranged_attack ranged_attack", at="3,3 3,1 6,6 1,6")
    allowed(table, "0:play card/armor", "0:end")
    allowed(table, "1:play card/ranged_attack seat/0").play("*:roll die/2")
    assert table.emitted("negate") == []
    allowed(table, "1:play card/ranged_attack seat/0").play("*:roll die/6")
    assert table.emitted("negate") == [{"seat": 0}]
    assert hearts(table)[0] == 4


def test_two_armors_take_two_hits() -> None:
    """CH-18."""
    table = opened("armor armor", "attack attack", at="3,3 4,4 6,6 1,6")
    allowed(table, "0:play card/armor", "0:play card/armor")
    allowed(table, "1:play card/attack seat/0", "1:play card/attack seat/0")
    assert hearts(table)[0] == 4


def test_armor_does_not_help_against_traps() -> None:
    """CH-18."""
    table = opened("armor move", "", "", "ambush", at="1,1 6,1 6,6 1,3", first=3)
    allowed(table, "3:play card/ambush cell/1,2", "3:end", "0:play card/armor", "0:play card/move cell/1,2")
    assert hearts(table)[0] == 3


def test_armor_lasts_until_the_end_of_the_round() -> None:
    """ARMOR, CH-18, CH-31."""
    table = opened("armor", "attack", at="3,3 4,4 6,6 1,6")
    ended(allowed(table, "0:play card/armor"), 12)
    allowed(table, "1:play card/attack seat/0")
    assert hearts(table)[0] == 3


def test_a_negated_attack_brings_no_police() -> None:
    """CH-19."""
    table = opened("armor", "attack", at="3,3 4,4 6,6 1,6")
    allowed(table, "0:play card/armor", "0:end", "1:play card/attack seat/0")
    ended(table, 11)
    assert table.awaited == (1,), "the next round has begun"


def fight_to_death() -> Table:
    """Seat 1 dies in the second turn of seat 0; it had laid a trap and played an Armor."""
    table = opened("attack " * 4 + "ranged_attack", "ambush", at="3,3 4,4 6,6 1,6", first=1)
    allowed(table, "1:play card/ambush cell/5,5")
    ended(table, 3)
    for _ in range(2):
        allowed(table, "0:play card/attack seat/1", "0:play card/attack seat/1")
        if hearts(table)[1]:
            ended(table, 3)
    return table


def test_at_0_hearts_a_player_is_out_with_cards_and_unused_traps() -> None:
    """CH-26, CH-36: the traps on the board stay; nobody takes over the cards."""
    table = fight_to_death()
    assert hearts(table) == [4, 0, 4, 4]
    assert standing(table, 1) == "box"
    assert pieces_at(table, "traps/1") == []
    assert kinds_at(table, "cell/5,5") == ["trap"]
    assert pieces_at(table, "hand/1") == [] == pieces_at(table, "played/1")
    assert kinds_at(table, "box").count("card") == 9
    assert table.emitted("death") == [{"seat": 1, "cause": "attack", "by": 0, "left": 3}]
    assert all(len(pieces_at(table, f"hand/{seat}")) == 9 for seat in (2, 3))


def test_the_dead_are_passed_over_and_cannot_be_aimed_at() -> None:
    """CH-26, CH-41."""
    table = fight_to_death()
    assert table.awaited == (2,), "seat 1 has no turn"
    ended(table, 2)
    table.refused("0:play card/ranged_attack seat/1", "CH-26")
    assert plays(table, 0, "ranged_attack") == ["seat/2"]


def test_a_kept_trap_can_be_laid() -> None:
    """NOTES, CH-20: "they get to keep the trap"; seat 1 lays its fifth."""
    table = opened("ambush", "attack ambush", at="1,1 3,1 6,6 1,6")
    allowed(table, "0:play card/ambush cell/2,1", "0:end")
    table.state.supply[1] = 0
    assert plays(table, 1, "ambush") == []
    allowed(table, "1:play card/attack cell/2,1", "1:play card/ambush cell/2,1")
    assert kinds_at(table, "cell/2,1") == ["trap"]
    assert pieces_at(table, "traps/1") == []


def test_a_used_armor_is_no_longer_in_play_but_stays_played() -> None:
    """ARMOR, "to indicate it's been used": everybody sees it, and it is not back in hand."""
    table = opened("armor", "attack", at="3,3 4,4 6,6 1,6")
    allowed(table, "0:play card/armor", "0:end")
    assert table.view(3).armor[0] == 1
    allowed(table, "1:play card/attack seat/0")
    assert table.view(3).armor[0] == 0
    assert kinds_at(table, "played/0") == ["card"]


def test_a_dead_attacker_of_the_round_still_brings_police() -> None:
    """CH-27: the four points that killed seat 1, and none more."""
    table = fight_to_death()
    ended(table, 3)
    assert table.emitted("round") == [{"round": 1, "tape": 4, "lost": (0, 4, 0, 0)}]
