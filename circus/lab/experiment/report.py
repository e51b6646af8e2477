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
from circus.lab.experiment.families import OTHER, PRIMARY, comparisons
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
from circus.lab.experiment.verdict import absolutes, verdicts
from circus.platform.folders import write_whole
from circus.platform.untrusted import reason_of

REPORT = "report.html"
"""File name of the report in the folder of the experiment."""

PAGE_STYLE = (
    STYLE
    + """
@media screen { .charts { grid-template-columns: repeat(auto-fit, minmax(min(21rem, 100%), 1fr)); } }
.printed { display: none; }
@media print {
  html { font-size: 9.5pt; }
  .charts { display: block; columns: 3; column-gap: 1rem; }
  .charts > div { break-inside: avoid; }
  .charts h3 { margin: 0.6em 0 0.2em; font-size: 0.9rem; }
  .charts .quiet { font-size: 0.75rem; }
  svg { max-width: 100%; height: auto; }
  .figures .scroll, .differences .scroll { display: none; }
  .printed { display: block; }
  h2 { margin: 0.9em 0 0.3em; }
  h2 + p { break-inside: avoid; }
  .changes, .levels { break-before: page; }
}
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
    stored = read(folder)
    path = folder / REPORT
    content = page(stored, PageTexts(language, [stored.game])).encode(errors="replace")
    try:
        write_whole(path, content)
    except OSError as error:
        raise CircusError(f"{path} cannot be written: {reason_of(error)}") from None
    return path


def page(stored: StoredExperiment, words: PageTexts) -> str:
    """Return the whole page."""
    changes = [each for each in change_charts(stored, words) if each.strip()]
    sections = [
        _overview(stored, words),
        _section(words, "sides", sides_table(stored, words)),
        _section(words, "changes", charts(changes) if changes else ""),
        _section(words, "levels", charts(level_charts(stored, words))),
        _section(words, "course", charts(course_charts(stored, words))),
        _section(words, "plan", plan_table(stored, words)),
        _section(words, "together", interactions_table(stored, words)),
        _section(words, "figures", figures_table(stored, words)),
        _section(words, "differences", differences_table(stored, words)),
        _section(words, "records", _records(stored, words)),
        _section(words, "repeat", _repeat(stored, words)),
        _section(words, "limits", ""),
    ]
    return framed(words, partial(_title, game=stored.game), sections, PAGE_STYLE)


def _title(texts: Texts, game: str) -> str:
    return texts.say("lab-report-title", game=title_of(texts, game))


def _section(words: PageTexts, name: str, content: str) -> Markup:
    """Return a section with its heading and note; "" if there is nothing to show."""
    is_shown = bool(content.strip()) or name == "limits"
    return render("report_section", words=words, name=name, content=content) if is_shown else Markup()


def _overview(stored: StoredExperiment, words: PageTexts) -> Markup:
    own = absolutes(stored.results)
    facts: list[tuple[str, str]] = []
    for at, each in enumerate(verdicts(stored.results)):
        spoken = _spoken(words, each)
        if at and all(own[at].values()):
            spoken += Markup(" ") + _spoken(words, own[at])
        facts.append((spoken, stored.variants[at]["games"]))
    title = words.each(partial(_title, game=stored.game))
    return render("report_overview", words=words, title=title, verdicts=facts, counts=_counts(stored, words))


def _spoken(words: PageTexts, sentences: Mapping[str, str]) -> Markup:
    return words.each(lambda texts: sentences[texts.language])


def _counts(stored: StoredExperiment, words: PageTexts) -> list[tuple[str, str]]:
    """Return the numbers of variants, games, deals, seats and comparisons that are known, and house rules."""
    question, results = stored.question, stored.results
    played = sum(variant["games"] for variant in stored.variants)
    counted: dict[str, Any] = {
        "variants": len(stored.variants),
        "games": played,
        "deals": results.get("done"),
        "seats": question.get("seats"),
        "comparisons": comparisons(results)[PRIMARY],
        "explored": comparisons(results)[OTHER],
    }
    facts: list[tuple[str, str]] = [
        (words.say(f"lab-report-{what}"), words.say("lab-count", count=number))
        for what, number in counted.items()
        if isinstance(number, int)
    ]
    if changed := stored.changed_numbers:
        game = games.find(stored.game)
        facts.append((words.say("house-title"), words.each(lambda texts: _listed(texts, game, changed))))
    return facts


def _listed(texts: Texts, game: Game[Any], changed: Mapping[str, Value]) -> str:
    return SEPARATOR.join(changed_lines(texts, game, changed))


def _records(stored: StoredExperiment, words: PageTexts) -> Markup:
    """Return links to the records of notable games, by variant."""
    paper = Paper(words, folder=stored.folder.resolve())
    listed = [
        (_record_name(stored, words, number, why), paper.link(path))
        for number in range(len(stored.variants))
        for why, path in stored.records_of(number).items()
    ]
    return macro("records", listed)


def _record_name(stored: StoredExperiment, words: PageTexts, number: int, why: str) -> Markup:
    """Return the caption of a record: the variant, and why the game is notable."""

    def format_reason(texts: Texts) -> str:
        key = f"lab-record-{why}"
        text = texts.say(key) if texts.has(key) else why
        return f"{variant_name(texts, stored.results, number)}, {text}"

    return words.each(format_reason)


def _repeat(stored: StoredExperiment, words: PageTexts) -> Markup:
    rows = [(words.say(f"lab-repeat-{what}"), version) for what, version in versions(stored)]
    return macro("repeat", command(stored), rows)
