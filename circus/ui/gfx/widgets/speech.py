"""Speech of the coach: one sentence on a slip next to a portrait, with buttons forward and back."""

from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from pygame import Surface

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.buttons import GOLD, PAPER, Button, IconButton, button_width
from circus.ui.gfx.widgets.coach_slip import CoachSlip, SlipLayout, wider
from circus.ui.gfx.widgets.panel import Panel

CONTINUE, SHOW_ME, BACK = "ui/continue", "ui/show-me", "ui/back"

WIDTH_U = 398.0


class SpeechShape(NamedTuple):
    """Layout of a slip: its share of the usual width, and whether the dots are above the buttons."""

    share: float
    tall: bool = False


SHAPES = (
    *map(SpeechShape, (1.0, 1.3, 0.8, 1.7)),
    *(SpeechShape(share, tall=True) for share in (0.8, 0.68, 0.58)),
)
"""The preferred one first; the last ones are for the side of a crowded table."""
_HANG_U = 28.0
_WORDS_U = 22.0
_PAD_U = 18.0
_FOOT_U = 46.0
_DOT_U = 4.2
_ROW_U = 24.0
"""The height of a row of dots above the buttons."""
_DOTS_U, _BACK_U = 72.0, 56.0
"""Minimum width of the dots, and width of the back button."""


@dataclass(frozen=True)
class Speech(CoachSlip):
    """One sentence of a lesson.

    Attributes:
        step, of: the number of the sentence, and the number of all.
        way_on: the label of the button forward.
        waits: whether the lesson continues only by that button, which is gold; else it shows the requested
            action.
        shape: its layout.
    """

    step: int
    of: int
    way_on: str
    waits: bool
    shape: SpeechShape = SHAPES[0]
    face_u = 100.0

    @property
    def hang(self) -> tuple[float, float]:
        """How far the portrait extends over the left edge."""
        return _HANG_U, 0.0

    def shapes(self) -> list[Self]:
        """Return one for each of `SHAPES`."""
        return [replace(self, shape=shape) for shape in SHAPES]

    def layout(self, kit: Toolkit) -> SlipLayout:
        """Return the words, with dots and buttons at the foot."""
        left, is_tall = self.face_u - _HANG_U + 14, self.shape.tall
        name, kind, sign = (CONTINUE, GOLD, "right") if self.waits else (SHOW_ME, PAPER, "eye")
        broad = button_width(kit, self.way_on, sign, kind, 19)
        before = _PAD_U if is_tall else left + _DOTS_U
        wide = max(wider(kit, WIDTH_U) * self.shape.share, before + _BACK_U + broad + _PAD_U)
        room = wide - left - _PAD_U
        block = self.block(kit, room, _WORDS_U)
        words, foot = kit.units.u(block.get_height()), _FOOT_U + (_ROW_U if is_tall else 0.0)
        high = max(self.face_u + 16 + (_FOOT_U if is_tall else 0.0), words + foot + 30)
        top = 10 + max(0.0, (high - foot - 18 - words) / 2)
        x, y = self.x + wide - _PAD_U + 4 - broad, self.y + high - _FOOT_U - 6
        on = Button(
            name, (x, y, broad, 44.0), self.way_on, sign, kind, wanted=self.waits, size_u=19, end=True,
            layer=self.layer,
        )  # fmt: skip
        back = IconButton(BACK, x - _BACK_U / 2, y + 22, "back", 44, PAPER, self.step > 1, self.layer)
        face = -_HANG_U, ((high - _FOOT_U if is_tall else high) - self.face_u) / 2
        beside = room if is_tall else back.box[0] - (self.x + left) - 6
        dots = self._dots(kit, left, high - (foot - _ROW_U / 2 if is_tall else _FOOT_U / 2) - 6, beside)
        return SlipLayout((wide, high), face, (left, top, block), [back, on], [dots])

    def _dots(self, kit: Toolkit, left: float, middle: float, room: float) -> Item:
        surface = _dot_row(kit, self.step, self.of, min(3.1 * _DOT_U, room / self.of))
        x, y = kit.units.point(self.x + left, self.y + middle)
        return Item(self.layer, surface, x, y - surface.get_height() // 2)


@painted
def _dot_row(kit: Toolkit, step: int, of: int, gap: float) -> Surface:
    """Return a dot for each sentence, past ones filled; `gap` units from one to the next."""
    panel = Panel(kit, (kit.units.px(gap * of + 2), kit.units.px(4 * _DOT_U)))
    body = ""
    for number in range(1, of + 1):
        x, y = gap * (number - 0.5), 2 * _DOT_U
        reach = min(_DOT_U, gap * 0.34) * (1.35 if number == step else 1)
        fill = theme.DEEP_RED if number <= step else "none"
        body += (
            f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{reach:.2f}" fill="{fill}" '
            f'stroke="{theme.DEEP_RED}" stroke-width="1.5"/>'
        )
    panel.vector(body)
    return panel.surface
