"""Command that mines puzzles and writes them beside their games, or proves the existing ones again.

    python -m circus.lab.puzzles [GAME…]
    python -m circus.lab.puzzles --prove [GAME…]

The first takes many minutes a game and replaces its puzzles; the second exits with 1 if one fails.
"""

import sys
from collections.abc import Iterator, Sequence
from itertools import count
from random import Random

from circus import games
from circus.lab.puzzles.choosing import choose_puzzles
from circus.lab.puzzles.mining import PuzzleDecision, mine_puzzle
from circus.lab.puzzles.proving import proves
from circus.lab.puzzles.writing import write
from circus.platform.console import say
from circus.records import puzzle

SHIPPED = 20
"""Number of puzzles of a game."""

POOL = 50
"""Number of puzzles from which the most different ones are selected."""


def _mined_puzzles(game: str) -> Iterator[PuzzleDecision]:
    """Yield puzzles without end."""
    for number in count():
        found = mine_puzzle(games.find(game), number)
        if found:
            yield found


def _mine(game: str) -> None:
    source = _mined_puzzles(game)
    write(game, choose_puzzles([next(source) for _ in range(POOL)], SHIPPED))


def _prove(game: str) -> bool:
    holds = True
    for name in puzzle.names(game):
        surely = proves(puzzle.find(game, name), Random(f"{game} {name} proof"))
        say(f"{game} {name}: {'holds' if surely else 'does not hold'}")
        holds = holds and surely
    return holds


def main(arguments: Sequence[str]) -> int:
    """Run the command line and return the exit code."""
    named = [each for each in arguments if each != "--prove"] or games.names()
    if "--prove" in arguments:
        held = [_prove(game) for game in named]
        return 0 if all(held) else 1
    for game in named:
        _mine(game)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
