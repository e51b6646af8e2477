"""Work of the lab's commands: who plays the games, and what is stored of work that was stopped."""

import argparse
from pathlib import Path

from circus.core.errors import CircusError
from circus.lab import crew
from circus.lab.crew import Crew


def workers_of(arguments: argparse.Namespace) -> Crew:
    """Return the workers of `--cluster`, or the processes of `--jobs`; the caller closes them."""
    return crew.cluster(arguments.cluster) if arguments.cluster else crew.processes(arguments.jobs)


def stopped(how_far: str, folder: Path | None, command: str) -> CircusError:
    """Return the error of work that was stopped.

    Args:
        how_far: the part that is done.
        folder: where it is stored; `None` if it is lost.
        command: what continues it.
    """
    if folder is None:
        return CircusError(f"{how_far}; without --out nothing of it is kept")
    return CircusError(f"{how_far}; all of them are kept: {command} goes on")
