"""Seats the toy sixth game among the others, makes bots quick, and gives every test its own user folders."""

import faulthandler
import gc
import os
import signal
from collections.abc import Generator, Iterator
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import gettempdir

import pytest
from hypothesis import settings

from circus import games
from circus.core.state import State
from circus.platform import folders
from circus.platform.fault_log import fault_count, faults_since
from circus.records import record
from circus.session import table_setup
from circus.tools.bench.resident import resident_mb
from circus.tools.compile import outdated
from circus.ui.gfx import memory
from circus.ui.gfx.disk_cache import DiskCache
from tests import marks, open_files, shared_pictures
from tests.laws import failures
from tests.laws.cases import Case, Walk
from tests.other_systems import ignored_files
from tests.program import report_texts
from tests.table import Table

games.__path__.append(str(Path(__file__).parent / "sixth"))
table_setup.USUAL_LEVEL = "random"

if outdated():
    pytest.exit(
        "the compiled rules are older than their sources: python -m circus.tools.compile [--remove]", 2
    )

collect_ignore = ignored_files()

MEMORY_DISK = Path("/dev/shm")
HAS_MEMORY_DISK = MEMORY_DISK.is_dir() and os.access(MEMORY_DISK, os.W_OK)
if HAS_MEMORY_DISK:
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY_DISK))
"""Folders of tests are on a disk in memory: on a real one, `fsync` takes 14 ms for each line of a record."""

CACHE = Path(gettempdir()) / "circus-test-cache"
os.environ["XDG_CACHE_HOME"] = str(CACHE)
PICTURES = (MEMORY_DISK if HAS_MEMORY_DISK else CACHE) / "circus-test-pictures"
_PATCH = pytest.MonkeyPatch()
_PATCH.setattr("circus.ui.gfx.toolkit.cache_folder", lambda: PICTURES)
_PATCH.setattr("circus.ui.gfx.toolkit.DiskCache", cache(DiskCache))
_PATCH.setattr("circus.ui.gfx.disk_cache.ROOM", 2_000_000_000)
"""Pictures are painted once for all tests and kept apart from the user's; those of programs that tests start
have another folder, since such a program deletes what is beyond its own room. That is looked for once in a
process: a folder of so many pictures is slow to list."""
shared_pictures.share(_PATCH)

os.environ["PYTHONWARNDEFAULTENCODING"] = "1"
"""Workers of xdist, and programs that tests start, warn where a text file is opened without its encoding: on
Windows that is another one than here. In a worker the warning is an error (`filterwarnings`)."""

os.environ.pop("PYTHONUNBUFFERED", None)
"""Programs that tests start buffer their output, as a user's do."""

os.environ["SDL_AUDIODRIVER"] = os.environ["SDL_VIDEODRIVER"] = "dummy"
"""Tests are heard and seen by nobody, and a machine without a sound card or a display runs them all; those of
a real window choose its driver themselves."""

signal.signal(signal.SIGINT, signal.default_int_handler)
"""A shell that runs this in the background ignores Ctrl-C, and so would every program started here."""

settings.register_profile("ci", derandomize=True, deadline=None, max_examples=60)
settings.register_profile("long", deadline=None, max_examples=300, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))

open_files.watch()

MAX_TEST_SECONDS = 1800.0
"""Time after which a test ends its process, with the stacks of all threads; xdist then names the test."""

_STDERR = [2]

_NUMBERS = count()
_HELD = [0.0]

MAX_LEFT_MB = 100.0
"""So much more memory than before is given back between tests: reference cycles, such as scenes and their
manager, are else collected the more seldom the longer a process lives, while its pictures weigh ever more."""


