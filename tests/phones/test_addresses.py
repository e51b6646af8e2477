"""Addresses of this machine, as the sheet of the phones offers them."""

import errno
import socket
import sys

import pytest

from circus.phones import addresses
from circus.phones.addresses import is_own, lan_addresses
from circus.platform.systems import adapter_addresses

Patch = pytest.MonkeyPatch


class WithoutRoute(socket.socket):
    """Socket of a machine that only reaches its own networks, none of which is looked for by its number."""

    def connect(self, address: object) -> None:
        raise OSError(errno.ENETUNREACH, "Network is unreachable")


def test_an_address_without_a_default_route_is_offered(monkeypatch: Patch) -> None:
    monkeypatch.setattr(socket, "socket", WithoutRoute)
    monkeypatch.setattr(addresses, "adapter_addresses", lambda: ("127.0.0.1", "192.168.50.7", "10.0.3.9"))
    assert lan_addresses() == ("192.168.50.7", "10.0.3.9")


def test_an_adapter_that_is_in_no_network_is_not_offered(monkeypatch: Patch) -> None:
    monkeypatch.setattr(socket, "socket", WithoutRoute)
    monkeypatch.setattr(addresses, "adapter_addresses", lambda: ("169.254.7.1", "0.0.0.0"))
    assert lan_addresses() == ()


def test_the_address_of_the_default_route_is_the_first_and_only_once(monkeypatch: Patch) -> None:
    routed = lan_addresses()[:1]
    monkeypatch.setattr(addresses, "adapter_addresses", lambda: ("192.168.50.7", *routed))
    assert lan_addresses()[: len(routed)] == routed
    assert sorted(lan_addresses()).count("192.168.50.7") == 1 and len(set(lan_addresses())) == len(
        lan_addresses()
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows does not list its loopback address")
def test_each_adapter_of_this_machine_is_asked() -> None:
    assert "127.0.0.1" in adapter_addresses()


@pytest.mark.skipif(sys.platform != "win32", reason="other systems do not ask for their name")
def test_a_name_that_cannot_be_resolved_has_no_addresses(monkeypatch: Patch) -> None:
    assert adapter_addresses(), "of this machine's name"
    for name in ("no-machine.invalid", "é" * 70):
        monkeypatch.setattr(socket, "gethostname", lambda name=name: name)
        assert adapter_addresses() == ()


def test_each_address_of_an_adapter_is_this_machine_s(monkeypatch: Patch) -> None:
    assert all(is_own(address) for address in adapter_addresses())
    assert not is_own("203.0.113.7")
