"""Sheet on the curtain: the called person, and their recap behind strips of velvet."""

import math
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Surface

from circus.session.table_setup import Seat
from circus.ui.gfx import svg, theme
from circus.ui.gfx.backgrounds.curtain import GATHER_U, SWAG_DEPTH_U, SWAG_U
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.lettering import Style
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import Box, Button, Inert, Panel, Pose, Target, Widget, button_width, centred, icon
from circus.ui.gfx.widgets.containers import (
    MIDDLE,
    NOWHERE,
    START,
    Part,
    boxed,
    column,
    line,
    row,
    space,
)  # fmt: skip
from circus.ui.scenes.parts.portraits import line_of, medallion, shown_colour
from circus.ui.scenes.parts.widgets import STAR, PictureWidget, picture, rope_picture, written

OPEN_LINE = 2.0
"""Value of an open line, which was never covered."""

MAX_STRIPS = 6
_STRIP_U = 50.0
"""A strip has room for two lines, so that it does not reveal the length of its line."""
_BETWEEN_U = 10.0
_PORTRAIT_U = 196.0
_MARGIN_U = 30
_SOFT = "#4A3020"
_VELVETS = {
    "red": ("#8C1A22", "#54101A"),
    "blue": ("#2C5A96", "#152F56"),
    "yellow": ("#A88E1E", "#5E4E10"),
    "green": ("#3B7A3E", "#1C4422"),
    "purple": ("#5F3A84", "#34204E"),
    "teal": ("#2A7A74", "#14443F"),
    theme.NEUTRAL: ("#7A5A34", "#43301A"),
}


def handover_sheet(
    kit: Toolkit,
    game: str,
    seat: Seat,
    recap: Sequence[str],
    drawn: Mapping[int, float],
    mark: str = "",
    *,
    is_first: bool = False,
) -> list[Widget]:
    """Return the sheet with portrait, name and pill, and each of the latest lines of the recap.

    `drawn` is the uncovered share of each line; all covered ones look alike. `mark` is the sprite over the
    face. `is_first` means that the person has not acted yet.
    """
    units, text = kit.units, kit.text_scale
    pitch = _STRIP_U * max(1.0, text) + _BETWEEN_U
    wide = min(760.0 + 400 * max(0.0, text - 1), units.width_u - 60)
    room = units.height_u - 300 - (_PORTRAIT_U / 2 + 142 + 64 * text) - 60
    count = max(1, min(len(recap), MAX_STRIPS, int(room / pitch))) if recap else 0
    style = Style("#FFFBEF", "#F6DFBB", line_of(shown_colour(game, seat)))
    name = kit.lettering.title(seat.name, 84, style, max_width_u=wide - 250)
    parts = [
        space(_PORTRAIT_U / 2 + 34 - 9 * text),
        _call(kit, wide - 120, 34 * text),
        picture(name, high=116),
        space(4),
        _heading(kit, seat, count, len(recap), wide - 100, is_first=is_first),
        space(14),
        *_strips(shown_colour(game, seat), recap, count, drawn, pitch, wide - 168),
    ]
    words = column(parts, align=MIDDLE).padded(0, 0, 0, 60 + 9 * text)
    high = max(430.0, words.high or 0.0)
    left = (units.width_u - wide) / 2
    top = max(158.0, (units.height_u - high) / 2 - 14 + _PORTRAIT_U / 6)
    return [
        *_ropes(kit, left, wide, top),
        _Sheet((left, top, wide, high)),
        PictureWidget(medallion(kit, game, seat, _PORTRAIT_U, mark), units.width_u / 2, top + 12),
        _pill(kit, seat, units.width_u / 2, top + high),
        *words.arrange((left, top, wide, high)),
    ]


def _heading(kit: Toolkit, seat: Seat, shown: int, missed: int, wide: float, *, is_first: bool) -> Part:
    """Return the explanation of the strips, or, without a recap, of the closed curtain."""
    say, text = kit.texts.say, kit.text_scale
    key = "curtain-recap" if shown == missed else "curtain-recap-more"
    key = "curtain-recap-first" if is_first else key
    words = say(key, shown=shown, all=missed) if missed else say("curtain-fresh", name=seat.name)
    face, spare = ("ui-semibold", 3) if missed else ("ui", 12)
    count = kit.fonts.lines(words, face, 21, wide)
    high = count * 27 * text + spare
    sentence = written(kit, words, _SOFT, count, high=high, align="center", size_u=21, face=face)
    return sentence.with_width(wide)


