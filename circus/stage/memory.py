"""Memory that is given back to the system: what a closed scene or another size has left behind."""

import ctypes
import gc
import sys
from contextlib import suppress

from circus.core import memo

_MAPPED_FROM = 1 << 17
"""Bytes from which on a block lies by itself, so that it leaves no hole when it goes: most surfaces."""
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3


def prepare() -> None:
    """Asks the C library to give large blocks back as they are freed: else it keeps more and more of them."""
    with suppress(OSError, AttributeError):
        if sys.platform == "linux":
            library = ctypes.CDLL(None)
            library.mallopt(_M_MMAP_THRESHOLD, _MAPPED_FROM)
            library.mallopt(_M_TRIM_THRESHOLD, _MAPPED_FROM)


def put_off() -> None:
    """No looking for rubbish while the program is loaded, of which nothing goes: a tenth of the start."""
    gc.disable()


def take_up() -> None:
    """Rubbish is looked for from now on."""
    gc.enable()


def settle() -> None:
    """What stands now stays to the end: looking for rubbish need not go through it each time."""
    gc.collect()
    gc.freeze()
    take_up()


def tidy() -> None:
    """Frees what rules remember and what went in circles, as surfaces do; gives the system what is free."""
    memo.forget()
    gc.collect()
    give_back()


def give_back() -> None:
    """Gives the system what is free between what is kept: painting leaves holes that nothing fits into."""
    with suppress(OSError, AttributeError):
        if sys.platform == "linux":
            ctypes.CDLL(None).malloc_trim(0)
