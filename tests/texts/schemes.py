"""Which messages a game brings: the one table of the keys that the program puts together."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from inspect import getsource
from typing import Any

from circus import games
from circus.content import levels
from circus.content.texts import LANGUAGES, Texts
from circus.core.game import Game
from circus.core.option import Option, spell
from circus.games.clearing_house.cards import CARDS
from circus.games.flip_circus.tokens import ARTISTS
from circus.games.quel_cirque.actions import COLORS as MARBLES
from circus.games.texas_showdown.cards import COLORS as SUITS
from circus.records import puzzle
from circus.ui import skins
from tests.texts.code import strings

SILENT = {
    "clown_standoff": {"dealt", "chosen", "turn", "out"},
    "flip_circus": {"turn", "end", "finish"},
    "texas_showdown": {"dealt", "take"},
    "clearing_house": {"receive", "chosen", "turn", "answer", "enter", "trap", "finish"},
    "quel_cirque": {"step", "end"},
}
"""The events without a caption: the table shows them, or another caption says it."""

STANDINGS = {"clown_standoff": ("clean", "watched", "pie"), "clearing_house": ("out",)}
"""How somebody can have ended, where it is no score."""

THINGS: dict[str, dict[str, tuple[str, ...]]] = {
    "clown_standoff": {},
    "flip_circus": {"artist": ARTISTS, "back": ARTISTS},
    "texas_showdown": {"color": tuple(SUITS)},
    "clearing_house": {"card": CARDS},
    "quel_cirque": {"color": MARBLES},
}
"""The things that have names of their own, by kind."""

NAMES = sorted(THINGS)
"""Of the games; only these five bring words."""


@cache
def spoken(language: str) -> Texts:
    """The words of one language, all games included."""
    texts = Texts(language)
    for name in NAMES:
        texts.add_game(name)
    return texts


def every_language() -> list[Texts]:
    """The words of each language."""
    return [spoken(language) for language in LANGUAGES]


@cache
def named(name: str, scheme: str) -> frozenset[str]:
    """The words X of messages `NAME-SCHEME-X`, such as the reasons for an end, that the game names."""
    beginning = f"{name}-{scheme}-"
    keys = [key for key in sorted(spoken("en").keys()) if key.startswith(beginning)]
    words = (key.removeprefix(beginning).removesuffix("-told") for key in keys)
    return strings(f"games/{name}").intersection(words)


def fixed_keys(name: str) -> set[str]:
    """What a game needs, whatever is played; prompts and captions depend on play."""
    game = games.find(name)
    parts = {"title", "tagline", "minutes", "pitch", "progress", "score"}
    for option in game.options:
        parts.add(f"option-{option.name}")
        parts |= {f"option-{option.name}-{value}-help" for value in _values(option)}
        if not option.is_on_or_off:
            parts |= {f"option-{option.name}-{value}" for value in _values(option)}
    parts |= {f"number-{number.name}" for number in game.numbers}
    for level in levels.names(game):
        parts |= {f"level-{level}", f"level-{level}-help"}
    for verb in game.verbs:
        if not verb.by_chance:
            parts |= {f"verb-{verb.name}", f"verb-{verb.name}-help"}
    parts |= {f"pick-{place}" for place in _answers(game)}
    parts |= {f"reason-{reason}" for reason in named(name, "reason")}
    parts |= {f"moment-{kind}{end}" for kind in named(name, "moment") for end in ("", "-told")}
    parts |= {f"standing-{word}" for word in STANDINGS.get(name, ())}
    parts |= {f"{kind}-{thing}" for kind, things in THINGS[name].items() for thing in things}
    parts |= {f"why-{key}" for key, _ in refusals(name)}
    parts |= {f"puzzle-{number}" for number in puzzle.names(name)}
    parts |= {f"aid-{aid}{end}" for aid in skins.find(name).input.aids for end in ("", "-help")}
    return {f"{name}-{part}" for part in parts}


def _values(option: Option) -> tuple[str, ...]:
    return ("0", "count") if option.is_count else tuple(map(spell, option.values))


def _answers(game: Game[Any]) -> list[str]:
    """The places that are no thing on the table but an answer to choose."""
    places = game.places(game.setup(level=levels.default(game)))
    return [place for place in places if "/" not in place]


@cache
def refusals(name: str) -> list[tuple[str, list[str]]]:
    """Each `RuleViolation(rule, key)` in a game's refusals: its key, and the rules it can cite."""
    source = getsource(import_module(f"circus.games.{name}.refusals"))
    return list(_whys(ast.parse(source)))


def _whys(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    named = {
        node.targets[0].id: node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "RuleViolation":
            rule, key = node.args[:2]
            assert isinstance(key, ast.Constant), "the key of a refusal stands in its place as a string"
            rule = named.get(rule.id, rule) if isinstance(rule, ast.Name) else rule
            texts = [each.value for each in ast.walk(rule) if isinstance(each, ast.Constant)]
            yield str(key.value), [text for text in texts if isinstance(text, str)]