def _strips(
    colour: str, recap: Sequence[str], count: int, drawn: Mapping[int, float], pitch: float, wide: float
) -> list[Part]:
    """Return a strip for each of the last lines, with numbers to the left."""
    parts, first = [], len(recap) - count
    for number, text in list(enumerate(recap))[first:]:
        strip = _Strip(number, number - first + 1, NOWHERE, text, colour, drawn.get(number, 0.0))
        parts.append(boxed(strip, wide, pitch - _BETWEEN_U).padded(40, 0, 0, _BETWEEN_U))
    return parts


def _pill(kit: Toolkit, seat: Seat, middle: float, low: float) -> Button:
    label = kit.texts.say("curtain-ready", name=seat.name)
    wide = max(380.0, button_width(kit, label, "play", "gold", 30) + 40)
    wide = min(wide, kit.units.width_u - 120)
    return Button(
        "ui/curtain",
        (middle - wide / 2, low - 40, wide, 72),
        label,
        "play",
        "gold",
        wanted=True,
        size_u=30,
        end=True,
    )


def _call(kit: Toolkit, room: float, high: float) -> Part:
    """Return the words above the name, after a mouse."""
    words = kit.texts.say("curtain-pass")
    mouse = kit.sprites.svg("common/mouse", height_u=54)
    beside = kit.units.u(mouse.get_width()) + 12
    wide = min(room - beside, kit.fonts.width_u(words, "ui-semibold", 28))
    shown = picture(mouse, START, wide=beside).padded(0, 0, 0, 4)
    return row([shown, line(words, "ui-semibold", 28, "#5A0D18", wide=wide)]).with_height(high)


def _ropes(kit: Toolkit, left: float, wide: float, top: float) -> list[Widget]:
    """Return two ropes from behind the swags, ending in tassels on the sheet."""
    widgets: list[Widget] = []
    tassel = kit.sprites.svg("common/tassel", height_u=94)
    for x in (left + 78, left + wide - 78):
        above = _swag_edge(kit, x)
        rope = rope_picture(kit, kit.units.px(top + 26 - above), 11)
        widgets.append(PictureWidget(rope, x - 15, above, "topleft", layer=theme.LAYER_PROPS))
        widgets.append(PictureWidget(tassel, x, top + 6, "midtop"))
    return widgets


def _swag_edge(kit: Toolkit, x: float) -> float:
    """Return the lower end of the swags' fringe at `x`, below which ropes are visible."""
    width = kit.units.width_u
    swag = width / max(3, round(width / SWAG_U))
    share = x % swag / swag
    return GATHER_U + (SWAG_DEPTH_U - GATHER_U) * math.pow(math.sin(math.pi * share), 0.85) + 15


