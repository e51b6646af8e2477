"""Every game's folder is laid out alike, and the name of a game stands nowhere else."""

import re
from pathlib import Path

import pytest

from circus.content.levels import copies
from circus.lab import lengths
from circus.records import example, lesson, puzzle
from circus.tools.compile import compiled
from tests.program import ROOT
from tests.shipped import SHIPPED

PACKAGE = ROOT / "circus"
OWN_ROOMS = ("games", "ui/skins")
"""Where a game has a folder of its name."""

REQUIRED = {
    *(
        "__init__.py",
        "config.py",
        "numbers.py",
        "rules.py",
        "state.py",
        "actions.py",
        "refusals.py",
        "information.py",
        "pieces.py",
    ),
    *(
        "ending.py",
        "facts.py",
        "policy.py",
        "rows.py",
        "brand.py",
        "because.py",
        "texts.en.ftl",
        "texts.fr.ftl",
        "rulebook.en.md",
        "rulebook.fr.md",
    ),
}
"""The same thing has the same name in every game."""

FURTHER = {
    "what bots think": {
        "evaluation",
        "forecast",
        "rollout",
        "hints",
        "sampler",
        "tactics",
        "chances",
    },
    "parts of large rules": {
        "dealing",
        "draft",
        "effects",
        "harm",
        "legal",
        "plays",
        "rounds",
    },
    "nouns": {
        "argument",
        "board",
        "cards",
        "cells",
        "paths",
        "reach",
        "ring",
        "seats",
        "standoff",
        "tokens",
        "trick",
    },
}
"""What a large game has beside; a new name is stated here first, so that two games share it."""

PACKAGES = {"belief"}
"""Parts of a game that are packages: what a seat can infer about hidden cards."""


@pytest.mark.parametrize("game", SHIPPED)
def test_every_game_has_the_same_files(game: str) -> None:
    left = {path.name for path in compiled(PACKAGE)}
    names = {path.name for path in (PACKAGE / "games" / game).iterdir()} - {"__pycache__"} - left
    assert names >= REQUIRED
    data = {lesson.FILE, lengths.FILE, example.FOLDER, puzzle.FOLDER, copies.FOLDER}
    assert names <= REQUIRED | PACKAGES | data | {
        f"{name}.py" for group in FURTHER.values() for name in group
    }


def test_no_further_name_is_stated_for_nothing() -> None:
    used = {path.stem for path in (PACKAGE / "games").glob("*/*.py")}
    assert {name for group in FURTHER.values() for name in group} <= used


@pytest.mark.parametrize("game", SHIPPED)
def test_a_game_declares_itself_and_nothing_else(game: str) -> None:
    source = (PACKAGE / "games" / game / "__init__.py").read_text(encoding="utf-8")
    assert re.findall(r"^(?:def |class )?([A-Za-z_]\w*)(?: *[:=(].*)$", source, re.MULTILINE) == ["GAME"]


def elsewhere() -> list[Path]:
    """The texts of the program, without the folders that are a game's own."""
    texts = [path for path in PACKAGE.rglob("*") if path.suffix in (".py", ".ftl", ".md", ".spec")]
    own = {PACKAGE / room / game for room in OWN_ROOMS for game in SHIPPED}
    return [*(path for path in texts if not own & {*path.parents}), ROOT / "main.py", ROOT / "pyproject.toml"]


def test_a_games_name_stands_in_its_own_folders_only() -> None:
    names = re.compile("|".join(game.replace("_", "[_ -]?") for game in SHIPPED), re.IGNORECASE)
    found = {path: names.findall(path.read_text(encoding="utf-8")) for path in elsewhere()}
    assert not {str(path.relative_to(ROOT)): said for path, said in found.items() if said}
