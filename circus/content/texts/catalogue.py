"""Messages of a catalogue in Project Fluent's format, each parsed by Fluent only when it is needed."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from circus.content.texts.facts import Fact
from circus.platform.console import say
from circus.platform.untrusted import shortened

if TYPE_CHECKING:
    from fluent.syntax.ast import Resource

_ENTRY = re.compile(r"^(?P<key>-?[a-zA-Z][\w-]*) *=.*\n(?:(?!-?[a-zA-Z][\w-]* *=|#).*\n)*", re.MULTILINE)
"""Pattern of a message or term: to the next one, or to a comment."""
_REFERENCE = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")
"""Pattern of all references to other messages and terms; it may match more."""
_SIMPLE = re.compile(r"[^{}\n]*(?:\{ \$[a-z]\w* \}[^{}\n]*)+")
"""Pattern of a value of one line whose only placeables are names of facts."""
_PLACEABLE = re.compile(r"\{ \$(\w+) \}")


@dataclass(frozen=True, slots=True)
class Entry:
    """One message or term as its catalogue has it.

    Attributes:
        line: the line it begins at, from 1.
    """

    path: Path
    line: int
    text: str

    @property
    def value(self) -> str:
        """The text after the key, as it is written."""
        return self.text.partition("=")[2].strip()

    @property
    def is_plain(self) -> bool:
        """Whether the message is one line of text without facts."""
        return bool(self.value) and not set("{}\n") & set(self.value)

    def references(self) -> Sequence[str]:
        """Return the keys of the messages and terms it refers to, and possibly other words."""
        return _REFERENCE.findall(self.text)

    def fill(self, facts: Mapping[str, Fact]) -> str | None:
        """Return the message with its facts as Fluent would, or `None` if only Fluent can format it.

        Most messages are simple; Fluent and Babel take a fifth of a second to load, a tenth of a start.
        """
        known = {name: str(fact) for name, fact in facts.items() if _is_verbatim(fact)}
        if not _SIMPLE.fullmatch(self.value) or not known.keys() >= set(_PLACEABLE.findall(self.value)):
            return None
        return _PLACEABLE.sub(lambda placeable: known[placeable[1]], self.value)

    def parse(self) -> "Resource":
        """Return the syntax tree; print what Fluent cannot read in it."""
        from fluent.runtime import FluentResource

        try:
            resource = FluentResource(self.text)
        except RecursionError:
            say(f"circus: words {self.path}: they nest too deep; their keys are shown")
            return FluentResource("")
        parts: Sequence[Any] = resource.body
        for junk in parts:
            if type(junk).__name__ == "Junk" and junk.annotations:
                number = self.line + self.text.count("\n", 0, junk.span.start)
                reason = shortened(junk.annotations[0].message)
                say(f"circus: words {self.path}:{number}: {reason}; their key is shown")
        return resource


def split(path: Path, catalogue: str) -> Iterator[tuple[str, Entry]]:
    r"""Yield each message and term of a catalogue with its key, continued lines and attributes included.

    >>> source = "a = A\n# comment\nb = { $n ->\n  *[x] X\n}\n"
    >>> [(key, entry.line) for key, entry in split(Path("en.ftl"), source)]
    [('a', 1), ('b', 3)]
    """
    line, offset = 1, 0
    for entry in _ENTRY.finditer(catalogue):
        line += catalogue.count("\n", offset, entry.start())
        offset = entry.start()
        yield entry["key"], Entry(path, line, entry[0])


def _is_verbatim(fact: Fact) -> bool:
    """Return whether Fluent inserts a fact as Python writes it: no large number with separators."""
    return isinstance(fact, str) or (type(fact) is int and abs(fact) < 1000)
