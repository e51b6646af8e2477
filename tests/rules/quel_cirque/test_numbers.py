"""Quel Cirque with changed numbers: each changes what it says, and nothing else."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from circus import bots
from circus.content.texts import LANGUAGES, Texts
from circus.core.action import Action
from circus.core.because import Because
from circus.core.game import Setup
from circus.core.level import Level, SpaceMark
from circus.core.number import TooFewPiecesError
from circus.games.quel_cirque import GAME
from circus.games.quel_cirque.facts import has_usual_die
from circus.games.quel_cirque.forecast import clown_key
from circus.games.quel_cirque.rows import rows
from circus.games.quel_cirque.state import CirqueState
from tests.rules.quel_cirque import (
    COLORS,
    board,
    choices,
    draws,
    marbles_in,
    opened,
    refused,
    roll,
    turns,
)
from tests.table import Table, assert_whole

FORWARD = [f"cell/1,{row}" for row in range(2, 9)]


def played(setup: Setup, seed: int) -> Iterator[tuple[CirqueState, Action]]:
    """Yield each position of a game between greedy bots with the action that follows."""
    state, rng, bot = GAME.start(setup), Random(seed), bots.find("greedy")
    while state.awaited:
        seat = state.awaited[0]
        if seat < 0:
            action = GAME.chance(state, rng)
        else:
            action = bot(GAME, GAME.view(state, seat), GAME.legal_actions(state, seat), rng)
        yield state, action
        GAME.apply(state, action, None)


def because_of(table: Table, kind: str) -> Because:
    """Return why the last event of a kind happened."""
    event = next(event for event in reversed(table.events) if event.kind == kind)
    because = GAME.explanation(event, table.state, table.setup)
    assert because is not None
    return because


def spoken(because: Because) -> list[str]:
    """Return an explanation in each language."""
    said = []
    for language in LANGUAGES:
        texts = Texts(language)
        texts.add_game("quel_cirque")
        key = f"quel_cirque-because-{because.key}"
        said.append(texts.format_facts(key, because.facts, ["Ada", "Basile", "Django", "Félix"]))
        assert_whole(said[-1], key)
    return said


@pytest.mark.parametrize("capacity", [2, 4])
@pytest.mark.parametrize("pace", [1, 2])
def test_clowns_fill_and_walk_as_far_as_the_numbers_say(capacity: int, pace: int) -> None:
    numbers = {"capacity": capacity, "marble_steps": pace}
    setup = GAME.setup(3, numbers, board())
    every, encoding, fullest, longest = set(GAME.actions(setup)), rows(setup), 0, 0
    for seed in range(12):
        for state, action in played(setup, seed):
            assert action.seat < 0 or action in every
            encoding.read(state)
            fullest = max(fullest, *map(len, state.marbles))
            longest = max(longest, len(action.picks) - 1 if action.verb == "move" else 0)
    assert (fullest, longest) == (capacity, capacity * pace)


def test_a_full_clown_is_refused_with_the_capacity_of_the_table() -> None:
    table = roll(turns(opened(2, capacity=2), "red add red clown/0", "red add red clown/0"), "red")
    assert choices(table, "add") == ["red clown/1", "red clown/2"]
    refused(table, "add red clown/0", "QC-2")
    why = GAME.rule_violation(table.state, GAME.verbs.parse("0:add red clown/0"))
    assert why is not None and why.facts == {"marbles": 2}
    assert all("2" in words for words in spoken(because_of(table, "add")))


@pytest.mark.parametrize("marbles", [2, 5])
def test_every_color_has_as_many_marbles_as_the_table_says(marbles: int) -> None:
    table = opened(color_marbles=marbles, capacity=6)
    assert Counter(marbles_in(table, "supply")) == dict.fromkeys(COLORS, marbles)
    turns(table, *(["red add red clown/0"] * marbles))
    refused(roll(table, "red"), "add red clown/0", "QC-2")
    assert all(f"{marbles}" in words for words in spoken(because_of(table, "colors")))


def test_hidden_marbles_are_guessed_among_those_of_the_table() -> None:
    table = opened(color_marbles=5, capacity=5, hidden_marbles=True)
    turns(table, *["red add red clown/0"] * 5)
    for seed in range(5):
        guessed = GAME.determinize(table.view(1), Random(seed))
        counted = Counter(color for marbles in guessed.marbles for color in marbles)
        assert sum(counted.values()) == 5
        assert all(counted[color] + guessed.supply[color] <= 5 for color in range(4))


def test_a_board_needs_a_marble_for_each_hole() -> None:
    level = board("long_parade")
    assert GAME.setup(2, {"color_marbles": 2}, level).numbers["color_marbles"] == 2
    more = with_holes(level, (1, 2), (2, 2))
    with pytest.raises(TooFewPiecesError, match="10 pieces, but there are 8"):
        GAME.setup(2, {"color_marbles": 2}, more)
    assert GAME.setup(2, {}, more)


def with_holes(level: Level, *cells: tuple[int, int]) -> Level:
    """Return a board with further holes of many stars."""
    holes = (SpaceMark("hole", cell, {"stars": 20 + number}) for number, cell in enumerate(cells))
    return replace(level, marks=(*level.marks, *holes))


def test_one_marble_takes_a_clown_two_spaces_if_the_table_says_so() -> None:
    table = roll(turns(opened(marble_steps=2), "red add red clown/0"), "red")
    assert {len(each.split()) for each in choices(table, "move clown/0")} == {2}
    refused(table, f"move clown/0 {FORWARD[0]}", "QC-5")
    refused(table, f"move clown/0 {' '.join(FORWARD[:3])}", "QC-5")
    refused(table, f"move clown/0 {FORWARD[2]}", "QC-4")
    assert all("2" in words and "1" in words for words in spoken(because_of(turns(
        turns(opened(marble_steps=2), "red add red clown/0"), f"red move clown/0 {' '.join(FORWARD[:2])}"
    ), "move")))  # fmt: skip


def test_a_clown_that_ran_empty_over_a_hole_drops_the_next_marble_at_once() -> None:
    """QC-9: with two steps a marble it can stand empty over an empty hole without a push."""
    table = Table(GAME, 4, with_holes(board(), (2, 2), (2, 4)), marble_steps=2)
    table.play(f"*:colors {' '.join(COLORS)}", "*:first seat/0")
    turns(table, "red add red clown/1", "red move clown/1 cell/2,2 cell/2,3")
    assert [each["cell"] for each in table.emitted("drop")] == ["cell/2,2"]
    turns(table, "red add red clown/1")
    drop = table.emitted("drop")[-1]
    assert (drop["cell"], drop["after"]) == ("cell/2,3", "add")


def test_the_die_has_as_many_faces_of_each_kind_as_the_table_says() -> None:
    table = opened(color_faces=2, white_faces=0, black_faces=3)
    assert draws(table) == sorted(f"*:roll {face}" for face in (*COLORS, "black"))
    assert GAME.odds(table.state) == pytest.approx([2 / 11] * 4 + [3 / 11])
    table.refused("*:roll white", "draw order")
    rng, rolled = Random(3), Counter[str]()
    for _ in range(1100):
        rolled[GAME.chance(table.state, rng).picks[0]] += 1
    assert 250 < rolled["black"] < 350 and "white" not in rolled
    assert not has_usual_die(table.state)


def test_the_usual_die_has_six_equal_faces() -> None:
    table = opened()
    assert GAME.odds(table.state) == [1 / 6] * 6
    assert has_usual_die(table.state)
    assert len(set(GAME.odds(Table(GAME, 4, board()).state))) == 1


@pytest.mark.parametrize(("pace", "moves"), [(1, (8, 4, 3)), (2, (4, 2, 2))])
def test_bots_count_moves_by_the_steps_of_the_table(pace: int, moves: tuple[int, ...]) -> None:
    """The last hole is eight steps from the start space of clown 2."""
    state = opened(marble_steps=pace).state
    _, outlook = state.config.forecast.settled[tuple(state.holes)]
    found = tuple(outlook.clowns[clown_key(state.cells[2], marbles)][0] for marbles in (1, 2, 3))
    assert found == moves
