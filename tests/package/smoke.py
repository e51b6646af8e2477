"""Smoke test of the packaged app, on the system that it was built for: `python -m tests.package.smoke PATH`.

PATH is what is downloaded, or the built program. It is put into a folder with blanks and accents in its name,
is played by a user whose folders have them too, and is tried by `tests/e2e/test_download.py` and
`tests/e2e/test_packaged.py`. With a drive that takes no files, such as a mounted image of a CD, it also plays
as a user whose folders lie there.
"""

import argparse
import os
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.e2e.real_window import PROGRAM, READ_ONLY
from tests.program import ROOT

FOLDER, USER = "Jeux d'été de Zoë", "Zoë Pâquerette"
TESTS = ("tests/e2e/test_download.py", "tests/e2e/test_packaged.py")


def main(words: Sequence[str] | None = None) -> int:
    """Try a packaged app; return the exit code of pytest."""
    parser = argparse.ArgumentParser(prog="python -m tests.package.smoke", description=__doc__)
    parser.add_argument("path", type=Path, metavar="PATH", help="the archive, or the built program")
    parser.add_argument("--read-only", type=Path, metavar="DRIVE", help="a drive that takes no files")
    arguments, others = parser.parse_known_args(words)  # what else is said is for pytest
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        os.environ[PROGRAM] = str(placed(arguments.path, Path(folder) / FOLDER))
        if arguments.read_only:
            os.environ[READ_ONLY] = str(arguments.read_only.resolve())
        os.chdir(ROOT)
        homes = f"--basetemp={Path(folder) / USER}"
        return pytest.main([*TESTS, "-v", "-rs", "-m", "", "-p", "no:cacheprovider", homes, *others])


def placed(path: Path, folder: Path) -> Path:
    """Put the app into a folder; return its program."""
    if path.suffix in (".zip", ".gz"):
        shutil.unpack_archive(path, folder)
    else:
        shutil.copytree(path.parent, folder / path.parent.name, symlinks=True)
    name = "circus.exe" if sys.platform == "win32" else "circus"
    return next(each for each in folder.rglob(name) if each.is_file())


if __name__ == "__main__":
    sys.exit(main())
