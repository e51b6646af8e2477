"""Reasons for and against actions, in the words of hints and warnings."""

from collections.abc import Sequence
from typing import Any

from circus.content.texts import Texts
from circus.core.action import Action
from circus.core.game import Game
from circus.core.policy import Reason
from circus.core.state import State

HINT, WARNING, INSTEAD, MERIT = "hint", "warning", "instead", "merit"
"""Parts of the messages' keys: reasons for an action, against it, for another one, and in a review."""


def reason_for(
    texts: Texts, game: Game[Any], view: State, action: Action, names: Sequence[str], kind: str = HINT
) -> str:
    """Return the reason of an action from its seat's view; "" if the game has none."""
    explain = game.policy.reason if game.policy else None
    reason = explain(view, action) if explain else None
    if reason:
        reason = Reason(reason.key, {**reason.facts, "seat": action.seat})
    return in_words(texts, game.name, reason, names, kind)


def in_words(texts: Texts, game: str, reason: Reason | None, names: Sequence[str], kind: str = HINT) -> str:
    """Return a reason as a sentence; "" without one, or without a message for it."""
    key = f"{game}-{kind}-{reason.key}" if reason else ""
    return texts.format_facts(key, reason.facts, list(names)) if reason and texts.has(key) else ""
