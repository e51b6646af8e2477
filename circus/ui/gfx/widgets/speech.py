"""Speech of the coach: one sentence on a slip next to a portrait, with buttons forward and back."""

from dataclasses import dataclass, replace
from typing import NamedTuple

from pygame import Surface

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.base import Pose, Target
from circus.ui.gfx.widgets.boards import PaperSheet
from circus.ui.gfx.widgets.buttons import GOLD, PAPER, Button, IconButton, button_width
from circus.ui.gfx.widgets.panel import Panel

SPEECH = "ui/speech"
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
_PORTRAIT_U = 100.0
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
class Speech:
    """One sentence of a lesson.

    Attributes:
        x, y: upper left corner of the slip, in units.
        text: one sentence.
        step, of: the number of the sentence, and the number of all.
        way_on: the label of the button forward.
        waits: whether the lesson continues only by that button, which is gold; else it shows the requested
            action.
        shape: its layout.
    """

    x: float
    y: float
    text: str
    step: int
    of: int
    way_on: str
    waits: bool
    shape: SpeechShape = SHAPES[0]

    def shapes(self) -> list["Speech"]:
        """Return the speech in every shape, the preferred first."""
        return [replace(self, shape=shape) for shape in SHAPES]

    def size_u(self, kit: Toolkit) -> tuple[float, float]:
        """Return width and height with the portrait, which extends over the left edge."""
        return self._wide(kit) + _HANG_U, self._high(kit)

    def moved(self, x: float, y: float) -> "Speech":
        """Return the speech with its outermost corner, that of the portrait, at (x, y)."""
        return replace(self, x=x + _HANG_U, y=y)

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return slip, portrait, words, dots and buttons."""
        layer = theme.LAYER_FLYING + 2
        wide, high = self._wide(kit), self._high(kit)
        items = PaperSheet((self.x, self.y, wide, high), layer=layer, radius=18).items(kit, pose)
        coach = kit.sprites.svg("common/coach", height_u=_PORTRAIT_U)
        beside = high - _FOOT_U if self.shape.tall else high
        x, y = kit.units.point(self.x - _HANG_U, self.y + (beside - _PORTRAIT_U) / 2)
        items.append(Item(layer, coach, x, y))
        block = self._block(kit)
        foot = high - self._foot - 8
        top = self.y + 10 + max(0.0, (foot - 10 - kit.units.u(block.get_height())) / 2)
        items.append(Item(layer, block, *kit.units.point(self._words_left, top)))
        items.append(
            self._dots(
                kit, layer, self.y + high - (self._foot - _ROW_U / 2 if self.shape.tall else _FOOT_U / 2) - 6
            )
        )
        return items + [item for button in self._buttons(kit) for item in button.items(kit, pose)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return the slip, which blocks clicks, and its buttons forward and back."""
        body = kit.units.rect(self.x, self.y, self._wide(kit), self._high(kit))
        buttons = [target for button in self._buttons(kit) for target in button.targets(kit)]
        return [Target(SPEECH, body, enabled=False), *buttons]

    @property
    def _foot_left(self) -> float:
        """Offset of words and dots from the left edge of the slip."""
        return _PORTRAIT_U - _HANG_U + 14

    @property
    def _foot(self) -> float:
        """Height of dots and buttons."""
        return _FOOT_U + (_ROW_U if self.shape.tall else 0.0)

    @property
    def _words_left(self) -> float:
        return self.x + self._foot_left

    def _wide(self, kit: Toolkit) -> float:
        usual = WIDTH_U * (1 + (kit.settings.text_size / 100 - 1) * 0.7)
        before = _PAD_U if self.shape.tall else self._foot_left + _DOTS_U
        return max(usual * self.shape.share, before + _BACK_U + self._button_wide(kit) + _PAD_U)

    def _room(self, kit: Toolkit) -> float:
        return self._wide(kit) - self._foot_left - _PAD_U

    def _block(self, kit: Toolkit) -> Surface:
        return kit.fonts.block(self.text, "ui-semibold", _WORDS_U, theme.INK, width_u=self._room(kit))

    def _high(self, kit: Toolkit) -> float:
        words = kit.units.u(self._block(kit).get_height())
        least = _PORTRAIT_U + 16 + (_FOOT_U if self.shape.tall else 0.0)
        return max(least, words + self._foot + 30)

    def _buttons(self, kit: Toolkit) -> list[Button | IconButton]:
        layer = theme.LAYER_FLYING + 2
        wide, high = self._wide(kit), self._high(kit)
        name, kind, sign = self._way_on
        broad = self._button_wide(kit)
        top = self.y + high - _FOOT_U - 6
        left = self.x + wide - _PAD_U + 4 - broad
        box = (left, top, broad, 44.0)
        on = Button(name, box, self.way_on, sign, kind, wanted=self.waits, size_u=19, end=True, layer=layer)
        back = IconButton(BACK, left - _BACK_U / 2, top + 22, "back", 44, PAPER, self.step > 1, layer)
        return [back, on]

    @property
    def _way_on(self) -> tuple[str, str, str]:
        """Name, kind and icon of the button forward."""
        return (CONTINUE, GOLD, "right") if self.waits else (SHOW_ME, PAPER, "eye")

    def _button_wide(self, kit: Toolkit) -> float:
        _, kind, sign = self._way_on
        return button_width(kit, self.way_on, sign, kind, 19)

    def _dots(self, kit: Toolkit, layer: int, middle: float) -> Item:
        room = self._room(kit) if self.shape.tall else self._buttons(kit)[0].box[0] - self._words_left - 6
        surface = _dot_row(kit, self.step, self.of, min(3.1 * _DOT_U, room / self.of))
        x, y = kit.units.point(self._words_left, middle)
        return Item(layer, surface, x, y - surface.get_height() // 2)


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
