"""Differences between systems, at the system that runs the tests; those of another one are faked."""

import ctypes
import errno
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

from circus.content.texts import Texts
from circus.content.texts.faults import of_system
from circus.platform import folders
from circus.platform import systems as platforms
from circus.tools.compile import without_compiler
from circus.ui.gfx import bootstrap
from tests.house import modules
from tests.program import ROOT

IS_WINDOWS = sys.platform == "win32"

MODEST = """
import ctypes, os, sys
from circus.platform.systems import lower_priority
lower_priority()
if sys.platform == "win32":
    kernel = ctypes.WinDLL("kernel32")
    kernel.GetCurrentProcess.restype = kernel.GetPriorityClass.argtypes = None
    kernel.GetCurrentProcess.restype = ctypes.c_void_p
    kernel.GetPriorityClass.argtypes = [ctypes.c_void_p]
    print(hex(kernel.GetPriorityClass(kernel.GetCurrentProcess())))
else:
    print(os.nice(0))
"""


def test_a_process_beside_the_app_really_lets_others_go_first() -> None:
    before = os.nice(0) if hasattr(os, "nice") else 0
    done = subprocess.run([sys.executable, "-c", MODEST], cwd=ROOT, capture_output=True, encoding="utf-8")
    assert done.stderr == ""
    assert done.stdout.strip() == ("0x4000" if IS_WINDOWS else str(min(19, before + platforms.NICENESS)))


INTERRUPTED = """
import signal, sys, time
from circus.platform.systems import INTERRUPTS, ignore_interrupts
ignore_interrupts()
for each in INTERRUPTS:
    signal.raise_signal(each)
print(len(INTERRUPTS))
"""


def test_a_process_beside_the_app_leaves_what_the_console_sends_to_the_app() -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED], cwd=ROOT, capture_output=True, encoding="utf-8"
    )
    assert (done.returncode, done.stderr, done.stdout.strip()) == (0, "", "2" if IS_WINDOWS else "1")


class Function:
    """A function of a library whose types are set before it is called."""

    restype: object = None
    argtypes: object = None

    def __init__(self) -> None:
        self.calls: list[tuple[object, ...]] = []

    def __call__(self, *arguments: object) -> int:
        assert self.restype is not None and self.argtypes is not None
        self.calls.append(arguments)
        return -1


@pytest.fixture
def kernel(monkeypatch: pytest.MonkeyPatch) -> Iterator[dict[str, Function]]:
    """Windows' library of the system, faked."""
    functions: dict[str, Function] = {}

    class Library:
        def __init__(self, name: str, *, use_last_error: bool) -> None:
            assert (name, use_last_error) == ("kernel32", True)

        def __getattr__(self, name: str) -> Function:
            return functions.setdefault(name, Function())

    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(ctypes, "WinDLL", Library, raising=False)
    platforms.kernel32.cache_clear()
    yield functions
    platforms.kernel32.cache_clear()


def test_a_handle_of_windows_is_passed_whole_by_a_library_of_our_own(kernel: dict[str, Function]) -> None:
    platforms.lower_priority()
    assert kernel["GetCurrentProcess"].restype is ctypes.c_void_p
    assert kernel["SetPriorityClass"].argtypes == [ctypes.c_void_p, ctypes.c_uint32]
    assert kernel["SetPriorityClass"].calls == [(-1, 0x4000)]


def test_on_windows_a_process_ignores_ctrl_c_from_its_start(kernel: dict[str, Function]) -> None:
    with platforms.children_ignore_ctrl_c():
        assert kernel["SetConsoleCtrlHandler"].calls == [(None, 1)]
    assert kernel["SetConsoleCtrlHandler"].calls == [(None, 1), (None, 0)]


def test_processes_are_started_in_one_way_everywhere() -> None:
    assert platforms.spawning_context().get_start_method() == "spawn"
    other = re.compile(
        r"get_context|set_start_method|ProcessPoolExecutor|os\.fork|multiprocessing\.(Process|Pool)\b"
    )
    found = {each.name for each in modules() if other.search(each.source)}
    assert found == {"circus.platform.systems"}


