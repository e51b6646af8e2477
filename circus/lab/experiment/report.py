"""Report of an experiment: one self-contained HTML page with charts, in every language."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from markupsafe import Markup

from circus import games
from circus.content.texts import LANGUAGES, Texts
from circus.content.texts.numbers import changed_lines
from circus.core.errors import CircusError
from circus.core.game import Game
from circus.core.option import Value
from circus.lab.day.frame import framed
from circus.lab.day.parts import Paper, charts
from circus.lab.day.templates import macro, render
from circus.lab.day.words import PageTexts, title_of
from circus.lab.experiment.charts import STYLE
from circus.lab.experiment.naming import SEPARATOR, variant_name
from circus.lab.experiment.repeating import command, versions
from circus.lab.experiment.report_charts import change_charts, course_charts, level_charts
from circus.lab.experiment.report_tables import (
    differences_table,
    figures_table,
    interactions_table,
    plan_table,
    sides_table,
)
from circus.lab.experiment.stored import StoredExperiment, read
from circus.lab.experiment.verdict import verdicts
from circus.platform.folders import write_whole
from circus.platform.untrusted import reason_of

REPORT = "report.html"
"""File name of the report in the folder of the experiment."""

PAGE_STYLE = (
    STYLE
    + """
@media screen { .charts { grid-template-columns: repeat(auto-fit, minmax(min(21rem, 100%), 1fr)); } }
"""
)
"""Rules of the pages of experiments and searches, besides those of all pages."""


def write(folder: Path, language: str = LANGUAGES[0]) -> Path:
    """Write the page beside the figures atomically; return its path.

    Args:
        folder: of the experiment, ended or not.
        language: shown when the page is opened.

    Raises:
        UsageError: there is no experiment.
        CircusError: the page cannot be written.
    """
    kept = read(folder)
    path = folder / REPORT
    content = page(kept, PageTexts(language, [kept.game])).encode(errors="replace")
    try:
        write_whole(path, content)
    except OSError as error:
        raise CircusError(f"{path} cannot be written: {reason_of(error)}") from None
    return path


def page(kept: StoredExperiment, words: PageTexts) -> str:
    """Return the whole page."""
    changes = [each for each in change_charts(kept, words) if each.strip()]
    sections = [
        _overview(kept, words),
        _section(words, "sides", sides_table(kept, words)),
        _section(words, "changes", charts(changes) if changes else ""),
        _section(words, "levels", charts(level_charts(kept, words))),
        _section(words, "course", charts(course_charts(kept, words))),
        _section(words, "plan", plan_table(kept, words)),
        _section(words, "together", interactions_table(kept, words)),
        _section(words, "figures", figures_table(kept, words)),
        _section(words, "differences", differences_table(kept, words)),
        _section(words, "records", _records(kept, words)),
        _section(words, "repeat", _repeat(kept, words)),
        _section(words, "limits", ""),
    ]
    return framed(words, partial(_title, game=kept.game), sections, PAGE_STYLE)


def _title(texts: Texts, game: str) -> str:
    return texts.say("lab-report-title", game=title_of(texts, game))


def _section(words: PageTexts, name: str, content: str) -> Markup:
    """Return a section with its heading and note; "" if there is nothing to show."""
    is_shown = bool(content.strip()) or name == "limits"
    return render("report_section", words=words, name=name, content=content) if is_shown else Markup()


def _overview(kept: StoredExperiment, words: PageTexts) -> Markup:
    told: list[tuple[str, str]] = [
        (_spoken(words, each), kept.variants[at]["games"]) for at, each in enumerate(verdicts(kept.results))
    ]
    title = words.each(partial(_title, game=kept.game))
    return render("report_overview", words=words, title=title, verdicts=told, counts=_counts(kept, words))


def _spoken(words: PageTexts, told: Mapping[str, str]) -> Markup:
    return words.each(lambda texts: told[texts.language])


def _counts(kept: StoredExperiment, words: PageTexts) -> list[tuple[str, str]]:
    """Return the numbers of variants, games, deals, seats and comparisons that are known, and house rules."""
    question, results = kept.question, kept.results
    played = sum(variant["games"] for variant in kept.variants)
    counted: dict[str, Any] = {
        "variants": len(kept.variants),
        "games": played,
        "deals": results.get("done"),
        "seats": question.get("seats"),
        "comparisons": len(kept.differences),
    }
    told: list[tuple[str, str]] = [
        (words.say(f"lab-report-{what}"), words.say("lab-count", count=number))
        for what, number in counted.items()
        if isinstance(number, int)
    ]
    if changed := kept.changed_numbers:
        game = games.find(kept.game)
        told.append((words.say("house-title"), words.each(lambda texts: _listed(texts, game, changed))))
    return told


def _listed(texts: Texts, game: Game[Any], changed: Mapping[str, Value]) -> str:
    return SEPARATOR.join(changed_lines(texts, game, changed))


def _records(kept: StoredExperiment, words: PageTexts) -> Markup:
    """Return links to the records of notable games, by variant."""
    paper = Paper(words, folder=kept.folder.resolve())
    listed = [
        (_record_name(kept, words, number, why), paper.link(path))
        for number in range(len(kept.variants))
        for why, path in kept.records_of(number).items()
    ]
    return macro("records", listed)


def _record_name(kept: StoredExperiment, words: PageTexts, number: int, why: str) -> Markup:
    """Return the caption of a record: the variant, and why the game is notable."""

    def format_reason(texts: Texts) -> str:
        key = f"lab-record-{why}"
        told = texts.say(key) if texts.has(key) else why
        return f"{variant_name(texts, kept.results, number)}, {told}"

    return words.each(format_reason)


def _repeat(kept: StoredExperiment, words: PageTexts) -> Markup:
    rows = [(words.say(f"lab-repeat-{what}"), told) for what, told in versions(kept)]
    return macro("repeat", command(kept), rows)
