"""Command `new-game`: writes the files of a small game, to be edited and installed beside Circus."""

import argparse
import keyword
import re
import sys
from pathlib import Path
from string import Template
from typing import Any

from circus import games
from circus.core.errors import CircusError, UsageError
from circus.platform.console import show

TEMPLATE = Path(__file__).parent / "template"

FILES = {
    "pyproject.toml": "pyproject.toml.txt",
    "README.md": "README.md.txt",
    "$name/__init__.py": "__init__.py.txt",
    "$name/texts.en.ftl": "texts.en.ftl.txt",
    "$name/texts.fr.ftl": "texts.fr.ftl.txt",
    "tests/test_rules.py": "test_rules.py.txt",
}
"""Path in the new folder to its template; `$name` is the name of the game."""

_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def add_new_game(commands: Any) -> None:
    """Add the command `new-game` and its options."""
    command = commands.add_parser("new-game", help="write a small game of your own, with its tests")
    command.add_argument("name", metavar="NAME", help="such as stone_soup")
    command.add_argument("folder", metavar="DIR", type=Path, help="a folder that is new or empty")
    command.set_defaults(run=_run)


def _run(arguments: argparse.Namespace) -> int:
    write(arguments.name, arguments.folder)
    install = f"{sys.executable} -m pip install -e {arguments.folder}"
    show(f"the game is in {arguments.folder}: install it with {install}")
    return 0


def write(name: str, folder: Path) -> None:
    """Write the files of a game.

    Raises:
        UsageError: the name is taken or none, or the folder is not empty.
        CircusError: this is a packaged app, which has no templates.
    """
    _check(name, folder)
    for path, content in content_of(name).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(content, encoding="utf-8")


def content_of(name: str) -> dict[str, str]:
    """Return the content of each file of a game, by its path in the folder of the game."""
    if not TEMPLATE.is_dir():
        raise CircusError("the packaged app writes no games: install Circus with pip for that")
    title = name.replace("_", " ").capitalize()
    words = {"name": name, "title": title, "type": title.title().replace(" ", "")}
    return {
        Template(path).substitute(words): Template(
            (TEMPLATE / template).read_text(encoding="utf-8")
        ).substitute(words)
        for path, template in FILES.items()
    }


def _check(name: str, folder: Path) -> None:
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        raise UsageError(f"'{name}' is no name of a game: use small letters, digits and _, as in stone_soup")
    if name in games.names():
        raise UsageError(f"there is a game '{name}' already: choose another name")
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise UsageError(f"{folder} is not empty: name a new folder")
