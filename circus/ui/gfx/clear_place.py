"""Search for a place for a slip next to an item, such that required areas stay free."""

from bisect import bisect_left
from collections.abc import Sequence
from math import hypot, inf
from typing import Final, NamedTuple

from pygame import Rect

from circus.core.memo import Memo

AS_GOOD = 0.05
"""A shape counts as equal to another one if it covers at most this share of itself more of `spare`."""
COVERED_COUNT, COVERED_FAR = 3, 40.0
"""How much more a required area that cannot stay free counts than a spare one, and the detour to avoid it."""
FAR = 1.6
"""Usual maximum detour, in widths of the slip, to avoid covering an area that should stay free."""

MAX_SEARCHES = 64
"""Number of cached search results: more than the slips that one screen shows at once."""

_Box = tuple[int, int, int, int]


class Areas(NamedTuple):
    """Areas around a slip.

    Attributes:
        free: those that it must not cover, the most important first. If no place leaves all of them free,
            each one stays free that can together with the more important ones; of the others as little as
            possible is covered.
        spare: those that it should not cover, such as pieces, but rather than be far away.
    """

    free: Sequence[Rect] = ()
    spare: Sequence[Rect] = ()


NO_AREAS: Final = Areas()


class _Search(NamedTuple):
    """All inputs of `best_place`, hashable."""

    sizes: tuple[tuple[int, int], ...]
    subject: _Box
    free: tuple[_Box, ...]
    spare: tuple[_Box, ...]
    room: _Box
    gap: int
    far: float


def best_place(
    sizes: Sequence[tuple[int, int]],
    subject: Rect,
    areas: Areas,
    room: Rect,
    *,
    gap: int = 0,
    far: float = FAR,
) -> tuple[int, Rect]:
    """Return the index and the place of the shape that covers least of `areas` near `subject`.

    The first of equal ones wins. If there is no room next to the item itself, the last shape is placed below
    it. `far` is the maximum detour, in widths of the slip, to avoid covering an area that should stay free.

    Results are cached by all inputs.
    """
    number, place = _RESULTS[
        _Search(tuple(sizes), _box(subject), _boxes(areas.free), _boxes(areas.spare), _box(room), gap, far)
    ]
    return number, Rect(place)


def _boxes(rects: Sequence[Rect]) -> tuple[_Box, ...]:
    return tuple(map(_box, rects))


def _box(rect: Rect) -> _Box:
    return rect.x, rect.y, rect.w, rect.h


def _searched(search: _Search) -> tuple[int, _Box]:
    """Search for `best_place`; the place is a tuple, so that no caller can change the cached one."""
    sizes, gap, far = search.sizes, search.gap, search.far
    subject, room = Rect(search.subject), Rect(search.room)
    free, spare = [Rect(each) for each in search.free], [Rect(each) for each in search.spare]
    clear, covered = _split_areas(sizes, subject, [each for each in free if each.w and each.h], room)
    found: list[tuple[int, int, Rect]] = []
    for number, size in enumerate(sizes):
        place = clear_place(size, subject, Areas(clear, spare), room, covered=covered, gap=gap, far=far)
        if place:
            hidden = COVERED_COUNT * _covered(place, covered) + _covered(place, spare)
            found.append((hidden, number, place))
            if not found[-1][0]:
                break
    if not found:
        return len(sizes) - 1, _box(Rect(subject.bottomleft, sizes[-1]).clamp(room))
    least = min(hidden for hidden, _, _ in found)
    good = (each for each in found if each[0] <= least + AS_GOOD * each[2].w * each[2].h)
    _, number, place = next(good, found[0])
    return number, _box(place)


def _split_areas(
    sizes: Sequence[tuple[int, int]], subject: Rect, free: Sequence[Rect], room: Rect
) -> tuple[list[Rect], list[Rect]]:
    """Return the areas that some shape can leave free together, and the others.

    An area stays free unless a more important one excludes it. Shapes without room for some areas have none
    for more, so that they are not tried again.
    """
    clear, covered, rest = [subject], list[Rect](), list(free)
    shapes = [size for size in sizes if _has_room(size, clear, room)]
    while rest and shapes:
        count = _fitting_count(shapes, clear, rest, room)
        clear = [*clear, *rest[:count]]
        covered += rest[count : count + 1]
        rest = rest[count + 1 :]
        shapes = [size for size in shapes if _has_room(size, clear, room)]
    return clear[1:], [*covered, *rest]


