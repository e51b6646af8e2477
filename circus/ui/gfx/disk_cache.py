"""Disk cache of painted pictures as raw pixels, so that the next start need not paint them."""

import os
import shutil
import struct
import sys
import zlib
from collections.abc import Iterator
from hashlib import blake2b
from io import BufferedReader
from pathlib import Path
from typing import IO, cast

import pygame
from pygame import Surface

from circus.platform.folders import nearest_existing, write_whole
from circus.platform.untrusted import open_regular
from circus.ui.gfx.blank import blank

_HEAD = struct.Struct("<8sIIB16s")
"""Magic bytes, width, height, whether it has alpha, digest of the key."""
_TAIL = struct.Struct("<I")
"""Checksum of the pixels."""
_MARK = b"circus02"
_PIXEL = 4
_STRIP = 1 << 20
"""Bytes of pixels in memory at once, besides the picture."""
ROOM = 320_000_000
"""Maximum size of the folder in bytes; the files read longest ago are deleted first."""
LEFT_FREE = 100_000_000
"""Bytes that pictures leave free on the disk: game records come first, and pictures can be painted again."""


class DiskCache:
    """Pictures by key; with a missing, damaged or unwritable folder they are painted again."""

    def __init__(self, folder: Path | None) -> None:
        """Use `folder`; with `None` nothing is stored."""
        self._folder = folder
        self._writable = folder is not None
        self._pruned = False

    def load(self, key: str) -> Surface | None:
        """Return the picture of `key` as it was stored, converted for the display.

        `None` if there is none.
        """
        if self._folder is None:
            return None
        digest = _digest(key)
        try:
            with open_regular(self._path(digest), ROOM) as file:
                return _read(file, digest)
        except OSError:
            return None

    def store(self, key: str, surface: Surface) -> None:
        """Store the picture; a folder that cannot be written is ignored silently."""
        if not self._writable:
            return
        digest = _digest(key)
        try:
            if self._free() < LEFT_FREE + surface.get_width() * surface.get_height() * _PIXEL:
                return
            write_whole(self._path(digest), _written(surface, digest))
            self._prune()
        except OSError:
            self._writable = False

    def _free(self) -> int:
        """Return the free bytes of the disk; the folder itself need not exist yet."""
        assert self._folder is not None
        return shutil.disk_usage(nearest_existing(self._folder)).free

    def _path(self, digest: bytes) -> Path:
        assert self._folder is not None
        return self._folder / f"{digest.hex()}.pixels"

    def _prune(self) -> None:
        """Delete the oldest files beyond `ROOM`, once per run."""
        if self._pruned or self._folder is None:
            return
        self._pruned = True
        files = [(path.stat(), path) for path in self._folder.glob("*.pixels")]
        files.sort(key=lambda entry: entry[0].st_mtime, reverse=True)
        total = 0
        for facts, path in files:
            total += facts.st_size
            if total > ROOM:
                path.unlink(missing_ok=True)


def _digest(key: str) -> bytes:
    """Return the digest of a key and of pygame's version, since another version may draw differently."""
    return blake2b(f"{pygame.version.ver} {key}".encode(), digest_size=16).digest()


def _written(surface: Surface, digest: bytes) -> Iterator[bytes]:
    """Yield the content of a picture's file in parts."""
    alpha = bool(surface.get_flags() & pygame.SRCALPHA)
    width, height = surface.get_size()
    yield _HEAD.pack(_MARK, width, height, alpha, digest)
    checksum = 1
    for top, rows in _strips(width, height):
        pixels = pygame.image.tobytes(surface.subsurface((0, top, width, rows)), "BGRA")
        checksum = zlib.adler32(pixels, checksum)
        yield pixels
    yield _TAIL.pack(checksum)


def _read(file: IO[bytes], digest: bytes) -> Surface | None:
    """Return the picture in a file; `None` unless mark, digest, length and checksum are right."""
    head = file.read(_HEAD.size)
    if len(head) < _HEAD.size:
        return None
    mark, width, height, alpha, owner = _HEAD.unpack(head)
    length = _HEAD.size + width * height * _PIXEL + _TAIL.size
    if mark != _MARK or owner != digest or not width * height or os.fstat(file.fileno()).st_size != length:
        return None
    surface = blank((width, height), clear=alpha)
    checksum = _filled(surface, file) if _has_file_layout(surface) else _blitted(surface, file)
    return surface if checksum is not None and file.read() == _TAIL.pack(checksum) else None


def _has_file_layout(surface: Surface) -> bool:
    """Return whether a surface has the pixel layout of the files."""
    return (
        sys.byteorder == "little"
        and surface.get_masks()[:3] == (0xFF0000, 0xFF00, 0xFF)
        and surface.get_pitch() == surface.get_width() * _PIXEL
    )


def _filled(surface: Surface, file: IO[bytes]) -> int | None:
    """Read the pixels directly into the surface; return their checksum, or `None` if there are too few."""
    with memoryview(cast(bytearray, surface.get_view("0"))) as pixels:
        if cast(BufferedReader, file).readinto(pixels) != pixels.nbytes:
            return None
        return zlib.adler32(pixels)


def _blitted(surface: Surface, file: IO[bytes]) -> int | None:
    """Do the same where surfaces have another order of colours, in strips."""
    checksum = 1
    for top, rows in _strips(*surface.get_size()):
        pixels = file.read(surface.get_width() * rows * _PIXEL)
        if len(pixels) != surface.get_width() * rows * _PIXEL:
            return None
        checksum = zlib.adler32(pixels, checksum)
        strip = pygame.image.frombuffer(pixels, (surface.get_width(), rows), "BGRA")
        surface.blit(strip, (0, top), special_flags=pygame.BLEND_RGBA_MAX)
    return checksum


def _strips(width: int, height: int) -> Iterator[tuple[int, int]]:
    """Yield first row and number of rows of each strip of a picture."""
    most = max(1, _STRIP // max(1, width * _PIXEL))
    for top in range(0, height, most):
        yield top, min(most, height - top)
