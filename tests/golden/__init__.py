"""Golden records: one game for every option value, seat count and board, replayed and played again.

`python -m tests.golden` makes those anew that a wanted change of rules or of drawing has changed.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zlib import crc32

from circus import games
from circus.content import levels
from circus.core.errors import RecordError
from circus.core.game import Game
from circus.core.option import Value, spell, with_absent
from circus.lab.simulate import SimulationPlan, simulate
from circus.records.replay import read
from tests.shipped import SHIPPED

FOLDER = Path(__file__).parent

SHORT = {"flip_circus default": 7}
"""Where nothing limits the length, the seed of a short game."""


@dataclass(frozen=True)
class Case:
    """One golden record: which game it is, and how it is played."""

    game: str
    name: str
    seats: int
    options: tuple[tuple[str, Value], ...]
    level: str | None = None

    def __str__(self) -> str:
        return f"{self.game} {self.name}"

    @property
    def seed(self) -> int:
        """Another one for each case, the same for ever."""
        return SHORT.get(str(self), crc32(str(self).encode()) % 1000)

    @property
    def path(self) -> Path:
        """Its record."""
        return FOLDER / self.game / f"{self.name}.jsonl"

    def played(self) -> str:
        """The record that `simulate` writes of it now."""
        with TemporaryDirectory() as folder:
            plan = SimulationPlan(
                *(self.game, self.seats, self.options, self.level, ("random",) * self.seats),
                games=1,
                seed=self.seed,
                records=Path(folder),
                with_legal=True,
            )
            simulate(plan)
            return masked((Path(folder) / "0000.jsonl").read_text(encoding="utf-8"))


def cases() -> list[Case]:
    """What there has to be a record of, for every game that ships."""
    return [case for name in SHIPPED for case in _cases(games.find(name))]


def _cases(game: Game[Any]) -> Iterator[Case]:
    """The usual game; each other number of seats, board and value; the last values all together.

    A count option limits how long a game lasts: beside the usual game it is on, to keep records small.
    """
    limits = {option.name: option.others[0] for option in game.options if option.is_count}
    last = {option.name: option.others[-1] for option in game.options}
    changes: list[dict[str, Value]] = [
        {option.name: value} for option in game.options for value in option.others
    ]
    yield Case(game.name, "default", game.usual_seats, ())
    for seats in game.seats:
        if seats != game.usual_seats:
            yield Case(game.name, f"seats={seats}", seats, tuple(limits.items()))
    for number, change in enumerate(changes):
        ((name, value),) = change.items()
        seats = game.seats[number % len(game.seats)]
        yield Case(game.name, f"{name}={spell(value)}", seats, tuple((limits | change).items()))
    yield Case(game.name, "all_changed", game.seats[-1], tuple((last | limits).items()))
    for board in levels.names(game):
        if game.level and board != game.level.default:
            yield Case(game.name, f"level={board}", game.usual_seats, tuple(limits.items()), board)


def rules_to_count_up(path: Path) -> str:
    """Return why the present rules need another version: a record by the same one does not hold any more.

    "" where it holds, or names an earlier version. Bots that choose otherwise need no other version.
    """
    first = json.loads(path.read_text(encoding="utf-8").partition("\n")[0])
    game = games.find(first["game"])
    if first.get("rules", "1") != game.rules:
        return ""
    try:
        read(path)
    except RecordError as error:
        return f"{error}\n{game.name}: count `rules` up in its GAME from '{game.rules}', then run this again"
    return ""


MASKED = {"ms": 0, "started": "2026-01-01T00:00:00Z", "app": "0.0.0"}
"""What differs each time: how fast it was played, when, by which version."""


def masked(record: str) -> str:
    """Return the record with the same times and version each time, so that a difference is one of rules."""
    lines = [json.loads(line) for line in record.splitlines()]
    known = [line | {key: value for key, value in MASKED.items() if key in line} for line in lines]
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in known)


def substance(record: str) -> list[dict[str, Any]]:
    """Return the lines, the header with all that a record may leave out.

    A header without a version of the rules is of the first one, and one without an option has that as it was
    before the option existed. What is played on the board is compared, so its digest need not be.
    """
    header, *lines = [json.loads(line) for line in record.splitlines()]
    options = with_absent(games.find(header["game"]).options, header["options"])
    header = {"rules": "1"} | header | {"options": options}
    return [{key: value for key, value in header.items() if key != "board"}, *lines]
