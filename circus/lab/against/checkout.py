"""Games with the code of another checkout: its command `lab`, run in a child process."""

import os
import subprocess
import sys
from collections.abc import Generator, Iterator, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

from circus.core.errors import CircusError
from circus.core.option import Value
from circus.lab.experiment.question import ExperimentQuestion
from circus.lab.experiment.repeating import rule_words
from circus.lab.experiment.stored import GAMES, QUESTION
from circus.platform.untrusted import shortened

PROBE_SECONDS = 60
"""Time limit in seconds for each command that tests a checkout."""

POLL_SECONDS = 0.2
"""Interval in seconds between two looks at the file of games."""

END_SECONDS = 20
"""Seconds after which a stopped checkout that has not ended is killed."""


def check(root: Path) -> None:
    """Raise `CircusError` unless this checkout runs and has the command `lab`."""
    for words, fault in ((["--version"], "cannot run"), (["lab", "--help"], "has no usable command lab")):
        try:
            done = subprocess.run(
                _command(root, words),
                cwd=root,
                env=_environment(root),
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=PROBE_SECONDS,
            )
        except (OSError, subprocess.SubprocessError) as error:
            raise CircusError(f"the checkout {root} {fault}: {_last_line(str(error))}") from None
        if done.returncode:
            raise CircusError(f"the checkout {root} {fault}: {_last_line(_decoded(done.stderr))}")


def play(
    root: Path,
    question: ExperimentQuestion,
    chosen: Mapping[str, Value],
    folder: Path,
    jobs: int,
) -> Generator[int, None, None]:
    """Play this question with the code of a checkout; yield the number of lines in `games.csv` repeatedly.

    An experiment in `folder` is continued. When the caller stops iterating, the process is ended; every
    complete deal stays.

    Args:
        root: of the checkout.
        question: with one variant and a number of games.
        chosen: options and numbers that were named; for the others the checkout uses its defaults.
        folder: for the results.
        jobs: number of processes.

    Raises:
        CircusError: the checkout cannot play this; its last message says why.
    """
    words = _lab_words(question, chosen, folder, jobs)
    with TemporaryFile() as messages:
        process = subprocess.Popen(
            _command(root, words),
            cwd=root,
            env=_environment(root),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=messages,
            start_new_session=True,
        )
        try:
            yield from _line_counts(process, folder / GAMES)
        finally:
            _end(process)
        messages.seek(0)
        message = _last_line(_decoded(messages.read()))
    if process.returncode:
        raise CircusError(f"the checkout {root} cannot play this: {message}")


def _lab_words(
    question: ExperimentQuestion, chosen: Mapping[str, Value], folder: Path, jobs: int
) -> list[str]:
    words = ["lab", question.game, "--seats", str(question.seats), "--bots", ",".join(question.bots)]
    words += ["--games", str(question.games), "--seed", str(question.seed), "--jobs", str(jobs)]
    words += ["--level", question.level] if question.level else []
    words += [*rule_words(question.game, chosen), "--out", str(folder.resolve())]
    return [*words, "--resume"] if (folder / QUESTION).exists() else words


def _command(root: Path, words: Sequence[str]) -> list[str]:
    """Return the command line: with the interpreter of the checkout's `.venv`, or else with this one."""
    python = root.resolve() / ".venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    return [str(python) if python.is_file() else sys.executable, "-m", "circus", *words]


def _environment(root: Path) -> dict[str, str]:
    """Return the environment in which the code of a checkout comes first on the path, and it writes UTF-8.

    Into a pipe Windows' Python would write in the encoding of the system's language.
    """
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONSAFEPATH"}
    others = [inherited["PYTHONPATH"]] if inherited.get("PYTHONPATH") else []
    paths = [str(root.resolve()), *others]
    return {**inherited, "PYTHONIOENCODING": "utf-8", "PYTHONPATH": os.pathsep.join(paths)}


def _line_counts(process: "subprocess.Popen[bytes]", path: Path) -> Iterator[int]:
    """Yield the number of whole lines in the growing file until the process ends."""
    lines, file = 0, None
    try:
        while True:
            try:
                process.wait(POLL_SECONDS)
                return
            except subprocess.TimeoutExpired:
                file = file or _opened(path)
                lines += file.read().count(b"\n") if file else 0
                yield lines
    finally:
        if file:
            file.close()


def _opened(path: Path) -> IO[bytes] | None:
    with suppress(OSError):
        return path.open("rb")
    return None


def _end(process: "subprocess.Popen[bytes]") -> None:
    """End a process that still runs; every complete deal stays in its file."""
    if process.poll() is None:
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(END_SECONDS)
    if process.poll() is None:
        process.kill()
        process.wait()


def _decoded(output: bytes) -> str:
    return output.decode("utf-8", "replace")


def _last_line(output: str) -> str:
    """Return the last line of a program's output, shortened and without the prefix `circus: `."""
    lines = [line for line in output.splitlines() if line.strip()] or ["no output"]
    return shortened(lines[-1].strip().removeprefix("circus: "))
