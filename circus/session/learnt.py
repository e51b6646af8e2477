"""Games with a lesson, and those learnt on this machine: an empty file for each."""

from pathlib import Path

from circus.core.errors import CircusError
from circus.platform import console as voice
from circus.platform.folders import data_folder, is_there, private_folder
from circus.records import lesson


def is_taught(game: str) -> bool:
    """Return whether a game has a valid lesson; an invalid one is reported."""
    try:
        return lesson.find(game) is not None
    except (CircusError, OSError) as reason:
        voice.say(reason)
        return False


def is_learnt(game: str) -> bool:
    """Return whether this game's lesson was completed here."""
    return is_there(_mark(game))


def note_learnt(game: str) -> None:
    """Store that a lesson was completed; raise OSError if the folder cannot be written."""
    path = _mark(game)
    private_folder(path.parent)
    path.touch(mode=0o600)


def _mark(game: str) -> Path:
    return data_folder() / "learnt" / game
