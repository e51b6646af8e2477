"""How much memory of the machine this process holds, as each system tells it."""

import ctypes
import sys
from pathlib import Path
from typing import Any


class _Counters(ctypes.Structure):
    """PROCESS_MEMORY_COUNTERS of Windows."""

    _fields_ = [("size", ctypes.c_uint32), ("faults", ctypes.c_uint32)] + [
        (name, ctypes.c_size_t)
        for name in ("peak", "resident", "a", "b", "c", "d", "page_file", "peak_page_file")
    ]
    resident: int


def resident_mb() -> float:
    """Of this process now, in megabytes; on macOS the most so far, which is all that it tells."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024
    return _of_windows() if sys.platform == "win32" else _of_others()


def _of_windows() -> float:
    kernel: Any = ctypes.windll.kernel32  # type: ignore[attr-defined,unused-ignore]
    kernel.GetCurrentProcess.restype = ctypes.c_void_p
    kernel.K32GetProcessMemoryInfo.argtypes = [ctypes.c_void_p, ctypes.c_void_p, ctypes.c_uint32]
    counters = _Counters(size=ctypes.sizeof(_Counters))
    kernel.K32GetProcessMemoryInfo(kernel.GetCurrentProcess(), ctypes.byref(counters), counters.size)
    return counters.resident / (1024 * 1024)


def _of_others() -> float:
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)
