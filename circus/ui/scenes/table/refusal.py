"""Refusal at its place: the clicked item shakes or flashes, with a sentence next to it."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import pi, sin

from pygame import Rect

from circus.ui.gfx import theme
from circus.ui.gfx.clear_place import FAR, Areas, best_place
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.director import PlacedPiece
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import CaptionStrip
from circus.ui.gfx.widgets.base import outline

SHAKE_MS = 280.0
"""Time in ms that a refused item shakes."""

WHY = "ui/why"
"""Target of a sentence with a rule behind it."""

_REACH_U = 9.0
_FLASH_MS = 70.0
_WIDTH_U = 430.0
_GAP_U = 10.0
_EDGE_U = 12.0
_FRAME = ((6, theme.PAPER, 1), (3.6, theme.DEEP_RED, 1))


@dataclass(frozen=True)
class Refusal:
    """Refused pick.

    Attributes:
        name: of the item.
        rect: its box in pixels.
        words: the reason.
        ruling: the rule behind it; "" for none.
        age: ms since then.
    """

    name: str
    rect: Rect
    words: str
    ruling: str = ""
    age: float = 0.0

    @property
    def shakes(self) -> bool:
        """Whether the item is still shaking."""
        return self.age < SHAKE_MS

    def shaken(self, placed: Sequence[PlacedPiece], *, flashes: bool) -> list[PlacedPiece]:
        """Return the pieces with the refused one displaced.

        If it `flashes`, it fades in and out instead.
        """
        return [self._shaken(piece, flashes) if piece.name == self.name else piece for piece in placed]

    def _shaken(self, piece: PlacedPiece, flashes: bool) -> PlacedPiece:
        if flashes:
            return replace(piece, alpha=piece.alpha * (0.4 if int(self.age / _FLASH_MS) % 2 == 0 else 1.0))
        share = self.age / SHAKE_MS
        return replace(piece, x=piece.x + _REACH_U * sin(share * 6 * pi) * (1 - share))

    def slip(self, kit: Toolkit, areas: Areas) -> CaptionStrip:
        """Return the sentence next to the item, inside the window and off the areas around it."""
        units = kit.units
        caption = CaptionStrip(
            0, 0, self.words, side="left", width=_WIDTH_U, layer=theme.LAYER_MODAL,
            name=WHY if self.ruling else "",
        )  # fmt: skip
        size = replace(caption, name=WHY).targets(kit)[0].rect.size
        room = Rect(0, 0, *units.size).inflate(-2 * units.px(_EDGE_U), -2 * units.px(_EDGE_U))
        far = FAR * units.px(_WIDTH_U) / size[0]  # a short sentence may be as far away as a long one
        _, best = best_place([size], self.rect, areas, room, gap=units.px(_GAP_U), far=far)
        return replace(caption, x=units.u(best.x), y=units.u(best.centery))

    def mark(self, kit: Toolkit) -> list[Item]:
        """Return a red line round the item."""
        size = self.rect.inflate(kit.units.px(8), kit.units.px(8)).size
        frame = outline(kit, size, 3, theme.RADIUS_U, _FRAME)
        place = frame.get_rect(center=self.rect.center)
        return [Item(theme.LAYER_CONTROL, frame, place.x, place.y)]
