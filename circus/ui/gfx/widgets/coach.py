"""Coach at a seat: a small portrait, and a slip with a warning and a question."""

from dataclasses import dataclass, field, replace
from typing import Self

from pygame import Surface

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.base import Act, Pose, Target, centred
from circus.ui.gfx.widgets.buttons import PAPER, Button, button_width
from circus.ui.gfx.widgets.coach_slip import PORTRAIT, CoachSlip, SlipLayout, wider
from circus.ui.gfx.widgets.icons import icon
from circus.ui.gfx.widgets.panel import Panel

BADGE_U = 46.0
_WIDTHS_U, _UPRIGHT_U = (290.0, 380.0, 520.0), (260.0, 180.0)
"""Widths of a slip with the portrait beside the words and above them, the preferred first."""
_TICK_U = 20.0
_PALE = 95
"""Opacity, of 255, of the portrait of a coach that is switched off."""

_HANG_U = 24.0
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
    act: Act | None = field(default=None, compare=False)

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
        return [each._replace(act=self.act) for each in _round(kit, self.name, self.x, self.y)]


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
class WarningSlip(CoachSlip):
    """Warning of the coach, with the button that confirms the action.

    Attributes:
        label, name: of the button.
        width: of the slip in units at the normal text size; the button may need more.
        upright: whether the portrait is above the words, over the upper edge, instead of over the left one.
    """

    label: str
    name: str
    width: float = _WIDTHS_U[0]
    upright: bool = False
    layer = theme.LAYER_MODAL

    @property
    def hang(self) -> tuple[float, float]:
        """How far the portrait extends over the left and over the upper edge."""
        return (0.0, _HANG_U) if self.upright else (_HANG_U, 0.0)

    def shapes(self) -> list[Self]:
        """Return those with the portrait beside the words, then those with it above them."""
        beside = [replace(self, width=each) for each in _WIDTHS_U]
        return [*beside, *(replace(self, width=each, upright=True) for each in _UPRIGHT_U)]

    def layout(self, kit: Toolkit) -> SlipLayout:
        """Return the words, and the button below them at the right."""
        beside, face = self.face_u - _HANG_U, self.face_u
        left, top = (_PAD_U, beside + 6) if self.upright else (beside + 12, _PAD_U)
        broad = button_width(kit, self.label, "check", PAPER, 19)
        wide = max(wider(kit, self.width), broad + left + _PAD_U)
        block = self.block(kit, wide - left - _PAD_U, _WORDS_U)
        high = max(face + 12, top + kit.units.u(block.get_height()) + _BUTTON_U + 1.6 * _PAD_U)
        box = (self.x + wide - _PAD_U - broad, self.y + high - _BUTTON_U - _PAD_U + 4, broad, _BUTTON_U)
        button = Button(self.name, box, self.label, "check", PAPER, size_u=19, layer=self.layer)
        corner = ((wide - face) / 2, -_HANG_U) if self.upright else (-_HANG_U, (high - face) / 2)
        return SlipLayout((wide, high), corner, (left, top, block), [button])
