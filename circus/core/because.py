"""Explanations: why an event happened, in one sentence with its numbers."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple


class Because(NamedTuple):
    """Explanation of one event; `circus.content.texts` formats it as a sentence.

    Attributes:
        key: last part of the message id `<game>-because-KEY` in the catalogues.
        rule: ruling id or rule heading that the explanation is based on.
        facts: values for the variables of the sentence, in the form of `Event.facts`.
        lit: picks of the places and pieces to highlight.
        at: further places and kinds of pieces for which this explanation is offered. A place is `hole/2,3`,
            or `trick` for all places of that kind; a kind may include its face (`poster/seer`).
    """

    key: str
    rule: str
    facts: Mapping[str, Any] = MappingProxyType({})
    lit: tuple[str, ...] = ()
    at: tuple[str, ...] = ()
