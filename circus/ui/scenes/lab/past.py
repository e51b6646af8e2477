"""Rows of past experiments and searches: game, what was played, result, buttons."""

from collections.abc import Sequence
from datetime import date

from circus.content.texts import Texts
from circus.content.texts.dates import with_year
from circus.lab.experiment.stored import StoredExperiment
from circus.lab.experiment.verdict import verdicts
from circus.lab.tuning.stored import StoredSearch
from circus.lab.tuning.words import verdict
from circus.ui.gfx import theme
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Button
from circus.ui.gfx.widgets.buttons import PAPER
from circus.ui.gfx.widgets.containers import NOWHERE, Part, column, line, wrapped
from circus.ui.scenes.parts import posters
from circus.ui.scenes.parts.widgets import labelled, papered, written

Past = StoredExperiment | StoredSearch

_PAD_U = 16.0
_DAY = len("2026-11-21")
_SOFT = "#53402C"


def past_rows(kit: Toolkit, past: Sequence[Past], wide: float) -> tuple[list[Part], float]:
    """Return one row each, all as high as the highest, and that height."""
    rows = [_row(kit, stored, number, wide) for number, stored in enumerate(past)]
    high = max((each.high or 0.0 for each in rows), default=0.0)
    return [Part(each.arrange, wide, high) for each in rows], high


def newest_first(experiments: Sequence[StoredExperiment], searches: Sequence[StoredSearch]) -> list[Past]:
    """Return experiments and searches together; the names of their folders begin with their time."""
    return sorted([*experiments, *searches], key=lambda each: each.folder.name, reverse=True)


def _count_and_verdict(texts: Texts, stored: Past) -> tuple[str, str]:
    """Return what was played, and the result in a sentence."""
    day = begun_in_words(texts, stored.folder.name)
    if isinstance(stored, StoredSearch):
        text = texts.say("lab-search-past", count=len(stored.trials), name=day)
        if stored.tuned:
            return text, verdict(texts, stored.game, stored.tuned)
        return text, texts.say("lab-search-stopped", count=len(stored.trials), of=stored.planned)
    played = sum(variant["games"] for variant in stored.variants)
    text = texts.say("lab-past", variants=len(stored.variants), games=played, name=day)
    return text, verdicts(stored.results)[min(1, len(stored.variants) - 1)][texts.language]


def _row(kit: Toolkit, stored: Past, number: int, wide: float) -> Part:
    texts, text = kit.texts, kit.text_scale
    inner = wide - 2 * _PAD_U
    sentence, result = _count_and_verdict(texts, stored)
    lines = kit.fonts.lines(result, "ui", theme.CAPTION_U, inner)
    buttons = [
        Button(f"ui/{name}/{number}", NOWHERE, texts.say(f"lab-{name}"), sign, PAPER)
        for name, sign in (("open", "lens"), ("delete", "bin"))
    ]
    heading = kit.fonts.width_u(posters.title(kit, stored.game), "display", theme.HEADING_U)
    text_width = kit.fonts.width_u(sentence, "ui", theme.CAPTION_U)
    title = line(
        posters.title(kit, stored.game), "display", theme.HEADING_U, high=34 * text, wide=heading + 16
    )
    count = line(sentence, "ui", theme.CAPTION_U, _SOFT, high=30 * text, wide=text_width + 8)
    parts = column(
        [
            wrapped([title, count], inner, 8, 0),
            written(kit, result, theme.INK, None, high=27 * text * lines + 4),
            wrapped([labelled(kit, button, theme.TARGET_U) for button in buttons], inner, 12),
        ],
        8,
    )
    return papered(Part(parts.arrange, inner, parts.high), _PAD_U, 10, _PAD_U, 12)


def begun_in_words(texts: Texts, folder: str) -> str:
    """Return the day with which the name of an experiment's folder begins; the name if it has none."""
    try:
        return with_year(texts, date.fromisoformat(folder[:_DAY]))
    except ValueError:
        return folder
