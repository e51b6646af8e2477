"""Texts of an exercise: a slip next to the coach's portrait, with buttons below the words."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from pygame import Surface

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.base import Box, Pose, Target
from circus.ui.gfx.widgets.boards import PaperSheet
from circus.ui.gfx.widgets.buttons import GOLD, PAPER, Button, IconButton, button_width
from circus.ui.gfx.widgets.coach import PORTRAIT

_FACE_U, _HANG_U = 92.0, 26.0
_WORDS_U, _WIDTH_U, _LABEL_U = 21.0, 430.0, 19.0
_PAD_U, _BUTTON_U, _GAP_U = 16.0, 46.0, 8.0


class QuestShape(NamedTuple):
    """Layout of a slip.

    Attributes:
        share: of its usual width.
        flat: whether the buttons are next to its words, not below them.
        bare: whether the buttons, except the gold one, show only their icons.
    """

    share: float
    flat: bool = False
    bare: bool = False


SHAPES = (
    *map(QuestShape, (1.0, 1.5, 0.8)),
    *(QuestShape(share, flat=True) for share in (1.0, 1.2, 1.4, 1.7, 2.0)),
    *(QuestShape(share, bare=True) for share in (1.0, 0.8, 0.7)),
    *(QuestShape(share, flat=True, bare=True) for share in (0.8, 1.0, 1.4, 1.7)),
)
"""The preferred one first; the last ones are for a crowded table and large letters."""


class Way(NamedTuple):
    """Button of a slip: its target, its words, its icon; gold for the way forward.

    `bare` ones show only their icon.
    """

    name: str
    label: str
    icon: str = ""
    leads: bool = False
    bare: bool = False


@dataclass(frozen=True)
class QuestSlip:
    """Slip with one sentence or a few, and buttons.

    Attributes:
        x, y: upper left corner of the slip, in units.
        text: the sentences.
        ways: the buttons.
        shape: its layout.
    """

    x: float
    y: float
    text: str
    ways: Sequence[Way]
    shape: QuestShape = SHAPES[0]

    def shapes(self) -> list["QuestSlip"]:
        """Return the slip in every shape, the preferred first."""
        return [replace(self, shape=shape) for shape in SHAPES]

    def size_u(self, kit: Toolkit) -> tuple[float, float]:
        """Return width and height with the portrait, which extends over the left edge."""
        return self._wide(kit) + _HANG_U, self._high(kit)

    def moved(self, x: float, y: float) -> "QuestSlip":
        """Return the slip with its outermost corner, that of the portrait, at (x, y)."""
        return replace(self, x=x + _HANG_U, y=y)

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return slip, portrait, words and buttons."""
        layer, high = theme.LAYER_FLYING + 2, self._high(kit)
        items = PaperSheet((self.x, self.y, self._wide(kit), high), layer=layer, radius=18).items(kit, pose)
        face = kit.sprites.svg(PORTRAIT, height_u=_FACE_U)
        x, y = kit.units.point(self.x - _HANG_U, self.y + (high - _FACE_U) / 2)
        items.append(Item(layer, face, x, y))
        block = self._block(kit)
        top = (high - kit.units.u(block.get_height())) / 2 if self.shape.flat else _PAD_U
        items.append(Item(layer, block, *kit.units.point(self._left, self.y + top)))
        return items + [item for button in self._buttons(kit) for item in button.items(kit, pose)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return the slip, which blocks clicks, and its buttons."""
        body = kit.units.rect(self.x, self.y, self._wide(kit), self._high(kit))
        buttons = [target for button in self._buttons(kit) for target in button.targets(kit)]
        return [Target("ui/speech", body, enabled=False), *buttons]

    @property
    def _left(self) -> float:
        return self.x + _FACE_U - _HANG_U + 12

    @property
    def _laid_ways(self) -> list[Way]:
        bare = self.shape.bare
        return [way._replace(bare=way.bare or (bare and not way.leads)) for way in self.ways]

    def _wide(self, kit: Toolkit) -> float:
        usual = self.shape.share * _WIDTH_U * (1 + (kit.settings.text_size / 100 - 1) * 0.7)
        if self.shape.flat:
            return usual + self._beside(kit) + _PAD_U
        widest = max((_asked(kit, way) for way in self._laid_ways), default=0.0)
        return max(usual, _FACE_U - _HANG_U + 12 + widest + _PAD_U)

    def _beside(self, kit: Toolkit) -> float:
        """Return the width of the buttons next to the words, in two rows at most."""
        wides = [_asked(kit, way) for way in self._laid_ways]
        halves = ((_in_a_row(wides[:at]), _in_a_row(wides[at:])) for at in range(len(wides)))
        return min(map(max, halves), default=0.0)

    def _room(self, kit: Toolkit) -> float:
        """Return the width of the words."""
        room = self._wide(kit) - (_FACE_U - _HANG_U + 12) - _PAD_U
        return room - self._beside(kit) - _PAD_U if self.shape.flat else room

    def _block(self, kit: Toolkit) -> Surface:
        return kit.fonts.block(self.text, "ui-semibold", _WORDS_U, theme.INK, width_u=self._room(kit))

    def _words_high(self, kit: Toolkit) -> float:
        return kit.units.u(self._block(kit).get_height())

    def _high(self, kit: Toolkit) -> float:
        rows = len(self._rows(kit))
        foot = rows * (_BUTTON_U + _GAP_U)
        if self.shape.flat:
            return max(_FACE_U + 12, self._words_high(kit) + _PAD_U, foot + _GAP_U)
        return max(_FACE_U + 12, self._words_high(kit) + foot + 2.2 * _PAD_U)

    def _rows(self, kit: Toolkit) -> list[list[tuple[Way, float]]]:
        """Return the buttons with their widths, in as many rows as they need."""
        rows: list[list[tuple[Way, float]]] = []
        room = self._beside(kit) if self.shape.flat else self._room(kit)
        for way in self._laid_ways:
            wide = min(room, _asked(kit, way))
            if rows and _in_a_row([each for _, each in rows[-1]] + [wide]) <= room:
                rows[-1].append((way, wide))
            else:
                rows.append([(way, wide)])
        return rows

    def _buttons(self, kit: Toolkit) -> list[Button | IconButton]:
        found: list[Button | IconButton] = []
        right = self.x + self._wide(kit) - _PAD_U
        rows = self._rows(kit)
        high = len(rows) * (_BUTTON_U + _GAP_U)
        top = self.y + (
            (self._high(kit) - high + _GAP_U) / 2 if self.shape.flat else self._high(kit) - high - _PAD_U / 2
        )
        for row in rows:
            left = right - sum(wide for _, wide in row) - _GAP_U * (len(row) - 1)
            for way, wide in row:
                found.append(_button(way, (left, top, wide, _BUTTON_U)))
                left += wide + _GAP_U
            top += _BUTTON_U + _GAP_U
        return found


def _asked(kit: Toolkit, way: Way) -> float:
    """Return the requested width of a button."""
    return _BUTTON_U if way.bare else button_width(kit, way.label, way.icon, _kind(way), _LABEL_U)


def _in_a_row(wides: Sequence[float]) -> float:
    """Return the width of a row of buttons."""
    return sum(wides) + _GAP_U * (len(wides) - 1)


def _kind(way: Way) -> str:
    return GOLD if way.leads else PAPER


def _button(way: Way, box: Box) -> Button | IconButton:
    layer = theme.LAYER_FLYING + 2
    if way.bare:
        left, top, wide, high = box
        x, y = left + wide / 2, top + high / 2
        return IconButton(way.name, x, y, way.icon, high, PAPER, layer=layer, label=way.label)
    return Button(
        way.name,
        box,
        way.label,
        way.icon,
        _kind(way),
        wanted=way.leads,
        size_u=_LABEL_U,
        end=way.leads,
        layer=layer,
    )