def pytest_configure(config: pytest.Config) -> None:
    """Declare the marks, and run whole files where they are named."""
    for name, description in {**marks.MARKS, **marks.OTHER_MARKS}.items():
        config.addinivalue_line("markers", f"{name}: {description}")
    marks.select_all_of_named_files(config)
    _STDERR[0] = os.dup(2)  # before tests are captured


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """End the process of a test that loops for ever, also in native code."""
    faulthandler.dump_traceback_later(MAX_TEST_SECONDS, exit=True, file=_STDERR[0])
    try:
        return (yield)
    finally:
        faulthandler.cancel_dump_traceback_later()


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Iterator[None]:
    """Mark the tests before `-m` selects among them, then order those for several processes."""
    marks.mark_all(items)
    yield
    if workers := int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "0")):
        items[:] = marks.ordered_for(workers, items)


def pytest_collection_finish() -> None:
    """Spare each collection of garbage a walk through modules and tests, which stay to the end."""
    gc.collect()
    gc.freeze()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup() -> None:
    """Give back what earlier tests have left; what stays after that is never looked through again.

    It is what the tests cache, such as parsed messages and random games: a process comes to millions of
    objects, of which each collection took a second.
    """
    if resident_mb() > _HELD[0] + MAX_LEFT_MB:
        memory.tidy()
        gc.freeze()
        _HELD[0] = resident_mb()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Hold each test to its time."""
    Walk.checked = Table.latest = None
    with marks.time_limit(item):
        yield


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add the game that broke a law, or the position of a table, to the report."""
    report = yield
    case = getattr(item, "callspec", None) and item.callspec.params.get("case")  # type: ignore[attr-defined]
    if report.failed and isinstance(case, Case):
        report.sections.append(("the game of this failure", failures.describe(case)))
    if report.failed and Table.latest is not None:
        report.sections.append(("the position of this failure", str(Table.latest.state)))
    return report


def pytest_assertrepr_compare(op: str, left: object, right: object) -> list[str] | None:
    """Draw two states that should be equal, after the values in which they differ."""
    if op != "==" or not (isinstance(left, State) and isinstance(right, State)):
        return None
    return ["two states are equal", *failures.differences(left, right)]


@pytest.fixture(scope="session")
def users(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Where the tests' own user folders lie; also in force where no single test runs."""
    folder = tmp_path_factory.mktemp("users")
    with folders.elsewhere(folder / "nobody"):
        yield folder


@pytest.fixture(autouse=True)
def own_folders(users: Path) -> Iterator[Path]:
    """Settings, tables, records and reports of a test lie in a folder of its own, its programs' too."""
    folder = users / str(next(_NUMBERS))
    with folders.elsewhere(folder):
        yield folder


@pytest.fixture(autouse=True)
def no_open_records() -> None:
    """Forget the records that an earlier test left open: until it is collected its game counts as running."""
    record._WRITERS.clear()


@pytest.fixture(autouse=True)
def no_hidden_faults(request: pytest.FixtureRequest, own_folders: Path) -> Iterator[None]:
    """Fail a test in which the program went on after a mistake, unless it is marked `expects_faults`.

    Such a mistake is noted in the fault log (a simple bot replaced another, work in another process was
    given up), or left a report, in this process or in a program that the test started.
    """
    homes = [own_folders]
    if "tmp_path" in request.fixturenames:
        homes.append(
            request.getfixturevalue("tmp_path")
        )  # before the yield, so it is removed after the check
    before = fault_count()
    yield
    found = [*map(str, faults_since(before)), *(text for home in homes for text in report_texts(home))]
    if request.node.get_closest_marker("expects_faults"):
        assert found, "the test is marked expects_faults, and the program made no mistake"
    elif found:
        pytest.fail("the program went on after a mistake:\n" + "\n\n".join(found), pytrace=False)


@pytest.fixture(autouse=True)
def no_open_file_is_removed() -> Iterator[None]:
    """Fail a test in which the program removed, renamed or replaced a file that it had open."""
    open_files.take_found()
    yield
    found = open_files.take_found()
    assert not found, "Windows would have refused:\n" + "\n".join(found)
