"""Table with a speaking coach: the slip leaves the items of its sentence and the prompt visible."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from pygame import Rect

from circus.ui.gfx.clear_place import best_place
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Target
from circus.ui.scenes.table import sight
from circus.ui.scenes.table.scene import TableScene
from circus.ui.scenes.table.tabletop import WHY

_EDGE_U, _GAP_U, _FAR = 10.0, 10.0, 40.0
"""A sentence prefers a distant place to covering the items that it refers to."""

_BARE = 0.1
"""A slip stays at its place while it covers at most this share of itself of areas that should stay free."""

S = TypeVar("S", bound="Slip")


class Slip(Protocol):
    """Slip with the coach's words next to a portrait."""

    def shapes(self: S) -> list[S]:
        """Return the slip in every shape, the preferred first."""

    def size_u(self, kit: Toolkit) -> tuple[float, float]:
        """Return width and height, in units."""

    def moved(self: S, x: float, y: float) -> S:
        """Return the slip with its outermost corner at (x, y)."""

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return the slip itself, and its buttons."""


class SpeakingTable(TableScene):
    """Table with a slip of the coach over it."""

    def fit_slip(self, slip: S, things: Sequence[Rect], before: Rect | None = None) -> S:
        """Return a slip in the shape and at the place where it covers least; `things` are its items.

        It stays at the place of the slip `before` it while it covers no required area there.
        """
        kit, units = self.kit, self.kit.units
        shapes = slip.shapes()
        sizes = [(units.px(wide), units.px(high)) for wide, high in (each.size_u(kit) for each in shapes)]
        edge = units.px(_EDGE_U)
        window = Rect(0, 0, *units.size).inflate(-2 * edge, -2 * edge)
        thing, *others = things or [Rect(window.center, (0, 0))]
        free, spare = self._kept_in_sight()
        free = [*others, *free]
        for at, size in enumerate(sizes if before else ()):
            place = Rect(before.topleft, size) if before else Rect(0, 0, 0, 0)
            if (
                window.contains(place)
                and place.collidelist([*free, *things]) == -1
                and _is_bare(place, spare)
            ):
                return shapes[at].moved(units.u(place.x), units.u(place.y))
        number, place = best_place(sizes, thing, free, window, spare=spare, gap=units.px(_GAP_U), far=_FAR)
        return shapes[number].moved(units.u(place.x), units.u(place.y))

    def place_of(self, slip: S) -> Rect:
        """Return the box of a slip with its portrait, in pixels."""
        body = slip.targets(self.kit)[0].rect
        wide, high = (self.kit.units.px(each) for each in slip.size_u(self.kit))
        return Rect(body.right - wide, body.top, wide, high)

    def hides_choices(self, slip: Slip) -> bool:
        """Return whether a slip covers a current choice."""
        return slip.targets(self.kit)[0].rect.collidelist(self._choice_boxes()) != -1

    def _choice_boxes(self) -> list[Rect]:
        """Return the boxes of the current choices."""
        return [target.rect for target in self._on_table() if target.wanted]

    def _on_table(self) -> list[Target]:
        """Return the targets below the slip."""
        return super().targets()

    def _kept_in_sight(self) -> tuple[list[Rect], list[Rect]]:
        """Return the areas that a slip must not cover, the most important first, and should not."""
        kit, skin, table, placed = self.kit, self.presenter.skin, self.table, self.director.placed
        must = [*sight.prompt(kit, skin, table), *self._choice_boxes(), *sight.own(kit, skin, table, placed)]
        must += [*sight.pieces(kit, skin, placed), *sight.counters(kit, table)]
        usable = [each for each in self._on_table() if each.name.startswith("ui/") and each.enabled]
        must += [each.rect for each in usable if each.name != WHY]
        must += sight.plates(kit, table)
        should = [target.rect for target in self._on_table() if not target.wanted]
        should += [*sight.drawn(kit, skin, table, placed), *self._tabletop.nameless(placed)]
        return must, should


def _is_bare(place: Rect, spare: Sequence[Rect]) -> bool:
    """Return whether a place covers hardly anything of the desired areas."""
    hidden = sum(both.w * both.h for each in spare if (both := place.clip(each)))
    return hidden <= _BARE * place.w * place.h
