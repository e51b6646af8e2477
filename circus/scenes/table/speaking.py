"""A table at which the coach speaks: her slip lies where what is spoken of and asked stays in sight."""

from collections.abc import Sequence
from dataclasses import replace

from pygame import Rect

from circus.scenes.table import sight
from circus.scenes.table.scene import TableScene
from circus.stage.clear_place import best_place
from circus.stage.widgets.speech import SHAPES, Speech

_EDGE_U, _GAP_U, _FAR = 10.0, 10.0, 40.0
"""What is spoken of is rather seen whole, whatever opens there, than spoken of nearby."""


class SpeakingTable(TableScene):
    """A table over which a slip of the coach lies."""

    def laid(self, speech: Speech, things: Sequence[Rect]) -> Speech:
        """A slip in the shape and at the place where it covers least; `things` are spoken of."""
        kit, units = self.kit, self.kit.units
        shapes = [replace(speech, share=share) for share in SHAPES]
        sizes = [(units.px(wide), units.px(high)) for wide, high in (each.size_u(kit) for each in shapes)]
        edge = units.px(_EDGE_U)
        window = Rect(0, 0, *units.size).inflate(-2 * edge, -2 * edge)
        thing, *others = things or [Rect(window.center, (0, 0))]
        free, spare = self._kept_in_sight()
        free = [*others, *free]
        number, place = best_place(sizes, thing, free, window, spare=spare, gap=units.px(_GAP_U), far=_FAR)
        return shapes[number].moved(units.u(place.x), units.u(place.y))

    def hides_choices(self, speech: Speech) -> bool:
        """Whether a slip lies over something that can be chosen now."""
        return speech.targets(self.kit)[0].rect.collidelist(self._wanted()) != -1

    def _wanted(self) -> list[Rect]:
        """What can be chosen now."""
        return [target.rect for target in super().targets() if target.wanted]

    def _kept_in_sight(self) -> tuple[list[Rect], list[Rect]]:
        """What a slip must not cover, the most needed first, and what it should not."""
        kit, look, table, placed = self.kit, self.presenter.look, self.table, self.director.placed
        must = [*sight.prompt(kit, table), *self._wanted(), *sight.own(kit, look, table, placed)]
        must += [*sight.pieces(kit, look, placed), *sight.counters(kit, table)]
        plates = [zone for name, zone in table.layout.zones.items() if name.startswith("plate/")]
        should = [target.rect for target in super().targets() if not target.wanted]
        return must, should + [sight.plate(kit, zone) for zone in plates]
