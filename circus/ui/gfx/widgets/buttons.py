"""Buttons: wood for general actions, the gold pill for the way forward, round ones with an icon."""

from dataclasses import dataclass, field

from pygame import Surface

from circus.platform.source_digest import source_digest
from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.base import DISABLED, HOVER, NORMAL, PRESSED, Act, Box, Pose, Target
from circus.ui.gfx.widgets.icons import icon
from circus.ui.gfx.widgets.panel import Panel

WOOD, GOLD, PAPER = "wood", "gold", "paper"
_MARGIN_U = 20
_ICON_U = 24
_PAD_U, _MIN_PAD_U = 18, 9
_MIN_PILL_PAD_U = 13
"""Letters nearer to the round ends of a gold pill would touch its edge."""
_SOURCES = ("ui/gfx/widgets/*.py", "ui/gfx/*.py", "ui/gfx/backgrounds/*.py")
_LIFT = {HOVER: -2, PRESSED: 2}
"""Vertical shift of a button in units: raised or pressed."""


@dataclass(frozen=True)
class Button:
    """Button with a label and an optional icon before it (`end` puts it after).

    Attributes:
        name: of its target.
        box: in units.
        label: its words.
        icon: of `ICONS`; "" for none.
        kind: `WOOD`, `GOLD` (the way forward: with halo and dark letters) or `PAPER` (on a sheet).
        enabled: a disabled one is grey-brown.
        wanted: of its target.
        size_u: of the label; 0 for the usual size of the kind.
        end: whether the icon is after the label.
        layer: of its surface.
        stored: whether its normal state is cached on disk, as part of the first screen.
        act: of its target.
    """

    name: str
    box: Box
    label: str
    icon: str = ""
    kind: str = WOOD
    enabled: bool = True
    wanted: bool = False
    size_u: float = 0
    end: bool = False
    layer: int = theme.LAYER_CONTROL
    stored: bool = False
    act: Act | None = field(default=None, compare=False)

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return one surface with shadow, body, icon and label."""
        look = pose.look(self.name, self.enabled)
        rect = kit.units.rect(*self.box)
        surface = self._picture(kit, rect.size, look)
        margin = kit.units.px(_MARGIN_U)
        lift = kit.units.px(_LIFT.get(look, 0))
        return [Item(self.layer, surface, rect.x - margin, rect.y - margin + lift)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return the body; a gold button with a check mark is a chosen one, not the way forward."""
        is_default = self.kind == GOLD and self.icon != "check"
        rect = kit.units.rect(*self.box)
        found = Target(self.name, rect, self.wanted, self.enabled, self.label, is_default=is_default)
        return [found._replace(act=self.act)]

    def painted(self, kit: Toolkit) -> Surface:
        """Return the button alone, for panels that contain it."""
        return self._picture(kit, kit.units.rect(*self.box).size, NORMAL)

    def _picture(self, kit: Toolkit, size: tuple[int, int], look: str) -> Surface:
        asked = size, look, self.label, self.icon, self.kind, self.size_u, self.end
        if not self.stored or look != NORMAL:
            return _button(kit, *asked)
        key = f"button {source_digest(*_SOURCES)} {kit.units.scale} {kit.settings.text_size} {asked}"
        return kit.stored(key, lambda: _button(kit, *asked))


@painted
def _button(
    kit: Toolkit, size: tuple[int, int], look: str, label: str, sign: str, kind: str, size_u: float, end: bool
) -> Surface:
    panel = Panel(kit, size, _MARGIN_U)
    radius = panel.height_u / 2 if kind == GOLD else min(15, panel.height_u * 0.32)
    ink = paint_body(panel, kind, look, radius)
    face, size_u = label_type(kind, size_u)
    wide = _icon_size(kit, size_u) if sign else 0
    gap = 10 if sign else 0
    asked = kit.fonts.width_u(label, face, size_u)
    if asked > panel.width_u - 2 * _PAD_U - wide - gap and sign:
        wide, gap = min(wide, _ICON_U), 7  # the label has priority
    room = max(8.0, min(panel.width_u - 2 * _MIN_PAD_U - wide - gap, asked + 1))
    middle = panel.height_u / 2 - (1 if kind == GOLD else 0)
    two = _two_lines(kit, label, face, size_u, ink, room, panel.height_u) if asked > room else None
    text = kit.units.u(two.get_width()) if two else min(room, asked)
    left = (panel.width_u - wide - gap - text) / 2
    text_left = left if end else left + wide + gap
    if two:
        panel.put(two, text_left, middle, "midleft")
    else:
        panel.write(label, face, size_u, ink, text_left, middle, anchor="midleft", max_width_u=room)
    if sign:
        icon_left = left + text + gap if end else left
        panel.put(icon(kit, sign, wide, ink), icon_left, middle, "midleft")
    return panel.surface


