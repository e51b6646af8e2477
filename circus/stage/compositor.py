"""The display list: a scene says what it shows, the canvas repaints only what changed."""

from collections.abc import Sequence
from operator import itemgetter
from typing import NamedTuple

from pygame import Rect, Surface

from circus.stage.blank import blank

FEW = 10
"""Up to so many changed boxes are joined pair by pair; more of them are gathered on a grid."""
TILE = 64
"""Side of the grid's squares, in pixels."""
WHOLE_SHARE = 0.7
"""From this share of the screen on, all of it is painted in one go."""

STRIP = 120
"""Rows of the window that fade at once."""

_layer = itemgetter(0)


class Item(NamedTuple):
    """One surface on the screen; the same surface at the same place counts as unchanged.

    So makers of surfaces cache them, and never draw again on a surface they have handed out.

    Attributes:
        layer: higher ones lie above (`circus.stage.theme.LAYER_…`); equal ones in list order.
        surface: what is shown, converted for the display.
        x: of its left edge, in pixels.
        y: of its upper edge, in pixels.
    """

    layer: int
    surface: Surface
    x: int
    y: int


class Ground:
    """Items that stay as they are for many frames: put in order once, so that no frame looks at them again.

    Attributes:
        items: the lowest first.
        boxes: where each of them lies.
    """

    def __init__(self, items: Sequence[Item]) -> None:
        self.items = sorted(items, key=_layer)
        self.boxes = [_box(item) for item in self.items]


class Composition(NamedTuple):
    """A whole picture: the background and what lies on it; items cover what of the window it leaves free.

    Attributes:
        background: below everything.
        loose: the items that are not of the ground; of the same layer they lie above it.
        ground: what stays; the very same one counts as unchanged.
    """

    background: Surface
    loose: list[Item]
    ground: Ground | None = None

    @property
    def items(self) -> list[Item]:
        """All of them, in no order but that of equal layers."""
        return [*self.ground.items, *self.loose] if self.ground else self.loose

    def over(self, items: Sequence[Item]) -> "Composition":
        """The same with more items."""
        return self._replace(loose=[*self.loose, *items]) if items else self


class Compositor:
    """Paints frames on one target surface, and remembers the last one."""

    def __init__(self, target: Surface) -> None:
        self._target = target
        self._background: Surface | None = None
        self._ground: Ground | None = None
        self._loose: list[Item] = []
        self._items: list[Item] = []
        self._boxes: dict[Item, Rect] = {}

    def forget(self, target: Surface | None = None) -> None:
        """Paints everything the next time, on another target if one is given; holds no picture till then."""
        self._target = target or self._target
        self._background, self._items, self._boxes = None, [], {}
        self._ground, self._loose = None, []

    def draw(self, frame: Composition) -> list[Rect]:
        """Paints `frame` where it differs from the one before; returns the repainted parts.

        They do not reach over the target's edge, and are none if nothing changed.
        """
        if frame.ground and frame.ground is self._ground and frame.background is self._background:
            parts = self._draw_loose(frame.ground, frame.loose)
        else:
            parts = self._draw_all(frame)
        self._target.set_clip(None)
        return parts

    def fade(self, frame: Composition, share: float) -> list[Rect]:
        """Lays a `share` (0 to 1) of a whole frame over what the target shows; returns what it repainted.

        Strip by strip, for two pictures of the window at once are one too many. It counts as not drawn.
        """
        self.forget()
        whole = self._target.get_rect()
        if share <= 0:
            return []
        items = sorted(frame.items, key=_layer)
        boxes = [_box(item) for item in items]
        strip = blank((whole.w, min(STRIP, whole.h)))
        strip.set_alpha(round(255 * share))
        for top in range(0, whole.h, STRIP):
            part = Rect(0, top, whole.w, STRIP).clip(whole)
            strip.blit(frame.background, (0, 0), part)
            reaching = (items[at] for at in part.collidelistall(boxes))
            strip.fblits([(surface, (x, y - top)) for _, surface, x, y in reaching])
            self._target.blit(strip, part, (0, 0, part.w, part.h))
        return [whole]

    def _draw_loose(self, ground: Ground, loose: list[Item]) -> list[Rect]:
        """Paints where the few items differ that are not of the ground; that one is the same as before."""
        before, self._loose = self._loose, loose
        if loose == before:
            return []
        gone = [item for item in before if item not in loose]
        come = [item for item in loose if item not in before]
        if [item for item in before if item in loose] != [item for item in loose if item in before]:
            gone, come = before, loose
        parts = _joined([_box(item) for item in (*gone, *come)], self._target.get_rect())
        for part in parts:
            reaching = [ground.items[at] for at in part.collidelistall(ground.boxes)]
            self._paint(part, sorted([*reaching, *loose], key=_layer))
        return parts

    def _draw_all(self, frame: Composition) -> list[Rect]:
        if self._ground:
            self._items = sorted([*self._ground.items, *self._loose], key=_layer)
            self._boxes = self._boxes_of(self._items)
        self._ground, self._loose = frame.ground, frame.loose
        items = sorted(frame.items, key=_layer)
        if frame.background is self._background:
            if items == self._items:
                return []
            boxes = self._boxes_of(items)
            parts = _joined(self._changed(items, boxes), self._target.get_rect())
        else:
            boxes = self._boxes_of(items)
            parts = [self._target.get_rect()]
        self._background, self._items, self._boxes = frame.background, items, boxes
        for part in parts:
            self._paint(part, self._reaching(part))
        return parts

    def _boxes_of(self, items: list[Item]) -> dict[Item, Rect]:
        """Where each item lies; those of the last frame are taken over."""
        known = self._boxes
        return {item: known.get(item) or _box(item) for item in items}

    def _changed(self, items: list[Item], boxes: dict[Item, Rect]) -> list[Rect]:
        """The boxes of all items that came, went, or changed places in the order."""
        before, now = self._items, items
        if len(self._boxes) != len(before) or len(boxes) != len(now):
            return _changed_among_doubles(before, now)
        gone = [box for item, box in self._boxes.items() if item not in boxes]
        come = [box for item, box in boxes.items() if item not in self._boxes]
        stayed_before = [item for item in before if item in boxes] if gone else before
        stayed_now = [item for item in now if item in self._boxes] if come else now
        if stayed_before == stayed_now:
            return gone + come
        pairs = zip(stayed_before, stayed_now, strict=True)
        moved = [box for old, new in pairs if old != new for box in (boxes[old], boxes[new])]
        return gone + come + moved

    def _reaching(self, part: Rect) -> list[Item]:
        """The items that reach into `part`, and perhaps others."""
        if len(self._boxes) != len(self._items):
            return self._items
        return [self._items[at] for at in part.collidelistall(list(self._boxes.values()))]

    def _paint(self, part: Rect, items: Sequence[Item]) -> None:
        """The background and these items in `part`, from the lowest layer up."""
        target = self._target
        target.set_clip(part)
        assert self._background is not None
        target.blit(self._background, part, part)
        target.fblits([(surface, (x, y)) for _, surface, x, y in items])


