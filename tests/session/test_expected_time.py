"""The expected time follows seats, people, options and series, from the lengths of measured games."""

from dataclasses import replace

import pytest

from circus import games
from circus.core.option import spell
from circus.lab import lengths
from circus.session.expected_time import expected_minutes, in_words
from circus.session.table_setup import HUMAN, TableSetup, first_table_setup
from tests.session import chosen

FIVE = ["clearing_house", "clown_standoff", "flip_circus", "quel_cirque", "texas_showdown"]


def minutes(table_setup: TableSetup) -> float:
    found = expected_minutes(table_setup)
    assert found is not None
    return found


def all_people(table_setup: TableSetup) -> TableSetup:
    return replace(table_setup, seats=tuple(replace(seat, kind=HUMAN) for seat in table_setup.seats))


@pytest.mark.parametrize("game", FIVE)
def test_every_table_that_can_be_laid_has_an_expected_time(game: str) -> None:
    declared = games.find(game)
    for seats in declared.seats:
        for option in declared.options:
            for value in (*option.values, *([7, 1000] if option.is_count else [])):
                table_setup = replace(first_table_setup(game, seats), options={option.name: value})
                assert 0.3 < minutes(table_setup) < 60
                assert minutes(all_people(table_setup)) > minutes(table_setup)


@pytest.mark.parametrize("game", FIVE)
def test_each_verb_that_was_measured_has_its_seconds(game: str) -> None:
    known = lengths.known(game)
    tables = [
        *known["seats"].values(),
        *(each for values in known["options"].values() for each in values.values()),
    ]
    verbs = {verb for table in tables for verb in table["choices"]}
    assert verbs <= set(known["seconds"])
    measured = {option: set(values) for option, values in known["options"].items()}
    declared = {option.name: set(map(spell, option.values[1:])) for option in games.find(game).options}
    assert measured == declared


def test_one_hand_is_shorter_and_a_limit_never_makes_a_game_longer() -> None:
    texas = first_table_setup("texas_showdown")
    assert minutes(replace(texas, options={"length": "one_hand"})) < minutes(texas) / 2
    flip = first_table_setup("flip_circus")
    limited = [minutes(replace(flip, options={"turn_limit": limit})) for limit in (1, 5, 20, 50, 100)]
    assert limited == sorted(limited)
    assert limited[-1] <= minutes(flip) * 1.05


def test_a_series_takes_as_many_games_as_it_has_or_as_its_goal_took() -> None:
    single = first_table_setup("quel_cirque")
    assert minutes(replace(single, series="games", goal=4)) == pytest.approx(4 * minutes(single))
    short, long = (minutes(replace(single, series="points", goal=goal)) for goal in (10, 50))
    assert minutes(single) < short < long


def test_a_game_that_nobody_measured_tells_no_time() -> None:
    assert expected_minutes(chosen("pebbles", 2)) is None


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (0.2, ("minutes", 1)),
        (11.6, ("minutes", 12)),
        (23, ("minutes", 25)),
        (98, ("minutes", 100)),
        (130, ("hours", 2)),
    ],
)
def test_a_time_is_said_as_people_say_it(told: float, said: tuple[str, int]) -> None:
    assert in_words(told) == said


def test_measuring_again_gives_the_same_numbers() -> None:
    game = games.find("clown_standoff")
    once, again = (lengths.measured(game, 3, {}, 5) for _ in range(2))
    assert once == again
    assert once.choices["choose"] > 0
