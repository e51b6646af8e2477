"""Every committed sprite is named by the program: a picture that nothing shows is deleted."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from assets.drawing import GAMES, ROOT

PROGRAM = ROOT.parent / "circus"
NOT_YET = {"clown_standoff"}
"""Games whose own table is being made: their sprites wait for it."""
HOLE = r"\w+"
PICTURE = re.compile(r"!\[\]\(([^)]*)\)")

Constants = dict[str, str]


@cache
def syntax(path: Path) -> ast.Module:
    """The syntax tree of a module."""
    return ast.parse(path.read_text(encoding="utf-8"))


def constants(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Names that a module gives to words, such as `ART = "quel_cirque/"`."""
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
            for target in node.targets:
                if isinstance(target, ast.Name) and isinstance(node.value.value, str):
                    yield target.id, node.value.value


def imported(node: ast.ImportFrom) -> Constants:
    """Words that a module knows by an import, as `ART` or `spec.ART`."""
    place = ROOT.parent / (node.module or "").replace(".", "/")
    found = dict(constants(syntax(path))) if (path := place.with_suffix(".py")).is_file() else {}
    for each in node.names:
        if (path := place / f"{each.name}.py").is_file():
            found |= {f"{each.name}.{name}": word for name, word in constants(syntax(path))}
    return found


def pattern(text: ast.JoinedStr, known: Constants) -> str:
    """An f-string as a regular expression: known constants as they are, anything for the rest."""
    parts = []
    for part in text.values:
        if isinstance(part, ast.Constant):
            parts.append(re.escape(str(part.value)))
        else:
            word = known.get(ast.unparse(part.value)) if isinstance(part, ast.FormattedValue) else None
            parts.append(HOLE if word is None else re.escape(word))
    return "".join(parts)


def patterns(tree: ast.Module) -> set[str]:
    """What a module may name: its words and f-strings.

    One that leaves a sprite's whole name open, as `f"{ART}{name}"`, stands for the other words of its module.
    """
    known = dict(constants(tree))
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            known |= imported(node)
    nodes = tuple(ast.walk(tree))
    formed = [node for node in nodes if isinstance(node, ast.JoinedStr)]
    inside = {id(part) for node in formed for part in node.values}
    words = {
        re.escape(node.value).replace(r"\{\}", HOLE)
        for node in nodes
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside
    } | {pattern(node, known) for node in formed}
    words.discard(HOLE)
    whole = {word for word in words if "/" in word and not word.endswith("/" + HOLE)}
    folders = {word.removesuffix(HOLE) for word in words if word.endswith("/" + HOLE)}
    bare = {word for word in words if word and "/" not in word and not word.startswith(HOLE)}
    return whole | {folder + word for folder in folders for word in bare}


@cache
def named() -> re.Pattern[str]:
    """All that the program and the rulebooks name."""
    found = {each for path in sorted(PROGRAM.rglob("*.py")) for each in patterns(syntax(path))}
    for book in sorted(PROGRAM.glob("games/*/rulebook.*.md")):
        found |= {re.escape(name) for name in PICTURE.findall(book.read_text(encoding="utf-8"))}
    return re.compile("|".join(sorted(found)))


def unused(folder: Path) -> list[str]:
    """The sprites of a folder that nothing names."""
    names = named()
    sprites = [f"{folder.name}/{path.stem}" for path in sorted(folder.glob("*.svg"))]
    return [name for name in sprites if not names.fullmatch(name)]


@pytest.mark.parametrize("game", [game for game in GAMES if game not in NOT_YET])
def test_every_sprite_is_named_by_the_program(game: str) -> None:
    assert unused(ROOT / game) == []


def test_a_sprite_that_nothing_names_is_found(tmp_path: Path) -> None:
    folder = tmp_path / "common"
    folder.mkdir()
    for name in ("cup", "seat_1", "confetti_dot_red", "nobody_shows_this"):
        (folder / f"{name}.svg").touch()
    assert unused(folder) == ["common/nobody_shows_this"]
