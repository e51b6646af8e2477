"""Which games teach themselves, and which were learnt on this machine: an empty file for each of these."""

from pathlib import Path

from circus import lesson, voice
from circus.core.errors import CircusError
from circus.folders import data_folder, is_there, private_folder


def is_taught(game: str) -> bool:
    """Return whether a game has a lesson; one whose file does not hold is told of, and is none."""
    try:
        return lesson.find(game) is not None
    except (CircusError, OSError) as reason:
        voice.say(reason)
        return False


def is_learnt(game: str) -> bool:
    """Return whether somebody has come to the end of this game's lesson here."""
    return is_there(_mark(game))


def note_learnt(game: str) -> None:
    """Remember that a lesson was gone through; raise OSError if the folder cannot be written."""
    path = _mark(game)
    private_folder(path.parent)
    path.touch(mode=0o600)


def _mark(game: str) -> Path:
    return data_folder() / "learnt" / game
