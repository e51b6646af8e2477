"""Differences between operating systems, one function each, for the rest of the program."""

import errno
import os
import signal
import socket
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from multiprocessing.context import SpawnContext

NICENESS = 10
"""Niceness of background processes: below everything that draws."""

_BELOW_NORMAL = 0x4000
"""BELOW_NORMAL_PRIORITY_CLASS of Windows."""

_LOCKED_BYTE = 1 << 30
"""Offset beyond the end of every file of ours: on Windows other processes cannot read a locked byte."""

_ENDED_BY_FORCE = (3, 15)
"""Exit codes on Windows of abort() and of `os.kill` with SIGTERM."""

_EXCEPTION_CODES = 0x80000000
"""Smallest exit code on Windows of a process that an exception or Ctrl+C ended."""

_WINDOWS_FAULTS = {
    19: "EROFS",  # ERROR_WRITE_PROTECT
    21: "ENODEV",  # ERROR_NOT_READY
    23: "EIO",  # ERROR_CRC
    32: "EBUSY",  # ERROR_SHARING_VIOLATION
    33: "EBUSY",  # ERROR_LOCK_VIOLATION
    39: "ENOSPC",  # ERROR_HANDLE_DISK_FULL
    53: "ENODEV",  # ERROR_BAD_NETPATH
    55: "ENODEV",  # ERROR_DEV_NOT_EXIST
    59: "EIO",  # ERROR_UNEXP_NET_ERR
    64: "ENODEV",  # ERROR_NETNAME_DELETED
    1006: "ENODEV",  # ERROR_FILE_INVALID: another medium is in the drive
    1117: "EIO",  # ERROR_IO_DEVICE
    1167: "ENODEV",  # ERROR_DEVICE_NOT_CONNECTED
    1224: "EBUSY",  # ERROR_USER_MAPPED_FILE
    1295: "EDQUOT",  # ERROR_DISK_QUOTA_EXCEEDED
    1450: "ENOMEM",  # ERROR_NO_SYSTEM_RESOURCES
}
"""Windows errors for which Python sets a less exact `errno`, such as EACCES or EINVAL, or none."""

_WINSOCK_PREFIX = "WSA"
"""Prefix of some error names on Windows, from its sockets: EDQUOT is WSAEDQUOT."""


_FULL = ("ENOSPC", "EDQUOT")

_GET_ADDRESS = 0xC0206921 if sys.platform == "darwin" else 0x8915
"""SIOCGIFADDR: request for the address of a network adapter."""

_ADAPTER_BYTES = 40
"""Size of the `ifreq` structure, which begins with the name of the adapter; on macOS 32 of them are used."""

_ADDRESS_BYTES = slice(20, 24)
"""Place of the IPv4 address in that structure."""

_GET_FLAGS = 0xC0206911 if sys.platform == "darwin" else 0x8913
"""SIOCGIFFLAGS: request for the state of a network adapter."""

_FLAGS_BYTES = slice(16, 18)
"""Place of the state in that structure."""

_IS_TUNNEL, _IS_RUNNING = 0x10, 0x40
"""IFF_POINTOPOINT: it has one other end, as a VPN has. IFF_RUNNING: it is connected."""

_VIRTUAL_ADAPTERS = ("docker", "br-", "virbr", "veth", "vmnet", "vboxnet", "lxcbr", "lxdbr", "cni", "podman")
"""First letters of the names of adapters for containers and virtual machines of the same computer."""

_ACCEPTING: set[Path] = set()
"""Folders in which a file could be created."""


@cache
def kernel32() -> Any:
    """Return Windows' kernel32 library, with the types of the functions that are called here.

    This is a private instance: other modules set other types in `ctypes.windll`. Without types a 64-bit
    handle would be passed as 32 bits.
    """
    import ctypes

    kernel: Any = ctypes.WinDLL("kernel32", use_last_error=True)  # type: ignore[attr-defined,unused-ignore]
    handle, number, pointer = ctypes.c_void_p, ctypes.c_uint32, ctypes.c_void_p
    for name, result, arguments in (
        ("GetCurrentProcess", handle, []),
        ("SetPriorityClass", ctypes.c_int, [handle, number]),
        ("SetConsoleCtrlHandler", ctypes.c_int, [pointer, ctypes.c_int]),
        ("K32GetProcessMemoryInfo", ctypes.c_int, [handle, pointer, number]),
    ):
        function = getattr(kernel, name)
        function.restype, function.argtypes = result, arguments
    return kernel


