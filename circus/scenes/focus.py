"""Where the keyboard focus goes: Tab in the order of the screen, arrows to the next target that way."""

from collections.abc import Sequence

from circus.input.gestures import Key
from circus.stage.widgets import Target

_ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def moved(key: Key, focus: str | None, targets: Sequence[Target]) -> str | None:
    """The name of the target that a key moves the focus to; the same if it moves nowhere."""
    open_ones = [target for target in _reachable(targets) if target.enabled and target.rect]
    if not open_ones:
        return focus
    names = [target.name for target in open_ones]
    if key.key == "tab":
        if focus not in names:
            return names[-1 if key.shift else 0]
        return names[(names.index(focus) + (-1 if key.shift else 1)) % len(names)]
    if key.key in _ARROWS:
        if focus not in names:
            return _first(open_ones)
        return _beside(open_ones[names.index(focus)], open_ones, _ARROWS[key.key])
    return focus


def _reachable(targets: Sequence[Target]) -> Sequence[Target]:
    """Only what lies above a target that fills the screen (an open menu or window), without that one."""
    start = 0
    for index, target in enumerate(targets):
        if target.name == "ui/away":
            start = index + 1
    return targets[start:]


def _first(targets: Sequence[Target]) -> str:
    """A wanted one, else the first."""
    return next((target.name for target in targets if target.wanted), targets[0].name)


def _beside(begin: Target, targets: Sequence[Target], way: tuple[int, int]) -> str:
    """The nearest target in a direction, what lies aside counting thrice; the same if there is none."""
    best, least = begin.name, float("inf")
    for target in targets:
        across = target.rect.centerx - begin.rect.centerx
        along = target.rect.centery - begin.rect.centery
        ahead = across * way[0] + along * way[1]
        aside = abs(across * way[1]) + abs(along * way[0])
        if ahead > 0 and aside <= 2 * ahead and ahead + 3 * aside < least:
            best, least = target.name, ahead + 3 * aside
    return best
