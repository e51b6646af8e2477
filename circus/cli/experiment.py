"""Command `lab`: compares variants of a game, with intervals."""

import argparse
import json
from collections.abc import Mapping, Sequence
from contextlib import ExitStack, closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

from circus import bots, games
from circus.cli.against import add_against, compare_sides
from circus.cli.lab_report import write_report
from circus.cli.luck import add_luck, split_luck
from circus.cli.seats import seat_counts, together
from circus.cli.termination import ends_in_order
from circus.cli.tune import add_tuning, resumes_search, tune
from circus.cli.words import (
    DONE,
    USUAL_BOTS,
    USUAL_GAMES,
    add_house_rules,
    count,
    house_rules,
    lab_bots,
    named_values,
    seed_or_random,
    value_of,
)
from circus.core.errors import CircusError, UsageError
from circus.core.game import Game
from circus.core.option import Value
from circus.lab.experiment.lacking import missing
from circus.platform.console import say, show
from circus.platform.install_advice import install_advice

if TYPE_CHECKING:
    from circus.lab.experiment.question import ExperimentQuestion
    from circus.lab.experiment.run import Experiment


def add_lab(commands: Any) -> None:
    """Add the command `lab` and its options."""
    command = commands.add_parser("lab", help="compare variants of a game, with intervals")
    command.add_argument("game", metavar="GAME", nargs="?", help=", ".join(games.names()))
    _add_variants(command)
    add_tuning(command)
    add_against(command)
    add_luck(command)
    _add_bots(command)
    _add_work(command)
    _add_tables(command)
    command.add_argument("--json", action="store_true", help="the last line is one JSON object")
    command.set_defaults(run=ends_in_order(_lab))


def _add_tables(command: argparse.ArgumentParser) -> None:
    """Add the options on what is sure, and on tables."""
    command.add_argument(
        "--figure",
        metavar="NAME",
        action="append",
        default=[],
        help="name one more figure before the games, whose differences may then be sure",
    )
    command.add_argument(
        "--confirm",
        metavar="DIR",
        type=Path,
        help="play fresh deals for what the experiment in DIR found worth a look",
    )
    command.add_argument("--csv", metavar="DIR", type=Path, help="write figures.csv and games.csv there")
    command.add_argument("--excel", metavar="FILE", type=Path, help="write both as one workbook, FILE.xlsx")


def _add_variants(command: argparse.ArgumentParser) -> None:
    """Add the options on what is compared."""
    command.add_argument(
        "--vary",
        metavar="OPTION=V1,V2,…",
        action="append",
        default=[],
        help="values of an option or number to compare; level=NAME,NAME compares boards, seats=N,N players",
    )
    command.add_argument(
        "--each",
        action="store_true",
        help="compare each value alone with the default rules, not all combinations",
    )
    command.add_argument(
        "--without", metavar="VERB", help="also play each variant with nobody using VERB by choice"
    )
    command.add_argument("--seats", metavar="N", type=count)
    command.add_argument("--level", metavar="NAME", help="a board of levels/GAME")
    add_house_rules(command)
    command.add_argument(
        "--humans",
        metavar="DIR",
        action="append",
        nargs="+",
        type=Path,
        default=[],
        help="add games of people: records, or folders of records or of visits at a stand",
    )


def _add_bots(command: argparse.ArgumentParser) -> None:
    """Add the options on bots and number of games."""
    long = command.add_mutually_exclusive_group()
    long.add_argument(
        "--games", metavar="N", type=count, help=f"games of each variant; default {USUAL_GAMES}"
    )
    long.add_argument(
        "--until",
        metavar="[FIGURE=]W",
        type=_width,
        help="stop when the interval of FIGURE is narrower than W, or its differences; default win_share/0",
    )
    command.add_argument(
        "--plan",
        metavar="FIGURE=X",
        action="append",
        type=_width,
        default=[],
        help="also print how many games would tell FIGURE, or its differences, to within X",
    )
    strengths = ", ".join(bots.STRENGTHS)
    command.add_argument(
        "--bots",
        metavar="NAME,…",
        help=f"one for all seats, or several, rotated round the seats: {strengths}; default {USUAL_BOTS}",
    )
    command.add_argument(
        "--ladder", action="store_true", help="also compare each of the bots with the next one"
    )
    command.add_argument("--seed", metavar="S", type=int, help="the same seed plays the same games")


