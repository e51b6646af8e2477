"""Results of a comparison: those of an experiment whose variants are the two sides, on their common deals."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

from circus import __version__, games
from circus.core.errors import UsageError
from circus.lab.against.stored_games import StoredGames
from circus.lab.experiment.ledger import ExperimentLedger
from circus.lab.experiment.measures import Measure, measures
from circus.lab.experiment.playing import GameLine
from circus.lab.experiment.question import ExperimentQuestion, Variant
from circus.lab.experiment.results import results
from circus.lab.experiment.sums import FigureSums
from circus.lab.experiment.verdict import verdicts
from circus.platform.untrusted import reason_of

Pair = tuple[StoredGames, StoredGames]


def check_deals(pair: Pair) -> None:
    """Raise `UsageError` unless both sides play the same deals with the same bots."""
    one, two = (each.question for each in pair)
    first, second = (each.folder for each in pair)
    for what, here, there in (
        ("seats", one.seats, two.seats),
        ("seed", one.seed, two.seed),
        ("bots", ",".join(one.bots), ",".join(two.bots)),
        ("games of a deal", len(one.seated), len(two.seated)),
    ):
        if here != there:
            raise UsageError(
                f"{first} and {second} have no deals in common: {what} {here} and {there}; "
                "play one of them again like the other"
            )


def compare(
    pair: Pair, sides: Sequence[Mapping[str, Any]], deals: int | None = None, folder: Path | None = None
) -> dict[str, Any]:
    """Return the results of a comparison, as `lab --against --json` prints them.

    The first variant is the first side.

    Args:
        pair: the games of the sides.
        sides: their descriptions.
        deals: maximum number of deals; `None` for all common ones.
        folder: for the question, the games and the results; `None` to write nothing.

    Raises:
        UsageError: no deal is complete on both sides, or a folder cannot be read or written.
        LedgerError: a file of games is damaged.
    """
    question = _question(pair)
    sums = FigureSums(question)
    try:
        ledger = ExperimentLedger.over(folder, question) if folder else None
    except OSError as error:
        raise UsageError(f"{folder} cannot hold a comparison: {reason_of(error)}") from None
    try:
        for lines in islice(_deals(pair, measures(question)), deals):
            sums.add(ledger.add(lines) if ledger else lines)
        if not sums.deals:
            raise UsageError(f"{pair[0].folder} and {pair[1].folder} have no complete deal in common")
        question = replace(question, games=sums.deals * len(question.seated))
        described = [{**each, "version": one.question.version} for each, one in zip(sides, pair, strict=True)]
        figures: dict[str, Any] = {**results(question, sums), "sides": described}
        figures["verdicts"] = verdicts(figures)
        if ledger:
            ledger.ask(question)
            ledger.write_results(figures)
    finally:
        if ledger:
            ledger.close()
    return figures


def _question(pair: Pair) -> ExperimentQuestion:
    """Return the question with a variant for each side; its number of games is not known yet."""
    one, two = pair
    asked = one.question
    rules = _with_defaults(asked.game, [one.rules, two.rules])
    board = rules[0].level
    variants = [
        replace(each, level=None if each.level == board else each.level, side=number)
        for number, each in enumerate(rules, 1)
    ]
    return ExperimentQuestion(
        game=asked.game,
        seats=asked.seats,
        level=board,
        variants=tuple(variants),
        bots=asked.bots[-1:] if asked.ladder else asked.bots,  # games of a ladder are not compared
        ladder=False,
        games=1,
        until=None,
        seed=asked.seed,
        version=__version__,
    )


def _with_defaults(name: str, rules: Sequence[Variant]) -> list[Variant]:
    """Return the rules, each with its board and a value for every number that any of them names."""
    game = games.find(name)
    named = {each for one in rules for each, _ in one.options}
    usual = {each.name: each.default for each in game.numbers if each.name in named}
    board = game.level.default if game.level else None
    return [
        replace(
            each,
            options=tuple(game.values(usual | dict(each.options)).items()),
            level=each.level or board,
        )
        for each in rules
    ]


def _deals(pair: Pair, listed: Sequence[Measure]) -> Iterator[tuple[GameLine, ...]]:
    """Yield the games of both sides deal by deal; a figure that one file lacks is unknown in both."""
    columns = set(pair[0].columns()) & set(pair[1].columns())
    common = [each.name in columns for each in listed]
    for one, two in zip(pair[0].deals(listed, 0), pair[1].deals(listed, 1), strict=False):
        yield tuple(_only(common, line) for line in (*one, *two))


def _only(common: Sequence[bool], line: GameLine) -> GameLine:
    """Return a game with the figures that both files have."""
    pairs = zip(line.amounts, common, strict=True)
    return line._replace(amounts=tuple(amount if is_common else None for amount, is_common in pairs))
