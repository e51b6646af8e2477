"""A strength of bots is declared in one place: every list follows from it, and it has its words."""

import subprocess
import sys

import pytest

from circus import games
from circus.bots import strengths
from circus.bots.strengths import STRENGTHS
from circus.content.texts import LANGUAGES, Texts
from circus.core.errors import UsageError
from circus.core.policy import SearchBudget
from tests.shipped import SHIPPED

ADDED = """
from circus.bots import strengths
from circus.core.policy import SearchBudget

STRONGEST = list(strengths.STRENGTHS)[-1]
strengths.STRENGTHS["added"] = strengths.searching("added", SearchBudget(2), 900)
"""
"""What an engineer adds to the list."""

EVERYWHERE = """
import io
from contextlib import redirect_stdout, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

from circus import bots, games
from circus.cli import main
from circus.core.native import is_compiled
from circus.lab.experiment import measures, question
from circus.session import table_setup
from circus.tools.bench import lab as bench_lab
from circus.ui.scenes.lab import scene as lab_scene
from circus.ui.scenes.table import seats_sheet

for name in games.names():
    game, setup = table_setup.first_table_setup(name).open()
    state, rng = game.start(setup), Random(1)
    while state.awaited[0] < 0:
        game.apply(state, game.chance(state, rng), None)
    seat = state.awaited[0]
    legal = game.legal_actions(state, seat)
    assert bots.find("added")(game, game.view(state, seat), legal, rng) in legal
    assert bots.find_untimed("added")(game, game.view(state, seat), legal, rng) in legal

assert table_setup.LEVELS == seats_sheet.LEVELS and table_setup.LEVELS[-2:] == (STRONGEST, "added")
assert lab_scene.BOTS == ("greedy", *table_setup.LEVELS)
assert list(bench_lab.bots.STRENGTHS)[-1] == "added"

first = table_setup.first_table_setup("texas_showdown")
seats = tuple(replace(seat, strength="added") for seat in first.seats)
table_setup.save_table_setup(replace(first, seats=seats), Path(FOLDER))
assert table_setup.load_table_setup("texas_showdown", Path(FOLDER)).seats == seats

asked = partial(question.ExperimentQuestion, "clown_standoff", 2, None, (question.Variant((), None, None),))
ladder = asked((STRONGEST, "added"), ladder=True, games=2, until=None, seed=1)
assert ladder.rungs == ((STRONGEST, "added"),)
assert not measures.is_watched(asked(("greedy",), ladder=False, games=2, until=None, seed=1), 26)
assert measures.is_watched(asked(("added",), ladder=False, games=2, until=None, seed=1), 26)
assert measures.reviewed_each(ladder) == 1

told = io.StringIO()
with redirect_stdout(told):
    assert main(["simulate", "clown_standoff", "--games", "1", "--bots", "added", "--json"]) == 0
    with suppress(SystemExit):
        main(["simulate", "--help"])
assert '"by_bot": {"added"' in told.getvalue()
assert f"{STRONGEST}, added" in " ".join(told.getvalue().split())
"""
"""What must hold then, without another change."""


def test_a_strength_added_in_one_place_is_everywhere(tmp_path: object) -> None:
    code = f"FOLDER = {str(tmp_path)!r}\n{ADDED}{EVERYWHERE}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_strength_has_its_words(language: str) -> None:
    texts = Texts(language)
    for name, strength in STRENGTHS.items():
        assert texts.say(f"setup-strength-{name}") and texts.say(f"statistics-against-{name}")
        assert not strength.in_lab or texts.say(f"lab-bots-{name}")


def test_what_people_may_choose_the_lab_of_the_app_has_too() -> None:
    assert all(strength.in_lab for strength in STRENGTHS.values() if strength.for_people)


def test_a_slower_strength_is_never_named_the_faster_one() -> None:
    times = [strength.relative_time for strength in STRENGTHS.values()]
    assert times == sorted(times)
    assert all(strength.is_quick == (strength.relative_time == 1) for strength in STRENGTHS.values())


def test_a_bot_without_a_search_has_no_effort() -> None:
    with pytest.raises(UsageError, match="'greedy' does not search"):
        strengths.effort(STRENGTHS["greedy"], games.find("quel_cirque"))


@pytest.mark.parametrize(
    ("iterations", "expected"), [(750, (100, 4000)), (3000, (4000, 9000)), (15, (0, 20))]
)
def test_a_strength_that_no_game_names_has_an_effort_between_its_neighbours(
    iterations: int, expected: tuple[int, int]
) -> None:
    between = strengths.searching("between", SearchBudget(iterations), 900)
    low, high = expected
    assert low < strengths.interpreted_effort(between, games.find("quel_cirque")).iterations < high


def test_a_strength_four_times_the_strongest_searches_four_times_as_long_at_each_game() -> None:
    name, usual = [(name, each.budget) for name, each in STRENGTHS.items() if each.budget][-1]
    added = strengths.searching("added", usual._replace(iterations=4 * usual.iterations), 900)
    for game in map(games.find, games.names()):
        strongest, more = (strengths.interpreted_effort(each, game) for each in (STRENGTHS[name], added))
        assert more == strongest._replace(iterations=more.iterations)
        assert 0 <= more.iterations - 4 * strongest.iterations < 4, "iterations are whole numbers"


@pytest.mark.parametrize("name", SHIPPED)
@pytest.mark.parametrize("careless", [0.0, 0.15, 1.0])
def test_a_strength_in_between_is_neither_more_careless_than_weaker_ones_nor_less_than_stronger(
    name: str, careless: float
) -> None:
    game = games.find(name)
    easy, normal = (strengths.interpreted_effort(STRENGTHS[each], game) for each in ("easy", "normal"))
    between = strengths.searching("between", SearchBudget(90, careless=careless), 35)
    assert normal.careless <= strengths.interpreted_effort(between, game).careless <= easy.careless
