"""Compile a copy of the program and prove that both builds play the same: `python -m tests.compiled`.

Everyday tests whose result can depend on the build (mark `both_builds`) run with the compiled rules. Beside
them, at low priority, both builds play the same games, and everything visible has to be equal.
`--rest` also runs all that the everyday suite leaves out; it is a step of `.ci/run`. `--all` runs every
test. Tests that cannot pass with compiled rules are in `tests/compiled/pure.py`, each with the reason.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from circus import games
from circus.core.errors import CircusError
from circus.tools.compile import compiled, expect_tools
from tests.marks import EVERYDAY, REST
from tests.program import ROOT

ACTIONS = 25_000
"""Of each game."""

BUILDS = f"both_builds and ({EVERYDAY})"
WITH_REST = f"{REST} or {BUILDS}"
"""Values of pytest's `-m`."""

WORKERS = str((os.cpu_count() or 1) + 1)
"""One more than processors: tests with a real window mostly wait."""

LEFT_OUT = (".git", ".venv", "build", "dist", ".*_cache")
"""Files of the checkout that no test reads; cached bytecode is copied, and holds since times are too."""


def main() -> int:
    """Compile, test and compare; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.compiled", description=__doc__)
    parser.add_argument("--actions", type=int, default=ACTIONS, help="of each game")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--rest", action="store_true", help="also run what the everyday suite leaves out")
    which.add_argument("--all", action="store_true", help="run every test with the compiled rules")
    arguments = parser.parse_args()
    if compiled():
        print(
            "the rules of this checkout are compiled: python -m circus.tools.compile --remove",
            file=sys.stderr,
        )
        return 1
    try:
        expect_tools()
    except CircusError as reason:
        print(f"nothing was compiled and compared: {reason}", file=sys.stderr)
        return 1 if arguments.rest or arguments.all else 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "checkout")
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
        marks = "" if arguments.all else WITH_REST if arguments.rest else BUILDS
        tests = ("-m", "pytest", "-q", "-n", WORKERS, "-m", marks, "--durations=50")
        if _run(copy, "-m", "circus.tools.compile"):
            return 1
        with ThreadPoolExecutor(1) as beside:
            compared = [beside.submit(compare, game, arguments.actions, copy) for game in games.names()]
            failed = _run(copy, *tests)
        results = [each.result() for each in compared]
    for are_equal, sentence in results:
        print(sentence, file=sys.stdout if are_equal else sys.stderr, flush=True)
    return 1 if failed or not all(are_equal for are_equal, _ in results) else 0


def _run(folder: Path, *words: str) -> int:
    """Run Python there and return the exit code."""
    return subprocess.run((sys.executable, *words), cwd=folder, env=_environment()).returncode


def _environment() -> dict[str, str]:
    """So that the program is found in the working folder, and nowhere else."""
    return {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}


def compare(game: str, actions: int, copy: Path) -> tuple[bool, str]:
    """Return whether the two builds play a game alike, and a sentence that says so."""
    words = (sys.executable, "-m", "tests.compiled.play", game, str(actions))
    pair = [
        subprocess.Popen(words, cwd=place, env=_environment(), stdout=subprocess.PIPE, encoding="utf-8")
        for place in (ROOT, copy)
    ]
    said = [process.communicate()[0].splitlines() for process in pair]
    if any(process.returncode for process in pair) or [lines[0] for lines in said] != ["pure", "compiled"]:
        return False, f"{game}: one of the builds failed, or is not what it should be"
    pure, other = (lines[1:] for lines in said)
    differing = [one for one, two in zip(pure, other, strict=True) if one != two]
    if differing:
        return False, f"{game}: the builds differ in the block that ends with {differing[0]}"
    return True, f"{game}: {actions} actions are equal"


if __name__ == "__main__":
    sys.exit(main())
