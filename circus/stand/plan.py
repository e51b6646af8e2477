"""Plan of a stand: the staff's choice of games, rules and times."""

import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any

from circus import games
from circus.core.errors import CircusError, UsageError
from circus.core.option import Value
from circus.platform.console import say
from circus.platform.folders import set_aside, write_whole
from circus.platform.untrusted import limits, parsed_file
from circus.platform.untrusted.shapes import FLAG, TEXT, either, list_of, object_of, table_of, whole
from circus.session.table_setup import HUMAN, Seat, TableSetup, first_table_setup

MINUTES = (0, 10, 15, 20, 30, 45, 60)
"""Available time boxes in minutes; 0 is none."""

IDLE_S = (30, 45, 60, 90, 120)
"""Available idle times in seconds before visitors are asked whether they are still there."""

_SHAPE = object_of(
    {},
    {
        "games": list_of(TEXT, 99),
        "minutes": whole(0, 600),
        "idle": whole(5, 3600),
        "phones": FLAG,
        "options": table_of(table_of(either(TEXT, FLAG, whole()), 99), 99),
    },
)


@dataclass(frozen=True)
class StaffPlan:
    """Choices of the staff.

    Attributes:
        games: offered, in this order.
        minutes: of a visit's time box; 0 for none.
        idle: seconds without an act before visitors are asked whether they are there.
        phones: whether visitors may join with their phones.
        options: differences from the defaults, by game.
    """

    games: tuple[str, ...]
    minutes: int = 20
    idle: int = 60
    phones: bool = False
    options: Mapping[str, Mapping[str, Value]] = field(default_factory=dict)

    def offering(self, game: str, *, on: bool) -> "StaffPlan":
        """Return the plan with a game added or removed; the last game stays."""
        offered = {*self.games, game} if on else {*self.games} - {game}
        wanted = [each for each in games.in_order() if each in offered]
        return replace(self, games=tuple(wanted)) if wanted else self

    def without(self, names: Collection[str]) -> "StaffPlan":
        """Return the plan without these games, unless no other is offered."""
        rest = tuple(game for game in self.games if game not in names)
        return replace(self, games=rest) if rest else self

    def choosing(self, game: str, option: str, value: Value) -> "StaffPlan":
        """Return the plan with another value of an option."""
        chosen = {**self.options.get(game, {}), option: value}
        return replace(self, options={**self.options, game: chosen})

    def table(self, game: str, people: int = 1) -> TableSetup:
        """Return the set-up of a visit's table: `people` persons, the rest bots."""
        table_setup = first_table_setup(game)
        seats: Sequence[Seat] = table_setup.seats
        if people > len(seats):
            seats = first_table_setup(game, people).seats
        sat = tuple(replace(seat, kind=HUMAN) if place < people else seat for place, seat in enumerate(seats))
        known = games.find(game).declared
        options = {
            name: value
            for name, value in self.options.get(game, {}).items()
            if name in known and known[name].allows(value)
        }
        return replace(table_setup, seats=sat, options=options)


def most_people(game: str) -> int:
    """Return the maximum number of people at a game."""
    return max(games.find(game).seats)


def load_plan(stand: Path) -> StaffPlan | None:
    """Return the saved plan; `None` if there is none or it is invalid, which is printed."""
    path = _path(stand)
    try:
        facts = parsed_file(path, limits.STORED)
        _SHAPE.check(facts)
        return _parsed_plan(facts)
    except FileNotFoundError:
        return None
    except (CircusError, OSError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        say(f"circus: the stand's plan {path} cannot be used: {reason}; it is kept as {set_aside(path)}")
        return None


def store_plan(stand: Path, plan: StaffPlan) -> None:
    """Save it for the next start; raise OSError."""
    facts = {**asdict(plan), "options": {game: dict(chosen) for game, chosen in plan.options.items()}}
    write_whole(_path(stand), (json.dumps(facts) + "\n").encode())


def parse_games(names: str) -> tuple[str, ...]:
    """Parse a comma-separated list of games; raise `UsageError` for an unknown one."""
    found = tuple(games.find(name.strip()).name for name in names.split(",") if name.strip())
    if not found:
        raise UsageError(f"name at least one game: {', '.join(games.names())}")
    return tuple(dict.fromkeys(found))


def _parsed_plan(facts: Mapping[str, Any]) -> StaffPlan:
    """Return the plan of a file without games that no longer exist."""
    known = tuple(name for name in facts.get("games", ()) if name in games.names()) or tuple(games.in_order())
    plan = StaffPlan(known)
    return replace(
        plan, **{name: facts[name] for name in ("minutes", "idle", "phones", "options") if name in facts}
    )


def _path(stand: Path) -> Path:
    return stand / "stand.json"