def lower_priority() -> None:
    """Lower the scheduling priority of this process."""
    if sys.platform == "win32":
        kernel = kernel32()
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(NICENESS)


INTERRUPTS = tuple(getattr(signal, name) for name in ("SIGINT", "SIGBREAK") if hasattr(signal, name))
"""Signals that a console sends to all its processes; only Windows has Ctrl+Break, and closes it with that."""

TERMINATIONS = tuple(getattr(signal, name) for name in ("SIGTERM", "SIGBREAK") if hasattr(signal, name))
"""Signals besides Ctrl+C that request the end of a command."""


def ignore_interrupts() -> None:
    """Ignore the console's signals, which are for the first process of the program; call it in all others."""
    for each in INTERRUPTS:
        signal.signal(each, signal.SIG_IGN)


@contextmanager
def children_ignore_ctrl_c() -> Iterator[None]:
    """Make processes started in this block ignore Ctrl+C from their start; only for Windows.

    This process ignores it too until the block ends. On Windows `SIG_IGN` is not inherited; this is.
    """
    kernel = kernel32()
    kernel.SetConsoleCtrlHandler(None, 1)
    try:
        yield
    finally:
        kernel.SetConsoleCtrlHandler(None, 0)


def spawning_context() -> "SpawnContext":
    """Return the multiprocessing context of child processes: spawn, on every system.

    Windows has no other method, and a fork of a process with a window crashes on macOS.
    """
    from multiprocessing import get_context  # the app opens before it starts another process

    return get_context("spawn")


def sync_file(number: int) -> None:
    """Wait until all data of an open file, given by its descriptor, are on the disk; raise OSError.

    On macOS `fsync` only reaches the cache of the drive, which a power failure empties. `F_FULLFSYNC` empties
    that cache to the disk; drives without it get `fsync`.
    """
    if sys.platform == "darwin":
        import fcntl

        with suppress(OSError):
            fcntl.fcntl(number, fcntl.F_FULLFSYNC)
            return
    os.fsync(number)


def lock_file(file: IO[bytes]) -> None:
    """Lock an open file for this process until it is closed.

    Raises:
        BlockingIOError: if another process has locked it, on POSIX.
        PermissionError: if another process has locked it, on Windows.
        OSError: if the disk has no locks.
    """
    if sys.platform == "win32":
        import msvcrt

        place = file.tell()
        file.seek(_LOCKED_BYTE)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            file.seek(place)
    else:
        import fcntl

        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


