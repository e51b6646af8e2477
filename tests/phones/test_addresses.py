"""Addresses of this machine, as the sheet of the phones offers them."""

import errno
import socket
import sys

import pytest

from circus.phones import addresses
from circus.phones.addresses import is_own, lan_addresses
from circus.platform.systems import Adapter, network_adapters

Patch = pytest.MonkeyPatch


class WithoutRoute(socket.socket):
    """Socket of a machine that only reaches its own networks, none of which is looked for by its number."""

    def connect(self, address: object) -> None:
        raise OSError(errno.ENETUNREACH, "Network is unreachable")


def have(monkeypatch: Patch, *addresses_: str | Adapter) -> None:
    """The machine has these adapters."""
    adapters = tuple(each if isinstance(each, Adapter) else Adapter(each) for each in addresses_)
    monkeypatch.setattr(addresses, "network_adapters", lambda: adapters)


def test_an_address_without_a_default_route_is_offered(monkeypatch: Patch) -> None:
    monkeypatch.setattr(socket, "socket", WithoutRoute)
    have(monkeypatch, "127.0.0.1", "192.168.50.7", "10.0.3.9")
    assert lan_addresses() == ("192.168.50.7", "10.0.3.9")


def test_an_adapter_that_is_in_no_network_is_not_offered(monkeypatch: Patch) -> None:
    monkeypatch.setattr(socket, "socket", WithoutRoute)
    have(monkeypatch, "169.254.7.1", "0.0.0.0")
    assert lan_addresses() == ()


def test_the_address_of_the_default_route_is_the_first_and_only_once(monkeypatch: Patch) -> None:
    routed = lan_addresses()[:1]
    have(monkeypatch, "192.168.50.7", *routed)
    assert lan_addresses()[: len(routed)] == routed
    assert "192.168.50.7" in lan_addresses()
    assert len(set(lan_addresses())) == len(lan_addresses())


def test_a_vpn_is_not_offered_though_it_has_the_default_route(monkeypatch: Patch) -> None:
    vpn = Adapter(next(iter(lan_addresses()), "10.8.0.2"), is_shared=False)
    have(monkeypatch, vpn, "192.168.1.20", Adapter("172.17.0.1", is_shared=False))
    assert lan_addresses() == ("192.168.1.20",)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not list its loopback address")
def test_the_adapters_of_this_machine_are_listed() -> None:
    assert Adapter("127.0.0.1") in network_adapters()


@pytest.mark.skipif(sys.platform != "win32", reason="other systems do not ask for their name")
def test_a_name_that_cannot_be_resolved_has_no_addresses(monkeypatch: Patch) -> None:
    assert network_adapters(), "of this machine's name"
    for name in ("no-machine.invalid", "é" * 70):
        monkeypatch.setattr(socket, "gethostname", lambda name=name: name)
        assert network_adapters() == ()


def test_each_address_of_an_adapter_is_this_machine_s() -> None:
    assert all(is_own(each.address) for each in network_adapters())
    assert not is_own("203.0.113.7")
