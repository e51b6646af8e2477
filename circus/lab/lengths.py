"""How long games are: counts what is chosen in many games, at every table that the set-up can lay.

    python -m circus.lab.lengths [GAME…]

writes the numbers anew to `lengths.json` in the folder of each game. The seconds of its actions stand there
too and are kept: for each verb those in which a person chooses, set by hand, and those for which the table
shows what was done, which `python -m circus.bench.pace` measures.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from typing import Any, NamedTuple

from circus import bots, games, levels
from circus.bots.bot import Stop, never
from circus.core.action import CHANCE, Action
from circus.core.errors import CircusError
from circus.core.game import Game
from circus.core.option import Value, spell
from circus.core.state import State
from circus.folders import write_whole
from circus.lab.selfplay import play_out
from circus.match import Match
from circus.untrusted import limits, parsed_file, reason_of, shapes
from circus.voice import say

FILE = "lengths.json"
"""In the folder of a game; one without it tells no time."""

GAMES = 200
"""So many of each table: the mean length is known to about 3 percent."""

PLAYER, SLIPS = "greedy", 0.1
"""Who plays them: the quickest of the bots that play to win; one choice in ten is any, as with people.

Without slips two who both wait for the other would wait for ever.
"""

GOALS = (5, 10, 15, 20, 25, 30, 40, 50, 75, 100)
"""Points for which it is counted how many games a series takes until somebody has them."""

SERIES = 200
"""So many series are drawn from the games played."""

MOST_GAMES = 200
"""A series that is longer is not measured: nobody comes to so many points."""


_TIMES = shapes.table_of(shapes.number(0, 1_000_000), 1_000)
_SPREAD = shapes.list_of(shapes.number(0, 100), 2)
_COUNTED = {"choices": _TIMES, "forced": shapes.number(0, 1_000_000), "draws": shapes.number(0, 1_000_000)}
_ONCE = shapes.number(0, 3_600)
_OF_NO_VERB = ("forced", "draw", "handover")


def _are_seconds(value: object) -> bool:
    """Check for seconds of what is no verb, and two for each verb: to choose it, and to show it."""
    if not isinstance(value, dict) or not all(_ONCE.holds(value.get(key)) for key in _OF_NO_VERB):
        return False
    verbs = [pair for key, pair in value.items() if key not in _OF_NO_VERB]
    return all(isinstance(pair, list) and len(pair) == 2 and all(map(_ONCE.holds, pair)) for pair in verbs)


_KNOWN = shapes.thing(
    {
        "seconds": shapes.Shape(
            f"the seconds of {', '.join(_OF_NO_VERB)}, and two for each verb", _are_seconds
        ),
        "seats": shapes.table_of(
            shapes.thing({**_COUNTED, "spread": _SPREAD, "games_to_points": _TIMES}), 100
        ),
        "options": shapes.table_of(shapes.table_of(shapes.thing(_COUNTED), 1_000), 100),
    }
)
"""The file of a game."""


class Measured(NamedTuple):
    """The mean of many games.

    Attributes:
        choices: how often each verb was chosen where there was more than one choice, all seats together.
        forced: how often there was nothing to choose from.
        draws: how often chance was asked.
        scores: of each game.
        actions: of each game, how many.
    """

    choices: Mapping[str, float]
    forced: float
    draws: float
    scores: tuple[tuple[int, ...], ...]
    actions: tuple[int, ...]

    @property
    def spread(self) -> tuple[float, float]:
        """How much shorter and longer than the mean a game is that nine of ten games are not beyond."""
        tenths = quantiles(self.actions, n=10)
        return tenths[0] / mean(self.actions), tenths[-1] / mean(self.actions)


def measured(game: Game[Any], seats: int, options: Mapping[str, Value], count: int = GAMES) -> Measured:
    """Many games at one table, the same ones at every call."""
    setup = game.setup(seats, options, levels.default(game))
    counted: Counter[str] = Counter()
    scores, actions = [], []
    for number in range(count):
        match = Match(game, setup)
        players = [slipping] * seats
        outcome = play_out(match, players, Random(f"{number} draws"), Random(f"{number} choices"))
        assert outcome is not None
        counted.update(kinds(match))
        scores.append(outcome.scores)
        actions.append(len(match.actions))
    means = {kind: counted[kind] / count for kind in sorted(counted)}
    forced, draws = means.pop(FORCED, 0.0), means.pop(DRAW, 0.0)
    return Measured(means, forced, draws, tuple(scores), tuple(actions))


def slipping(
    game: Game[Any], view: State, legal: Sequence[Action], rng: Random, _stop: Stop = never
) -> Action:
    """Choose as the bots that are measured do."""
    if rng.random() < SLIPS:
        return rng.choice(legal)
    return bots.find(PLAYER)(game, view, legal, rng)


FORCED, DRAW = "forced", "draw"
"""No verb is called so."""


def kinds(match: Match) -> Iterable[str]:
    """Yield of each action of a game its verb, or that it was forced or a draw."""
    state = match.game.start(match.setup)
    for action in match.actions:
        if action.seat == CHANCE:
            yield DRAW
        else:
            yield action.verb if len(match.game.legal(state, action.seat)) > 1 else FORCED
        match.game.apply(state, action, None)


def games_to(goal: int, scores: tuple[tuple[int, ...], ...]) -> float | None:
    """The mean number of games until somebody has so many points; `None` where nobody comes to them."""
    rng, played = Random(goal), 0
    for _ in range(SERIES):
        points = [0] * len(scores[0])
        games_here = 0
        while max(points) < goal:
            points = [sum(pair) for pair in zip(points, rng.choice(scores), strict=True)]
            games_here += 1
            if games_here > MOST_GAMES:
                return None
        played += games_here
    return float(Fraction(played, SERIES))


def lengths(game: Game[Any]) -> dict[str, Any]:
    """All that is measured of a game: each number of seats, and each value of an option on its own."""
    tables = {}
    for seats in game.seats:
        table = measured(game, seats, {})
        goals = {str(goal): games_to(goal, table.scores) for goal in GOALS}
        tables[str(seats)] = {
            "choices": _rounded(table.choices),
            "forced": round(table.forced, 1),
            "draws": round(table.draws, 1),
            "spread": [round(share, 2) for share in table.spread],
            "games_to_points": {goal: round(number, 1) for goal, number in goals.items() if number},
        }
    return {"games": GAMES, "players": PLAYER, "slips": SLIPS, "seats": tables, "options": _by_option(game)}


def _by_option(game: Game[Any]) -> dict[str, dict[str, Any]]:
    """What is chosen at the usual number of seats with each value that is not the first."""
    found: dict[str, dict[str, Any]] = {}
    for option in game.options:
        for value in option.values[1:]:
            table = measured(game, game.usual_seats, {option.name: value})
            found.setdefault(option.name, {})[spell(value)] = {
                "choices": _rounded(table.choices),
                "forced": round(table.forced, 1),
                "draws": round(table.draws, 1),
            }
    return found


def _rounded(means: Mapping[str, float]) -> dict[str, float]:
    return {verb: round(mean, 1) for verb, mean in means.items()}


@cache
def known(name: str) -> Mapping[str, Any]:
    """What stands in the file of a game; {} for one that nobody has measured, or whose file is damaged."""
    path = _file(name)
    try:
        read = parsed_file(path, limits.KEPT, installed=True)
        _KNOWN.check(read)
    except FileNotFoundError:
        return {}
    except (OSError, CircusError) as error:
        say(f"circus: lengths {path}: {reason_of(error)}; no time is told")
        return {}
    return read


def write(name: str) -> None:
    """Measures a game and writes its file, the seconds in it kept."""
    told = {"seconds": known(name).get("seconds", {}), **lengths(games.find(name))}
    write_whole(_file(name), (json.dumps(told, indent=1) + "\n").encode())


def write_shown(name: str, shown: Mapping[str, float]) -> None:
    """Write the seconds for which the table shows each kind of action; others keep theirs."""
    told = dict(known(name))
    seconds = dict(told["seconds"])
    for kind, value in shown.items():
        seconds[kind] = value if kind in (FORCED, DRAW) else [seconds[kind][0], value]
    write_whole(_file(name), (json.dumps({**told, "seconds": seconds}, indent=1) + "\n").encode())


def _file(name: str) -> Path:
    return games.folder(name) / FILE


if __name__ == "__main__":
    for each in sys.argv[1:] or games.names():
        write(each)
