"""What was chosen at the set-up of a table, and remembering the last one of each game."""

import json
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from circus import bots, games, levels
from circus.core.brand import SEAT_COLOURS
from circus.core.errors import CircusError, UsageError
from circus.core.game import Game, Setup
from circus.core.option import Value
from circus.folders import data_folder, write_whole
from circus.record import Player

HUMAN, BOT = "human", "bot"
LEVELS = ("easy", "normal", "hard")
"""The strengths that people choose from; tools know more (`circus.bots.STRENGTHS`)."""

USUAL_LEVEL = "normal"

SERIES = ("single", "games", "points")
"""One game, a number of games, or until somebody has a number of points (QC-22)."""


@dataclass(frozen=True)
class Seat:
    """Who sits on one seat.

    Attributes:
        name: as it is written on the plate.
        kind: `HUMAN` or `BOT`.
        strength: of a bot.
        colour: of `SEAT_COLOURS`; the face goes with it.
    """

    name: str
    kind: str = BOT
    strength: str = USUAL_LEVEL
    colour: str = "red"

    @property
    def player(self) -> Player:
        """As records write it."""
        return Player(self.name, self.kind, self.strength if self.kind == BOT else None)


@dataclass(frozen=True)
class TableSetup:
    """A whole table, ready to be played.

    Attributes:
        game: its name.
        seats: one a seat.
        options: what differs from the defaults, or all.
        level: the name of a board; `None` for the default board.
        series: of `SERIES`.
        goal: how many games or points the series goes to.
        aids: the helps at the table that were switched on or off.
    """

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    level: str | None = None
    series: str = "single"
    goal: int = 3
    aids: Mapping[str, bool] = field(default_factory=dict)

    def open(self) -> tuple[Game[Any], Setup]:
        """The game and its checked set-up; raises `UsageError` or `LevelError`."""
        game = games.find(self.game)
        level = levels.load(game, self.level) if self.level else levels.default(game)
        return game, game.setup(len(self.seats), self.options, level)

    def with_seats(self, count: int) -> "TableSetup":
        """The same table with more or fewer seats; new ones are bots."""
        fresh = first_table_setup(self.game, count).seats
        return replace(self, seats=self.seats[:count] + fresh[len(self.seats) :])


def offered(strength: str) -> tuple[str, ...]:
    """The strengths to choose from for a bot of this one, which may be one that only tools know."""
    return LEVELS if strength in LEVELS else (strength, *LEVELS)


def first_table_setup(game: str, seats: int | None = None) -> TableSetup:
    """The table of somebody who has not chosen yet: a person on the first seat, bots on the others."""
    count = seats or games.find(game).usual_seats
    brand = games.find(game).brand
    colours = brand.seat_colours()
    filled = tuple(
        Seat(brand.names[seat], BOT if seat else HUMAN, USUAL_LEVEL, colours[seat]) for seat in range(count)
    )
    return TableSetup(game, filled)


def recoloured(game: str, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """The seats, each with a colour of its own that the pieces of the game come in; most keep theirs."""
    colours = games.find(game).brand.seat_colours()
    kept: dict[int, str] = {}
    for number, seat in enumerate(seats):
        if seat.colour in colours and seat.colour not in kept.values():
            kept[number] = seat.colour
    free = iter([colour for colour in colours if colour not in kept.values()])
    return tuple(
        seat if number in kept else replace(seat, colour=next(free)) for number, seat in enumerate(seats)
    )


def load_table_setup(game: str, folder: Path | None = None) -> TableSetup:
    """The last table of a game, or the first choice where none can be read."""
    path = _path(game, folder)
    try:
        facts = json.loads(path.read_bytes())
        seats = tuple(Seat(**seat) for seat in facts.pop("seats"))
        table_setup = TableSetup(seats=seats, **facts)
        _check(table_setup, game)
        table_setup = replace(table_setup, seats=recoloured(game, seats))
    except FileNotFoundError:
        return first_table_setup(game)
    except (OSError, ValueError, TypeError, KeyError, AttributeError, RecursionError, CircusError):
        print(f"circus: the last table in {path} cannot be used: a new one is laid", file=sys.stderr)
        return first_table_setup(game)
    return table_setup


def save_table_setup(table_setup: TableSetup, folder: Path | None = None) -> None:
    """Remembers a table; one line on stderr where the folder cannot be written."""
    path = _path(table_setup.game, folder)
    facts = {**asdict(table_setup), "options": dict(table_setup.options), "aids": dict(table_setup.aids)}
    try:
        write_whole(path, (json.dumps(facts, ensure_ascii=False, indent=1) + "\n").encode())
    except OSError as error:
        print(f"circus: the table is not remembered: {path}: {error.strerror or error}", file=sys.stderr)


def remember_aids(game: str, aids: Mapping[str, bool], folder: Path | None = None) -> None:
    """Keeps what was switched at a table for the next table of the game."""
    save_table_setup(replace(load_table_setup(game, folder), aids=dict(aids)), folder)


def _path(game: str, folder: Path | None) -> Path:
    return (folder or data_folder() / "tables") / f"{game}.json"


def _check(table_setup: TableSetup, game: str) -> None:
    if (
        table_setup.game != game
        or table_setup.series not in SERIES
        or type(table_setup.goal) is not int
        or table_setup.goal < 1
    ):
        raise UsageError("another game, or an unknown series")
    if not all(type(on) is bool for on in table_setup.aids.values()):
        raise UsageError("an aid is on or off")
    for seat in table_setup.seats:
        if seat.kind not in (HUMAN, BOT) or seat.colour not in SEAT_COLOURS or not isinstance(seat.name, str):
            raise UsageError("an unknown kind of player")
        bots.find(seat.strength)
    table_setup.open()
