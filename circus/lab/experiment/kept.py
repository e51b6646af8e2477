"""An experiment as it lies in its folder: what was asked, and what has come out so far."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from circus import games
from circus.core.errors import UsageError
from circus.folders import is_there
from circus.untrusted import LineError, limits, parsed_file, reason_of, shapes
from circus.untrusted.shapes import MANY, NULL, TEXT, either, list_of, number, table_of, thing, whole

QUESTION, RESULTS, GAMES, RECORDS = "question.json", "results.json", "games.csv", "records"
"""What lies in the folder of an experiment."""

_RECORD = ".jsonl"

MOST = 10_000
"""More variants, figures or differences are not read."""

_FIGURE = either(number(-MANY, MANY), NULL)
_INTERVAL = shapes.list_of(_FIGURE, 3)
_OPTIONS = table_of(either(TEXT, shapes.FLAG, whole()), 100)
_FIGURES = {"options": _OPTIONS, "games": whole(0), "win_share": list_of(_INTERVAL, 100)}
_VARIANT = thing(_FIGURES, {"level": TEXT, "without": TEXT})
_PEOPLE = thing({"variant": whole(0), "games": whole(0), "win_share": list_of(_INTERVAL, 100)})
_DIFFERENCE = thing(
    {"a": whole(0), "b": whole(0), "metric": TEXT, "diff": _FIGURE, "low": _FIGURE, "high": _FIGURE}
)
_RESULTS = thing(
    {"game": TEXT, "variants": list_of(_VARIANT, MOST), "differences": list_of(_DIFFERENCE, MOST)},
    {
        "verdicts": list_of(table_of(TEXT, 10), MOST),
        "humans": list_of(_PEOPLE, MOST),
        "question": thing({}, {"level": either(TEXT, NULL)}),
    },
)


class Told(NamedTuple):
    """The figures of those who played a variant.

    Attributes:
        variant: its number.
        are_people: else bots.
        figures: as a variant has them.
    """

    variant: int
    are_people: bool
    figures: Mapping[str, Any]


class Kept(NamedTuple):
    """An experiment.

    Attributes:
        question: as `question.json` holds it.
        results: as `results.json` holds it.
    """

    folder: Path
    question: Mapping[str, Any]
    results: Mapping[str, Any]

    @property
    def game(self) -> str:
        """Which game it is about."""
        name: str = self.results["game"]
        return name

    def records_of(self, variant: int) -> dict[str, Path]:
        """The games of a variant that are worth looking at, by why they are, as far as they lie there."""
        whole = record_name(variant, "*")
        around = len(record_name(variant, "")) - len(_RECORD)
        found = sorted((self.folder / RECORDS).glob(whole))
        return {path.stem[around:]: path for path in found}

    @property
    def has_records(self) -> bool:
        """Whether any variant has such games, or nothing was played that could be one."""
        return is_there(self.folder / RECORDS) or not is_there(self.folder / GAMES)

    @property
    def variants(self) -> list[Mapping[str, Any]]:
        """What was compared, the first being what the others are compared with."""
        found: list[Mapping[str, Any]] = self.results["variants"]
        return found

    @property
    def people(self) -> list[Mapping[str, Any]]:
        """What people have played of them, with the same figures."""
        found: list[Mapping[str, Any]] = self.results.get("humans", [])
        return found

    @property
    def told(self) -> list[Told]:
        """All of whom there are figures: the bots of each variant, behind them people who have played it."""
        found = []
        for at, variant in enumerate(self.variants):
            people = (each for each in self.people if each["variant"] == at)
            found += [Told(at, False, variant), *(Told(at, True, each) for each in people)]
        return found

    @property
    def differences(self) -> list[Mapping[str, Any]]:
        """All that were looked at."""
        found: list[Mapping[str, Any]] = self.results["differences"]
        return found


def record_name(variant: int, why: str) -> str:
    """What the record of a game of this variant is called that is worth looking at for this reason."""
    return f"{variant}-{why}{_RECORD}"


def read(folder: Path) -> Kept:
    """The experiment in a folder; raises `UsageError` where there is none that holds."""
    question, results = _object(folder / QUESTION), _object(folder / RESULTS)
    try:
        _RESULTS.check(results)
        game = games.find(results["game"])
        seats = {len(each["win_share"]) for each in (*results["variants"], *results.get("humans", ()))}
        if len(seats) > 1 or not seats <= set(game.seats):
            raise LineError("'win_share' has to hold one figure a seat")
    except (LineError, UsageError) as error:
        raise UsageError(f"{folder / RESULTS} does not hold: {error}") from None
    if not results["variants"]:
        raise UsageError(f"{folder / RESULTS} does not hold: there is no variant in it")
    return Kept(folder, question, results)


def _object(path: Path) -> dict[str, Any]:
    try:
        return parsed_file(path, limits.CACHE)
    except LineError as error:
        raise UsageError(f"{path} does not hold: {error}") from None
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {reason_of(error)}: name an experiment's folder") from None


def names_of(variant: Mapping[str, Any]) -> list[str]:
    """The figures of a variant that have an interval, those of the seats one by one."""
    named = []
    for name, value in variant.items():
        if name == "win_share":
            named += [f"win_share/{seat}" for seat in range(len(value))]
        elif _is_interval(value):
            named.append(name)
        elif isinstance(value, Mapping) and name not in ("options", "n"):
            named += [f"{name}/{each}" for each, inner in value.items() if _is_interval(inner)]
    return named


def figure(variant: Mapping[str, Any], name: str) -> tuple[float, float, float] | None:
    """Mean, low and high of a figure; `None` where there is none."""
    base, _, rest = name.partition("/")
    value = variant.get(name, variant.get(base))
    if base == "win_share" and rest.isdecimal() and int(rest) < len(variant["win_share"]):
        value = variant["win_share"][int(rest)]
    elif isinstance(value, Mapping):
        value = value.get(rest)
    if not _is_interval(value):
        return None
    mean, low, high = value
    return mean, low, high


def count(variant: Mapping[str, Any], name: str) -> int:
    """How many games stand behind a figure: those it says, else all of the variant."""
    counted = variant.get("n", {})
    if isinstance(counted, Mapping):
        found = counted.get(name, counted.get(name.partition("/")[0]))
        if type(found) is int:
            return found
    played: int = variant["games"]
    return played


def _is_interval(value: object) -> bool:
    return (
        isinstance(value, list | tuple)
        and len(value) == 3
        and all(type(each) in (int, float) for each in value)
    )
