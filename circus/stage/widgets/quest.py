"""What is said in a quest: a slip beside the coach's portrait, with the ways on below the words."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from pygame import Surface

from circus.stage import theme
from circus.stage.compositor import Item
from circus.stage.toolkit import Toolkit
from circus.stage.widgets.base import Pose, Target
from circus.stage.widgets.boards import Sheet
from circus.stage.widgets.buttons import GOLD, PAPER, Button, button_width
from circus.stage.widgets.coach import PORTRAIT

_FACE_U, _HANG_U = 92.0, 26.0
_WORDS_U, _WIDTH_U, _LABEL_U = 21.0, 430.0, 19.0
_PAD_U, _BUTTON_U, _GAP_U = 16.0, 46.0, 8.0


class Way(NamedTuple):
    """A button of a slip: its target, its words, its picture; gold where it leads on."""

    name: str
    label: str
    icon: str = ""
    leads: bool = False


@dataclass(frozen=True)
class QuestSlip:
    """One sentence or a few, and where one can go from here.

    Attributes:
        x, y: upper left corner of the slip, in units.
        text: what is said.
        ways: the buttons.
        share: of its usual width.
    """

    x: float
    y: float
    text: str
    ways: Sequence[Way]
    share: float = 1.0

    def size_u(self, kit: Toolkit) -> tuple[float, float]:
        """Width and height with the portrait, which reaches over the left edge."""
        return self._wide(kit) + _HANG_U, self._high(kit)

    def moved(self, x: float, y: float) -> "QuestSlip":
        """The same with its outermost corner, that of the portrait, at (x, y)."""
        return replace(self, x=x + _HANG_U, y=y)

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Slip, portrait, words, buttons."""
        layer, high = theme.LAYER_FLYING + 2, self._high(kit)
        items = Sheet((self.x, self.y, self._wide(kit), high), layer=layer, radius=18).items(kit, pose)
        face = kit.sprites.svg(PORTRAIT, height_u=_FACE_U)
        x, y = kit.units.point(self.x - _HANG_U, self.y + (high - _FACE_U) / 2)
        items.append(Item(layer, face, x, y))
        items.append(Item(layer, self._block(kit), *kit.units.point(self._left, self.y + _PAD_U)))
        return items + [item for button in self._buttons(kit) for item in button.items(kit, pose)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """The slip hides what lies under it; its buttons lead on."""
        body = kit.units.rect(self.x, self.y, self._wide(kit), self._high(kit))
        buttons = [target for button in self._buttons(kit) for target in button.targets(kit)]
        return [Target("ui/speech", body, enabled=False), *buttons]

    @property
    def _left(self) -> float:
        return self.x + _FACE_U - _HANG_U + 12

    def _wide(self, kit: Toolkit) -> float:
        return self.share * _WIDTH_U * (1 + (kit.settings.text_size / 100 - 1) * 0.7)

    def _room(self, kit: Toolkit) -> float:
        return self._wide(kit) - (_FACE_U - _HANG_U + 12) - _PAD_U

    def _block(self, kit: Toolkit) -> Surface:
        return kit.fonts.block(self.text, "ui-semibold", _WORDS_U, theme.INK, width_u=self._room(kit))

    def _words_high(self, kit: Toolkit) -> float:
        return kit.units.u(self._block(kit).get_height())

    def _high(self, kit: Toolkit) -> float:
        rows = len(self._rows(kit))
        foot = rows * (_BUTTON_U + _GAP_U)
        return max(_FACE_U + 12, self._words_high(kit) + foot + 2.2 * _PAD_U)

    def _rows(self, kit: Toolkit) -> list[list[tuple[Way, float]]]:
        """The buttons with their widths, in as many rows as they need."""
        rows: list[list[tuple[Way, float]]] = []
        room = self._room(kit)
        for way in self.ways:
            kind = GOLD if way.leads else PAPER
            wide = min(room, button_width(kit, way.label, way.icon, kind, _LABEL_U))
            if rows and sum(each + _GAP_U for _, each in rows[-1]) + wide <= room:
                rows[-1].append((way, wide))
            else:
                rows.append([(way, wide)])
        return rows

    def _buttons(self, kit: Toolkit) -> list[Button]:
        found = []
        right = self.x + self._wide(kit) - _PAD_U
        rows = self._rows(kit)
        top = self.y + self._high(kit) - len(rows) * (_BUTTON_U + _GAP_U) - _PAD_U * 0.5
        for row in rows:
            left = right - sum(wide for _, wide in row) - _GAP_U * (len(row) - 1)
            for way, wide in row:
                kind = GOLD if way.leads else PAPER
                box = (left, top, wide, _BUTTON_U)
                found.append(
                    Button(
                        way.name,
                        box,
                        way.label,
                        way.icon,
                        kind,
                        wanted=way.leads,
                        size_u=_LABEL_U,
                        end=way.leads,
                        layer=theme.LAYER_FLYING + 2,
                    )
                )
                left += wide + _GAP_U
            top += _BUTTON_U + _GAP_U
        return found
