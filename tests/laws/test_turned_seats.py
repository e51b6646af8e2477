"""Bots are fair to seats: with all seats turned they choose alike, in distribution.

A walk is played twice, the second time with every seat replaced by the next one, hands, colors and the board
turned too. At every choice both bots choose often, with random numbers of their own; then the counts of their
choices, turned back, are compared. Wins by seat of many games hold the same (mark `thorough`).
"""

import os
import re
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from scipy import stats

from circus import bots, games
from circus.content import levels
from circus.core.action import CHANCE
from circus.core.game import Game, Setup
from circus.core.state import State
from circus.games.clearing_house import GAME
from circus.lab.simulate import SimulationPlan, simulate
from tests.rules.clearing_house.openings import opened

Turn = Callable[[str], str]

NAMES = ("clearing_house", "clown_standoff", "flip_circus", "quel_cirque", "texas_showdown")
"""Games whose first player is drawn, so that turned positions can be reached."""

SIDE = 7
"""Columns of the symmetric board of Clearing House plus 1."""

ASKED = 40
"""Choices of each bot in a position."""

POSITIONS = 16
"""Positions of each game that are compared."""

UNLIKELY = 1e-5
"""Probability below which two counts of choices are different."""


def turned(seats: int) -> Turn:
    """Return the function that moves every seat of an action's text on by one."""

    def seat(number: str) -> str:
        return str((int(number) + 1) % seats)

    def line(text: str) -> str:
        who, verb, *picks = re.split("[: ]", text)
        who = who if who == "*" else seat(who)
        if verb == "colors":
            picks = picks[-1:] + picks[:-1]
        picks = [
            re.sub(r"^(seat|hand)/(\d)", lambda found: f"{found[1]}/{seat(found[2])}", each) for each in picks
        ]
        picks = [re.sub(r"^cell/(\d),(\d)$", _quarter, each) if seats == 4 else each for each in picks]
        return f"{who}:{verb} {' '.join(sorted(picks) if verb == 'deal' else picks)}".strip()

    return line


def _quarter(cell: re.Match[str]) -> str:
    """Return a cell of the board of Clearing House turned by a quarter, as its corners are numbered."""
    return f"cell/{SIDE - int(cell[2])},{cell[1]}"


def mirrored(text: str) -> str:
    """Return an action of Clearing House with left and right exchanged."""
    return re.sub(r"cell/(\d),(\d)", lambda found: f"cell/{SIDE - int(found[1])},{found[2]}", text)


def table_of(name: str, seats: int) -> tuple[Game[Any], Setup]:
    game = games.find(name)
    return game, game.setup(seats, {}, levels.default(game))


def key_of(text: str) -> tuple[str, tuple[str, ...]]:
    """Return an action with its picks in any order: cells and cards are listed by their numbers."""
    who, *picks = text.split(" ")
    return who, tuple(sorted(picks))


def applied(game: Game[Any], state: State, text: str) -> None:
    seat, _, _ = text.partition(":")
    if seat == "*":
        game.apply(state, game.verbs.parse(text), None)
        return
    legal = {key_of(str(action)): action for action in game.legal_actions(state, int(seat))}
    game.apply(state, legal[key_of(text)], None)


def counts(game: Game[Any], state: State, seat: int, strength: str, seed: str) -> Counter[Any]:
    """Return how often a bot chooses each action here."""
    rng, bot, view = Random(seed), bots.find_untimed(strength), game.view(state, seat)
    legal = game.legal_actions(view, seat)
    return Counter(key_of(str(bot(game, view, legal, rng))) for _ in range(ASKED))


def moved(choices: Counter[Any], turn: Turn) -> Counter[Any]:
    """Return choices as the turned seat makes them."""
    return Counter({key_of(turn(" ".join((who, *picks)))): times for (who, picks), times in choices.items()})


def without_targets(choices: Counter[Any]) -> Counter[Any]:
    """Return choices without the cells of Abduct and Ambush: a search keeps one of a kind, by a hash."""
    found: Counter[Any] = Counter()
    for (who, picks), times in choices.items():
        hashed = {"card/abduct", "card/ambush"} & set(picks)
        found[who, tuple(pick for pick in picks if not (hashed and pick.startswith("cell/")))] += times
    return found


