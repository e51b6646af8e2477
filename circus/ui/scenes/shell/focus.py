"""Keyboard focus: Tab follows the screen's order, arrows move to the next target in a direction."""

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from circus.ui.gfx.widgets import Target, visible_part
from circus.ui.gfx.widgets.overlays import AWAY, SHEET
from circus.ui.gfx.widgets.text_field import WRITTEN
from circus.ui.input.gestures import Key
from circus.ui.skins.about import NAMELESS

_ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}
_OPPOSITE = {"left": "right", "right": "left", "up": "down", "down": "up"}
_BUTTONS = ("ui/", "poster/")
_ASIDE = {
    **dict.fromkeys(("left", "right"), (2.0, 0.5, 1000.0)),
    **dict.fromkeys(("up", "down"), (0.3, 3.0, 0.0)),
}
"""Weight of a gap beside an arrow's way, its limit in distances along it, and the cost of any such gap.

A line of a page is as wide as the page: left and right stay in it, up and down lead to the next one.
"""


class Trail(NamedTuple):
    """Last move of the focus by an arrow, and the target that it left: the opposite arrow returns there."""

    arrow: str
    left: Target


def moved(
    key: Key, focus: Target | None, targets: Sequence[Target], trail: Trail | None = None
) -> Target | None:
    """Return the target that a key moves the focus to; the same if it moves nowhere.

    `focus` is the focused target at its last use: if it was available and is not now, Tab starts again. A
    disabled one keeps its place.
    """
    found = stops(targets)
    at = _named(focus, found) or same(focus, _reachable(targets))
    if at not in found:
        found = stops(targets, at)
    if trail and at and key.key == _OPPOSITE.get(trail.arrow):
        left = same(trail.left, found)
        if left and _cost(at.rect, left.rect, key.key) is not None:
            return left
    if not found:
        return focus
    if key.key == "tab":
        if at is None or (focus and focus.wanted and not at.wanted and found[0].wanted):
            return found[-1 if key.shift else 0]
        return found[(found.index(at) + (-1 if key.shift else 1)) % len(found)]
    if key.key in _ARROWS:
        return beside(at, found, key.key) if at else _first(found)
    return focus


def stops(targets: Sequence[Target], at: Target | None = None) -> list[Target]:
    """Return the targets that keys reach, in the order of Tab.

    They are the gold button, available picks, those of an open sheet first, other buttons, then items that
    can only be explained. Covered targets are skipped, except the focused one; so are the second ones of an
    item that has two. Each of several pieces with one name is a stop.
    """
    reachable, gold = _reachable(targets), default_of(targets)
    sheet = max((number for number, each in enumerate(reachable) if each.name == SHEET), default=len(targets))

    def rank(numbered: tuple[int, Target]) -> int:
        number, target = numbered
        if target is gold and target.name.startswith(_BUTTONS):
            return 0
        if target.wanted:
            return 1 if number > sheet else 2
        return 3 if target.name.startswith(_BUTTONS) else 4

    shown = [
        (number, target)
        for number, target in enumerate(reachable)
        if target is at or (_is_clickable(target, targets) and not _repeats(target, reachable[number + 1 :]))
    ]
    return [target for _, target in sorted(shown, key=rank)]


def _repeats(target: Target, above: Sequence[Target]) -> bool:
    """Return whether another target of the same item is above: the field of a token, a part of a button."""
    if target.name.startswith(NAMELESS):
        named = [each for each in above if each.enabled and not each.name.startswith(_BUTTONS)]
        return any(each.rect.collidepoint(target.rect.center) for each in named)
    return any(each.name == target.name and target.rect.contains(each.rect) for each in above)


def ring_rect(focus: Target, targets: Sequence[Target]) -> Rect | None:
    """Return the part of a focused target that no card or window covers; `None` for none."""
    reachable = _reachable(targets)
    number = next((number for number, each in enumerate(reachable) if each is focus), -1)
    if number < 0:
        return None
    above = [each.rect for each in reachable[number + 1 :] if each.name.startswith("ui/")]
    return visible_part(focus.rect, [each for each in above if not focus.rect.contains(each)]) or None


