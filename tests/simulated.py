"""Whole games between bots, as if a person had sat on the first seat: every game, every outcome."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from circus import bots, games
from circus.bots.bot import Bot
from circus.content import levels
from circus.lab.selfplay import play_out
from circus.records.match import Match
from circus.records.record import Player, Writer, header_of
from circus.session.deals import of_day
from circus.session.table_setup import HUMAN
from tests.day import SHORT

STARTED = datetime(2026, 11, 22, 14, 0, tzinfo=UTC)


def write_games(folder: Path, game: str, count: int) -> list[Path]:
    """Whole games with every number of seats in turn; each third is a deal of the day."""
    folder.mkdir(parents=True, exist_ok=True)
    return [_write(folder / f"{number:02}-{game}.jsonl", game, number) for number in range(1, count + 1)]


def write_visit_of(stand: Path, game: str, count: int, began: datetime | None = None) -> Path:
    """A visit of today with these games, finished."""
    began = began or datetime.now(UTC)
    folder = stand / f"{began:%Y%m%d-%H%M%S}-{game[:6]}"
    write_games(folder, game, count)
    head = {
        "session": 1, "id": game, "laptop": "aabbccdd", "app": "1", "game": game, "options": {},
        "seats": None, "level": None, "language": "en", "begun": f"{began:%Y-%m-%dT%H:%M:%SZ}",
        "ended": f"{began:%Y-%m-%dT%H:%M:%SZ}", "how": "finished",
    }  # fmt: skip
    (folder / "session.json").write_text(json.dumps(head), encoding="utf-8")
    return folder


def _write(path: Path, name: str, number: int) -> Path:
    game, rng = games.find(name), Random(number)
    options = SHORT.get(name, {}) if number % 2 or name == "flip_circus" else {}
    setup = game.setup(game.seats[number % len(game.seats)], options, levels.default(game))
    players = [
        Player("Zoé", HUMAN),
        *(Player(f"Bot {seat}", "bot", "random") for seat in range(1, setup.seats)),
    ]
    deal = of_day(name, datetime.now().astimezone().date()).code if number % 3 == 0 else ""
    started = f"{STARTED + timedelta(minutes=number):%Y-%m-%dT%H:%M:%SZ}"
    header = header_of(game, setup, "1", started, players, deal=deal)
    writer = Writer(path, header, lambda: 0)
    play_out(Match(game, setup, writer), _bots(setup.seats, number), rng, rng)
    writer.close()
    return path


def _bots(seats: int, number: int) -> Sequence[Bot]:
    return [bots.find(("random", "greedy")[(seat + number) % 2]) for seat in range(seats)]
