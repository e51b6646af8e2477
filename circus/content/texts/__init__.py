"""Texts for the user by key, in the chosen language; the catalogues are in Project Fluent's format."""

import os
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any
from weakref import proxy

from circus import games
from circus.content.texts.catalogue import Entry, split
from circus.content.texts.facts import Fact, Wording
from circus.content.texts.functions import FUNCTIONS
from circus.core.game import RuleViolation
from circus.platform.console import say
from circus.platform.fault_log import note_fault
from circus.platform.untrusted import limits, reason_of, text

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

__all__ = ["LANGUAGES", "Fact", "Texts", "explain", "inside_sentence", "system_language"]

LANGUAGES = ("en", "fr")

_MAX_SAID = 500
"""Maximum number of cached sentences with facts: a table requests the same ones in every frame."""


class Texts:
    """Messages of one language.

    Messages without facts are read straight from the file, and facts are filled into simple ones. So
    the lobby shows before Fluent with Babel (a fifth of a second) is loaded; all others go through Fluent.
    """

    def __init__(self, language: str) -> None:
        """Load the catalogue of a language in `LANGUAGES`; raise ValueError for another."""
        if language not in LANGUAGES:
            raise ValueError(f"there is no language '{language}'")
        self.language = language
        self._plain: dict[str, str] = {}
        self._keys: set[str] = set()
        self._unparsed: dict[str, Entry] = {}
        self._games: set[str] = set()
        self._lent: Mapping[str, Texts] = {}
        self._bundle: FluentBundle | None = None
        # A proxy: a reference cycle would keep the catalogues of a language that is no longer used in memory.
        self._formatted = lru_cache(_MAX_SAID, typed=True)(partial(Texts._worded, proxy(self)))
        self._add(Path(__file__).parent / f"{language}.ftl")

    def say(self, key: str, **facts: Fact) -> str:
        """Return the message of `key` with `facts`.

        A message that a game has in English only is in English; one that is missing altogether returns its
        key, so that it is noticed.
        """
        plain = self._plain.get(key)
        if plain is not None:
            return plain
        if key in self._keys:
            return self._formatted(key, **facts)
        return self._lent[key].say(key, **facts) if key in self._lent else key

    def _worded(self, key: str, **facts: Fact) -> str:
        """Format a message with facts."""
        simple = self._unparsed[key].fill(facts) if key in self._unparsed else None
        if simple is not None:
            return _typeset(simple)
        value = self._message(key)
        if value is None:
            return key
        try:
            words, _ = self._fluent().format_pattern(value, facts)
        except Exception as error:  # Fluent can raise any exception for an invalid message
            self._plain[key] = key
            say(f"circus: words {key} ({self.language}): {reason_of(error)}; their key is shown")
            note_fault(f"the key {key} is shown for its words ({self.language})", error)
            return key
        return _typeset(str(words))

    def format_facts(self, key: str, facts: Mapping[str, Any], names: Sequence[str] = ()) -> str:
        """Return the message of `key` with the facts of an event or a refusal (see `Wording.facts`).

        `names` are those of the players by seat; without them a seat has its number.
        """
        game = key.partition("-")[0]

        def seat(number: int) -> str:
            return names[number] if 0 <= number < len(names) else self.say("why-seat", number=number)

        def item_name(kind: str, name: str) -> str:
            known = f"{game}-{kind}-{name}"
            return self.say(known) if self.has(known) else name

        return self.say(key, **Wording(seat, item_name, self.listed).facts(facts))

    def listed(self, words: Sequence[str], key: str = "list-and") -> str:
        """Join words, the last two by "and", or by "or" (`list-or`)."""
        if len(words) < 2:
            return "".join(words)
        return self.say(key, first=", ".join(words[:-1]), last=words[-1])

    def explain(self, why: RuleViolation, names: Sequence[str] = ()) -> str:
        """Return why something is not allowed, as a full sentence; `why.rule` is its place in the book."""
        sentence = self._sentence(why, names)
        return sentence[:1].upper() + sentence[1:]

    def _sentence(self, why: RuleViolation, names: Sequence[str] = ()) -> str:
        game, _, _ = why.key.partition("-")
        if game != "why":
            self.add_game(game)
        return self.format_facts(why.key, why.facts, names)

    def has(self, key: str) -> bool:
        """Return whether there is such a message, in English at least."""
        return key in self._keys or key in self._lent

    def keys(self) -> frozenset[str]:
        """Return the keys of all messages added so far in this language."""
        return frozenset(self._keys)

    def add_game(self, name: str) -> None:
        """Add the texts of a game, if it has any; a second call changes nothing.

        Messages that the game lacks in this language are those in English.
        """
        if name not in self._games:
            self._games.add(name)
            self._add(games.folder(name) / f"texts.{self.language}.ftl")
            if self.language != LANGUAGES[0]:
                english = _english_of(name)
                missing = english.keys() - self._keys
                self._lent = {**self._lent, **dict.fromkeys(missing, english)}

    def spoken(self, language: str) -> "Texts":
        """Return the same catalogues in another language."""
        other = Texts(language)
        for name in self._games:
            other.add_game(name)
        return other

    def warm(self) -> None:
        """Load Fluent now, at a moment when no message is needed."""
        self._fluent()

    def _add(self, path: Path) -> None:
        """Read a catalogue's plain messages; the others are parsed when requested. Ignore a missing file."""
        try:
            source, fault = text(path, limits.CATALOGUE)
        except FileNotFoundError:
            return
        except OSError as error:
            say(f"circus: words {path}: {reason_of(error)}; their keys are shown")
            return
        if fault:
            say(f"circus: words {fault}; what cannot be read is shown as �")
        source = source.replace("\r\n", "\n") + "\n"
        for key, entry in split(path, source):
            self._unparsed.setdefault(key, entry)
            self._keys.add(key)
            if entry.is_plain:
                self._plain[key] = _typeset(entry.value)

    def _message(self, key: str) -> "Pattern | None":
        """Return the parsed value of a message, `None` if Fluent cannot read it; load Fluent on first use.

        Only this message and those it refers to are parsed: all catalogues together take half a second, which
        the first frame of the lobby used to wait for.
        """
        bundle = self._fluent()
        wanted = [key]
        while wanted:
            entry = self._unparsed.pop(wanted.pop(), None)
            if entry is not None:
                wanted += entry.references()
                bundle.add_resource(entry.parse())
        return bundle.get_message(key).value if bundle.has_message(key) else None

    def _fluent(self) -> "FluentBundle":
        """Return Fluent's bundle of the messages parsed so far."""
        from fluent.runtime import FluentBundle

        if self._bundle is None:
            self._bundle = FluentBundle([self.language], use_isolating=False, functions=FUNCTIONS)
        return self._bundle


