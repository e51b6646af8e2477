"""Coach at a seat: a small portrait, and a slip with a warning and a question."""

from dataclasses import dataclass, replace

from pygame import Surface

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.base import Pose, Target, centred
from circus.ui.gfx.widgets.boards import PaperSheet
from circus.ui.gfx.widgets.buttons import PAPER, Button, button_width
from circus.ui.gfx.widgets.icons import icon
from circus.ui.gfx.widgets.panel import Panel

PORTRAIT = "common/coach"
BADGE_U = 46.0
WIDE_U, NARROW_U, UPRIGHT_U = 380.0, 290.0, 260.0
"""Widths of a slip; the last one is for a portrait above the words."""
_TICK_U = 20.0
_PALE = 95
"""Opacity, of 255, of the portrait of a coach that is switched off."""

_FACE_U, _HANG_U = 92.0, 24.0
_WORDS_U = 22.0
_PAD_U, _BUTTON_U = 16.0, 46.0


@dataclass(frozen=True)
class CoachBadge:
    """Portrait of the coach, its centre at (x, y) in units; a click opens an explanation."""

    name: str
    x: float
    y: float

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the portrait, a little larger under the pointer."""
        return [centred(kit, theme.LAYER_CONTROL, _face(kit, self.name, pose), self.x, self.y)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return the whole portrait."""
        return _round(kit, self.name, self.x, self.y)


@dataclass(frozen=True)
class CoachSwitch:
    """Portrait of the coach as a switch, its centre at (x, y) in units: with a tick if on, else pale."""

    name: str
    x: float
    y: float
    on: bool
    layer: int = theme.LAYER_CONTROL

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the portrait, and the tick at its lower right."""
        face = _face(kit, self.name, pose)
        if not self.on:
            return [centred(kit, self.layer, kit.sprites.faded(face, _PALE), self.x, self.y)]
        aside = BADGE_U * 0.34
        return [
            centred(kit, self.layer, face, self.x, self.y),
            centred(kit, self.layer, _tick(kit), self.x + aside, self.y + aside),
        ]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return the whole portrait."""
        return _round(kit, self.name, self.x, self.y)


def _face(kit: Toolkit, name: str, pose: Pose) -> Surface:
    size = BADGE_U * (1.06 if pose.hover == name and pose.pressed != name else 1.0)
    return kit.sprites.svg(PORTRAIT, height_u=size)


def _round(kit: Toolkit, name: str, x: float, y: float) -> list[Target]:
    return [Target(name, kit.units.rect(x - BADGE_U / 2, y - BADGE_U / 2, BADGE_U, BADGE_U))]


@painted
def _tick(kit: Toolkit) -> Surface:
    side = kit.units.px(_TICK_U)
    panel = Panel(kit, (side, side))
    middle = _TICK_U / 2
    panel.vector(
        f'<circle cx="{middle}" cy="{middle}" r="{middle - 1.2}" fill="{theme.CHOSEN}" '
        f'stroke="{theme.PAPER}" stroke-width="2"/>'
    )
    panel.put(icon(kit, "check", 13, theme.PAPER), middle, middle)
    return panel.surface


@dataclass(frozen=True)
class WarningSlip:
    """Warning of the coach, with the button that confirms the action.

    Attributes:
        x, y: the upper left corner of the slip, in units.
        text: one sentence.
        label, name: of the button.
        width: of the slip in units at the normal text size; the button may need more.
        upright: whether the portrait is above the words, over the upper edge, instead of over the left one.
    """

    x: float
    y: float
    text: str
    label: str
    name: str
    width: float = WIDE_U
    upright: bool = False

    def size_u(self, kit: Toolkit) -> tuple[float, float]:
        """Return width and height with the portrait, which extends over an edge."""
        aside, above = self._hang
        return self._wide(kit) + aside, self._high(kit) + above

    def moved(self, x: float, y: float) -> "WarningSlip":
        """Return the slip with its outermost corner, that of the portrait, at (x, y)."""
        aside, above = self._hang
        return replace(self, x=x + aside, y=y + above)

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return slip, portrait, words and button."""
        layer, wide, high = theme.LAYER_MODAL, self._wide(kit), self._high(kit)
        items = PaperSheet((self.x, self.y, wide, high), layer=layer, radius=18).items(kit, pose)
        face = kit.sprites.svg(PORTRAIT, height_u=_FACE_U)
        aside, above = ((wide - _FACE_U) / 2, -_HANG_U) if self.upright else (-_HANG_U, (high - _FACE_U) / 2)
        items.append(Item(layer, face, *kit.units.point(self.x + aside, self.y + above)))
        left, top = self._words
        items.append(Item(layer, self._block(kit), *kit.units.point(self.x + left, self.y + top)))
        return [*items, *self._button(kit).items(kit, pose)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return the slip, which blocks clicks, and the button that confirms the action."""
        body = kit.units.rect(self.x, self.y, self._wide(kit), self._high(kit))
        return [Target("ui/speech", body, enabled=False), *self._button(kit).targets(kit)]

    @property
    def _hang(self) -> tuple[float, float]:
        """How far the portrait extends over the left and over the upper edge."""
        return (0.0, _HANG_U) if self.upright else (_HANG_U, 0.0)

    @property
    def _words(self) -> tuple[float, float]:
        """Offset of the words from the corner of the slip."""
        beside = _FACE_U - _HANG_U
        return (_PAD_U, beside + 6) if self.upright else (beside + 12, _PAD_U)

    def _wide(self, kit: Toolkit) -> float:
        text = 1 + (kit.settings.text_size / 100 - 1) * 0.7
        return max(self.width * text, self._button_wide(kit) + self._words[0] + _PAD_U)

    def _high(self, kit: Toolkit) -> float:
        words = kit.units.u(self._block(kit).get_height())
        return max(_FACE_U + 12, self._words[1] + words + _BUTTON_U + 1.6 * _PAD_U)

    def _block(self, kit: Toolkit) -> Surface:
        room = self._wide(kit) - self._words[0] - _PAD_U
        return kit.fonts.block(self.text, "ui-semibold", _WORDS_U, theme.INK, width_u=room)

    def _button_wide(self, kit: Toolkit) -> float:
        return button_width(kit, self.label, "check", PAPER, 19)

    def _button(self, kit: Toolkit) -> Button:
        wide = self._button_wide(kit)
        left = self.x + self._wide(kit) - _PAD_U - wide
        top = self.y + self._high(kit) - _BUTTON_U - _PAD_U + 4
        box = (left, top, wide, _BUTTON_U)
        return Button(self.name, box, self.label, "check", PAPER, size_u=19, layer=theme.LAYER_MODAL)
