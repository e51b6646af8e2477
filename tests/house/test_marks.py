"""The everyday suite: what it leaves out is written in one place, and what that names is there."""

import tomllib
from types import SimpleNamespace
from typing import Any

import pytest

from tests import marks, other_systems
from tests.program import ROOT


def selected(config: pytest.Config, expression: str, *args: str) -> str:
    """The expression that holds where these words stand on the command line."""
    asked = SimpleNamespace(
        args_source=config.ArgsSource.ARGS if args else config.ArgsSource.TESTPATHS,
        ArgsSource=config.ArgsSource,
        args=args or ["tests"],
        option=SimpleNamespace(markexpr=expression),
    )
    marks.select_all_of_named_files(asked)  # type: ignore[arg-type]
    return str(asked.option.markexpr)


def test_the_project_runs_the_everyday_suite_unless_something_else_is_asked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert f'-m "{marks.EVERYDAY}"' in project["tool"]["pytest"]["ini_options"]["addopts"]


def test_a_file_that_is_named_runs_whole_and_a_folder_does_not(pytestconfig: pytest.Config) -> None:
    file, folder = "tests/e2e/test_download.py", "tests/e2e"
    assert selected(pytestconfig, marks.EVERYDAY, file, f"{file}::test_a") == ""
    assert selected(pytestconfig, marks.EVERYDAY, file, folder) == marks.EVERYDAY
    assert selected(pytestconfig, marks.EVERYDAY) == marks.EVERYDAY
    assert selected(pytestconfig, "thorough", file) == "thorough"


def test_every_file_and_test_that_is_called_slow_exists() -> None:
    for name in marks.SLOW:
        file, _, test = name.partition("::")
        source = (ROOT / file).read_text(encoding="utf-8")
        assert f"def {test}(" in source if test else source, name


def test_every_folder_and_file_that_has_a_mark_or_variants_exists() -> None:
    beginnings = [*marks.VARIANTS, *(each for listed in marks.BEGINNINGS.values() for each in listed)]
    for name in beginnings:
        assert (ROOT / name.partition("::")[0]).exists(), name


def test_every_test_that_a_system_cannot_pass_exists() -> None:
    for name in (*other_systems.POSIX_ONLY, *other_systems.WITH_LINKS, *other_systems.NOT_UNDER_WINE):
        file, _, test = name.partition("::")
        source = (ROOT / file).read_text(encoding="utf-8")
        assert f"def {test.partition('[')[0]}" in source if test else source, name


def listed(nodeid: str, mark: str = "") -> Any:
    """A collected test that knows its id and its mark."""
    return SimpleNamespace(nodeid=nodeid, get_closest_marker=lambda name: name == mark)


def test_each_worker_begins_with_slow_tests_and_the_first_with_windows() -> None:
    quick = [listed(f"tests/laws/test_laws.py::test_a[{number}]") for number in range(20)]
    slow = [listed(f"{marks.SLOW[0]}[{number}]") for number in range(3)]
    windows = [listed(f"tests/e2e/test_download.py::test_a[{number}]", "e2e") for number in range(2)]
    given = [*quick[:9], *slow, *quick[9:], *windows]
    ordered = marks.ordered_for(3, given)
    assert sorted(map(id, ordered)) == sorted(map(id, given))
    assert ordered[:2] == windows
    assert ordered[8:10] == [slow[0], slow[2]] and ordered[16] is slow[1]
    assert [each for each in ordered if each in quick] == quick
    assert marks.ordered_for(3, quick) == quick
    assert marks.ordered_for(1, [*quick, *windows])[:2] == windows
