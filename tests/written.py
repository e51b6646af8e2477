"""Writes all files that follow from what games, bots and keys declare: `python -m tests.written`."""

from circus import games
from circus.core.option import spell
from circus.lab import lengths
from tests.golden import __main__ as golden
from tests.house import tables
from tests.shipped import SHIPPED


def main() -> None:
    """Write tables of pages, golden records, and the lengths of games whose options have changed."""
    tables.main()
    golden.main()
    for name in SHIPPED:
        if measured(name) != declared(name):
            lengths.write(name)
            print(f"wrote the lengths of {name}")


def declared(name: str) -> dict[str, set[str]]:
    """Return the values of each option of a game, apart from the default."""
    return {option.name: {spell(value) for value in option.others} for option in games.find(name).options}


def measured(name: str) -> dict[str, set[str]]:
    """Return the values whose lengths are in the file of a game."""
    return {option: set(values) for option, values in lengths.stored_lengths(name).get("options", {}).items()}


if __name__ == "__main__":
    main()
