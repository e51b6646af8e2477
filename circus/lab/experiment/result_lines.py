"""Output of an experiment's results as plain lines, for a terminal."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from circus.core.option import spell
from circus.lab.experiment.families import (
    OTHER,
    PRIMARY,
    comparisons,
    is_sure,
    is_worth_a_look,
)
from circus.lab.experiment.findings import is_vague
from circus.lab.experiment.first_verdict import about, pace_of
from circus.lab.experiment.meaning import fair_share, is_shown
from circus.lab.experiment.naming import LENGTHS, Metric
from circus.lab.experiment.planning import plan
from circus.lab.experiment.stored import count
from circus.lab.experiment.verdict import twin_of

PRINTED = (
    "first_seat",
    "ties",
    "plies",
    "rounds",
    "decisions",
    "forced_share",
    "limit",
    "drama",
    "luck_share",
)
"""Figures that are printed for each variant; the JSON has all."""

MAX_LOOKS = 5
"""Maximum number of printed differences that are worth a look."""

PRINTED_PREFIXES = ("bot_share/", "skill_trace/", "ended/")
"""Prefixes of more figures that are printed."""


def result_lines(results: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines: each variant with its figures, then each significant difference."""
    variants: Sequence[Mapping[str, Any]] = results["variants"]
    bots, seed = ", ".join(results["bots"]), results["question"]["seed"]
    yield f"{results['game']}, {results['seats']} seats, bots {bots}, seed {seed}"
    names = _varied(variants)
    people = {each["variant"]: each for each in results.get("humans", ())}
    for number, variant in enumerate(variants):
        side = _side(results, number)
        called = ", ".join(each for each in (side, _called(variant, names, is_side=bool(side))) if each)
        yield f"{number}: {called}, {variant['games']} games"
        if not (side and twin_of(results, number) is not None):
            yield from _figures(results, variant)
            yield from _assumed_minutes(results, variant)
        if number in people:
            yield f"   people, {people[number]['games']} games"
            yield from (f"   {line}" for line in _figures(results, people[number]))
            yield from (f"   {line}" for line in _clock_minutes(people[number]))
    own = results.get("absolute", ())
    for number, verdict in enumerate(results.get("verdicts", ())):
        by_itself = f" {own[number]['en']}" if number and own and own[number]["en"] else ""
        yield f"{number}: {verdict['en']}{by_itself}"
    clear = [each for each in results["differences"] if is_sure(each)]
    yield from _compared(results, clear)
    for each in plan(results):
        bound = f"{100 * each.bound:.3g} %" if each.metric in LENGTHS else f"{100 * each.bound:.3g} point"
        yield f"{each.metric} to within {bound}: about {each.games} games of each variant"
    for asked in results.get("plan", ()):
        needed = f"about {asked['games']}" if asked["games"] else "an unknown number of"
        yield f"{asked['metric']} to within {asked['bound']:g}: {needed} games of each variant"
    are_equal_sides = bool(results.get("sides")) and twin_of(results, 1) is not None
    if len(variants) > 1 and not clear and not are_equal_sides:
        yield "no difference was found that more than chance would show"


def _compared(results: Mapping[str, Any], clear: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Yield the number of comparisons, the sure differences, and those that are worth a look."""
    counted = comparisons(results)
    if len(results["variants"]) > 1:
        yield (
            f"{counted[PRIMARY]} comparisons named in advance (sure: Holm), "
            f"{counted[OTHER]} others (worth a look: Benjamini-Hochberg)"
        )
    for each in clear:
        size = _figure([each["diff"], each["low"], each["high"]], "+.3g")
        yield f"{each['b']} against {each['a']}: {each['metric']} {size}, p {each['p_holm']:.2g}, sure"
    looks = [each for each in results["differences"] if is_worth_a_look(each)]
    for each in looks[:MAX_LOOKS]:
        size = _figure([each["diff"], each["low"], each["high"]], "+.3g")
        yield f"worth a look: {each['b']} against {each['a']}: {each['metric']} {size}"
    if len(looks) > MAX_LOOKS:
        yield f"worth a look: {len(looks) - MAX_LOOKS} more in the JSON and the report"
    if looks:
        yield "fresh deals tell what of it is sure: lab --confirm DIR, after --out DIR"


def _figures(results: Mapping[str, Any], variant: Mapping[str, Any]) -> Iterator[str]:
    shares, games = variant["win_share"], count(variant, "win_share/0")
    if any(each[1] is None or is_vague(each, games, is_share=True) for each in shares):
        yield f"   win by seat: {games} games cannot tell"
    else:
        yield f"   win by seat: {'  '.join(map(_figure, shares))}, fair {1 / len(shares):.3g}"
    for name, figure in variant.items():
        is_printed = name in PRINTED or name.startswith(PRINTED_PREFIXES)
        if is_printed and figure[1] is not None and is_shown(results, name):
            yield f"   {name}: {_figure_text(results, variant, name)}"


def _figure_text(results: Mapping[str, Any], variant: Mapping[str, Any], name: str) -> str:
    """Return a figure with its interval and its fair value, or that there are too few games."""
    figure, games = variant[name], count(variant, name)
    if is_vague(figure, games, is_share=Metric.of(name).is_share):
        return f"{games} games cannot tell"
    fair = fair_share(results, name)
    return _figure(figure) + (f", fair {fair:.3g}" if fair else "")


def _assumed_minutes(results: Mapping[str, Any], variant: Mapping[str, Any]) -> Iterator[str]:
    if "minutes" in variant:
        seconds = pace_of(results["game"], results["seats"])
        mean = about(variant["minutes"][0])
        yield f"   minutes: about {mean} at the assumed pace of {seconds} s a choice"


def _clock_minutes(people: Mapping[str, Any]) -> Iterator[str]:
    if "minutes" in people and people["minutes"][1] is not None:
        yield f"   minutes by the clock: {_figure(people['minutes'])}"


def _varied(variants: Sequence[Mapping[str, Any]]) -> list[str]:
    return [name for name in variants[0]["options"] if len({spell(v["options"][name]) for v in variants}) > 1]


def _side(results: Mapping[str, Any], number: int) -> str:
    """Return the name of a side of a comparison with the version of its program; "" for other variants."""
    if not results.get("sides"):
        return ""
    side = results["sides"][number]
    code = f", commit {side['commit']}" if "commit" in side else ""
    code += f", code {side['code']}" if "code" in side else ""
    return f"{side['name'] or 'this program'} (circus {side['version']}{code})"


def _called(variant: Mapping[str, Any], names: Sequence[str], *, is_side: bool) -> str:
    parts = [f"{name}={spell(variant['options'][name])}" for name in names]
    parts += [f"level={variant['level']}"] if "level" in variant else []
    parts += [f"without {variant['without']}"] if "without" in variant else []
    return " ".join(parts) or ("" if is_side else "as asked")


def _figure(figure: Sequence[float | None], spelt: str = ".3g") -> str:
    if figure[1] is not None and figure[1] == figure[2]:
        return format(figure[1], spelt)
    mean, low, high = ("?" if each is None else format(each, spelt) for each in figure)
    return f"{mean} ({low} to {high})"
