"""Server of the phones: a separate thread with an event loop; it shares only the exchange."""

import asyncio
import socket
from collections.abc import Mapping
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from threading import Thread

from circus.phones.addresses import LOOPBACK, checked_address, host_of
from circus.phones.exchange import Exchange
from circus.phones.faults import PhonesError, bind_error
from circus.phones.site import Site
from circus.platform.fault_log import note_fault
from circus.platform.install_advice import install_command

PORT = 8033
"""Usual port."""

BACKLOG = 32
"""Number of connections that wait to be accepted."""

STOP_S = 3.0
"""Maximum time in s for which `stop` waits for the thread."""


class PhoneServer:
    """Server of one table's phones; off until it is started.

    All methods are for the thread of the main loop.
    """

    def __init__(self, exchange: Exchange, art: Mapping[str, Path]) -> None:
        """Create a server; `art` has the pictures that documents name, by their path below `/art/`."""
        self._exchange = exchange
        self._art = art
        self._address = LOOPBACK
        self._socket: socket.socket | None = None
        self._thread: Thread | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopping: asyncio.Event | None = None

    @property
    def is_running(self) -> bool:
        """Whether phones can connect."""
        return self._thread is not None and self._thread.is_alive()

    @property
    def port(self) -> int:
        """The port in use; 0 if the server is off."""
        return int(self._socket.getsockname()[1]) if self._socket else 0

    @property
    def url(self) -> str:
        """The address of the page; "" if the server is off."""
        return f"http://{host_of(self._address, self.port)}/" if self._socket else ""

    def start(self, address: str = LOOPBACK, port: int = PORT) -> None:
        """Serve at an address of this machine and a port (0: any free one).

        Raises:
            PhonesError: the library is missing, the port is taken, or the address is not this machine's. The
                server is off then.
        """
        self.stop()
        if find_spec("aiohttp") is None:
            raise PhonesError("phones-fault-library", command=install_command("aiohttp", extra="phones"))
        address = checked_address(address)
        self._socket = _listening(address, port)
        self._address = address
        self._thread = Thread(target=self._run, args=(self._socket,), name="phones", daemon=True)
        # Windows' default loop stops listening when a connection is reset before it is accepted, and leaves
        # the main thread a closed socket for its signals.
        self._loop, self._stopping = asyncio.SelectorEventLoop(), asyncio.Event()
        self._thread.start()

    def stop(self) -> None:
        """Close all connections and free the port."""
        thread, self._thread = self._thread, None
        if thread and self._loop and self._stopping:
            with suppress(RuntimeError):  # the loop has ended by itself
                self._loop.call_soon_threadsafe(self._stopping.set)
            thread.join(STOP_S)
        if self._socket:
            self._socket.close()
            self._socket = None

    def _run(self, listening: socket.socket) -> None:
        """Serve until `stop` is called; an error ends the server, not the table."""
        from circus.phones.web import serve

        assert self._loop and self._stopping
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(serve(self._exchange, Site(self._art), listening, self._stopping))
        except Exception as error:  # the table goes on with the mouse
            note_fault("phones cannot connect any more", error)
        finally:
            self._loop.close()


def _listening(address: str, port: int) -> socket.socket:
    """Return a listening socket; raise `PhonesError`."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    try:
        listening = socket.create_server((address, port), family=family, backlog=BACKLOG)
    except (OSError, OverflowError) as error:
        reason = error if isinstance(error, OSError) else OSError()
        raise bind_error(reason, address, port) from None
    listening.setblocking(False)
    return listening
