"""User settings of the whole program: language, text size, speed, volumes; stored in one file."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

import pygame

from circus.content import texts
from circus.platform.console import say
from circus.platform.folders import config_folder, set_aside, write_whole
from circus.platform.untrusted import LineError, RefusedFileError, limits, parsed_file, reason_of
from circus.platform.untrusted.shapes import FLAG, TEXT, choice, object_of, table_of, whole

SPEEDS = ("slow", "normal", "fast", "off")
VOLUMES = ("music", "bed", "table", "crowd", "interface")
"""The kinds of sound with a separate volume."""
TEXT_SIZES = (100, 115, 130, 145, 160)
"""Percentages offered; any whole number between the first and the last is valid."""

_SHAPE = object_of(
    {},
    {
        "language": choice(*texts.LANGUAGES),
        "text_size": whole(TEXT_SIZES[0], TEXT_SIZES[-1]),
        "speed": choice(*SPEEDS),
        "replay_speed": choice(*SPEEDS),
        "reduced_motion": FLAG,
        "fullscreen": FLAG,
        "sound": FLAG,
        "hurry_known": FLAG,
        "bot_stops": FLAG,
        "first_evening": FLAG,
        "plays_reveals": FLAG,
        "me": TEXT,
        "books": table_of(whole(-1), 99),
        "beds": table_of(FLAG, 99),
        "volumes": object_of({}, dict.fromkeys(VOLUMES, whole(0, 100)), closed=True),
    },
)


def _full_volumes() -> dict[str, int]:
    return {"music": 60, "bed": 80, "table": 90, "crowd": 80, "interface": 70}


@dataclass(frozen=True)
class Settings:
    """One set of settings; `changed` returns another.

    Attributes:
        language: of `circus.content.texts.LANGUAGES`.
        text_size: 100 to 160 percent.
        speed: of `SPEEDS`: pace of pieces, and the time to read words.
        replay_speed: of `SPEEDS`: the same in replays and reviews.
        bot_stops: whether a table waits for a click after each bot.
        plays_reveals: whether a choice without alternative that reveals something is played by itself.
        reduced_motion: pieces fade instead of gliding.
        fullscreen: whether the window fills the screen.
        sound: whether sound is switched on.
        hurry_known: whether the person has once held the table down to hurry; then the hint is hidden.
        first_evening: whether the lobby shows the next step of a first evening.
        me: the name of the person whose statistics are shown; "" for the most frequent player.
        books: the last open page of each game's rulebook, in the rulebook's own numbering.
        beds: whether each game's ambience is on, by its sound; a missing one is.
        volumes: 0 to 100 by kind of sound.
    """

    language: str = "en"
    text_size: int = 100
    speed: str = "normal"
    replay_speed: str = "normal"
    reduced_motion: bool = False
    fullscreen: bool = False
    sound: bool = True
    hurry_known: bool = False
    bot_stops: bool = False
    first_evening: bool = True
    plays_reveals: bool = False
    me: str = ""
    books: Mapping[str, int] = field(default_factory=dict)
    beds: Mapping[str, bool] = field(default_factory=dict)
    volumes: Mapping[str, int] = field(default_factory=_full_volumes)

    def changed(self, **choices: Any) -> "Settings":
        """Return the settings with some values changed.

        Raises:
            ValueError: a value is not valid.
        """
        other = replace(self, **choices)
        try:
            _SHAPE.check(asdict(other))
        except LineError as error:
            raise ValueError(str(error)) from None
        return other


def settings_path() -> Path:
    """Return the settings file in the user's folder."""
    return config_folder() / "settings.json"


def load(path: Path | None = None) -> Settings:
    """Load the settings; without a file return the defaults, in the language of the system.

    A file that cannot be read is reported on stderr and set aside, and the defaults apply.
    """
    path = path or settings_path()
    try:
        facts = parsed_file(path, limits.STORED)
        _SHAPE.check(facts)
        return _parsed_settings(facts)
    except FileNotFoundError:
        pass
    except (LineError, RefusedFileError) as error:
        _warn(path, f"{reason_of(error)}; it is kept as {set_aside(path)}")
    except OSError as error:
        _warn(path, error.strerror or str(error))
    return Settings(language=_first_language())


def save(settings: Settings, path: Path | None = None) -> bool:
    """Write the settings; return false, with a report on stderr, if the folder cannot be written."""
    path = path or settings_path()
    try:
        write_whole(path, (json.dumps(asdict(settings), indent=1) + "\n").encode())
    except OSError as error:
        say(f"circus: settings are not kept: {path}: {error.strerror or error}")
        return False
    return True


def _first_language() -> str:
    """Return the language of the user's system."""
    return texts.system_language([one["language"] for one in pygame.system.get_pref_locales()])


def _parsed_settings(facts: Mapping[str, Any]) -> Settings:
    """Return the settings of a file: missing ones have their defaults, unknown ones are ignored."""
    known = {name: value for name, value in facts.items() if name in Settings.__dataclass_fields__}
    return Settings(**{**known, "volumes": {**_full_volumes(), **known.get("volumes", {})}})


def _warn(path: Path, reason: str) -> None:
    say(f"circus: settings {path} cannot be used: {reason}")
