"""What lies over everything: the dimming veil, questions in a window, menus at the pointer, tips."""

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from circus.stage import theme
from circus.stage.compositor import Item
from circus.stage.painted import painted
from circus.stage.toolkit import Toolkit
from circus.stage.widgets.base import DISABLED, HOVER, PRESSED, Inert, Pose, Target
from circus.stage.widgets.boards import Sheet
from circus.stage.widgets.buttons import Button, button_width
from circus.stage.widgets.icons import icon
from circus.stage.widgets.panel import Panel

AWAY = "ui/away"
"""The target all round an open menu or window: a click there closes it."""
_MARGIN_U = 22
_ROW_U = 52


@dataclass(frozen=True)
class Veil:
    """Dims all that lies below, and takes every click that nothing above it takes."""

    alpha: float = 0.55
    layer: int = theme.LAYER_MODAL

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """As big as the window."""
        return [Item(self.layer, _veil(kit, self.alpha), 0, 0)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """`AWAY`, everywhere."""
        return [Target(AWAY, Rect(0, 0, *kit.units.size))]


@painted
def _veil(kit: Toolkit, alpha: float) -> Surface:
    surface = Surface(kit.units.size, pygame.SRCALPHA, 32).convert_alpha()
    surface.fill((*pygame.Color(theme.NIGHT)[:3], round(255 * alpha)))
    return surface


@dataclass(frozen=True)
class Modal:
    """A question on a sheet in the middle of the dimmed screen.

    Attributes:
        title: in display letters.
        text: the question; may be long.
        buttons: name, label and kind (of `buttons.WOOD`, `GOLD`, `PAPER`) of each, from the left.
    """

    title: str
    text: str
    buttons: Sequence[tuple[str, str, str]]
    width: float = 680

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Veil, sheet, words, buttons."""
        layer = theme.LAYER_MODAL
        sheet, rows = self._laid(kit)
        left, top, width, _ = sheet.box
        shown = Veil().items(kit, pose) + sheet.items(kit, pose)
        title = kit.fonts.line(self.title, "display", 34, theme.DEEP_RED, width - 72)
        block = self._block(kit)
        for surface, y in ((title, top + 30), (block, top + 46 + kit.units.u(title.get_height()))):
            place = surface.get_rect(midtop=kit.units.point(left + width / 2, y))
            shown.append(Item(layer, surface, place.x, place.y))
        return shown + [item for button in rows for item in button.items(kit, pose)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """`AWAY` and the buttons."""
        sheet, rows = self._laid(kit)
        body = Target("ui/sheet", kit.units.rect(*sheet.box), enabled=False)
        return [*Veil().targets(kit), body, *(target for button in rows for target in button.targets(kit))]

    def _block(self, kit: Toolkit) -> Surface:
        wide = self._wide(kit) - 80
        text = " ".join(_parted(kit, word, wide) for word in self.text.split(" "))
        return kit.fonts.block(text, "ui", 22, theme.INK, width_u=wide, align="center")

    def _wide(self, kit: Toolkit) -> float:
        buttons = sum(button_width(kit, label, "", kind) for _, label, kind in self.buttons)
        return min(kit.units.width_u - 48, max(self.width, buttons + 16 * len(self.buttons) + 64))

    def _laid(self, kit: Toolkit) -> tuple[Sheet, list[Button]]:
        wide = self._wide(kit)
        head = kit.fonts.height_u("display", 34) + 46
        high = head + kit.units.u(self._block(kit).get_height()) + 26 + 60 + 34
        left, top = (kit.units.width_u - wide) / 2, (kit.units.height_u - high) / 2
        sheet = Sheet((left, top, wide, high), layer=theme.LAYER_MODAL, radius=18)
        widths = [max(140.0, button_width(kit, label, "", kind)) for _, label, kind in self.buttons]
        x = left + (wide - sum(widths) - 16 * (len(widths) - 1)) / 2
        rows = []
        for (name, label, kind), broad in zip(self.buttons, widths, strict=True):
            box = (x, top + high - 34 - 54, broad, 54)
            rows.append(Button(name, box, label, kind=kind, layer=theme.LAYER_MODAL))
            x += broad + 16
        return sheet, rows


def _parted(kit: Toolkit, word: str, wide: float) -> str:
    """A word that is wider than a line, such as the path of a file, on several lines."""
    if kit.fonts.width_u(word, "ui", 22) <= wide:
        return word
    lines = [""]
    for letter in word:
        if kit.fonts.width_u(lines[-1] + letter, "ui", 22) > wide:
            *_, last = lines[-1].rpartition("/")
            part = last if len(last) < len(lines[-1]) / 2 else ""
            lines[-1] = lines[-1][: len(lines[-1]) - len(part)]
            lines.append(part)
        lines[-1] += letter
    return "\n".join(lines)


@dataclass(frozen=True)
class Entry:
    """One line of a menu: its target, its label, an icon, a line of explanation below."""

    name: str
    label: str
    icon: str = ""
    help: str = ""
    enabled: bool = True
    wanted: bool = False


@dataclass(frozen=True)
class Menu:
    """A small menu at a point of the window, moved so that it stays inside.

    Attributes:
        point: in pixels, such as the pointer's.
        entries: from above.
    """

    point: tuple[int, int]
    entries: Sequence[Entry]
    layer: int = theme.LAYER_MODAL
    away: bool = field(default=True)

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """One surface."""
        rect = self._rect(kit)
        looks = tuple(pose.look(entry.name, entry.enabled) for entry in self.entries)
        surface = _menu(kit, rect.size, tuple(self.entries), looks)
        margin = kit.units.px(_MARGIN_U)
        return [Item(self.layer, surface, rect.x - margin, rect.y - margin)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """`AWAY` (if `away`), then the entries."""
        rect = self._rect(kit)
        left, top = kit.units.u(rect.x), kit.units.u(rect.y) + 8
        targets = Veil().targets(kit) if self.away else []
        for entry in self.entries:
            high = _entry_height(kit, entry)
            box = kit.units.rect(left + 8, top, kit.units.u(rect.w) - 16, high)
            targets.append(Target(entry.name, box, entry.wanted, entry.enabled))
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
        rect.move_ip(units.px(10), -rect.h // 2)
        return rect.clamp(Rect(0, 0, *units.size).inflate(-units.px(32), -units.px(32)))


def _entry_height(kit: Toolkit, entry: Entry) -> float:
    line = kit.fonts.height_u("ui")
    return max(_ROW_U, line + 22) + (line if entry.help else 0)


@painted
def _menu(kit: Toolkit, size: tuple[int, int], entries: Sequence[Entry], looks: Sequence[str]) -> Surface:
    panel = Panel(kit, size, _MARGIN_U)
    width, height = panel.width_u, panel.height_u
    frame = f'<rect x="1.5" y="1.5" width="{width - 3:.2f}" height="{height - 3:.2f}" rx="14" '
    panel.shadow(frame + 'fill="#FFFFFF"/>', 5, 9, 8, 0.5)
    panel.grain("paper", frame + 'fill="#FFFFFF"/>')
    panel.vector(frame + 'fill="none" stroke="#5A3A22" stroke-width="3"/>')
    top = 8.0
    for entry, look in zip(entries, looks, strict=True):
        high = _entry_height(kit, entry)
        _write(panel, kit, entry, look, top, high)
        top += high
    return panel.surface


def _write(panel: Panel, kit: Toolkit, entry: Entry, look: str, top: float, high: float) -> None:
    chosen = look in (HOVER, PRESSED)
    if chosen:
        panel.vector(
            f'<rect x="8" y="{top + 2:.2f}" width="{panel.width_u - 16:.2f}" height="{high - 4:.2f}" '
            'rx="10" '
            f'fill="{theme.CHOSEN if look == HOVER else "#1B4D49"}"/>'
        )
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


@dataclass(frozen=True)
class Tooltip(Inert):
    """A short line beside what it explains."""

    rect: Rect
    text: str
    width: float = 420

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """One surface below `rect`, above it where there is no room."""
        if not self.text:
            return []
        wide = min(self.width, kit.fonts.width_u(self.text, "ui", theme.SMALL_U) + 1)
        block = kit.fonts.block(self.text, "ui", theme.SMALL_U, theme.CREAM, width_u=wide + 1)
        units = kit.units
        size = (block.get_width() + units.px(28), block.get_height() + units.px(18))
        surface = _tip(kit, size, block)
        room = Rect(0, 0, *units.size).inflate(-units.px(16), -units.px(16))
        place = Rect((0, 0), size)
        place.midtop = (self.rect.centerx, self.rect.bottom + units.px(10))
        if place.bottom > room.bottom:
            place.midbottom = (self.rect.centerx, self.rect.top - units.px(10))
        place.clamp_ip(room)
        return [Item(theme.LAYER_POINTER, surface, place.x, place.y)]


@painted
def _tip(kit: Toolkit, size: tuple[int, int], block: Surface) -> Surface:
    panel = Panel(kit, size)
    panel.vector(
        f'<rect x="1" y="1" width="{panel.width_u - 2:.2f}" height="{panel.height_u - 2:.2f}" '
        'rx="10" fill="#17101A" '
        'fill-opacity="0.95" stroke="#F7E8C9" stroke-opacity="0.55" stroke-width="1.6"/>'
    )
    panel.put(block, panel.width_u / 2, panel.height_u / 2)
    return panel.surface
