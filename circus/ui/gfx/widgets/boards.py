"""Boards for text: paper sheets, wooden plates, the prompt's ribbon, the caption's strip, single lines."""

from dataclasses import dataclass, field, replace
from functools import partial

from pygame import Rect, Surface

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.base import Act, Box, Inert, Pose, Target
from circus.ui.gfx.widgets.icons import icon
from circus.ui.gfx.widgets.panel import Panel

PAPER, WOOD, NAVY, OUT = "paper", "wood", "navy", "out"
"""Kinds of body; `OUT` is the grey-brown of a player who has left the game."""
NO_EDGE, GOLD_EDGE, CREAM_EDGE, TEAL_EDGE = "", "gold", "cream", "teal"
"""In your turn your plate has a gold edge; another player's plate has a cream one; a selected sheet is
teal."""
_MARGIN_U = 26
_TWO_LINES_U = 32.0
"""Maximum letter size of a prompt on two lines, so that the ribbon does not cover its neighbours."""
_WIDTHS_U = 48
"""A ribbon's width is a multiple of this."""

_INK = {PAPER: theme.INK, WOOD: "#FFF3DA", NAVY: "#F3E9D2", OUT: theme.DISABLED_TEXT}
_EDGES = {GOLD_EDGE: theme.GOLD, CREAM_EDGE: "#FFF1D0", TEAL_EDGE: "#3FA79B"}


@dataclass(frozen=True)
class _Body:
    """Rounded body of one material with shadow, light from above and an optional bright edge.

    Attributes:
        box: in units.
        kind: `PAPER`, `WOOD`, `NAVY` or `OUT`, or the colour of dyed wood.
        edge: `NO_EDGE`, `GOLD_EDGE`, `CREAM_EDGE` or `TEAL_EDGE`.
        line: colour of a thin line inside the edge, such as a seat's; "" for none.
        name: of its target; "" if it cannot be clicked.
        wanted: of its target.
        layer: of its surface.
        act: of its target.
    """

    box: Box
    kind: str = PAPER
    edge: str = NO_EDGE
    line: str = ""
    name: str = ""
    wanted: bool = False
    layer: int = theme.LAYER_PLATE
    radius: float = theme.RADIUS_U
    act: Act | None = field(default=None, compare=False)

    @property
    def ink(self) -> str:
        """Text colour on this body."""
        return _INK.get(self.kind, _INK[NAVY])

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the board as one surface."""
        rect = kit.units.rect(*self.box)
        surface = _body(kit, rect.size, self.kind, self.edge, self.line, self.radius)
        margin = kit.units.px(_MARGIN_U)
        return [Item(self.layer, surface, rect.x - margin, rect.y - margin)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return its whole box, if it has a name."""
        rect = kit.units.rect(*self.box)
        return [Target(self.name, rect, self.wanted, act=self.act)] if self.name else []


@painted
def _body(kit: Toolkit, size: tuple[int, int], kind: str, edge: str, line: str, radius: float) -> Surface:
    panel = Panel(kit, size, _MARGIN_U)
    whole = panel.rounded(0, radius, 'fill="#FFFFFF"')
    if edge == GOLD_EDGE:
        panel.shadow(whole, 0, 0, 9, 0.85, theme.HALO)
    panel.shadow(whole, 3, 6, 7, 0.5)
    _MATERIALS.get(kind, partial(_dyed, colour=kind))(panel, whole, radius)
    if line:
        panel.vector(panel.rounded(8, radius - 5, f'fill="none" stroke="{line}" stroke-width="3"'))
    if edge:
        panel.vector(edge_lines(panel.width_u, panel.height_u, radius, _EDGES[edge]))
    return panel.surface


class PaperSheet(_Body):
    """Paper sheet under words and controls."""


class Plate(_Body):
    """Plate of a seat or a counter, of wood or navy."""


def edge_lines(width: float, height: float, radius: float, colour: str) -> str:
    """Return the bright edge of a selected or playable object as SVG.

    It is 5 units wide, with a dark hairline outside and a pale line inside.
    """
    lines = (
        (0.4, 6.4, theme.GOLD_DARK if colour == theme.GOLD else "#2A1B14"),
        (0.6, 5, colour),
        (3.2, 1.4, "#FFF3C4"),
    )
    return "".join(
        f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset:.2f}" height="{height - 2 * inset:.2f}" '
        f'rx="{max(0.0, radius - inset):.2f}" fill="none" stroke="{shade}" stroke-width="{broad}"/>'
        for inset, broad, shade in lines
    )


