"""Version with a digest of all code and boards that games between bots depend on."""

from circus import __version__
from circus.content.data import data_root
from circus.platform.source_digest import source_digest

SOURCES = (
    "core/**/*.py",
    "games/**/*.py",
    "content/levels/**/*.py",
    "records/**/*.py",
    "bots/**/*.py",
    "lab/**/*.py",
)
"""Patterns of the files that a game between bots depends on."""


def edition() -> str:
    """Return the version with the digest: equal where games between bots are equal."""
    boards = source_digest("*/*.tmx", root=data_root() / "levels")
    return f"{__version__}+{source_digest(*SOURCES)[:6]}{boards[:4]}"
