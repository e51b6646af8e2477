"""A digest of the program's own files: what other code painted is stale, what it works out is another's."""

from functools import cache
from hashlib import blake2b
from pathlib import Path

from circus import __version__
from circus.data import data_root

PLAYS = ("*.py", "core/**/*.py", "games/**/*.py", "levels/**/*.py", "bots/**/*.py", "lab/**/*.py")
"""The files that a game between bots depends on."""
CARRIED = "sources.txt"
"""An app of its own carries no sources: a digest of all of them stands in this file in their place."""


@cache
def source_digest(*patterns: str, root: Path = Path(__file__).parent) -> str:
    """Changes with every change of the program's files that these patterns name, such as `stage/svg.py`.

    In an app of its own it changes with any of them.
    """
    digest = blake2b(__version__.encode(), digest_size=8)
    for pattern in (*patterns, CARRIED):
        for path in sorted(root.glob(pattern)):
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))  # some systems check texts out so
    return digest.hexdigest()


def edition() -> str:
    """The version, with letters that change with whatever games between bots or their boards are made of."""
    boards = source_digest("*/*.tmx", root=data_root() / "levels")
    return f"{__version__}+{source_digest(*PLAYS)[:6]}{boards[:4]}"