@dataclass(frozen=True)
class _Sheet(Inert):
    """Paper with its double frame in red and a star in two corners."""

    box: Box

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the sheet as one surface."""
        rect = kit.units.rect(*self.box)
        surface = _paper(kit, rect.size)
        margin = kit.units.px(_MARGIN_U)
        return [Item(theme.LAYER_PLATE, surface, rect.x - margin, rect.y - margin)]


@painted
def _paper(kit: Toolkit, size: tuple[int, int]) -> Surface:
    panel = Panel(kit, size, _MARGIN_U)
    wide, high = panel.width_u, panel.height_u
    notch = 9
    right, low = wide - notch, high - notch
    outline = (
        f'<path d="M{notch} 0 H{right:.1f} L{wide:.1f} {notch} V{low:.1f} L{right:.1f} {high:.1f} '
        f'H{notch} L0 {low:.1f} V{notch} Z" '
    )
    panel.shadow(outline + 'fill="#FFFFFF"/>', 7, 12, 10, 0.6)
    panel.grain("paper", outline + 'fill="#FFFFFF"/>')
    stars = "".join(svg.moved(svg.path(STAR, svg.filled("#8E1B24")), x, high - 37) for x in (37, wide - 37))
    panel.vector(
        '<defs><linearGradient id="p" gradientUnits="userSpaceOnUse" x1="0" y1="0" '
        f'x2="{wide * 0.5:.1f}" y2="{high:.1f}">'
        '<stop offset="0" stop-color="#FFFDF2" stop-opacity="0.55"/>'
        '<stop offset="0.5" stop-color="#FFF6E0" stop-opacity="0"/>'
        '<stop offset="1" stop-color="#B98A4E" stop-opacity="0.3"/></linearGradient></defs>'
        + outline
        + 'fill="url(#p)" stroke="#8A6A44" stroke-width="2"/>'
        + svg.framed(11, 11, wide - 22, high - 22, "none", "#8E1B24", 4.4, radius=4)
        + svg.framed(19, 19, wide - 38, high - 38, "none", "#8E1B24", 1.6, radius=2)
        + stars
    )
    return panel.surface


@dataclass(frozen=True)
class _Strip:
    """One line of the recap behind velvet.

    Attributes:
        number: of all lines, from 0; shown: of those on the sheet, from 1.
        box, text, colour: its place; its words; that of the velvet.
        drawn: the uncovered share.
    """

    number: int
    shown: int
    box: Box
    text: str
    colour: str
    drawn: float = field(default=0.0)

    def items(self, kit: Toolkit, pose: Pose) -> list[Item]:
        """Return the number, the line if it is visible, and the velvet, squeezed to the right."""
        left, top, wide, high = self.box
        units = kit.units
        rect = units.rect(*self.box)
        layer = theme.LAYER_TAG
        number = _number(kit, self.shown, min(self.box[3], 40.0))
        items = [centred(kit, layer, number, left - 26, top + high / 2)]
        velvet = _velvet(kit, rect.size, self.colour)
        if not self.drawn:
            lit = pose.hover == self.name
            shown = kit.sprites.tinted(velvet, "#FFFFFFE0") if lit else velvet
            return [*items, Item(layer, shown, rect.x, rect.y)]
        words = kit.fonts.block(
            self.text, "ui-semibold", theme.CAPTION_U, theme.INK, width_u=wide - 46, high_u=high
        )
        place = words.get_rect(midleft=units.point(left + 6, top + high / 2))
        items.append(Item(layer, words, place.x, place.y))
        if self.drawn == OPEN_LINE:
            return items
        rest = max(units.px(30), round(rect.w * (1 - self.drawn)))
        gathered = kit.sprites.squeezed(velvet, rest / rect.w)
        items.append(Item(layer, gathered, rect.right - gathered.get_width(), rect.y))
        return items

    @property
    def name(self) -> str:
        """Name of its target."""
        return f"ui/recap/{self.number}"

    def targets(self, kit: Toolkit) -> list[Target]:
        """Return its box while it is closed, a little higher than drawn."""
        if self.drawn:
            return []
        left, top, wide, high = self.box
        more = max(0.0, theme.TARGET_U - high) / 2
        return [Target(self.name, kit.units.rect(left, top - more, wide, high + 2 * more))]


@painted
def _number(kit: Toolkit, number: int, side: float) -> Surface:
    panel = Panel(kit, (kit.units.px(side), kit.units.px(side)))
    middle, reach = side / 2, side / 2 - 1
    panel.vector(svg.oval(middle, middle, reach, reach, svg.lined("#4E0B12", 2, fill="#7C1620")))
    panel.write(str(number), "ui-bold", 19, "#FFF3DA", middle, middle, max_width_u=side - 8)
    return panel.surface


@painted
def _velvet(kit: Toolkit, size: tuple[int, int], colour: str) -> Surface:
    """Return a strip of velvet in folds with a closed eye.

    It is the same for every line, so that it reveals nothing.
    """
    panel = Panel(kit, size)
    wide, high = panel.width_u, panel.height_u
    light, dark = _VELVETS[colour]
    chance = random.Random(5)
    folds, x = "", 0.0
    while x < wide:
        fold = chance.uniform(13, 34)
        folds += svg.box(x, 0, fold * 0.18, high, "#0C0410", 0.42) + svg.box(
            x + fold * 0.18, 0, fold * 0.2, high, "#0C0410", 0.16
        )
        folds += svg.box(x + fold * 0.52, 0, fold * 0.22, high, "#FFFFFF", 0.1)
        x += fold
    panel.vector(
        svg.framed(0, 0, wide, high, light, light, 0.1, radius=7)
        + folds
        + svg.box(0, 0, wide, high * 0.24, "#FFFFFF", 0.07)
        + svg.box(0, high * 0.7, wide, high * 0.3, dark, 0.45)
    )
    mask = Panel(kit, size)
    mask.vector(svg.box(0, 0, wide, high, "#FFFFFF", radius=7))
    panel.surface.blit(mask.surface, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    panel.vector(svg.framed(1.2, 1.2, wide - 2.4, high - 2.4, "none", "#170A12", 2.4, radius=6))
    panel.put(icon(kit, "closed-eye", 26, "#F1E4CC"), wide / 2, high / 2)
    return panel.surface
