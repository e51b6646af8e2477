"""Search for a place for a slip next to an item, such that required areas stay free."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final, NamedTuple

from pygame import Rect

from circus.core.memo import Memo

AS_GOOD = 0.05
"""A shape counts as equal to another one if it covers at most this share of itself more of `spare`."""
FAR = 1.6
"""Usual maximum detour, in widths of the slip, to avoid covering an area that should stay free."""


MAX_SEARCHES = 64
"""Number of cached search results: more than the slips that one screen shows at once."""

_Box = tuple[int, int, int, int]


class _Search(NamedTuple):
    """All inputs of `best_place`, hashable."""

    sizes: tuple[tuple[int, int], ...]
    thing: _Box
    free: tuple[_Box, ...]
    room: _Box
    spare: tuple[_Box, ...]
    gap: int
    far: float


def best_place(
    sizes: Sequence[tuple[int, int]],
    thing: Rect,
    free: Sequence[Rect],
    room: Rect,
    *,
    spare: Sequence[Rect] = (),
    gap: int = 0,
    far: float = FAR,
) -> tuple[int, Rect]:
    """Return the index and the place of the shape that covers least of `spare` near `thing`.

    The first of equal ones wins. `free` begins with the most important area: if no place leaves all of it
    free, as many as possible of the first ones stay free. If there is no room next to the item itself, the
    last shape is placed below it.

    Results are cached by all inputs.
    """
    number, place = _RESULTS[
        _Search(
            tuple(sizes), _box(thing), tuple(map(_box, free)), _box(room), tuple(map(_box, spare)), gap, far
        )
    ]
    return number, Rect(place)


def _box(rect: Rect) -> _Box:
    return rect.x, rect.y, rect.w, rect.h


def _searched(search: _Search) -> tuple[int, _Box]:
    """Search for `best_place`; the place is a tuple, so that no caller can change the cached one."""
    sizes, gap, far = search.sizes, search.gap, search.far
    thing, room = Rect(search.thing), Rect(search.room)
    free, spare = [Rect(each) for each in search.free], [Rect(each) for each in search.spare]

    def laid(count: int) -> tuple[int, Rect] | None:
        found: list[tuple[int, int, Rect]] = []
        for number, size in enumerate(sizes):
            place = clear_place(size, thing, free[:count], room, spare=spare, gap=gap, far=far)
            if place:
                found.append((_covered(place, spare), number, place))
                if not found[-1][0]:
                    break
        if not found:
            return None
        least = min(covered for covered, _, _ in found)
        good = (each for each in found if each[0] <= least + AS_GOOD * each[2].w * each[2].h)
        return next(good)[1:]

    found = laid(len(free))
    if found is None:
        failing = bisect_left(range(len(free)), True, key=lambda count: laid(count) is None)
        found = laid(failing - 1) if failing else None
    number, place = found or (len(sizes) - 1, Rect(thing.bottomleft, sizes[-1]).clamp(room))
    return number, _box(place)


_RESULTS: Final = Memo(_searched, MAX_SEARCHES)
"""An open card repeats its search in every frame: a search takes up to 20 ms, a cached result 0.03 ms."""


def clear_place(
    size: tuple[int, int],
    thing: Rect,
    free: Sequence[Rect],
    room: Rect,
    *,
    spare: Sequence[Rect] = (),
    gap: int = 0,
    far: float = FAR,
) -> Rect | None:
    """Return a place near `thing` that covers neither it nor any of `free`; `None` if there is none.

    It is inside `room`, and if possible `gap` away from these areas. It covers `spare` only if a place that
    does not is `far` away, counted in its own width.
    """
    for apart in dict.fromkeys((gap, 0)):
        kept = [each.inflate(2 * apart, 2 * apart) for each in (thing, *free) if each.w and each.h]
        shown = [each for each in spare if each.w and each.h]
        found = _nearest(list(_places(size, thing, kept + shown, room)), thing, kept, shown, far)
        if found:
            return found
    return None


def _nearest(
    places: list[Rect], thing: Rect, kept: Sequence[Rect], spare: Sequence[Rect], far: float
) -> Rect | None:
    """Return the clear place with the lowest cost.

    The cost is the distance plus `far` times the place's width times the share of it that covers `spare`.
    """
    best, least = None, float("inf")
    clear = [(_way(place, thing), place) for place in places if place.collidelist(kept) == -1]
    for way, place in sorted(clear, key=lambda each: each[0]):
        if way >= least:
            break
        cost = way + far * place.w * min(1.0, _covered(place, spare) / (place.w * place.h))
        if cost < least:
            best, least = place, cost
    return best


def _covered(place: Rect, spare: Sequence[Rect]) -> int:
    """Return the area of `spare` under a place, in square pixels."""
    return sum(both.w * both.h for each in spare if (both := place.clip(each)))


def _places(size: tuple[int, int], thing: Rect, kept: Sequence[Rect], room: Rect) -> Iterator[Rect]:
    """Yield every place at an edge of an area: if there is a clear place, one of these is clear."""
    width, height = size
    lefts = {room.left, room.right - width, thing.centerx - width // 2, thing.left, thing.right - width}
    tops = {room.top, room.bottom - height, thing.centery - height // 2, thing.top, thing.bottom - height}
    lefts |= {edge for each in kept for edge in (each.left - width, each.right)}
    tops |= {edge for each in kept for edge in (each.top - height, each.bottom)}
    inside = [top for top in sorted(tops) if room.top <= top <= room.bottom - height]
    for left in sorted(lefts):
        if room.left <= left <= room.right - width:
            yield from (Rect(left, top, width, height) for top in inside)


def _way(place: Rect, thing: Rect) -> float:
    """Return the distance of two boxes, with a small weight for that of their centres."""
    across = max(place.left - thing.right, thing.left - place.right, 0)
    along = max(place.top - thing.bottom, thing.top - place.bottom, 0)
    aside = hypot(place.centerx - thing.centerx, place.centery - thing.centery)
    return hypot(across, along) + aside / 8
