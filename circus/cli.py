"""The commands of the program: reads the words of the command line, runs one, ends with its exit code."""

import argparse
import json
import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from traceback import walk_tb
from typing import Any, NoReturn

from circus import __version__, games
from circus.core.errors import CircusError, UsageError
from circus.core.game import Game
from circus.core.option import Value

DONE, FAILED, WRONG_USAGE = 0, 1, 2
"""The exit codes."""

BENCHMARKS = ("rules",)


class _Parser(argparse.ArgumentParser):
    """Says what is wrong in one line instead of a page."""

    def error(self, message: str) -> NoReturn:
        raise UsageError(f"{message} (see {self.prog} --help)")


def main(words: Sequence[str] | None = None) -> int:
    """Runs the command that `words` (or the command line) spells; returns the exit code."""
    try:
        arguments = _parser().parse_args(words)
        code: int = arguments.run(arguments)
        print(end="", flush=True)
    except UsageError as error:
        return _complain(error, WRONG_USAGE)
    except CircusError as error:
        return _complain(error, FAILED)
    except BrokenPipeError:
        return FAILED
    except OSError as error:
        return _complain(f"{error.filename or 'writing failed'}: {error.strerror or error}", FAILED)
    except KeyboardInterrupt:
        return _complain("stopped; every line already written is kept", FAILED)
    except Exception as error:
        return _complain(_bug(error), FAILED)
    finally:
        _let_go_of_output()
    return code


def _complain(message: object, code: int) -> int:
    _print_fault(f"circus: {message}")
    return code


def _print_fault(message: str) -> None:
    """One line on stderr, whatever a damaged file put into the message."""
    shown = "".join(each if each.isprintable() else ascii(each)[1:-1] for each in message)
    with suppress(OSError):
        print(shown, file=sys.stderr, flush=True)


def _bug(error: Exception) -> str:
    """A mistake of this program: what and where, for whoever mends it."""
    *_, (frame, number) = walk_tb(error.__traceback__)
    place = f"{Path(frame.f_code.co_filename).name}:{number}"
    return f"this is a mistake of the program, please report it: {type(error).__name__} at {place}: {error}"


def _let_go_of_output() -> None:
    """What nobody could take is not offered again at the exit, which would print a traceback."""
    try:
        print(end="", flush=True)
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="circus", description="Five tabletop games at one table.")
    parser.add_argument("--version", action="version", version=__version__)
    commands = parser.add_subparsers(metavar="COMMAND", required=True)
    _add_simulate(commands)
    _add_check(commands)
    _add_bench(commands)
    return parser


def _add_simulate(commands: Any) -> None:
    command = commands.add_parser("simulate", help="play games between bots, without a screen")
    command.add_argument("game", metavar="GAME", help=", ".join(games.names()))
    command.add_argument("--games", metavar="N", type=_count, required=True, help="how many")
    command.add_argument("--seats", metavar="N", type=_count)
    command.add_argument("--level", metavar="NAME", help="a board of levels/GAME; else the default board")
    command.add_argument("--bots", metavar="NAME,…", default="random", help="one for all, or one a seat")
    command.add_argument("--rotate", action="store_true", help="play each deal once per rotation of the bots")
    command.add_argument("--seed", metavar="S", type=int, help="the same seed plays the same games")
    command.add_argument("--option", metavar="K=V", action="append", default=[], help="a choice of rules")
    command.add_argument("--record", metavar="DIR", type=Path, help="write DIR/NNNN.jsonl, one a game")
    command.add_argument("--with-legal", action="store_true", help="records carry every legal set")
    command.add_argument("--jobs", metavar="N", type=_count, default=1, help="how many processes")
    command.add_argument("--json", action="store_true", help="the last line is one JSON object")
    command.set_defaults(run=_simulate)


def _add_check(commands: Any) -> None:
    command = commands.add_parser("check", help="replay records and verify every line")
    command.add_argument("files", metavar="FILE", nargs="+", type=Path)
    command.set_defaults(run=_check)


def _add_bench(commands: Any) -> None:
    command = commands.add_parser("bench", help="measure speed")
    command.add_argument("names", metavar="NAME", nargs="*", help=f"of {', '.join(BENCHMARKS)}; else all")
    command.add_argument("--against", metavar="ENGINE", choices=("openspiel",), help="also step openspiel")
    command.add_argument("--seconds", metavar="S", type=_duration, help="processor time of one round")
    command.add_argument("--json", action="store_true")
    command.set_defaults(run=_bench)


