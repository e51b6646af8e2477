"""Parsers of command line words that several commands share: counts, sizes, options, exit codes."""

import argparse
from collections.abc import Sequence
from typing import Any

from circus.core.errors import UsageError
from circus.core.game import Game
from circus.core.option import Value

DONE, FAILED, WRONG_USAGE = 0, 1, 2
"""Exit codes."""


def count(word: str) -> int:
    """Parse a whole number from 1 on."""
    if not (word.isascii() and word.isdigit()) or not 1 <= len(word) <= 9 or int(word) < 1:
        raise argparse.ArgumentTypeError(f"'{word}' is not a whole number from 1 on")
    return int(word)


def duration(word: str) -> float:
    """Parse a number of seconds, at most an hour."""
    if not word.replace(".", "", 1).isdecimal() or not 0 < float(word) <= 3600:
        raise argparse.ArgumentTypeError(f"'{word}' is not a number of seconds")
    return float(word)


def size(word: str) -> tuple[int, int]:
    """Parse the size of a window in pixels, `1280x720`."""
    width, cross, height = word.partition("x")
    if not (cross and width.isdecimal() and height.isdecimal()) or len(word) > 11:
        raise argparse.ArgumentTypeError(f"'{word}' is not a size: write 1280x720")
    if min(int(width), int(height)) < 100 or max(int(width), int(height)) > 16000:
        raise argparse.ArgumentTypeError(f"a window cannot be {word} pixels")
    return int(width), int(height)


def options(game: Game[Any], words: Sequence[str]) -> dict[str, Value]:
    """Parse `K=V` words to option values; raise `UsageError`."""
    declared = {option.name: option for option in game.options}
    chosen: dict[str, Value] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            raise UsageError(f"--option {word} has no value: write --option NAME=VALUE")
        if name not in declared:
            raise UsageError(f"there is no option '{name}': {game.name} has {', '.join(declared) or 'none'}")
        if name in chosen:
            raise UsageError(f"option {name} is given twice")
        chosen[name] = declared[name].read(text)
    return chosen
