"""Numbers of players as something to compare: `lab --vary seats=3,4`.

Tables of different sizes cannot play the same deals. Each number of players is a separate experiment, and
their results are printed one after the other.
"""

import argparse
from collections.abc import Sequence
from copy import copy
from typing import Any

from circus import games
from circus.cli.words import seed_or_random
from circus.core.errors import UsageError

SEATS = "seats"
_WORD = f"{SEATS}="


def seat_counts(arguments: argparse.Namespace) -> list[argparse.Namespace]:
    """Return the arguments of each experiment: one for each number of players that is compared.

    Each has its folder in `--out`. All have the same seed.

    Raises:
        UsageError: the numbers are no numbers of players of this game, or there is only one.
    """
    words = [word for word in arguments.vary if word.startswith(_WORD)]
    if not words:
        return [arguments]
    if len(words) > 1 or arguments.seats:
        raise UsageError("the number of players is named twice: name all numbers in one --vary seats=N,N")
    counts = _counts(arguments.game, words[0].removeprefix(_WORD))
    seed = seed_or_random(arguments.seed)
    if arguments.seed is None and arguments.resume:
        raise UsageError("--resume with several numbers of players needs their --seed")
    return [_alone(arguments, count, seed) for count in counts]


def _counts(name: str, text: str) -> list[int]:
    game = games.find(name)
    counts = [int(each) if each.isascii() and each.isdigit() else 0 for each in text.split(",")]
    for count in counts:
        if count not in game.seats:
            listed = ", ".join(map(str, game.seats))
            raise UsageError(f"--vary {_WORD}{text}: {game.name} is played by {listed}")
    if len(set(counts)) < max(2, len(counts)):
        raise UsageError(f"--vary {_WORD}{text} needs two or more different numbers of players")
    return counts


def _alone(arguments: argparse.Namespace, count: int, seed: int) -> argparse.Namespace:
    """Return the arguments of the experiment with this number of players."""
    own = copy(arguments)
    own.vary = [word for word in arguments.vary if not word.startswith(_WORD)]
    own.seats, own.seed = count, seed
    if arguments.out:
        own.out = arguments.out / f"{count}_seats"
        own.resume = arguments.resume and own.out.exists()
    return own


def together(found: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Return the results of several numbers of players as one object.

    `variants` holds all variants, each with its number of players among its options. Differences are within
    one number of players; `a` and `b` are places in `variants`.
    """
    variants: list[dict[str, Any]] = []
    differences: list[dict[str, Any]] = []
    for each in found:
        first = len(variants)
        variants += [{**one, "options": {**one["options"], SEATS: each["seats"]}} for one in each["variants"]]
        differences += [{**one, "a": one["a"] + first, "b": one["b"] + first} for one in each["differences"]]
    plans = [each["plan"] for each in found if "plan" in each]
    return {
        "game": found[0]["game"],
        "seats": [each["seats"] for each in found],
        "bots": found[0]["bots"],
        "variants": variants,
        "differences": differences,
        "done": sum(each["done"] for each in found),
        "questions": [each["question"] for each in found],
        **({"plans": plans} if plans else {}),
    }