def _count(word: str) -> int:
    if not (word.isascii() and word.isdigit()) or not 1 <= len(word) <= 9 or int(word) < 1:
        raise argparse.ArgumentTypeError(f"'{word}' is not a whole number from 1 on")
    return int(word)


def _duration(word: str) -> float:
    if not word.replace(".", "", 1).isdecimal() or not 0 < float(word) <= 3600:
        raise argparse.ArgumentTypeError(f"'{word}' is not a number of seconds")
    return float(word)


def _options(game: Game[Any], words: Sequence[str]) -> dict[str, Value]:
    """`K=V` words as values; raises `UsageError`."""
    declared = {option.name: option for option in game.options}
    chosen: dict[str, Value] = {}
    for word in words:
        name, equals, text = word.partition("=")
        if not equals:
            raise UsageError(f"--option {word} has no value: write --option NAME=VALUE")
        if name not in declared:
            raise UsageError(f"there is no option '{name}': {game.name} has {', '.join(declared) or 'none'}")
        if name in chosen:
            raise UsageError(f"option {name} is given twice")
        chosen[name] = declared[name].read(text)
    return chosen


def _simulate(arguments: argparse.Namespace) -> int:
    from circus.lab.simulate import Plan, simulate

    game = games.find(arguments.game)
    seats = arguments.seats or game.usual_seats
    plan = Plan(
        game=game.name,
        seats=seats,
        options=tuple(_options(game, arguments.option).items()),
        level=arguments.level,
        strengths=_strengths(arguments.bots, seats),
        games=arguments.games,
        seed=int.from_bytes(os.urandom(4)) if arguments.seed is None else arguments.seed,
        rotate=arguments.rotate,
        records=arguments.record,
        with_legal=arguments.with_legal,
    )
    tally, seconds = simulate(plan, arguments.jobs)
    report = tally.report(seconds)
    if arguments.json:
        print(json.dumps(report))
    else:
        _print_tally(report, plan.seed)
    return DONE


def _strengths(words: str, seats: int) -> tuple[str, ...]:
    from circus import bots

    named = tuple(words.split(","))
    for name in named:
        bots.find(name)
    if len(named) == 1:
        return named * seats
    if len(named) != seats:
        raise UsageError(f"{len(named)} bots for {seats} seats: name one for all, or one a seat")
    return named


def _print_tally(report: dict[str, Any], seed: int) -> None:
    print(f"{report['games']} games, {report['actions']} actions in {report['seconds']} s, seed {seed}")
    print(f"{report['games_per_s']} games/s, {report['actions_per_s']} actions/s")
    print("wins by seat: " + " ".join(f"{won:.1f}" for won in report["wins"]))
    for name, sums in report["by_bot"].items():
        low, high = sums["wilson95"]
        print(f"{name}: {sums['share']:.1%} of {sums['games']} seats ({low:.1%} to {high:.1%})")


def _check(arguments: argparse.Namespace) -> int:
    from circus.core.errors import RecordError
    from circus.replay import read

    faults = 0
    for path in arguments.files:
        try:
            read(path)
        except RecordError as error:
            faults += 1
            _print_fault(str(error))
    if not faults:
        print("the record holds" if len(arguments.files) == 1 else f"all {len(arguments.files)} records hold")
    return FAILED if faults else DONE


def _bench(arguments: argparse.Namespace) -> int:
    from circus.bench import openspiel, rules

    for name in arguments.names:
        if name not in BENCHMARKS:
            raise UsageError(f"there is no benchmark '{name}': choose {', '.join(BENCHMARKS)}")
    rivals = openspiel.contestants() if arguments.against else None
    report = rules.run(rivals, arguments.seconds or rules.ROUND_SECONDS)
    if arguments.json:
        print(json.dumps(report))
    else:
        _print_paces(report)
    return DONE


def _print_paces(report: dict[str, Any]) -> None:
    for part in ("rules", "openspiel"):
        for name, pace in report.get(part, {}).items():
            line = f"{name:15} {pace['actions_per_s']:>9,} actions/s {pace['plies_per_s']:>9,} plies/s"
            line += f" {pace['games_per_s']:>9,} games/s"
            if "copy_us" in pace:
                line += f"   copy {pace['copy_us']} us"
            if "ratio" in pace:
                line += f"   {pace['ratio']} x {pace['against']}"
            print(line)
