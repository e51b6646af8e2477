"""Positions that the wheel and the paging keys move: rows of a list, a page, or a choice."""

from typing import Protocol

from circus.ui.gfx.widgets.containers import Part, space
from circus.ui.input.gestures import Gesture, Key, Wheel
from circus.ui.scenes.parts.paper import turner


class Scroller(Protocol):
    """Position that can be scrolled."""

    def steps(self, gesture: Gesture) -> int:
        """Return by how many steps a gesture scrolls; 0 if it does not."""

    def scroll(self, steps: int) -> None:
        """Go forward, or back by a negative number of `steps`, as far as possible."""


class ListScroll:
    """Position in a list.

    Attributes:
        first: index of the first visible entry.
        visible: number of visible entries.
        count: number of all entries.
        by_page: whether one step is as long as the visible part.
    """

    def __init__(self) -> None:
        self.first, self.visible, self.count = 0, 1, 0
        self.by_page = False

    def steps(self, gesture: Gesture) -> int:
        """Return by how many entries the wheel or a paging key scrolls; 0 for another gesture."""
        return _steps(gesture, self.visible, self.count)

    def scroll(self, steps: int) -> None:
        """Scroll down, or up by a negative number of `steps`."""
        if self.by_page and abs(steps) == 1:
            steps *= self.visible
        last = self.count - (1 if self.by_page else self.visible)
        self.first = max(0, min(self.first + steps, last))

    @property
    def shown(self) -> slice:
        """The visible part."""
        return slice(self.first, self.first + self.visible)

    def arrows(self) -> Part:
        """Return the arrows of the list, if not all of it is visible."""
        if self.count <= self.visible:
            return space(0.0)
        return turner(self.first > 0, self.first + self.visible < self.count, self.scroll)


class PageScroll:
    """Page of several.

    Attributes:
        page, pages: index of the page; their number.
    """

    def __init__(self) -> None:
        self.page = self.pages = 0

    def steps(self, gesture: Gesture) -> int:
        """Return 1 or -1 for a gesture that turns the page, else 0."""
        return _steps(gesture)

    def scroll(self, steps: int) -> None:
        """Turn one page."""
        self.page = max(0, min(self.page + (1 if steps > 0 else -1), self.pages - 1))


class ChoiceScroll:
    """Choice of one of several, of which the first follows the last.

    Attributes:
        index, count: index of the choice; number of all.
    """

    def __init__(self, index: int = 0) -> None:
        self.index, self.count = index, 0

    def steps(self, gesture: Gesture) -> int:
        """Return 1 or -1 for a gesture that leads to a neighbour, else 0."""
        return _steps(gesture)

    def scroll(self, steps: int) -> None:
        """Choose a neighbour."""
        if self.count:
            self.index = (self.index + (1 if steps > 0 else -1)) % self.count


def _steps(gesture: Gesture, page: int = 1, every: int = 0) -> int:
    """Return the steps of the wheel, of a paging key (`page`), or of a key to an end (`every`)."""
    match gesture:
        case Wheel(_, steps):
            return -steps
        case Key("page down"):
            return page
        case Key("end"):
            return every
        case Key("page up"):
            return -page
        case Key("home"):
            return -every
    return 0
