"""Texts of the key moments and pins of a replay."""

from circus.content.texts import Texts
from circus.session.end_of_game import format_key_moment
from circus.session.playback import Playback
from circus.ui.scenes.table.pin import format_pin

MAX_PINS = 8
"""Maximum number of pins of one moment that are shown: a file may have many more."""


def moment_texts(texts: Texts, playback: Playback, at: int) -> list[str]:
    """Return the texts of the key moments and pins at a position."""
    names = [seat.name for seat in playback.seats]
    moments = [mark.key_moment for mark in playback.marks if mark.at == at]
    lines = [format_key_moment(texts, playback.game.name, each, names) for each in moments]
    return [*lines, *(format_pin(texts, pin, names) for pin in playback.pinned.get(at, ())[:MAX_PINS])]
