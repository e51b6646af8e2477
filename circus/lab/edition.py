"""Version with a digest of all code and boards that games between bots depend on."""

from pathlib import Path

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

BOARDS = "*/*.tmx"
"""Pattern of the boards."""


def edition() -> str:
    """Return the version with the digest: equal where games between bots are equal."""
    boards = source_digest(BOARDS, root=data_root() / "levels")
    return f"{__version__}+{source_digest(*SOURCES)[:6]}{boards[:4]}"


def digest_of(checkout: Path) -> str:
    """Return the digest of the code and boards of a checkout; equal where games between bots are equal."""
    boards = source_digest(BOARDS, root=checkout / "levels")
    return f"{source_digest(*SOURCES, root=checkout / 'circus')[:6]}{boards[:4]}"
