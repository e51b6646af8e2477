"""Compiles rules and search beside their sources with mypyc, and takes the compiled ones away again.

`python -m circus.compile` does it in a checkout or an installed package, wherever a C compiler is, and
`python -m circus.compile --remove` undoes it. Both play the same, as `python -m tests.compiled` proves.
"""

import argparse
import hashlib
import os
import shutil
import sys
import sysconfig
import tempfile
from collections.abc import Iterator, Sequence
from importlib import metadata
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

from circus.core.action import Verbs
from circus.core.errors import CircusError
from circus.core.native import is_compiled
from circus.install_advice import install_advice
from circus.voice import say

PACKAGE = Path(__file__).resolve().parent
"""The package that is compiled: this one."""

ALWAYS = ("core/action.py", "core/state.py", "bots/search.py", "bench/stepping.py")
"""What every game and every search goes through, and the loop that measures games."""

TELLING = (
    "__init__",
    "because",
    "brand",
    "ending",
    "facts",
    "gallery",
    "hints",
    "look",
    "pieces",
    "refusals",
)
"""Modules of a game that nothing calls while it is played or thought about; they stay as they are."""

LIBRARIES = "circus_*__mypyc"
"""What the compiled modules are parts of, one for the core and one a game; they lie beside the package."""

STORE = "CIRCUS_COMPILED_STORE"
"""Environment variable that names a folder for compiled modules: equal sources are compiled once."""

OWN_NAMES = () if sys.platform == "win32" else ("-fvisibility=hidden",)
"""What the C compiler is told besides: no other library calls into this one by name, or puts its own in.

So small functions, of which compiled rules are full, are copied to where they are called.
"""

WITHOUT_COMPILER = (
    "there is no C compiler, or Python's headers are missing: install them"
    " (Debian and Ubuntu: gcc python3-dev), or play with the rules as they are"
)


def rules_build() -> str:
    """Which rules this program runs with: `compiled` or `pure`."""
    return "compiled" if is_compiled(Verbs.action) else "pure"


def modules(package: Path = PACKAGE) -> list[Path]:
    """The sources that are compiled, as paths in the package: rules and search, not what only tells."""
    games = (path.relative_to(package) for path in sorted(package.glob("games/*/*.py")))
    return [Path(each) for each in ALWAYS] + [path for path in games if path.stem not in TELLING]


def compiled(package: Path = PACKAGE) -> list[Path]:
    """The files that a compilation has left."""
    suffix = EXTENSION_SUFFIXES[0]
    return [*sorted(package.rglob(f"*{suffix}")), *sorted(package.parent.glob(f"{LIBRARIES}{suffix}"))]


def outdated(package: Path = PACKAGE) -> list[Path]:
    """The compiled files whose sources have changed since, or are gone."""
    inside = [path for path in compiled(package) if package in path.parents]
    sources = {path: path.with_name(path.name.partition(".")[0] + ".py") for path in inside}
    return [
        path
        for path, source in sources.items()
        if not source.exists() or source.stat().st_mtime > path.stat().st_mtime
    ]


def remove(package: Path = PACKAGE) -> None:
    """Takes away all that was compiled: the rules are what their sources say again."""
    for path in compiled(package):
        path.unlink()


def build(package: Path = PACKAGE) -> int:
    """Compile, and return how many modules; earlier compiled files are replaced only when all went well.

    Raises:
        CircusError: if the tools are missing, or one of them fails, which has said why.
    """
    expect_tools()
    stored = _stored(package)
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder, "made")
        if stored and stored.is_dir():
            made = stored
        else:
            _compile_copy(package, Path(folder))
            if stored:
                shutil.copytree(made, stored)
        remove(package)
        for path in made.rglob(f"*{EXTENSION_SUFFIXES[0]}"):
            _put(path, package.parent / path.relative_to(made))
    return len(modules(package))


def _stored(package: Path) -> Path | None:
    """Return where the store keeps what these sources become with these tools; `None` without a store."""
    if not os.environ.get(STORE):
        return None
    tools = (sys.version, *(f"{name} {metadata.version(name)}" for name in ("mypy", "setuptools")))
    digest = hashlib.sha256("\n".join(tools).encode())
    for path in sorted(_sources(package)):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return Path(os.environ[STORE], digest.hexdigest())


def _compile_copy(package: Path, work: Path) -> None:
    """Compile a copy of the sources in the folder `work`; the compiled files lie in its folder `made`."""
    here = Path.cwd()
    for path in _sources(package):
        target = work / "circus" / path.relative_to(package)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(path, target)
    try:
        os.chdir(work)
        _run_compiler([Path("circus", path) for path in modules(package)])
    finally:
        os.chdir(here)


def _sources(package: Path) -> Iterator[Path]:
    """What the compiler reads: the modules themselves, and those whose types they name."""
    for pattern in ("*.py", "core/*.py", "games/**/*.py", "bots/*.py", "bench/*.py"):
        yield from package.glob(pattern)


def expect_tools() -> None:
    """Raises `CircusError` with what to install where nothing can be compiled."""
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        advice = install_advice("mypy", "setuptools", extra="compile")
        raise CircusError(f"mypy and setuptools, which compile the rules, are not installed: {advice}")
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if not headers.exists() or (compiler and not shutil.which(compiler[0])):
        raise CircusError(WITHOUT_COMPILER)


def _run_compiler(sources: Sequence[Path]) -> None:
    """Compile in the working folder into `made`."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.errors import BaseError, CompileError, LinkError

    options = ("--config-file=", "--cache-dir=cache", "--follow-imports=silent", "--ignore-missing-imports")
    extensions = mypycify(
        [*options, *map(str, sources)],
        debug_level="0",
        separate=_libraries(sources),
        target_dir="c",
    )
    for extension in extensions:
        extension.extra_compile_args.extend(OWN_NAMES)
    work = Distribution({"name": "circus", "ext_modules": extensions, "py_modules": []})
    command = work.get_command_obj("build_ext")
    command.build_lib, command.build_temp, command.parallel = "made", "objects", os.cpu_count()
    try:
        work.run_command("build_ext")
    except (BaseError, CompileError, LinkError) as error:
        raise CircusError(f"the C compiler failed: {error}") from None


def _libraries(sources: Sequence[Path]) -> list[tuple[list[str], str | None]]:
    """The sources that become one library each: what is compiled together calls one another fast."""
    rooms: dict[str, list[str]] = {}
    for path in sources:
        room = path.parts[2] if path.parts[1] == "games" else "core"
        rooms.setdefault(f"circus_{room}", []).append(str(path))
    return [(paths, name) for name, paths in rooms.items()]


def _put(source: Path, target: Path) -> None:
    """A running program keeps the file that it has opened."""
    beside = target.with_name(f"{target.name}.new")
    shutil.copy(source, beside)  # not its time: it is newer than the sources
    beside.replace(target)


def main() -> int:
    """Compiles or removes; returns the exit code."""
    parser = argparse.ArgumentParser(prog="python -m circus.compile", description=__doc__)
    parser.add_argument("--remove", action="store_true", help="go back to the rules as they are written")
    arguments = parser.parse_args()
    try:
        if arguments.remove:
            remove()
        else:
            print(f"{build()} modules compiled")
    except CircusError as error:
        say(f"circus.compile: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
