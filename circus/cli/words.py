"""Parsers of command line words that several commands share: counts, sizes, rules, exit codes."""

import argparse
import os
from collections.abc import Sequence
from typing import Any

from circus.core.errors import UsageError
from circus.core.game import Game
from circus.core.number import Number
from circus.core.option import Option, Value

DONE, FAILED, WRONG_USAGE = 0, 1, 2
"""Exit codes."""

USUAL_GAMES = 200
"""Default number of games of each variant of an experiment."""

USUAL_BOTS = "greedy"
"""Default bot of the lab: the fastest that plays to win."""


def count(word: str) -> int:
    """Parse a whole number from 1 on."""
    if not (word.isascii() and word.isdigit()) or not 1 <= len(word) <= 9 or int(word) < 1:
        raise argparse.ArgumentTypeError(f"'{word}' is not a whole number from 1 on")
    return int(word)


def port(word: str) -> int:
    """Parse a port that needs no special rights."""
    if not (word.isascii() and word.isdigit()) or not 1024 <= int(word[:6]) <= 65535:
        raise argparse.ArgumentTypeError(f"'{word}' is not a port: take one from 1024 to 65535")
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


def seed_or_random(seed: int | None) -> int:
    """Return the seed of the option `--seed`, or a random one if it was not given."""
    return int.from_bytes(os.urandom(4)) if seed is None else seed


def lab_bots(arguments: argparse.Namespace) -> tuple[str, ...]:
    """Return the bots of the option `--bots` of the lab."""
    return tuple((arguments.bots or USUAL_BOTS).split(","))


def add_house_rules(command: argparse.ArgumentParser) -> None:
    """Add the options on the rules of a game: `--option` and `--number`."""
    command.add_argument(
        "--option", metavar="K=V", action="append", default=[], help="value of an option of the rules"
    )
    command.add_argument(
        "--number", metavar="K=N", action="append", default=[], help="value of a number of the rules"
    )


def house_rules(game: Game[Any], arguments: argparse.Namespace) -> dict[str, Value]:
    """Return the options and numbers of `add_house_rules`; raise `UsageError`."""
    return {
        **_read("option", game, game.options, arguments.option),
        **_read("number", game, game.numbers, arguments.number),
    }


def value_of(game: Game[Any], name: str, text: str) -> Value:
    """Return the value of an option or number that `text` spells; raise `UsageError`."""
    if name not in game.declared:
        known = ", ".join(game.declared) or "none"
        raise UsageError(f"there is no option or number '{name}': {game.name} has {known}")
    return game.declared[name].read(text)


def named_values(option: str, words: Sequence[str], form: str = "NAME=VALUE") -> dict[str, str]:
    """Parse the words of an option that may be repeated; raise `UsageError`.

    Args:
        option: the option, such as `--vary`.
        words: its words, each as in `form`.
        form: the form as an error names it.

    Returns:
        The text after the equals sign, by name.
    """
    found: dict[str, str] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            raise UsageError(f"{option} {word} has no value: write {option} {form}")
        if name in found:
            raise UsageError(f"{option} {name} is given twice: write it once, as {option} {form}")
        found[name] = text
    return found


def _read(
    kind: str, game: Game[Any], declared: Sequence[Option | Number], words: Sequence[str]
) -> dict[str, Value]:
    """Return the values of options or numbers that words spell; raise `UsageError`."""
    known = {each.name: each for each in declared}
    chosen: dict[str, Value] = {}
    for name, text in named_values(f"--{kind}", words).items():
        if name not in known:
            raise UsageError(f"there is no {kind} '{name}': {game.name} has {', '.join(known) or 'none'}")
        chosen[name] = known[name].read(text)
    return chosen
