"""Room: where on a crowded screen something new can lie without covering what must stay in sight."""

from collections.abc import Sequence

from pygame import Rect

ACROSS, ALONG = 33, 19
"""So many places are tried in each direction."""

DISTANCE = 0.35
"""What it costs to lie a whole window away from the thing; covering a thing whole costs its weight."""


def roomiest(size: tuple[int, int], window: Rect, near: Rect, covers: Sequence[tuple[Rect, float]]) -> Rect:
    """The place for something of this size, in pixels.

    Args:
        size: of what is to be placed.
        window: it lies inside, as far as it fits.
        near: what it belongs to; it never covers that while there is room elsewhere.
        covers: what should stay in sight, and how much it matters: 1 for a thing among others.
    """
    across, along = max(0, window.w - size[0]), max(0, window.h - size[1])
    kept = [*covers, (near, 60.0)]
    reach = window.w + window.h

    def cost(place: Rect) -> float:
        hidden = 0.0
        for rect, weight in kept:
            part = place.clip(rect)
            if part:
                hidden += weight * (part.w * part.h) / (rect.w * rect.h)
        return hidden + DISTANCE * _gap(place, near) / reach

    places = (
        Rect(window.x + across * x // (ACROSS - 1), window.y + along * y // (ALONG - 1), *size)
        for y in range(ALONG)
        for x in range(ACROSS)
    )
    return min(places, key=cost)


def _gap(first: Rect, second: Rect) -> int:
    """How far two rectangles are apart: across plus along."""
    across = max(second.left - first.right, first.left - second.right, 0)
    along = max(second.top - first.bottom, first.top - second.bottom, 0)
    return across + along
