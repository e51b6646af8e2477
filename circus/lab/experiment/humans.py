"""Games of people beside those of bots: the same figures, from records and visits at stands."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from circus.core.errors import UsageError
from circus.core.game import Setup
from circus.core.option import spell
from circus.lab.day.played import PlayedGame, played_game
from circus.lab.day.visits import Skipped, find_visits, skip_file, visit_of
from circus.lab.experiment.course import ReplayedMoves, course_of
from circus.lab.experiment.playing import GameLine, PreparedQuestion, prepare
from circus.lab.experiment.question import ExperimentQuestion
from circus.lab.experiment.results import figures
from circus.lab.experiment.sums import FigureSums
from circus.platform.faulty_items import unless_faulty
from circus.platform.folders import is_there
from circus.platform.system_files import files_in
from circus.records.identity import grouped_copies, read_identity


class Read(NamedTuple):
    """Games of people that were found.

    Attributes:
        lines: one for each finished game of one of the variants.
        others: the number of games that are of no variant or unfinished, by what is different in them.
        skipped: unreadable files with the reason.
    """

    lines: tuple[GameLine, ...]
    others: Mapping[str, int]
    skipped: tuple[Skipped, ...]


def read(question: ExperimentQuestion, folders: Sequence[Path]) -> Read:
    """Read records and folders of records or visits; raise `UsageError` for a missing one."""
    for folder in folders:
        if not is_there(folder):
            raise UsageError(f"{folder} does not exist: --humans needs records, or folders with some")
    table, others = prepare(question), Counter[str]()
    lines: list[GameLine] = []
    skipped: list[Skipped] = []
    seen: set[str] = set()
    for game in _games(folders, skipped):
        key = read_identity(game.path)
        if not game.people or key in seen:
            continue
        seen.add(key)
        variant = _variant(question, table, game)
        if variant is None or not game.ended:
            others[_difference(question, table, game)] += 1
        else:
            lines.append(_line(table, game, variant, len(lines)))
    return Read(tuple(lines), others, tuple(skipped))


def human_figures(question: ExperimentQuestion, games: Read) -> list[dict[str, Any]]:
    """Return an entry for each variant that people played, with the figures that `variants` has.

    Every game counts as a deal. Minutes are those of the clock.
    """
    sums = FigureSums(question)
    sums.meet({line.reason for line in games.lines})
    for line in games.lines:
        sums.add([line])
    played = [at for at in range(sums.variants) if sums.games[at]]
    listed = figures(question, sums) if played else []
    return [{"variant": at, "people": True, **listed[at]} for at in played]


def beside(question: ExperimentQuestion) -> list[dict[str, Any]]:
    """Return the same for the folders in the question that still exist."""
    folders = [folder for folder in map(Path, question.people) if is_there(folder)]
    return human_figures(question, read(question, folders)) if folders else []


def _longest_first(records: Sequence[Path]) -> list[Path]:
    """Return the records so that of copies the longest comes first."""
    return [path for copies in grouped_copies(records) for path in copies.all]


def _games(folders: Sequence[Path], skipped: list[Skipped]) -> Iterator[PlayedGame]:
    """Yield the games in records, folders of records and visits; append what cannot be read to `skipped`."""
    for folder in folders:
        records = [folder] if folder.is_file() else sorted(files_in(folder, "*.jsonl"))
        visits = [] if folder.is_file() else list(find_visits(folder))
        inside = {each for each in visits if isinstance(each, Path)}
        for path in _longest_first(records) if folder not in inside else []:
            if game := unless_faulty(path, partial(played_game, path), partial(skip_file, path, skipped)):
                yield game
        for each in visits:
            visit = visit_of(each) if isinstance(each, Path) else each
            if isinstance(visit, Skipped):
                skipped.append(visit)
            else:
                skipped += visit.skipped
                yield from visit.games


def _variant(question: ExperimentQuestion, table: PreparedQuestion, game: PlayedGame) -> int | None:
    """Return the variant of a game; never one with `without`, because people do not avoid a verb or card."""
    own = game.setup
    if (game.game.name, own.seats) != (question.game, question.seats):
        return None
    for number, variant in enumerate(question.variants):
        is_there = variant.without is None and own.level_name == table.setups[number].level_name
        if is_there and table.setups[number].choices == own.choices:
            return number
    return None


def _difference(question: ExperimentQuestion, table: PreparedQuestion, game: PlayedGame) -> str:
    """Return in what a game differs from the variant most like it; of what is shared, the first is enough."""
    own = game.setup
    if game.game.name != question.game:
        return f"of {game.game.name}"
    if own.seats != question.seats:
        return f"with {own.seats} players"
    gaps = [_gaps(own, setup) for setup in table.setups]
    nearest = min(gaps, key=len)
    return f"with {', '.join(nearest)}" if nearest else "left before their end"


def _gaps(own: Setup, other: Setup) -> list[str]:
    """Return the choices of a table that another one has not."""
    board = [f"level={own.level_name}"] if own.level_name != other.level_name else []
    changed = [
        f"{name}={spell(value)}" for name, value in own.choices.items() if other.choices.get(name) != value
    ]
    usual = [f"the usual {name}" for name in other.choices if name not in own.choices]
    return changed + usual + board


def _line(table: PreparedQuestion, game: PlayedGame, variant: int, number: int) -> GameLine:
    curve = table.curve()
    moves = ReplayedMoves(game.game, game.timeline.actions)
    course = course_of(game.game, game.setup, moves, [curve] if curve else [])
    amounts = table.amounts(table.observed(course, curve=curve, minutes=game.minutes))
    return GameLine(number, variant, "0", course.reason, len(course.actions), amounts)
