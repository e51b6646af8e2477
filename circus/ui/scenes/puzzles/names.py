"""Names of puzzles."""

from circus.content.texts import Texts
from circus.session.puzzles import PuzzleOffer


def named(texts: Texts, offer: PuzzleOffer) -> str:
    """Return the name of a puzzle; "" without one."""
    return texts.say(offer.title) if texts.has(offer.title) else ""
