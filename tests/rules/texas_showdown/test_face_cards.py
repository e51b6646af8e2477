"""Optional Face Card Rules: Happy Faces, and Pass the Buck."""

import pytest

from tests.rules.texas_showdown import BLOCKS, cards, names_at, opened, play_out

FACES = {"10", "20", "29", "38", "47", "56", "65", "74"}


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_each_face_card_won_cancels_one_trick(seats: int) -> None:
    """TX-12: a Face Card counts for the winner of its trick, not its player; with any number of players."""
    table = play_out(opened(*[""] * seats, face_cards="happy_faces"))
    taken = [event["seat"] for event in table.emitted("take")]
    (score,) = table.emitted("score")
    faces = [len(FACES & set(names_at(table, f"pile/{seat}"))) for seat in range(seats)]
    assert sum(faces) == (5 if seats == 3 else 8)
    assert score["scored"] == tuple(max(0, taken.count(seat) - faces[seat]) for seat in range(seats))
    assert sum(score["scored"]) < len(taken)


def test_faces_cancel_only_tricks_that_were_taken() -> None:
    """TX-12: a player with more Face Cards than tricks scores 0, not less."""
    table = opened("0 1-9 11-15", "29 16-28 31", "47 32-46 10", "74 51-73", face_cards="happy_faces")
    table.play(*cards("0 0", "1 29"))
    table.play("2:play card/10")
    assert table.awaited == (3,)
    table.play("3:play card/74")
    assert table.awaited == (2,), "black has two cards"
    assert FACES & set(names_at(table, "pile/2")) == {"29", "10", "74"}
    play_out(table)
    (score,) = table.emitted("score")
    taken = [event["seat"] for event in table.emitted("take")]
    assert taken.count(2) < 4 and score["scored"][2] == 0


def test_taking_a_trick_with_a_face_card_lets_the_winner_name_who_leads() -> None:
    """TX-13: any player, oneself included; that player leads freely."""
    table = opened(*BLOCKS, face_cards="pass_the_buck").play(*cards("0 0", "1 15", "2 31", "3 74"))
    assert table.awaited == (3,)
    assert table.legal(3) == ["3:lead seat/0", "3:lead seat/1", "3:lead seat/2", "3:lead seat/3"]
    table.refused("3:play card/51", "TX-13")
    table.refused("3:lead seat/4", "TX-13")
    table.play("3:lead seat/1")
    assert table.awaited == (1,)
    assert len(table.legal(1)) == 14
    assert table.emitted("lead") == [{"seat": 3, "leader": 1}]


@pytest.mark.parametrize("seats", [3, 5, 6])
def test_every_player_at_the_table_may_be_named(seats: int) -> None:
    """TX-13: with any number of players, and nobody else."""
    table = opened(*[""] * seats, face_cards="pass_the_buck")
    while not table.offers(f"{table.awaited[0]}:lead seat/0"):
        table.play(str(table.game.legal_actions(table.state, table.awaited[0])[-1]))
    (winner,) = table.awaited
    assert table.emitted("take")[-1]["card"].removeprefix("card/") in FACES
    assert table.legal(winner) == [f"{winner}:lead seat/{seat}" for seat in range(seats)]
    table.play(f"{winner}:lead seat/{(winner + 2) % seats}")
    assert table.awaited == ((winner + 2) % seats,)


def test_the_winner_may_name_oneself() -> None:
    """TX-13."""
    table = opened(*BLOCKS, face_cards="pass_the_buck").play(*cards("0 0", "1 15", "2 31", "3 74"))
    table.play("3:lead seat/3", "3:play card/51")
    assert table.awaited == (0,)


def test_only_a_face_card_that_wins_the_trick_passes_the_buck() -> None:
    """TX-13: not a Face Card that is in the trick and does not win it."""
    table = opened(*BLOCKS, face_cards="pass_the_buck").play(*cards("0 0", "1 29", "2 47", "3 51"))
    assert table.awaited == (3,)
    table.refused("3:lead seat/1", "TX-13")
    assert table.offers("3:play card/61")


def test_the_last_trick_of_a_hand_passes_no_buck() -> None:
    """TX-13."""
    table = opened(*BLOCKS, face_cards="pass_the_buck")
    while len(table.emitted("take")) < 15:
        seat = table.awaited[0]
        legal = table.game.legal_actions(table.state, seat)
        keep = [action for action in legal if str(action) not in ("3:play card/74", "3:lead seat/0")]
        table.play(str((keep or legal)[0]))
    assert table.emitted("take")[-1] == {"seat": 3, "card": "card/74"}
    assert table.emitted("score")


def test_nobody_names_the_leader_in_the_default_game() -> None:
    """TX-10 and TX-11."""
    table = opened(*BLOCKS).play(*cards("0 0", "1 15", "2 31", "3 51"))
    table.refused("3:lead seat/0", "TX-13")
    for face_cards in ("sheriff", "happy_faces"):
        table = play_out(opened(*BLOCKS, face_cards=face_cards))
        assert table.emitted("lead") == []


def test_face_cards_cancel_no_tricks_in_the_other_games() -> None:
    """TX-11."""
    for face_cards in ("sheriff", "pass_the_buck"):
        table = play_out(opened(*BLOCKS, face_cards=face_cards))
        assert sum(table.state.points) == 15
