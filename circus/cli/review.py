"""Command `review`: luck and skill in records, and the cost of each choice.

It neither reads nor writes the reviews that the app stores beside its records. Its output depends only on the
record, the effort and the seed, and it writes nothing to a folder that it only has to read.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from circus.cli.termination import ends_in_order
from circus.cli.words import DONE, FAILED, count
from circus.lab import crew
from circus.lab.review.judging import EFFORTS
from circus.lab.review.review_lines import review_lines
from circus.lab.review.steps import ReviewStep
from circus.lab.review.verdict import review_of
from circus.lab.review.work import JudgedPosition, judge_numbered, pack_game
from circus.platform.console import say, show
from circus.platform.faulty_items import unless_faulty
from circus.records.replay import Replay, read


def add_review(commands: Any) -> None:
    """Add the command `review` and its options."""
    command = commands.add_parser("review", help="separate luck from skill, with the cost of each choice")
    command.add_argument("files", metavar="FILE", nargs="+", type=Path)
    command.add_argument("--effort", choices=list(EFFORTS), default="normal", help="effort of the search")
    command.add_argument(
        "--seed", metavar="S", type=int, default=1, help="the same seed gives the same figures"
    )
    command.add_argument("--jobs", metavar="N", type=count, default=1, help="number of processes")
    command.add_argument("--json", action="store_true", help="print one JSON object per file")
    command.set_defaults(run=ends_in_order(_review))


def _review(arguments: argparse.Namespace) -> int:
    replays: list[tuple[Path, Replay]] = []
    code = DONE
    for path in arguments.files:
        replay = unless_faulty(path, partial(read, path, cut_end=True), say)
        if replay is None:
            code = FAILED
            continue
        if replay.board_note:
            say(f"{path}: {replay.board_note}")
        replays.append((path, replay))
    if replays:
        games = [pack_game(replay.match.timeline) for _, replay in replays]
        sizes = [each.positions for each in games]
        work = partial(judge_numbered, games, arguments.effort, arguments.seed)
        positions = sum(sizes)
        found = crew.processes(min(arguments.jobs, positions)).work(work, range(positions))
        _print_reviews(replays, sizes, (each for _, each in found), arguments.json)
    return code


def _print_reviews(
    replays: Sequence[tuple[Path, Replay]],
    sizes: Sequence[int],
    found_steps: Iterator[JudgedPosition],
    as_json: bool,
) -> None:
    """Print each file as soon as it and all before it are judged."""
    found: list[list[ReviewStep]] = [[] for _ in replays]
    next_file = 0
    for file, step in found_steps:
        found[file].append(step)
        while next_file < len(replays) and len(found[next_file]) == sizes[next_file]:
            path, replay = replays[next_file]
            timeline = replay.match.timeline
            review, actions = review_of(timeline, found[next_file]), timeline.actions
            names = [player.name for player in replay.players]
            if as_json:
                show(json.dumps(review.line(str(path), actions)))
            else:
                for line in review_lines(review, str(path), names, actions):
                    show(line)
            next_file += 1