def _two_lines(
    kit: Toolkit, label: str, face: str, size_u: float, ink: str, room: float, high: float
) -> Surface | None:
    """Return a label in two lines, if it is too long for one and the button is high enough; else `None`."""
    if kit.fonts.lines(label, face, size_u, room) > 2 or 2.2 * kit.fonts.height_u(face, size_u) > high:
        return None
    return kit.fonts.block(
        label, face, size_u, ink, width_u=room, align="center", leading=1.1, most=2, even=True
    )


@dataclass(frozen=True)
class IconButton:
    """Round button with a pictogram, 44 units or more.

    `kind` and `stored` are as for `Button`; `label` is for the target only, and not drawn.
    """

    name: str
    x: float
    y: float
    icon: str
    size: float = theme.BUTTON_HEIGHT_U
    kind: str = WOOD
    enabled: bool = True
    layer: int = theme.LAYER_CONTROL
    label: str = ""
    stored: bool = False
    act: Act | None = field(default=None, compare=False)

    @property
    def box(self) -> Box:
        """Square round the centre (x, y)."""
        return self.x - self.size / 2, self.y - self.size / 2, self.size, self.size

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return one surface with shadow, body and icon."""
        look = pose.look(self.name, self.enabled)
        rect = kit.units.rect(*self.box)
        asked = rect.size, look, self.icon, self.kind, self.size
        if self.stored and look == NORMAL:
            key = f"icon button {source_digest(*_SOURCES)} {kit.units.scale} {asked}"
            surface = kit.stored(key, lambda: _icon_button(kit, *asked))
        else:
            surface = _icon_button(kit, *asked)
        margin = kit.units.px(_MARGIN_U)
        lift = kit.units.px(_LIFT.get(look, 0))
        return [Item(self.layer, surface, rect.x - margin, rect.y - margin + lift)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return the square round it."""
        rect = kit.units.rect(*self.box)
        return [Target(self.name, rect, enabled=self.enabled, label=self.label, act=self.act)]


@painted
def _icon_button(
    kit: Toolkit, size: tuple[int, int], look: str, sign: str, kind: str, side_u: float
) -> Surface:
    panel = Panel(kit, size, _MARGIN_U)
    ink = paint_body(panel, kind, look, panel.width_u / 2)
    panel.put(icon(kit, sign, side_u * 0.54, ink), panel.width_u / 2, panel.height_u / 2)
    return panel.surface


