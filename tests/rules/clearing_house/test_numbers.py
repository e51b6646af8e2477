"""Numbers of Clearing House: each changes exactly what it says."""

import pytest

from circus.core.errors import UsageError
from circus.core.number import TooFewPiecesError
from circus.games.clearing_house import GAME
from tests.rules.clearing_house.openings import (
    allowed,
    cell,
    deal_line,
    ended,
    hearts,
    kinds_at,
    opened,
    pieces_at,
    plays,
)
from tests.table import Table

BESIDE = "3,3 4,4 6,6 1,6"
IN_LINE = "1,1 4,1 6,6 1,6"


def test_everybody_begins_with_the_hearts_and_traps_of_the_rules() -> None:
    table = opened(hearts=7, traps=2)
    assert hearts(table) == [7, 7, 7, 7]
    assert kinds_at(table, "traps/3") == ["trap", "trap"]


def test_an_attack_takes_the_hearts_that_its_damage_says() -> None:
    table = opened("attack", at=BESIDE, attack_damage=3)
    allowed(table, "0:play card/attack seat/1")
    assert hearts(table) == [4, 1, 4, 4]


def test_an_attack_takes_no_more_hearts_than_are_left() -> None:
    table = opened("attack", at=BESIDE, attack_damage=5)
    allowed(table, "0:play card/attack seat/1")
    assert hearts(table) == [4, 0, 4, 4]
    assert table.emitted("damage") == [{"seat": 1, "cause": "attack", "hearts": 0, "lost": 4}]
    assert table.emitted("death")


def test_an_attack_without_damage_hurts_nobody_and_brings_no_tape() -> None:
    table = opened("attack", at=BESIDE, attack_damage=0)
    allowed(table, "0:play card/attack seat/1")
    assert hearts(table) == [4, 4, 4, 4]
    ended(table, 12)
    assert table.emitted("round")[-1]["tape"] == 0


def test_a_shot_takes_the_hearts_that_its_damage_says() -> None:
    table = opened("ranged_attack", at=IN_LINE, ranged_damage=2)
    allowed(table, "0:play card/ranged_attack seat/1").play("*:roll die/6")
    assert hearts(table) == [4, 2, 4, 4]


def test_a_trap_takes_the_hearts_that_its_damage_says() -> None:
    table = opened("ambush move", at="1,1 6,1 6,6 1,6", trap_damage=3)
    allowed(table, "0:play card/ambush cell/2,2", "0:play card/move cell/2,2")
    assert hearts(table) == [1, 4, 4, 4]


@pytest.mark.parametrize(("faces", "die", "hit"), [(1, 6, True), (1, 5, False), (5, 2, True), (5, 1, False)])
def test_a_shot_hits_with_as_many_faces_as_the_table_says(faces: int, die: int, hit: bool) -> None:
    table = opened("ranged_attack", at=IN_LINE, hit_faces_3=faces)
    allowed(table, "0:play card/ranged_attack seat/1").play(f"*:roll die/{die}")
    assert hearts(table)[1] == 4 - hit


def test_a_shot_that_always_hits_needs_no_die() -> None:
    table = opened("ranged_attack", at=IN_LINE, hit_faces_3=6)
    allowed(table, "0:play card/ranged_attack seat/1")
    assert hearts(table) == [4, 3, 4, 4]


def test_nobody_shoots_where_no_face_hits() -> None:
    table = opened("ranged_attack", at=IN_LINE, hit_faces_3=0, hit_faces_4=0, hit_faces_5=0)
    assert plays(table, 0, "ranged_attack") == []
    table.refused("0:play card/ranged_attack seat/1", "CH-21")


def test_a_turn_has_the_cards_and_a_round_the_turns_of_the_rules() -> None:
    table = opened("armor", plays_a_turn=1, turns_a_round=2)
    allowed(table, "0:play card/armor")
    assert table.awaited == (1,)
    ended(table, 7)
    assert table.emitted("round")


def test_an_abduct_reaches_as_far_as_the_rules_say() -> None:
    far = opened("abduct", at="1,1 3,1 6,6 1,6", abduct_reach=2)
    targets = {line.split()[0] for line in plays(far, 0, "abduct")}
    assert targets == {"seat/1"}
    allowed(far, "0:play card/abduct seat/1 cell/3,3")
    near = opened("abduct", at="1,1 3,1 6,6 1,6")
    assert plays(near, 0, "abduct") == []


@pytest.mark.parametrize("reach", [1, 3])
def test_an_ambush_is_laid_as_far_as_the_rules_say(reach: int) -> None:
    table = opened("ambush", ambush_reach=reach)
    cells = [cell(line.removeprefix("cell/")) for line in plays(table, 0, "ambush")]
    assert max(max(at) for at in cells) == 1 + reach


def test_each_lost_heart_brings_the_tape_of_the_rules() -> None:
    table = opened("attack", at=BESIDE, tape_per_damage=3)
    allowed(table, "0:play card/attack seat/1")
    ended(table, 12)
    assert table.emitted("round")[-1]["tape"] == 3


def test_no_more_tape_is_laid_than_there_is() -> None:
    table = opened("attack", at=BESIDE, tape_per_damage=4, tape=2)
    allowed(table, "0:play card/attack seat/1")
    ended(table, 12)
    assert table.emitted("round")[-1]["tape"] == 2


def test_two_players_tie_after_the_rounds_of_the_rules() -> None:
    table = opened(seats=2, stalemate_rounds=1)
    ended(table, 6)
    assert table.outcome is not None
    assert table.outcome.reason == "stalemate"


def test_the_deck_has_the_copies_and_the_deal_the_cards_of_the_rules() -> None:
    table = Table(GAME, 2, None, cards_dealt=3, copies_move=6, **{f"copies_{card}": 0 for card in NO_MOVES})
    table.play(deal_line([["move"] * 3] * 2))
    assert [len(pieces_at(table, f"pack/{seat}")) for seat in range(2)] == [3, 3]


NO_MOVES = ("abduct", "ambush", "armor", "attack", "double_move", "intervene", "ranged_attack")


def test_more_cards_than_there_are_cannot_be_dealt() -> None:
    with pytest.raises(TooFewPiecesError, match="these numbers need 48 pieces, but there are 36"):
        GAME.setup(4, {"cards_dealt": 12})
    assert GAME.setup(3, {"cards_dealt": 12}).changed == {"cards_dealt": 12}


def test_a_number_outside_its_range_is_refused_in_one_sentence() -> None:
    with pytest.raises(UsageError, match="number hearts cannot be 10: choose a whole number from 1 to 9"):
        GAME.setup(4, {"hearts": 10})
