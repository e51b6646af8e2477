"""Figures of an experiment's chart: their list, their lines, the ends of the axis."""

from circus.lab.experiment.families import is_sure
from circus.lab.experiment.figure_words import figure_text, known_interval, shown_names
from circus.lab.experiment.meaning import fair_share
from circus.lab.experiment.naming import LENGTHS, Metric, metric_of, spelt, variant_name
from circus.lab.experiment.report_charts import CHARTED
from circus.lab.experiment.stored import PlayerFigures, StoredExperiment
from circus.lab.plot import round_values
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.scenes.lab.chart import AxisStep, VariantLine

STEPS = 5
"""Maximum number of labelled values on the axis."""


def figures_of(stored: StoredExperiment) -> list[str]:
    """Return the available figures; the length of games comes first."""
    names = dict.fromkeys(
        name for variant in stored.variants for name in shown_names(stored.results, variant)
    )
    bases = (LENGTHS[0], *CHARTED)
    found = [name for name in names if Metric.of(name).base in bases]
    return sorted(found, key=lambda name: bases.index(Metric.of(name).base))


def lines_of(
    kit: Toolkit, stored: StoredExperiment, name: str, first: int, most: int, chosen: int
) -> tuple[VariantLine, ...]:
    """Return one line per variant, the first variant always, then `most` others from index `first` on."""
    shown = [0, *range(first, min(len(stored.variants), first + most))]
    return tuple(_line(kit, stored, name, number, number == chosen) for number in shown)


def _line(kit: Toolkit, stored: StoredExperiment, name: str, number: int, chosen: bool) -> VariantLine:
    label = variant_name(kit.texts, stored.results, number, short=True)
    player = PlayerFigures(number, False, stored.variants[number])
    value = known_interval(player, name)
    text = figure_text(kit.texts, stored.game, name, player)
    if value is None:
        return VariantLine(label, text, 0.0, 0.0, 0.0, sure=False, chosen=chosen, is_known=False)
    differs = (
        is_sure(each)
        for each in stored.differences
        if (each["a"], each["b"], each["metric"]) == (0, number, name)
    )
    sure = number == 0 or next(differs, False)
    return VariantLine(label, text, *value, sure=sure, chosen=chosen, mark=_mark(stored, name))


def _mark(stored: StoredExperiment, name: str) -> float | None:
    """Return the fair share, or the mean of the first variant."""
    first = known_interval(PlayerFigures(0, False, stored.variants[0]), name)
    fair = fair_share(stored.results, name)
    return first[0] if fair is None and first else fair


def wider(
    ends: tuple[float, float] | None, stored: StoredExperiment, name: str
) -> tuple[float, float] | None:
    """Return the ends of the axis, moved outward if an interval does not fit.

    They never move inward, so that shrinking intervals are visible.
    """
    players = [PlayerFigures(number, False, variant) for number, variant in enumerate(stored.variants)]
    known = [value for player in players if (value := known_interval(player, name)) is not None]
    if not known:
        return ends
    mark = _mark(stored, name)
    marks = [] if mark is None else [mark]
    low, high = min([each[1] for each in known] + marks), max([each[2] for each in known] + marks)
    air = (high - low) * 0.05 or abs(high) * 0.05 or 0.5
    if ends is None:
        return low - air, high + air
    return (ends[0] if low >= ends[0] else low - air), (ends[1] if high <= ends[1] else high + air)


def steps_of(kit: Toolkit, name: str, ends: tuple[float, float]) -> tuple[AxisStep, ...]:
    """Return round values along the axis, with labels."""
    metric = Metric.of(name)
    return tuple(AxisStep(each, spelt(kit.texts, metric, each)) for each in round_values(*ends, STEPS))


def title_of(kit: Toolkit, stored: StoredExperiment, name: str) -> str:
    """Return the name of a figure."""
    return metric_of(kit.texts, stored.game, name)