def _fitting_count(
    sizes: Sequence[tuple[int, int]], clear: Sequence[Rect], more: Sequence[Rect], room: Rect
) -> int:
    """Return how many of the first of `more` areas some shape can leave free together with `clear`."""

    def has_no_room(count: int) -> bool:
        return not any(_has_room(size, [*clear, *more[:count]], room) for size in sizes)

    return bisect_left(range(1, len(more) + 1), True, key=has_no_room)


_RESULTS: Final = Memo(_searched, MAX_SEARCHES)
"""An open card repeats its search in every frame: a search takes up to 20 ms, a cached result 0.03 ms."""


def clear_place(
    size: tuple[int, int],
    subject: Rect,
    areas: Areas,
    room: Rect,
    *,
    covered: Sequence[Rect] = (),
    gap: int = 0,
    far: float = FAR,
) -> Rect | None:
    """Return a place near `subject` that covers neither it nor any required area; `None` if there is none.

    It is inside `room`, and if possible `gap` away from these areas. It covers spare ones only if a place
    that does not is `far` away, counted in its own width, and as little as possible of `covered`.
    """
    spare = [each for each in areas.spare if each.w and each.h]
    for apart in dict.fromkeys((gap, 0)):
        clear = [each.inflate(2 * apart, 2 * apart) for each in (subject, *areas.free) if each.w and each.h]
        if _has_room(size, clear, room):
            return _nearest(size, subject, Areas(clear, spare), covered, room, far)
    return None


def _has_room(size: tuple[int, int], clear: Sequence[Rect], room: Rect) -> bool:
    """Return whether a place of this size inside `room` covers none of `clear`.

    Any such place can be moved left and then up until it touches an edge, so that few have to be tried.
    """
    place = Rect((0, 0), size)
    lefts = {room.left, *(each.right for each in clear)}
    tops = {room.top, *(each.bottom for each in clear)}
    tops = {top for top in tops if room.top <= top <= room.bottom - place.h}
    for place.left in lefts:
        if room.left <= place.left <= room.right - place.w:
            for place.top in tops:
                if place.collidelist(clear) == -1:
                    return True
    return False


def _nearest(
    size: tuple[int, int], subject: Rect, areas: Areas, covered: Sequence[Rect], room: Rect, far: float
) -> Rect | None:
    """Return the clear place with the lowest cost; of equal ones the nearest, then the leftmost and highest.

    The cost is the distance plus `far` times the place's width times the share of it that covers spare areas,
    plus the same for `covered`, with a larger factor.
    Places are tried from the item outwards, so that few of the many are looked at.
    """
    width, height = size
    best: tuple[float, float, int, int] | None = None
    least = inf
    clear, spare = areas
    lefts, tops = _lefts_and_tops(size, subject, [*clear, *covered, *spare], room)
    for across, left in lefts:
        if across > least:
            break
        for along, top in tops:
            near = hypot(across, along)
            if near > least:
                break
            place = Rect(left, top, width, height)
            if place.collidelist(clear) != -1:
                continue
            way = near + hypot(place.centerx - subject.centerx, place.centery - subject.centery) / 8
            if way > least:
                continue
            cost = way + far * width * min(1.0, _covered(place, spare) / (width * height))
            cost += COVERED_FAR * _covered(place, covered) / height
            if best is None or (cost, way, left, top) < best:
                best, least = (cost, way, left, top), cost
    return Rect(best[2], best[3], width, height) if best else None


def _covered(place: Rect, spare: Sequence[Rect]) -> int:
    """Return the area of `spare` under a place, in square pixels."""
    area = 0
    for at in place.collidelistall(spare):
        both = place.clip(spare[at])
        area += both.w * both.h
    return area


def _lefts_and_tops(
    size: tuple[int, int], subject: Rect, areas: Sequence[Rect], room: Rect
) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Return left and upper edges of the places at an edge of an area, each with its distance from `subject`.

    If there is a clear place, one at these edges is clear. The nearest edges come first.
    """
    width, height = size
    lefts = {room.left, room.right - width, subject.centerx - width // 2, subject.left, subject.right - width}
    tops = {
        room.top,
        room.bottom - height,
        subject.centery - height // 2,
        subject.top,
        subject.bottom - height,
    }
    lefts |= {edge for each in areas for edge in (each.left - width, each.right)}
    tops |= {edge for each in areas for edge in (each.top - height, each.bottom)}
    return (
        sorted(
            (max(left - subject.right, subject.left - left - width, 0), left)
            for left in lefts
            if room.left <= left <= room.right - width
        ),
        sorted(
            (max(top - subject.bottom, subject.top - top - height, 0), top)
            for top in tops
            if room.top <= top <= room.bottom - height
        ),
    )