def assert_alike(here: Counter[Any], there: Counter[Any], state: State) -> None:
    """Fails if two counts of choices, the second turned back, are of different distributions."""
    actions = sorted(here | there)
    if len(actions) < 2:
        assert here == there, state
        return
    table = [[one[action] for action in actions] for one in (here, there)]
    assert stats.chi2_contingency(table).pvalue > UNLIKELY, f"{state}\n{here}\n{there}"


def walked(name: str, seats: int, turn: Turn, seed: int) -> Iterator[tuple[Game[Any], State, State, int]]:
    """Yield positions where a seat chooses alone, each with the turned one."""
    game, setup = table_of(name, seats)
    rng, state, other = Random(seed), game.start(setup), game.start(setup)
    while state.awaited:
        seat = state.awaited[0]
        if seat == CHANCE:
            action = game.chance(state, rng)
        else:
            legal = game.legal_actions(state, seat)
            if len(legal) > 1:
                yield game, state, other, seat
            action = bots.find("greedy")(game, game.view(state, seat), legal, rng)
        text = str(action)
        game.apply(state, action, None)
        applied(game, other, turn(text))


def compared(name: str, seats: int, turn: Turn, strength: str, seed: int, each: int) -> None:
    done = 0
    for number, (game, state, other, seat) in enumerate(walked(name, seats, turn, seed)):
        if number % each:
            continue
        first = str(game.legal_actions(state, seat)[0])
        there_seat = int(turn(first).partition(":")[0])
        here = moved(counts(game, state, seat, strength, f"{seed} {number} here"), turn)
        there = counts(game, other, there_seat, strength, f"{seed} {number} there")
        if strength != "greedy":
            here, there = without_targets(here), without_targets(there)
        assert_alike(here, there, state)
        done += 1
        if done == POSITIONS:
            return


def turn_of(name: str, seats: int) -> Turn:
    turn = turned(seats)
    if name == "clearing_house":
        return turn

    def without_board(text: str) -> str:
        cells = re.findall(r"cell/\S+", text)
        shifted = turn(re.sub(r"cell/\S+", "cell", text))
        for cell in cells:
            shifted = re.sub(r"cell(?!/)", cell, shifted, count=1)
        return shifted

    return without_board


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("name", NAMES)
def test_a_greedy_bot_chooses_alike_when_all_seats_are_turned(name: str, seed: int) -> None:
    seats = games.find(name).usual_seats
    compared(name, seats, turn_of(name, seats), "greedy", seed, each=9)


@pytest.mark.parametrize("name", NAMES)
def test_a_searching_bot_chooses_alike_when_all_seats_are_turned(name: str) -> None:
    """Its choices, and so hints and reviews, which are the most visited action of the same search."""
    seats = games.find(name).usual_seats
    compared(name, seats, turn_of(name, seats), "easy", 5, each=11)


@pytest.mark.parametrize("seed", range(12))
def test_greedy_bots_of_clearing_house_choose_alike_on_the_mirrored_board(seed: int) -> None:
    rng = Random(seed)
    free = [(column, row) for column in range(1, SIDE) for row in range(1, SIDE)]
    cells = rng.sample(free, 4)
    hand = ("move double_move attack armor", "move ambush abduct", "ranged_attack move double_move")[seed % 3]
    tables = []
    for placed in (cells, [(SIDE - column, row) for column, row in cells]):
        tables.append(opened(hand, at=" ".join(f"{column},{row}" for column, row in placed)))
    here, there = (counts(GAME, each.state, 0, "greedy", f"{seed} {at}") for at, each in enumerate(tables))
    assert_alike(moved(here, mirrored), there, tables[0].state)


GAMES = int(os.environ.get("CIRCUS_GAMES", "2000"))
"""Games of each kind whose wins are counted; 20,000 take up to half an hour a game."""


@pytest.mark.thorough
@pytest.mark.parametrize("name", NAMES)
def test_many_games_of_greedy_bots_favour_no_seat(name: str) -> None:
    seats = games.find(name).usual_seats
    tally, _ = simulate(SimulationPlan(name, seats, (), None, ("greedy",) * seats, GAMES, 1), 2)
    assert stats.chisquare([float(won) for won in tally.wins]).pvalue > 0.001
