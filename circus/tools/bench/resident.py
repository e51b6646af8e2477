"""Resident memory and open files of this process, on each system."""

import ctypes
import sys
from pathlib import Path

from circus.platform.systems import kernel32

_STATUS = Path("/proc/self/status")
_MB = 1024 * 1024


class _Counters(ctypes.Structure):
    """PROCESS_MEMORY_COUNTERS structure of Windows."""

    _fields_ = [("size", ctypes.c_uint32), ("faults", ctypes.c_uint32)] + [
        (name, ctypes.c_size_t)
        for name in ("peak", "resident", "a", "b", "c", "d", "page_file", "peak_page_file")
    ]
    resident: int
    peak: int


def resident_mb() -> float:
    """Return the resident memory in megabytes; on macOS the peak, the only value it offers."""
    if _STATUS.exists():
        return _of_linux("VmRSS")
    return _of_windows().resident / _MB if sys.platform == "win32" else _of_others()


def most_resident_mb() -> float:
    """Return the peak of the resident memory so far, in megabytes."""
    if _STATUS.exists():
        return _of_linux("VmHWM")
    return _of_windows().peak / _MB if sys.platform == "win32" else _of_others()


def handles() -> int:
    """Return the number of open files; -1 if they cannot be counted."""
    folder = Path("/proc/self/fd") if sys.platform == "linux" else Path("/dev/fd")
    try:
        return sum(1 for _ in folder.iterdir())
    except OSError:
        return -1


def _of_linux(what: str) -> float:
    line = next(line for line in _STATUS.read_text(encoding="utf-8").splitlines() if line.startswith(what))
    return int(line.split()[1]) / 1024


def _of_windows() -> _Counters:
    kernel = kernel32()
    counters = _Counters(size=ctypes.sizeof(_Counters))
    kernel.K32GetProcessMemoryInfo(kernel.GetCurrentProcess(), ctypes.byref(counters), counters.size)
    return counters


def _of_others() -> float:
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (_MB if sys.platform == "darwin" else 1024)
