"""Compile a copy of the program and prove that both builds play the same: `python -m tests.compiled`.

Tests whose result can depend on the build run with the compiled rules. Then both builds play the same games
in processes beside one another, and everything that can be seen of them has to be equal. `--all` runs every
test with compiled rules; what cannot pass there is named, with the reason, in `tests/compiled/pure.py`.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from circus import games
from circus.compile import compiled, expect_tools
from circus.core.errors import CircusError
from tests.program import ROOT

ACTIONS = 100_000
"""Of each game."""

TESTS = (
    "tests/compiled",
    "tests/laws",
    "tests/golden",
    "tests/rules",
    "tests/codec",
    "tests/bots",
    "tests/peers",
    "tests/records",
    "tests/timeline",
    "tests/session",
    "tests/lab",
)
"""Tests that call the compiled modules, or send their values to another process."""

LEFT_OUT = (".git", ".venv", "build", "dist", "__pycache__", ".*_cache")
"""Files of the checkout that no test reads."""


def main() -> int:
    """Compile, test and compare; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m tests.compiled", description=__doc__)
    parser.add_argument("--actions", type=int, default=ACTIONS, help="of each game")
    parser.add_argument("--all", action="store_true", help="run every test with the compiled rules")
    arguments = parser.parse_args()
    if compiled():
        print("the rules of this checkout are compiled: python -m circus.compile --remove", file=sys.stderr)
        return 1
    try:
        expect_tools()
    except CircusError as reason:
        print(f"nothing was compiled and compared: {reason}", file=sys.stderr)
        return 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "checkout")
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT))
        tests = ("-m", "", "tests") if arguments.all else TESTS
        for words in (("-m", "circus.compile"), ("-m", "pytest", "-q", "-n", "auto", *tests)):
            if subprocess.run((sys.executable, *words), cwd=copy, env=_environment()).returncode:
                return 1
        faults = [fault for game in games.names() for fault in compare(game, arguments.actions, copy)]
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


def _environment() -> dict[str, str]:
    """So that the program is found in the working folder, and nowhere else."""
    return {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}


def compare(game: str, actions: int, copy: Path) -> Iterator[str]:
    """Where the two builds differ: one sentence, or none."""
    words = (sys.executable, "-m", "tests.compiled.play", game, str(actions))
    pair = [
        subprocess.Popen(words, cwd=place, env=_environment(), stdout=subprocess.PIPE, encoding="utf-8")
        for place in (ROOT, copy)
    ]
    said = [process.communicate()[0].splitlines() for process in pair]
    if any(process.returncode for process in pair) or [lines[0] for lines in said] != ["pure", "compiled"]:
        yield f"{game}: one of the builds failed, or is not what it should be"
        return
    pure, other = (lines[1:] for lines in said)
    differing = [one for one, two in zip(pure, other, strict=True) if one != two]
    if differing:
        yield f"{game}: the builds differ in the block that ends with {differing[0]}"
    else:
        print(f"{game}: {actions} actions are equal", flush=True)


if __name__ == "__main__":
    sys.exit(main())
