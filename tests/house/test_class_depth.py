"""Composition before inheritance: no class is more than three levels below the root of its tree."""

import ast
from collections.abc import Mapping

from tests.house import modules

MAX_LEVELS = 3


def levels(bases: Mapping[str, list[str]], name: str) -> int:
    """Return how many of the program's classes a class is below its root."""
    return max((1 + levels(bases, base) for base in bases.get(name, ()) if base in bases), default=0)


def classes() -> dict[str, list[str]]:
    """Return the names of the bases of each class of the program."""
    return {
        node.name: [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != node.name]
        for module in modules()
        for node in module.nodes
        if isinstance(node, ast.ClassDef)
    }


def test_no_class_is_more_than_three_levels_below_its_root() -> None:
    bases = classes()
    assert len(bases) > 300
    deep = {name: count for name in bases if (count := levels(bases, name)) > MAX_LEVELS}
    assert not deep, f"compose these classes of parts: {deep}"


def test_the_test_counts_levels() -> None:
    assert levels({"A": [], "B": ["A"], "C": ["B", "Other"], "D": ["C"]}, "D") == 3


def test_scenes_of_games_are_one_level_below_the_table() -> None:
    bases = classes()
    assert {name for name, of in bases.items() if "TableScene" in of} == {"LessonScene", "ExerciseScene"}
    assert levels(bases, "TableScene") == 1
