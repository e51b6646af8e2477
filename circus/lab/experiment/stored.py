"""Reader of an experiment's folder: the question, and the results so far."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from circus import games
from circus.core.errors import UsageError
from circus.core.option import Value
from circus.platform.folders import is_there
from circus.platform.untrusted import LineError, limits, parsed_file, reason_of, shapes
from circus.platform.untrusted.shapes import (
    MANY,
    NULL,
    TEXT,
    either,
    list_of,
    number,
    object_of,
    table_of,
    whole,
)

QUESTION, RESULTS, GAMES, RECORDS = "question.json", "results.json", "games.csv", "records"
"""Names of the files in an experiment's folder, and of its folder of records."""

_RECORD = ".jsonl"

MAX_ENTRIES = 10_000
"""Maximum number of variants, figures or differences that are read."""

_FIGURE = either(number(-MANY, MANY), NULL)
_INTERVAL = shapes.list_of(_FIGURE, 3)
_OPTIONS = table_of(either(TEXT, shapes.FLAG, whole()), 100)
_FIGURES = {"options": _OPTIONS, "games": whole(0), "win_share": list_of(_INTERVAL, 100)}
_VARIANT = object_of(_FIGURES, {"level": TEXT, "without": TEXT, "side": whole(1, 2)})
_SIDE = object_of({"kind": TEXT, "name": TEXT, "version": TEXT}, {"code": TEXT, "commit": TEXT})
_PEOPLE = object_of({"variant": whole(0), "games": whole(0), "win_share": list_of(_INTERVAL, 100)})
_DIFFERENCE = object_of(
    {"a": whole(0), "b": whole(0), "metric": TEXT, "diff": _FIGURE, "low": _FIGURE, "high": _FIGURE}
)
_INTERACTION = object_of(
    {"metric": TEXT, "cells": list_of(whole(0), 4), "diff": _FIGURE, "low": _FIGURE, "high": _FIGURE}
)
_RESULTS = object_of(
    {
        "game": TEXT,
        "variants": list_of(_VARIANT, MAX_ENTRIES),
        "differences": list_of(_DIFFERENCE, MAX_ENTRIES),
    },
    {
        "verdicts": list_of(table_of(TEXT, 10), MAX_ENTRIES),
        "absolute": list_of(table_of(TEXT, 10), MAX_ENTRIES),
        "humans": list_of(_PEOPLE, MAX_ENTRIES),
        "interactions": list_of(_INTERACTION, MAX_ENTRIES),
        "sides": list_of(_SIDE, 2),
        "same_deals": list_of(list_of(whole(0), MAX_ENTRIES), MAX_ENTRIES),
        "question": object_of({}, {"level": either(TEXT, NULL)}),
    },
)


class PlayerFigures(NamedTuple):
    """Figures of those who played a variant.

    Attributes:
        variant: its number.
        are_people: people, or else bots.
        figures: as in the entry of a variant.
    """

    variant: int
    are_people: bool
    figures: Mapping[str, Any]


class StoredExperiment(NamedTuple):
    """Experiment that was read from its folder.

    Attributes:
        question: as `question.json` has it.
        results: as `results.json` has it.
    """

    folder: Path
    question: Mapping[str, Any]
    results: Mapping[str, Any]

    @property
    def game(self) -> str:
        """Name of the game."""
        name: str = self.results["game"]
        return name

    @property
    def changed_numbers(self) -> dict[str, Value]:
        """Numbers of the rules that differ from the published ones alike in all variants."""
        variants = [variant["options"] for variant in self.variants]
        return {
            number.name: value
            for number in games.find(self.game).numbers
            if (value := variants[0].get(number.name, number.default)) != number.default
            and all(each.get(number.name) == value for each in variants)
        }

    def records_of(self, variant: int) -> dict[str, Path]:
        """Return the existing records of a variant's notable games, by the reason why each is notable."""
        whole = record_name(variant, "*")
        around = len(record_name(variant, "")) - len(_RECORD)
        found = sorted((self.folder / RECORDS).glob(whole))
        return {path.stem[around:]: path for path in found}

    @property
    def has_records(self) -> bool:
        """Whether records of notable games exist, or no game was played that could have one."""
        return is_there(self.folder / RECORDS) or not is_there(self.folder / GAMES)

    @property
    def variants(self) -> list[Mapping[str, Any]]:
        """Compared variants; the others are compared with the first one."""
        found: list[Mapping[str, Any]] = self.results["variants"]
        return found

    @property
    def people(self) -> list[Mapping[str, Any]]:
        """Figures of the variants that people have played."""
        found: list[Mapping[str, Any]] = self.results.get("humans", [])
        return found

    @property
    def player_figures(self) -> list[PlayerFigures]:
        """All players with figures: the bots of each variant, followed by the people who have played it."""
        found = []
        for at, variant in enumerate(self.variants):
            people = (each for each in self.people if each["variant"] == at)
            found += [PlayerFigures(at, False, variant), *(PlayerFigures(at, True, each) for each in people)]
        return found

    @property
    def differences(self) -> list[Mapping[str, Any]]:
        """All compared differences."""
        found: list[Mapping[str, Any]] = self.results["differences"]
        return found


def record_name(variant: int, why: str) -> str:
    """Return the file name of the record of a notable game of a variant, by the reason why it is notable."""
    return f"{variant}-{why}{_RECORD}"


def read(folder: Path) -> StoredExperiment:
    """Read the experiment in a folder; raise `UsageError` if there is no valid one."""
    question, results = _object(folder / QUESTION), _object(folder / RESULTS)
    try:
        _RESULTS.check(results)
        game = games.find(results["game"])
        seats = {len(each["win_share"]) for each in (*results["variants"], *results.get("humans", ()))}
        if len(seats) > 1 or not seats <= set(game.seats):
            raise LineError("'win_share' has to hold one figure a seat")
    except (LineError, UsageError) as error:
        raise UsageError(f"{folder / RESULTS} does not hold: {error}") from None
    if results.get("sides") and len(results["sides"]) != len(results["variants"]):
        raise UsageError(f"{folder / RESULTS} does not hold: it has not one variant a side")
    if not results["variants"]:
        raise UsageError(f"{folder / RESULTS} does not hold: there is no variant in it")
    return StoredExperiment(folder, question, results)


def _object(path: Path) -> dict[str, Any]:
    try:
        return parsed_file(path, limits.CACHE)
    except LineError as error:
        raise UsageError(f"{path} does not hold: {error}") from None
    except OSError as error:
        raise UsageError(f"{path} cannot be read: {reason_of(error)}: name an experiment's folder") from None


def names_of(variant: Mapping[str, Any]) -> list[str]:
    """Return the names of a variant's figures that have an interval, the seats one by one."""
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
    """Return mean, low and high of a figure; `None` if it is missing."""
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
    """Return the sample size of a figure: its own, or else all games of the variant."""
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