def _paper(panel: Panel, whole: str, radius: float) -> None:
    panel.grain("paper", whole)
    panel.vector(
        f'<defs><linearGradient id="p" gradientUnits="userSpaceOnUse" x1="0" y1="0" '
        f'x2="{panel.width_u * 0.4:.1f}" '
        f'y2="{panel.height_u:.1f}"><stop offset="0" stop-color="#FFFDF2" stop-opacity="0.5"/>'
        '<stop offset="0.5" stop-color="#FFF6E0" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#B98A4E" stop-opacity="0.22"/></linearGradient></defs>'
        + panel.rounded(0, radius, 'fill="url(#p)"')
        + panel.rounded(1.4, radius, 'fill="none" stroke="#6B4A2C" stroke-width="2.8"')
        + panel.rounded(3.6, radius, 'fill="none" stroke="#FFFBEE" stroke-opacity="0.7" stroke-width="1.6"')
    )


def _wooden(panel: Panel, whole: str, radius: float, material: str, edge: str, light: str) -> None:
    panel.grain(material, whole)
    panel.vector(_wood_light(panel, radius, edge, light))


def _wood_light(panel: Panel, radius: float, edge: str, light: str) -> str:
    """Return the shading of a wooden board: a lit rim above, shade below, a dark outline."""
    return (
        f'<defs><linearGradient id="w" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
        f'y2="{panel.height_u:.1f}">'
        '<stop offset="0" stop-color="#FFF0D0" stop-opacity="0.12"/><stop offset="0.5" '
        'stop-color="#FFF0D0" stop-opacity="0"/>'
        '<stop offset="0.5" stop-color="#0E0610" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#0E0610" stop-opacity="0.36"/></linearGradient></defs>'
        + panel.rounded(0, radius, 'fill="url(#w)"')
        + panel.rounded(1.5, radius, f'fill="none" stroke="{edge}" stroke-width="3"')
        + f'<path d="M{radius:.1f} 4 H{panel.width_u - radius:.1f}" stroke="{light}" stroke-opacity="0.5" '
        'stroke-width="1.8" stroke-linecap="round"/>'
    )


def _dyed(panel: Panel, whole: str, radius: float, colour: str) -> None:
    """Draw dyed wood, whose grain shines through."""
    panel.grain("navy-wood", whole)
    panel.vector(panel.rounded(0, radius, f'fill="{colour}" fill-opacity="0.8"'))
    panel.vector(_wood_light(panel, radius, "#10101A", "#FFFFFF"))


def _grey(panel: Panel, whole: str, radius: float) -> None:
    panel.vector(panel.rounded(1.5, radius, f'fill="{theme.DISABLED}" stroke="#2B2523" stroke-width="3"'))


_MATERIALS = {
    PAPER: _paper,
    WOOD: lambda panel, whole, radius: _wooden(panel, whole, radius, "dark-wood", "#24130A", "#D9A873"),
    NAVY: lambda panel, whole, radius: _wooden(panel, whole, radius, "navy-wood", "#10162C", "#9FB0E4"),
    OUT: _grey,
}


