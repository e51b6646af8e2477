"""Network addresses of this machine, and addresses as a URL contains them."""

import socket
from contextlib import suppress
from ipaddress import ip_address

from circus.phones.faults import PhonesError
from circus.platform.systems import network_adapters

LOOPBACK = "127.0.0.1"
"""Address of this machine for itself: no other can reach it."""

_NEIGHBOURS = (
    "192.0.2.1",  # outside: by the default route
    "10.42.0.254",  # a hotspot of Linux
    "192.168.137.254",  # a hotspot of Windows
    "192.168.2.254",  # a hotspot of macOS
)
"""Addresses of networks in which phones usually are, the likeliest first; no packet is sent to them."""


def lan_addresses() -> tuple[str, ...]:
    """Return the addresses of this machine in its local networks, the one with a default route first.

    Addresses that no phone can reach are left out: of adapters without a network, VPNs and virtual machines.
    """
    adapters = network_adapters()
    unshared = {each.address for each in adapters if not each.is_shared}
    routed: list[str] = []
    for neighbour in _NEIGHBOURS:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((neighbour, 9))  # chooses a route, sends nothing
            routed.append(probe.getsockname()[0])
    addresses = dict.fromkeys((*routed, *(each.address for each in adapters)))
    return tuple(each for each in addresses if each not in unshared and is_reachable(each))


def is_reachable(address: str) -> bool:
    """Return whether phones in the same network could reach an address.

    >>> [is_reachable(each) for each in ("192.168.1.20", "127.0.0.1", "169.254.7.1", "0.0.0.0", "no")]
    [True, False, False, False, False]
    """
    try:
        known = ip_address(address)
    except ValueError:
        return False
    return not (known.is_loopback or known.is_link_local or known.is_unspecified or known.is_multicast)


def is_own(address: str) -> bool:
    """Check whether an address still belongs to this machine: it may have left the network.

    >>> is_own("127.0.0.1"), is_own("192.0.2.1")
    (True, False)
    """
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with suppress(OSError), socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.bind((address, 0))
        return True
    return False


def checked_address(address: str) -> str:
    """Return an address in its usual form; raise `PhonesError` if it is none.

    >>> checked_address("127.0.0.1"), checked_address("[FD00::0:7]")
    ('127.0.0.1', 'fd00::7')
    """
    is_bracketed = address.startswith("[") and address.endswith("]")  # as a URL has it
    try:
        return str(ip_address(address[1:-1] if is_bracketed else address))
    except ValueError:
        raise PhonesError("phones-fault-address", address=address) from None


def host_of(address: str, port: int) -> str:
    """Return an address and port as a browser sends them.

    >>> host_of("192.168.1.7", 8033), host_of("::1", 80)
    ('192.168.1.7:8033', '[::1]')
    """
    name = f"[{address}]" if ":" in address else address
    return name if port == 80 else f"{name}:{port}"