@pytest.mark.parametrize("knows", [True, False], ids=["most drives", "some"])
def test_on_macos_a_line_reaches_the_disk_itself(knows: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []

    def control(number: int, command: int) -> None:
        asked.append(("whole", number))
        if not knows:
            raise OSError(errno.ENOTSUP, "not supported")

    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setitem(sys.modules, "fcntl", SimpleNamespace(F_FULLFSYNC=51, fcntl=control))
    monkeypatch.setattr(os, "fsync", lambda number: asked.append(("usual", number)))
    platforms.sync_file(7)
    assert asked == [("whole", 7), ("usual", 7)][: 1 if knows else 2]


def test_on_macos_a_click_with_ctrl_is_one_of_the_right_button(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(os, "environ", {})
    bootstrap.set_environment()
    assert os.environ["SDL_MAC_CTRL_CLICK_EMULATE_RIGHT_CLICK"] == "1"


def test_on_macos_a_stand_has_neither_menu_bar_nor_other_spaces() -> None:
    assert bootstrap.KIOSK_HINTS["SDL_VIDEO_MAC_FULLSCREEN_SPACES"] == "0"


@pytest.mark.skipif(IS_WINDOWS, reason="platformdirs decides at its import")
def test_on_macos_folders_can_be_kept_elsewhere_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from platformdirs.macos import MacOS

    with folders.elsewhere(tmp_path):
        assert MacOS("circus", appauthor=False).user_data_path.is_relative_to(tmp_path)
        assert MacOS().user_documents_path.is_relative_to(tmp_path)


def windows_error(number: int, winerror: int) -> OSError:
    error = OSError(number, "words of the system")
    error.winerror = winerror  # type: ignore[attr-defined,unused-ignore]
    return error


@pytest.mark.parametrize(
    ("error", "name"),
    [
        (OSError(errno.ENOSPC, ""), "ENOSPC"),
        (OSError(errno.EDQUOT, ""), "EDQUOT"),
        (OSError(987654, ""), ""),
        (OSError("no number"), ""),
        (windows_error(errno.EINVAL, 1295), "EDQUOT"),
        (windows_error(errno.EACCES, 19), "EROFS"),
        (windows_error(errno.EACCES, 32), "EBUSY"),
        (windows_error(errno.EACCES, 5), "EACCES"),
    ],
)
def test_what_the_system_refuses_has_one_name_everywhere(error: OSError, name: str) -> None:
    assert platforms.fault_name(error) == name


def test_a_full_quota_has_its_sentence_under_the_name_that_windows_gives_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(errno.errorcode, errno.EDQUOT, "WSAEDQUOT")
    texts = Texts("en")
    assert of_system(texts, OSError(errno.EDQUOT, "")) == texts.say("fault-quota")


def test_an_error_is_told_with_its_file(tmp_path: Path) -> None:
    error = platforms.fault_at(tmp_path, OSError(errno.ENOSPC, "full"))
    assert (error.errno, error.strerror, error.filename) == (errno.ENOSPC, "full", str(tmp_path))


@pytest.mark.parametrize(
    ("system", "code", "is_crash"),
    [
        ("linux", -9, True),
        ("linux", 1, False),
        ("linux", 3, False),
        ("win32", -15, True),
        ("win32", 0xC0000005, True),
        ("win32", 0xC000013A, True),
        ("win32", 3, True),
        ("win32", 15, True),
        ("win32", 1, False),
        ("win32", 69, False),
    ],
)
def test_a_native_crash_is_told_from_an_end_by_its_exit_code(
    system: str, code: int, is_crash: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert platforms.is_crash(code) == is_crash


FALL = "import faulthandler; faulthandler._read_null()"


def test_a_native_fault_is_a_crash_on_this_system() -> None:
    code = subprocess.run([sys.executable, "-c", FALL], stderr=subprocess.DEVNULL).returncode
    assert platforms.is_crash(code), code


def test_a_clock_for_measuring_work_passes_in_steps_finer_than_any_round() -> None:
    begun = platforms.work_seconds()
    while platforms.work_seconds() == begun:
        pass
    assert platforms.work_seconds() - begun < 0.005


def test_on_windows_a_folder_takes_files_if_a_file_can_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert platforms.accepts_files(tmp_path) and not list(tmp_path.iterdir())

    refused: list[Path] = []

    def refuse(path: Path, _flags: int) -> int:
        refused.append(path)
        raise OSError(fault, "refused", str(path))

    monkeypatch.setattr(os, "open", refuse)
    assert platforms.accepts_files(tmp_path), "it was found out before"
    fault = errno.EACCES
    assert not platforms.accepts_files(tmp_path / "other")
    assert len(refused) == 1, "a write-protected drive refuses every name"
    fault = errno.ENOSPC
    assert platforms.accepts_files(tmp_path / "other"), "a full disk is said where something is written"


def test_on_windows_the_makeshift_folder_is_the_same_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delattr(os, "getuid", raising=False)
    monkeypatch.setenv("USERNAME", "Zo\u00eb B.")
    monkeypatch.setattr("tempfile.gettempdir", lambda: str(tmp_path))
    found = []
    for _ in range(2):
        folders._makeshift.cache_clear()
        found.append(folders._makeshift())
        found[-1].chmod(0o777)
    folders._makeshift.cache_clear()
    assert found == [tmp_path / "circus-Zo\u00eb_B_"] * 2


def test_on_windows_a_makeshift_folder_that_leads_elsewhere_is_not_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "getuid", raising=False)
    facts = SimpleNamespace(st_mode=0o40777, st_reparse_tag=0xA0000003)
    monkeypatch.setattr(Path, "lstat", lambda _: facts)
    assert not platforms.is_private_folder(tmp_path)


@pytest.mark.parametrize("system", ["win32", "darwin", "linux", "freebsd14"])
def test_advice_is_for_this_system(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    assert ("DISPLAY" in bootstrap._no_display("no reason")) == (system not in ("win32", "darwin"))
    assert ("Debian" in without_compiler()) == (system == "linux")
    assert ("Visual Studio" in without_compiler()) == (system == "win32")
