"""Searching for numbers of the rules that reach aims: `lab --tune … --aim …`."""

import argparse
import json
from contextlib import closing
from typing import TYPE_CHECKING, Any

from circus import games
from circus.cli.words import DONE, house_rules, lab_bots, named_values, seed_or_random, value_of
from circus.core.errors import CircusError, UsageError
from circus.core.game import Game
from circus.core.number import Number
from circus.core.option import Value
from circus.lab.bar import ProgressBar
from circus.platform.console import show
from circus.platform.install_advice import install_advice

if TYPE_CHECKING:
    from circus.lab.crew import Crew
    from circus.lab.tuning.question import TuningQuestion
    from circus.lab.tuning.run import Tuning

USUAL_GAMES = 100
"""Default number of games of each set of numbers."""

_NOT_TUNED = ("vary", "each", "without", "until", "plan", "ladder", "humans", "against")
"""Options of the command that a search does not take."""


def add_tuning(command: argparse.ArgumentParser) -> None:
    """Add the options of a search."""
    command.add_argument(
        "--tune",
        metavar="NAME=LOW..HIGH",
        action="append",
        default=[],
        help="search values of a number for the aims: LOW..HIGH, or V1,V2",
    )
    command.add_argument(
        "--aim",
        metavar="FIGURE=VALUE",
        action="append",
        default=[],
        help="figure to reach by --tune: minutes=15, first_seat=0.25, ties=0",
    )


def tune(arguments: argparse.Namespace) -> int:
    """Search, and print the best sets of numbers."""
    _check(arguments)
    from circus.cli.lab_work import stopped, workers_of
    from circus.lab.tuning.run import Tuning

    question = _question(arguments)
    _check_optuna(question)
    with closing(workers_of(arguments)) as workers:
        tuning = Tuning(question, arguments.out, resume=arguments.resume)
        try:
            _watch(tuning, workers)
        except KeyboardInterrupt:
            how_far = f"stopped after {len(tuning.trials)} of {tuning.planned} sets of numbers"
            command = f"lab {question.game} --out {arguments.out} --resume"
            raise stopped(how_far, arguments.out, command) from None
    if arguments.out:
        from circus.lab.tuning import report

        report.write(arguments.out, tuning)
    if arguments.json:
        show(json.dumps(tuning.results()))
    else:
        from circus.lab.tuning.lines import result_lines

        for line in result_lines(tuning.results()):
            show(line)
    return DONE


def _check(arguments: argparse.Namespace) -> None:
    for name in _NOT_TUNED:
        if getattr(arguments, name):
            raise UsageError(f"--tune searches by itself: leave out --{name}")
    if not arguments.tune and not resumes_search(arguments):
        raise UsageError("--aim needs numbers to search: add --tune NAME=LOW..HIGH")


def _check_optuna(question: "TuningQuestion") -> None:
    from circus.lab.tuning.search import is_optuna_missing

    if is_optuna_missing(question):
        raise CircusError(f"this --tune needs optuna: {install_advice('optuna', extra='lab')}")


def resumes_search(arguments: argparse.Namespace) -> bool:
    """Return whether the command resumes the search of a folder, whatever it searches."""
    from circus.lab.tuning.stored import holds_search

    if not arguments.resume or not arguments.out or arguments.tune or arguments.aim:
        return False
    return holds_search(arguments.out)


def _question(arguments: argparse.Namespace) -> "TuningQuestion":
    from circus.lab.tuning.question import TuningQuestion
    from circus.lab.tuning.stored import question_in

    game, seed = games.find(arguments.game), arguments.seed
    if resumes_search(arguments):
        question = question_in(arguments.out)
        if question.game != game.name:
            raise UsageError(f"{arguments.out} holds a search of {question.game}: name that game")
        return question
    if arguments.resume:
        if not arguments.out:
            raise UsageError("--resume continues the search in a folder: name it with --out")
        seed = question_in(arguments.out).seed if seed is None else seed
    spaces = named_values("--tune", arguments.tune, "NAME=LOW..HIGH")
    aims = named_values("--aim", arguments.aim, "FIGURE=VALUE")
    return TuningQuestion(
        game=game.name,
        seats=arguments.seats or game.usual_seats,
        level=arguments.level,
        fixed=tuple(house_rules(game, arguments).items()),
        spaces=tuple((name, _values(game, name, text)) for name, text in spaces.items()),
        aims=tuple((name, _aim(name, text)) for name, text in aims.items()),
        bots=lab_bots(arguments),
        games=arguments.games or USUAL_GAMES,
        seed=seed_or_random(seed),
    )


def _values(game: Game[Any], name: str, text: str) -> tuple[Value, ...]:
    """Return the values of `LOW..HIGH` or `V1,V2`; raise `UsageError`."""
    low, dots, high = text.partition("..")
    if dots:
        first, last = value_of(game, name, low), value_of(game, name, high)
        if not isinstance(game.declared[name], Number) or not first < last:  # type: ignore[operator]
            raise UsageError(f"--tune {name}={text} is no range of a number: write LOW..HIGH, or V1,V2")
        assert isinstance(first, int)
        assert isinstance(last, int)
        return tuple(range(first, last + 1))
    values = tuple(value_of(game, name, each) for each in text.split(","))
    if len(set(values)) < len(values) or len(values) < 2:
        raise UsageError(f"--tune {name}={text} needs two or more different values")
    return values


def _aim(name: str, text: str) -> float:
    try:
        return float(text)
    except ValueError:
        raise UsageError(f"--aim {name} cannot be '{text}': write a number") from None


def _watch(tuning: "Tuning", workers: "Crew") -> None:
    """Search to the end with a progress bar if stderr is a terminal."""
    from circus.lab.tuning.stored import AROUND, FRESH

    titles = {FRESH: "the best again on fresh deals", AROUND: "one step around the nearest"}
    shown = ""
    bar = ProgressBar(total=tuning.planned, initial=len(tuning.trials), unit="set")

    def show(stage: str, done: int, of: int) -> None:
        nonlocal shown
        if stage in titles and not bar.disable:
            if stage != shown:  # the games after the search have bars of their own, with their time
                shown, bar.unit = stage, "deal"
                bar.reset(of)
                bar.set_description_str(titles[stage])
            bar.update(done - bar.n)

    with closing(bar):
        for _ in tuning.run(workers, listener=show):
            bar.update()
