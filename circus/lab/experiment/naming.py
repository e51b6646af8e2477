"""Names of variants and figures, and the spelling of their numbers, in one language."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from circus import games
from circus.content.texts import Texts
from circus.content.texts.numbers import counted, number_name
from circus.core.number import Number
from circus.core.option import Value, spell
from circus.lab.day.words import NOTHING, item_name, level_of, number, option_of, verb_of
from circus.lab.experiment.measures import SHARES

LENGTHS = ("minutes", "plies", "rounds")
"""Figures for the length of a game, best first; their differences are stated in percent."""

SEPARATOR = " \N{MIDDLE DOT} "
MINUS = "\N{MINUS SIGN}"
SMALL_PERCENT = 0.05
"""Percent that one decimal would round to 0."""

MIN_P = 0.001
"""Smallest p that is stated; a smaller one is stated as smaller than this."""


class Metric(NamedTuple):
    """Name of a figure in the results, such as `win_share/0` or `used/verb/flee`, split in two."""

    base: str
    rest: str

    @classmethod
    def of(cls, name: str) -> "Metric":
        """Split a name at the first slash."""
        base, _, rest = name.partition("/")
        return cls(base, rest)

    @property
    def is_share(self) -> bool:
        """Whether it is stated in percent."""
        return self.base in SHARES


def varied(variants: Sequence[Mapping[str, Any]]) -> list[str]:
    """Return the options that differ between variants, in the order of the first variant."""
    names = dict.fromkeys(name for variant in variants for name in variant["options"])
    return [name for name in names if len({_spelt(variant["options"].get(name)) for variant in variants}) > 1]


def variant_name(texts: Texts, results: Mapping[str, Any], number: int, *, short: bool = False) -> str:
    """Return the name of a variant: options and numbers that others have not, and the verb or card it avoids.

    That of a side of a comparison begins with the name of the side. Values equal to those of the first
    variant are left out if these are the defaults, or if `short` is set.

    Args:
        texts: with the words of the game.
        results: as in `results.json`.
        number: from 0.
        short: only the differences from the first variant.
    """
    variants, game = results["variants"], results["game"]
    side = [side_name(texts, results["sides"][number])] if results.get("sides") else []
    options, first = variants[number]["options"], variants[0]["options"]
    declared = {name: each.default for name, each in games.find(game).declared.items()}
    is_usual = all(first.get(name, value) == value for name, value in declared.items())
    names = [
        name
        for name in varied(variants)
        if name in declared and (not (is_usual or (short and number)) or options.get(name) != first.get(name))
    ]
    parts = side + [_choice_of(texts, game, name, options.get(name, declared[name])) for name in names]
    boards = [_board(texts, results, each) for each in range(len(variants))]
    if len(set(boards)) > 1 and not ((is_usual or (short and number)) and boards[number] == boards[0]):
        parts.append(texts.say("day-option", option=texts.say("setup-board"), value=boards[number]))
    without = variants[number].get("without")
    if without:
        pick = without if "/" in without else f"verb/{without}"
        parts.append(texts.say("lab-without", what=figure_subject(texts, game, pick)))
    return SEPARATOR.join(parts) or texts.say("lab-usual" if is_usual else "lab-rules")


def side_name(texts: Texts, side: Mapping[str, Any]) -> str:
    """Return the name of a side of a comparison: that of its folder, or "this program"."""
    return side["name"] or texts.say("lab-side-program")


def rules_text(texts: Texts, game: str, options: Mapping[str, Value]) -> str:
    """Return the options and numbers that differ from the published rules, in words."""
    changed = games.find(game).changed(options)
    parts = [_choice_of(texts, game, name, value) for name, value in changed.items()]
    return SEPARATOR.join(parts) or texts.say("lab-usual")


def _choice_of(texts: Texts, game: str, name: str, value: Value) -> str:
    """Return an option or a number of the rules with its value in words."""
    declared = games.find(game).declared[name]
    if not isinstance(declared, Number):
        return option_of(texts, game, name, spell(value))
    named = number_name(texts, games.find(game), declared)
    return texts.say("day-option", option=named, value=counted(texts, declared, int(value)))


def _board(texts: Texts, results: Mapping[str, Any], number: int) -> str:
    """Return the name of the board of a variant; "" for games without boards."""
    declared = games.find(results["game"]).level
    asked = results.get("question", {}).get("level")
    name = results["variants"][number].get("level") or asked or (declared.default if declared else "")
    return level_of(texts, results["game"], name)


def player_name(texts: Texts, results: Mapping[str, Any], number: int, *, are_people: bool) -> str:
    """Return the name of a variant, marked if people played it."""
    name = variant_name(texts, results, number)
    return texts.say("lab-people", variant=name) if are_people else name


def _spelt(value: Value | None) -> str:
    return "" if value is None else spell(value)


def metric_of(texts: Texts, game: str, name: str) -> str:
    """Return the heading of a figure; its name in the results if it has no words."""
    metric = Metric.of(name)
    key = f"lab-metric-{metric.base}"
    if not texts.has(key):
        return name
    number = int(metric.rest) + 1 if metric.rest.isdecimal() else 0
    return texts.say(key, of=figure_subject(texts, game, metric.rest) if metric.rest else "", number=number)


def figure_subject(texts: Texts, game: str, rest: str) -> str:
    """Return the subject of a figure: a seat, verb, card, bot, pair of bots, or reason of an end."""
    if rest.isdecimal():
        return texts.say("day-seat", number=int(rest) + 1)
    kind, _, name = rest.partition("/")
    if name:
        if kind != "verb":
            return item_name(texts, game, rest)
        verb = verb_of(texts, game, name)
        is_a_card_too = item_name(texts, game, f"card/{name}") == verb
        return texts.say("lab-doing", what=verb) if is_a_card_too else verb
    for key in (f"lab-ended-{rest}", f"{game}-reason-{rest}", f"setup-strength-{rest}"):
        if texts.has(key):
            return texts.say(key).removesuffix(".")
    strong, _, weak = rest.partition("-")
    if weak:
        return texts.say(
            "lab-rung", strong=figure_subject(texts, game, strong), weak=figure_subject(texts, game, weak)
        )
    return rest


def noun_of(texts: Texts, game: str, name: str) -> str:
    """Return a figure as part of a sentence, with its article; "" for one that sentences leave out."""
    metric = Metric.of(name)
    key = f"lab-of-{metric.base}"
    number = int(metric.rest) + 1 if metric.rest.isdecimal() else 0
    of = figure_subject(texts, game, metric.rest)
    return texts.say(key, of=of, number=number) if texts.has(key) else ""


def spelt(texts: Texts, metric: Metric, value: float) -> str:
    """Return a value of a figure: percent, or a number with a suitable number of digits."""
    if metric.is_share:
        return texts.say("lab-percent", number=number_of(texts, 100 * value))
    return number(texts, value, _digits(value))


def number_of(texts: Texts, percent: float) -> str:
    """Return a percent or points as text; a small one that is not 0 never becomes 0.

    >>> [number_of(Texts("en"), percent) for percent in (0, 0.004, 12.34, 25, 100)]
    ['0', '<0.1', '12.3', '25.0', '100']
    """
    if 0 < abs(percent) < SMALL_PERCENT:
        return f"<{number(texts, 0.1)}"
    return number(texts, percent, 0 if percent in (0, 100) else 1)


def spelt_difference(texts: Texts, metric: Metric, value: float) -> str:
    """Return a difference of two values with its sign; that of two shares in points."""
    sign = MINUS if value < 0 else "+" if value > 0 else ""
    if metric.is_share:
        points = abs(100 * value)
        return sign + number(texts, points, 0 if not points else 2 if points < SMALL_PERCENT else 1)
    return sign + number(texts, abs(value), _digits(value))


def signed(texts: Texts, figure: float) -> str:
    """Return a rounded difference with its sign.

    >>> signed(Texts("en"), 2.5), signed(Texts("fr"), 2.5), signed(Texts("en"), 0)
    ('+2.5', '+2,5', '0')
    """
    sign = MINUS if figure < 0 else "+" if figure > 0 else ""
    return sign + str(abs(figure)).replace(".", texts.say("day-point"))


def p_of(texts: Texts, value: float | None) -> str:
    """Return a probability, or the bound of a very small one."""
    if value is None:
        return NOTHING
    if value < MIN_P:
        return f"< {number(texts, MIN_P, 3)}"
    return number(texts, value, 3)


def _digits(value: float) -> int:
    size = abs(value)
    return 0 if size >= 100 or not size else 1 if size >= 1 else 2