@dataclass(frozen=True)
class Ribbon(Inert):
    """Prompt: a ribbon with folded tails round one sentence; red for the person's own turn, else navy.

    Attributes:
        x, y: its centre, in units.
        text: one sentence, the verb first.
        mine: red if the person at the screen must act, else navy.
        width: maximum width of the ribbon with its tails; its text determines the actual one.
    """

    x: float
    y: float
    text: str
    mine: bool = True
    width: float = 816
    size_u: float = theme.PROMPT_U
    layer: int = theme.LAYER_CONTROL

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the ribbon and its words; none without a text.

        Ribbons have few widths, so that they are seldom painted.
        """
        if not self.text:
            return []
        words = self._words(kit)
        rect = kit.units.rect(*self.reach(kit))
        surface = _ribbon(kit, rect.size, self.mine)
        margin = kit.units.px(_MARGIN_U)
        place = words.get_rect(center=kit.units.point(self.x, self.y - 2.75 - 0.03 * self.size_u))
        return [
            Item(self.layer, surface, rect.x - margin, rect.y - margin),
            Item(self.layer, words, place.x, place.y),
        ]

    def reach(self, kit: Toolkit) -> Box:
        """Return its box: as wide as its words need, higher if they take two lines."""
        high = max(56.0, kit.fonts.height_u("display", self.size_u) + 22)
        asked = kit.fonts.width_u(self.text, "display", self.size(kit)) if self.text else 0.0
        wide = min(self.width, max(240.0, -(-(asked + 176) // _WIDTHS_U) * _WIDTHS_U))
        if asked > self._room:
            high, wide = max(high, kit.units.u(self._words(kit).get_height()) + 16), self.width
        return self.x - wide / 2, self.y - high / 2, wide, high

    def _words(self, kit: Toolkit) -> Surface:
        size = self.size(kit)
        if kit.fonts.width_u(self.text, "display", size) <= self._room:
            return kit.fonts.line(self.text, "display", size, theme.PAPER)
        return kit.fonts.block(
            self.text,
            "display",
            size,
            theme.PAPER,
            width_u=self._room,
            align="center",
            leading=1.1,
            most=2,
            even=True,
        )

    def lines(self, kit: Toolkit) -> int:
        """Return the number of lines of the words at that size."""
        return kit.fonts.lines(self.text, "display", self.size(kit), self._room)

    @property
    def _room(self) -> float:
        return self.width - 116

    def size(self, kit: Toolkit) -> float:
        """Return the letter size: the largest that fits on one line, or on two if that is larger."""
        one = kit.fonts.fitting_u(self.text, "display", self.size_u, self._room)
        return max(one, min(self.size_u, _TWO_LINES_U * 100 / kit.fonts.text_size))


@painted
def _ribbon(kit: Toolkit, size: tuple[int, int], mine: bool) -> Surface:
    panel = Panel(kit, size, _MARGIN_U)
    width, height = panel.width_u, panel.height_u
    tones = (
        ("#C23A3A", "#A3232B", "#7A151E", "#4E0B12") if mine else ("#3C4C82", "#2A3867", "#1B2549", "#0E1430")
    )
    band = f"M40 1.5 H{width - 40:.1f} V{height - 7:.1f} H40 Z"
    panel.shadow(_tails(width, height, "#FFFFFF", "") + f'<path d="{band}" fill="#FFFFFF"/>', 3, 6, 6, 0.5)
    lines = "".join(
        f'<path d="M46 {y:.1f} H{width - 46:.1f}" stroke="#F7E3BC" stroke-opacity="0.8" stroke-width="1.8"/>'
        for y in (8, height - 13.5)
    )
    panel.vector(
        f'<defs><linearGradient id="r" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" '
        f'y2="{height:.1f}">'
        f'<stop offset="0" stop-color="{tones[0]}"/><stop offset="0.55" stop-color="{tones[1]}"/>'
        f'<stop offset="1" stop-color="{tones[1]}"/></linearGradient></defs>'
        + _tails(width, height, tones[2], tones[3])
        + f'<path d="{band}" fill="url(#r)" stroke="{tones[3]}" stroke-width="3" '
        'stroke-linejoin="round"/>' + lines
    )
    return panel.surface


def _tails(width: float, height: float, colour: str, edge: str) -> str:
    """Return both ends of the ribbon as SVG, a little lower, and the fold behind the band."""
    stroke = f'stroke="{edge}" stroke-width="3" stroke-linejoin="round"' if edge else ""
    parts = []
    for flip in (False, True):
        points = ((70, 10), (4, 10), (20, (height + 10) / 2), (4, height), (70, height))
        fold = ((40, height - 7), (70, height), (70, height - 7))
        for corners, fill in ((points, colour), (fold, edge or colour)):
            path = " L".join(f"{width - x if flip else x:.1f} {y:.1f}" for x, y in corners)
            parts.append(f'<path d="M{path} Z" fill="{fill}" {stroke}/>')
    return "".join(parts)


_EDGE_U = 12.0
"""Minimum distance of a strip from the edge of the window."""
ROUNDED = 2.0
"""Maximum loss of a strip's width, in units, by rounding to pixels."""


