"""Question of an experiment: the compared variants of a game, the players, and the number of games."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import cached_property
from itertools import product
from types import MappingProxyType
from typing import Any

from circus import __version__, bots, games
from circus.content import levels
from circus.core.errors import UsageError
from circus.core.game import Game, Setup
from circus.core.level import Level
from circus.core.option import Value, with_absent
from circus.lab.experiment.counted_items import CARD, cards, verbs
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

MAX_GAMES = 10_000_000
"""Maximum number of games of each variant: more would take a laptop weeks."""

MAX_VARIANTS = 40
"""Maximum number of variants: more comparisons, corrected for their number, have no power."""

LEVEL = "level"
"""Key for the board among the varied options; the board is no option."""

MAX_SEED = 2**63 - 1

MAX_FIGURES = 1000
"""Maximum number of figures that a question names."""

MAX_FOLDERS = 1000
"""Maximum number of folders with games of people."""

MAX_WIDTH = 1e6
"""Maximum width of an interval that ends an experiment."""

MAIN = "win_share/0"
"""Figure whose interval ends an experiment if none is named."""

Chosen = tuple[tuple[str, Value], ...]
"""Options with their values, in the order of the game's declaration."""

_OPTIONS = table_of(either(TEXT, FLAG, whole()), 99)
_VARIANT = object_of({"options": _OPTIONS, "without": either(TEXT, NULL)}, {LEVEL: TEXT, "side": whole(1, 2)})
SHAPE = object_of(
    {
        "version": TEXT,
        "game": TEXT,
        "seats": whole(1, 99),
        "level": either(TEXT, NULL),
        "variants": list_of(_VARIANT, 2 * MAX_VARIANTS),
        "bots": list_of(TEXT, 99),
        "ladder": FLAG,
        "games": either(whole(1, MAX_GAMES), NULL),
        "until": either(number(1e-6, MAX_WIDTH), NULL),
        "seed": number(0, MAX_SEED),
    },
    {
        "people": list_of(TEXT, MAX_FOLDERS),
        "boards": list_of(TEXT, 2 * MAX_VARIANTS),
        "until_of": TEXT,
        "figures": list_of(TEXT, MAX_FIGURES),
        "confirms": FLAG,
    },
    closed=True,
)
"""Shape of the file `question.json`."""


@dataclass(frozen=True)
class Variant:
    """Rules that are compared with others.

    Attributes:
        options: every option of the game, and every number that the question names, with its value.
        without: a verb, or a card ("card/NAME"), that no bot chooses unless forced.
        level: the board, if it is not that of the question.
        side: number of the side of a comparison (`circus.lab.against`) that played it, 1 or 2.
    """

    options: Chosen
    without: str | None = None
    level: str | None = None
    side: int | None = None

    def line(self) -> dict[str, Any]:
        """Return the variant as a JSON object."""
        optional = {LEVEL: self.level, "side": self.side}
        present = {name: value for name, value in optional.items() if value is not None}
        return {"options": dict(self.options), "without": self.without, **present}


