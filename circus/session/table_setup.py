"""Table set-up, and storage of the last one of each game."""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from circus import games
from circus.bots.strengths import STRENGTHS
from circus.content import levels
from circus.core.brand import SEAT_COLOURS
from circus.core.errors import CircusError, UsageError
from circus.core.game import Game, Setup
from circus.core.level import Level
from circus.core.number import TooFewPiecesError
from circus.core.option import Value
from circus.platform.console import say
from circus.platform.folders import data_folder, set_aside, write_whole
from circus.platform.sanitizing import known_name
from circus.platform.untrusted import RefusedFileError, limits, parsed_file, reason_of
from circus.platform.untrusted.shapes import (
    FLAG,
    NULL,
    TEXT,
    choice,
    either,
    list_of,
    object_of,
    table_of,
    whole,
)
from circus.records.record import BOT as BOT
from circus.records.record import HUMAN as HUMAN
from circus.records.record import Player
from circus.session.secrecy import CURTAIN, SECRECIES

LEVELS = tuple(each.name for each in STRENGTHS.values() if each.for_people)
"""The strengths offered to people; tools have more."""

USUAL_LEVEL = "normal"

SERIES = ("single", "games", "points")
"""One game, a number of games, or until somebody has a number of points (QC-22)."""

_SEAT = object_of(
    {"name": TEXT},
    {
        "kind": choice(HUMAN, BOT),
        "strength": choice(*STRENGTHS),
        "colour": choice(*SEAT_COLOURS),
        "coach": FLAG,
    },
    closed=True,
)
_TABLE = object_of(
    {"game": TEXT, "seats": list_of(_SEAT, 99)},
    {
        "options": table_of(either(TEXT, FLAG, whole()), 99),
        "level": either(TEXT, NULL),
        "series": choice(*SERIES),
        "goal": whole(1, 9_999),
        "aids": table_of(FLAG, 99),
        "secrecy": choice(*SECRECIES),
    },
    closed=True,
)
"""Format of the file with the last table of a game."""


@dataclass(frozen=True)
class Seat:
    """Player of one seat.

    Attributes:
        name: as written on the plate.
        kind: `HUMAN` or `BOT`.
        strength: of a bot.
        colour: of `SEAT_COLOURS`; it determines the face.
        coach: whether the coach warns a person here before a losing choice.
    """

    name: str
    kind: str = BOT
    strength: str = USUAL_LEVEL
    colour: str = "red"
    coach: bool = False

    @property
    def player(self) -> Player:
        """The player in a record's format."""
        return Player(self.name, self.kind, self.strength if self.kind == BOT else None)


@dataclass(frozen=True)
class TableSetup:
    """Complete table, ready to be played.

    Attributes:
        game: its name.
        seats: the players by seat.
        options: the values that differ from the defaults, or all.
        level: the name of a board; `None` for the default board.
        series: of `SERIES`.
        goal: number of games or points of the series.
        aids: the aids at the table that were switched on or off.
        secrecy: of `SECRECIES`, between several persons at one screen.
        board: the level itself, of a game whose board may have changed since; it is not stored.
    """

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    level: str | None = None
    series: str = "single"
    goal: int = 3
    aids: Mapping[str, bool] = field(default_factory=dict)
    board: Level | None = field(default=None, compare=False)
    secrecy: str = CURTAIN

    def open(self) -> tuple[Game[Any], Setup]:
        """Return the game and its checked set-up; raise `UsageError` or `LevelError`."""
        game = games.find(self.game)
        level = self.board or (levels.load(game, self.level) if self.level else levels.default(game))
        return game, game.setup(len(self.seats), self.options, level)

    @property
    def changed(self) -> dict[str, int]:
        """The numbers that differ from the published rules."""
        return {
            number.name: value
            for number in games.find(self.game).numbers
            if type(value := self.options.get(number.name)) is int and value != number.default
        }

    def with_changed(self, changed: Mapping[str, int]) -> "TableSetup":
        """Return the same table with these changed numbers, the others as published."""
        numbers = {number.name for number in games.find(self.game).numbers}
        others = {name: value for name, value in self.options.items() if name not in numbers}
        return replace(self, options={**others, **changed})

    def with_seats(self, count: int) -> "TableSetup":
        """Return the same table with more or fewer seats; new ones are bots."""
        fresh = first_table_setup(self.game, count).seats
        return replace(self, seats=self.seats[:count] + fresh[len(self.seats) :])


def offered_strengths(strength: str) -> tuple[str, ...]:
    """Return the strengths offered for a bot, including its own if only tools use it."""
    return LEVELS if strength in LEVELS else (strength, *LEVELS)


def first_table_setup(game: str, seats: int | None = None) -> TableSetup:
    """Return the default table of a game: a person on the first seat, bots on the others."""
    count = seats or games.find(game).usual_seats
    brand = games.find(game).brand
    colours = brand.seat_colours()
    filled = tuple(
        Seat(brand.names[seat], BOT if seat else HUMAN, USUAL_LEVEL, colours[seat]) for seat in range(count)
    )
    return TableSetup(game, filled)


