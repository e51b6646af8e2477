"""Question of a search: which numbers may change, in which ranges, and which figures they should reach."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from itertools import product
from math import prod
from typing import Any

from circus import __version__, games
from circus.core.errors import UsageError
from circus.core.number import TooFewPiecesError
from circus.core.option import Value
from circus.lab.experiment.question import MAX_SEED, ExperimentQuestion, Variant
from circus.platform.untrusted.shapes import (
    FLAG,
    NULL,
    TEXT,
    either,
    list_of,
    number,
    object_of,
    table_of,
    whole,
)

Space = tuple[str, tuple[Value, ...]]
"""Name of a number or option, and its values."""

Aim = tuple[str, float]
"""Name of a figure, as in `results.json`, and its wished value."""

Choice = tuple[tuple[str, Value], ...]
"""Value of each varied name, in the order of the spaces."""

MAX_VALUES = 99
MAX_FIGURE = 1e9

_VALUE = either(TEXT, FLAG, whole())
SHAPE = object_of(
    {
        "version": TEXT,
        "game": TEXT,
        "seats": whole(1, 99),
        "level": either(TEXT, NULL),
        "fixed": table_of(_VALUE, 99),
        "spaces": table_of(list_of(_VALUE, MAX_VALUES), 99),
        "aims": table_of(number(-MAX_FIGURE, MAX_FIGURE), 99),
        "bots": list_of(TEXT, 99),
        "games": whole(1),
        "seed": whole(0, MAX_SEED),
    },
    closed=True,
)
"""Shape of the file `tuning.json`."""


@dataclass(frozen=True)
class TuningQuestion:
    """Question of a search; equal questions have equal answers.

    Attributes:
        game, seats, level: the table; without a level the default board.
        fixed: options and numbers with one value everywhere.
        spaces: the varied names with their values.
        aims: the figures to reach.
        bots: one for all seats, or one for each seat, rotated.
        games: number of games of each set of numbers in the search.
        seed: of deals, choices and proposals.
        version: of the program; another one may play the same deals differently.
    """

    game: str
    seats: int
    level: str | None
    fixed: tuple[tuple[str, Value], ...]
    spaces: tuple[Space, ...]
    aims: tuple[Aim, ...]
    bots: tuple[str, ...]
    games: int
    seed: int
    version: str = __version__

    def __post_init__(self) -> None:
        """Validate it; raise `UsageError`, or `LevelError` if a board cannot be loaded."""
        declared = games.find(self.game).declared
        for name, values in self.spaces:
            if name not in declared or not values or not all(map(declared[name].allows, values)):
                raise UsageError(f"{name} is no number or option of {self.game} with such values")
            if name in dict(self.fixed):
                raise UsageError(f"{name} is both fixed and tuned: name it once")
        if not self.aims:
            raise UsageError("a search needs an aim: add --aim FIGURE=VALUE")
        if next(self.playable(), None) is None:
            raise UsageError("none of these sets of numbers can be played: widen the ranges")
        self.asked([self.published], self.games, self.seed)

    @property
    def size(self) -> int:
        """Number of sets of numbers, those that cannot be played included."""
        return prod(len(values) for _, values in self.spaces)

    def choices(self) -> Iterator[Choice]:
        """Yield every set of numbers, playable or not."""
        names = [name for name, _ in self.spaces]
        for values in product(*(values for _, values in self.spaces)):
            yield tuple(zip(names, values, strict=True))

    def playable(self) -> Iterator[Choice]:
        """Yield every set of numbers that can be played."""
        return filter(self.can_be_played, self.choices())

    def can_be_played(self, choice: Choice) -> bool:
        """Return whether these numbers do not contradict each other."""
        try:
            games.find(self.game).setup(self.seats, {**dict(self.fixed), **dict(choice)})
        except TooFewPiecesError:
            return False
        return True

    @property
    def published(self) -> Choice:
        """The published value of each varied name."""
        declared = games.find(self.game).declared
        return tuple((name, declared[name].default) for name, _ in self.spaces)

    def asked(self, choices: list[Choice], count: int, seed: int) -> ExperimentQuestion:
        """Return the experiment that plays these sets of numbers on the same deals."""
        game = games.find(self.game)
        variants = [
            Variant(tuple(game.values({**dict(self.fixed), **dict(each)}).items())) for each in choices
        ]
        return ExperimentQuestion(
            game=self.game,
            seats=self.seats,
            level=self.level,
            variants=tuple(variants),
            bots=self.bots,
            ladder=False,
            games=count,
            until=None,
            seed=seed,
        )

    def line(self) -> dict[str, Any]:
        """Return it as in `tuning.json`."""
        facts = asdict(self)
        facts |= {name: dict(facts[name]) for name in ("fixed", "aims")}
        facts["spaces"] = {name: list(values) for name, values in self.spaces}
        return facts | {"bots": list(self.bots)}


def of_line(line: Mapping[str, Any]) -> TuningQuestion:
    """Return the question of a file; raise `LineError`, `UsageError` or `LevelError`."""
    SHAPE.check(line)
    facts = {**line, "bots": tuple(line["bots"])}
    facts |= {name: tuple(line[name].items()) for name in ("fixed", "aims")}
    facts["spaces"] = tuple((name, tuple(values)) for name, values in line["spaces"].items())
    return TuningQuestion(**facts)
