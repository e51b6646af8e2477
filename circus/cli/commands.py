"""The commands that a first word may name, all of them: who only opens the app need not load them."""

import argparse

from circus import __version__
from circus.cli import bench, day, experiment, lab, review, screen, stand
from circus.compile import rules_build


def add_commands(parser: argparse.ArgumentParser) -> None:
    """Adds each command with the words that it knows, and `--version`."""
    parser.add_argument("--version", action="version", version=f"{__version__}, {rules_build()} rules")
    commands = parser.add_subparsers(metavar="COMMAND")
    screen.add_play(commands)
    screen.add_replay(commands)
    stand.add_stand(commands)
    lab.add_simulate(commands)
    lab.add_check(commands)
    review.add_review(commands)
    day.add_day(commands)
    experiment.add_lab(commands)
    screen.add_gallery(commands)
    screen.add_rules(commands)
    bench.add_bench(commands)
