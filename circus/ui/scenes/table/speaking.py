"""Slips of a speaking coach: they leave the items of their sentence and the prompt visible."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar

from pygame import Rect

from circus.ui.gfx.clear_place import Areas, best_place
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Target
from circus.ui.gfx.widgets.coach_slip import CoachSlip
from circus.ui.scenes.table import sight
from circus.ui.scenes.table.areas import information
from circus.ui.scenes.table.context import TableContext
from circus.ui.scenes.table.tabletop import WHY

_EDGE_U, _GAP_U, _FAR = 10.0, 10.0, 40.0
"""A sentence prefers a distant place to covering the items that it refers to."""

CLICK_DELAY_MS = 250.0
"""Time in ms before a click on new words counts, beyond that of every question."""

MAX_LINES, MANY_LINES = 5, 8
"""Maximum number of lines of a slip where the table has room for it, and on a crowded table."""

_BARE = 0.1
"""A slip stays at its place while it covers at most this share of itself of areas that should stay free."""

S = TypeVar("S", bound=CoachSlip)


def fit_slip(
    kit: Toolkit,
    slip: S,
    items: Sequence[Rect],
    areas: Areas,
    before: Rect | None = None,
    asked: Sequence[Rect] = (),
) -> S:
    """Return a slip in the shape and at the place where it covers least; `items` are those it refers to.

    It stays at the place of the slip `before` it while it covers no required area there. Shapes with few
    lines have priority, unless they cover one of the boxes that are `asked` for.
    """
    shapes = slip.shapes()
    line_height = replace(slip, text="M").words_height(kit)
    for most in (MAX_LINES, MANY_LINES):
        broad = [each for each in shapes if each.words_height(kit) < (most + 0.5) * line_height]
        if broad:
            placed = _fit(kit, broad, items, areas, before)
            if place_of(kit, placed).collidelist([*items, *asked]) == -1:
                return placed
    return _fit(kit, shapes, items, areas, before)


def _fit(kit: Toolkit, shapes: Sequence[S], items: Sequence[Rect], areas: Areas, before: Rect | None) -> S:
    """Return the best of these shapes at its place."""
    units = kit.units
    sizes = [each.size(kit) for each in shapes]
    edge = units.px(_EDGE_U)
    window = Rect(0, 0, *units.size).inflate(-2 * edge, -2 * edge)
    item, *others = items or [Rect(window.center, (0, 0))]
    free, spare = [*others, *areas.free], areas.spare
    for at, size in enumerate(sizes if before else ()):
        place = Rect(before.topleft, size) if before else Rect(0, 0, 0, 0)
        is_free = window.contains(place) and place.collidelist([*free, *items]) == -1
        if is_free and _is_bare(place, spare):
            return shapes[at].moved(kit, place.topleft)
    number, place = best_place(sizes, item, areas._replace(free=free), window, gap=units.px(_GAP_U), far=_FAR)
    return shapes[number].moved(kit, place.topleft)


def place_of(kit: Toolkit, slip: CoachSlip) -> Rect:
    """Return the box of a slip with its portrait, in pixels."""
    body = slip.targets(kit)[0].rect
    wide, high = slip.size(kit)
    return Rect(body.right - wide, body.top, wide, high)


def hides(kit: Toolkit, slip: CoachSlip, boxes: Sequence[Rect]) -> bool:
    """Return whether a slip covers one of these boxes."""
    return slip.targets(kit)[0].rect.collidelist(list(boxes)) != -1


def choice_boxes(below: Sequence[Target]) -> list[Rect]:
    """Return the boxes of the current choices among the targets `below` a slip."""
    return [target.rect for target in below if target.wanted]


def areas_of(table: TableContext, below: Sequence[Target], choices: Sequence[Rect]) -> Areas:
    """Return the areas of a table around a slip, with the targets `below` it and the boxes of `choices`."""
    kit, skin, view, placed = table.kit, table.skin, table.view, table.director.placed
    lines, labels, posters = information(table)
    free = [*sight.prompt(kit, skin, view), *choices, *sight.own(kit, skin, view, placed)]
    free += [*sight.pieces(kit, skin, placed), *posters, *usable_buttons(below), *lines]
    disabled = [each.rect for each in below if each.name.startswith("ui/") and not each.enabled]
    free += [*table.tabletop.caption_boxes(), *labels, *disabled]
    return Areas(free, spare_areas(table, below))


def usable_buttons(below: Sequence[Target]) -> list[Rect]:
    """Return the boxes of the buttons that can be used, except that of the reason for the last event."""
    usable = [each for each in below if each.name.startswith("ui/") and each.enabled]
    return [each.rect for each in usable if each.name != WHY]


def spare_areas(table: TableContext, below: Sequence[Target]) -> list[Rect]:
    """Return the areas of a table that a slip should not cover."""
    placed = table.director.placed
    should = [target.rect for target in below if not target.wanted]
    should += sight.drawn(table.kit, table.skin, table.view, placed)
    return [*should, *table.tabletop.nameless(placed)]


def _is_bare(place: Rect, spare: Sequence[Rect]) -> bool:
    """Return whether a place covers hardly anything of the desired areas."""
    hidden = sum(both.w * both.h for each in spare if (both := place.clip(each)))
    return hidden <= _BARE * place.w * place.h