def _add_work(command: argparse.ArgumentParser) -> None:
    """Add the options on processes and files."""
    workers = command.add_mutually_exclusive_group()
    workers.add_argument("--jobs", metavar="N", type=count, default=1, help="number of processes")
    workers.add_argument(
        "--cluster", metavar="ADDRESS", help="workers of a dask scheduler, tcp://…, or local"
    )
    command.add_argument("--out", metavar="DIR", type=Path, help="store all games and results there")
    command.add_argument("--resume", action="store_true", help="continue the experiment in DIR")


def _lab(arguments: argparse.Namespace) -> int:
    _check_statistics()
    _check_tables(arguments)
    if arguments.confirm:
        return _confirm(arguments)
    if arguments.game is None:
        raise UsageError(f"name the game: lab GAME; choose {', '.join(games.names())}")
    if arguments.tune or arguments.aim or resumes_search(arguments):
        return tune(arguments)
    if arguments.against:
        return compare_sides(arguments)
    if arguments.luck:
        return split_luck(arguments)
    if arguments.resume and not arguments.out:
        raise UsageError("--resume continues the experiment in a folder: name it with --out")
    parts = seat_counts(arguments)
    found = [_played(each) for each in parts]
    if arguments.json:
        show(json.dumps(found[0] if len(found) == 1 else together(found)))
    else:
        for each in found:
            _print(each, with_seats=len(found) > 1)
    return DONE


def _check_tables(arguments: argparse.Namespace) -> None:
    """Refuse tables of what has none, and workbooks that cannot be written, before anything is played."""
    if not (arguments.csv or arguments.excel):
        return
    if arguments.tune or arguments.against or resumes_search(arguments):
        raise UsageError("--csv and --excel write an experiment: leave out --tune and --against")
    if arguments.excel:
        from circus.lab.experiment.spreadsheet import require_excel

        require_excel()


def _confirm(arguments: argparse.Namespace) -> int:
    """Play fresh deals for what another experiment found worth a look; they are stored in its folder."""
    from circus.lab.experiment.families import is_worth_a_look
    from circus.lab.experiment.ledger import question_in
    from circus.lab.experiment.question import MAX_SEED, confirming
    from circus.lab.experiment.stored import read

    for name in ("vary", "each", "without", "until", "ladder", "humans", "against", "tune", "aim", "figure"):
        if getattr(arguments, name):
            raise UsageError(f"--confirm asks what the other experiment asked: leave out --{name}")
    stored, asked = read(arguments.confirm), question_in(arguments.confirm)
    looks = [each for each in stored.differences if is_worth_a_look(each)]
    seed = (asked.seed + 1) % MAX_SEED if arguments.seed is None else arguments.seed
    played = int(stored.variants[0]["games"])
    question = confirming(asked, looks, arguments.games or played, seed)
    arguments.out = arguments.out or arguments.confirm / CONFIRMED
    found = _experiment(question, arguments)
    if arguments.json:
        show(json.dumps(found))
    else:
        _print(found, with_seats=False)
    return DONE


CONFIRMED = "confirmed"
"""Folder of the fresh deals within that of the first experiment."""


def _print(found: Mapping[str, Any], *, with_seats: bool) -> None:
    from circus.lab.experiment.result_lines import result_lines

    if with_seats:
        show(f"{found['seats']} players:")
    for line in result_lines(found):
        show(line)


def _played(arguments: argparse.Namespace) -> dict[str, Any]:
    """Play one experiment to its end and return its results."""
    return _experiment(_question(arguments), arguments)


def _experiment(question: "ExperimentQuestion", arguments: argparse.Namespace) -> dict[str, Any]:
    """Play an experiment to its end, write its report and tables, and return its results."""
    with ExitStack() as after:
        if (arguments.csv or arguments.excel) and not arguments.out:
            arguments.out = Path(after.enter_context(TemporaryDirectory())) / "games"
        return _answered(question, arguments)


