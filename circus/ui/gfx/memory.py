"""Memory returned to the system after a scene was closed or the size changed."""

import ctypes
import gc
import sys
from contextlib import suppress

from circus.core import memo

_MAPPED_FROM = 1 << 17
"""Size in bytes from which `malloc` maps a block separately, so that freeing it returns its memory: most
surfaces."""
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3


def prepare() -> None:
    """Ask the C library to return large blocks when they are freed, instead of reusing them."""
    with suppress(OSError, AttributeError):
        if sys.platform == "linux":
            library = ctypes.CDLL(None)
            library.mallopt(_M_MMAP_THRESHOLD, _MAPPED_FROM)
            library.mallopt(_M_TRIM_THRESHOLD, _MAPPED_FROM)


def put_off() -> None:
    """Switch the garbage collector off while the program is loaded: this saves a tenth of the start time."""
    gc.disable()


def take_up() -> None:
    """Switch the garbage collector on after start-up."""
    gc.enable()


def settle() -> None:
    """Collect garbage, exclude all objects that exist now from later collections, and switch it on."""
    gc.collect()
    gc.freeze()
    take_up()


def tidy() -> None:
    """Clear the caches of the rules, collect garbage, and return free memory to the system."""
    memo.forget()
    gc.collect()
    give_back()


def give_back() -> None:
    """Return free memory between blocks to the system: painting leaves holes that are not reused."""
    with suppress(OSError, AttributeError):
        if sys.platform == "linux":
            ctypes.CDLL(None).malloc_trim(0)
