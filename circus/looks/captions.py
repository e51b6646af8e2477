"""What an event is called below the table."""

from typing import NamedTuple

from circus.core.event import Event


class Caption(NamedTuple):
    """One caption.

    Attributes:
        words: a sentence; "" for an event that nothing is said of: the caption before it stays.
        picture: what `Look.caption_picture` draws before it: a sprite's name, or a word of the game.
        ruling: the ruling behind a surprise, one tap away; "" for none.
        why: why it came about, with its numbers; "" where nobody would ask.
        lit: the things on the table that this speaks of, as picks name them.
        at: the things beside these at which it can be asked (`Because.at`).
        event: the event itself.
        deed: the number of the bot's action that told of it, whose reason can be asked; 0 for none.
    """

    words: str = ""
    picture: str = ""
    ruling: str = ""
    why: str = ""
    lit: tuple[str, ...] = ()
    at: tuple[str, ...] = ()
    event: Event | None = None
    deed: int = 0
