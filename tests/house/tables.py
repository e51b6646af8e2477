"""Tables of pages that follow from the code. `python -m tests.written` writes them again."""

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

from circus import games
from circus.bots.strengths import STRENGTHS, interpreted_effort
from circus.content.texts import Texts
from circus.content.texts.numbers import number_name
from circus.core.game import Game
from circus.core.option import Option
from circus.core.policy import SearchBudget
from circus.lab.day.words import title_of
from circus.ui.gfx.widgets import ICONS
from circus.ui.input.keys import PLACES, SHORTCUTS, label
from circus.ui.scenes.table.menu import own_shortcuts
from tests.program import ROOT
from tests.shipped import SHIPPED

Rows = list[list[str]]
"""Cells of a table, its head first."""


class PageTable(NamedTuple):
    """Table of a page.

    Attributes:
        page: its path.
        head: the beginning of its first line.
        rows: (present rows by their first cell): the rows that follow from the code.
    """

    page: str
    head: str
    rows: Callable[[Mapping[str, list[str]]], Rows]


def keys(_present: Mapping[str, list[str]]) -> Rows:
    """Return the keys of the program, by place."""
    texts = Texts("en")
    shortcuts = sorted((*SHORTCUTS, *own_shortcuts()), key=lambda each: PLACES.index(each.place))
    listed = [[label(texts, each), each.place, texts.say(each.message)] for each in shortcuts]
    return [["key", "where", "does"], *listed]


def options(present: Mapping[str, list[str]]) -> Rows:
    """Return the options of each game, the default first; the words about seats stay."""
    listed = []
    for game in map(games.find, _in_order(SHIPPED, (name.strip("`") for name in present))):
        name = f"`{game.name}`"
        seats = present[name][1] if name in present else f"{game.seats[0]}-{game.seats[-1]}"
        listed.append([name, seats, " · ".join(map(_option, game.options))])
    return [["game", "seats", "options"], *listed]


def efforts(_present: Mapping[str, list[str]]) -> Rows:
    """Return the effort of each searching strength at each game, and the usual one."""
    texts, searching = Texts("en"), [each for each in STRENGTHS.values() if each.budget]
    listed = [[title_of(texts, name), *_efforts(games.find(name))] for name in SHIPPED]
    usual = ["a game that declares none", *(_effort(each.budget) for each in searching if each.budget)]
    return [["game", *(f"`{each.name}`" for each in searching)], *listed, usual]


def numbers(_present: Mapping[str, list[str]]) -> Rows:
    """Return the numbers of each game with their words, published values and ranges."""
    texts, listed = Texts("en"), []
    for game in map(games.find, SHIPPED):
        texts.add_game(game.name)
        for each in game.numbers:
            named = [f"`{game.name}`", f"`{each.name}`", number_name(texts, game, each)]
            listed.append([*named, str(each.default), f"{each.least} to {each.most}"])
    return [["game", "number", "in words", "published", "range"], *listed]


def icons(_present: Mapping[str, list[str]]) -> Rows:
    """Return the names of all icons, by initial."""
    listed = [[initial, ", ".join(names)] for initial, names in groupby(sorted(ICONS), itemgetter(0))]
    return [["initial", "icons"], *listed]


TABLES = (
    PageTable("docs/add_something.md", "| initial | icons |", icons),
    PageTable("docs/numbers.md", "| game | number |", numbers),
    PageTable("docs/play.md", "| key |", keys),
    PageTable("docs/play.md", "| game | seats |", options),
    PageTable("docs/bots.md", "| game | `", efforts),
)


def written(table: PageTable, text: str) -> str:
    """Return the text of a page with this table as the code has it."""
    found = re.search(rf"^{re.escape(table.head)}.*\n(?:\|.*\n)+", text, re.MULTILINE)
    assert found, f"{table.page} has no table that begins with {table.head}"
    present = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in found[0].splitlines()[2:]]
    head, *rows = table.rows({cells[0]: cells for cells in present})
    lines = [_line(head), "|" + "---|" * len(head), *map(_line, rows)]
    return text[: found.start()] + "\n".join(lines) + "\n" + text[found.end() :]


def main() -> None:
    """Write the tables that differ."""
    for table in TABLES:
        path = ROOT / table.page
        text = path.read_text(encoding="utf-8")
        if written(table, text) != text:
            path.write_text(written(table, text), encoding="utf-8")
            print(f"wrote a table of {table.page}")


def _in_order(names: Iterable[str], before: Iterable[str]) -> list[str]:
    """Return the names, first those that were listed before, in that order."""
    order = list(before)
    return sorted(names, key=lambda name: order.index(name) if name in order else len(order))


def _option(option: Option) -> str:
    values = [option.default, "or a number"] if option.is_count else [option.default, *option.others]
    return f"`{option.name}` " + ", ".join(
        str(value).lower() if isinstance(value, bool) else str(value) for value in values
    )


def _efforts(game: Game[Any]) -> list[str]:
    return [_effort(interpreted_effort(each, game)) for each in STRENGTHS.values() if each.budget]


def _effort(effort: SearchBudget) -> str:
    parts = [f"{effort.iterations:,}"]
    parts += [f"{effort.careless:.0%}".replace("%", " % random")] if effort.careless else []
    parts += ["forgetful"] if effort.forgetful else []
    return ", ".join(parts)


def _line(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cells)} |"
