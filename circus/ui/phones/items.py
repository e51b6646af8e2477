"""Items and areas of a phone's document, as data."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

ROW, LIST, BOARD, RING, GRID = "row", "list", "board", "ring", "grid"
"""Kinds of areas: the page lays out rows and lists itself; the others have places."""

FLOOR, DECOR, RAISED, PIECE, FRONT = range(5)
"""Layers of a board's items; the page raises a place that can be picked to `RAISED`."""

_DIGITS = 4


class Mark(NamedTuple):
    """Words over a picture.

    Attributes:
        text: the words.
        x, y: their centre; size: their height; width: their maximum width. All are shares of the picture's
            height, x and width too.
        colour: as `#RRGGBB`.
        edge: the colour of their outline; "" for none.
    """

    text: str
    x: float
    y: float
    size: float
    width: float
    colour: str
    edge: str = ""


class Overlay(NamedTuple):
    """Picture over that of an item.

    Attributes:
        picture: the name of its sprite.
        x, y: its centre; width, height: its size. All are shares of the item's width and height.
    """

    picture: str
    x: float = 0.5
    y: float = 0.5
    width: float = 1.0
    height: float = 1.0


class Box(NamedTuple):
    """Place of an item.

    Attributes:
        x, y: its centre; width, height: its size. All are shares of the area's width and height (0 to 1).
        turn: degrees, clockwise.
    """

    x: float
    y: float
    width: float
    height: float
    turn: float = 0.0


@dataclass(frozen=True)
class PhoneItem:
    """Item of an area.

    Attributes:
        name: its pick; "" for an item that no action names.
        label: its name in words, with its place; "" for decoration, which a screen reader skips.
        does: the answer to "what is this?".
        picture: the name of its sprite; "" for none.
        ratio: width divided by height of the picture.
        text: short words drawn on an item without a picture.
        note: short words below it.
        box, wide: its place in an upright and in a broad window; `None` in rows and lists.
        count: how many of it lie there, 0 and 1 too: the page always shows the number; `None` for none.
        back: whether its face is hidden.
        colour: as `#RRGGBB`; "" for none.
        also: further picks that a tap on it can mean, if its own cannot come next.
        seat: whose it is; -1 for nobody's.
        marks: words over the picture.
        over: further pictures over it, the lowest first.
        layer: higher ones are drawn above.
        style: words for the style sheet ("cell aimed", "wall").
        title: its name without its place, for those who see that; "" for `label`.
        is_spoken: whether the name of a seat's plate has it, because the plate's words do not say it.
    """

    name: str = ""
    label: str = ""
    does: str = ""
    picture: str = ""
    ratio: float = 1.0
    text: str = ""
    note: str = ""
    box: Box | None = None
    wide: Box | None = None
    count: int | None = None
    back: bool = False
    colour: str = ""
    also: tuple[str, ...] = ()
    seat: int = -1
    marks: tuple[Mark, ...] = ()
    over: tuple[Overlay, ...] = ()
    layer: int = PIECE
    style: str = ""
    is_spoken: bool = False
    title: str = ""

    def at(self, box: Box, wide: Box | None = None) -> "PhoneItem":
        """Return the item at a place, in a tenth of the time of `replace`: a board has 80 items."""
        placed = object.__new__(PhoneItem)
        placed.__dict__.update(self.__dict__, box=box, wide=wide)
        return placed

    def facts(self) -> dict[str, Any]:
        """Return the item for a document; keys with usual values are omitted."""
        facts: dict[str, Any] = {"name": self.name, "label": self.label, "picture": art(self.picture)}
        title = "" if self.title == self.label else self.title
        said = {"title": title, "does": self.does, "text": self.text, "note": self.note}
        said |= {"colour": self.colour, "style": self.style}
        facts |= {key: value for key, value in said.items() if value}
        if self.box:
            facts |= dict(zip("xywh", _rounded(self.box[:4]), strict=True)) | {"layer": self.layer}
            facts |= {"turn": round(self.box.turn, 1)} if self.box.turn else {}
        if self.wide and self.wide != self.box:
            facts["wide"] = _rounded(self.wide[:4])
            facts |= {"wide_turn": round(self.wide.turn, 1)} if self.wide.turn else {}
        if self.picture:
            facts["ratio"] = round(self.ratio, _DIGITS)
        facts |= {} if self.count is None else {"count": self.count}
        facts |= {"back": True} if self.back else {}
        facts |= {"spoken": True} if self.is_spoken else {}
        facts |= {"also": list(self.also)} if self.also else {}
        facts |= {"seat": self.seat} if self.seat >= 0 else {}
        if self.marks:
            facts["marks"] = [[*_mark(each)] for each in self.marks]
        if self.over:
            facts["over"] = [[art(each[0]), *_rounded(each[1:])] for each in self.over]
        return facts


@dataclass(frozen=True)
class PhoneArea:
    """Part of the page.

    Attributes:
        name: a word for the page ("hand", "trick").
        label: its heading.
        kind: one of the kinds above.
        items: from left to right, or the lowest first.
        ratio, wide_ratio: width divided by height, upright and broad; 0 in rows and lists.
        style: a word for the style sheet.
        empty: what a row without items says; "" for nothing: it is left out.
    """

    name: str
    label: str
    kind: str
    items: Sequence[PhoneItem]
    ratio: float = 0.0
    wide_ratio: float = 0.0
    style: str = ""
    empty: str = ""

    def facts(self) -> dict[str, Any]:
        """Return the area for a document."""
        facts: dict[str, Any] = {"name": self.name, "label": self.label, "kind": self.kind}
        if self.ratio:
            facts["ratio"] = round(self.ratio, _DIGITS)
        if self.wide_ratio and self.wide_ratio != self.ratio:
            facts["wide_ratio"] = round(self.wide_ratio, _DIGITS)
        facts |= {"style": self.style} if self.style else {}
        facts |= {"empty": self.empty} if self.empty else {}
        return facts | {"items": [item.facts() for item in self.items]}


def art(sprite: str) -> str | None:
    """Return the address of a sprite's file on the server; `None` for "".

    >>> art("common/cup")
    '/art/common/cup.svg'
    """
    return f"/art/{sprite}.svg" if sprite else None


def numbered(items: Sequence[PhoneItem]) -> list[PhoneItem]:
    """Return equal items as one with their number, in the order of their first; a single one has none."""
    counts = Counter(items)
    return [replace(item, count=count) if count > 1 else item for item, count in counts.items()]


def _rounded(box: Sequence[float]) -> list[float]:
    return [round(each, _DIGITS) for each in box]


def _mark(mark: Mark) -> list[str | float]:
    numbers = (round(each, _DIGITS) for each in (mark.x, mark.y, mark.size, mark.width))
    return [mark.text, *numbers, mark.colour, *([mark.edge] if mark.edge else [])]
