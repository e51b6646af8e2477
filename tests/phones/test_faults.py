"""Faults of the program stop no table: the pages stay as they were, and the fault is noted."""

from collections.abc import Mapping
from pathlib import Path

import pytest

from circus.phones.lobby import Lobby
from circus.phones.moment import Moment
from circus.phones.seating import GRACE_MS
from circus.phones.table import PhoneTable
from circus.platform.fault_log import fault_count, faults_since
from circus.session.table_setup import BOT
from tests.phones import BareDescriber, Phone, hosted, rounds


class Stumbling(BareDescriber):
    """Cannot describe anything once it stumbles."""

    stumbles = False

    def describe(self, seat: int, language: str, moment: Moment) -> Mapping[str, object]:
        if self.stumbles:
            raise KeyError("a skin's mistake")
        return super().describe(seat, language, moment)


@pytest.mark.expects_faults
def test_a_page_that_cannot_be_described_does_not_stop_the_table(tmp_path: Path) -> None:
    host, describer = hosted(tmp_path), Stumbling()
    table = PhoneTable(host, describer)
    ada, ben = Phone(table).join(0), Phone(table).join(1)
    rounds(table, host, count=3)
    before = ada.document
    describer.stumbles = True
    Phone(table).join(2, name="Carla")
    rounds(table, host, count=3)
    assert ada.document == before
    describer.stumbles = False
    ben.leave()
    rounds(table, host, count=3)
    assert ada.document != before


@pytest.mark.expects_faults
def test_a_phone_whose_page_cannot_be_described_gets_one_sentence_and_its_page_later(tmp_path: Path) -> None:
    host, describer = hosted(tmp_path), Stumbling()
    table = PhoneTable(host, describer)
    describer.stumbles = True
    ada = Phone(table).join(0)
    Phone(table).join(1)
    rounds(table, host, count=5)
    (refusal,) = ada.read().of("refused")
    assert refusal["code"] == "undrawn" and refusal["text"]
    assert not ada.of("document") and not ada.is_cut
    describer.stumbles = False
    Phone(table).join(2)
    rounds(table, host)
    assert ada.document["seat"] == 0


@pytest.mark.expects_faults
def test_the_table_waits_for_a_phone_without_a_page_until_staff_removes_it(tmp_path: Path) -> None:
    host, describer = hosted(tmp_path, people=1), Stumbling()
    describer.stumbles = True
    table = PhoneTable(host, describer)
    ada = Phone(table).join(0)
    rounds(table, host, GRACE_MS, 20)
    assert table.seats[0].state == "phone" and 0 in host.session.awaited
    table.remove(0)
    rounds(table, host, count=200)
    assert host.is_finished and host.session.seats[0].kind == BOT
    assert ada.read().is_cut and ada.inbox[-1]["code"] == "removed"


@pytest.mark.expects_faults
def test_words_that_cannot_be_loaded_in_advance_do_not_stop_the_table(tmp_path: Path) -> None:
    before, host, describer = fault_count(), hosted(tmp_path), Stumbling()
    table = PhoneTable(host, describer)
    describer.stumbles = True
    assert table.prepare() and not table.prepare()
    assert [fault.cause for fault in faults_since(before)] == 2 * ['KeyError: "a skin\'s mistake"']
    describer.stumbles = False
    assert Phone(table).join(0).document


@pytest.mark.expects_faults
def test_a_message_that_cannot_be_handled_stops_nobody_and_no_secret_is_noted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stumble(*_: object) -> None:
        raise RuntimeError("a mistake of the lobby")

    before, host = fault_count(), hosted(tmp_path)
    table = PhoneTable(host, BareDescriber())
    ada, ben = Phone(table).join(0), Phone(table)
    with monkeypatch.context() as mistaken:
        mistaken.setattr(Lobby, "holder", stumble)
        assert ben.join(1).refused == "malformed"
    ada.send(type="ping", n=1)
    rounds(table, host)
    assert ada.read().of("pong")
    assert ben.join(1).of("seated")
    (fault,) = faults_since(before)
    assert not any(secret in str(fault) for secret in (ada.token, ben.token, table.code))
