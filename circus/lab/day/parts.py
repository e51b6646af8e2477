"""Building blocks of the page's sections: tables, boxed figures, charts side by side."""

import os
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import tzinfo
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

from markupsafe import Markup

from circus.lab.day.played import PinnedMoment, PlayedGame
from circus.lab.day.templates import macro
from circus.lab.day.words import PageTexts

NUMBER = "number"
"""CSS class of a right-aligned column."""


class RenderedMoment(NamedTuple):
    """Rendered pinned moment.

    Attributes:
        picture: the position, a JPEG file; b"" for none.
        before, after: the log line that led to it and the next one, by language; "" for none.
    """

    picture: bytes
    before: Mapping[str, str]
    after: Mapping[str, str]


See = Callable[[PlayedGame, PinnedMoment], RenderedMoment]
Heading = Callable[[str, str, str], str]
"""(game, anchor, language): the heading of the rulebook above a rule; "" for none."""


def no_heading(_game: str, _anchor: str, _language: str) -> str:
    """Return "": no rulebook is available."""
    return ""


def see_lines(game: PlayedGame, pin: PinnedMoment) -> RenderedMoment:
    """Render a moment without a screen: its actions as the record spells them."""
    after = game.timeline.actions[pin.n : pin.n + 1] if pin.stands else ()
    before, after_it = ("".join(map(str, some)) for some in (pin.actions[-1:], after))
    return RenderedMoment(b"", {"": before}, {"": after_it})


@dataclass(frozen=True)
class Paper:
    """Means to write a page.

    Attributes:
        folder: the folder of the page, for links to records; `None` if unknown.
        zone: time zone of the hours; `None` for this computer's.
        event, contact: for the head of the page; "" for none.
    """

    words: PageTexts
    see: See = see_lines
    heading: Heading = no_heading
    folder: Path | None = None
    zone: tzinfo | None = None
    event: str = ""
    contact: str = ""

    def link(self, path: Path) -> Markup:
        """Return a link to a record, relative to the page."""
        address = path.resolve().as_uri()
        if self.folder is not None:
            with suppress(ValueError):  # on Windows it may be on another drive
                address = quote(Path(os.path.relpath(path.resolve(), self.folder)).as_posix())
        return macro("record", address, path.name)


def table(heads: Sequence[str], rows: Iterable[Sequence[str]], kinds: Sequence[str] = ()) -> Markup:
    """Return a table, "" without rows; `kinds` are the CSS classes of its columns."""
    return macro("table", heads, list(rows), kinds)


def chart(title: str, picture: str, note: str = "") -> Markup:
    """Return a chart (SVG) below its title; "" if there is nothing to show."""
    return macro("chart", title, Markup(picture), note)


def charts(parts: Iterable[str]) -> Markup:
    """Return charts in a grid."""
    return macro("charts", parts)
