"""Whose view is on the screen: one person's throughout, the curtain only where there is a secret."""

from pathlib import Path

from circus.core.action import CHANCE
from circus.session.eyes import Eyes, first_eyes, next_eyes
from tests.rules.clown_standoff.openings import ALL_TIED, deal_line
from tests.rules.quel_cirque import COLORS
from tests.session import begun, chosen, played

HANDS = deal_line(["1336", "2244", "3455"])
CIRQUE = (f"*:colors {' '.join(COLORS[:3])}", "*:first seat/0", "*:roll white")


def test_one_person_keeps_their_view_from_first_to_last(tmp_path: Path) -> None:
    sitting = begun(tmp_path, chosen("clown_standoff", 3))
    eyes = first_eyes(sitting)
    assert eyes == Eyes(0)
    for line in (HANDS, "0:choose card/1", "1:choose card/2", "2:choose card/3", "0:choose card/3"):
        played(sitting, line)
        assert next_eyes(sitting, eyes) == Eyes(0)


def test_one_person_on_a_later_seat_is_found(tmp_path: Path) -> None:
    choice = chosen("quel_cirque", 3)
    seats = choice.seats[1:] + choice.seats[:1]
    sitting = begun(tmp_path, type(choice)(choice.game, seats))
    assert first_eyes(sitting) == Eyes(2)


def test_without_persons_and_with_several_the_public_looks_first(tmp_path: Path) -> None:
    for people in (0, 2):
        (folder := tmp_path / str(people)).mkdir()
        assert first_eyes(begun(folder, chosen("clown_standoff", 3, people))) == Eyes(CHANCE)


def test_without_persons_the_public_looks_on(tmp_path: Path) -> None:
    sitting = begun(tmp_path, chosen("clown_standoff", 3, 0), HANDS)
    assert next_eyes(sitting, first_eyes(sitting)) == Eyes(CHANCE)


def test_between_persons_with_secrets_the_curtain_calls_each(tmp_path: Path) -> None:
    sitting = begun(tmp_path, chosen("clown_standoff", 3, 2), HANDS)
    assert next_eyes(sitting, Eyes(CHANCE)) == Eyes(CHANCE, curtain_for=0)
    assert next_eyes(sitting, Eyes(0)) == Eyes(0)
    played(sitting, "0:choose card/1")
    assert next_eyes(sitting, Eyes(0)) == Eyes(CHANCE, curtain_for=1)
    assert next_eyes(sitting, Eyes(1)) == Eyes(1)


def test_while_bots_act_among_several_persons_the_public_looks(tmp_path: Path) -> None:
    sitting = begun(tmp_path, chosen("clown_standoff", 3, 2), HANDS)
    played(sitting, "0:choose card/1", "1:choose card/2")
    assert sitting.awaited == (2,)
    assert next_eyes(sitting, Eyes(1)) == Eyes(CHANCE)


def test_while_chance_draws_among_several_persons_the_public_looks(tmp_path: Path) -> None:
    sitting = begun(tmp_path, chosen("clown_standoff", 3, 3))
    assert next_eyes(sitting, Eyes(1)) == Eyes(CHANCE)


def test_without_a_secret_nobody_is_called_through_the_curtain(tmp_path: Path) -> None:
    sitting = begun(tmp_path, chosen("quel_cirque", 3, 3), *CIRQUE)
    assert not sitting.has_secrets(0)
    assert next_eyes(sitting, Eyes(CHANCE)) == Eyes(0)
    played(sitting, "0:add red clown/0", "*:roll white")
    assert next_eyes(sitting, Eyes(0)) == Eyes(1)


def test_secret_colours_close_the_curtain(tmp_path: Path) -> None:
    sitting = begun(tmp_path, chosen("quel_cirque", 3, 3, {"secret_clown": True}), *CIRQUE)
    assert sitting.has_secrets(0)
    assert next_eyes(sitting, Eyes(2)) == Eyes(CHANCE, curtain_for=0)


def test_the_next_person_around_the_table_is_called_first(tmp_path: Path) -> None:
    four = deal_line(["".join(hand) for hand in zip(*ALL_TIED, strict=True)])
    sitting = begun(tmp_path, chosen("clown_standoff", 4, 4), four)
    assert sitting.awaited_people == (0, 1, 2, 3)
    played(sitting, "2:choose card/3")
    assert next_eyes(sitting, Eyes(2)) == Eyes(CHANCE, curtain_for=3)
    played(sitting, "3:choose card/4")
    assert next_eyes(sitting, Eyes(3)) == Eyes(CHANCE, curtain_for=0)
