"""Names of what seats choose: the verbs of a game, and its cards if these are few."""

from typing import Any

from circus.core.game import Game, Setup

CARD = "card/"
"""Prefix of a pick that names a card."""

VERB = "verb/"
"""Prefix of a verb in a list with cards."""

MAX_CARDS = 24
"""Maximum number of different cards that are counted one by one."""


def verbs(game: Game[Any]) -> list[str]:
    """Return the verbs of seats."""
    return [verb.name for verb in game.verbs if not verb.by_chance]


def cards(game: Game[Any], setup: Setup) -> list[str]:
    """Return the different cards as picks name them; [] if there are more than `MAX_CARDS`."""
    faces = dict.fromkeys(face for kind, face in game.piece_faces(setup) if kind == "card" and face)
    return [f"{CARD}{face}" for face in faces] if len(faces) <= MAX_CARDS else []


def counted_items(game: Game[Any], setup: Setup) -> tuple[str, ...]:
    """Return all verbs and cards whose choices are counted."""
    return (*(f"{VERB}{verb}" for verb in verbs(game)), *cards(game, setup))
