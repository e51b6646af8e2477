"""Lengths of games: counts the choices in many games, at every table that the set-up offers.

    python -m circus.lab.lengths [GAME…]

writes the numbers to `lengths.json` in the folder of each game. The seconds of its actions in that file stay
unchanged: for each verb the seconds in which a person chooses, set by hand, and those for which the table
shows the action, measured by `python -m circus.tools.bench.pace`.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from typing import Any, NamedTuple

from circus import games
from circus.content import levels
from circus.core.action import CHANCE
from circus.core.errors import CircusError
from circus.core.game import Game
from circus.core.option import Value, spell
from circus.lab.selfplay import PLAYER, SLIPS, choose_with_slips, play_out
from circus.platform.console import say
from circus.platform.folders import write_whole
from circus.platform.untrusted import limits, parsed_file, reason_of, shapes
from circus.records.match import Match

FILE = "lengths.json"
"""File name in the folder of a game; a game without it has no estimated duration."""

GAMES = 200
"""Games for each table: enough to know the mean length to about 3 percent."""

CHOICE_SECONDS = 4.0
"""Seconds of a person's choice in a game for which nobody has set others."""

UNMEASURED = {"forced": 1.0, "draw": 1.0, "handover": 6.0}
"""Seconds of what is no choice, for a game that was never measured."""

GOALS = (5, 10, 15, 20, 25, 30, 40, 50, 75, 100)
"""Goals in points for which the number of games in a series is counted."""

SERIES = 200
"""Number of series that are drawn from the games played."""

MAX_GAMES = 200
"""Maximum length of a series; a longer one is not measured, because nobody plays to that many points."""


_TIMES = shapes.table_of(shapes.number(0, 1_000_000), 1_000)
_SPREAD = shapes.list_of(shapes.number(0, 100), 2)
_COUNTED = {"choices": _TIMES, "forced": shapes.number(0, 1_000_000), "draws": shapes.number(0, 1_000_000)}
_ONCE = shapes.number(0, 3_600)
_OF_NO_VERB = ("forced", "draw", "handover")


def _are_seconds(value: object) -> bool:
    """Return whether all seconds are there: two for each verb (to choose, to show), and the others."""
    if not isinstance(value, dict) or not all(_ONCE.holds(value.get(key)) for key in _OF_NO_VERB):
        return False
    verbs = [pair for key, pair in value.items() if key not in _OF_NO_VERB]
    return all(isinstance(pair, list) and len(pair) == 2 and all(map(_ONCE.holds, pair)) for pair in verbs)


_KNOWN = shapes.object_of(
    {
        "seconds": shapes.Shape(
            f"the seconds of {', '.join(_OF_NO_VERB)}, and two for each verb", _are_seconds
        ),
        "seats": shapes.table_of(
            shapes.object_of({**_COUNTED, "spread": _SPREAD, "games_to_points": _TIMES}), 100
        ),
        "options": shapes.table_of(shapes.table_of(shapes.object_of(_COUNTED), 1_000), 100),
    }
)
"""Shape of a game's file."""


class MeanCounts(NamedTuple):
    """Means over many games at one table.

    Attributes:
        choices: how often each verb was chosen from several actions, all seats together.
        forced: the number of forced actions.
        draws: the number of draws.
        scores: of each game.
        actions: the number of actions of each game.
    """

    choices: Mapping[str, float]
    forced: float
    draws: float
    scores: tuple[tuple[int, ...], ...]
    actions: tuple[int, ...]

    @property
    def spread(self) -> tuple[float, float]:
        """First and last decile of the number of actions, relative to the mean."""
        tenths = quantiles(self.actions, n=10)
        return tenths[0] / mean(self.actions), tenths[-1] / mean(self.actions)


