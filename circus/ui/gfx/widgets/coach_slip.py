"""Slip of the coach: words next to a portrait that extends over its edge, and buttons."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, NamedTuple, Self

from pygame import Surface

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.base import Pose, Target
from circus.ui.gfx.widgets.boards import PaperSheet
from circus.ui.gfx.widgets.buttons import Button, IconButton

PORTRAIT = "common/coach"
SPEECH = "ui/speech"
"""The target of a slip: a click on it does nothing."""


class SlipLayout(NamedTuple):
    """Contents of a slip; offsets are from its upper left corner, in units.

    Attributes:
        size: of the sheet.
        face: offset of the portrait.
        words: offset of the words, and their picture.
        buttons: below or beside the words.
        more: further drawings.
    """

    size: tuple[float, float]
    face: tuple[float, float]
    words: tuple[float, float, Surface]
    buttons: Sequence[Button | IconButton]
    more: Sequence[Item] = ()


@dataclass(frozen=True)
class CoachSlip(ABC):
    """Base of the coach's slips; each decides on its layout.

    Attributes:
        x, y: upper left corner of the sheet, in units.
        text: one sentence or a few.
        layer: of the slip.
        face_u: height of the portrait.
    """

    x: float
    y: float
    text: str
    layer: ClassVar[int] = theme.LAYER_FLYING + 2
    face_u: ClassVar[float] = 92.0

    @property
    @abstractmethod
    def hang(self) -> tuple[float, float]:
        """How far the portrait extends over the left and over the upper edge."""

    @abstractmethod
    def shapes(self) -> list[Self]:
        """Return the slip in every shape, the preferred first."""

    @abstractmethod
    def layout(self, kit: Toolkit) -> SlipLayout:
        """Return the layout of the contents."""

    def words_height(self, kit: Toolkit) -> int:
        """Return the height of its words, in pixels."""
        return self.layout(kit).words[2].get_height()

    def size(self, kit: Toolkit) -> tuple[int, int]:
        """Return width and height with the portrait, in pixels."""
        (width, height), (aside, above) = self.layout(kit).size, self.hang
        return kit.units.px(width + aside), kit.units.px(height + above)

    def moved(self, kit: Toolkit, corner: tuple[int, int]) -> Self:
        """Return the slip with its outermost corner, that of the portrait, at a point in pixels."""
        (x, y), (aside, above) = corner, self.hang
        return replace(self, x=kit.units.u(x) + aside, y=kit.units.u(y) + above)

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return sheet, portrait, words and buttons."""
        size, face, (left, top, words), buttons, more = self.layout(kit)
        portrait = kit.sprites.svg(PORTRAIT, height_u=self.face_u)
        return [
            *PaperSheet((self.x, self.y, *size), layer=self.layer, radius=18).items(kit, pose),
            Item(self.layer, portrait, *kit.units.point(self.x + face[0], self.y + face[1])),
            Item(self.layer, words, *kit.units.point(self.x + left, self.y + top)),
            *more,
            *(item for button in buttons for item in button.items(kit, pose)),
        ]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return the sheet, which blocks clicks, and the buttons."""
        size, *_, buttons, _ = self.layout(kit)
        body = Target(SPEECH, kit.units.rect(self.x, self.y, *size), enabled=False)
        return [body, *(target for button in buttons for target in button.targets(kit))]

    def block(self, kit: Toolkit, width_u: float, size_u: float) -> Surface:
        """Return the picture of the words."""
        return kit.fonts.block(self.text, "ui-semibold", size_u, theme.INK, width_u=width_u, even=True)


def wider(kit: Toolkit, width_u: float) -> float:
    """Return a width at the normal text size as it is at the present one."""
    return width_u * (1 + (kit.text_scale - 1) * 0.7)
