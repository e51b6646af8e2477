"""Benchmark of the lab: games a second with each bot, and the gain of a second process.

Everything that a game contributes to the lab is computed as in an experiment, the reviews of single deals
included. The gain is that of whole runs, with the start of the processes and the wait for the last game. No
machine runs two processes at twice the speed of one. So each gain comes with the gain of two bare loops in
the same run, which is the possible gain, and with the quotient of both.
"""

import time
from collections import deque
from functools import partial
from itertools import count
from math import log
from typing import Any

from circus import bots, games
from circus.core.errors import CircusError
from circus.lab import crew
from circus.lab.experiment.playing import play
from circus.lab.experiment.question import ExperimentQuestion, variants_of
from circus.platform.systems import spawning_context, work_seconds

SECONDS = 5.0
"""Processor time for each bot at each game; at least one game is played."""

GAMES_PER_S = {"long": 1.0, "short": 1000.0}
"""Target speeds: the gain is measured with the games and bots closest to games of a second, and of a
millisecond."""

LONG_GAMES, SHORT_GAMES = 60, 6000
"""Games of each run: about a minute of long ones in one process, some seconds of short ones."""

ROUNDS = 2
"""Runs with one process and with two, in turn; the best of each counts."""

BARE_STEPS = 100_000_000
"""Steps of an empty loop, run by one process, or half of them by each of two."""

BARE_LIMIT = 300.0
"""Time limit in seconds of a counting process; beyond it, it was stopped or killed."""

SEED = 1


def lab(seconds: float = SECONDS, long_games: int = LONG_GAMES) -> dict[str, Any]:
    """Measure every game at its usual seats and default rules with the same bot on all seats, and the gain.

    Args:
        seconds: processor time for each bot at each game.
        long_games: of each run of long games.
    """
    pace = {
        name: {strength: _pace(name, strength, seconds) for strength in bots.STRENGTHS}
        for name in games.names()
    }
    sizes = {"long": long_games, "short": SHORT_GAMES}
    return {
        "pace": pace,
        "jobs": {name: _gain(*_closest(pace, name), size) for name, size in sizes.items()},
    }


def _closest(pace: dict[str, dict[str, dict[str, float]]], work: str) -> tuple[str, str]:
    """Return the game and the bot whose speed is closest to this kind of work."""
    speeds = {
        (name, strength): measured["games_per_s"]
        for name, by_bot in pace.items()
        for strength, measured in by_bot.items()
    }
    return min(speeds, key=lambda pair: abs(log(speeds[pair] / GAMES_PER_S[work])))


def _question(game: str, strength: str) -> ExperimentQuestion:
    declared = games.find(game)
    variants = variants_of(declared, {}, {})
    return ExperimentQuestion(game, declared.usual_seats, None, variants, (strength,), False, 1, None, SEED)


def _pace(game: str, strength: str, seconds: float) -> dict[str, float]:
    question = _question(game, strength)
    begun = work_seconds()
    for number in count():
        play(question, number)
        spent = work_seconds() - begun
        if spent > seconds:
            return {"games": number + 1, "games_per_s": _rounded((number + 1) / spent)}
    raise AssertionError("there is always another deal")


def _gain(game: str, strength: str, size: int) -> dict[str, Any]:
    question = _question(game, strength)
    play(question, 0)  # fills the caches
    runs = [
        (*(_seconds(question, jobs, size) for jobs in (1, 2)), *(_bare(jobs) for jobs in (1, 2)))
        for _ in range(ROUNDS)
    ]
    alone, two, bare_alone, bare_two = map(min, zip(*runs, strict=True))
    return {
        "games": size,
        "of": f"{game} {strength}",
        "alone_games_per_s": _rounded(size / alone),
        "two_games_per_s": _rounded(size / two),
        "gain": round(alone / two, 2),
        "bare_gain": round(bare_alone / bare_two, 2),
        "of_bare": round(alone / two / (bare_alone / bare_two), 2),
    }


def _seconds(question: ExperimentQuestion, jobs: int, size: int) -> float:
    begun = time.perf_counter()
    deque(crew.processes(jobs).work(partial(play, question), range(size)), maxlen=0)
    return time.perf_counter() - begun


def _bare(jobs: int) -> float:
    """Return the seconds in which `jobs` processes count to `BARE_STEPS` together, their start included."""
    context = spawning_context()
    begun = time.perf_counter()
    processes = [context.Process(target=_count, args=(BARE_STEPS // jobs,)) for _ in range(jobs)]
    for each in processes:
        each.start()
    for each in processes:
        each.join(BARE_LIMIT)
        if each.exitcode != 0:
            each.kill()
            raise CircusError("a process that only counts has not ended: nothing can be measured here now")
    return time.perf_counter() - begun


def _count(steps: int) -> None:
    for _ in range(steps):
        pass


def _rounded(pace: float) -> float:
    return float(f"{pace:.3g}")
