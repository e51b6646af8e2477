"""Finished pictures in the user's cache folder as raw pixels, so that the next start need not draw them."""

import struct
import zlib
from hashlib import blake2b
from pathlib import Path

import pygame
from pygame import Surface

from circus.folders import write_whole

_HEAD = struct.Struct("<8sIIBI16s")
"""Mark, width, height, whether it has alpha, checksum of the pixels, digest of the key."""
_MARK = b"circus01"
_PIXEL = 4
ROOM = 320_000_000
"""Bytes that the folder may hold; the files read longest ago go first."""


class DiskCache:
    """Pictures by key; a missing, damaged or unwritable folder only costs the time to draw again."""

    def __init__(self, folder: Path | None) -> None:
        """`folder` None: nothing is kept."""
        self._folder = folder
        self._writable = folder is not None
        self._pruned = False

    def load(self, key: str) -> Surface | None:
        """The picture of `key` as it was stored, converted for the display; None if there is none."""
        if self._folder is None:
            return None
        digest = _digest(key)
        try:
            content = self._path(digest).read_bytes()
        except OSError:
            return None
        return _read(content, digest)

    def store(self, key: str, surface: Surface) -> None:
        """Keeps the picture; a folder that cannot be written is passed over in silence."""
        if not self._writable:
            return
        digest = _digest(key)
        alpha = bool(surface.get_flags() & pygame.SRCALPHA)
        pixels = pygame.image.tobytes(surface, "BGRA")
        width, height = surface.get_size()
        head = _HEAD.pack(_MARK, width, height, alpha, zlib.adler32(pixels), digest)
        try:
            write_whole(self._path(digest), head + pixels)
            self._prune()
        except OSError:
            self._writable = False

    def _path(self, digest: bytes) -> Path:
        assert self._folder is not None
        return self._folder / f"{digest.hex()}.pixels"

    def _prune(self) -> None:
        """Once a run: removes the oldest files beyond the room."""
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
    """Another version of pygame may draw otherwise, so it has pictures of its own."""
    return blake2b(f"{pygame.version.ver} {key}".encode(), digest_size=16).digest()


def _read(content: bytes, digest: bytes) -> Surface | None:
    """The picture in a file's content; None unless every part of it holds."""
    if len(content) < _HEAD.size:
        return None
    mark, width, height, alpha, checksum, owner = _HEAD.unpack_from(content)
    pixels = memoryview(content)[_HEAD.size :]
    if mark != _MARK or owner != digest or len(pixels) != width * height * _PIXEL:
        return None
    if not pixels or zlib.adler32(pixels) != checksum:
        return None
    surface = pygame.image.frombuffer(pixels, (width, height), "BGRA")
    return surface.convert_alpha() if alpha else surface.convert()
