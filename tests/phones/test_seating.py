"""Persons with phones and the table: grace time, bots, the mouse, series, saved games."""

from pathlib import Path
from random import Random

import pytest

from circus.core.action import CHANCE
from circus.phones.seating import GRACE_MS
from circus.session import saves
from circus.session.host import Host
from circus.session.placing import next_game
from circus.session.table_setup import BOT, HUMAN
from tests.phones import SHORT, Phone, hosted, phones_of, played_out, rounds, until_asked
from tests.session import begun, chosen


def test_after_the_grace_time_a_bot_plays_and_hands_back_at_once(tmp_path: Path) -> None:
    host = hosted(tmp_path, people=1)
    table = phones_of(host)
    phone = Phone(table).join(0)
    until_asked(table, host, phone)
    phone.leave()
    rounds(table, host, 1000.0, int(GRACE_MS / 1000) - 1)
    assert table.bot_in == {0: 1}
    assert host.session.seats[0].kind == HUMAN and 0 in host.session.awaited
    rounds(table, host, 1000.0, 1)
    assert host.session.seats[0].kind == BOT and table.seats[0].state == "bot"
    rounds(table, host, 1000.0, 20)
    assert any(action.seat == 0 for action in host.session.match.actions)
    played = {at for at, each in enumerate(host.session.match.actions, 1) if each.seat == 0}
    assert played and table._seating.by_bot == played
    back = Phone(table).hello(token=phone.token)
    assert host.session.seats[0].kind == HUMAN and table.seats[0].state == "phone"
    assert until_asked(table, host, back) == [back]
    kinds = [line.count('"kind":"bot"') for line in sits(tmp_path)]
    assert kinds == [0, 1, 0] or kinds == [1, 0], "the record notes both"


def sits(folder: Path) -> list[str]:
    """The lines of the record that note who sits where."""
    text = (folder / "game.jsonl").read_text("utf-8").replace(" ", "")
    return [line for line in text.splitlines() if line.startswith('{"sits"')]


def test_others_learn_who_is_away(tmp_path: Path) -> None:
    host = hosted(tmp_path)
    table = phones_of(host)
    first, second = Phone(table).join(0), Phone(table).join(1)
    assert first.document["away"] == [] and first.document["phones"] == [0, 1]
    second.leave()
    table.advance(16)
    assert first.document["away"] == [1]


OPEN_HANDED = ("flip_circus",)
"""Games without a hand to cover."""


@pytest.mark.parametrize("game", SHORT)
def test_mouse_phone_and_bots_mix_and_the_mouse_keeps_its_curtain(game: str, tmp_path: Path) -> None:
    host = hosted(tmp_path, game)
    table = phones_of(host)
    phone, rng, calls = Phone(table).join(1), Random(4), 0
    for _ in range(6000):
        if host.is_finished:
            break
        assert host.viewer in (0, CHANCE), "never the hand on the phone"
        if host.call is not None:
            assert host.call.seat == 0
            calls += 1
            host.open_curtain()
        elif host.asked is not None:
            host.answer(rng.choice(host.session.match.legal_actions(host.asked)))
        if phone.read().of("document") and phone.legal:
            phone.act(rng.choice(phone.legal))
        rounds(table, host, 400.0)
    assert host.is_finished
    assert bool(calls) == (game not in OPEN_HANDED)
    assert not phone.of("refused")


def test_a_phone_that_joins_hides_the_hand_of_the_person_at_the_mouse(tmp_path: Path) -> None:
    host = hosted(tmp_path, people=1)
    table = phones_of(host)
    assert host.viewer == 0
    rounds(table, host, 400.0, 2)
    Phone(table).join(2)
    while host.asked is not None:
        host.answer(host.session.match.legal_actions(0)[0])
    rounds(table, host)
    assert host.viewer == CHANCE and host.is_shared
    table.remove(2)
    rounds(table, host, 400.0, 9)
    assert host.viewer == 0 and not host.is_shared


def test_a_persons_half_made_choice_at_the_mouse_outlasts_phones_that_come_and_go(tmp_path: Path) -> None:
    host = hosted(tmp_path, people=1)
    table = phones_of(host)
    rounds(table, host, 400.0, 9)
    assert host.asked == 0
    phone = Phone(table).join(2)
    phone.leave()
    rounds(table, host, GRACE_MS, 2)
    Phone(table).hello(token=phone.token)
    assert host.asked == 0 and host.viewer == 0