def default_of(targets: Sequence[Target]) -> Target | None:
    """Return the one gold button that can be pressed now; `None` for none, or if there are several."""
    golden = [each for each in _reachable(targets) if each.is_default and _is_clickable(each, targets)]
    return golden[0] if len(golden) == 1 else None


def entered(focus: Target | None, targets: Sequence[Target]) -> Target | None:
    """Return the target that Enter presses: the focused button or pick, else the gold button.

    A disabled button takes the key and does nothing, so that a repeated key never presses another one.
    """
    if focus is None:
        return default_of(targets)
    if focus.wanted or focus.name.startswith(_BUTTONS):
        return focus if focus.enabled else None
    return default_of(targets) or (focus if focus.enabled else None)


def same(focus: Target | None, targets: Sequence[Target]) -> Target | None:
    """Return the focused target among the current ones: that of its name, nearest to its old place.

    If its name is gone, it is the button that has taken its place, as "Next" takes that of "Show me".
    """
    if (found := _named(focus, targets)) or focus is None or not focus.name.startswith(_BUTTONS):
        return found
    buttons = [each for each in targets if each.name.startswith(_BUTTONS)]
    return next((each for each in buttons if _replaces(each, focus)), None)


def _named(focus: Target | None, targets: Sequence[Target]) -> Target | None:
    """Return the target of the focused one's name, nearest to its old place; `None` for none."""
    if focus is None:
        return None
    x, y = focus.rect.center
    return min(
        (target for target in targets if target.name == focus.name),
        key=lambda each: abs(each.rect.centerx - x) + abs(each.rect.centery - y),
        default=None,
    )


def _replaces(target: Target, gone: Target) -> bool:
    """Return whether a button is where another one was, of about its size."""
    both = target.rect.clip(gone.rect)
    return target.enabled and 2 * both.w * both.h > max(
        target.rect.w * target.rect.h, gone.rect.w * gone.rect.h
    )


def _is_clickable(target: Target, targets: Sequence[Target]) -> bool:
    """Return whether a target takes clicks and is not covered by later ones."""
    if not target.enabled or not target.rect:
        return False
    above = targets[next((at for at, each in enumerate(targets) if each is target), len(targets)) + 1 :]
    return bool(visible_part(target.rect, [each.rect for each in above]))


def _reachable(targets: Sequence[Target]) -> Sequence[Target]:
    """Return the targets after one that fills the screen (an open menu or window), without that one.

    The tick of an open field is left out: Enter does the same.
    """
    start = 0
    for index, target in enumerate(targets):
        if target.name == AWAY:
            start = index + 1
    return [each for each in targets[start:] if each.name != WRITTEN]


def _first(targets: Sequence[Target]) -> Target:
    """Return an available pick, else the first target."""
    return next((target for target in targets if target.wanted), targets[0])


def beside(begin: Target, targets: Sequence[Target], arrow: str) -> Target:
    """Return the nearest target in a direction, of the same group if there is one; else `begin`."""
    costs = [(_cost(begin.rect, each.rect, arrow), each) for each in targets if each is not begin]
    ahead = [(cost, _group(each) != _group(begin), each) for cost, each in costs if cost is not None]
    return min(ahead, key=lambda found: (found[1], found[0]), default=(0.0, False, begin))[2]


def _group(target: Target) -> str:
    """Return the kind of a pick: the pieces of a ring or a hand belong together."""
    return target.name.partition("/")[0]


def _cost(begin: Rect, end: Rect, arrow: str) -> float | None:
    """Return the weighted distance of the way along an arrow; `None` if it does not lead there."""
    across, along = _ARROWS[arrow]
    ahead = (end.centerx - begin.centerx) * across + (end.centery - begin.centery) * along
    gap_x = max(0, begin.left - end.right, end.left - begin.right)
    gap_y = max(0, begin.top - end.bottom, end.top - begin.bottom)
    gap, aside = (gap_x, gap_y) if across else (gap_y, gap_x)
    shift = abs(end.centery - begin.centery) if across else abs(end.centerx - begin.centerx)
    weight, limit, other_line = _ASIDE[arrow]
    if ahead <= 0 or aside > limit * ahead or shift > 4 * ahead or (aside and not gap):
        return None
    return gap + weight * aside + 0.05 * shift + 0.1 * ahead + (other_line if aside else 0.0)
