"""Identity of a game by the content of its record: of several copies the longest one counts."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from itertools import islice
from pathlib import Path
from typing import IO, Any, NamedTuple

from circus.core.errors import CircusError
from circus.platform.untrusted import limits, lines_of, open_regular, parsed

MAX_SEARCHED = 100
"""Maximum number of lines that are searched for the first action, which deals."""


_OWN = re.compile(r"(?<![\w-])(?:\d{8}-\d{6}-\d{6}|\d{2})-[a-z]\w*")
"""Name that the program gives to a record; two such names are never those of one game."""


class Copies(NamedTuple):
    """Records of one game: the longest first, then the others, which do not count."""

    longest: Path
    others: tuple[Path, ...]

    @property
    def all(self) -> tuple[Path, ...]:
        """All of them, the longest first."""
        return self.longest, *self.others


def identity_of(header: Mapping[str, Any], first_action: str) -> str:
    """Return the identity of a game with this header and first action; "" before that action.

    The version of the program and the order of continuations are ignored.
    """
    if not first_action:
        return ""
    facts = {key: value for key, value in header.items() if key not in ("app", "order")}
    text = json.dumps([facts, first_action], sort_keys=True)
    return blake2b(text.encode(errors="surrogatepass"), digest_size=8).hexdigest()


def first_action(file: IO[bytes]) -> str:
    """Return the first action of a record whose header was read; "" for none.

    Raises:
        CircusError: a line before it is invalid.
    """
    for raw in islice(lines_of(file), MAX_SEARCHED):
        if raw.startswith(b'{"action"'):
            return str(parsed(raw).get("action", ""))
    return ""


def read_identity(path: Path) -> str:
    """Return the identity of a record's game; "" if it cannot be read."""
    try:
        with open_regular(path, limits.RECORD.file) as file:
            header = parsed(next(lines_of(file), b""))
            return identity_of(header, first_action(file))
    except (OSError, CircusError):
        return ""


def grouped_copies(records: Iterable[Path]) -> list[Copies]:
    """Return the games of some records, in the order of the names of their longest record.

    A continued game and its earlier records are one game too; without an action its name is its identity.
    """
    listed = sorted(records)
    identities = {path: read_identity(path) for path in listed}
    known = {_stem(path): found for path, found in identities.items() if found}
    groups: dict[str, list[Path]] = {}
    for path in listed:
        groups.setdefault(identities[path] or known.get(_stem(path), _stem(path)), []).append(path)
    found = []
    for paths in groups.values():
        names = games_of_names([path.name for path in paths])
        for game in dict.fromkeys(names.values()):
            longest, *others = sorted((path for path in paths if names[path.name] == game), key=_length)
            found.append(Copies(longest, tuple(others)))
    return sorted(found, key=lambda each: each.longest.name)


def games_of_names(names: Sequence[str]) -> dict[str, str]:
    """Return for the names of records with one identity the game of each, as the program names it.

    Two games can begin with the same header and deal, in the same second. Their names tell them apart; a name
    that somebody gave to a copy belongs to the first of them.

    >>> games_of_names(["01-clown.jsonl", "01-clown (1).jsonl", "02-clown.jsonl", "my game.jsonl"]).values()
    dict_values(['01-clown', '01-clown', '02-clown', '01-clown'])
    """
    own = {name: match.group() if (match := _OWN.search(name)) else "" for name in names}
    first = min((each for each in own.values() if each), default="")
    return {name: each or first for name, each in own.items()}


def _stem(path: Path) -> str:
    """Return the common start of the names of a game's records; a continued one has a number after `~`."""
    return path.stem.partition("~")[0]


def _length(path: Path) -> tuple[int, bool, int, str]:
    """Return the sort key: the longest first, of equal ones by name."""
    try:
        size = path.stat().st_size
    except OSError:
        size = 0
    return -size, *name_order(path.name)


def name_order(name: str) -> tuple[bool, int, str]:
    """Return the sort key of equally long copies: the name that the program gave first, then short ones."""
    stem = name.removesuffix(".jsonl").partition("~")[0]
    return _OWN.fullmatch(stem) is None, len(name), name
