"""Display list: a scene lists its surfaces, and the compositor repaints only what changed."""

from collections.abc import Sequence
from functools import cached_property
from itertools import zip_longest
from operator import itemgetter
from typing import NamedTuple

from pygame import Rect, Surface

from circus.ui.gfx.blank import blank

FEW = 10
"""Maximum number of changed boxes that are joined pair by pair; more are gathered on a grid."""
HEAP = 1.5
"""Boxes count as one if their bounds are at most this many times the largest of them."""
TILE = 64
"""Side of the grid's squares, in pixels."""
WHOLE_SHARE = 0.7
"""Share of changed area from which the whole screen is repainted at once."""

STRIP = 120
"""Number of pixel rows that are faded at once."""

_layer = itemgetter(0)


class Item(NamedTuple):
    """One surface on the screen; the same surface at the same place counts as unchanged.

    So makers of surfaces cache them, and never draw again on a surface they have returned.

    Attributes:
        layer: higher ones are drawn later (`circus.ui.gfx.theme.LAYER_…`); equal ones in list order.
        surface: converted for the display.
        x: of its left edge, in pixels.
        y: of its upper edge, in pixels.
    """

    layer: int
    surface: Surface
    x: int
    y: int


class Pile:
    """Items in drawing order, sorted once: a pile that stays is neither sorted nor compared per frame.

    Attributes:
        boxes: the rectangle of each item, in pixels.
        copies: layer, surface and position of each item; the lowest first.
    """

    def __init__(self, items: Sequence[Item] = ()) -> None:
        self._items: list[Item] | None = sorted(items, key=_layer)
        self.boxes = [surface.get_rect(topleft=(x, y)) for _, surface, x, y in self._items]
        self.copies = [(layer, (surface, (x, y))) for layer, surface, x, y in self._items]

    @property
    def items(self) -> list[Item]:
        """All items, the lowest first."""
        if self._items is None:
            self._items = [Item(layer, surface, x, y) for layer, (surface, (x, y)) in self.copies]
        return self._items

    @cached_property
    def heap(self) -> list[Rect]:
        """Its boxes, or one for all if that is hardly larger than the largest: a piece and its shadow."""
        if len(self.boxes) < 2:
            return self.boxes
        whole = self.boxes[0].unionall(self.boxes)
        largest = max([box.w * box.h for box in self.boxes])
        return [whole] if whole.w * whole.h <= HEAP * largest else self.boxes


class MovedPile(Pile):
    """Pile shifted as a whole: two shifts of the same pile differ in their offsets only.

    Attributes:
        origin: the pile that is shifted.
        place: offset to the right and down, in pixels.
    """

    def __init__(self, origin: Pile, right: int, down: int) -> None:
        self._items = None
        self.origin, self.place = origin, (right, down)
        self.boxes = [box.move(right, down) for box in origin.boxes]
        self.copies = [
            (layer, (surface, (x + right, y + down))) for layer, (surface, (x, y)) in origin.copies
        ]


NOTHING = Pile()


class Composition(NamedTuple):
    """Whole picture: the background, and the items above it.

    Attributes:
        background: below everything.
        loose: the items outside of the piles, above those of the same layer.
        piles: items that stay for many frames, the lowest first; the same object counts as unchanged.
    """

    background: Surface
    loose: list[Item]
    piles: tuple[Pile, ...] = ()

    @property
    def items(self) -> list[Item]:
        """All items; only those of equal layers are in drawing order."""
        return [item for items in (*(pile.items for pile in self.piles), self.loose) for item in items]

    def over(self, items: Sequence[Item]) -> "Composition":
        """Return the same composition with more loose items."""
        return self._replace(loose=[*self.loose, *items]) if items else self


class Compositor:
    """Painter of frames on one target surface; it compares each frame with the last one."""

    def __init__(self, target: Surface) -> None:
        self._target = target
        self._background: Surface | None = None
        self._piles: tuple[Pile, ...] = ()

    def forget(self, target: Surface | None = None) -> None:
        """Drop the last frame, so that the next one is painted whole, on `target` if that is given."""
        self._target = target or self._target
        self._background, self._piles = None, ()

    def draw(self, frame: Composition) -> list[Rect]:
        """Paint the parts of `frame` that differ from the last one; return their boxes.

        The boxes are inside the target; the list is empty if nothing changed.
        """
        piles = (*frame.piles, Pile(frame.loose)) if frame.loose else frame.piles
        screen = self._target.get_rect()
        if frame.background is self._background:
            boxes: list[Rect] = []
            for before, now in zip_longest(self._piles, piles, fillvalue=NOTHING):
                if before is not now:
                    boxes += _changed(before, now)
            parts = _joined(boxes, screen)
        else:
            parts = [screen]
        self._background, self._piles = frame.background, piles
        for part in parts:
            self._paint(part)
        self._target.set_clip(None)
        return parts

    def fade(self, frame: Composition, share: float) -> list[Rect]:
        """Blend a `share` (0 to 1) of a whole frame over the target; return the repainted boxes.

        It works in strips, to avoid a second picture of the window's size. The next `draw` paints everything.
        """
        self.forget()
        whole = self._target.get_rect()
        if share <= 0:
            return []
        pile = Pile(frame.items)
        strip = blank((whole.w, min(STRIP, whole.h)))
        strip.set_alpha(round(255 * share))
        for top in range(0, whole.h, STRIP):
            part = Rect(0, top, whole.w, STRIP).clip(whole)
            strip.blit(frame.background, (0, 0), part)
            reaching = [pile.items[at] for at in part.collidelistall(pile.boxes)]
            strip.fblits([(surface, (x, y - top)) for _, surface, x, y in reaching])
            self._target.blit(strip, part, (0, 0, part.w, part.h))
        return [whole]

    def _paint(self, part: Rect) -> None:
        """Paint the background and the items that overlap `part`, the lowest layer first."""
        target, background = self._target, self._background
        assert background is not None
        target.set_clip(part)
        target.blit(background, part, part)
        reaching = [pile.copies[at] for pile in self._piles for at in part.collidelistall(pile.boxes)]
        if len(self._piles) > 1:
            reaching.sort(key=_layer)
        target.fblits([copy for _, copy in reaching])


