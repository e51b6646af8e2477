"""Words of the options: name, values, what each value does, and their sections in the rulebook."""

from circus.content.texts import Texts, inside_sentence
from circus.core.option import Option, Value, spell

_YES_NO = {spell(True): "setup-yes", spell(False): "setup-no"}
"""Words for the values of an option that is on or off."""


def option_name(texts: Texts, game: str, option: Option) -> str:
    """Return the name of an option in words."""
    key = f"{game}-option-{option.name}"
    return texts.say(key) if texts.has(key) else plain_words(option.name)


def option_value(texts: Texts, game: str, option: str, value: str) -> str:
    """Return the spelt value of an option in words; "" if the game has none for it."""
    key = f"{game}-option-{option}"
    if texts.has(f"{key}-{value}"):
        return texts.say(f"{key}-{value}")
    if value.isdecimal() and texts.has(f"{key}-count"):
        return texts.say(f"{key}-count", count=int(value))
    return texts.say(_YES_NO[value]) if value in _YES_NO else ""


def option_word(texts: Texts, game: str, option: Option, value: Value) -> str:
    """Return a value of an option in words, if need be as it is spelt."""
    return option_value(texts, game, option.name, spell(value)) or plain_words(str(value))


def option_help(texts: Texts, game: str, option: Option, value: Value) -> str:
    """Return the meaning of an option's value, in one sentence; "" without one."""
    key = f"{game}-option-{option.name}-{spell(value)}-help"
    if option.is_count and not texts.has(key):
        key = f"{game}-option-{option.name}-count-help"
        return texts.say(key, count=int(value)) if texts.has(key) else ""
    return texts.say(key) if texts.has(key) else ""


def plain_words(name: str) -> str:
    """Return an identifier as words: "lazy_clown" is "Lazy clown"."""
    return name.replace("_", " ").capitalize()


def option_sections(texts: Texts, game: str, options: tuple[Option, ...]) -> str:
    """Return the sections of a game's options in its rulebook, as Markdown.

    A section has the name of the option, the meaning of each value, and its rules if they say more. Its
    anchor is `option-NAME`.
    """
    return "\n\n".join(_section(texts, game, option) for option in options)


def _section(texts: Texts, game: str, option: Option) -> str:
    first, *others = (f"- {_point(texts, game, option, value)}" for value in _explained(option))
    points = "\n".join([first.replace("- ", f"- `option-{option.name}` ", 1), *others])
    rules = f"{game}-option-{option.name}-rules"
    parts = [f"## {option_name(texts, game, option)}", points]
    return "\n\n".join([*parts, texts.say(rules)] if texts.has(rules) else parts)


def _explained(option: Option) -> tuple[Value, ...]:
    """Return the values with a point of their own; of a count the default and an example."""
    return (option.default, option.others[0]) if option.is_count else option.values


def _point(texts: Texts, game: str, option: Option, value: Value) -> str:
    word = option_word(texts, game, option, value)
    if option.is_count and value != option.default:
        word = texts.say("rulebook-for-example", value=word)
    help_words = inside_sentence(option_help(texts, game, option, value))
    return texts.say("rulebook-option", value=word, help=help_words)
