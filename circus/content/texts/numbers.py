"""Words for the numbers of the rules that differ from the published ones."""

from collections.abc import Mapping
from typing import Any

from circus.content.texts import Texts
from circus.core.game import Game
from circus.core.number import Number


def number_name(texts: Texts, game: Game[Any], number: Number) -> str:
    """Return the name of a number in words."""
    return texts.say(f"{game.name}-number-{number.name}")


def counted(texts: Texts, number: Number, value: int) -> str:
    """Return a value with its unit in words: "5 hearts"."""
    return texts.say(f"unit-{number.unit}", count=value)


MAX_LINES = 6
"""Maximum number of lines in a tip."""


def changed_summary(texts: Texts, game: Game[Any], changed: Mapping[str, object]) -> str:
    """Return the changed numbers on a few lines for a tip; "" if there are none."""
    lines = changed_lines(texts, game, changed)
    if len(lines) > MAX_LINES:
        lines = [*lines[: MAX_LINES - 1], texts.say("house-more", count=len(lines) - MAX_LINES + 1)]
    return "\n".join(lines)


def changed_lines(texts: Texts, game: Game[Any], changed: Mapping[str, object]) -> list[str]:
    """Return a line for each changed number: its name, its value and the published one.

    Args:
        texts: the words, those of the game included.
        game: whose numbers they are.
        changed: values by name; names that are no number of the game are passed over.
    """
    return [
        texts.say(
            "house-number",
            number=number_name(texts, game, number),
            value=counted(texts, number, value),
            usual=str(number.default),
        )
        for number in game.numbers
        if isinstance(value := changed.get(number.name), int) and value != number.default
    ]
