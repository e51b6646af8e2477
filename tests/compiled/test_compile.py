"""The command that compiles the rules: what it takes, what it leaves, and what it says where it cannot."""

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from circus import games
from circus.bots import strengths
from circus.bots.strengths import STRENGTHS
from circus.content import levels
from circus.core.errors import CircusError
from circus.core.native import is_compiled
from circus.core.state import State
from circus.tools import compile as compiling
from tests.compiled.pure import PURE_ONLY
from tests.program import ROOT, circus
from tests.shipped import SHIPPED

SUFFIX = EXTENSION_SUFFIXES[0]


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of a few sources, as if it had been compiled a moment ago."""
    folder = tmp_path / "circus"
    for name in ("core/action.py", "games/chess/rules.py", "games/chess/brand.py"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("", encoding="utf-8")
    (folder / "core" / f"action{SUFFIX}").write_text("", encoding="utf-8")
    (folder / "games" / "chess" / f"rules{SUFFIX}").write_text("", encoding="utf-8")
    (tmp_path / f"circus_core__mypyc{SUFFIX}").write_text("", encoding="utf-8")
    return folder


def test_rules_state_and_policy_of_every_game_are_compiled_and_what_only_tells_is_not() -> None:
    taken = set(compiling.modules())
    for name in SHIPPED:
        own = {path.stem for path in taken if path.parent == Path("games", name)}
        assert {"rules", "state", "actions", "information", "policy"} <= own
        assert not own & {"__init__", "brand", "because", "pieces"}
    assert all((compiling.PACKAGE / path).is_file() for path in taken)


def test_removing_leaves_the_sources_alone(package: Path) -> None:
    assert len(compiling.compiled(package)) == 3
    compiling.remove(package)
    left = sorted(path.relative_to(package).as_posix() for path in package.rglob("*") if path.is_file())
    assert left == ["core/action.py", "games/chess/brand.py", "games/chess/rules.py"]
    assert [path for path in package.parent.iterdir() if path != package] == []


def test_a_source_that_was_changed_or_taken_away_makes_its_compiled_module_outdated(package: Path) -> None:
    assert compiling.outdated(package) == []
    action, rules = package / "core" / "action.py", package / "games" / "chess" / "rules.py"
    later = action.stat().st_mtime + 60
    os.utime(action, (later, later))
    assert compiling.outdated(package) == [package / "core" / f"action{SUFFIX}"]
    rules.unlink()
    assert len(compiling.outdated(package)) == 2


def test_with_a_store_equal_sources_are_compiled_once_and_changed_ones_again(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: list[int] = []

    def run_compiler(sources: Sequence[Path]) -> None:
        compiled.append(len(sources))
        for path in sources:
            made = Path("made", path).with_suffix(SUFFIX)
            made.parent.mkdir(parents=True, exist_ok=True)
            made.write_text(f"build {len(compiled)}", encoding="utf-8")

    monkeypatch.setattr(compiling, "expect_tools", lambda: None)
    monkeypatch.setattr(compiling, "_run_compiler", run_compiler)
    monkeypatch.setattr(compiling, "ALWAYS", ("core/action.py",))
    monkeypatch.setenv(compiling.STORE, str(tmp_path / "store"))
    for _ in range(2):
        assert compiling.build(package) == 2
        assert (package / "games" / "chess" / f"rules{SUFFIX}").read_text(encoding="utf-8") == "build 1"
        assert compiling.outdated(package) == []
    (package / "games" / "chess" / "rules.py").write_text("LIVES = 2", encoding="utf-8")
    compiling.build(package)
    assert compiled == [2, 2]
    assert (package / "games" / "chess" / f"rules{SUFFIX}").read_text(encoding="utf-8") == "build 2"


def test_without_a_compiler_one_sentence_says_what_to_do(
    package: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(CircusError, match="install"):
        compiling.build(package)
    assert len(compiling.compiled(package)) == 3
    monkeypatch.setattr(compiling, "PACKAGE", package)
    monkeypatch.setattr(sys, "argv", ["circus.tools.compile"])
    assert compiling.main() == 1


def test_the_version_is_told_first_and_then_which_rules_they_are() -> None:
    said = circus("--version")
    assert (said.code, said.err) == (0, "")
    version, build = said.out.strip().split(", ")
    assert version.count(".") == 2
    assert build == f"{compiling.rules_build()} rules"


@pytest.mark.skipif(not ((ROOT / ".git").exists() and shutil.which("git")), reason="no checkout, or no git")
@pytest.mark.parametrize("suffix", [".cpython-311-x86_64-linux-gnu.so", ".cp311-win_amd64.pyd"])
def test_what_was_compiled_in_a_checkout_is_never_committed(suffix: str) -> None:
    left = [f"circus/games/flip_circus/rules{suffix}", f"circus_core__mypyc{suffix}"]
    said = subprocess.run(["git", "check-ignore", *left], cwd=ROOT, capture_output=True, encoding="utf-8")
    assert said.stdout.split() == left


def test_what_is_skipped_with_compiled_rules_is_there_and_has_a_reason() -> None:
    for test, reason in PURE_ONLY.items():
        path, _, name = test.partition("::")
        assert f"def {name}(" in (ROOT / path).read_text(encoding="utf-8")
        assert reason


def test_two_states_of_every_game_that_differ_in_one_value_are_not_equal() -> None:
    for name in games.names():
        game = games.find(name)
        state = game.start(game.setup(level=levels.default(game)))
        other = state.copy()
        assert other == state
        other.awaited = ()
        assert other != state
        assert len(state.contents()) > 3
        with pytest.raises(TypeError, match="unhashable"):
            hash(state)


def test_states_that_declare_nothing_are_refused_for_they_would_all_be_equal() -> None:
    class Empty(State):
        __slots__ = ()

    with pytest.raises(TypeError, match="declares no slots"):
        Empty().contents()


def test_hard_thinks_about_more_games_with_compiled_rules_and_the_others_about_as_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in games.names():
        game = games.find(name)
        told = {}
        for compiled in (False, True):
            monkeypatch.setattr(strengths, "is_compiled", lambda _function, compiled=compiled: compiled)
            told[compiled] = [strengths.effort(STRENGTHS[each], game) for each in ("easy", "normal", "hard")]
        assert told[True][:2] == told[False][:2]
        pure, more = told[False][2], told[True][2]
        assert more == pure._replace(iterations=STRENGTHS["hard"].compiled_gain * pure.iterations) != pure


def test_which_build_a_function_is_of() -> None:
    assert not is_compiled(test_which_build_a_function_is_of)
    assert is_compiled(len)
