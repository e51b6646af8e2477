"""Whose view is on the screen: one person's throughout, the curtain only where there is a secret."""

from pathlib import Path

from circus.core.action import CHANCE
from circus.session.screen_view import ScreenView, first_view, next_view
from tests.rules.clown_standoff.openings import ALL_TIED, deal_line
from tests.rules.quel_cirque import COLORS
from tests.session import begun, chosen, played

HANDS = deal_line(["1336", "2244", "3455"])
CIRQUE = (f"*:colors {' '.join(COLORS[:3])}", "*:first seat/0", "*:roll white")


def test_one_person_keeps_their_view_from_first_to_last(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("clown_standoff", 3))
    view = first_view(session.people)
    assert view == ScreenView(0)
    for line in (HANDS, "0:choose card/1", "1:choose card/2", "2:choose card/3", "0:choose card/3"):
        played(session, line)
        assert next_view(session, session.people, view.seat) == ScreenView(0)


def test_one_person_on_a_later_seat_is_found(tmp_path: Path) -> None:
    table_setup = chosen("quel_cirque", 3)
    seats = table_setup.seats[1:] + table_setup.seats[:1]
    session = begun(tmp_path, type(table_setup)(table_setup.game, seats))
    assert first_view(session.people) == ScreenView(2)


def test_without_persons_and_with_several_the_public_looks_first(tmp_path: Path) -> None:
    for people in (0, 2):
        (folder := tmp_path / str(people)).mkdir()
        assert first_view(begun(folder, chosen("clown_standoff", 3, people)).people) == ScreenView(CHANCE)


def test_without_persons_the_public_looks_on(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("clown_standoff", 3, 0), HANDS)
    assert next_view(session, session.people, CHANCE) == ScreenView(CHANCE)


def test_between_persons_with_secrets_the_curtain_calls_each(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("clown_standoff", 3, 2), HANDS)
    assert next_view(session, session.people, CHANCE) == ScreenView(CHANCE, curtain_for=0)
    assert next_view(session, session.people, 0) == ScreenView(0)
    played(session, "0:choose card/1")
    assert next_view(session, session.people, 0) == ScreenView(CHANCE, curtain_for=1)
    assert next_view(session, session.people, 1) == ScreenView(1)


def test_while_bots_act_among_several_persons_the_public_looks(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("clown_standoff", 3, 2), HANDS)
    played(session, "0:choose card/1", "1:choose card/2")
    assert session.awaited == (2,)
    assert next_view(session, session.people, 1) == ScreenView(CHANCE)


def test_while_chance_draws_among_several_persons_the_public_looks(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("clown_standoff", 3, 3))
    assert next_view(session, session.people, 1) == ScreenView(CHANCE)


def test_without_a_secret_nobody_is_called_through_the_curtain(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("quel_cirque", 3, 3), *CIRQUE)
    assert not session.has_secrets(0)
    assert next_view(session, session.people, CHANCE) == ScreenView(0)
    played(session, "0:add red clown/0", "*:roll white")
    assert next_view(session, session.people, 0) == ScreenView(1)


def test_secret_colours_close_the_curtain(tmp_path: Path) -> None:
    session = begun(tmp_path, chosen("quel_cirque", 3, 3, {"secret_clown": True}), *CIRQUE)
    assert session.has_secrets(0)
    assert next_view(session, session.people, 2) == ScreenView(CHANCE, curtain_for=0)


def test_the_next_person_around_the_table_is_called_first(tmp_path: Path) -> None:
    four = deal_line(["".join(hand) for hand in zip(*ALL_TIED, strict=True)])
    session = begun(tmp_path, chosen("clown_standoff", 4, 4), four)
    assert session.awaited_people == (0, 1, 2, 3)
    played(session, "2:choose card/3")
    assert next_view(session, session.people, 2) == ScreenView(CHANCE, curtain_for=3)
    played(session, "3:choose card/4")
    assert next_view(session, session.people, 3) == ScreenView(CHANCE, curtain_for=0)