def _typeset(words: str) -> str:
    """Replace the narrow no-break space, which no font has, by the plain one."""
    return words.replace("\u202f", "\u00a0")


def explain(why: RuleViolation) -> str:
    """Return why something is not allowed, in English, for a line of the command line: 'sentence (RULE)'."""
    return f"{_english()._sentence(why)} ({why.rule})"


def inside_sentence(words: str) -> str:
    """Return words that begin with a capital as a sentence continues with them.

    >>> inside_sentence("First pie")
    'first pie'
    """
    return words[:1].lower() + words[1:]


@cache
def _english() -> Texts:
    return Texts(LANGUAGES[0])


@cache
def _english_of(game: str) -> Texts:
    """Return the English texts of one game, cached."""
    texts = Texts(LANGUAGES[0])
    texts.add_game(game)
    return texts


def system_language(preferred: Sequence[str] = ()) -> str:
    """Return the language of the user's system if there is a catalogue, else English.

    `preferred` is used if the environment names none: programs started by a click on Windows and macOS lack
    these variables.
    """
    named = (os.environ.get(variable, "") for variable in ("LC_ALL", "LC_MESSAGES", "LANG"))
    for name in (*named, *preferred):
        if name[:2].lower() in LANGUAGES:
            return name[:2].lower()
    return LANGUAGES[0]
