"""Section of the page on the groups of visitors, and on this version of the prototype against the last."""

from collections.abc import Sequence

from markupsafe import Markup

from circus.lab.day import figures
from circus.lab.day.groups import ASKED, VisitorGroup, by_answer, by_size, by_version
from circus.lab.day.merging import VisitDay
from circus.lab.day.parts import NUMBER, Paper, table
from circus.lab.day.templates import render
from circus.lab.day.words import PageTexts, html


def groups_section(day: VisitDay, paper: Paper) -> Markup:
    """Return the tables of groups by size, age, experience and version; those that are known."""
    words = paper.words
    tables = [("day-groups-size", _table(by_size(day), words, "day-head-people"))]
    for question in ASKED:
        tables.append(
            (f"day-groups-{question}", _table(by_answer(day, question), words, f"day-head-{question}"))
        )
    tables.append(("day-groups-version", _table(by_version(day), words, "day-head-version")))
    return render("groups", words=words, tables=[each for each in tables if each[1]])


def _table(groups: Sequence[VisitorGroup], words: PageTexts, head: str) -> Markup:
    """Return one row a group; columns of games only where groups have some."""
    if not groups:
        return Markup()
    with_games = any(group.games for group in groups)
    counted = ("groups", "begun", "left", "fun", "again") if with_games else ("people", "fun", "again")
    heads = [words.say(head), *(words.say(f"day-head-{each}") for each in counted)]
    rows = []
    for group in groups:
        games = [str(len(group.games)), str(len(figures.unfinished(group.games)))] if with_games else []
        fun = words.fun(group.fun) if group.fun.n else Markup()
        again = words.share(group.again) if group.again.n else Markup()
        rows.append([html(group.what), str(group.size), *games, fun, again])
    numbers = [NUMBER] * (3 if with_games else 1)
    return table(heads, rows, ["", *numbers])
