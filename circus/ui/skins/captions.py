"""Captions of events below the table."""

from typing import NamedTuple

from circus.content.texts import Texts
from circus.core.event import Event


class Caption(NamedTuple):
    """Caption of an event.

    Attributes:
        words: a sentence; "" for an event without one: the previous caption stays.
        picture: drawn before it by `SkinPainter.caption_picture`: a sprite's name, or a word of the game.
        ruling: the ruling behind a surprising event, one click away; "" for none.
        why: the reason, with its numbers; "" for none.
        lit: the items on the table that it refers to, as picks name them.
        at: further items at which it can be asked for (`Because.at`).
        event: the event itself.
        deed: the number of the bot's action behind it, whose reason can be asked for; 0 for none.
    """

    words: str = ""
    picture: str = ""
    ruling: str = ""
    why: str = ""
    lit: tuple[str, ...] = ()
    at: tuple[str, ...] = ()
    event: Event | None = None
    deed: int = 0


def forced_words(texts: Texts, game: str, event: Event, words: str) -> str:
    """Return the words of an event's caption with the remark that nothing else was legal."""
    own = f"{game}-forced-{event.kind}"
    return texts.say(own if texts.has(own) else "table-forced", told=words)
