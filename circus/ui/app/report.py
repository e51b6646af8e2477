"""Crash reports: a file with all that is needed to find a mistake of the program."""

import json
import os
import platform
import sys
import traceback
from collections.abc import Callable, Iterator
from dataclasses import asdict
from datetime import UTC, datetime
from pathlib import Path
from tempfile import mkstemp

import circus
from circus.platform.console import latest_messages
from circus.platform.folders import data_folder, private_folder, write_new
from circus.platform.untrusted import limits, text
from circus.records.record import being_written
from circus.ui.gfx.settings import Settings

CARRIED = ("pygame-ce", "pytmx", "fluent.runtime", "markdown-it-py", "platformdirs")
"""Packages whose versions are reported, if known."""


MOST = 50
"""Maximum number of stored reports; the oldest are deleted."""


def folder() -> Path:
    """Return the folder of the reports."""
    return data_folder() / "reports"


def write(happened: BaseException | str, settings: Settings | None) -> Path | None:
    """Write a report with versions, settings and every open record; return `None` if no folder takes it.

    Args:
        happened: an exception that has stopped the program, or a sentence on an error that it survived.
        settings: `None` if they are not loaded yet.
    """
    now = datetime.now(UTC)
    content = "\n".join(_report_parts(happened, settings, now)).encode(errors="backslashreplace")
    for keep in (_keep, _keep_among_others):
        try:
            return keep(content, now)
        except OSError:
            continue
    return None


def _keep(content: bytes, now: datetime) -> Path:
    place = private_folder(folder())
    for old in sorted(place.glob("*.txt"))[: 1 - MOST]:
        old.unlink(missing_ok=True)
    path = place / f"{now:%Y%m%d-%H%M%S-%f}-{os.getpid()}.txt"
    write_new(path, content)
    return path


def _keep_among_others(content: bytes, _now: datetime) -> Path:
    """Store the report in the temporary folder of all users, under an unpredictable name."""
    file, name = mkstemp(prefix="circus-report-", suffix=".txt")
    path = Path(name)
    try:
        with os.fdopen(file, "wb") as opened:
            opened.write(content)
    except OSError:
        path.unlink(missing_ok=True)
        raise
    return path


def _report_parts(happened: BaseException | str, settings: Settings | None, now: datetime) -> Iterator[str]:
    """Yield the parts of the report; a part that fails is replaced by the reason."""
    stopped = "" if isinstance(happened, str) else "Circus stopped by a mistake of its own. "
    yield f"{stopped}{now:%Y-%m-%dT%H:%M:%SZ}"
    parts: tuple[Callable[[], Iterator[str]], ...] = (
        lambda: _happened(happened),
        _versions,
        lambda: _settings(settings),
        _records,
    )
    for part in parts:
        try:
            yield from part()
        except Exception as fault:
            yield f"cannot be told: {fault!r}"


def _happened(happened: BaseException | str) -> Iterator[str]:
    yield "\n== What happened ==\n"
    yield happened if isinstance(happened, str) else "".join(traceback.format_exception(happened))
    yield "\n== What was said before ==\n"
    yield from latest_messages()


def _versions() -> Iterator[str]:
    yield "\n== Versions ==\n"
    yield f"circus {circus.__version__}, {'packaged' if getattr(sys, 'frozen', False) else circus.__file__}"
    yield f"python {sys.version}"
    yield f"system {platform.platform()}"
    yield from _parts_used()


def _settings(settings: Settings | None) -> Iterator[str]:
    yield "\n== Settings ==\n"
    yield json.dumps(asdict(settings), indent=1) if settings else "not yet read"


def _records() -> Iterator[str]:
    for path in being_written():
        yield f"\n== Record {path} ==\n"
        yield _content(path)


def _parts_used() -> Iterator[str]:
    """Yield the versions of the libraries; a packaged app has only those with metadata or an own version."""
    pygame = sys.modules.get("pygame")
    if pygame:
        sdl = ".".join(map(str, pygame.get_sdl_version()))
        driver = pygame.display.get_driver() if pygame.display.get_init() else "none"
        yield f"pygame {pygame.version.ver}, SDL {sdl}, display {driver}"
    from importlib import metadata  # late: it takes a fortieth of the start-up time, and reports are rare

    for name in CARRIED:
        try:
            yield f"{name} {metadata.version(name)}"
        except metadata.PackageNotFoundError:
            continue


def _content(path: Path) -> str:
    try:
        return text(path, limits.RECORD.file)[0]
    except OSError as fault:
        return f"cannot be read: {fault.strerror or fault}"
