"""Output of an experiment's results as plain lines, for a terminal."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from circus.core.option import spell

TOLD = ("first_seat", "ties", "plies", "minutes", "decisions", "forced_share", "limit", "drama", "luck_share")
"""Figures that are printed for each variant; the JSON has all."""

TOLD_TOO = ("bot_share/", "skill_trace/", "ended/")
"""Prefixes of more figures that are printed."""

SURE = 0.05
"""Corrected p below which a difference is printed."""


def result_lines(results: Mapping[str, Any]) -> Iterator[str]:
    """Yield the lines: each variant with its figures, then each significant difference."""
    variants: Sequence[Mapping[str, Any]] = results["variants"]
    bots, seed = ", ".join(results["bots"]), results["question"]["seed"]
    yield f"{results['game']}, {results['seats']} seats, bots {bots}, seed {seed}"
    names = _varied(variants)
    people = {each["variant"]: each for each in results.get("humans", ())}
    for number, variant in enumerate(variants):
        yield f"{number}: {_called(variant, names)}, {variant['games']} games"
        yield from _figures(variant)
        if number in people:
            yield f"   people, {people[number]['games']} games"
            yield from (f"   {line}" for line in _figures(people[number]))
    yield from (f"{number}: {said['en']}" for number, said in enumerate(results.get("verdicts", ())))
    clear = [each for each in results["differences"] if each["p_holm"] is not None and each["p_holm"] < SURE]
    for each in clear:
        size = _figure([each["diff"], each["low"], each["high"]], "+.3g")
        yield f"{each['b']} against {each['a']}: {each['metric']} {size}, p {each['p_holm']:.2g}"
    if len(variants) > 1 and not clear:
        yield "no difference was found that more than chance would show"


def _figures(variant: Mapping[str, Any]) -> Iterator[str]:
    shares = "  ".join(_figure(each) for each in variant["win_share"])
    yield f"   win by seat: {shares}"
    for name, figure in variant.items():
        if (name in TOLD or name.startswith(TOLD_TOO)) and figure[1] is not None:
            yield f"   {name}: {_figure(figure)}"


def _varied(variants: Sequence[Mapping[str, Any]]) -> list[str]:
    return [name for name in variants[0]["options"] if len({spell(v["options"][name]) for v in variants}) > 1]


def _called(variant: Mapping[str, Any], names: Sequence[str]) -> str:
    parts = [f"{name}={spell(variant['options'][name])}" for name in names]
    parts += [f"level={variant['level']}"] if "level" in variant else []
    parts += [f"without {variant['without']}"] if "without" in variant else []
    return " ".join(parts) or "as asked"


def _figure(figure: Sequence[float | None], spelt: str = ".3g") -> str:
    mean, low, high = ("?" if each is None else format(each, spelt) for each in figure)
    return f"{mean} ({low} to {high})"