def button_width(kit: Toolkit, label: str, icon: str = "", kind: str = WOOD, size_u: float = 0) -> float:
    """Return the width of a button for its label at the chosen text size, in units, in steps of 4."""
    face, size_u = label_type(kind, size_u)
    wide = kit.fonts.width_u(label, face, size_u) + 2 * _PAD_U + 4
    if icon:
        wide += _icon_size(kit, size_u) + 10
    return max(theme.TARGET_U, -(-wide // 4) * 4)


def least_width(kit: Toolkit, label: str, icon: str = "", kind: str = WOOD, size_u: float = 0) -> float:
    """Return the minimum width, in units, at which its label is not shrunk below the chosen text size."""
    wide = kit.fonts.width_u(label, *label_type(kind, size_u)) + 2 * _least_pad(kind) + 2
    return wide + (min(_ICON_U, _icon_size(kit, label_type(kind, size_u)[1])) + 7 if icon else 0)


def _least_pad(kind: str) -> float:
    return _MIN_PILL_PAD_U if kind == GOLD else _MIN_PAD_U


def _icon_size(kit: Toolkit, size_u: float) -> float:
    """Return the size of the icon, which grows with the label, but at most by 30 %."""
    return _ICON_U * size_u / theme.BUTTON_U * min(1.3, kit.text_scale)


def label_type(kind: str, size_u: float = 0) -> tuple[str, float]:
    """Return typeface and size of the label."""
    if kind == GOLD:
        return "display", size_u or 26
    return "ui-bold", size_u or theme.BUTTON_U


def paint_body(panel: Panel, kind: str, look: str, radius: float) -> str:
    """Draw shadow and body of a button; return its text colour."""
    shape = _rounded(panel, 0, radius, 'fill="#FFFFFF"')
    depth = {HOVER: (4, 7, 6, 0.5), PRESSED: (1, 2, 2, 0.5)}.get(look, (3, 5, 5, 0.5))
    if look == DISABLED:
        panel.shadow(shape, 1, 2, 3, 0.35)
        panel.vector(
            _rounded(panel, 1.5, radius, f'fill="{theme.DISABLED}" stroke="#2B2523" stroke-width="3"')
        )
        return theme.DISABLED_TEXT
    if kind == GOLD:
        panel.shadow(shape, 0, 0, 8, 0.85 if look == HOVER else 0.6, theme.HALO)
    panel.shadow(shape, *depth)
    return _PAINTERS[kind](panel, shape, look, radius)


def _wood(panel: Panel, shape: str, look: str, radius: float) -> str:
    panel.grain("wood", shape)
    light = 0.3 if look == HOVER else 0.08 if look == PRESSED else 0.17
    body = (
        '<defs><linearGradient id="f" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
        f'y2="{panel.height_u:.2f}">'
        f'<stop offset="0" stop-color="#FFE9C0" stop-opacity="{light}"/>'
        '<stop offset="0.45" stop-color="#FFE9C0" stop-opacity="0"/>'
        '<stop offset="0.55" stop-color="#1A0A04" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#1A0A04" stop-opacity="0.4"/></linearGradient></defs>'
        + _rounded(panel, 0, radius, 'fill="url(#f)"')
        + _rounded(panel, 1.5, radius, 'fill="none" stroke="#2A160B" stroke-width="3"')
        + _top_line(panel, radius, "#E2B583", 0.55)
    )
    panel.vector(body)
    return "#FFF3DA"


def _gold(panel: Panel, shape: str, look: str, radius: float) -> str:
    stops = {HOVER: ("#FFE9A6", "#F3BC46", "#D6952A"), PRESSED: ("#E9BC55", "#D9992A", "#C98A20")}.get(
        look, ("#FBD874", "#EAAE37", "#CE8E22")
    )
    marks = "".join(
        f'<stop offset="{place}" stop-color="{colour}"/>'
        for place, colour in zip((0, 0.5, 1), stops, strict=True)
    )
    body = (
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
        f'y2="{panel.height_u:.2f}">'
        f"{marks}</linearGradient></defs>"
        + _rounded(panel, 1.2, radius, f'fill="url(#g)" stroke="{theme.GOLD_DARK}" stroke-width="2.4"')
        + _rounded(
            panel,
            3.6,
            radius,
            f'fill="none" stroke="{theme.GOLD_PALE}" stroke-opacity="0.75" stroke-width="1.6"',
        )
    )
    panel.vector(body)
    return theme.INK


def _paper(panel: Panel, shape: str, look: str, radius: float) -> str:
    colour = {HOVER: "#FFF6DF", PRESSED: "#D3BC8B"}.get(look, "#EBD9AE")
    panel.vector(
        _rounded(panel, 1.5, radius, f'fill="{colour}" stroke="#5A3A22" stroke-width="3"')
        + _top_line(panel, radius, "#FFFBEF", 0.8)
    )
    return theme.INK


_PAINTERS = {WOOD: _wood, GOLD: _gold, PAPER: _paper}


def _rounded(panel: Panel, inset: float, radius: float, style: str) -> str:
    """Return a rectangle within the button's edge; its corners are round in a low button too."""
    return panel.rounded(inset, min(radius, panel.width_u / 2, panel.height_u / 2), style)


def _top_line(panel: Panel, radius: float, colour: str, alpha: float) -> str:
    inner = max(1.0, radius - 4)
    return (
        f'<path d="M4.4 {4 + inner:.2f} A{inner:.2f} {inner:.2f} 0 0 1 {4.4 + inner:.2f} 4.2 '
        f"H{panel.width_u - 4.4 - inner:.2f} A{inner:.2f} {inner:.2f} 0 0 1 {panel.width_u - 4.4:.2f} "
        f'{4 + inner:.2f}" '
        f'fill="none" stroke="{colour}" stroke-opacity="{alpha}" stroke-width="1.8" stroke-linecap="round"/>'
    )
