"""What a person has chosen for the whole program: language, text size, speed, volumes; a file of theirs."""

import json
import sys
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import pygame

from circus import texts
from circus.folders import config_folder, write_whole

SPEEDS = ("slow", "normal", "fast", "off")
VOLUMES = ("music", "table", "crowd", "interface")
"""The kinds of sound that have a volume of their own."""
TEXT_SIZES = (100, 115, 130, 145, 160)
"""Percent, as offered; any whole number between the first and the last is valid."""


def _full_volumes() -> dict[str, int]:
    return {"music": 60, "table": 90, "crowd": 80, "interface": 70}


@dataclass(frozen=True)
class Settings:
    """One set of choices; `changed` makes another.

    Attributes:
        language: of `circus.texts.LANGUAGES`.
        text_size: 100 to 160 percent.
        speed: of `SPEEDS`: how fast pieces move.
        reduced_motion: pieces fade instead of flying.
        fullscreen: whether the window fills the screen.
        sound: whether anything is heard at all.
        volumes: 0 to 100 by kind of sound.
    """

    language: str = "en"
    text_size: int = 100
    speed: str = "normal"
    reduced_motion: bool = False
    fullscreen: bool = False
    sound: bool = True
    volumes: Mapping[str, int] = field(default_factory=_full_volumes)

    def changed(self, **choices: Any) -> "Settings":
        """These settings with some choices made otherwise; raises ValueError for a value that cannot be."""
        other = replace(self, **choices)
        _check(asdict(other))
        return other


def settings_path() -> Path:
    """The settings file in the user's folder."""
    return config_folder() / "settings.json"


def load(path: Path | None = None) -> Settings:
    """The settings kept; without a file those of a first start, in the language of the system.

    A file that cannot be read is told in one line on stderr and set aside, and the defaults hold.
    """
    path = path or settings_path()
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return Settings(language=_first_language())
    except OSError as error:
        _tell(path, error.strerror or str(error))
        return Settings(language=_first_language())
    try:
        return _read(content)
    except ValueError as error:
        _tell(path, f"{error}; it is kept as {_set_aside(path)}")
        return Settings(language=_first_language())


def save(settings: Settings, path: Path | None = None) -> bool:
    """Writes the settings; false, told in one line on stderr, if the folder cannot be written."""
    path = path or settings_path()
    try:
        write_whole(path, (json.dumps(asdict(settings), indent=1) + "\n").encode())
    except OSError as error:
        print(f"circus: settings are not kept: {path}: {error.strerror or error}", file=sys.stderr)
        return False
    return True


def _first_language() -> str:
    """Of the user's system."""
    return texts.system_language([one["language"] for one in pygame.system.get_pref_locales()])


def _read(content: bytes) -> Settings:
    """Settings of a file; a choice that it does not hold has its default; raises ValueError."""
    try:
        facts = json.loads(content)
    except (ValueError, RecursionError):
        raise ValueError("not JSON") from None
    if not isinstance(facts, dict):
        raise ValueError("not a JSON object")
    known = {name: value for name, value in facts.items() if name in Settings.__dataclass_fields__}
    _check(known)
    if "volumes" in known:
        known["volumes"] = {**_full_volumes(), **known["volumes"]}
    return Settings(**known)


def _check(facts: Mapping[str, Any]) -> None:
    for name, value in facts.items():
        if not _VALID[name](value):
            raise ValueError(f"{name} cannot be {json.dumps(value)[:40]}")


def _is_bool(value: object) -> bool:
    return isinstance(value, bool)


def _is_text_size(value: object) -> bool:
    return type(value) is int and TEXT_SIZES[0] <= value <= TEXT_SIZES[-1]


def _are_volumes(value: object) -> bool:
    return isinstance(value, Mapping) and all(
        kind in VOLUMES and type(loudness) is int and 0 <= loudness <= 100 for kind, loudness in value.items()
    )


_VALID = {
    "language": lambda value: value in texts.LANGUAGES,
    "text_size": _is_text_size,
    "speed": lambda value: value in SPEEDS,
    "reduced_motion": _is_bool,
    "fullscreen": _is_bool,
    "sound": _is_bool,
    "volumes": _are_volumes,
}


def _set_aside(path: Path) -> str:
    """Moves the damaged file beside its place, under the first free name; returns that name."""
    for number in range(1, 100):
        aside = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        if not aside.exists():
            try:
                path.rename(aside)
            except OSError:
                break
            return aside.name
    return path.name


def _tell(path: Path, reason: str) -> None:
    print(f"circus: settings {path} cannot be used: {reason}", file=sys.stderr)
