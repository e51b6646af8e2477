"""A drag at a table: what stays as it is, is composed once, and only what the pointer carries moves."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

from pygame import Surface

from circus.input.gestures import DragMove, Point
from circus.looks.look import Look
from circus.looks.table_view import TableView
from circus.stage.compositor import NOTHING, Composition, Item, MovedPile, Pile
from circus.stage.director import PlacedPiece
from circus.stage.toolkit import Toolkit


class Laid(NamedTuple):
    """A table with a piece at the pointer.

    Attributes:
        background: below everything.
        ground: what lies on it as long as nothing but pieces changes.
        still: the items that stay where they are wherever the piece goes, as long as the look minds the same.
        carried: those of the piece and of what it wears.
        piece: which one is at the pointer; `None` for none.
        follows: some of the still ones go with the piece after all.
    """

    background: Surface
    ground: Pile
    still: list[Item]
    carried: list[Item]
    piece: PlacedPiece | None = None
    follows: bool = False

    def whole(self) -> Composition:
        """Return all of it in one picture."""
        return Composition(self.background, [], (self.ground, Pile([*self.still, *self.carried])))


class Carry:
    """What is known of one drag from frame to frame."""

    def __init__(self, look: Look) -> None:
        self._look = look
        self._shown: tuple[Hashable, ...] = ()
        self._minded: Hashable = None
        self._begun: Point = (0, 0)
        self._piles: tuple[Pile, ...] = ()
        self._carried = NOTHING
        self._laid: Laid | None = None

    def picture(
        self,
        kit: Toolkit,
        table: TableView,
        drag: DragMove,
        shown: tuple[Hashable, ...],
        lay: Callable[[], Laid],
    ) -> Composition:
        """The table with a piece at the pointer, laid anew only if more of it has changed than that place.

        `shown` is all else that the picture depends on.
        """
        laid = self._laid
        if laid is None or laid.follows or shown != self._shown or self._minds(kit, table, drag, laid):
            self._laid = laid = lay()
            self._shown, self._begun = shown, drag.pos
            self._piles, self._carried = (laid.ground, Pile(laid.still)), Pile(laid.carried)
            self._minds(kit, table, drag, laid)
        right, down = drag.pos[0] - self._begun[0], drag.pos[1] - self._begun[1]
        return Composition(laid.background, [], (*self._piles, MovedPile(self._carried, right, down)))

    def _minds(self, kit: Toolkit, table: TableView, drag: DragMove, laid: Laid) -> bool:
        """Return whether the look minds where the piece is now."""
        x, y = kit.units.u(drag.pos[0]), kit.units.u(drag.pos[1])
        before = self._minded
        self._minded = self._look.minds(table, laid.piece, x, y) if laid.piece else None
        return self._minded != before

    def end(self) -> None:
        """Let go of the pictures."""
        self._laid, self._piles, self._carried = None, (), NOTHING
