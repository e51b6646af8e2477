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
    for each in results["tuned"]:
        if each["nearer_than_published"]:
            numbers = f"{_named(each['numbers'])}{_apart(each)}"
            yield f"surely nearer to the aims than the published numbers: {numbers}"
    if not any(each["nearer_than_published"] for each in results["tuned"]):
        yield "no set is surely nearer to the aims than the published numbers"
    for missed in results.get("missed", ()):
        side = "above" if missed["is_above"] else "below"
        yield (
            f"no set comes near {missed['metric']} {missed['aim']:g}, which is {side} all of them; "
            f"the nearest has {missed['nearest']:.3g}: {_named(missed['numbers'])}"
        )
    for name in results.get("idle", ()):
        yield f"{name} changes none of the aims: sets that differ in it alone have equal figures"
    yield from _around(results)


def _around(results: Mapping[str, Any]) -> Iterator[str]:
    """Yield the change of each aim by one step of each number from the nearest set."""
    around = results.get("around")
    if not around:
        return
    yield f"one step around {_named(around['numbers'])}, on the same {around['games']} fresh games:"
    for step in around["steps"]:
        changes = []
        for name in results["aims"]:
            if name in step["change"]:
                size, low, high = step["change"][name]
                changes.append(f"{name} {size:+.3g} ({low:+.3g} to {high:+.3g})")
            else:
                changes.append(f"{name} unknown")
        yield f"  {step['name']}={step['value']}: {'; '.join(changes)}"


def _apart(each: Mapping[str, Any]) -> str:
    """Return what is sure of each aim."""
    words = {"nearer": "surely nearer", "farther": "surely farther", "open": "not told apart"}
    parts = [f"{name} {words[verdict]}" for name, verdict in each.get("by_aim", {}).items()]
    return f" ({', '.join(parts)})" if parts else ""


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
