"""Text of the page in every language at once; the reader switches without a script."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from markupsafe import Markup, escape

from circus import games
from circus.content.texts import LANGUAGES, Fact, Texts, inside_sentence
from circus.content.texts.options import option_value
from circus.content.texts.typography import bind_numbers
from circus.core.facts import Turn
from circus.core.game import Game
from circus.lab.day.figures import FUNS, MIN_SAMPLE, Fun, MedianSpread, Proportion

SPAN, TSPAN = "span", "tspan"
"""Tag around the text of one language: in the page, and in a chart."""

NOTHING = "\N{EN DASH}"
NO_BREAK = "\N{NO-BREAK SPACE}"
TIMES = "\N{MULTIPLICATION SIGN}"
"""Sign after a count."""

VOCABULARY = ("artist", "card", "color")
"""Kinds of keys by which catalogues of games name what verbs and items are about."""

TextFormatter = Callable[[Texts], str]
"""Function that returns a text in one language."""


class PageTexts:
    """All catalogues; its methods return HTML in which all texts are escaped.

    Attributes:
        texts: one of each language, that of the page first.
    """

    def __init__(self, language: str, names: Iterable[str]) -> None:
        """Load the catalogues; the page opens in `language`; `names` are the games of the page."""
        self.texts = [Texts(each) for each in sorted(LANGUAGES, key=lambda each: each != language)]
        for name in names:
            for texts in self.texts:
                texts.add_game(name)

    def each(self, format_text: TextFormatter, tag: str = SPAN) -> Markup:
        """Return a text in every language; once if it is the same in all."""
        sentences = {
            texts.language: html(bind_numbers(format_text(texts), texts.language)) for texts in self.texts
        }
        if len(set(sentences.values())) == 1:
            return next(iter(sentences.values()))
        part = Markup('<{0} class="{1}" lang="{1}">{2}</{0}>')
        return Markup().join(part.format(tag, language, words) for language, words in sentences.items())

    def say(self, key: str, tag: str = SPAN, **facts: Fact) -> Markup:
        """Return the message of `key`."""
        return self.each(lambda texts: texts.say(key, **facts), tag)

    def title(self, game: str) -> Markup:
        """Return the name of a game."""
        return self.each(lambda texts: title_of(texts, game))

    def number(self, value: float, digits: int = 1, tag: str = SPAN) -> Markup:
        """Return a number with `digits` decimals."""
        return self.each(lambda texts: number(texts, value, digits), tag)

    def share(self, share: Proportion) -> Markup:
        """Return a share with its interval and count; of a small sample the count alone."""
        rate, interval = share.rate, share.interval
        counted = self.each(lambda texts: of(texts, share))
        if rate is None or interval is None:
            return counted
        low, high = (round(100 * each) for each in interval)
        text = self.say("day-rate", percent=round(100 * rate), low=low, high=high)
        return Markup(", ").join((text, counted))

    def spread(self, spread: MedianSpread, numbers: Sequence[float], unit: str) -> Markup:
        """Return median, 90th percentile and count of some numbers; of a small sample the numbers."""
        if spread.n < MIN_SAMPLE or spread.median is None or spread.p90 is None:
            return self.each(lambda texts: listed(texts, numbers, unit))
        middle, most = spread.median, spread.p90
        return self.each(
            lambda texts: texts.say(
                "day-spread",
                median=texts.say(f"day-{unit}", number=number(texts, middle)),
                most=texts.say(f"day-{unit}", number=number(texts, most)),
                count=spread.n,
            )
        )

    def fun(self, fun: Fun) -> Markup:
        """Return the mean fun with count and range; of a small sample the answers themselves."""
        if fun.mean is None or fun.n < MIN_SAMPLE:
            return html(", ".join(map(str, sorted(fun.answers))) or NOTHING)
        mean, least, most = fun.mean, min(fun.answers), max(fun.answers)
        return self.each(
            lambda texts: texts.say(
                "day-mean", mean=number(texts, mean), count=fun.n, least=least, most=most, top=max(FUNS)
            )
        )


def html(words: str) -> Markup:
    """Escape an untrusted text for HTML; unprintable characters become spaces."""
    return escape(printable(words))


def printable(words: str) -> str:
    """Return a text with spaces for unprintable characters."""
    return "".join(each if each.isprintable() or each == NO_BREAK else " " for each in words)


def number(texts: Texts, value: float, digits: int = 1) -> str:
    """Return a number as the language writes it: 3.5 or 3,5."""
    rounded = f"{value:.{digits}f}"
    return rounded.replace(".", texts.say("day-point"))


def of(texts: Texts, share: Proportion) -> str:
    """Return the text "part of count"."""
    whole = share.part.denominator == 1
    return texts.say("day-of", part=number(texts, float(share.part), 0 if whole else 1), count=share.n)


def listed(texts: Texts, numbers: Sequence[float], unit: str) -> str:
    """Return a few numbers, smallest first."""
    if not numbers:
        return NOTHING
    listed_numbers = " \N{MIDDLE DOT} ".join(number(texts, each) for each in sorted(numbers))
    return texts.say(f"day-{unit}", number=listed_numbers)


def title_of(texts: Texts, game: str) -> str:
    """Return the name of a game."""
    key = f"{game}-title"
    return texts.say(key) if texts.has(key) else game.replace("_", " ").title()


def verb_of(texts: Texts, game: str, verb: str) -> str:
    """Return the name of a verb, with what it is about if two have the same name: Power (acrobat)."""
    key = f"{game}-verb-"
    if not texts.has(f"{key}{verb}"):
        return verb
    name = texts.say(f"{key}{verb}")
    verbs = [
        each.name for each in games.find(game).verbs if each.name != verb and texts.has(f"{key}{each.name}")
    ]
    if name not in [texts.say(f"{key}{each}") for each in verbs]:
        return name
    return f"{name} ({inside_sentence(vocabulary(texts, game, verb)) or verb})"


def vocabulary(texts: Texts, game: str, name: str) -> str:
    """Return the word of a game for one of its names, such as an artist or a color; "" for none."""
    keys = (f"{game}-{kind}-{name}" for kind in VOCABULARY)
    return next((texts.say(key) for key in keys if texts.has(key)), "")


def item_name(texts: Texts, game: str, pick: str) -> str:
    """Return the name of an item: `card/attack` is Attack, `card/24` the card 24, `red` red."""
    kind, _, name = pick.partition("/")
    if kind == "seat" and name.isdecimal():
        return texts.say("day-seat", number=int(name) + 1)
    key = f"{game}-{kind}-{name}"
    if not texts.has(key) and kind == "card" and name.isdecimal():
        return texts.say("day-card", number=int(name))
    return texts.say(key) if texts.has(key) else vocabulary(texts, game, pick) or pick


def option_of(texts: Texts, game: str, option: str, value: str) -> str:
    """Return the name of an option and of its value, which continues the sentence in lower case."""
    key = f"{game}-option-{option}"
    named = texts.say(key) if texts.has(key) else option
    words = inside_sentence(option_value(texts, game, option, value)) or value
    return texts.say("day-option", option=named, value=words)


def level_of(texts: Texts, game: str, level: str) -> str:
    """Return the name of a board."""
    key = f"{game}-level-{level}"
    return texts.say(key) if texts.has(key) else level.replace("_", " ").capitalize()


def progress(texts: Texts, game: str, turn: Turn) -> str:
    """Return the stage of a game with a counted turn, in the words of that game."""
    key, (phase, round_, at) = f"{game}-progress", turn
    return texts.say(key, phase=phase, round=round_, turn=at) if texts.has(key) else phase


def progress_at(texts: Texts, game: Game[Any], turn: Turn, seats: int) -> str:
    """Return the stage of a game at the turn of a state; "" if the game has no words for it."""
    if not texts.has(f"{game.name}-progress"):
        return ""
    return progress(texts, game.name, turn._replace(turn=game.facts.turn_number(turn, seats)))
