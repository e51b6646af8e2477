"""Commands without a screen: `simulate` and `check`."""

import argparse
import json
from functools import partial
from pathlib import Path
from typing import Any

from circus import bots, games
from circus.cli.termination import ends_in_order
from circus.cli.words import DONE, FAILED, add_house_rules, count, house_rules, seed_or_random
from circus.core.errors import UsageError
from circus.platform.console import say, show
from circus.platform.faulty_items import unless_faulty


def add_simulate(commands: Any) -> None:
    """Add the command `simulate` and its options."""
    command = commands.add_parser("simulate", help="play games between bots, without a screen")
    command.add_argument("game", metavar="GAME", help=", ".join(games.names()))
    command.add_argument("--games", metavar="N", type=count, required=True, help="number of games")
    command.add_argument("--seats", metavar="N", type=count)
    command.add_argument("--level", metavar="NAME", help="a board of levels/GAME")
    strengths = ", ".join(bots.STRENGTHS)
    command.add_argument(
        "--bots", metavar="NAME,…", default="random", help=f"one for all seats or one for each: {strengths}"
    )
    command.add_argument(
        "--rotate", action="store_true", help="play each deal once in every rotation of the bots"
    )
    command.add_argument("--seed", metavar="S", type=int, help="the same seed plays the same games")
    add_house_rules(command)
    command.add_argument("--record", metavar="DIR", type=Path, help="write each game to DIR/NNNN.jsonl")
    command.add_argument("--with-legal", action="store_true", help="add the legal actions to each line")
    command.add_argument("--jobs", metavar="N", type=count, default=1, help="number of processes")
    command.add_argument("--json", action="store_true", help="the last line is one JSON object")
    command.set_defaults(run=ends_in_order(_simulate))


def add_check(commands: Any) -> None:
    """Add the command `check` and its options."""
    command = commands.add_parser("check", help="replay records and verify every line")
    command.add_argument("files", metavar="FILE", nargs="+", type=Path)
    command.set_defaults(run=_check)


def _simulate(arguments: argparse.Namespace) -> int:
    from circus.lab.selfplay import LIMIT
    from circus.lab.simulate import SimulationPlan, simulate

    game = games.find(arguments.game)
    seats = arguments.seats or game.usual_seats
    plan = SimulationPlan(
        game=game.name,
        seats=seats,
        options=tuple(house_rules(game, arguments).items()),
        level=arguments.level,
        strengths=_strengths(arguments.bots, seats),
        games=arguments.games,
        seed=seed_or_random(arguments.seed),
        rotate=arguments.rotate,
        records=arguments.record,
        with_legal=arguments.with_legal,
    )
    tally, seconds = simulate(plan, arguments.jobs)
    if tally.endless:
        say(
            f"circus: games without an end after {LIMIT} actions, an ending of their own "
            f"and left out of all figures: {tally.endless}"
        )
    report = tally.report(seconds)
    if arguments.json:
        show(json.dumps(report))
    else:
        _print_tally(report, plan.seed)
    return DONE


def _strengths(words: str, seats: int) -> tuple[str, ...]:
    named = tuple(words.split(","))
    for name in named:
        bots.find(name)
    if len(named) == 1:
        return named * seats
    if len(named) != seats:
        raise UsageError(f"{len(named)} bots for {seats} seats: name one for all, or one a seat")
    return named


def _print_tally(report: dict[str, Any], seed: int) -> None:
    show(f"{report['games']} games, {report['actions']} actions in {report['seconds']} s, seed {seed}")
    show(f"{report['games_per_s']} games/s, {report['actions_per_s']} actions/s")
    if length := report["length"]:
        show(f"actions a game: {length['mean']}, half of the games up to {length['median']:g}")
    if report["ties"] is not None:
        show(f"ties: {report['ties']:.1%}")
    ends = ", ".join(f"{reason} {count}" for reason, count in report["reasons"].items())
    show(f"endings: {ends}")
    show("wins by seat: " + " ".join(f"{won:.1f}" for won in report["wins"]))
    for name, sums in report["by_bot"].items():
        low, high = sums["wilson95"]
        show(f"{name}: {sums['share']:.1%} of {sums['games']} seats ({low:.1%} to {high:.1%})")


def _check(arguments: argparse.Namespace) -> int:
    """Run `check`: print each invalid record, and return the exit code."""
    from circus.records.replay import read

    faults = 0
    for path in arguments.files:
        replay = unless_faulty(path, partial(read, path), say)
        if replay is None:
            faults += 1
        elif replay.board_note:
            say(f"{path}: {replay.board_note}")
    if not faults:
        show("the record holds" if len(arguments.files) == 1 else f"all {len(arguments.files)} records hold")
    return FAILED if faults else DONE
