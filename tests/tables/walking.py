"""A walk by keys over everything on a screen, in both directions."""

from collections.abc import Iterator, Sequence

from pygame import Rect

from circus.ui.gfx.widgets import Target, overlapped
from circus.ui.gfx.widgets.overlays import AWAY
from circus.ui.gfx.widgets.text_field import WRITTEN
from circus.ui.scenes.shell.focus import beside, ring_rect, same, stops
from circus.ui.skins.about import NAMELESS

WAYS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def astray_keys(targets: Sequence[Target], window: Rect) -> list[str]:
    """What keys do wrong: a target that they miss, a stop that they lose, an arrow that leads elsewhere."""
    listed = stops(targets)
    seen = {each.name for each in overlapped(targets, window)} - {AWAY, WRITTEN}
    missed = sorted(seen - {each.name for each in listed})
    found = [f"no key comes to {name}" for name in missed if not name.startswith(NAMELESS)]
    for each in listed:
        if same(each, listed) is not each:
            found.append(f"Tab does not leave {each.name}")
        if ring_rect(each, targets) is None:
            found.append(f"no ring round {each.name}")
        found += _bent(each, listed)
    return found


def _bent(begin: Target, listed: Sequence[Target]) -> Iterator[str]:
    """Arrows that do not lead where they point."""
    for arrow, (across, along) in WAYS.items():
        end = beside(begin, listed, arrow)
        way = (end.rect.centerx - begin.rect.centerx) * across
        way += (end.rect.centery - begin.rect.centery) * along
        if end is not begin and way <= 0:
            yield f"{arrow} of {begin.name} leads to {end.name}"
