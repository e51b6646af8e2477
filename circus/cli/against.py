"""Comparison of two versions or two folders of results: `lab --against DIR`."""

import argparse
import json
from contextlib import closing, nullcontext
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from circus import games
from circus.cli.lab_report import write_report
from circus.cli.words import DONE, USUAL_GAMES, house_rules, lab_bots, seed_or_random
from circus.core.errors import CircusError, UsageError
from circus.lab.bar import ProgressBar
from circus.platform.console import show

if TYPE_CHECKING:
    from circus.lab.against.run import VersionComparison

_NOT_COMPARED = ("vary", "each", "without", "until", "plan", "ladder", "humans", "cluster")
"""Options of the command that a comparison does not take."""


def add_against(command: argparse.ArgumentParser) -> None:
    """Add the option of a comparison."""
    command.add_argument(
        "--against",
        metavar="DIR",
        action="append",
        type=Path,
        default=[],
        help="compare with a folder of results or another checkout of this program; "
        "given twice, compare these two",
    )


def compare_sides(arguments: argparse.Namespace) -> int:
    """Play what a side lacks, and print the differences of both sides on the same deals."""
    for name in _NOT_COMPARED:
        if getattr(arguments, name):
            raise UsageError(f"--against compares two sides and nothing else: leave out --{name}")
    if arguments.resume and not arguments.out:
        raise UsageError("--resume continues the comparison in a folder: name it with --out")
    with nullcontext(arguments.out) if arguments.out else TemporaryDirectory() as folder:
        comparison = _comparison(arguments, Path(folder))
        comparison.begin(resume=arguments.resume)
        try:
            _watch(comparison, arguments.jobs)
        except KeyboardInterrupt:
            raise CircusError(_stopped(arguments.out)) from None
        results = comparison.results(write=bool(arguments.out))
    if arguments.out:
        write_report(arguments.out)
    if arguments.json:
        show(json.dumps(results))
    else:
        from circus.lab.experiment.result_lines import result_lines

        for line in result_lines(results):
            show(line)
    return DONE


def _comparison(arguments: argparse.Namespace, folder: Path) -> "VersionComparison":
    from circus.lab.against.run import comparison, seed_in
    from circus.lab.against.side import sides_of
    from circus.lab.experiment.question import ExperimentQuestion, variants_of

    game, seed = games.find(arguments.game), arguments.seed
    chosen = house_rules(game, arguments)
    sides = sides_of(arguments.against)
    named = frozenset(
        name for name in ("seats", "bots", "seed", "games") if getattr(arguments, name) is not None
    )
    if seed is None and arguments.resume:
        seed = seed_in(folder)
    asked = ExperimentQuestion(
        game=game.name,
        seats=arguments.seats or game.usual_seats,
        level=arguments.level,
        variants=variants_of(game, chosen, {}),
        bots=lab_bots(arguments),
        ladder=False,
        games=arguments.games or USUAL_GAMES,
        until=None,
        seed=seed_or_random(seed),
    )
    return comparison(sides, asked, chosen, named, folder)


def _watch(comparison: "VersionComparison", jobs: int) -> None:
    """Play to the end with a progress bar if stderr is a terminal."""
    bar = ProgressBar(total=comparison.games_to_play, unit="game", delay=1.0)
    with closing(bar), closing(comparison.play(jobs)) as counts:
        for count in counts:
            bar.update(count - bar.n)


def _stopped(folder: Path | None) -> str:
    if folder is None:
        return "stopped; without --out nothing of it is kept"
    return "stopped; all whole deals are kept: the same command with --resume goes on"
