"""Picture of a table: its pieces, and everything over them, cached until one of its inputs changes."""

from collections import Counter
from collections.abc import Sequence

from circus.ui.gfx.compositor import Composition, Item
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.last_result import LastResult
from circus.ui.gfx.widgets import Target, Widget
from circus.ui.scenes.table import watching
from circus.ui.scenes.table.carry import Carry, DragComposition
from circus.ui.scenes.table.context import TableContext
from circus.ui.scenes.table.overlays import dots, lamps
from circus.ui.scenes.table.parts import TableParts
from circus.ui.scenes.table.pause_button import pause_button
from circus.ui.scenes.table.pieces import PieceDrawer
from circus.ui.scenes.table.pointing import LAST, ringed, round_ones, solid_box
from circus.ui.skins import Job
from circus.ui.skins.table_view import TableView

CROWD = 24
"""Number of moving pieces from which shadows are omitted."""


class TablePicture:
    """Picture of one table, and its click targets.

    Attributes:
        drawer: of the pieces.
    """

    def __init__(self, table: TableContext, parts: TableParts) -> None:
        self._table = table
        self._parts = parts
        self._carry = Carry(table.skin)
        self._pictures = LastResult[Composition]()
        self._reachable = LastResult[list[Target]]()
        self._jobs: list[Job] = []
        self._jobs_for: tuple[object, ...] = ()
        self.drawer = PieceDrawer(table.kit, table.skin)

    def forget(self) -> None:
        """Release all pictures; they are painted again when needed."""
        self._carry.end()
        self.drawer.forget()
        self._table.forget()
        self._pictures.clear()

    def offer(self, view: TableView) -> None:
        """Edge the pieces that can be picked now."""
        wanted, chooser = view.choice.selectable, self._table.input.chooser
        usable = wanted | chooser.beginnings if chooser and wanted else None
        self.drawer.offer(wanted, usable)

    def preload(self) -> bool:
        """Draw a picture for the next gesture in advance; return false if none is left."""
        table = self._table
        key = table.kit.sprites, table.presenter.opened.aids, table.session.seats
        if key != self._jobs_for:
            self._jobs_for = key
            self._jobs = list(table.skin.painter.preload_later(table.kit, table.view))
        if self._jobs:
            self._jobs.pop(0)()
            return True
        return False

    def frame(self) -> Composition:
        """Return the whole picture."""
        table, parts = self._table, self._parts
        tabletop, drag, director, pose = table.tabletop, table.input.drag, table.director, table.manager.pose
        refusal, blinks = parts.refusals.shown, parts.dots.bright
        if drag is None:
            self._carry.end()
            shown_slips = refusal, parts.coach.warned, parts.inquiry.asked
            inputs = tabletop, director.placed, pose, *shown_slips, director.waiting, blinks
            return self._pictures.get(inputs, lambda: self._composition().whole())
        shown = (drag.name, tabletop, director.placed, pose, refusal, blinks)
        return self._carry.picture(table.kit, table.view, drag, shown, self._composition)

    def targets(self) -> list[Target]:
        """Return the targets, the same list until it changes; during motion only buttons."""
        table = self._table
        tabletop, waits = table.tabletop, table.director.waiting
        slips = [slip for layer in table.layers.open if (slip := layer.slip())]
        inputs = (tabletop, table.still, waits, *slips)
        return self._reachable.get(inputs, lambda: self._collect_targets(slips))

    def _collect_targets(self, slips: Sequence[Widget]) -> list[Target]:
        table = self._table
        shown = [pause_button(table.kit, table.view), *slips] if table.director.waiting else slips
        over = [target for each in shown for target in each.targets(table.kit)]
        return [*self._parts.hands.with_hands(table.own_targets), *over]

    def _composition(self) -> DragComposition:
        """Return the whole picture, with the piece at the pointer apart."""
        table, parts = self._table, self._parts
        kit, skin, view, drag = table.kit, table.skin, table.view, table.input.drag
        placed = table.presenter.placed(kit, drag, table.input.touched)
        refusal, piece = parts.refusals.shown, table.input.carried(placed)
        if refusal and refusal.shakes:
            placed = refusal.shaken(placed, flashes=kit.settings.reduced_motion)
        hand, crowded = f"hand/{table.host.viewer}", table.director.moving > CROWD
        resting = [each for each in placed if each is not piece] if piece else placed
        pieces = self.drawer.items(resting, hand, glows=not table.director.busy, shadows=not crowded)
        carried = self.drawer.carried(piece) if piece else []
        with_piece = (
            skin.painter.drag_overlay(kit, view, piece, placed) if piece and view.pointer.dragged else []
        )
        pose, hinted = table.manager.pose, table.owner.hinted
        items = [*pieces, *table.tabletop.over(pose), *skin.painter.overlays(kit, view, placed)]
        items += self._over(hinted, placed)
        ground, follows = table.tabletop.still(pose), piece is None or bool(hinted)
        background = skin.painter.background(kit, view)
        return DragComposition(background, ground, items, [*carried, *with_piece], piece, follows)

    def _last_moved(self, placed: Sequence[PlacedPiece]) -> list[Item]:
        """Return a line round each piece that the last action has moved or turned."""
        table = self._table
        kit, skin, moved = table.kit, table.skin, table.presenter.moved
        rects = [solid_box(kit, skin, each) for each in placed if each.key in moved]
        return ringed(kit, rects, round_ones(kit, skin, placed, rects), LAST)

    def _over(self, hinted: Counter[str], placed: Sequence[PlacedPiece]) -> list[Item]:
        """Return the marks and the open layers, the lowest first."""
        table, parts = self._table, self._parts
        kit, view, pose = table.kit, table.view, table.manager.pose
        items: list[Item] = []
        if parts.pace.offers_hurry:
            items += watching.word(kit, view)
        if not table.director.busy:
            items += self._last_moved(placed)
            items += dots(kit, view, table.owner.thinking, parts.dots.ms)
            if hinted:
                items += lamps(kit, table.skin, view, hinted, placed, table.tabletop.targets(()))
        if table.director.waiting:
            items += pause_button(kit, view).items(kit, pose)
        for layer in table.layers.open:
            items += layer.items()
        return items
