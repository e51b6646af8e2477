"""Marks of the test suite, set by folder or file in one place.

`pytest` alone runs the everyday suite: every test without one of these marks. `pytest -m ""` runs all, and so
does `pytest FILE…` of the tests in these files.
"""

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from itertools import chain, islice
from pathlib import Path
from typing import Any

import pytest

from circus.tools.compile import rules_build
from tests.compiled.pure import PURE_ONLY
from tests.other_systems import reason_to_skip

MARKS = {
    "thorough": "every set-up, board, language, size and text size; proofs; what takes over five seconds",
    "e2e": "a real window and a real mouse, or a real browser",
    "package": "builds or installs the program, or runs the commands that the pages show",
    "everyday": "runs in the everyday suite although its folder has a mark",
}
"""Mark to description; all but `everyday` keep a test out of the everyday suite (`-m` in pyproject.toml)."""

EVERYDAY = "everyday or not (thorough or e2e or package)"
"""The default of `-m`, as in pyproject.toml."""

OTHER_MARKS = {
    "both_builds": "its result can depend on the build of the rules: runs with both",
    "expects_faults": "the program goes on after a mistake, which is noted or leaves a report",
}
"""Mark to description; these select no tests."""

BEGINNINGS = {
    "e2e": (
        "tests/e2e/",
        "tests/phones/test_browser.py",
        "tests/phones/test_engines.py",
        "tests/phones/test_reading.py",
    ),
    "package": (
        "tests/cli/test_readme.py",
        "tests/house/test_own_folders.py",
        "tests/house/test_sixth_game.py",
        "tests/package/test_distributions.py",
    ),
}
"""Mark to the beginnings of the ids of its tests: folders or files."""

BOTH_BUILDS = (
    "tests/compiled/",
    "tests/laws/",
    "tests/golden/",
    "tests/rules/",
    "tests/codec/",
    "tests/bots/",
    "tests/envs/",
    "tests/records/",
    "tests/timeline/",
    "tests/session/",
    "tests/lab/",
)
"""Folders of tests whose result can depend on the build of the rules."""

REST = "(thorough or e2e or package) and not everyday"
"""Selects what the everyday suite leaves out."""

SLOW = (Path(__file__).parent / "slow.txt").read_text(encoding="utf-8").split()
"""Files and tests that are `thorough` because they take over a second of processor time."""

PICTURES = ("language", "text_size", "text", "size")
VARIANTS = {
    "tests/skins/": PICTURES,
    "tests/gfx/": (*PICTURES, "game"),
    "tests/stand/": PICTURES,
    "tests/tables/": (*PICTURES, "game"),
    "tests/skins/test_clearing_house.py::test_every_table_can_be_drawn": ("options", "seats", "level"),
    "tests/skins/test_clearing_house.py::test_whole_games_are_shown": ("options", "seats", "viewer"),
    "tests/rules/clearing_house/test_guesses.py::test_every_guess": ("options", "seats"),
    "tests/gfx/test_results.py::test_it_fits": (*PICTURES, "game", "scores"),
    "tests/gfx/test_whole_games.py": ("people",),
}
"""Parameters of which the everyday suite tries one value; the longest beginning of a test id counts."""

MAX_SECONDS = 20.0
"""Processor time that a test without a mark may take, its processes included, on a slow machine."""


def select_all_of_named_files(config: pytest.Config) -> None:
    """Drop the default of `-m` where the command line names files: whoever names a test wants it run."""
    is_named = config.args_source is config.ArgsSource.ARGS and all(".py" in each for each in config.args)
    if is_named and config.option.markexpr == EVERYDAY:
        config.option.markexpr = ""


def mark_all(items: Iterable[pytest.Item]) -> None:
    """Add their marks to collected tests, and skip what cannot pass with compiled rules."""
    first: dict[str, tuple[object, ...]] = {}
    for item in items:
        for name, beginnings in BEGINNINGS.items():
            if item.nodeid.startswith(beginnings):
                item.add_marker(name)
        if item.nodeid.startswith(BOTH_BUILDS):
            item.add_marker("both_builds")
        variant, function = _variant(item), _function(item)
        if _is_slow(item) or variant != first.setdefault(function, variant):
            item.add_marker("thorough")
        _skip_unless_pure(item)
        if reason := reason_to_skip(item.nodeid):
            item.add_marker(pytest.mark.skip(reason=reason))


def ordered_for(workers: int, items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """Return the tests so that each worker begins with slow ones, and quick ones fill the cores at the end.

    xdist gives each worker as many tests that follow one another, and whoever has no more takes from the end
    of others. The tests with a real window mostly wait: they are all the first worker's, beside which two
    others keep two cores busy.
    """
    windows = [item for item in items if item.get_closest_marker("e2e")]
    others = [item for item in items if not item.get_closest_marker("e2e")]
    slow = [item for item in others if _is_slow(item)]
    quick = iter([item for item in others if not _is_slow(item)])
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    shares[0] += windows
    without_windows = (windows and shares[1:]) or shares
    for number, item in enumerate(slow):
        without_windows[number % len(without_windows)].append(item)
    for share in shares:
        share += islice(quick, max(0, len(items) // workers - len(share)))
    return [*chain.from_iterable(shares), *quick]


def _is_slow(item: pytest.Item) -> bool:
    """Whether a test may take over a second."""
    function = _function(item)
    return function in SLOW or function.partition("::")[0] in SLOW or bool(item.get_closest_marker("package"))


def _function(item: pytest.Item) -> str:
    """The id of a test without its parameters."""
    return item.nodeid.partition("[")[0]


def _variant(item: pytest.Item) -> tuple[object, ...]:
    """The values of those parameters of which the everyday suite tries one."""
    given: dict[str, object] = item.callspec.params if hasattr(item, "callspec") else {}
    beginning = max((each for each in VARIANTS if item.nodeid.startswith(each)), key=len, default=None)
    names = VARIANTS[beginning] if beginning else ()
    return tuple(given[name] for name in names if name in given and not _is_words(name, given[name]))


def _is_words(name: str, value: object) -> bool:
    """Whether a parameter called `text` is words to be shown, not a text size in percent."""
    return name == "text" and isinstance(value, str)


def _skip_unless_pure(item: pytest.Item) -> None:
    reason = PURE_ONLY.get(_function(item))
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
