"""Compiler of the rules: builds rules and search with mypyc beside their sources, or removes the build.

`python -m circus.tools.compile` works in a checkout or an installed package that has a C compiler;
`python -m circus.tools.compile --remove` undoes it. Both builds play the same:
`python -m tests.compiled` checks it.
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
from circus.platform.console import say
from circus.platform.install_advice import install_advice

PACKAGE = Path(__file__).resolve().parents[1]
"""Folder of the package that is compiled by default: this one."""

ALWAYS = ("core/action.py", "core/state.py", "bots/search.py", "tools/bench/stepping.py")
"""Modules that every game and search uses, and the loop that measures games."""

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
"""Modules of a game that are not called during play or search; they are not compiled."""

LIBRARIES = "circus_*__mypyc"
"""Names of the shared libraries, one for the core and one per game; their files are beside the package."""

STORE = "CIRCUS_COMPILED_STORE"
"""Environment variable with a folder that caches compiled modules: equal sources are compiled once."""

OWN_NAMES = () if sys.platform == "win32" else ("-fvisibility=hidden",)
"""Extra option of the C compiler: no other library refers to these symbols, or can override them.

This lets the compiler inline small functions, of which compiled rules are full."""

COMPILER_PACKAGES = {
    "win32": "the Build Tools for Visual Studio, with C++",
    "darwin": "xcode-select --install",
    "linux": "on Debian and Ubuntu gcc and python3-dev",
}
"""System to what brings a C compiler and Python's headers there."""


def without_compiler() -> str:
    """Return the sentence for a machine on which nothing can be compiled."""
    packages = COMPILER_PACKAGES.get(sys.platform)
    return (
        "there is no C compiler, or Python's headers are missing: install them"
        f"{f' ({packages})' if packages else ''}, or play with the rules as they are"
    )


def rules_build() -> str:
    """Return the build of the rules that this process runs: `compiled` or `pure`."""
    return "compiled" if is_compiled(Verbs.action) else "pure"


def modules(package: Path = PACKAGE) -> list[Path]:
    """Return the sources to compile, as paths relative to the package."""
    games = (path.relative_to(package) for path in sorted(package.glob("games/*/**/*.py")))
    return [Path(each) for each in ALWAYS] + [path for path in games if path.stem not in TELLING]


def compiled(package: Path = PACKAGE) -> list[Path]:
    """Return the files that a compilation has written."""
    suffix = EXTENSION_SUFFIXES[0]
    return [*sorted(package.rglob(f"*{suffix}")), *sorted(package.parent.glob(f"{LIBRARIES}{suffix}"))]


def outdated(package: Path = PACKAGE) -> list[Path]:
    """Return the compiled files that are older than their source, or whose source is gone."""
    inside = [path for path in compiled(package) if package in path.parents]
    sources = {path: path.with_name(path.name.partition(".")[0] + ".py") for path in inside}
    return [
        path
        for path, source in sources.items()
        if not source.exists() or source.stat().st_mtime > path.stat().st_mtime
    ]


def remove(package: Path = PACKAGE) -> None:
    """Delete all compiled files, so that Python imports the sources again."""
    for path in compiled(package):
        path.unlink()


def build(package: Path = PACKAGE) -> int:
    """Compile and return the number of modules; earlier compiled files are replaced only after success.

    Raises:
        CircusError: if the tools are missing, or one of them fails; its own messages are on stderr.
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
    """Return the folder in the store for these sources and tools; `None` without a store."""
    if not os.environ.get(STORE):
        return None
    tools = (sys.version, *(f"{name} {metadata.version(name)}" for name in ("mypy", "setuptools")))
    digest = hashlib.sha256("\n".join(tools).encode())
    for path in sorted(_sources(package)):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return Path(os.environ[STORE], digest.hexdigest())


def _compile_copy(package: Path, work: Path) -> None:
    """Compile a copy of the sources in the folder `work`; the compiled files go to its folder `made`."""
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
    """Yield the files that the compiler reads: the compiled modules and those whose types they use."""
    for pattern in ("*.py", "core/*.py", "games/**/*.py", "bots/*.py", "tools/bench/*.py"):
        yield from package.glob(pattern)


def expect_tools() -> None:
    """Raise `CircusError` with what to install if a tool for compiling is missing.

    Required are mypy, setuptools, Python's headers and a C compiler.
    """
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        advice = install_advice("mypy", "setuptools", extra="compile")
        raise CircusError(f"mypy and setuptools, which compile the rules, are not installed: {advice}")
    headers = Path(sysconfig.get_paths()["include"]) / "Python.h"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "").split()
    if not headers.exists() or (compiler and not shutil.which(compiler[0])):
        raise CircusError(without_compiler())


def _run_compiler(sources: Sequence[Path]) -> None:
    """Compile the sources of the working folder into its folder `made`."""
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
    """Group sources into libraries, core and one per game; calls inside one library are fast."""
    rooms: dict[str, list[str]] = {}
    for path in sources:
        room = path.parts[2] if path.parts[1] == "games" else "core"
        rooms.setdefault(f"circus_{room}", []).append(str(path))
    return [(paths, name) for name, paths in rooms.items()]


def _put(source: Path, target: Path) -> None:
    """Replace a file by renaming a copy; a running program keeps the file that it has opened."""
    beside = target.with_name(f"{target.name}.new")
    shutil.copy(source, beside)  # without its time: the copy has to be newer than the sources
    beside.replace(target)


def main() -> int:
    """Run the command line and return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m circus.tools.compile", description=__doc__)
    parser.add_argument("--remove", action="store_true", help="delete the compiled modules")
    arguments = parser.parse_args()
    try:
        if arguments.remove:
            remove()
        else:
            print(f"{build()} modules compiled")
    except CircusError as error:
        say(f"circus.tools.compile: {error}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
