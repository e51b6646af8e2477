"""Result of a search as lines for a terminal."""

from collections.abc import Iterator, Mapping
from typing import Any

from circus.core.option import spell


def result_lines(results: Mapping[str, Any]) -> Iterator[str]:
    """Yield what was searched, each finalist with its figures, and what is sure.

    Args:
        results: as `lab --tune --json` prints them.
    """
    yield (
        f"{results['searched']} of {results['of']} sets of numbers, {results['games']} games each; "
        f"the best again on {results['fresh_games']} fresh games, seed {results['question']['seed']}"
    )
    for each in results["tuned"]:
        is_published = each["numbers"] == results["published"]
        yield (
            _named(each["numbers"])
            + (" (published)" if is_published else "")
            + f": {_figures(results, each)}"
        )
    nearer = [_named(each["numbers"]) for each in results["tuned"] if each["nearer_than_published"]]
    if nearer:
        yield f"surely nearer to the aims than the published numbers: {'; '.join(nearer)}"
    else:
        yield "no set is surely nearer to the aims than the published numbers"


def _named(numbers: Mapping[str, Any]) -> str:
    return " ".join(f"{name}={spell(value)}" for name, value in numbers.items())


def _figures(results: Mapping[str, Any], each: Mapping[str, Any]) -> str:
    texts = []
    for name, aim in results["aims"].items():
        figure = each["aims"].get(name)
        if figure is None:
            texts.append(f"{name} unknown, aim {aim:g}")
        else:
            mean, low, high = figure
            texts.append(f"{name} {mean:.3g} ({low:.3g} to {high:.3g}), aim {aim:g}")
    distance = "unknown" if each["distance"] is None else f"{each['distance']:.2f}"
    return "; ".join([*texts, f"distance {distance}"])
