"""Keyboard focus: Tab follows the screen's order, arrows move to the next target in a direction."""

from collections.abc import Sequence

from circus.ui.gfx.widgets import Target, visible_part
from circus.ui.gfx.widgets.overlays import AWAY
from circus.ui.gfx.widgets.text_field import WRITTEN
from circus.ui.input.gestures import Key

_ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def moved(key: Key, focus: Target | None, targets: Sequence[Target]) -> Target | None:
    """Return the target that a key moves the focus to; the same if it moves nowhere.

    Tab visits available picks, then buttons, then items that can only be explained; covered targets are
    skipped. Each of several targets with one name is reached. `focus` is the focused target at its last use:
    if it was available and is not now, Tab starts again at the available picks.
    """
    open_ones = [target for target in _reachable(targets) if _is_clickable(target, targets)]
    open_ones.sort(key=_rank)
    if not open_ones:
        return focus
    at = same(focus, open_ones)
    if key.key == "tab":
        if at is None or (focus and focus.wanted and not at.wanted and open_ones[0].wanted):
            return open_ones[-1 if key.shift else 0]
        return open_ones[(open_ones.index(at) + (-1 if key.shift else 1)) % len(open_ones)]
    if key.key in _ARROWS:
        return _beside(at, open_ones, _ARROWS[key.key]) if at else _first(open_ones)
    return focus


def default_of(targets: Sequence[Target]) -> Target | None:
    """Return the one gold button that can be pressed now; `None` for none, or if there are several."""
    golden = [each for each in _reachable(targets) if each.is_default and _is_clickable(each, targets)]
    return golden[0] if len(golden) == 1 else None


def same(focus: Target | None, targets: Sequence[Target]) -> Target | None:
    """Return the focused target among the current ones: that of its name, nearest to its old place."""
    alike = [target for target in targets if focus and target.name == focus.name]
    if not alike or focus is None:
        return None
    x, y = focus.rect.center
    return min(alike, key=lambda each: abs(each.rect.centerx - x) + abs(each.rect.centery - y))


def _rank(target: Target) -> int:
    if target.name.startswith(("ui/", "poster/")):
        return 1
    return 0 if target.wanted else 2


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


def _beside(begin: Target, targets: Sequence[Target], way: tuple[int, int]) -> Target:
    """Return the nearest target in a direction; lateral distance counts three times.

    Return `begin` if there is none.
    """
    best, least = begin, float("inf")
    for target in targets:
        across = target.rect.centerx - begin.rect.centerx
        along = target.rect.centery - begin.rect.centery
        ahead = across * way[0] + along * way[1]
        aside = abs(across * way[1]) + abs(along * way[0])
        if ahead > 0 and aside <= 2 * ahead and ahead + 3 * aside < least:
            best, least = target, ahead + 3 * aside
    return best
