"""Drag at a table: static drawings are composed once, and only the carried ones move."""

from collections.abc import Callable, Hashable
from typing import NamedTuple

from pygame import Surface

from circus.ui.gfx.compositor import NOTHING, Composition, Item, MovedPile, Pile
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.input.gestures import DragMove, Point
from circus.ui.skins.skin import Skin
from circus.ui.skins.table_view import TableView


class DragComposition(NamedTuple):
    """Table during a drag.

    Attributes:
        background: below everything.
        ground: items that stay while only pieces change.
        still: items that stay while the overlays' key (`SkinPainter.drag_overlay_key`) is constant.
        carried: the piece with its `worn` drawings.
        piece: the carried one; `None` for none.
        follows: whether some of the still items move with the piece after all.
    """

    background: Surface
    ground: Pile
    still: list[Item]
    carried: list[Item]
    piece: PlacedPiece | None = None
    follows: bool = False

    def whole(self) -> Composition:
        """Return everything as one picture."""
        return Composition(self.background, [], (self.ground, Pile([*self.still, *self.carried])))


class Carry:
    """State of one drag between frames."""

    def __init__(self, skin: Skin) -> None:
        self._skin = skin
        self._shown: tuple[Hashable, ...] = ()
        self._overlay_key: Hashable = None
        self._begun: Point = (0, 0)
        self._piles: tuple[Pile, ...] = ()
        self._carried = NOTHING
        self._composition: DragComposition | None = None

    def picture(
        self,
        kit: Toolkit,
        table: TableView,
        drag: DragMove,
        shown: tuple[Hashable, ...],
        compose: Callable[[], DragComposition],
    ) -> Composition:
        """Return the table during a drag; it is rebuilt only if more than the piece's place has changed.

        `shown` are all other inputs of the picture.
        """
        composition = self._composition
        if (
            composition is None
            or composition.follows
            or shown != self._shown
            or self._has_new_key(kit, table, drag, composition)
        ):
            self._composition = composition = compose()
            self._shown, self._begun = shown, drag.pos
            self._piles = composition.ground, Pile(composition.still)
            self._carried = Pile(composition.carried)
            self._has_new_key(kit, table, drag, composition)
        right, down = drag.pos[0] - self._begun[0], drag.pos[1] - self._begun[1]
        return Composition(composition.background, [], (*self._piles, MovedPile(self._carried, right, down)))

    def _has_new_key(
        self, kit: Toolkit, table: TableView, drag: DragMove, composition: DragComposition
    ) -> bool:
        """Return whether the overlays' key has changed."""
        x, y = kit.units.u(drag.pos[0]), kit.units.u(drag.pos[1])
        before = self._overlay_key
        self._overlay_key = (
            self._skin.painter.drag_overlay_key(table, composition.piece, x, y) if composition.piece else None
        )
        return self._overlay_key != before

    def end(self) -> None:
        """Release the pictures."""
        self._composition, self._piles, self._carried = None, (), NOTHING