def accepts_files(folder: Path) -> bool:
    """Return whether this user can create files in an existing folder.

    On Windows `os.access` ignores access lists and write protection, so a file is created and removed
    instead, and a success is cached. A full disk counts as writable: later writes report that it is full.
    `tempfile` is no help: on a write-protected drive it tries two thousand million names.
    """
    if sys.platform != "win32":
        return os.access(folder, os.W_OK | os.X_OK)
    if folder in _ACCEPTING:
        return True
    probe = folder / f"circus-{os.getpid()}-{time.monotonic_ns()}.tmp"
    try:
        os.close(os.open(probe, os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_TEMPORARY", 0)))
    except OSError as error:
        return fault_name(error) in _FULL
    with suppress(OSError):  # already gone with `O_TEMPORARY`, which only Windows has
        probe.unlink()
    _ACCEPTING.add(folder)
    return True


def user_tag() -> str:
    """Return an identifier of this user for file names in a shared folder."""
    if hasattr(os, "getuid"):
        return str(os.getuid())
    name = os.environ.get("USERNAME", "")
    return "".join(letter if letter.isalnum() else "_" for letter in name) or "0"


def is_private_folder(folder: Path) -> bool:
    """Return whether a path is a folder of this user that no other user can read; raise OSError.

    Windows has no mode bits: a folder in a user's temporary folder inherits the access list that excludes
    others, so it only must not be a reparse point that leads elsewhere.
    """
    facts = folder.lstat()
    if not stat.S_ISDIR(facts.st_mode):
        return False
    if hasattr(os, "getuid"):
        return facts.st_uid == os.getuid() and not facts.st_mode & 0o077
    return not getattr(facts, "st_reparse_tag", 0)


class Adapter(NamedTuple):
    """Network adapter of this machine.

    Attributes:
        address: its first IPv4 address.
        is_shared: whether others in a local network can reach it: it has a connection, which is no VPN and no
            network of containers or virtual machines. On Windows always true.
    """

    address: str
    is_shared: bool = True


def network_adapters() -> tuple[Adapter, ...]:
    """Return the adapters of this machine that have an address; loopback may be among them.

    Windows resolves the computer's name to all addresses. Elsewhere that name is often loopback only, or slow
    to resolve, so the first address of each adapter is read.
    """
    if sys.platform == "win32":
        with suppress(OSError, UnicodeError):  # a name that no resolver accepts
            entries = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
            return tuple(Adapter(address) for address in dict.fromkeys(str(entry[4][0]) for entry in entries))
        return ()
    import fcntl

    adapters: list[Adapter] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        for _, name in socket.if_nameindex():
            request = os.fsencode(name).ljust(_ADAPTER_BYTES, b"\0")
            with suppress(OSError):  # an adapter without an address
                address = socket.inet_ntoa(fcntl.ioctl(probe, _GET_ADDRESS, request)[_ADDRESS_BYTES])
                state = int.from_bytes(fcntl.ioctl(probe, _GET_FLAGS, request)[_FLAGS_BYTES], sys.byteorder)
                is_shared = state & (_IS_TUNNEL | _IS_RUNNING) == _IS_RUNNING
                adapters.append(Adapter(address, is_shared and not name.startswith(_VIRTUAL_ADAPTERS)))
    return tuple(adapters)


def font_folders() -> tuple[Path, ...]:
    """Return the folders in which this system has its fonts, those that exist; subfolders belong to them."""
    home = Path.home()
    if sys.platform == "win32":
        local = Path(os.environ.get("LOCALAPPDATA", home / "AppData" / "Local"))
        windows = Path(os.environ.get("WINDIR", "C:/Windows"))
        folders = [windows / "Fonts", local / "Microsoft" / "Windows" / "Fonts"]
    elif sys.platform == "darwin":
        folders = [Path("/System/Library/Fonts"), Path("/Library/Fonts"), home / "Library" / "Fonts"]
    else:
        data = os.environ.get("XDG_DATA_DIRS") or "/usr/local/share:/usr/share"
        own = Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share")
        folders = [Path(each) / "fonts" for each in data.split(":") if each]
        folders += [Path("/usr/share/fonts"), own / "fonts", home / ".fonts"]
    return tuple(folder for folder in dict.fromkeys(folders) if folder.is_dir())


def fault_name(error: OSError) -> str:
    """Return the name of a system's error as POSIX has it, such as `ENOSPC`; "" for an unknown one."""
    exact = _WINDOWS_FAULTS.get(getattr(error, "winerror", None) or 0)
    return exact or errno.errorcode.get(error.errno or 0, "").removeprefix(_WINSOCK_PREFIX)


def is_broken_pipe(error: OSError) -> bool:
    """Return whether a write failed as the pipe has no reader; Windows calls that an invalid argument."""
    is_invalid = error.errno == errno.EINVAL and error.filename is None
    return isinstance(error, BrokenPipeError) or (sys.platform == "win32" and is_invalid)


def fault_at(path: Path, error: OSError) -> OSError:
    """Return the same error with the name of the file, which errors of open files lack."""
    words = error.strerror or str(error)
    number = getattr(error, "winerror", None)
    if number is None:
        return OSError(error.errno, words, str(path))
    return OSError(error.errno, words, str(path), number)


def is_crash(code: int) -> bool:
    """Return whether the exit code is that of a process that was killed or died of a native fault."""
    if code < 0:
        return True
    return sys.platform == "win32" and (code >= _EXCEPTION_CODES or code in _ENDED_BY_FORCE)


def work_seconds() -> float:
    """Return a time in seconds for measuring work: this process's processor time.

    On Windows it is the wall time, because processor time has a resolution of 15.6 ms there.
    """
    return time.perf_counter() if sys.platform == "win32" else time.process_time()