def test_a_hand_that_is_held_open_is_covered_when_its_person_takes_a_phone(tmp_path: Path) -> None:
    host = hosted(tmp_path)
    host.secrecy = "hold"
    table = phones_of(host)
    rounds(table, host, 400.0, 9)
    assert host.held.hold(0)
    Phone(table).join(0)
    assert host.held.seat is None and host.viewer == CHANCE


def test_who_is_asked_with_a_covered_hand_and_takes_a_phone_is_not_asked_at_the_mouse(tmp_path: Path) -> None:
    host = hosted(tmp_path, "flip_circus", seats=2)
    host.secrecy = "hold"
    table = phones_of(host)
    rounds(table, host, 400.0, 9)
    assert host.asked == 0
    phone = Phone(table).join(0)
    rounds(table, host, 400.0, 9)
    assert host.asked is None and phone.legal


def full_disk(*_: object) -> None:
    """What a writer does on a full disk."""
    raise OSError(28, "No space left on device")


def test_a_seat_that_cannot_be_noted_stays_free_until_the_disk_has_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = hosted(tmp_path)
    table = phones_of(host)
    phone = Phone(table)
    with monkeypatch.context() as full:
        full.setattr(host.session.match.journal, "sits", full_disk)
        phone.join(0, name="Zoë")
    assert phone.refused == "stale" and host.people == (0, 1)
    assert phone.join(0, name="Zoë").of("seated")


def test_a_bot_plays_on_until_the_return_of_its_person_can_be_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = hosted(tmp_path, people=1)
    table = phones_of(host)
    phone = Phone(table).join(0)
    phone.leave()
    with monkeypatch.context() as full:
        full.setattr(host.session.match.journal, "sits", full_disk)
        with pytest.raises(OSError):
            rounds(table, host, GRACE_MS)
        assert host.session.seats[0].kind == HUMAN
    rounds(table, host)
    assert host.session.seats[0].kind == BOT
    with monkeypatch.context() as full:
        full.setattr(host.session.match.journal, "sits", full_disk)
        assert Phone(table).hello(token=phone.token).refused == "stale"
        assert host.session.seats[0].kind == BOT
    assert Phone(table).hello(token=phone.token).of("seated")
    assert host.session.seats[0].kind == HUMAN


def following(host: Host, folder: Path) -> Host:
    """The next game of the series, at the table as it was set up."""
    table_setup, series = next_game(
        chosen("texas_showdown", 4, 2, SHORT["texas_showdown"]), host.series_after
    )
    folder.mkdir()
    return Host(begun(folder, table_setup), host.bots._thinker, series, speed="off")


def test_the_next_game_of_a_series_keeps_the_phones_with_their_persons(tmp_path: Path) -> None:
    host = hosted(tmp_path)
    table = phones_of(host)
    phones = [Phone(table).join(0, name="Zoë"), Phone(table).join(1)]
    watcher = Phone(table).hello(code=table.code, seat=-1)
    played_out(table, host, Random(3), *phones)
    old = phones[0].position
    host = following(host, tmp_path / "next")
    table.move_to(host)
    rounds(table, host)
    assert [phone.read().of("seated")[-1]["seat"] for phone in phones] == [3, 0]
    assert host.session.seats[3].name == "Zoë"
    assert phones[0].token == phones[0].of("seated")[0]["token"]
    until_asked(table, host, *phones)
    assert phones[0].document["seat"] == 3 and watcher.document["heard"] < 20
    assert phones[0].act(phones[0].legal[0], old).refused == "stale"
    played_out(table, host, Random(3), *phones)
    phones[0].leave()
    assert Phone(table).hello(token=phones[0].token).of("seated")[0]["seat"] == 3


def test_a_saved_game_is_resumed_with_phones_anew(tmp_path: Path) -> None:
    host = hosted(tmp_path)
    table = phones_of(host)
    phone = Phone(table).join(0, name="Zoë")
    until_asked(table, host, phone)
    phone.act(phone.legal[0])
    shown = phone.document
    table.close()
    host.session.close()
    resumed = saves.go_on(tmp_path / "game.jsonl", Random(1))
    again = Host(resumed.session, host.bots._thinker, resumed.series, speed="off")
    assert again.session.seats[0].name == "Zoë" and again.session.seats[0].kind == HUMAN
    table = phones_of(again)
    phone = Phone(table).join(0)
    assert phone.document["view"] == shown["view"] and phone.document["events"] == shown["events"]
