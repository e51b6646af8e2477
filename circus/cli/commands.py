"""List of all commands; opening the app alone does not load it."""

import argparse

from circus import __version__
from circus.cli import bench, day, experiment, lab, new_game, review, screen, stand
from circus.tools.compile import rules_build


def add_commands(parser: argparse.ArgumentParser) -> None:
    """Add each command with its options, and `--version`."""
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
    new_game.add_new_game(commands)
    bench.add_bench(commands)
