"""The expected time follows seats, people, options and series, from the lengths of measured games."""

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

import pytest

from circus import games
from circus.content.texts import Texts
from circus.core.option import spell
from circus.lab import lengths
from circus.lab.experiment.course import Playing, course_of
from circus.lab.experiment.playing import PreparedQuestion
from circus.lab.experiment.question import ExperimentQuestion, Variant
from circus.lab.selfplay import PLAYER, choose_with_slips
from circus.session.expected_time import Minutes, expected_minutes, expected_range
from circus.session.table_setup import HUMAN, TableSetup, first_table_setup
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.window import AppWindow
from circus.ui.scenes.parts import posters
from circus.ui.scenes.parts.play_time import play_time
from circus.ui.scenes.setup.side import play_facts
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
    known = lengths.stored_lengths(game)
    tables = [
        *known["seats"].values(),
        *(each for values in known["options"].values() for each in values.values()),
    ]
    verbs = {verb for table in tables for verb in table["choices"]}
    assert verbs <= set(known["seconds"])
    measured = {option: set(values) for option, values in known["options"].items()}
    declared = {option.name: set(map(spell, option.others)) for option in games.find(game).options}
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


def test_a_table_with_changed_numbers_tells_no_time_of_the_published_ones() -> None:
    table_setup = first_table_setup("clearing_house")
    assert expected_range(table_setup)
    assert expected_range(table_setup.with_changed({"hearts": 9})) is None


def test_a_game_that_nobody_measured_tells_no_time() -> None:
    assert expected_minutes(chosen("pebbles", 2)) is None


@pytest.mark.parametrize(
    ("low", "high", "said"),
    [(1, 1, "1 min"), (10, 13, "10\N{EN DASH}13 min"), (80, 130, "1\N{EN DASH}2 h"), (110, 130, "2 h")],
)
def test_a_time_is_said_as_people_say_it(low: int, high: int, said: str) -> None:
    assert play_time(Texts("en"), Minutes(low, high, (low + high) / 2)) == said


@pytest.mark.parametrize("game", FIVE)
def test_poster_set_up_lab_and_stand_tell_the_same_time(game: str) -> None:
    table_setup, texts = first_table_setup(game), Texts("en")
    expected = expected_range(table_setup)
    assert expected and expected.low <= expected.mean <= expected.high
    words = play_time(texts, expected)
    assert play_facts(texts, table_setup).endswith(words)
    kit = Toolkit(AppWindow((640, 360)), texts, Settings())
    assert posters.minutes(kit, game).replace("\N{NO-BREAK SPACE}", " ") == words  # the stand hangs the same
    seats, setup = len(table_setup.seats), table_setup.open()[1]
    variant = Variant(tuple(setup.options.items()))
    opened = PreparedQuestion(ExperimentQuestion(game, seats, None, (variant,), (PLAYER,), False, 1, None, 1))
    (measure,) = [each for each in opened.measures if each.name == "minutes"]
    lasted = []
    for deal in range(40):
        moves = Playing(opened.game, [choose_with_slips] * seats, Random(f"{deal} d"), Random(f"{deal} c"))
        course = course_of(opened.game, setup, moves, ())
        lasted.append(measure.value(opened.observed(course, opened.seatings[0])))
    lab = mean(minutes for minutes in lasted if isinstance(minutes, float))
    assert expected.low <= lab <= expected.high


def test_measuring_again_gives_the_same_numbers() -> None:
    game = games.find("clown_standoff")
    once, again = (lengths.measure_table(game, 3, {}, 5) for _ in range(2))
    assert once == again
    assert once.choices["choose"] > 0


WHOLE = json.loads((games.folder("quel_cirque") / lengths.FILE).read_text(encoding="utf-8"))
DAMAGED: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("no seats", lambda told: told.pop("seats")),
    ("a list of seats", lambda told: told.update(seats=[1, 2])),
    ("no seconds for what is forced", lambda told: told["seconds"].pop("forced")),
    ("one number for a verb", lambda told: told["seconds"].update(move=20)),
    ("a word for a number", lambda told: told["seats"]["2"].update(draws="many")),
]
LACKING: list[tuple[str, Callable[[dict[str, Any]], object]]] = [
    ("other seats", lambda told: told["seats"].pop("2")),
    ("no such verb", lambda told: told["seconds"].pop("move")),
    ("no such option", lambda told: told.update(options={})),
    ("points in words", lambda told: told["seats"]["2"].update(games_to_points={"ten": 2.0})),
]


@pytest.fixture
def lay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], None]]:
    """Lays another file in the place of the one that Quel Cirque has."""
    monkeypatch.setattr(lengths, "_file", lambda _name: tmp_path / lengths.FILE)

    def laid(content: str) -> None:
        (tmp_path / lengths.FILE).write_text(content, encoding="utf-8")
        lengths.stored_lengths.cache_clear()

    yield laid
    lengths.stored_lengths.cache_clear()


def table() -> TableSetup:
    laid = first_table_setup("quel_cirque", 2)
    return replace(laid, options={**laid.options, "push": "clumsy"}, series="points", goal=10)


@pytest.mark.parametrize(("how", "change"), DAMAGED)
def test_a_damaged_file_tells_no_time_and_why(
    how: str,
    change: Callable[[dict[str, Any]], object],
    lay: Callable[[str], None],
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = json.loads(json.dumps(WHOLE))
    change(told)
    lay(json.dumps(told))
    assert expected_minutes(table()) is None, how
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("content", ["", "{", "[]", '{"seats": 1e999}', "{" * 2000])
def test_a_file_that_is_none_tells_no_time(content: str, lay: Callable[[str], None]) -> None:
    lay(content)
    assert expected_minutes(table()) is None


@pytest.mark.parametrize(("how", "change"), LACKING)
def test_a_file_of_another_version_tells_no_time(
    how: str, change: Callable[[dict[str, Any]], object], lay: Callable[[str], None]
) -> None:
    lay(json.dumps(WHOLE))
    assert expected_minutes(table())
    told = json.loads(json.dumps(WHOLE))
    change(told)
    lay(json.dumps(told))
    assert expected_minutes(table()) is None, how
