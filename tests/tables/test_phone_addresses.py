"""Addresses of a table with phones: what the sheet offers, and a network that is lost and comes back."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import cast

import pytest

from circus.phones.addresses import is_own
from circus.tools.gallery.phones import displayed
from circus.ui.gfx import bootstrap
from circus.ui.scenes.phones.desk import WATCH_MS, PhoneDesk
from circus.ui.scenes.phones.overview import AWAY, FREE, JOINED
from circus.ui.scenes.phones.qr import matrix_of
from circus.ui.scenes.shell.destinations import NETWORK, PhoneRequest, ToFirstTable, ToPhones
from tests.gfx.pilot import Pilot, piloted
from tests.tables.phone_table import desk_of, joined, state_of, table, table_of, two_at_table

needs_another_loopback = pytest.mark.skipif(not is_own("127.0.0.2"), reason="one loopback address only")


@pytest.fixture(autouse=True)
def pygame_is_ready(no_screen: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fonts and surfaces can be made, and other tests may have the usual port."""
    bootstrap.prepare()
    monkeypatch.setattr("circus.ui.scenes.phones.desk.PORT", 0)


@contextmanager
def table_in_network(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    """A table with one phone, open at a loopback address that stands for one of a network."""
    monkeypatch.setattr("circus.ui.scenes.phones.desk.is_reachable", lambda address: True)
    with table(folder, starts=False) as pilot:
        desk_of(pilot).open_at("127.0.0.2")
        joined(pilot, 0, "Zoé")
        yield pilot


@pytest.mark.parametrize("host", ["203.0.113.7", "fe80::1", "169.254.1.1", "nowhere", "laptop.local"])
def test_an_address_that_nobody_can_reach_is_a_sentence_and_this_computer_remains(
    tmp_path: Path, host: str
) -> None:
    first = ToFirstTable(two_at_table(), Random(4), tmp_path / "game.jsonl")
    over = ToPhones("clown_standoff", PhoneRequest(host, 0))
    with piloted(first=first, over=over, size=(1280, 720)) as pilot:
        desk = pilot.manager.phones.desk
        assert desk and desk.overview.fault
        assert pilot.manager.kit.texts.say(desk.overview.fault[0], **desk.overview.fault[1]).count(host) == 1
        assert desk.overview.is_on and not desk.overview.is_network


@needs_another_loopback
@pytest.mark.parametrize("host", [NETWORK, "0.0.0.0"])
def test_all_addresses_are_the_best_one_and_the_sheet_offers_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str
) -> None:
    monkeypatch.setattr("circus.ui.scenes.phones.desk.is_reachable", lambda address: True)
    monkeypatch.setattr("circus.ui.scenes.phones.desk.lan_addresses", lambda: ("127.0.0.2", "10.42.0.1"))
    with table(tmp_path, starts=False) as pilot:
        desk = desk_of(pilot)
        desk.open_at(host)
        shown = desk.overview
        assert shown.is_network and not shown.fault and shown.address.startswith("http://127.0.0.2:")
        assert shown.host == "127.0.0.2" and shown.hosts == ("10.42.0.1", "127.0.0.2")


@needs_another_loopback
@pytest.mark.parametrize("addresses", [("127.0.0.2",), ()])
def test_codes_are_shown_at_once_if_the_computer_is_in_a_network(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, addresses: tuple[str, ...]
) -> None:
    monkeypatch.setattr("circus.ui.scenes.phones.desk.is_reachable", lambda address: True)
    monkeypatch.setattr("circus.ui.scenes.phones.desk.lan_addresses", lambda: addresses)
    first = ToFirstTable(two_at_table(), Random(4), tmp_path / "game.jsonl")
    with piloted(
        first=first, over=ToPhones("clown_standoff", PhoneRequest(None, 0)), size=(1280, 720)
    ) as pilot:
        shown = desk_of(pilot).overview
        assert shown.is_on and not shown.fault and shown.is_network == bool(addresses)
        assert all(bool(each.url) == bool(addresses) for each in shown.seats)