def _changed(before: Pile, now: Pile) -> list[Rect]:
    """Return the boxes of all items that appeared, disappeared or changed their order."""
    if isinstance(before, MovedPile) and isinstance(now, MovedPile) and before.origin is now.origin:
        places = () if before.place == now.place else (before.place, now.place)
        return [box.move(place) for place in places for box in now.origin.heap]
    if before.items == now.items:
        return []
    were, are = set(before.items), set(now.items)
    if were.isdisjoint(are):
        return before.heap + now.heap
    if len(were) != len(before.items) or len(are) != len(now.items):
        return _changed_among_doubles(before.items, now.items)
    gone = [box for item, box in zip(before.items, before.boxes, strict=True) if item not in are]
    come = [box for item, box in zip(now.items, now.boxes, strict=True) if item not in were]
    stayed_before = [item for item in before.items if item in are] if gone else before.items
    stayed_now = [item for item in now.items if item in were] if come else now.items
    if stayed_before == stayed_now:
        return gone + come
    pairs = zip(stayed_before, stayed_now, strict=True)
    return gone + come + [_box(item) for old, new in pairs if old != new for item in (old, new)]


def _box(item: Item) -> Rect:
    return item.surface.get_rect(topleft=(item.x, item.y))


def _changed_among_doubles(before: list[Item], now: list[Item]) -> list[Rect]:
    """Return the same as `_changed` for frames that contain an item more than once."""
    different = [item for pair in zip(before, now, strict=False) if pair[0] != pair[1] for item in pair]
    shorter = min(len(before), len(now))
    different += before[shorter:] + now[shorter:]
    return [_box(item) for item in dict.fromkeys(different)]


def _joined(boxes: list[Rect], screen: Rect) -> list[Rect]:
    """Return few boxes that cover all of `boxes`, inside the screen."""
    inside = [clipped for box in boxes if (clipped := box.clip(screen))]
    parts = _paired(inside) if len(inside) <= FEW else _gridded(inside, screen)
    if sum([part.w * part.h for part in parts]) > WHOLE_SHARE * screen.w * screen.h:
        return [screen]
    return parts


def _paired(boxes: list[Rect]) -> list[Rect]:
    """Join two boxes while the joint one is at most 1.2 times as large as both together."""
    parts: list[Rect] = []
    areas: list[int] = []
    for part in boxes:
        area = part.w * part.h
        index = 0
        while index < len(parts):
            joint = part.union(parts[index])
            both = joint.w * joint.h
            if both <= 1.2 * (area + areas[index]):
                part, area = joint, both
                del parts[index], areas[index]
                index = 0
            else:
                index += 1
        parts.append(part)
        areas.append(area)
    return parts


def _gridded(boxes: list[Rect], screen: Rect) -> list[Rect]:
    """Return boxes of whole tiles: runs of marked tiles, joined downwards if rows are equal."""
    rows = [0] * (-(-screen.h // TILE))
    tiles = {
        (left // TILE, (left + width - 1) // TILE, top // TILE, (top + height - 1) // TILE)
        for left, top, width, height in boxes
    }  # a set: most tiles of a moving piece and of its shadow are the same
    for first, last, upper, lower in tiles:
        run = (1 << last + 1 - first) - 1 << first
        for row in range(upper, lower + 1):
            rows[row] |= run
    parts: list[Rect] = []
    start = 0
    for row in range(1, len(rows) + 1):
        if row == len(rows) or rows[row] != rows[start]:
            parts += _runs(rows[start], start * TILE, (row - start) * TILE)
            start = row
    return [part.clip(screen) for part in parts]


def _runs(marks: int, top: int, height: int) -> list[Rect]:
    """Return one box for each run of marked tiles."""
    parts = []
    column = 0
    while marks >> column:
        gap = ((marks >> column) & -(marks >> column)).bit_length() - 1
        column += gap
        rest = ~(marks >> column)
        length = (rest & -rest).bit_length() - 1
        parts.append(Rect(column * TILE, top, length * TILE, height))
        column += length
    return parts
