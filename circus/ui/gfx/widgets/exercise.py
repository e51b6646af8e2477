"""Texts of an exercise: a slip next to the coach's portrait, with buttons below the words."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, Self

from pygame import Surface

from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.base import Box
from circus.ui.gfx.widgets.buttons import GOLD, PAPER, Button, IconButton, button_width
from circus.ui.gfx.widgets.coach_slip import CoachSlip, SlipLayout, wider

_HANG_U = 26.0
_LEFT_U = CoachSlip.face_u - _HANG_U + 12
"""Offset of the words, beside the portrait."""
_WORDS_U, _WIDTH_U, _LABEL_U = 21.0, 430.0, 19.0
_PAD_U, _BUTTON_U, _GAP_U = 16.0, 46.0, 8.0


class SlipShape(NamedTuple):
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
    *map(SlipShape, (1.0, 1.5, 0.8)),
    *(SlipShape(share, flat=True) for share in (1.0, 1.2, 1.4, 1.7, 2.0)),
    *(SlipShape(share, bare=True) for share in (1.0, 1.3, 0.8, 0.7, 0.6, 0.5)),
    *(SlipShape(share, flat=True, bare=True) for share in (0.8, 1.0, 1.4, 1.7)),
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
class ExerciseSlip(CoachSlip):
    """Slip with one sentence or a few, and buttons.

    Attributes:
        ways: the buttons.
        shape: its layout.
    """

    ways: Sequence[Way]
    shape: SlipShape = SHAPES[0]

    @property
    def hang(self) -> tuple[float, float]:
        """How far the portrait extends over the left edge."""
        return _HANG_U, 0.0

    def shapes(self) -> list[Self]:
        """Return one for each of `SHAPES`."""
        return [replace(self, shape=shape) for shape in SHAPES]

    def layout(self, kit: Toolkit) -> SlipLayout:
        """Return the words with the buttons next to them or below."""
        wide, beside = self._wide(kit), self._beside(kit) if self.shape.flat else 0.0
        room = wide - _LEFT_U - _PAD_U
        room_of_words = room - beside - _PAD_U if self.shape.flat else room
        block = self.block(kit, room_of_words, _WORDS_U)
        rows = self._rows(kit, beside or room_of_words)
        wide -= self._empty(kit, room_of_words, block, rows)
        words, foot = kit.units.u(block.get_height()), len(rows) * (_BUTTON_U + _GAP_U)
        if self.shape.flat:
            high = max(self.face_u + 12, words + _PAD_U, foot + _GAP_U)
            top, buttons = (high - words) / 2, (high - foot + _GAP_U) / 2
        else:
            high = max(self.face_u + 12, words + foot + 2.2 * _PAD_U)
            top, buttons = _PAD_U, high - foot - _PAD_U / 2
        face = -_HANG_U, (high - self.face_u) / 2
        return SlipLayout((wide, high), face, (_LEFT_U, top, block), self._buttons(rows, wide, buttons))

    @property
    def _shaped_ways(self) -> list[Way]:
        bare = self.shape.bare
        return [way._replace(bare=way.bare or (bare and not way.leads)) for way in self.ways]

    def _wide(self, kit: Toolkit) -> float:
        usual = wider(kit, self.shape.share * _WIDTH_U)
        if self.shape.flat:
            return usual + self._beside(kit) + _PAD_U
        widest = max((_asked(kit, way) for way in self._shaped_ways), default=0.0)
        return max(usual, _LEFT_U + widest + _PAD_U)

    def _empty(
        self, kit: Toolkit, room: float, block: Surface, rows: Sequence[Sequence[tuple[Way, float]]]
    ) -> float:
        """Return the width that neither the longest line nor the widest row of buttons below it uses."""
        below = () if self.shape.flat else rows
        used = [_in_a_row([wide for _, wide in row]) for row in below]
        return max(0.0, room - max([kit.units.u(block.get_bounding_rect().right) + 1, *used]))

    def _beside(self, kit: Toolkit) -> float:
        """Return the width of the buttons next to the words, in two rows at most."""
        wides = [_asked(kit, way) for way in self._shaped_ways]
        halves = ((_in_a_row(wides[:at]), _in_a_row(wides[at:])) for at in range(len(wides)))
        return min(map(max, halves), default=0.0)

    def _rows(self, kit: Toolkit, room: float) -> list[list[tuple[Way, float]]]:
        """Return the buttons with their widths, in as many rows as they need."""
        rows: list[list[tuple[Way, float]]] = []
        for way in self._shaped_ways:
            wide = min(room, _asked(kit, way))
            if rows and _in_a_row([each for _, each in rows[-1]] + [wide]) <= room:
                rows[-1].append((way, wide))
            else:
                rows.append([(way, wide)])
        return rows

    def _buttons(
        self, rows: Sequence[Sequence[tuple[Way, float]]], wide: float, top: float
    ) -> list[Button | IconButton]:
        found: list[Button | IconButton] = []
        right, top = self.x + wide - _PAD_U, self.y + top
        for row in rows:
            left = right - sum(each for _, each in row) - _GAP_U * (len(row) - 1)
            for way, each in row:
                found.append(_button(way, (left, top, each, _BUTTON_U)))
                left += each + _GAP_U
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
    layer = CoachSlip.layer
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
