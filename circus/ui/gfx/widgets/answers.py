"""Explanations next to an item: a tip while the pointer rests, and a card on request."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pygame import Rect, Surface

from circus.ui.gfx import theme
from circus.ui.gfx.clear_place import NO_AREAS, Areas, best_place
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.base import Inert, Pose, Target, focus_ring
from circus.ui.gfx.widgets.buttons import WOOD, Button, button_width
from circus.ui.gfx.widgets.icons import icon
from circus.ui.gfx.widgets.panel import Panel
from circus.ui.gfx.widgets.slips import HIGH, SLIP_MARGIN_U, slip_panel

CARD = "ui/card"
"""The target of an open card: a click on it does nothing."""
RULES = "ui/rules"

_EDGE_U, _GAP_U = 10.0, 8.0
_TIP_U, _CARD_U = (400.0, 300.0, 230.0), (430.0, 340.0, 560.0, 385.0, 460.0, 490.0, 720.0, 900.0)
"""Candidate widths, the preferred first; the last ones are for a crowded table and large letters."""
_PAD_U, _BUTTON_U, _SIGN_U = 22.0, 50.0, 30.0
_CAN, _CANNOT = "#2E6B3F", "#8E1D25"


@dataclass(frozen=True)
class Tip(Inert):
    """Item's name and a short line, on a dark slip next to it.

    Attributes:
        subject: box of the item, in pixels.
        title: its name; "" for none.
        text: the line.
        areas: areas around it.
    """

    subject: Rect
    title: str
    text: str
    areas: Areas = NO_AREAS

    def place(self, kit: Toolkit) -> Rect:
        """Return its box in pixels."""
        return self._layout(kit)[1]

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return one surface; none without title and text."""
        if not (self.title or self.text):
            return []
        surface, place = self._layout(kit)
        return [Item(theme.LAYER_POINTER, surface, place.x, place.y)]

    def _layout(self, kit: Toolkit) -> tuple[Surface, Rect]:
        surfaces = [_tip(kit, self.title, self.text, wide) for wide in _TIP_U]
        number, place = _placed(kit, [each.get_size() for each in surfaces], self)
        return surfaces[number], place


def _placed(kit: Toolkit, sizes: Sequence[tuple[int, int]], slip: "Tip | AnswerCard") -> tuple[int, Rect]:
    """Return the index of the first size that fits without covering required areas, and its box."""
    units = kit.units
    edge, gap = units.px(_EDGE_U), units.px(_GAP_U)
    room = Rect(0, 0, *units.size).inflate(-2 * edge, -2 * edge)
    return best_place(sizes, slip.subject, slip.areas, room, gap=gap)


@painted
def _tip(kit: Toolkit, title: str, text: str, wide_u: float) -> Surface:
    size = theme.SMALL_U
    longest = max(kit.fonts.width_u(title, "ui-bold", size), kit.fonts.width_u(text, "ui", size))
    wide = min(wide_u, longest + 1)
    words = [(each, face) for each, face in ((title, "ui-bold"), (text, "ui")) if each]
    blocks = [kit.fonts.block(each, face, size, theme.CREAM, width_u=wide + 1) for each, face in words]
    units, pad = kit.units, kit.units.px(9)
    high = sum(block.get_height() for block in blocks)
    panel = Panel(kit, (max(block.get_width() for block in blocks) + units.px(28), high + 2 * pad))
    style = 'fill="#17101A" fill-opacity="0.95" stroke="#F7E8C9" stroke-opacity="0.55" stroke-width="1.6"'
    panel.vector(panel.rounded(1, 11, style))
    y = units.u(pad)
    for block in blocks:
        panel.put(block, panel.width_u / 2, y, "midtop")
        y += units.u(block.get_height())
    return panel.surface


