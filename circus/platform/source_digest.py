"""Digest of the program's own files: invalidates caches and results made by other code."""

from functools import cache
from hashlib import blake2b
from pathlib import Path

from circus import __version__

CARRIED = "sources.txt"
"""Name of the file in a packaged app with a digest of all sources, which it does not contain."""


@cache
def source_digest(*patterns: str, root: Path = Path(__file__).parents[1]) -> str:
    """Return a digest of the version and of the files of these patterns, such as `ui/gfx/svg.py`.

    In a packaged app it changes with any source.
    """
    digest = blake2b(__version__.encode(), digest_size=8)
    for pattern in (*patterns, CARRIED):
        for path in sorted(root.glob(pattern)):
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))  # CRLF check-outs
    return digest.hexdigest()
