"""Command `bench`."""

import argparse
import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from circus.cli.words import DONE, FAILED, count, duration
from circus.core.errors import UsageError
from circus.platform.console import say, show
from circus.tools.bench import (
    ASKED,
    DAY,
    LAB,
    LESSONS,
    NAMES,
    PACE,
    PEERS,
    PHONES,
    RATIOS,
    RULES,
    SCREEN,
    SEARCH,
    STAND,
    TIMELINE,
)

_COUNTED = (
    "of a day, else 500; each pace, else 20; visits at a stand, else 200; long ones in the lab, else 60"
)


def add_bench(commands: Any) -> None:
    """Add the command `bench` and its options."""
    names = ", ".join([*NAMES, *ASKED])
    command = commands.add_parser("bench", help="measure speed and memory")
    asked = f"of {names}; else all but the last {len(ASKED)}"
    command.add_argument("names", metavar="NAME", nargs="*", help=asked)
    command.add_argument(
        "--against", metavar="ENGINE", choices=("openspiel",), help="also measure OpenSpiel's games"
    )
    command.add_argument("--seconds", metavar="S", type=duration, help="processor time of one measurement")
    command.add_argument("--iterations", metavar="N", type=count, help="iterations of each search")
    command.add_argument("--games", metavar="N", type=count, help=_COUNTED)
    command.add_argument(
        "--stored", metavar="FILE", type=Path, help="ratios: fail if one exceeds the file's by a fifth"
    )
    command.add_argument("--json", action="store_true")
    command.set_defaults(run=_bench)


def _bench(arguments: argparse.Namespace) -> int:
    from circus.tools.bench import openspiel, rules, search, timeline

    chosen = arguments.names or NAMES
    for name in chosen:
        if name not in (*NAMES, *ASKED):
            raise UsageError(f"there is no benchmark '{name}': choose {', '.join([*NAMES, *ASKED])}")
    report: dict[str, Any] = {}
    if RULES in chosen:
        rivals = openspiel.contestants() if arguments.against else None
        report |= rules.run(rivals, arguments.seconds or rules.ROUND_SECONDS)
    if SEARCH in chosen:
        report |= search.run(arguments.iterations)
    if TIMELINE in chosen:
        report |= timeline.run()
    report |= _screen([name for name in chosen if name in SCREEN])
    asked: dict[str, Callable[[int | None], Any]] = {
        DAY: _day,
        PACE: _pace,
        LESSONS: _lessons,
        STAND: _stand,
        LAB: partial(_lab, arguments.seconds),
        PEERS: partial(_peers, arguments.seconds),
        PHONES: partial(_phones, arguments.seconds),
        RATIOS: partial(_ratios, arguments.stored),
    }
    report |= {name: measure(arguments.games) for name, measure in asked.items() if name in chosen}
    if arguments.json:
        show(json.dumps(report))
    else:
        _print_paces(report)
        _print_screen({name: report[name] for name in chosen if name != RULES})
    grown = report.get(RATIOS, {}).get("grown")
    if grown:
        say(f"circus: grown by over a fifth: {', '.join(grown)}")
    return FAILED if grown else DONE


def _screen(names: list[str]) -> dict[str, Any]:
    if not names:
        return {}
    _prepare()
    from circus.tools.bench import screen

    return screen.report(names)


def _day(games: int | None) -> dict[str, Any]:
    _prepare()
    from circus.tools.bench import day

    return day.day(games or day.GAMES)


def _pace(games: int | None) -> dict[str, Any]:
    _prepare()
    from circus.tools.bench import pace

    return pace.pace(games or pace.GAMES)


def _lessons(_games: int | None) -> dict[str, Any]:
    _prepare()
    from circus.tools.bench import lessons

    return lessons.lessons()


def _peers(seconds: float | None, _games: int | None) -> dict[str, Any]:
    from circus.tools.bench import peers

    return peers.run(seconds or peers.ROUND_SECONDS)


def _phones(seconds: float | None, _games: int | None) -> dict[str, Any]:
    _prepare()
    from circus.tools.bench import phones

    return phones.phones(seconds or phones.SECONDS)


def _stand(visits: int | None) -> dict[str, Any]:
    _prepare()
    from circus.tools.bench import stand

    return stand.stand(visits or stand.VISITS)


def _ratios(stored: Path | None, _games: int | None) -> dict[str, Any]:
    _prepare()
    from circus.tools.bench import ratios

    return ratios.run(ratios.stored_ratios(stored) if stored else None)


def _lab(seconds: float | None, long_games: int | None) -> dict[str, Any]:
    from circus.tools.bench import lab

    return lab.lab(seconds or lab.SECONDS, long_games or lab.LONG_GAMES)


def _prepare() -> None:
    """Set up pygame before anything imports it."""
    from circus.ui.gfx import bootstrap

    bootstrap.choose_display()
    bootstrap.prepare()


def _print_paces(report: dict[str, Any]) -> None:
    for part in ("rules", "openspiel"):
        for name, pace in report.get(part, {}).items():
            line = f"{name:15} {pace['actions_per_s']:>9,} actions/s {pace['plies_per_s']:>9,} plies/s"
            line += f" {pace['games_per_s']:>9,} games/s"
            if "copy_us" in pace:
                line += f"   copy {pace['copy_us']} us"
            if "ratio" in pace:
                line += f"   {pace['ratio']} x {pace['against']}"
            show(line)


def _print_screen(report: dict[str, Any]) -> None:
    """Print a line for every set of figures: the path of names, then the numbers."""
    for name, part in report.items():
        for path, figures in _leaves(part, (name,)):
            show(f"{' '.join(path):45} " + "  ".join(f"{what} {number}" for what, number in figures.items()))


def _leaves(part: dict[str, Any], path: tuple[str, ...]) -> list[tuple[tuple[str, ...], dict[str, float]]]:
    if not any(isinstance(value, dict) for value in part.values()):
        return [(path, part)]
    return [leaf for name, inner in part.items() for leaf in _leaves(inner, (*path, name))]
