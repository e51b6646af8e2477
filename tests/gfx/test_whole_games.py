"""Whole games played without a screen by posted mouse events: whatever glows is clicked until the end."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from circus.records.replay import read
from circus.session.table_setup import TableSetup, first_table_setup
from circus.ui.app.options import Options
from circus.ui.scenes.shell.destinations import ToFirstTable
from tests.gfx.pilot import Pilot

ROUNDS = 4000
"""No game takes longer."""

PEOPLE = {"one person": 1, "two people": 2}

TABLES: dict[str, TableSetup] = {
    "clown_standoff": first_table_setup("clown_standoff", 3),
    "quel_cirque": first_table_setup("quel_cirque", 3),
    "texas_showdown": TableSetup(
        "texas_showdown",
        first_table_setup("texas_showdown", 3).seats,
        {"length": "one_hand", "passing": True},
    ),
    "clearing_house": TableSetup(
        "clearing_house", first_table_setup("clearing_house", 2).seats, {"round_limit": 2}
    ),
    "flip_circus": TableSetup("flip_circus", first_table_setup("flip_circus", 2).seats, {"turn_limit": 8}),
    "pebbles": first_table_setup("pebbles", 2),
}


@pytest.fixture
def open_pilot(tmp_path: Path) -> Iterator[Callable[[TableSetup, str], Pilot]]:
    """Opens an app with one table."""
    pilots = []

    def opened(table_setup: TableSetup, speed: str) -> Pilot:
        first = ToFirstTable(table_setup, Random(3), tmp_path / "game.jsonl")
        pilots.append(Pilot(Options(size=(960, 540), language="en", speed=speed, first=first)))
        return pilots[-1]

    yield opened
    for pilot in pilots:
        pilot.loop.close()


def play_to_the_end(pilot: Pilot, rng: Random) -> None:
    """Clicks what is wanted; a curtain is opened; time passes in between."""
    for _ in range(ROUNDS):
        if pilot.scene.name == "results":
            return
        targets = pilot.manager.facts()["targets"]
        wanted = [target["name"] for target in targets if target["wanted"]]
        if wanted and not pilot.manager.busy:
            pilot.click(rng.choice(wanted))
        else:
            pilot.rest(500)
    raise AssertionError(f"{pilot.scene.name} after {ROUNDS} rounds")


def with_people(table_setup: TableSetup, count: int) -> TableSetup:
    seats = tuple(
        type(seat)(seat.name, "human" if number < count else "bot", seat.strength, seat.colour)
        for number, seat in enumerate(table_setup.seats)
    )
    return TableSetup(table_setup.game, seats, table_setup.options, table_setup.level)


@pytest.mark.parametrize("people", PEOPLE.values(), ids=PEOPLE)
@pytest.mark.parametrize("game", TABLES)
def test_a_whole_game_is_played_by_clicking_what_glows(
    game: str, people: int, open_pilot: Callable[[TableSetup, str], Pilot], tmp_path: Path
) -> None:
    pilot = open_pilot(with_people(TABLES[game], people), "off")
    play_to_the_end(pilot, Random(1))
    assert read(tmp_path / "game.jsonl").ended


@pytest.mark.parametrize("game", ["quel_cirque", "texas_showdown"])
def test_a_game_that_moves_comes_to_the_same_kind_of_end(
    game: str, open_pilot: Callable[[TableSetup, str], Pilot], tmp_path: Path
) -> None:
    play_to_the_end(open_pilot(TABLES[game], "fast"), Random(2))
    assert read(tmp_path / "game.jsonl").ended
