"""Commands of all pages: each is run once, long ones in a shortened form."""

import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.pages import FENCED, FILE, NEW_GAME, PAGES, text_of
from tests.program import COMPILED, ROOT, not_sources, wait_for

COPIED = (".ci", ".github", "assets", "circus", "docs", "levels", "tests")
OPENS = re.compile(r"main\.py( (?:play|replay|stand) [^&|;]*)?$")
"""Commands that run until the window is closed."""

SHORTER = (
    (r"-m pytest -n auto$", "-m pytest -n auto tests/records"),
    (r"uv run pytest -n auto$", "uv run pytest -n auto tests/codec"),
    (r"-m pytest tests/e2e/test_download.py$", "-m pytest tests/e2e/test_download.py --collect-only"),
    (r"(HYPOTHESIS_PROFILE=long .*)$", r"\1 --collect-only"),
    (r"CIRCUS_PROGRAM=\S+ ", ""),
    (r"CIRCUS_ENGINES=\S+ (.*)$", r"\1 --collect-only"),
    (r"-m circus\.tools\.package$", "-m circus.tools.package --help"),
    (r"--bots easy --games \d+", "--bots easy --games 2"),
    (r"--games \d\d+", "--games 4"),
    (r"hard,greedy,greedy,greedy", "easy,greedy,greedy,greedy"),
    (r"gallery (\S+) --size \S+", r"gallery \1 --size 640x360 --only lobby"),
    (r"--only matches$", "--size 640x360 --only matches_pointer"),
    (r"main\.py bench$", "main.py bench rules --seconds 0.0001"),
    (r"--against openspiel", "--against openspiel --seconds 0.0001"),
    (r"^uv lock$", "uv lock --check"),
    (r"(dask (?:scheduler|worker).*)$", r"\1 --help"),
    (r"--cluster tcp://\S+", "--cluster local"),
    (r'install "tabletop-circus\[cluster\]"', 'install ".[cluster]"'),
    (r"-m circus\.lab\.lengths$", "-m circus.lab.lengths flip_circus"),
    (r"-m circus\.tools\.bench\.pace$", "-m circus.tools.bench.pace flip_circus"),
    (r"-m assets\.synthesis$", "-m assets.synthesis card_flip"),
    (r"-m assets\.drawing$", "-m assets.drawing flip_circus"),
    (r"-m circus\.lab\.puzzles( --prove)?$", "-m circus.lab.puzzles --prove clown_standoff"),
    (r"^\.ci/run$", "bash -n .ci/run"),
    (r"(?<= )(?:/tmp|~)/", "./scratch/"),
)
"""Patterns of commands that take long, with a shorter form; `.ci/run` runs some in full."""

SET_UP = re.compile(r"python3 -m venv|uv run|-m pip|/pip |circus --version")
"""Commands that install, or need what was installed."""

windows = sys.platform == "win32"
posix_only = pytest.mark.skipif(windows, reason="these commands are for a shell")


def blocks(page: str) -> list[list[str]]:
    """Return the commands of a page, block by block; a block with a language has none."""
    text = FILE.sub("", text_of(page))
    return [block.strip().splitlines() for language, block in FENCED.findall(text) if not language]


def is_set_up(block: list[str]) -> bool:
    return any(SET_UP.search(command) for command in block)


def is_for_windows(block: list[str]) -> bool:
    return block[0].startswith("py -m")


def shortened(command: str) -> str:
    for pattern, shorter in SHORTER:
        command = re.sub(pattern, shorter, command)
    return command


def commands_to_run() -> dict[str, list[str]]:
    """Return the commands of each page that are no set-up, without those whose short form came before."""
    known: set[str] = set()
    found: dict[str, list[str]] = {}
    for page in PAGES:
        shown = [block for block in blocks(page) if not is_set_up(block) and not is_for_windows(block)]
        for command in (each for block in shown for each in block):
            if shortened(command) not in known:
                known.add(shortened(command))
                found.setdefault(page, []).append(command)
    return found


COMMANDS = commands_to_run()