@dataclass(frozen=True)
class CaptionStrip:
    """Last event, as a sentence on a dark strip after an icon.

    Attributes:
        x, y: the middle of its `side`, in units.
        text: one sentence; "" shows nothing.
        icon: of `ICONS`; "" for none.
        picture: shown instead of the icon, about 28 units high.
        side: `left`, `center` or `right`: which part of it is at x.
        width: maximum width.
        name: of its target, if a click shows more text; "" if it cannot be clicked.
        hangs: whether y is its upper edge, so that it grows downward with its lines.
    """

    x: float
    y: float
    text: str
    icon: str = ""
    picture: Surface | None = None
    side: str = "center"
    width: float = 496
    layer: int = theme.LAYER_CONTROL
    name: str = ""
    hangs: bool = False

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return one surface, sized by its text."""
        if not self.text:
            return []
        rect = self.reach(kit)
        look = pose.look(self.name) if self.name else ""
        return [Item(self.layer, _strip(kit, rect.size, look, replace(self, x=0, y=0)), rect.x, rect.y)]

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return its whole box, if it has a name and a text."""
        return [Target(self.name, self.reach(kit))] if self.name and self.text else []

    @property
    def _before(self) -> float:
        return 40 if self.icon or self.picture else 0

    @property
    def _after(self) -> float:
        return 34 if self.name else 0

    def reach(self, kit: Toolkit) -> Rect:
        """Return its box in pixels, always inside the window."""
        beside = self._before + self._after + 38
        block, text = self._block(kit), kit.fonts.width_u(self.text, "ui")
        if block:
            text = kit.fonts.longest_u(self.text, "ui", theme.CAPTION_U, self.width - beside, even=True)
        wide = min(self.width, text + beside)
        high = max(44.0, (kit.units.u(block.get_height()) if block else kit.fonts.height_u("ui")) + 16)
        left = self.x - wide * {"left": 0, "center": 0.5, "right": 1}[self.side]
        rect = kit.units.rect(left, self.y if self.hangs else self.y - high / 2, wide, high)
        edge = kit.units.px(_EDGE_U)
        return rect.clamp(Rect(0, 0, *kit.units.size).inflate(-2 * edge, -2 * edge))

    def _block(self, kit: Toolkit) -> Surface | None:
        """Return the text in several lines of about equal length; `None` if one line is enough."""
        room = self.width - self._before - self._after - 38
        if kit.fonts.width_u(self.text, "ui") <= room + ROUNDED:
            return None
        return kit.fonts.block(self.text, "ui", theme.CAPTION_U, theme.CREAM, width_u=room, even=True)

    def painted(self, kit: Toolkit, size: tuple[int, int], look: str) -> Surface:
        """Return the strip with icon and words."""
        panel = Panel(kit, size)
        before, lit = self._before, look in ("hover", "pressed")
        line = f'stroke="#F7E8C9" stroke-opacity="{0.8 if lit else 0.3}" stroke-width="1.6"'
        panel.vector(panel.rounded(1, 14, f'fill="#17101A" fill-opacity="{0.96 if lit else 0.86}" {line}'))
        middle = panel.height_u / 2
        if self.name:
            panel.put(icon(kit, "why", 26, theme.GOLD), panel.width_u - 12, middle, "midright")
        block = self._block(kit)
        shown = self.picture or (icon(kit, self.icon, 24) if self.icon else None)
        if shown:
            panel.put(shown, 18, middle, "midleft")
        if block:
            panel.put(block, 19 + before, middle, "midleft")
            return panel.surface
        room = panel.width_u - before - self._after - 34
        panel.write(
            self.text, "ui", theme.CAPTION_U, theme.CREAM, 19 + before, middle,
            anchor="midleft", max_width_u=room,
        )  # fmt: skip
        return panel.surface


@painted
def _strip(kit: Toolkit, size: tuple[int, int], look: str, caption: CaptionStrip) -> Surface:
    return caption.painted(kit, size, look)


@dataclass(frozen=True)
class Label(Inert):
    """One line of text without a board; `anchor` names the point of it at (x, y)."""

    x: float
    y: float
    text: str
    face: str = "ui"
    size_u: float = theme.CAPTION_U
    colour: str = theme.CREAM
    anchor: str = "midleft"
    max_width: float | None = None
    layer: int = theme.LAYER_CONTROL

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the line of text; nothing for an empty one."""
        if not self.text:
            return []
        line = kit.fonts.line(self.text, self.face, self.size_u, self.colour, self.max_width)
        rect = line.get_rect(**{self.anchor: kit.units.point(self.x, self.y)})
        return [Item(self.layer, line, rect.x, rect.y)]