@dataclass(frozen=True)
class AnswerCard:
    """Answer to "What is this?": name, effect, whether it can be used, and a button to its rules.

    Attributes:
        subject, areas: as for a `Tip`.
        title, text: its name and its effect.
        use: why it can or cannot be used now; "" for neither.
        can: whether it can be used.
        button: the label of the button to the rules.
    """

    subject: Rect
    title: str
    text: str
    use: str
    can: bool
    button: str
    areas: Areas = NO_AREAS

    def place(self, kit: Toolkit) -> Rect:
        """Return its box in pixels."""
        return self._layout(kit)[1]

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return a ring round the item, the sheet and its button."""
        surface, place = self._layout(kit)
        margin = kit.units.px(SLIP_MARGIN_U)
        sheet = Item(theme.LAYER_MODAL, surface, place.x - margin, place.y - margin)
        ring = focus_ring(kit, self.subject, min(14.0, kit.units.u(self.subject.h) / 2))
        return [ring._replace(layer=theme.LAYER_CONTROL), sheet, *self._button(kit, place).items(kit, pose)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return the sheet, which blocks clicks, and the button."""
        place = self.place(kit)
        return [Target(CARD, place, enabled=False), *self._button(kit, place).targets(kit)]

    def _layout(self, kit: Toolkit) -> tuple[Surface, Rect]:
        least = max(230.0, button_width(kit, self.button, "book", WOOD) + 2 * _PAD_U)
        words = self.title, self.text, self.use, self.can
        sizes = [_card_size(kit, *words, max(each, least), least) for each in _CARD_U]
        number, place = _placed(kit, [(kit.units.px(wide), kit.units.px(high)) for wide, high in sizes], self)
        return _card(kit, *words, *sizes[number]), place

    def _button(self, kit: Toolkit, place: Rect) -> Button:
        units = kit.units
        wide = button_width(kit, self.button, "book", WOOD)
        left = units.u(place.centerx) - wide / 2
        top = units.u(place.bottom) - _PAD_U + 4 - _BUTTON_U
        box = (left, top, wide, _BUTTON_U)
        return Button(RULES, box, self.button, "book", WOOD, layer=theme.LAYER_MODAL)


def _card_size(
    kit: Toolkit, title: str, text: str, use: str, can: bool, wide_u: float, least_u: float
) -> tuple[float, float]:
    """Return the size of a card in units: no wider than its longest line and its button need."""
    fonts, longest, words = kit.fonts, 0.0, 0.0
    for part in _card_parts(title, text, use, can):
        room = wide_u - 2 * _PAD_U - part.left
        longest = max(longest, part.left + fonts.longest_u(part.words, part.face, part.size_u, room))
        words += part.gap + kit.units.u(part.block(kit, room).get_height())
    wide = min(wide_u, max(least_u, longest + 1 + 2 * _PAD_U))
    return wide, words + 2 * _PAD_U + _BUTTON_U + 6


class _Part(NamedTuple):
    """Words of a card, their indentation, and the gap above them."""

    words: str
    face: str
    size_u: float
    ink: str
    left: float = 0.0
    gap: float = 0.0

    def block(self, kit: Toolkit, room: float) -> Surface:
        return kit.fonts.block(self.words, self.face, self.size_u, self.ink, width_u=room)


def _card_parts(title: str, text: str, use: str, can: bool) -> list[_Part]:
    """Return title, text and use of a card; nothing for empty ones."""
    parts = [
        _Part(title, "display", 27, theme.DEEP_RED),
        _Part(text, "ui", theme.CAPTION_U, theme.INK, gap=6.0),
        _Part(use, "ui-semibold", theme.CAPTION_U, _CAN if can else _CANNOT, left=_SIGN_U, gap=10.0),
    ]
    return [part for part in parts if part.words]


@painted
def _card(kit: Toolkit, title: str, text: str, use: str, can: bool, wide_u: float, high_u: float) -> Surface:
    panel = slip_panel(kit, wide_u, high_u, radius=16, shadow=HIGH, frame_u=6)
    y = _PAD_U - 4
    for part in _card_parts(title, text, use, can):
        y += part.gap
        if part.left:
            middle = y + kit.fonts.height_u("ui-semibold") / 2
            panel.put(icon(kit, "check" if can else "cross", 20, part.ink), _PAD_U + 9, middle)
        block = part.block(kit, wide_u - 2 * _PAD_U - part.left)
        panel.put(block, _PAD_U + part.left, y, "topleft")
        y += kit.units.u(block.get_height())
    return panel.surface