@pytest.mark.parametrize("host", [NETWORK, "0.0.0.0", "::"])
def test_a_computer_in_no_network_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, host: str) -> None:
    monkeypatch.setattr("circus.ui.scenes.phones.desk.lan_addresses", lambda: ())
    with table(tmp_path, starts=False) as pilot:
        desk = desk_of(pilot)
        desk.open_at(host)
        assert desk.overview.fault == ("phones-fault-network", {})
        assert desk.overview.is_on and not desk.overview.is_network


def test_the_addresses_of_a_sheet_follow_one_another() -> None:
    hosts = displayed(2).hosts
    assert [before < after for before, after in pairwise(hosts)] == [True]


def test_codes_of_one_length_are_alike_in_size() -> None:
    assert len({len(matrix_of(each.url)) for each in displayed(6).seats}) == 1


@needs_another_loopback
def test_a_computer_whose_network_comes_back_opens_the_table_there_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with table_in_network(tmp_path, monkeypatch) as pilot:
        desk = desk_of(pilot)
        with monkeypatch.context() as away:
            away.setattr("circus.ui.scenes.phones.desk.is_own", lambda address: address != "127.0.0.2")
            pilot.rest(2 * int(WATCH_MS))
            assert desk.overview.fault and not desk.overview.is_network
        pilot.rest(int(WATCH_MS))
        assert desk.overview.host == "127.0.0.2" and not desk.overview.fault
        assert state_of(pilot, 0) == AWAY and not desk.overview.seats[0].url, "its page comes back by itself"


def test_a_computer_that_leaves_its_network_says_so_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with table(tmp_path, people=1, starts=False) as pilot:
        joined(pilot, 0, "Zoé")
        pilot.click("ui/go-on")
        monkeypatch.setattr("circus.ui.scenes.phones.desk.is_own", lambda address: False)
        pilot.rest(int(WATCH_MS))
        monkeypatch.undo()
        shown = desk_of(pilot).overview
        assert shown.fault and shown.fault[0] == "phones-fault-moved" and "ui/seen" in pilot.names
        pilot.click("ui/seen")
        assert pilot.scene.name == "table" and "ui/seen" not in pilot.names
        pilot.rest(2 * int(WATCH_MS))
        assert "ui/seen" not in pilot.names, "once is enough"
        desk_of(pilot).open_at("")
        assert desk_of(pilot).overview.is_on and not desk_of(pilot).overview.fault


@needs_another_loopback
def test_at_another_address_the_seats_of_phones_have_codes_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with table_in_network(tmp_path, monkeypatch) as pilot:
        desk = desk_of(pilot)
        pilot.rest(100)
        assert state_of(pilot, 0) == JOINED
        desk.open_at("127.0.0.2")
        pilot.rest(100)
        assert state_of(pilot, 0) == AWAY and not desk.overview.seats[0].url, "its page comes back by itself"
        desk.open_at("")
        desk.open_at("127.0.0.3")
        pilot.rest(100)
        assert state_of(pilot, 0) == FREE and desk.overview.seats[0].url
        joined(pilot, 0, "Zoé")
        assert state_of(pilot, 0) == JOINED and table_of(pilot).session.seats[0].name == "Zoé"


def test_a_server_that_starts_again_at_another_port_is_shown_there(tmp_path: Path) -> None:
    with table(tmp_path, people=1, starts=False) as pilot:
        desk_of(pilot).open_at("")
        desk_of(pilot).open_at("")
        assert joined(pilot, 0, "Zoé").document


def test_a_server_that_has_ended_says_so_and_opens_again(tmp_path: Path) -> None:
    with table(tmp_path, people=1, starts=False) as pilot:
        pilot.click("ui/go-on")
        desk = desk_of(pilot)
        cast(PhoneDesk, desk)._server.stop()
        pilot.rest(int(WATCH_MS))
        assert desk.overview.fault == ("phones-fault-ended", {}) and not desk.overview.is_on
        assert "ui/seen" in pilot.names
        desk.open_at("")
        assert joined(pilot, 0, "Zoé").document
