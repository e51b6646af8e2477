"""Writing of puzzles as files beside their game, each the beginning of a record and a puzzle line."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from circus import __version__, games
from circus.core.action import Action
from circus.core.game import Game
from circus.lab.puzzles.mining import PuzzleDecision
from circus.lab.puzzles.proving import Loss
from circus.lab.selfplay import PLAYER
from circus.platform.folders import write_whole
from circus.records import puzzle
from circus.records.record import BOT, Player, header_of

_STARTED = "2026-11-22T10:00:00Z"
"""Constant start of the games, which bots play in a moment."""

DIGITS = 3
"""Decimals of every loss; more are not known."""


def write(game: str, puzzles: Sequence[PuzzleDecision]) -> None:
    """Write the puzzles of a game in this order and delete its old ones."""
    folder = games.folder(game) / puzzle.FOLDER
    folder.mkdir(exist_ok=True)
    for old in folder.glob("*.jsonl"):
        old.unlink()
    for number, each in enumerate(puzzles, 1):
        write_puzzle(folder / f"{number:02}.jsonl", games.find(game), each)


def action_costs(losses: Mapping[Action, Loss]) -> dict[str, float]:
    """Return the cost of each action, as it is written."""
    return {str(action): min(1.0, max(0.0, round(loss.share, DIGITS))) for action, loss in losses.items()}


def write_puzzle(path: Path, game: Game[Any], found: PuzzleDecision) -> None:
    """Write one puzzle."""
    players = [Player(f"{PLAYER} {seat + 1}", BOT, PLAYER) for seat in range(found.setup.seats)]
    header = header_of(game, found.setup, __version__, _STARTED, players)
    asked = {"seat": found.best.seat, "best": str(found.best), "losses": action_costs(found.losses)}
    lines = [
        header.line(),
        *({"action": str(action), "ms": 0} for action in found.actions),
        {"puzzle": asked},
    ]
    write_whole(path, "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines).encode())
