"""What speaks for an action or against it, in the words that hints and warnings have."""

from collections.abc import Sequence
from typing import Any

from circus.core.action import Action
from circus.core.game import Game
from circus.core.policy import Reason
from circus.core.state import State
from circus.texts import Texts

HINT, WARNING = "hint", "warning"
"""What is said for an action, and what is said against it: parts of the keys of the sentences."""


def reason_for(
    texts: Texts, game: Game[Any], view: State, action: Action, names: Sequence[str], kind: str = HINT
) -> str:
    """What there is to say of an action in a position as its seat sees it; "" where the game cannot tell."""
    tells = game.policy.reason if game.policy else None
    return in_words(texts, game.name, tells(view, action) if tells else None, names, kind)


def in_words(texts: Texts, game: str, reason: Reason | None, names: Sequence[str], kind: str = HINT) -> str:
    """Return a reason as a sentence; "" without one, or where the game has no words for it."""
    key = f"{game}-{kind}-{reason.key}" if reason else ""
    return texts.tell(key, reason.facts, list(names)) if reason and texts.has(key) else ""
