"""Tests that a system cannot pass: what each needs, and the check that told it from a fault of ours."""

import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

IS_WINDOWS = sys.platform == "win32"

POSIX_ONLY = {
    "tests/cli/test_failures.py": "limits and signals of POSIX",
    "tests/cli/test_progress.py": "terminals of POSIX",
    "tests/records/test_writer.py": "limits of POSIX",
    "tests/cli/test_termination.py::test_sigterm_ends": "signals of POSIX",
    "tests/package/test_package.py::test_a_start_that_is_interrupted_while": "shells, for the file of Linux",
    "tests/package/test_package.py::test_an_archive_belongs_to_nobody": "mode bits, for the archive of Linux",
    "tests/package/test_package.py::test_the_single_file_starts": "shells, for the file of Linux",
    "tests/package/test_package.py::test_what_a_killed_start_has_left": "shells, for the file of Linux",
    "tests/records/test_folders.py::test_a_folder_that_others_can_write_is_not_trusted": "mode bits",
    "tests/stand/test_staff_pin.py::test_only_this_user_can_read_its_file": "mode bits",
    "tests/stand/test_visit.py::test_only_this_user_can_look_into_it": "mode bits",
}
"""Beginning of a test id to what Windows lacks; a whole file is not even imported there."""

WITH_LINKS = ("tests/records/test_folders.py::test_what_is_no_folder_or_lies_below_none_cannot",)
"""Tests that make symbolic links: Windows lets only some users make any.

Wine 8 makes none and says nothing: `os.symlink(a, b)` returns, and `os.path.lexists(b)` is false.
"""

_NO_BREAK = "GenerateConsoleCtrlEvent fails for Ctrl+Break with error 6, in a bare Python too"

NOT_UNDER_WINE = {
    "tests/cli/test_console.py::test_a_key_ends_a_command_in_order[Ctrl+Break]": _NO_BREAK,
    "tests/e2e/test_packaged.py::test_a_key_in_its_console_ends_a_command_and_keeps_the_games[Ctrl+Break]": (
        _NO_BREAK
    ),
    "tests/e2e/test_packaged.py::test_a_second_copy_says_so": (
        "msvcrt.locking of a byte that is held sets no errno, in a bare Python too (Windows: EACCES)"
    ),
    "tests/e2e/test_packaged.py::test_games_lie_in_a_folder_deeper_than_260_letters": (
        "os.path.realpath of a path of 300 letters fails there with WinError 234, in a bare Python too"
    ),
}
"""Beginning of a test id to what Wine does otherwise than Windows, with the check that shows it."""


def ignored_files() -> list[str]:
    """Return the files that cannot be imported here, below the folder of the tests."""
    return [each.removeprefix("tests/") for each in POSIX_ONLY if IS_WINDOWS and each.endswith(".py")]


def reason_to_skip(test: str) -> str:
    """Return why a test, given by its id, cannot pass on this system; "" if it can."""
    return next((reason for beginning, reason in _reasons().items() if test.startswith(beginning)), "")


@cache
def _reasons() -> dict[str, str]:
    return dict(_found_reasons())


def _found_reasons() -> Iterator[tuple[str, str]]:
    if IS_WINDOWS:
        yield from ((each, f"Windows lacks {reason}") for each, reason in POSIX_ONLY.items())
    if not _can_link():
        yield from dict.fromkeys(WITH_LINKS, "this user can make no symbolic links").items()
    if is_wine():
        yield from ((each, f"Wine, not Windows: {reason}") for each, reason in NOT_UNDER_WINE.items())


def refusal_words(act: Callable[[], object]) -> str:
    """Return the words in which this system refuses something: each has its own, in its own language."""
    try:
        act()
    except OSError as error:
        return error.strerror or str(error)
    raise AssertionError("the system has not refused it")


def is_wine() -> bool:
    """Return whether this Windows is Wine, which has a function that no Windows has."""
    if sys.platform != "win32":
        return False
    import ctypes

    return hasattr(ctypes.WinDLL("ntdll"), "wine_get_version")


def _can_link() -> bool:
    with TemporaryDirectory() as folder:
        link = Path(folder) / "link"
        try:
            link.symlink_to(folder)
        except OSError:
            return False
        return link.is_symlink()
