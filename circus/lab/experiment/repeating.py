"""Reproduction of an experiment: the exact command, and the versions of the software."""

import platform
import shlex
from collections.abc import Mapping
from typing import Any

from circus import games
from circus.core.option import Value, spell
from circus.lab.experiment.naming import varied
from circus.lab.experiment.question import LEVEL
from circus.lab.experiment.stored import StoredExperiment


def command(stored: StoredExperiment) -> str:
    """Return the command that plays the same games again."""
    asked, game = stored.question, stored.game
    words = ["python main.py lab", game]
    sides = stored.results.get("sides", ())
    words += [f"--against {shlex.quote(each['name'])}" for each in sides if each["name"]]
    if sides:
        words += rule_words(game, games.find(game).changed(stored.variants[-1]["options"]))
    else:
        words += _varying(game, stored.variants)
    withouts = sorted({each["without"] for each in stored.variants if each.get("without")})
    words += [f"--without {each}" for each in withouts]
    if asked.get("seats"):
        words.append(f"--seats {asked['seats']}")
    if asked.get("level"):
        words.append(f"--level {asked['level']}")
    if asked.get("bots"):
        words.append(f"--bots {','.join(asked['bots'])}")
    words += ["--ladder"] if asked.get("ladder") else []
    if asked.get("until"):
        named = f"{asked['until_of']}=" if asked.get("until_of") else ""
        words.append(f"--until {named}{asked['until']:g}")
    else:
        words.append(f"--games {asked.get('games') or stored.variants[0]['games']}")
    if isinstance(asked.get("seed"), int):
        words.append(f"--seed {asked['seed']}")
    words += [f"--figure {each}" for each in asked.get("figures", ())]
    people = asked.get("people", ())
    words += ["--humans", *(shlex.quote(str(folder)) for folder in people)] if people else []
    return " ".join([*words, "--out DIR"])


def _varying(game: str, variants: list[Mapping[str, Any]]) -> list[str]:
    """Return the options that are varied, with their values, and the fixed ones."""
    first = variants[0]["options"]
    names = varied(variants)
    columns = {name: [each["options"].get(name, first.get(name)) for each in variants] for name in names}
    declared = games.find(game).level
    if declared and any(LEVEL in each for each in variants):
        columns[LEVEL] = [each.get(LEVEL, declared.default) for each in variants]
    values = {name: list(dict.fromkeys(map(spell, column))) for name, column in columns.items()}
    whole = {each.get("without") for each in variants}
    product = 1
    for each in values.values():
        product *= len(each)
    is_each = product * len(whole) != len(variants)
    words = [f"--vary {name}={','.join(each[1:] if is_each else each)}" for name, each in values.items()]
    words += ["--each"] if is_each else []
    return words + rule_words(game, {name: value for name, value in first.items() if name not in names})


def rule_words(game: str, values: Mapping[str, Value]) -> list[str]:
    """Return the words of a command line that set options and numbers.

    >>> game = games.find(games.in_order()[0])
    >>> option, number = game.options[0].name, game.numbers[0].name
    >>> rule_words(game.name, {option: True, number: 2}) == [
    ...     "--option", f"{option}=true", "--number", f"{number}=2"
    ... ]
    True
    """
    numbers = {each.name for each in games.find(game).numbers}
    words: list[str] = []
    for name, value in values.items():
        words += ["--number" if name in numbers else "--option", f"{name}={spell(value)}"]
    return words


def versions(stored: StoredExperiment) -> list[tuple[str, str]]:
    """Return the name and version of the program that played and of those that wrote the page."""
    played = stored.question.get("version")
    listed = [("circus", played)] if isinstance(played, str) else []
    return [*listed, ("python", platform.python_version()), *_libraries()]


def _libraries() -> list[tuple[str, str]]:
    from importlib.metadata import PackageNotFoundError, version

    found = []
    for name in ("numpy", "scipy"):
        try:
            found.append((name, version(name)))
        except PackageNotFoundError:
            continue
    return found
