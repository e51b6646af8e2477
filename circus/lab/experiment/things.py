"""What seats choose, by name: the verbs of a game, and its cards where these are few."""

from typing import Any

from circus.core.game import Game, Setup

CARD = "card/"
"""What a pick that names a card begins with."""

VERB = "verb/"
"""What is put before a verb where it stands among cards."""

MOST_CARDS = 24
"""Where a game has more different cards, no single one is counted: nobody asks for each of sixty."""


def verbs(game: Game[Any]) -> list[str]:
    """The verbs of seats."""
    return [verb.name for verb in game.verbs if not verb.by_chance]


def cards(game: Game[Any], setup: Setup) -> list[str]:
    """The different cards as picks name them."""
    faces = dict.fromkeys(face for kind, face in game.piece_faces(setup) if kind == "card" and face)
    return [f"{CARD}{face}" for face in faces] if len(faces) <= MOST_CARDS else []


def things(game: Game[Any], setup: Setup) -> tuple[str, ...]:
    """All that is counted whenever a seat chooses it."""
    return (*(f"{VERB}{verb}" for verb in verbs(game)), *cards(game, setup))