def _answered(question: "ExperimentQuestion", arguments: argparse.Namespace) -> dict[str, Any]:
    from circus.cli.lab_work import stopped, workers_of
    from circus.lab.experiment.run import Experiment

    people = _people(question)
    with closing(workers_of(arguments)) as workers:
        experiment = Experiment(question, arguments.out, resume=arguments.resume, people=people)
        try:
            _watch(experiment, workers)
        except KeyboardInterrupt:
            done, of = experiment.sums.deals, question.deals
            how_far = f"stopped after {done} deals" if of is None else f"stopped after {done} of {of} deals"
            raise stopped(how_far, arguments.out, "the same command with --resume") from None
    found = experiment.results()
    if arguments.plan:
        from circus.lab.experiment.planning import plan_for
        from circus.lab.experiment.question import MAIN

        found["plan"] = plan_for(found, {name or MAIN: bound for name, bound in arguments.plan})
    if arguments.out:
        write_report(arguments.out)
        _write_tables(arguments, found)
    return found


def _write_tables(arguments: argparse.Namespace, found: Mapping[str, Any]) -> None:
    if not (arguments.csv or arguments.excel):
        return
    from circus.lab.experiment import spreadsheet

    played = spreadsheet.game_rows(arguments.out)
    if arguments.csv:
        spreadsheet.write_csv(arguments.csv, found, played)
    if arguments.excel:
        spreadsheet.write_excel(arguments.excel, found, played)


def _people(question: "ExperimentQuestion") -> list[dict[str, Any]]:
    """Return the figures of people's games; print what cannot be read or used."""
    from circus.lab.experiment import humans

    found = humans.read(question, [Path(folder) for folder in question.people])
    for path, why in found.skipped:
        say(f"circus: {path}: {why}; passed over")
    if found.others:
        kinds = sorted(found.others.items(), key=lambda pair: (-pair[1], pair[0]))
        counts = ", ".join(f"{number} {kind}" for kind, number in kinds)
        say(f"circus: passed over {sum(found.others.values())} games of people: {counts}")
    return humans.human_figures(question, found)


def _check_statistics() -> None:
    lacking = missing()
    if lacking:
        raise CircusError(f"the lab needs {' and '.join(lacking)}: {install_advice(*lacking)}")


def _width(word: str) -> tuple[str, float]:
    """Parse a figure and the width of its interval; "" for the main figure."""
    name, equals, width = word.rpartition("=")
    try:
        return name, float(width)
    except ValueError:
        shown = f"{name}{equals}0.02"
        raise argparse.ArgumentTypeError(f"'{width}' is not a width: write {shown}") from None


def _question(arguments: argparse.Namespace) -> "ExperimentQuestion":
    from circus.lab.experiment.ledger import question_in
    from circus.lab.experiment.question import MAIN, ExperimentQuestion, variants_of

    game = games.find(arguments.game)
    fixed, varied = house_rules(game, arguments), _varied(game, arguments.vary)
    variants = variants_of(
        game, fixed, varied, each=arguments.each, without=arguments.without, level=arguments.level
    )
    named = lab_bots(arguments)
    main, width = arguments.until or ("", None)
    seed = arguments.seed
    people = tuple(str(folder.resolve()) for folders in arguments.humans for folder in folders)
    if arguments.resume:
        begun = question_in(arguments.out)
        seed = begun.seed if seed is None else seed
        people = people or begun.people
    return ExperimentQuestion(
        game=game.name,
        seats=arguments.seats or game.usual_seats,
        level=arguments.level,
        variants=variants,
        bots=named,
        ladder=arguments.ladder,
        games=None if arguments.until else arguments.games or USUAL_GAMES,
        until=width,
        until_of=main or MAIN,
        seed=seed_or_random(seed),
        people=people,
        figures=tuple(dict.fromkeys(arguments.figure)),
    )


def _varied(game: Game[Any], words: Sequence[str]) -> Mapping[str, Sequence[Value]]:
    """Parse `OPTION=V1,V2` words; raise `UsageError`."""
    from circus.lab.experiment.question import LEVEL

    found: dict[str, Sequence[Value]] = {}
    for name, texts in named_values("--vary", words, "OPTION=V1,V2").items():
        named = texts.split(",")
        values: Sequence[Value] = named if name == LEVEL else [value_of(game, name, text) for text in named]
        if len(set(values)) < len(values):
            raise UsageError(f"--vary {name}={texts} names a value twice: two variants would be the same")
        found[name] = values
    return found


def _watch(experiment: "Experiment", workers: Any) -> None:
    """Play to the end with a progress bar if stderr is a terminal."""
    from circus.lab.experiment.progress import ExperimentProgress

    with closing(ExperimentProgress(experiment)) as progress:
        for _ in experiment.run(workers):
            progress.step()
