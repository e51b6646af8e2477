"""Reports: after a mistake of the program, a file with all that whoever mends it has to know."""

import json
import os
import platform
import sys
import traceback
from collections.abc import Iterator
from dataclasses import asdict
from datetime import UTC, datetime
from importlib import metadata
from pathlib import Path
from tempfile import gettempdir

import circus
from circus.folders import data_folder
from circus.record import being_written
from circus.stage.settings import Settings

CARRIED = ("pygame-ce", "pytmx", "fluent.runtime", "markdown-it-py", "platformdirs")
"""Whose versions are told where they are known."""


def write(error: BaseException, settings: Settings | None) -> Path | None:
    """Writes what happened, with versions, settings and every open record; None where no folder takes it."""
    now = datetime.now(UTC)
    name = f"{now:%Y%m%d-%H%M%S}-{os.getpid()}.txt"
    content = "\n".join(_parts(error, settings, now)).encode(errors="backslashreplace")
    for folder in (data_folder() / "reports", Path(gettempdir())):
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / name).write_bytes(content)
        except OSError:
            continue
        return folder / name
    return None


def _parts(error: BaseException, settings: Settings | None, now: datetime) -> Iterator[str]:
    yield f"Circus stopped by a mistake of its own on {now:%Y-%m-%dT%H:%M:%SZ}."
    yield "\n== What happened ==\n"
    yield "".join(traceback.format_exception(error))
    yield "== Versions ==\n"
    yield f"circus {circus.__version__}, {'packaged' if getattr(sys, 'frozen', False) else circus.__file__}"
    yield f"python {sys.version}"
    yield f"system {platform.platform()}"
    yield from _versions()
    yield "\n== Settings ==\n"
    yield json.dumps(asdict(settings), indent=1) if settings else "not yet read"
    for path in being_written():
        yield f"\n== Record {path} ==\n"
        yield _content(path)


def _versions() -> Iterator[str]:
    """Of what the program is built on; a packaged app knows only those that say it themselves."""
    pygame = sys.modules.get("pygame")
    if pygame:
        sdl = ".".join(map(str, pygame.get_sdl_version()))
        driver = pygame.display.get_driver() if pygame.display.get_init() else "none"
        yield f"pygame {pygame.version.ver}, SDL {sdl}, display {driver}"
    for name in CARRIED:
        try:
            yield f"{name} {metadata.version(name)}"
        except metadata.PackageNotFoundError:
            continue


def _content(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError as fault:
        return f"cannot be read: {fault.strerror or fault}"
