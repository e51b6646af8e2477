"""The game that broke a law, written as a record that `check` reads and the program replays."""

from collections.abc import Sequence
from pathlib import Path
from tempfile import gettempdir
from zlib import crc32

from circus.core.action import Action
from circus.core.state import State
from circus.records.match import Match
from circus.records.record import Player, Writer, header_of
from tests.laws.cases import Case, Walk

FOLDER = Path(gettempdir()) / "circus-failed-laws"
MAX_STEM = 100
"""Letters of a record's name, from which on a sum stands for the rest."""
SHOWN_LINES = 20
"""Last lines of the record that the report of a failure shows."""


def describe(case: Case, folder: Path = FOLDER) -> str:
    """Return the text that a failed test adds to its report, and write the record it names.

    It draws the position which the law was checking; the record ends with the action that was chosen there.
    """
    title = f"game {case.name}, seats {case.seats}, level {case.level}, options {dict(case.options)}"
    if Walk.checked is None or Walk.checked[0].case != case:
        return f"{title}\nseed {str(case)!r}"
    walk, position = Walk.checked
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{_stem(case)}.jsonl"
    write(path, case, walk.actions[: position.count + 1])
    lines = path.read_text(encoding="utf-8").splitlines()
    return "\n".join(
        [
            f"{title}\nseed {str(case)!r}, position {position.count}, next action {position.action}",
            f"python main.py check {path}",
            str(position.state),
            *lines[-SHOWN_LINES:],
        ]
    )


def _stem(case: Case) -> str:
    """Return the name of a case's record: many numbers are more than a file's name may hold."""
    whole = str(case).replace(" ", "_")
    return whole if len(whole) <= MAX_STEM else f"{whole[:MAX_STEM]}_{crc32(whole.encode()):08x}"


def differences(left: State, right: State) -> list[str]:
    """Return the lines that say where two states differ: their values, then both drawings."""
    here, there = left.contents(), right.contents()
    names = [name for name in sorted({*here, *there}) if here.get(name) != there.get(name)]
    values = [f"{name}: {here.get(name)!r} != {there.get(name)!r}" for name in names]
    return [*values, "", *str(left).splitlines(), "", *str(right).splitlines()]


def write(path: Path, case: Case, actions: Sequence[Action]) -> None:
    """Write the record of these actions from the start of the game."""
    path.unlink(missing_ok=True)
    players = [Player(f"random {seat}", "human") for seat in range(1, case.seats + 1)]
    header = header_of(case.game, case.setup, "test", "2026-01-01T00:00:00Z", players)
    writer = Writer(path, header, lambda: 0)
    match = Match(case.game, case.setup, writer)
    for action in actions:
        match.play(action)
    writer.close()
