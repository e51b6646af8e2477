"""Preferences of the person at the screen for reactions: a button, and its panel.

The panel can also set an automatic reaction to the next card of a kind. It reads no hand.
"""

from dataclasses import dataclass

from pygame import Surface

from circus.content.levels.layouts import Zone
from circus.session.host import Host
from circus.session.reactions import MODES, NEVER
from circus.ui.gfx import svg, theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Pose, Target, Widget
from circus.ui.gfx.widgets.base import HOVER, PRESSED, Box
from circus.ui.gfx.widgets.boards import PaperSheet
from circus.ui.gfx.widgets.containers import NOWHERE, Part, boxed, column, grid, line, space
from circus.ui.gfx.widgets.overlays import targets_around
from circus.ui.gfx.widgets.panel import Panel
from circus.ui.skins.table_view import TableButton

BUTTON, ARM = "ui/ask", "ui/arm/"
"""The button, which is the prefix of the modes; the prefix of the kinds of cards."""

_ZONE = "button/ask"
_ROW_U, _MARK_U, _PAD_U, _GAP_U = 44.0, 44.0, 18.0, 12.0
_INK, _FRAME, _LIT = "#4A3020", "#5A3A22", "#FFFAEC"


def buttons(host: Host) -> tuple[TableButton, ...]:
    """Return the button, at tables of games with reaction windows."""
    seat, clock = host.viewer, host.clock
    if seat not in host.session.people or not host.session.match.game.facts.window_kinds:
        return ()
    if clock.reactions.armed(seat):
        return (TableButton(BUTTON, _ZONE, "table-ask-armed", "hands"),)
    shut = not host.is_shared and clock.reactions.mode(seat, clock.turn) == NEVER
    return (TableButton(BUTTON, _ZONE, "table-ask", "closed-eye" if shut else "eye"),)


def panel(kit: Toolkit, host: Host, zone: Zone) -> list[Widget]:
    """Return the open panel above its button; a click anywhere else closes it.

    Several persons at one screen have automatic reactions only, since they never get a question.
    """
    game, seat, clock = host.session.match.game, host.viewer, host.clock
    say, high = kit.texts.say, max(_ROW_U, kit.fonts.height_u("ui-semibold", theme.BUTTON_U) + 8)
    kinds = game.facts.window_kinds
    armed, mode = clock.reactions.armed(seat), clock.reactions.mode(seat, clock.turn)
    arms = [
        _Mark(f"{ARM}{kind}", say(f"{game.name}-{kind.replace('/', '-')}"), kind in armed) for kind in kinds
    ]
    parts: list[Part] = []
    widths = [2 * max(each.width(kit) for each in arms) + 10]
    if not host.is_shared:
        words = [say(f"{game.name}-react-wish-{each}") for each in MODES]
        asked = [
            _Mark(f"{BUTTON}/{each}", label, each == mode, round=True)
            for each, label in zip(MODES, words, strict=True)
        ]
        widths += [each.width(kit) for each in asked]
        parts += [_head(kit, say(f"{game.name}-react-wish"), widths)]
        parts += [boxed(each, high=high) for each in asked] + [space(10)]
    parts += [_head(kit, say(f"{game.name}-react-arm"), widths)]
    parts += [grid([boxed(each, high=high) for each in arms], 2, 10, 0)]
    inner = column(parts)
    wide, high = max(widths) + 2 * _PAD_U, (inner.high or 0.0) + 2 * _PAD_U
    right = min(kit.units.width_u - _PAD_U, zone.x + max(zone.width, wide) / 2)
    box = right - wide, max(_GAP_U, zone.y - zone.height / 2 - _GAP_U - high), wide, high
    sheet = PaperSheet(box, layer=theme.LAYER_MODAL)
    return [_Around(box), sheet, *inner.padded(_PAD_U, _PAD_U, _PAD_U, _PAD_U).arrange(box)]


def _head(kit: Toolkit, words: str, widths: list[float]) -> Part:
    """Return a line above some rows; it widens the panel."""
    face, size = "display", theme.HEADING_U
    widths.append(kit.fonts.width_u(words, face, size))
    high = kit.fonts.height_u(face, size) + 8
    return line(words, face, size, theme.DEEP_RED, high=high, layer=theme.LAYER_MODAL)


@dataclass(frozen=True)
class _Around:
    """Area around the panel, which closes it, and the bare sheet, which does nothing."""

    box: Box

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return nothing."""
        return []

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return the whole window, and the sheet."""
        return targets_around(kit, self.box)


@dataclass(frozen=True)
class _Mark:
    """Selectable row: a `round` mark for one of several options, a square one for yes or no."""

    name: str
    words: str
    on: bool
    round: bool = False
    box: Box = NOWHERE

    def width(self, kit: Toolkit) -> float:
        """Return its requested width."""
        return _MARK_U + kit.fonts.width_u(self.words, "ui-semibold", theme.BUTTON_U) + 14

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the mark as one surface."""
        rect = kit.units.rect(*self.box)
        surface = _mark(kit, rect.size, self.words, self.on, self.round, pose.look(self.name))
        return [Item(theme.LAYER_MODAL, surface, rect.x, rect.y)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return the whole row."""
        return [Target(self.name, kit.units.rect(*self.box), label=self.words)]


@painted
def _mark(kit: Toolkit, size: tuple[int, int], words: str, on: bool, is_round: bool, look: str) -> Surface:
    panel = Panel(kit, size)
    wide, middle = panel.width_u, panel.height_u / 2
    body = ""
    if look in (HOVER, PRESSED):
        body += svg.box(1, 2, wide - 2, panel.height_u - 4, "#E3CC99", radius=10)
    fill = theme.CHOSEN if on else _LIT
    if is_round:
        body += svg.oval(22, middle, 11, 11, svg.lined(_FRAME, 2.4, fill=fill))
        body += svg.oval(22, middle, 4.6, 4.6, svg.filled(theme.PAPER)) if on else ""
    else:
        body += svg.framed(11, middle - 11, 22, 22, fill, _FRAME, 2.4, radius=5)
        tick = f"M16 {middle + 0.5:.1f} L20.4 {middle + 5:.1f} L28.4 {middle - 5.4:.1f}"
        body += svg.path(tick, svg.lined(theme.PAPER, 3.4)) if on else ""
    panel.vector(body)
    panel.write(
        words, "ui-semibold", theme.BUTTON_U, _INK, _MARK_U, middle, anchor="midleft",
        max_width_u=wide - _MARK_U - 4,
    )  # fmt: skip
    return panel.surface