@dataclass(frozen=True)
class ExperimentQuestion:
    """Question of an experiment; equal questions have equal answers.

    Attributes:
        game, seats, level: the table; without a level the default board.
        variants: at least one; the others are compared with the first.
        bots: one for all seats, or one for each seat, rotated; for a ladder from the weakest.
        ladder: whether each strength also plays against the one before it.
        games: number for each variant, rotations included and rungs not; `None` if `until` is set.
        until: width below which the interval of the main difference ends the experiment, or that of the main
            figure if there is one variant.
        until_of: the main figure.
        seed: of all deals and choices.
        version: of the program; another one may play the same deals differently.
        people: full paths of records of people's games, or of folders with them, for comparison. They change
            no
            deal: questions that differ in them alone are equal.
        figures: named before the games, besides the usual primary ones; their differences may be called sure.
        confirms: whether these figures alone are primary: it plays fresh deals for what was worth a look.
        boards: the digest of each variant's board when the question was first asked; () for games without
            boards.
    """

    game: str
    seats: int
    level: str | None
    variants: tuple[Variant, ...]
    bots: tuple[str, ...]
    ladder: bool
    games: int | None
    until: float | None
    seed: int
    version: str = __version__
    people: tuple[str, ...] = field(default=(), compare=False)
    boards: tuple[str, ...] = ()
    until_of: str = MAIN
    figures: tuple[str, ...] = ()
    confirms: bool = False

    def __post_init__(self) -> None:
        """Validate it; raise `UsageError`, or `LevelError` if a board cannot be loaded."""
        game = self._game
        if len(set(self.variants)) < len(self.variants):
            raise UsageError("two of the variants are the same: vary each option over different values")
        if len(self.variants) > MAX_VARIANTS:
            raise UsageError(
                f"{len(self.variants)} variants are too many: {MAX_VARIANTS} at most; add --each"
            )
        for variant in self.variants:
            _check_without(game, game.setup(self.seats, dict(variant.options)), variant.without)
        for strength in self.bots:
            bots.find(strength)
        _check_bots(self)
        _check_length(self)
        if not 0 <= self.seed <= MAX_SEED:
            raise UsageError(f"the seed cannot be {self.seed}: choose a whole number from 0 to {MAX_SEED}")
        if self.level is not None:
            levels.load(game, self.level)
        present = self._levels()
        if not self.boards and any(present):
            object.__setattr__(self, "boards", tuple(map(levels.digest_of, present)))

    @property
    def _game(self) -> Game[Any]:
        return games.find(self.game)

    def open(self) -> tuple[Game[Any], tuple[Setup, ...]]:
        """Return the game and the checked set-up of each variant; raise `UsageError` or `LevelError`.

        A machine of a cluster, or a folder that is resumed, may have other boards by now. Their games must
        not be summed with those of the right ones.
        """
        game, boards = self._game, self._levels()
        if any(boards) and self.boards != tuple(map(levels.digest_of, boards)):
            raise UsageError("a board here is not the one that this experiment was begun on: put that back")
        return game, tuple(
            game.setup(self.seats, dict(each.options), board)
            for each, board in zip(self.variants, boards, strict=True)
        )

    def _levels(self) -> list[Level | None]:
        """Return the local board of each variant; raise `UsageError` or `LevelError`."""
        game, names = self._game, [each.level or self.level for each in self.variants]
        loaded = {name: levels.load(game, name) if name else levels.default(game) for name in set(names)}
        return [loaded[name] for name in names]

    @cached_property
    def seated(self) -> tuple[tuple[str, ...], ...]:
        """Bots of each seat in each ordinary game of a deal: rotated, or all alike."""
        if self.ladder:
            return ((self.bots[-1],) * self.seats,)
        if len(set(self.bots)) == 1:
            return (self.bots[:1] * self.seats,)
        return tuple(self.bots[turn:] + self.bots[:turn] for turn in range(self.seats))

    @property
    def rungs(self) -> tuple[tuple[str, str], ...]:
        """Pairs of strengths on the ladder, the weaker first."""
        return tuple(zip(self.bots, self.bots[1:], strict=False)) if self.ladder else ()

    @property
    def deals(self) -> int | None:
        """Number of deals to play; `None` if it is not known in advance."""
        return None if self.games is None else -(-self.games // len(self.seated))

    @property
    def games_a_deal(self) -> int:
        """Number of games a deal, of all variants, rotations and rungs together."""
        sides = len(self._game.ending.sides(self.seats))
        return len(self.variants) * (len(self.seated) + len(self.rungs) * sides)

    def line(self) -> dict[str, Any]:
        """Return it as in `question.json`."""
        facts = asdict(self)
        optional: dict[str, Any] = {
            name: list(value) for name in ("people", "boards", "figures") if (value := facts.pop(name))
        }
        if not facts["confirms"]:
            del facts["confirms"]
        facts |= {"bots": list(self.bots), "variants": [each.line() for each in self.variants]}
        if facts["until_of"] == MAIN:
            del facts["until_of"]
        return facts | optional


def of_line(line: Mapping[str, Any]) -> ExperimentQuestion:
    """Return the question of a file; raise `LineError`, `UsageError` or `LevelError`."""
    SHAPE.check(line)
    declared = games.find(line["game"]).options
    variants = tuple(
        Variant(
            tuple(with_absent(declared, each["options"]).items()),
            each["without"],
            each.get(LEVEL),
            each.get("side"),
        )
        for each in line["variants"]
    )
    facts = {**line, "seed": int(line["seed"]), "bots": tuple(line["bots"]), "variants": variants}
    facts |= {"people": tuple(line.get("people", ())), "boards": tuple(line.get("boards", ()))}
    facts |= {"figures": tuple(line.get("figures", ()))}
    return ExperimentQuestion(**facts)


def variants_of(
    game: Game[Any],
    fixed: Mapping[str, Value],
    varied: Mapping[str, Sequence[Value]],
    *,
    each: bool = False,
    usual: Mapping[str, Value] = MappingProxyType({}),
    without: str | None = None,
    level: str | None = None,
) -> tuple[Variant, ...]:
    """Return the variants that a designer has named, in a fixed order.

    Args:
        game: the game.
        fixed: options with one value everywhere.
        varied: the values of each varied option, and the names of boards under `LEVEL`.
        each: whether to compare every value alone with the default rules, which come first, instead of all
            combinations.
        usual: values of varied options in the rules that come first; others have their default there.
        without: adds to each variant the same one in which nobody chooses this verb or card.
        level: the board of the unvaried variants; `None` for the default one.

    Raises:
        UsageError: if they are no variants of this game, or only one where several were required.
    """
    for name, values in varied.items():
        if name in fixed:
            raise UsageError(f"option {name} is both fixed and varied: name it once")
        if len(values) < 2 and not each:
            raise UsageError(f"--vary {name} names one value: name two or more, or add --each")
        if name == LEVEL:
            if level is not None:
                raise UsageError("the board is both fixed and varied: leave --level out")
        else:
            game.values({name: values[0]})
    board = level or (game.level.default if game.level else "")
    if each:
        first = {**_values(game, {**usual, **fixed}, varied), LEVEL: board}
        choices = [{}, *({name: value} for name, values in varied.items() for value in values)]
        chosen = [each for each in choices if not each or not each.items() <= first.items()]
        if varied and len(chosen) == 1:
            raise UsageError("nothing is varied: name values other than those of the usual rules")
    else:
        chosen = [dict(zip(varied, values, strict=True)) for values in product(*varied.values())]
    plain = [
        _variant(_values(game, {**usual, **fixed, **change}, varied), change, board) for change in chosen
    ]
    if without is None:
        return tuple(plain)
    return tuple(twin for one in plain for twin in (one, replace(one, without=without)))


def _values(game: Game[Any], chosen: Mapping[str, Value], varied: Iterable[str]) -> dict[str, Value]:
    """Return the value of every option, and of each number that is chosen or varied."""
    usual = {each.name: each.default for each in game.numbers if each.name in varied}
    return game.values(usual | {name: value for name, value in chosen.items() if name != LEVEL})


def _variant(values: Mapping[str, Value], change: Mapping[str, Value], board: str) -> Variant:
    """Return the variant with these values, with its board if that differs from the question's."""
    own = str(change.get(LEVEL, board))
    return Variant(tuple(values.items()), level=None if own == board else own)


def _check_without(game: Game[Any], setup: Setup, without: str | None) -> None:
    if without is None:
        return
    kind, known = ("card", cards(game, setup)) if without.startswith(CARD) else ("verb", verbs(game))
    if without not in known:
        listed = f"choose {', '.join(known)}" if known else f"{game.name} has none to name"
        raise UsageError(f"there is no {kind} '{without}' to do without: {listed}")


def _check_bots(question: ExperimentQuestion) -> None:
    count, seats = len(question.bots), question.seats
    if question.ladder:
        order = [list(bots.STRENGTHS).index(each) for each in question.bots]
        if count < 2 or order != sorted(set(order)):
            raise UsageError("a ladder needs two or more bots, the weakest first: --bots easy,normal,hard")
    elif count not in (1, seats):
        raise UsageError(f"{count} bots for {seats} seats: name one for all, or one a seat")


def _check_length(question: ExperimentQuestion) -> None:
    """Require a number of games or a width of the interval, within limits; raise `UsageError`."""
    if (question.games is None) == (question.until is None):
        raise UsageError("say how many games with --games, or how narrow with --until, and not both")
    if question.games is not None and not 1 <= question.games <= MAX_GAMES:
        raise UsageError(f"{question.games} games are too many: {MAX_GAMES} of each variant at most")
    if question.until is not None:
        if question.until_of == MAIN and not 0.0001 <= question.until < 1:
            raise UsageError(
                "--until is the width of an interval of shares of the win: from 0.0001 to below 1"
            )
        if not 0.0001 <= question.until <= MAX_WIDTH:
            raise UsageError(f"--until cannot be {question.until:g}: name a width from 0.0001 to 1000000")


def confirming(
    question: ExperimentQuestion, differences: Iterable[Mapping[str, Any]], games: int | None, seed: int
) -> ExperimentQuestion:
    """Return the question that plays fresh deals for differences of another one that were worth a look.

    Only these figures, and the variants in which they differed, are compared: what holds there is sure.

    Args:
        question: of the first experiment.
        differences: those to confirm, as in its results.
        games: number for each variant.
        seed: of the fresh deals; another one than the first.

    Raises:
        UsageError: if nothing is worth a look.
    """
    names: dict[str, None] = {}
    numbers = {0}
    for each in differences:
        names[str(each["metric"])] = None
        numbers.add(int(each["b"]))
    if not names:
        raise UsageError("nothing there is worth a look and not sure yet: there is nothing to confirm")
    if seed == question.seed:
        raise UsageError(f"seed {seed} would play the same deals again: choose another --seed")
    kept = sorted(number for number in numbers if number < len(question.variants))
    return replace(
        question,
        variants=tuple(question.variants[number] for number in kept),
        boards=tuple(question.boards[number] for number in kept) if question.boards else (),
        games=games,
        until=None,
        until_of=MAIN,
        seed=seed,
        figures=tuple(names),
        confirms=True,
        people=(),
    )