def copied(folder: Path) -> Path:
    """The project as it is kept, without anything that was made in it."""
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=not_sources)
    for path in ROOT.iterdir():
        if path.is_file() and not path.name.endswith(COMPILED):
            shutil.copy(path, folder)
    (folder / "scratch").mkdir()
    return folder


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Return a copy with an environment and the new game of the pages."""
    house = copied(tmp_path)
    (house / ".venv").symlink_to(sys.prefix, target_is_directory=True)
    for name, content in FILE.findall(text_of(NEW_GAME)):
        (house / name).parent.mkdir(parents=True, exist_ok=True)
        (house / name).write_text(content, encoding="utf-8")
    return house


@pytest.fixture
def machine(tmp_path: Path) -> Path:
    """A copy on a machine where nothing is set up: there is Python with pip, and uv if it is here."""
    house = copied(tmp_path)
    (house / "scratch" / "bin").mkdir()
    tools = {"python3": getattr(sys, "_base_executable", sys.executable)}
    uv = shutil.which("uv", path=f"{sys.prefix}/bin{os.pathsep}{os.environ.get('PATH', '')}")
    if uv:
        tools["uv"] = uv
    for name, program in tools.items():
        (house / "scratch" / "bin" / name).write_text(f'#!/bin/sh\nexec "{program}" "$@"\n', encoding="utf-8")
        (house / "scratch" / "bin" / name).chmod(0o755)
    return house


def surroundings(house: Path) -> dict[str, str]:
    """Of a user at a shell in `house`, without a screen; games are kept in the copy.

    For pip, 0 switches its compiling off: most of what it installs is never imported here.
    """
    inherited = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTEST", "COV_")) and name not in ("VIRTUAL_ENV", "PYTHONPATH", "DISPLAY")
    }
    path = os.pathsep.join([str(house / ".venv" / "bin"), str(house / "scratch" / "bin"), "/usr/bin", "/bin"])
    drivers = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
    own = {"PATH": path, "XDG_DATA_HOME": str(house / "scratch"), "PIP_NO_COMPILE": "0"}
    return {**inherited, **drivers, **own}


def run(command: str, house: Path) -> None:
    """Runs it, shortened if it is long; one that opens the program until something is seen of it."""
    short = shortened(command)
    if OPENS.search(short):
        open_and_close(short, house)
        return
    done = subprocess.run(
        short,
        shell=True,
        cwd=house,
        env=surroundings(house),
        capture_output=True,
        encoding="utf-8",
        timeout=600,
    )
    assert done.returncode == 0, f"{short}\n{done.stdout[-2000:]}\n{done.stderr[-2000:]}"


def open_and_close(command: str, house: Path) -> None:
    port = house / "scratch" / "port.jsonl"
    port.unlink(missing_ok=True)
    process = subprocess.Popen(
        f"{command} --size 640x360 --expose {port}",
        shell=True,
        cwd=house,
        env=surroundings(house),
        start_new_session=True,
        stderr=subprocess.PIPE,
    )

    def shown() -> bool:
        if process.poll() is not None:
            assert process.stderr is not None
            raise AssertionError(f"{command}: {process.returncode}\n{process.stderr.read().decode()}")
        return port.exists() and port.read_bytes().endswith(b"\n")

    try:
        wait_for(shown, 300)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@posix_only
@pytest.mark.parametrize("page", COMMANDS)
def test_the_commands_of_a_page_work_one_after_the_other(page: str, checkout: Path) -> None:
    for command in COMMANDS[page]:
        run(command, checkout)


def set_up(pattern: str) -> str:
    """Return the one set-up command of the pages that matches a pattern."""
    lines = [line for page in PAGES for block in blocks(page) if is_set_up(block) for line in block]
    (command,) = {line for line in lines if re.search(pattern, line)}
    return command


@posix_only
def test_the_ways_to_install_open_the_program_on_a_fresh_machine(machine: Path) -> None:
    run(set_up(r"^python3 -m venv .* main\.py$"), machine)
    run(set_up(r"main\.py bench$"), machine)
    run(set_up(r"^\.venv/bin/pip install .*--against openspiel$"), machine)
    run(set_up(r"^python3 -m venv .*\[cluster\]\"$"), machine)
    run(set_up(r"mkdocs build --strict$"), machine)
    run(set_up(r"^python3 -m pip install \.$"), machine)
    run(set_up(r"^python3 -m pip install \"tabletop-circus\[cluster\]\"$"), machine)
    run(set_up(r"^circus --version$"), machine)
    done = subprocess.run(
        ["circus", "simulate", "quel_cirque", "--games", "1"],
        cwd=machine.parent,
        env=surroundings(machine),
        capture_output=True,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_the_forge_runs_the_test_command_as_the_readme_gives_it() -> None:
    script = (ROOT / ".ci/run").read_text(encoding="utf-8")
    (pattern,) = re.findall(r"^test_command=\$\(grep -m 1 -E '([^']+)' README.md\)$", script, re.MULTILINE)
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.findall(pattern + ".*", readme, re.MULTILINE) == [
        set_up(r"^python3 -m venv .* -m pytest -n auto$")
    ]
    assert 'step eval "$test_command"' in script


@posix_only
def test_uv_runs_program_and_tests_with_the_versions_of_the_lock_file(machine: Path) -> None:
    assert (machine / "scratch" / "bin" / "uv").exists(), "uv comes with the tests' own packages"
    for pattern in (r"^uv run main\.py$", r"^uv run pytest"):
        run(set_up(pattern), machine)


def test_every_set_up_command_is_one_of_those_above() -> None:
    found = [line for page in PAGES for block in blocks(page) if is_set_up(block) for line in block]
    known = (
        r"python3 -m venv .*(main\.py|-n auto|\[cluster\]\")",
        r"uv run (main\.py|pytest -n auto)",
        r"python3 -m pip install (\.|\"tabletop-circus\[cluster\]\")",
        r"circus --version",
        r"\.venv/bin/pip install -q -e .*(--against openspiel|mkdocs build --strict)",
        r".*main\.py bench",
    )
    for line in found:
        if not is_for_windows([line]):
            assert any(re.fullmatch(pattern, line) for pattern in known), line


def test_the_commands_for_windows_are_the_others_in_its_words() -> None:
    lines = [line for page in PAGES for block in blocks(page) if is_for_windows(block) for line in block]
    assert set(lines) == {line for block in blocks("README.md") if is_for_windows(block) for line in block}
    said = [line.replace(".venv\\Scripts\\", ".venv/bin/").replace("; ", " && ") for line in lines]
    spoken = {line.replace("py -m", "python3 -m", 1) for line in said}
    assert spoken == {
        set_up(r"^python3 -m venv .* main\.py$"),
        set_up(r"^python3 -m venv .* -m pytest -n auto$"),
    }


def test_the_lock_file_names_the_public_index_and_the_packages_that_are_asked_for() -> None:
    lock = (ROOT / "uv.lock").read_text(encoding="utf-8")
    hosts = set(re.findall(r"https?://([^/\"]+)", lock))
    assert hosts == {"pypi.org", "files.pythonhosted.org"}
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    asked = re.findall(r'^    "([A-Za-z][\w.-]*)[>=<]', project, re.MULTILINE)
    assert len(asked) > 10
    for name in asked:
        assert f'name = "{re.sub("[._]", "-", name).lower()}"' in lock