def measure_table(
    game: Game[Any], seats: int, options: Mapping[str, Value], count: int = GAMES
) -> MeanCounts:
    """Play many games at one table and return their means; equal arguments give equal results."""
    setup = game.setup(seats, options, levels.default(game))
    counted: Counter[str] = Counter()
    scores, actions = [], []
    for number in range(count):
        match = Match(game, setup)
        players = [choose_with_slips] * seats
        outcome = play_out(match, players, Random(f"{number} draws"), Random(f"{number} choices"))
        assert outcome is not None
        counted.update(action_kinds(match))
        scores.append(outcome.scores)
        actions.append(len(match.actions))
    means = {kind: counted[kind] / count for kind in sorted(counted)}
    forced, draws = means.pop(FORCED, 0.0), means.pop(DRAW, 0.0)
    return MeanCounts(means, forced, draws, tuple(scores), tuple(actions))


FORCED, DRAW = "forced", "draw"
"""Kinds of action beside the verbs; no verb has such a name."""


def action_kinds(match: Match) -> Iterable[str]:
    """Yield the kind of each action of a game: its verb, `FORCED` or `DRAW`."""
    state = match.game.start(match.setup)
    for action in match.actions:
        if action.seat == CHANCE:
            yield DRAW
        else:
            yield action.verb if len(match.game.legal_actions(state, action.seat)) > 1 else FORCED
        match.game.apply(state, action, None)


def games_to(goal: int, scores: tuple[tuple[int, ...], ...]) -> float | None:
    """Return the mean number of games until somebody has `goal` points; `None` if a series is too long."""
    rng, played = Random(goal), 0
    for _ in range(SERIES):
        points = [0] * len(scores[0])
        games_here = 0
        while max(points) < goal:
            points = [sum(pair) for pair in zip(points, rng.choice(scores), strict=True)]
            games_here += 1
            if games_here > MAX_GAMES:
                return None
        played += games_here
    return float(Fraction(played, SERIES))


def measure_game(game: Game[Any]) -> dict[str, Any]:
    """Return all that is measured of a game: each number of seats, and each value of an option alone."""
    tables = {}
    for seats in game.seats:
        table = measure_table(game, seats, {})
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
    """Return the counts at the usual number of seats for each value other than the default."""
    found: dict[str, dict[str, Any]] = {}
    for option in game.options:
        for value in option.others:
            table = measure_table(game, game.usual_seats, {option.name: value})
            found.setdefault(option.name, {})[spell(value)] = {
                "choices": _rounded(table.choices),
                "forced": round(table.forced, 1),
                "draws": round(table.draws, 1),
            }
    return found


def _rounded(means: Mapping[str, float]) -> dict[str, float]:
    return {verb: round(mean, 1) for verb, mean in means.items()}


@cache
def stored_lengths(name: str) -> Mapping[str, Any]:
    """Return the content of a game's file; {} if there is none or it is damaged."""
    path = _file(name)
    try:
        read = parsed_file(path, limits.STORED, installed=True)
        _KNOWN.check(read)
    except FileNotFoundError:
        return {}
    except (OSError, CircusError) as error:
        say(f"circus: lengths {path}: {reason_of(error)}; no time is told")
        return {}
    return read


def write(name: str) -> None:
    """Measure a game and write its file; the seconds in it stay."""
    seconds = {**UNMEASURED, **stored_lengths(name).get("seconds", {})}
    facts = {"seconds": seconds, **measure_game(games.find(name))}
    write_whole(_file(name), (json.dumps(facts, indent=1) + "\n").encode())


def write_shown(name: str, shown: Mapping[str, float]) -> None:
    """Write the seconds for which the table shows each kind of action; other kinds are unchanged.

    A kind that was never measured gets the usual seconds of a choice, which may then be edited.
    """
    facts = {"seats": {}, "options": {}, **stored_lengths(name)}
    seconds = {**UNMEASURED, **facts.get("seconds", {})}
    for kind, value in shown.items():
        seconds[kind] = value if kind in (FORCED, DRAW) else [seconds.get(kind, [CHOICE_SECONDS])[0], value]
    write_whole(_file(name), (json.dumps({**facts, "seconds": seconds}, indent=1) + "\n").encode())


def _file(name: str) -> Path:
    return games.folder(name) / FILE


if __name__ == "__main__":
    for each in sys.argv[1:] or games.names():
        write(each)
