"""Overlays of a whole screen: the dimming veil, questions in a window, menus at the pointer."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from circus.ui.gfx import svg, theme
from circus.ui.gfx.blank import blank
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.base import DISABLED, HOVER, PRESSED, Act, Box, Pose, Target
from circus.ui.gfx.widgets.boards import PaperSheet
from circus.ui.gfx.widgets.buttons import WOOD, Button, button_width
from circus.ui.gfx.widgets.icons import icon
from circus.ui.gfx.widgets.panel import Panel

AWAY, SHEET = "ui/away", "ui/sheet"
"""Targets around an open menu or window (a click there closes it), and of the window, which does nothing."""
_MARGIN_U = 22
_ROW_U = 52
_BELOW_U = 6.0
"""Distance of a hanging menu from its button."""
_SIDES_U = 72
_AROUND_U = 46 + 26 + 60 + 34 + 48
"""Height of a window besides its words and title."""


_VEIL_SIDE = 480


@dataclass(frozen=True)
class Veil:
    """Veil that dims everything below, and takes every click that no widget above it takes."""

    alpha: float = 0.55
    layer: int = theme.LAYER_MODAL

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return small pieces that cover the window.

        One surface would need as much memory as a background.
        """
        piece, (width, height) = _veil(kit, self.alpha), kit.units.size
        rows, columns = range(0, height, _VEIL_SIDE), range(0, width, _VEIL_SIDE)
        return [Item(self.layer, piece, left, top) for top in rows for left in columns]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return `AWAY`, everywhere."""
        return [Target(AWAY, Rect(0, 0, *kit.units.size))]


def targets_around(kit: Toolkit, sheet: Box) -> list[Target]:
    """Return `AWAY` everywhere, and above it a sheet that takes clicks and does nothing."""
    return [*Veil().targets(kit), Target(SHEET, kit.units.rect(*sheet), enabled=False)]


@painted
def _veil(kit: Toolkit, alpha: float) -> Surface:
    surface = blank((_VEIL_SIDE, _VEIL_SIDE), clear=True)
    surface.fill((*pygame.Color(theme.NIGHT)[:3], round(255 * alpha)))
    return surface


class ModalButton(NamedTuple):
    """Answer to a question in a window.

    Attributes:
        name: of its target.
        label: its words.
        kind: of `buttons.WOOD`, `GOLD`, `PAPER`.
        act: of its target; `None` if it only closes the window.
    """

    name: str
    label: str
    kind: str = WOOD
    act: Act | None = None


@dataclass(frozen=True)
class Modal:
    """Question on a sheet in the middle of the dimmed screen.

    Attributes:
        title: in display letters.
        text: the question; may be long.
        buttons: from the left.
    """

    title: str
    text: str
    buttons: Sequence[ModalButton]
    width: float = 680

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return veil, sheet, words and buttons."""
        layer = theme.LAYER_MODAL
        sheet, rows = self._layout(kit)
        left, top, width, _ = sheet.box
        shown = Veil().items(kit, pose) + sheet.items(kit, pose)
        title = self._title(kit)
        block = self._block(kit)
        for surface, y in ((title, top + 30), (block, top + 46 + kit.units.u(title.get_height()))):
            place = surface.get_rect(midtop=kit.units.point(left + width / 2, y))
            shown.append(Item(layer, surface, place.x, place.y))
        return shown + [item for button in rows for item in button.items(kit, pose)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return `AWAY` and the buttons."""
        sheet, rows = self._layout(kit)
        buttons = [target for button in rows for target in button.targets(kit)]
        return [*targets_around(kit, sheet.box), *buttons]

    def _block(self, kit: Toolkit) -> Surface:
        room = kit.units.height_u - _AROUND_U - kit.units.u(self._title(kit).get_height())
        wide = self._wide(kit) - 80
        return kit.fonts.block(
            self.text, "ui", 22, theme.INK, width_u=wide, align="center", high_u=room, even=True
        )

    def _title(self, kit: Toolkit) -> Surface:
        wide = self._wide(kit) - _SIDES_U
        return kit.fonts.block(
            self.title, "display", 34, theme.DEEP_RED, width_u=wide, align="center", most=2
        )

    def _wide(self, kit: Toolkit) -> float:
        title = kit.fonts.width_u(self.title, "display", 34) + _SIDES_U + 2
        buttons = sum(button_width(kit, label, "", kind) for _, label, kind, _ in self.buttons)
        return min(kit.units.width_u - 48, max(self.width, title, buttons + 16 * len(self.buttons) + 64))

    def _layout(self, kit: Toolkit) -> tuple[PaperSheet, list[Button]]:
        wide = self._wide(kit)
        head = kit.units.u(self._title(kit).get_height()) + 46
        high = head + kit.units.u(self._block(kit).get_height()) + 26 + 60 + 34
        left, top = (kit.units.width_u - wide) / 2, (kit.units.height_u - high) / 2
        sheet = PaperSheet((left, top, wide, high), layer=theme.LAYER_MODAL, radius=18)
        widths = [max(140.0, button_width(kit, label, "", kind)) for _, label, kind, _ in self.buttons]
        x = left + (wide - sum(widths) - 16 * (len(widths) - 1)) / 2
        rows = []
        for (name, label, kind, act), broad in zip(self.buttons, widths, strict=True):
            box = (x, top + high - 34 - 54, broad, 54)
            rows.append(Button(name, box, label, kind=kind, layer=theme.LAYER_MODAL, act=act))
            x += broad + 16
        return sheet, rows


@dataclass(frozen=True)
class PointMenuEntry:
    """Line of a menu: its target and its act, its label, an icon, a line of explanation below."""

    name: str
    label: str
    icon: str = ""
    help: str = ""
    enabled: bool = True
    wanted: bool = False
    act: Act | None = field(default=None, compare=False)


@dataclass(frozen=True)
class PointMenu:
    """Small menu at a point of the window, moved so that it is inside.

    Attributes:
        point: in pixels, such as the pointer's.
        entries: from above.
        hangs: whether it is below the point, such as a button's lower left corner, instead of to the right.
        close: of a click beside it.
    """

    point: tuple[int, int]
    entries: Sequence[PointMenuEntry]
    layer: int = theme.LAYER_MODAL
    hangs: bool = False
    close: Act | None = field(default=None, compare=False)

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the menu as one surface."""
        rect = self._rect(kit)
        looks = tuple(pose.look(entry.name, entry.enabled) for entry in self.entries)
        surface = _menu(kit, rect.size, tuple(self.entries), looks)
        margin = kit.units.px(_MARGIN_U)
        return [Item(self.layer, surface, rect.x - margin, rect.y - margin)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return `AWAY`, then the entries."""
        rect = self._rect(kit)
        left, top = kit.units.u(rect.x), kit.units.u(rect.y) + 8
        targets = [each._replace(act=self.close) for each in Veil().targets(kit)]
        for entry in self.entries:
            high = _entry_height(kit, entry)
            box = kit.units.rect(left + 8, top, kit.units.u(rect.w) - 16, high)
            targets.append(Target(entry.name, box, entry.wanted, entry.enabled, act=entry.act))
            top += high
        return targets

    def _rect(self, kit: Toolkit) -> Rect:
        units = kit.units
        widths = [
            max(
                kit.fonts.width_u(entry.label, "ui-bold", theme.BUTTON_U), kit.fonts.width_u(entry.help, "ui")
            )
            for entry in self.entries
        ]
        wide = min(units.width_u - 32, max(widths) + 92)
        high = sum(_entry_height(kit, entry) for entry in self.entries) + 16
        rect = Rect(*self.point, units.px(wide), units.px(high))
        rect.move_ip((0, units.px(_BELOW_U)) if self.hangs else (units.px(10), -rect.h // 2))
        return rect.clamp(Rect(0, 0, *units.size).inflate(-units.px(32), -units.px(32)))


def _entry_height(kit: Toolkit, entry: PointMenuEntry) -> float:
    line = kit.fonts.height_u("ui")
    return max(_ROW_U, line + 22) + (line if entry.help else 0)


@painted
def _menu(
    kit: Toolkit, size: tuple[int, int], entries: Sequence[PointMenuEntry], looks: Sequence[str]
) -> Surface:
    panel = Panel(kit, size, _MARGIN_U)
    whole = panel.rounded(1.5, 15.5, 'fill="#FFFFFF"')
    panel.shadow(whole, 5, 9, 8, 0.5)
    panel.grain("paper", whole)
    panel.vector(panel.rounded(1.5, 15.5, 'fill="none" stroke="#5A3A22" stroke-width="3"'))
    top = 8.0
    for entry, look in zip(entries, looks, strict=True):
        high = _entry_height(kit, entry)
        _write(panel, kit, entry, look, top, high)
        top += high
    return panel.surface


def _write(panel: Panel, kit: Toolkit, entry: PointMenuEntry, look: str, top: float, high: float) -> None:
    chosen = look in (HOVER, PRESSED)
    if chosen:
        fill = theme.CHOSEN if look == HOVER else "#1B4D49"
        panel.vector(svg.box(8, top + 2, panel.width_u - 16, high - 4, fill, radius=10))
    ink = theme.PAPER if chosen else "#8D7B63" if look == DISABLED else theme.INK
    middle = top + high / 2 - (kit.fonts.height_u("ui") / 2 if entry.help else 0)
    if entry.icon:
        panel.put(icon(kit, entry.icon, 26, ink), 24, middle, "midleft")
    room = panel.width_u - 84
    panel.write(entry.label, "ui-bold", theme.BUTTON_U, ink, 64, middle, anchor="midleft", max_width_u=room)
    if entry.help:
        below = middle + kit.fonts.height_u("ui")
        soft = ink if chosen else "#5E4730"
        panel.write(entry.help, "ui", theme.SMALL_U, soft, 64, below, anchor="midleft", max_width_u=room)
