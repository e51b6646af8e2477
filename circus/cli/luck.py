"""Splitting luck by its source: `lab GAME --luck`."""

import argparse
import json
from contextlib import closing
from functools import partial

from circus import games
from circus.cli.words import DONE, USUAL_GAMES, house_rules, lab_bots, seed_or_random
from circus.core.errors import UsageError
from circus.lab.bar import ProgressBar
from circus.platform.console import show

_NOT_SPLIT = ("vary", "each", "without", "until", "plan", "ladder", "humans", "figure", "out", "resume")
"""Options of the command that play something else."""


def add_luck(command: argparse.ArgumentParser) -> None:
    """Add the option."""
    command.add_argument(
        "--luck",
        action="store_true",
        help="replay each deal with one source of chance held: what deals, dice, draws and the start decide",
    )


def split_luck(arguments: argparse.Namespace) -> int:
    """Play the deals, and print the share of each source."""
    from circus.cli.lab_work import workers_of
    from circus.lab.luck import LuckQuestion, luck_lines, luck_of, play_deal

    for name in (*_NOT_SPLIT, "csv", "excel"):
        if getattr(arguments, name):
            raise UsageError(f"--luck plays one set of rules: leave out --{name}")
    game = games.find(arguments.game)
    question = LuckQuestion(
        game=game.name,
        seats=arguments.seats or game.usual_seats,
        values=tuple(house_rules(game, arguments).items()),
        level=arguments.level,
        bots=lab_bots(arguments),
        deals=arguments.games or USUAL_GAMES,
        seed=seed_or_random(arguments.seed),
    )
    deals = {}
    bar = ProgressBar(total=question.deals, unit="deal")
    with closing(workers_of(arguments)) as workers, closing(bar):
        for number, deal in workers.work(partial(play_deal, question), range(question.deals)):
            deals[number] = deal
            bar.update()
    found = luck_of(question, [deals[number] for number in sorted(deals)])
    if arguments.json:
        show(json.dumps(found))
    else:
        for line in luck_lines(found):
            show(line)
    return DONE
