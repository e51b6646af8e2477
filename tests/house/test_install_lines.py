"""Every line that advises an installation installs what this project declares, and no other project."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from circus.platform import install_advice as advice
from tests.house import modules
from tests.program import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS: dict[str, list[str]] = PROJECT["optional-dependencies"]
INSTALL = re.compile(r"\bpip3? install +([^`;&|\n]*)")
ADVISING = ("install_advice", "install_command")
FOREIGN = "circus"
"""A process manager on the public index."""


def names(requirements: list[str]) -> set[str]:
    return {canonicalize_name(Requirement(each).name) for each in requirements}


DECLARED = names([*PROJECT["dependencies"], *(each for group in EXTRAS.values() for each in group)])


def pages() -> Iterator[tuple[str, str]]:
    """Everything that a person or a forge may read an installation from: path and text."""
    for pattern in ("*.md", "docs/**/*.md", "circus/**/*.md", "circus/**/*.ftl", "circus/**/*.py", "*.toml"):
        for path in sorted(ROOT.glob(pattern)):
            yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")
    for name in (".ci/run", ".github/workflows/ci.yml", "main.py"):
        yield name, (ROOT / name).read_text(encoding="utf-8")


def requirements(arguments: str) -> Iterator[str]:
    """The requirements and folders among the words of a pip command."""
    for quoted in re.findall(r"\"[^\"]*\"|'[^']*'|[^\s\"',]+", arguments):
        word = quoted.strip("\"'")
        if word == "then" or word.startswith("{"):  # the sentence goes on, or code fills it in
            return
        if not word.startswith("-"):
            yield word


def fault(requirement: str) -> str:
    """Why this requirement would not install what this project means; "" if it would."""
    folder = re.fullmatch(r"(\.|/.*?|[A-Z]:\\.*?)(?:\[([\w,-]+)\])?", requirement)
    if folder:
        extras, is_ours = set(filter(None, (folder[2] or "").split(","))), True
        name = folder[1]
        if name != "." and Path(name) != ROOT:
            return f"{name} is not the checkout"
    else:
        parsed = Requirement(requirement)
        name, extras = canonicalize_name(parsed.name), parsed.extras
        is_ours = name == PROJECT["name"]
    if not is_ours and (name not in DECLARED or extras):
        return f"{requirement} is not among the dependencies of this project"
    return "" if extras <= EXTRAS.keys() else f"there is no extra {extras - EXTRAS.keys()}"


def test_the_project_has_one_name_and_not_the_one_of_the_process_manager() -> None:
    assert PROJECT["name"] == advice.DISTRIBUTION == canonicalize_name(advice.DISTRIBUTION) != FOREIGN
    lock = (ROOT / "uv.lock").read_text(encoding="utf-8")
    assert f'name = "{advice.DISTRIBUTION}"\nsource = {{ editable = "." }}' in lock
    assert f'name = "{FOREIGN}"' not in lock
    assert PROJECT["scripts"] == {"circus": "circus.cli:main"}


def test_every_install_line_of_a_page_or_a_source_installs_this_project_or_what_it_needs() -> None:
    found = [
        (path, requirement)
        for path, text in pages()
        for arguments in INSTALL.findall(text)
        for requirement in requirements(arguments)
    ]
    assert {path for path, _ in found} >= {"README.md", "docs/adapters.md", "docs/lab/cluster.md"}
    assert not [(path, why) for path, requirement in found if (why := fault(requirement))]


def test_nothing_names_an_extra_of_the_foreign_project() -> None:
    named = re.compile(rf"(?<![\w-]){FOREIGN}\[(?:{'|'.join(EXTRAS)})")
    assert named.search("pip install 'circus[cluster]'") and not named.search("tabletop-circus[cluster]")
    assert not [path for path, text in pages() if named.search(text)]


@cache
def advised() -> dict[str, tuple[list[str], str]]:
    """Each call that advises an installation in the program: where, its packages, its extra."""
    found = {}
    for module in (each for each in modules() if "install_advice" in each.source):
        for node in module.nodes:
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ADVISING:
                packages = [str(each.value) for each in node.args if isinstance(each, ast.Constant)]
                extra = {each.arg: each.value for each in node.keywords}.get("extra", ast.Constant(""))
                if isinstance(extra, ast.Constant):
                    found[f"{module.name}:{node.lineno}"] = (packages, str(extra.value))
    return found


def test_an_extra_that_is_advised_brings_the_packages_that_are_missing() -> None:
    assert len(advised()) > 6
    for place, (packages, extra) in advised().items():
        brought = names(EXTRAS[extra] if extra else PROJECT["dependencies"])
        assert {canonicalize_name(name) for name in packages} <= brought, place


@pytest.mark.parametrize("way", ["in the checkout", "in another folder", "installed", "copied", "download"])
def test_the_advice_fits_the_way_in_which_the_program_was_installed(
    way: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def lookup(name: str) -> object:
        if way == "copied":
            raise metadata.PackageNotFoundError(name)
        return object()

    monkeypatch.chdir(ROOT if way == "in the checkout" else tmp_path)
    monkeypatch.setattr(metadata, "distribution", lookup)
    monkeypatch.setattr(sys, "frozen", way == "download", raising=False)
    if way in ("installed", "copied"):
        monkeypatch.setattr(advice, "_ROOT", tmp_path)
    told = advice.install_advice("distributed", extra="cluster")
    assert (
        told
        == {
            "in the checkout": 'run pip install -e ".[cluster]"',
            "in another folder": f'run pip install -e "{ROOT}[cluster]"',
            "installed": f'run pip install "{PROJECT["name"]}[cluster]"',
            "copied": "run pip install distributed",
            "download": "this download cannot be extended, so run Circus from its source with Python",
        }[way]
    )
    for arguments in INSTALL.findall(told):
        assert [fault(each) for each in requirements(arguments)] == [""]


def test_a_download_never_advises_pip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    for packages, extra in advised().values():
        assert "pip" not in advice.install_advice(*packages, extra=extra)
    assert advice.install_advice("numpy", "scipy") == "get the download circus-lab"


@pytest.mark.parametrize("line", ["'circus[lab]'", "circus", '-e ".[nothing]"', "tabletop-circus[x]", "xyz"])
def test_a_line_that_installs_something_else_is_found(line: str) -> None:
    assert [fault(each) for each in requirements(line)] != [""]
