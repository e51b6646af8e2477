"""Pages of the project: README, CONTRIBUTING, CHANGELOG and docs, with the parts that tests use."""

import re
from functools import cache

from tests.program import ROOT

PAGES = tuple(
    path.relative_to(ROOT).as_posix()
    for pattern in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/**/*.md")
    for path in sorted(ROOT.glob(pattern))
)
"""Paths of all pages; commands of earlier ones are run first."""

NEW_GAME = "docs/new_game.md"
"""Page that contains all files of a game."""

ADAPTERS = "docs/adapters.md"
"""Page whose Python `tests/envs/test_docs.py` runs."""

FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""Block of code: its language, its content."""

FILE = re.compile(r"^`(circus/[^`]+)`:\n\n```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""File that a page contains: its path, its content."""


@cache
def text_of(page: str) -> str:
    """Return the text of a page."""
    return (ROOT / page).read_text(encoding="utf-8")


def prose_of(page: str) -> str:
    """Return the text of a page without its blocks of code."""
    return FENCED.sub("", text_of(page))


def snippets(page: str) -> list[str]:
    """Return the Python of a page in order, without whole files."""
    return [code for language, code in FENCED.findall(FILE.sub("", text_of(page))) if language == "python"]
