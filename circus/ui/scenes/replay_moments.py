"""Texts of the key moments and pins of a replay."""

from circus.content.texts import Texts
from circus.session.playback import Playback
from circus.session.retelling import sentence
from circus.ui.scenes.pin import told_pin

MAX_PINS = 8
"""Maximum number of pins of one moment that are shown: a file may have many more."""


def moment_texts(texts: Texts, playback: Playback, at: int) -> list[str]:
    """Return the texts of the key moments and pins at a position."""
    names = [seat.name for seat in playback.seats]
    told = [sentence(texts, playback.game.name, mark.told, names) for mark in playback.marks if mark.at == at]
    return [*told, *(told_pin(texts, pin, names) for pin in playback.pinned.get(at, ())[:MAX_PINS])]
