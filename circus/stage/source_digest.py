"""A digest of the code that paints something: pictures on disk that other code painted are stale."""

from functools import cache
from hashlib import blake2b
from pathlib import Path

from circus import __version__


@cache
def source_digest(*patterns: str) -> str:
    """Changes with every change of the program's files that these patterns name, such as `stage/svg.py`."""
    root = Path(__file__).parents[1]
    digest = blake2b(__version__.encode(), digest_size=8)
    for pattern in patterns:
        for path in sorted(root.glob(pattern)):
            digest.update(path.read_bytes())
    return digest.hexdigest()
