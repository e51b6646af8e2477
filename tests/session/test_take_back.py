"""Secret choices can be changed until all have chosen: by the host alone; the record stays true."""

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from circus import games
from circus.bots.thinker import SynchronousThinker
from circus.core.action import Action
from circus.core.option import Value
from circus.core.state import State
from circus.records.replay import read
from circus.session import saves
from circus.session.host import Host
from circus.session.pace import SHOWN_TAKE_BACK_MS, TAKE_BACK_MS, THINK_MS
from circus.session.series import series_of
from circus.session.table_setup import BOT, HUMAN, first_table_setup

SEALED: dict[str, dict[str, Value]] = {
    "clown_standoff": {},
    "texas_showdown": {"passing": True},
    "clearing_house": {},
}
STEP_MS = 50.0


def hosted(folder: Path, game: str, people: int, speed: str = "normal") -> Host:
    """A table of that game whose first seats are persons, played up to the first question."""
    setup = first_table_setup(game, max(3, games.find(game).usual_seats))
    seats = tuple(
        replace(seat, kind=HUMAN if number < people else BOT, strength="random")
        for number, seat in enumerate(setup.seats)
    )
    setup = replace(setup, seats=seats, options=SEALED[game])
    session = saves.begin(setup, Random(1), folder / "game.jsonl")
    return Host(session, SynchronousThinker(), series_of(setup), speed=speed)


def until_asked(host: Host) -> int:
    for _ in range(400):
        if host.call is not None:
            host.open_curtain()
        if host.asked is not None:
            return host.asked
        host.advance(STEP_MS)
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("game", SEALED)
def test_a_person_among_bots_changes_a_secret_choice(game: str, tmp_path: Path) -> None:
    host = hosted(tmp_path, game, 1)
    until_asked(host)
    before, first, *_, last = host.session.match.state.copy(), *host.session.match.legal_actions(0)
    host.answer(first)
    host.advance(TAKE_BACK_MS / 2)
    assert host.is_changeable and host.undoable == 0
    assert host.undo()
    assert host.session.match.state == before and not host.is_changeable
    until_asked(host)
    host.answer(last)
    while host.is_changeable:
        host.advance(STEP_MS)
    mine = [action for action in host.session.match.actions if action.seat == 0]
    assert mine == [last]
    replayed = read(tmp_path / "game.jsonl", cut_end=True).match
    assert replayed.state == host.session.match.state


def test_a_last_card_that_plays_itself_is_no_choice_to_change(tmp_path: Path) -> None:
    host = hosted(tmp_path, "clown_standoff", 1)
    for _ in range(3):
        until_asked(host)
        host.answer(host.session.match.legal_actions(0)[0])
        while host.session.match.actions[-1].seat == 0:
            host.advance(STEP_MS)
    while host.session.match.actions[-1].seat != 0:
        assert host.asked is None
        host.advance(STEP_MS)
    assert not host.is_changeable


def test_bots_have_not_answered_while_it_can_be_changed_and_do_so_then(tmp_path: Path) -> None:
    host = hosted(tmp_path, "clown_standoff", 1)
    until_asked(host)
    host.advance(10_000)
    host.answer(host.session.match.legal_actions(0)[0])
    while host.is_changeable:
        assert {action.seat for action in host.session.match.actions} == {-1, 0}
        host.advance(STEP_MS)
    assert {action.seat for action in host.session.match.actions} == {-1, *range(len(host.session.seats))}
    assert host.undoable is None and not host.undo()


def test_it_can_be_changed_for_as_long_whatever_bots_do(tmp_path: Path) -> None:
    host = hosted(tmp_path, "clown_standoff", 1)
    until_asked(host)
    host.advance(10_000)
    host.answer(host.session.match.legal_actions(0)[0])
    host.advance(TAKE_BACK_MS - 1)
    assert host.is_changeable and host.busy


def test_a_person_who_holds_the_table_goes_on_sooner(tmp_path: Path) -> None:
    host = hosted(tmp_path, "clown_standoff", 1)
    until_asked(host)
    host.advance(10_000)
    host.answer(host.session.match.legal_actions(0)[0])
    host.advance(TAKE_BACK_MS / 5, 5.0)
    host.advance(THINK_MS, 5.0)
    assert not host.is_changeable


def test_in_hot_seat_it_can_be_changed_until_the_curtain_closes(tmp_path: Path) -> None:
    host = hosted(tmp_path, "clown_standoff", 2)
    assert until_asked(host) == 0
    first, *_, last = host.session.match.legal_actions(0)
    host.answer(first)
    assert host.viewer == 0 and host.undoable == 0 and host.call is None
    assert host.undo()
    assert host.viewer == 0 and until_asked(host) == 0
    host.answer(last)
    host.advance(TAKE_BACK_MS)
    host.advance(STEP_MS)
    assert host.call is not None and host.undoable is None
    assert until_asked(host) == 1 and host.undoable is None


def test_what_was_taken_back_changes_nothing_for_the_bots(tmp_path: Path) -> None:
    games_played = []
    for times in (0, 3):
        (tmp_path / str(times)).mkdir()
        host = hosted(tmp_path / str(times), "clown_standoff", 1)
        until_asked(host)
        choice = host.session.match.legal_actions(0)
        for number in range(times):
            host.answer(choice[number % len(choice)])
            host.advance(STEP_MS)
            assert host.undo()
            until_asked(host)
        host.answer(choice[0])
        while host.is_changeable:
            host.advance(STEP_MS)
        games_played.append(list(map(str, host.session.match.actions))[:4])
    assert games_played[0] == games_played[1]


def test_at_speed_off_nobody_waits(tmp_path: Path) -> None:
    host = hosted(tmp_path, "clown_standoff", 1, speed="off")
    until_asked(host)
    host.answer(host.session.match.legal_actions(0)[0])
    host.advance(0)
    assert {action.seat for action in host.session.match.actions} >= {0, 1, 2}


def at_trick(host: Host) -> tuple[State, Action]:
    """Play until a person is to play a card, one among others; return the position and the card."""
    while True:
        seat = until_asked(host)
        legal = host.session.match.legal_actions(seat)
        if legal[0].verb == "play" and len(legal) > 1:
            return host.session.match.state.copy(), legal[0]
        host.answer(legal[0])


def test_a_card_may_be_taken_back_until_the_next_player_has_played(tmp_path: Path) -> None:
    host = hosted(tmp_path, "texas_showdown", 1)
    before, card = at_trick(host)
    host.answer(card)
    host.advance(SHOWN_TAKE_BACK_MS - 1)
    assert host.session.match.actions[-1] == card and host.undoable == 0, "the bots wait"
    assert host.undo()
    assert host.session.match.state == before
    until_asked(host)
    host.answer(host.session.match.legal_actions(0)[-1])
    while host.session.match.actions[-1].seat == 0:
        host.advance(STEP_MS)
    assert host.undoable is None


def test_a_card_that_another_person_has_seen_stays(tmp_path: Path) -> None:
    host = hosted(tmp_path, "texas_showdown", 2)
    _, card = at_trick(host)
    host.answer(card)
    assert not host.session.can_undo(card.seat)