def _box(item: Item) -> Rect:
    return item[1].get_rect(topleft=(item[2], item[3]))


def _changed_among_doubles(before: list[Item], now: list[Item]) -> list[Rect]:
    """As `_changed`, where the very same item stands in a frame more than once."""
    different = [item for pair in zip(before, now, strict=False) if pair[0] != pair[1] for item in pair]
    shorter = min(len(before), len(now))
    different += before[shorter:] + now[shorter:]
    return [_box(item) for item in dict.fromkeys(different)]


def _joined(boxes: list[Rect], screen: Rect) -> list[Rect]:
    """Few boxes that cover all the given ones, inside the screen."""
    inside = [box for box in (box.clip(screen) for box in boxes) if box]
    if sum(box.w * box.h for box in inside) > WHOLE_SHARE * screen.w * screen.h * 1.5:
        return [screen]
    parts = _paired(inside) if len(inside) <= FEW else _gridded(inside, screen)
    if sum(part.w * part.h for part in parts) > WHOLE_SHARE * screen.w * screen.h:
        return [screen]
    return parts


def _paired(boxes: list[Rect]) -> list[Rect]:
    """Joins two boxes as long as the joint one is hardly larger than both together."""
    parts: list[Rect] = []
    for box in boxes:
        part = box
        index = 0
        while index < len(parts):
            joint = part.union(parts[index])
            if joint.w * joint.h <= 1.2 * (part.w * part.h + parts[index].w * parts[index].h):
                part = joint
                del parts[index]
                index = 0
            else:
                index += 1
        parts.append(part)
    return parts


def _gridded(boxes: list[Rect], screen: Rect) -> list[Rect]:
    """Boxes of whole tiles: runs of marked tiles, joined downwards where rows are alike."""
    rows = [0] * (-(-screen.h // TILE))
    for left, top, width, height in boxes:
        first = left // TILE
        run = (1 << ((left + width - 1) // TILE + 1 - first)) - 1 << first
        for row in range(top // TILE, (top + height - 1) // TILE + 1):
            rows[row] |= run
    parts: list[Rect] = []
    start = 0
    for row in range(1, len(rows) + 1):
        if row == len(rows) or rows[row] != rows[start]:
            parts += _runs(rows[start], start * TILE, (row - start) * TILE)
            start = row
    return [part.clip(screen) for part in parts]


def _runs(marks: int, top: int, height: int) -> list[Rect]:
    """One box for each run of marked tiles."""
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
