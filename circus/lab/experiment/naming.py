"""What variants and figures are called and how their numbers are spelt, in one language."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from circus import games
from circus.core.option import Value, spell
from circus.lab.day.words import NOTHING, level_of, number, option_of, thing_of, verb_of
from circus.texts import Texts

LENGTHS = ("minutes", "plies", "rounds")
"""What tells how long a game is; a difference of these is told in percent, by the first that there is."""

SHARES = frozenset(
    {
        "win_share", "first_seat", "bot_share", "skill_trace", "won_with", "used", "ties", "limit", "ended",
        "forced_share", "uncovered", "eliminated_early", "watching", "drama", "decisive_at", "comeback",
        "luck_share",
    }
)  # fmt: skip
"""Figures from 0 to 1, told in percent; by what stands before the slash."""

SEPARATOR = " \N{MIDDLE DOT} "
MINUS = "\N{MINUS SIGN}"
LEAST_P = 0.001
"""A smaller p is told as smaller than this."""


class Metric(NamedTuple):
    """A figure by its name in the results, such as `win_share/0` or `used/verb/flee`."""

    base: str
    rest: str

    @classmethod
    def of(cls, name: str) -> "Metric":
        """Taken apart at the first slash."""
        base, _, rest = name.partition("/")
        return cls(base, rest)

    @property
    def is_share(self) -> bool:
        """Whether it is told in percent."""
        return self.base in SHARES


def varied(variants: Sequence[Mapping[str, Any]]) -> list[str]:
    """The options that are not the same in all variants, in the order of the first that has them."""
    names = dict.fromkeys(name for variant in variants for name in variant["options"])
    return [name for name in names if len({_spelt(variant["options"].get(name)) for variant in variants}) > 1]


def variant_name(texts: Texts, results: Mapping[str, Any], number: int, *, short: bool = False) -> str:
    """A variant by what makes it one: its options that others have not, and what is left alone in it.

    Beside the usual rules, what is as usual is not told.

    Args:
        texts: with the words of the game.
        results: what `results.json` holds.
        number: from 0.
        short: only what the first variant has not.
    """
    variants, game = results["variants"], results["game"]
    options, first = variants[number]["options"], variants[0]["options"]
    declared = {option.name: option.default for option in games.find(game).options}
    is_usual = all(first.get(name, value) == value for name, value in declared.items())
    names = [
        name
        for name in varied(variants)
        if name in declared and (not (is_usual or (short and number)) or options.get(name) != first.get(name))
    ]
    parts = [option_of(texts, game, name, spell(options.get(name, declared[name]))) for name in names]
    boards = [_board(texts, results, each) for each in range(len(variants))]
    if len(set(boards)) > 1 and not ((is_usual or (short and number)) and boards[number] == boards[0]):
        parts.append(texts.say("day-option", option=texts.say("setup-board"), value=boards[number]))
    without = variants[number].get("without")
    if without:
        thing = without if "/" in without else f"verb/{without}"
        parts.append(texts.say("lab-without", what=_thing(texts, game, thing)))
    return SEPARATOR.join(parts) or texts.say("lab-usual" if is_usual else "lab-rules")


def _board(texts: Texts, results: Mapping[str, Any], number: int) -> str:
    """What the board of a variant is called; "" in games without."""
    declared = games.find(results["game"]).level
    asked = results.get("question", {}).get("level")
    name = results["variants"][number].get("level") or asked or (declared.default if declared else "")
    return level_of(texts, results["game"], name)


def player_name(texts: Texts, results: Mapping[str, Any], number: int, *, are_people: bool) -> str:
    """A variant and who played it: bots, unless it is said that they were people."""
    name = variant_name(texts, results, number)
    return texts.say("lab-people", variant=name) if are_people else name


def _spelt(value: Value | None) -> str:
    return "" if value is None else spell(value)


def metric_of(texts: Texts, game: str, name: str) -> str:
    """A figure as it heads a row; one that has no words is told as the results call it."""
    metric = Metric.of(name)
    key = f"lab-metric-{metric.base}"
    if not texts.has(key):
        return name
    return texts.say(key, of=_thing(texts, game, metric.rest) if metric.rest else "")


def _thing(texts: Texts, game: str, rest: str) -> str:
    """What a figure is of: a seat, a verb, a card, a bot, two bots, or what ended a game."""
    if rest.isdecimal():
        return texts.say("day-seat", number=int(rest) + 1)
    kind, _, name = rest.partition("/")
    if name:
        if kind != "verb":
            return thing_of(texts, game, rest)
        verb = verb_of(texts, game, name)
        is_a_card_too = thing_of(texts, game, f"card/{name}") == verb
        return texts.say("lab-doing", what=verb) if is_a_card_too else verb
    for key in (f"lab-ended-{rest}", f"{game}-reason-{rest}", f"setup-strength-{rest}"):
        if texts.has(key):
            return texts.say(key).removesuffix(".")
    strong, _, weak = rest.partition("-")
    if weak:
        return texts.say("lab-rung", strong=_thing(texts, game, strong), weak=_thing(texts, game, weak))
    return rest


def noun_of(texts: Texts, name: str) -> str:
    """A figure within a sentence, with its article; "" for one that sentences do not tell."""
    key = f"lab-of-{name}"
    return texts.say(key) if texts.has(key) else ""


def spelt(texts: Texts, metric: Metric, value: float) -> str:
    """A value of a figure: percent, or a number with as many digits as tell something."""
    if metric.is_share:
        return texts.say("lab-percent", number=number(texts, 100 * value))
    return number(texts, value, _digits(value))


def spelt_difference(texts: Texts, metric: Metric, value: float) -> str:
    """A difference of two values, with its sign; that of two shares in points."""
    sign = MINUS if value < 0 else "+" if value > 0 else ""
    if metric.is_share:
        return sign + number(texts, abs(100 * value))
    return sign + number(texts, abs(value), _digits(value))


def p_of(texts: Texts, value: float | None) -> str:
    """A probability; a very small one by what it is smaller than."""
    if value is None:
        return NOTHING
    if value < LEAST_P:
        return f"< {number(texts, LEAST_P, 3)}"
    return number(texts, value, 3)


def _digits(value: float) -> int:
    size = abs(value)
    return 0 if size >= 100 or not size else 1 if size >= 1 else 2
