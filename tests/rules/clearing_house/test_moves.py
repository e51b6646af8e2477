"""MOVE, DOUBLE MOVE, traps underfoot, and where nobody goes."""

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

FAR = "5,5 6,6 1,6"


def test_move_goes_one_space_in_any_direction() -> None:
    """MOVE, CH-9."""
    table = opened("move", at=f"3,3 {FAR}")
    around = ["2,2", "2,3", "2,4", "3,2", "3,4", "4,2", "4,3", "4,4"]
    assert plays(table, 0, "move") == [f"cell/{each}" for each in around]
    table.refused("0:play card/move cell/5,3", "CH-9")
    allowed(table, "0:play card/move cell/4,4")
    assert standing(table, 0) == "4,4"


def test_a_move_cannot_end_on_another_player() -> None:
    """MOVE, CH-12."""
    table = opened("move double_move", at="3,3 3,4 5,5 1,6")
    table.refused("0:play card/move cell/3,4", "CH-12")
    table.refused("0:play card/double_move cell/5,5", "CH-12")


def test_a_move_stays_on_the_board() -> None:
    table = opened("move")
    assert plays(table, 0, "move") == ["cell/1,2", "cell/2,1", "cell/2,2"]
    table.refused("0:play card/move cell/7,1", "CH-4")


def test_a_double_move_goes_exactly_two_spaces_along_one_line() -> None:
    """DOUBLE MOVE, CH-11; DIAGONAL, CH-10: no knight's move."""
    table = opened("double_move", at="3,3 4,4 6,6 1,6")
    ends = ["1,1", "1,3", "1,5", "3,1", "3,5", "5,1", "5,3", "5,5"]
    assert plays(table, 0, "double_move") == [f"cell/{each}" for each in ends]
    table.refused("0:play card/double_move cell/3,4", "CH-11")
    table.refused("0:play card/double_move cell/4,5", "CH-11")
    allowed(table, "0:play card/double_move cell/5,5")
    assert standing(table, 0) == "5,5", "it went over seat 1 (CH-12)"


def test_nobody_moves_on_tape_or_over_it() -> None:
    """Police, CH-12."""
    table = opened("attack", "move double_move", at="3,3 3,4 6,6 1,6")
    allowed(table, "0:play card/attack seat/1")
    ended(table, 12).play("*:police cell/3,5")
    assert kinds_at(table, "cell/3,5") == ["police"]
    table.refused("1:play card/move cell/3,5", "CH-12")
    table.refused("1:play card/double_move cell/3,6", "CH-12")
    assert "cell/3,2" in plays(table, 1, "double_move"), "but over the player on 3,3"


def test_a_trap_fires_at_who_moves_on_it_and_leaves_the_game() -> None:
    """AMBUSH, NOTES, CH-14: its owner too."""
    table = allowed(opened("ambush move"), "0:play card/ambush cell/2,2", "0:play card/move cell/2,2")
    assert hearts(table) == [3, 4, 4, 4]
    assert kinds_at(table, "cell/2,2") == ["pawn"]
    assert len(pieces_at(table, "traps/0")) == 3
    assert kinds_at(table, "box") == ["heart", "trap"]
    assert table.emitted("trap") == [{"seat": 0, "cell": "cell/2,2"}]


def test_a_trap_in_the_middle_of_a_double_move_fires_and_the_move_goes_on() -> None:
    """CH-13."""
    table = opened("ambush double_move", at=f"1,1 {FAR}")
    allowed(table, "0:play card/ambush cell/2,2", "0:play card/double_move cell/3,3")
    assert standing(table, 0) == "3,3"
    assert hearts(table)[0] == 3


def test_two_traps_fire_at_one_double_move() -> None:
    """CH-13, CH-15: a trap does not stop a move, not at its end either."""
    table = opened("ambush ambush double_move", at=f"1,1 {FAR}")
    allowed(table, "0:play card/ambush cell/2,2", "0:play card/ambush cell/3,3")
    ended(table, 3)
    allowed(table, "0:play card/double_move cell/3,3")
    assert standing(table, 0) == "3,3"
    assert hearts(table)[0] == 2


def test_traps_lie_face_up() -> None:
    """CH-15."""
    table = allowed(opened("ambush"), "0:play card/ambush cell/2,2")
    assert all(
        "trap" in [piece.kind for piece in pieces_at(table, "cell/2,2", viewer)] for viewer in (-1, 0, 3)
    )


def test_a_play_without_effect_is_not_allowed() -> None:
    """CH-34: hemmed in there is no move, but always an end; Intervene is never played in turn."""
    table = opened("move", at="1,1 1,2 2,1 2,2")
    assert plays(table, 0, "move") == []
    table.refused("0:play card/move cell/1,2", "CH-12")
    assert table.offers("0:end")
    assert not table.offers("0:play card/intervene")


def test_a_card_must_be_in_hand() -> None:
    """CH-7."""
    table = opened("armor", "move " * 6)
    table.refused("0:play card/move cell/1,2", "CH-7")


def test_who_dies_in_the_middle_of_a_double_move_goes_no_farther_and_the_turn_ends() -> None:
    """CH-13, CH-41: at once, though a card could still be played; nothing owed or worn stays."""
    table = opened("ambush ambush double_move armor", at=f"1,1 {FAR}")
    allowed(table, "0:play card/ambush cell/2,2", "0:play card/ambush cell/3,3")
    ended(table, 3)
    allowed(table, "0:play card/armor")
    table.state.hearts[0] = 1
    table.state.left = 2
    allowed(table, "0:play card/double_move cell/3,3")
    assert hearts(table)[0] == 0
    assert standing(table, 0) == "box"
    assert kinds_at(table, "cell/3,3") == ["trap"]
    assert table.awaited == (1,)
    assert (table.state.armor[0], table.state.owed[0]) == (0, 0)
