"""Because: why something happened, in one sentence with its numbers; every game tells its own."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple


class Because(NamedTuple):
    """Why something came about.

    Attributes:
        key: of the sentence, which is `<game>-because-KEY` in the catalogues.
        rule: the ruling, or the heading of the rule, that says so.
        facts: what the sentence is told, as an event is.
        lit: the things on the table that it speaks of, as picks name them.
        at: where else it is asked: places (`hole/2,3`, or `trick` for all of them), kinds of pieces, or one
            with its face (`poster/seer`).
    """

    key: str
    rule: str
    facts: Mapping[str, Any] = MappingProxyType({})
    lit: tuple[str, ...] = ()
    at: tuple[str, ...] = ()
