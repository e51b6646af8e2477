"""House rules: named sets of changed numbers, stored for each game and shared as small files."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from circus import games
from circus.core.errors import CircusError, DataFileError, UsageError
from circus.platform.console import say
from circus.platform.folders import data_folder, set_aside, write_whole
from circus.platform.untrusted import RefusedFileError, limits, parsed_file, reason_of
from circus.platform.untrusted.shapes import TEXT, list_of, object_of, table_of, whole

MAX_SETS = 99
"""Maximum number of sets of a game."""

_SET = object_of({"game": TEXT, "name": TEXT, "numbers": table_of(whole(), 99)}, closed=True)
_SETS = object_of({"sets": list_of(_SET, MAX_SETS)}, closed=True)


@dataclass(frozen=True)
class HouseRules:
    """Set of changed numbers of a game.

    Attributes:
        game: its name.
        name: of the set, as typed.
        numbers: the numbers that differ from the published rules.
    """

    game: str
    name: str
    numbers: Mapping[str, int]


def load_rules(game: str, folder: Path | None = None) -> list[HouseRules]:
    """Return the sets of a game, in the order in which they were stored.

    An unusable file is renamed and reported on stderr; the list is then empty.
    """
    path = _path(game, folder)
    try:
        facts = parsed_file(path, limits.STORED)
        _SETS.check(facts)
        return [_checked(HouseRules(**each), game) for each in facts["sets"]]
    except FileNotFoundError:
        return []
    except (CircusError, RefusedFileError) as error:
        say(
            f"circus: the house rules in {path} cannot be used: {reason_of(error)}; kept as {set_aside(path)}"
        )
    except OSError as error:
        say(f"circus: the house rules in {path} cannot be read: {error.strerror or error}")
    return []


def store_rules(rules: HouseRules, folder: Path | None = None) -> None:
    """Store a set; one of the same name is replaced. Raises OSError."""
    others = [each for each in load_rules(rules.game, folder) if each.name != rules.name]
    _write(rules.game, [*others[: MAX_SETS - 1], rules], folder)


def forget_rules(game: str, name: str, folder: Path | None = None) -> None:
    """Delete the set of this name, if there is one. Raises OSError."""
    _write(game, [each for each in load_rules(game, folder) if each.name != name], folder)


def read_rules(path: Path) -> HouseRules:
    """Return the set in a shared file.

    Raises:
        DataFileError: the file is no set of house rules of a known game.
        OSError: it cannot be read.
    """
    try:
        facts = parsed_file(path, limits.STORED)
        _SET.check(facts)
        return _checked(HouseRules(**facts), facts["game"])
    except (CircusError, RefusedFileError) as error:
        raise DataFileError(f"{path}: {reason_of(error)}") from None


def write_rules(rules: HouseRules, path: Path) -> None:
    """Write a set to a file that others can read. Raises OSError."""
    write_whole(path, _encoded(asdict(rules)))


def _checked(rules: HouseRules, game: str) -> HouseRules:
    """Return a set without unchanged numbers; raise `UsageError` if it is no set of this game."""
    if rules.game != game:
        raise UsageError(f"these are house rules of {rules.game}, not of {game}")
    numbers = {number.name: number for number in games.find(game).numbers}
    for name, value in rules.numbers.items():
        if name not in numbers:
            raise UsageError(f"there is no number '{name}' in {game}")
        if not numbers[name].allows(value):
            raise UsageError(f"number {name} cannot be {value}: choose {numbers[name].choices}")
    changed = {name: value for name, value in rules.numbers.items() if value != numbers[name].default}
    return replace(rules, numbers=changed)


def _write(game: str, sets: Sequence[HouseRules], folder: Path | None) -> None:
    write_whole(_path(game, folder), _encoded({"sets": [asdict(each) for each in sets]}))


def _encoded(facts: Mapping[str, object]) -> bytes:
    return (json.dumps(facts, ensure_ascii=False, indent=1) + "\n").encode()


def _path(game: str, folder: Path | None) -> Path:
    return (folder or data_folder() / "house_rules") / f"{game}.json"
