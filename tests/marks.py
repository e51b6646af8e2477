"""Marks of the test suite, set by folder or file in one place.

`pytest` alone runs the everyday suite: every test without one of these marks. `pytest -m ""` runs all.
"""

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from circus.compile import rules_build
from tests.compiled.pure import PURE_ONLY

MARKS = {
    "thorough": "every set-up, board, language, size and text size; proofs; what takes over five seconds",
    "e2e": "a real window and a real mouse",
    "package": "builds or installs the program, or runs the commands that the pages show",
    "everyday": "runs in the everyday suite although its folder has a mark",
}
"""Mark to description; all but `everyday` keep a test out of the everyday suite (`-m` in pyproject.toml)."""

OTHER_MARKS = {
    "expects_faults": "the program goes on after a mistake, which is noted or leaves a report",
}
"""Mark to description; these select no tests."""

FOLDERS = (
    ("tests/e2e/", "e2e"),
    ("tests/package/test_distributions.py", "package"),
    ("tests/cli/test_readme.py", "package"),
    ("tests/house/test_sixth_game.py", "package"),
    ("tests/house/test_own_folders.py", "package"),
    ("tests/assets/test_used.py", "thorough"),
)
"""Beginnings of test ids, and the mark of all that begin so."""

MAX_SECONDS = 5.0
"""Processor time that a test without a mark may take, its processes included."""


def mark(item: pytest.Item) -> None:
    """Add the marks of its folder to a collected test, and skip what cannot pass with compiled rules."""
    for beginning, name in FOLDERS:
        if item.nodeid.startswith(beginning):
            item.add_marker(name)
    reason = PURE_ONLY.get(item.nodeid.partition("[")[0])
    if reason and rules_build() == "compiled":
        item.add_marker(pytest.mark.skip(reason=reason))


def is_everyday(item: pytest.Item) -> bool:
    """Return whether the everyday suite runs this test."""
    names = {each.name for each in item.iter_markers()}
    return "everyday" in names or not names & MARKS.keys()


def first_everyday(values: Iterable[Any], count: int = 1) -> Sequence[Any]:
    """Return the values as parameters of a test, all but the first `count` with the mark `thorough`."""
    return [
        pytest.param(*(value if isinstance(value, tuple) else (value,)), marks=pytest.mark.thorough)
        if number >= count
        else value
        for number, value in enumerate(values)
    ]


@contextmanager
def time_limit(item: pytest.Item) -> Iterator[None]:
    """Fail a test that took too much processor time and has no mark: it slows every run of the suite."""
    before = processor_seconds()
    yield
    spent = processor_seconds() - before
    if spent > MAX_SECONDS and is_everyday(item):
        pytest.fail(f"{spent:.1f} s of processor time: make it faster, or mark it thorough", pytrace=False)


def processor_seconds() -> float:
    """Return the processor time of this process and of those it has waited for."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system