def named_after(table_setup: TableSetup, me: str) -> TableSetup:
    """Return the table with `me` as the name of its only person; a bot of that name gets the person's.

    >>> table = TableSetup("", (Seat("Ada", HUMAN), Seat("Basile")))
    >>> [seat.name for seat in named_after(table, "Basile").seats]
    ['Basile', 'Ada']
    """
    people = [number for number, seat in enumerate(table_setup.seats) if seat.kind == HUMAN]
    if not me or len(people) != 1:
        return table_setup
    return replace(table_setup, seats=renamed(table_setup.seats, people[0], me))


def renamed(seats: Sequence[Seat], number: int, name: str) -> tuple[Seat, ...]:
    """Return the seats with another name for one of them; a seat that has it gets the old name."""
    swapped = {seats[number].name: name, name: seats[number].name}
    return tuple(replace(seat, name=swapped.get(seat.name, seat.name)) for seat in seats)


def person_at(table_setup: TableSetup) -> str:
    """Return the name of the only person at a table; "" for several or none."""
    people = [seat.name for seat in table_setup.seats if seat.kind == HUMAN]
    return people[0] if len(people) == 1 else ""


def with_distinct_colours(game: str, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the seats, each with a different colour of the game's pieces; most retain theirs."""
    colours = games.find(game).brand.seat_colours()
    kept: dict[int, str] = {}
    for number, seat in enumerate(seats):
        if seat.colour in colours and seat.colour not in kept.values():
            kept[number] = seat.colour
    free = iter([colour for colour in colours if colour not in kept.values()])
    return tuple(
        seat if number in kept else replace(seat, colour=next(free, seat.colour))
        for number, seat in enumerate(seats)
    )


def load_table_setup(game: str, folder: Path | None = None) -> TableSetup:
    """Return the last table of a game, or the default one if none can be read."""
    return read_table_setup(game, folder)[0]


def read_table_setup(game: str, folder: Path | None = None) -> tuple[TableSetup, str]:
    """Return the last table of a game, or the default one if none can be read.

    An unusable file is renamed, so that it is reported once. The second value is its new name, "" if there
    was no problem.
    """
    path = _path(game, folder)
    try:
        facts = parsed_file(path, limits.STORED)
        _TABLE.check(facts)
        seats = [replace(Seat(**each), name=known_name(each["name"])) for each in facts.pop("seats")]
        table_setup = TableSetup(seats=tuple(seats), **facts)
        if table_setup.game != game:
            raise UsageError("it is another game's")
        with suppress(TooFewPiecesError):  # the house rules say what is missing
            table_setup.open()
        return replace(table_setup, seats=with_distinct_colours(game, seats)), ""
    except FileNotFoundError:
        return first_table_setup(game), ""
    except (CircusError, RefusedFileError) as error:
        aside = set_aside(path)
        end = f"it is kept as {aside}, a new one is laid"
        say(f"circus: the last table in {path} cannot be used: {reason_of(error)}; {end}")
        return first_table_setup(game), aside
    except OSError as error:
        say(f"circus: the last table in {path} cannot be used: {error.strerror}; a new one is laid")
        return first_table_setup(game), ""


def save_table_setup(table_setup: TableSetup, folder: Path | None = None) -> None:
    """Store a table; report on stderr if the folder cannot be written."""
    path = _path(table_setup.game, folder)
    facts = asdict(replace(table_setup, board=None))
    del facts["board"]
    facts |= {"options": dict(table_setup.options), "aids": dict(table_setup.aids)}
    try:
        write_whole(path, (json.dumps(facts, ensure_ascii=False, indent=1) + "\n").encode())
    except OSError as error:
        say(f"circus: the table is not remembered: {path}: {error.strerror or error}")


def remember_aids(game: str, aids: Mapping[str, bool], folder: Path | None = None) -> None:
    """Store the aids that were switched at a table for the next table of the game."""
    save_table_setup(replace(load_table_setup(game, folder), aids=dict(aids)), folder)


def remember_coaches(game: str, seats: Sequence[Seat], folder: Path | None = None) -> None:
    """Store which persons have a coach for the next table of the game; persons are matched by name."""
    last = load_table_setup(game, folder)
    save_table_setup(replace(last, seats=with_coaches_of(last.seats, seats)), folder)


def with_coaches_of(seats: Sequence[Seat], others: Sequence[Seat]) -> tuple[Seat, ...]:
    """Return the seats, with coaches as in seats of the same name among others."""
    coached = {other.name: other.coach for other in others}
    return tuple(replace(seat, coach=coached.get(seat.name, seat.coach)) for seat in seats)


def _path(game: str, folder: Path | None) -> Path:
    return (folder or data_folder() / "tables") / f"{game}.json"
