"""A resumed game has the names, colours and standings that it was left with: they travel in its header."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from circus.cli import main
from circus.core.brand import SEAT_COLOURS
from circus.core.game import Outcome
from circus.records.replay import read
from circus.session import saves
from circus.session.placing import next_game
from circus.session.series import Series, series_of
from circus.session.table_setup import BOT, HUMAN
from tests.session import begun, chosen


def lines_of(path: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def test_a_resumed_game_is_played_in_the_same_colours_and_the_same_series(tmp_path: Path) -> None:
    table_setup = replace(chosen("pebbles", 3, 2), series="games", goal=4)
    turned, series = next_game(table_setup, Series("games", 4).after(Outcome((1, 2), (3, 5, 5), "end")))
    saves.begin(turned, Random(1), tmp_path / "game.jsonl", series)
    resumed, session, again, _ = saves.go_on(tmp_path / "game.jsonl", Random(1))
    assert again == series == Series("games", 4, 1, (5, 5, 3), (0, 0, 0), (1, 1, 0))
    assert [seat.colour for seat in session.seats] == [SEAT_COLOURS[1], SEAT_COLOURS[2], SEAT_COLOURS[0]]
    assert [(seat.name, seat.kind, seat.colour) for seat in resumed.seats] == [
        (seat.name, seat.kind, seat.colour) for seat in turned.seats
    ]
    assert (resumed.series, resumed.goal) == ("games", 4)
    (newest,) = saves.unfinished(tmp_path)
    assert saves.go_on(newest.path, Random(1)).series == series


def test_the_first_game_of_a_series_says_which_it_is(tmp_path: Path) -> None:
    table_setup = replace(chosen("pebbles", 2), series="points", goal=25)
    begun(tmp_path, table_setup)
    resumed, _, series, _ = saves.go_on(tmp_path / "game.jsonl", Random(1))
    assert series == series_of(table_setup) == series_of(resumed)


def test_a_single_game_stays_one(tmp_path: Path) -> None:
    begun(tmp_path, chosen("pebbles", 2))
    assert "series" not in lines_of(tmp_path / "game.jsonl")[0]
    resumed, _, series, _ = saves.go_on(tmp_path / "game.jsonl", Random(1))
    assert (series.kind, series.played, resumed.series) == ("single", 0, "single")


def test_seats_that_changed_hands_keep_their_colours(tmp_path: Path) -> None:
    table_setup = chosen("pebbles", 2)
    swapped = replace(table_setup, seats=tuple(reversed(table_setup.seats)))
    session = begun(tmp_path, swapped)
    session.sit(0, HUMAN, "random")
    session.sit(1, BOT, "random")
    resumed = saves.go_on(tmp_path / "game.jsonl", Random(1)).table_setup
    assert [(seat.kind, seat.colour) for seat in resumed.seats] == [
        (HUMAN, SEAT_COLOURS[1]),
        (BOT, SEAT_COLOURS[0]),
    ]


def test_an_action_of_a_resumed_game_is_taken_back(tmp_path: Path) -> None:
    begun(tmp_path, chosen("quel_cirque", 2, 2), "*:colors red blue", "*:first seat/0", "*:roll red")
    session = saves.go_on(tmp_path / "game.jsonl", Random(1)).session
    before = session.match.state.copy()
    session.play(session.match.legal_actions(0)[0])
    session.match.undo(1)
    assert session.match.state == before
    newest = saves.unfinished(tmp_path)[0].path
    assert lines_of(newest)[-1] == {"undo": 1}
    assert read(newest).match.state == before


def header_changed(path: Path, **changes: object) -> None:
    """Writes the header of a record anew with other values; `None` leaves a key out."""
    first, *rest = lines_of(path)
    first |= changes
    for key in [key for key, value in changes.items() if value is None]:
        del first[key]
    path.write_text("".join(json.dumps(line) + "\n" for line in (first, *rest)), encoding="utf-8")


USUAL = list(SEAT_COLOURS[:3])
DAMAGED_COLOURS: list[object] = [
    None,
    "red",
    ["red"],
    ["red"] * 3,
    ["red", "blue", "beige"],
    ["red", "blue", 7],
    {},
    7,
]


@pytest.mark.parametrize("colours", DAMAGED_COLOURS, ids=str)
def test_a_record_without_colours_is_played_in_the_usual_ones(tmp_path: Path, colours: object) -> None:
    begun(tmp_path, chosen("clown_standoff", 3))
    header_changed(tmp_path / "game.jsonl", colours=colours)
    assert main(["check", str(tmp_path / "game.jsonl")]) == 0
    session = saves.go_on(tmp_path / "game.jsonl", Random(1)).session
    assert [seat.colour for seat in session.seats] == USUAL


TOTALS: dict[str, object] = {
    "kind": "games",
    "goal": 3,
    "played": 1,
    "points": [0, 1],
    "wins": [0, 1],
    "shared": [0, 0],
}
EARLIER: dict[str, object] = {"shared": None, "wins": ["0", "1"]}
"""As earlier records spell games won: shared ones in parts."""
NOTHING_READ: list[object] = [
    None,
    7,
    "games",
    [],
    {},
    {"kind": "games"},
    {**TOTALS, "kind": "beads"},
    {**TOTALS, "goal": 0},
]
NO_TOTALS: list[dict[str, object]] = [
    {"played": None},
    {"played": True},
    {"played": -1},
    {"played": 2},
    {"played": 3, "wins": [1, 2]},
    {"points": [1]},
    {"points": ["1", "0"]},
    {"points": [10**20, 0]},
    {"points": 3},
    {"wins": [0, 0]},
    {"wins": [2, 0]},
    {"wins": [1, -1]},
    {"wins": [0, 0, 1]},
    {"wins": [0, True]},
    {"shared": [0, 1]},
    {"shared": [0]},
    {"shared": "none"},
    {**EARLIER, "wins": [0, 1]},
    {**EARLIER, "wins": ["0", "1/0"]},
    {**EARLIER, "wins": ["0", "1e999999999"]},
    {**EARLIER, "wins": ["1", "1"]},
    {**EARLIER, "wins": ["2", "-1"]},
    {**EARLIER, "wins": ["0", "0", "1"]},
    {"played": 0},
]


@pytest.mark.parametrize("series", NOTHING_READ, ids=str)
def test_a_series_that_cannot_be_read_leaves_a_single_game(tmp_path: Path, series: object) -> None:
    begun(tmp_path, chosen("pebbles", 2))
    header_changed(tmp_path / "game.jsonl", series=series)
    assert main(["check", str(tmp_path / "game.jsonl")]) == 0
    assert saves.go_on(tmp_path / "game.jsonl", Random(1)).series.kind == "single"


@pytest.mark.parametrize("damage", NO_TOTALS, ids=str)
def test_a_series_with_totals_that_cannot_be_starts_anew(tmp_path: Path, damage: dict[str, object]) -> None:
    begun(tmp_path, chosen("pebbles", 2))
    header_changed(tmp_path / "game.jsonl", series={**TOTALS, **damage})
    assert main(["check", str(tmp_path / "game.jsonl")]) == 0
    resumed, _, series, _ = saves.go_on(tmp_path / "game.jsonl", Random(1))
    assert series == Series("games", 3) == series_of(resumed)


def test_the_series_of_these_tests_is_a_good_one(tmp_path: Path) -> None:
    begun(tmp_path, chosen("pebbles", 2))
    header_changed(tmp_path / "game.jsonl", series=TOTALS)
    assert saves.go_on(tmp_path / "game.jsonl", Random(1)).series.wins == (0, 1)


@pytest.mark.parametrize(
    ("spelt", "wins", "shared"),
    [(["0", "1"], (0, 1), (0, 0)), (["1/2", "1/2"], (0, 0), (1, 1))],
    ids=["won", "shared"],
)
def test_the_series_of_an_earlier_record_goes_on(
    tmp_path: Path, spelt: list[str], wins: tuple[int, ...], shared: tuple[int, ...]
) -> None:
    begun(tmp_path, chosen("pebbles", 2))
    header_changed(tmp_path / "game.jsonl", series={**TOTALS, "shared": None, "wins": spelt})
    series = saves.go_on(tmp_path / "game.jsonl", Random(1)).series
    assert (series.wins, series.shared) == (wins, shared)
