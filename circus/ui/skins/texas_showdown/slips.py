"""Written parts of Texas Showdown's table: count slip, ribbons, tags, dashed places, empty piles."""

from collections.abc import Sequence
from itertools import pairwise
from math import cos, dist, radians, sin

from pygame import Color, Surface

from circus.content.levels.layouts import Zone
from circus.games.texas_showdown.trick import Count
from circus.ui.gfx import svg, theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import centred
from circus.ui.gfx.widgets.panel import Panel
from circus.ui.gfx.widgets.slips import slip_panel
from circus.ui.skins.texas_showdown.spec import SHEET, SUITS, icon_of

SLIP_U = 56
"""Height of the count slip."""
RIBBON_U = 36
_MAX_CARDS = 6
"""In a trick."""
_FACES_U = 70.0, 32.0
_PAD, _GAP, _ICON, _CELL = 8, 6, 40, 96


def count_slip(kit: Toolkit, counts: Sequence[Count], x_u: float, y_u: float) -> list[Item]:
    """Return the number of cards of each color in the trick.

    The color that would take it comes first, tinted.
    """
    widths = _widths(kit, len(counts))
    wide = whole_width(kit, len(counts))
    items = [centred(kit, theme.LAYER_TAG, _blank(kit, wide), x_u, y_u)]
    left = x_u - wide / 2 + _PAD
    for count, width in zip(counts, widths, strict=True):
        cell = _cell(kit, count, width)
        items.append(centred(kit, theme.LAYER_TAG, cell, left + width / 2, y_u))
        left += width + _GAP
    return items


def _widths(kit: Toolkit, colors: int) -> list[float]:
    """Return the widths of the cells of this number of colors; the first has room for the longest "leads".

    So all slips of equally many colors share one paper.
    """
    return [_lead_room(kit) + _CELL, *[_CELL] * (colors - 1)]


def whole_width(kit: Toolkit, colors: int) -> float:
    """Return the width of the slip of this number of colors."""
    return sum(_widths(kit, colors)) + _GAP * (colors - 1) + 2 * _PAD


def _lead_room(kit: Toolkit) -> float:
    """Return the width of the longest "leads"."""
    texts = [kit.texts.say("texas_showdown-table-leads", color=color) for color in SUITS]
    room = max(12.0, _number_u(kit, _MAX_CARDS) - 26)
    return room + max(kit.fonts.width_u(words, "display", 22) for words in texts)


def _number_u(kit: Toolkit, cards: int) -> float:
    """Return the width of a number of cards."""
    return kit.fonts.width_u(_number(cards), "display", 23)


def _number(cards: int) -> str:
    return f"\u00d7{cards}"


@painted
def _cell(kit: Toolkit, count: Count, width: float) -> Surface:
    """Return one color: pictogram, the words that it leads, and its number, struck through if zeroed."""
    suit, high = SUITS[count.color], SLIP_U - 14
    panel, middle, leads = Panel(kit, (kit.units.px(width), kit.units.px(high))), high / 2, width > _CELL
    if count.competes:
        fill = _pale(suit.colour, 0.7 if leads else 0.84)
        panel.vector(svg.framed(1.2, 1.2, width - 2.4, high - 2.4, fill, suit.ink, 2.2, radius=9))
    icon = kit.sprites.svg(icon_of(count.color), height_u=_ICON - 4)
    panel.put(kit.sprites.faded(icon, 120) if count.zeroed else icon, _ICON / 2 + 4, middle)
    if leads:
        words = kit.texts.say("texas_showdown-table-leads", color=count.color)
        right = width - 10 - _number_u(kit, count.cards)
        panel.write(words, "display", 22, suit.ink, (_ICON + 4 + right) / 2, middle)
    ink = "#6B5D4C" if count.zeroed else suit.ink
    panel.write(_number(count.cards), "display", 23, ink, width - 10, middle, anchor="midright")
    if count.zeroed:
        line = f"M6 {middle + 12} L{width - 6:.1f} {middle - 12}"
        panel.vector(svg.path(line, svg.lined("#B5282E", 4.4)))
        panel.put(kit.sprites.svg("texas_showdown/badge", height_u=27), 37, middle + 8)
    return panel.surface


@painted
def _blank(kit: Toolkit, width_u: float) -> Surface:
    """Return the empty paper of a count."""
    return slip_panel(kit, width_u, SLIP_U, shine=True).surface


@painted
def ribbon(kit: Toolkit, words: str, red: bool = False) -> Surface:
    """Return a small paper ribbon with swallow tails, for the card that takes the trick."""
    text = kit.fonts.width_u(words, "display", 19)
    wide = text + 58
    panel = Panel(kit, (kit.units.px(wide), kit.units.px(RIBBON_U)), 10)
    fill, shade, ink = ("#B5282E", "#7C1620", theme.PAPER) if red else ("#FFF6E0", "#D9B57A", "#7C1620")
    edge = "#3B1210" if red else "#5A2A1E"
    notch, low = RIBBON_U / 2 + 4, RIBBON_U - 1
    tails = (
        f"M24 7 H2 L12 {notch} L2 {low} H24 Z "
        f"M{wide - 24:.1f} 7 h22 l-10 {notch - 7} l10 {low - notch} h-22 Z"
    )
    band = f"M15 2 H{wide - 15:.1f} V{RIBBON_U - 6} H15 Z"
    panel.shadow(svg.path(tails + band, svg.filled("#FFFFFF")), 2, 4, 3, 0.45)
    panel.vector(
        svg.path(tails, svg.lined(edge, 2.2, fill=shade)) + svg.path(band, svg.lined(edge, 2.2, fill=fill))
    )
    panel.write(words, "display", 19, ink, wide / 2, RIBBON_U / 2 - 2)
    return panel.surface


@painted
def dashed_place(kit: Toolkit, width_u: float, height_u: float) -> Surface:
    """Return the place for a card: a dashed gold frame, pale inside, an arrow in its middle."""
    panel = Panel(kit, (kit.units.px(width_u), kit.units.px(height_u)), 4)
    radius = height_u * 0.07
    dashes = _dashes(width_u - 6, height_u - 6, radius)
    body = (
        svg.box(3, 3, width_u - 6, height_u - 6, "#07261C", 0.34, radius=radius)
        + svg.moved(svg.path(dashes, svg.lined("#2A1B08", 7, 0.55)), 3, 3)
        + svg.moved(svg.path(dashes, svg.lined(theme.GOLD, 4.4)), 3, 3)
    )
    x, y, size = width_u / 2, height_u / 2, 17
    arrow = (
        f"M{x} {y - size} L{x + size} {y} H{x + size * 0.42:.1f} V{y + size} H{x - size * 0.42:.1f} V{y} "
        f"H{x - size} Z"
    )
    body += svg.path(arrow, svg.lined("#5E3C08", 3, fill=theme.GOLD))
    panel.vector(body)
    return panel.surface


def _dashes(width: float, height: float, radius: float, dash: float = 21.0) -> str:
    """Return a rounded frame as separate strokes: the rasterizer closes a dashed one wrongly."""
    contour = _contour(width, height, radius)
    girth = sum(dist(*pair) for pair in pairwise(contour))
    step = girth / round(girth / dash)
    strokes, gone = [], 0.0
    for start, end in pairwise(contour):
        length = dist(start, end)
        if gone % step < step * 0.56:
            strokes.append(f"M{start[0]:.1f} {start[1]:.1f} L{end[0]:.1f} {end[1]:.1f}")
        gone += length
    return " ".join(strokes)


def _contour(width: float, height: float, radius: float) -> list[tuple[float, float]]:
    """Return points round a rounded frame, about a unit apart."""
    corners = ((width - radius, radius, -90), (width - radius, height - radius, 0),
               (radius, height - radius, 90), (radius, radius, 180))  # fmt: skip
    marks = []
    for x, y, first in corners:
        turns = [radians(first + 90 * part / 12) for part in range(13)]
        marks += [(x + radius * cos(turn), y + radius * sin(turn)) for turn in turns]
    marks.append(marks[0])
    points = []
    for start, end in pairwise(marks):
        parts = max(1, round(dist(start, end)))
        points += [
            (start[0] + (end[0] - start[0]) * part / parts, start[1] + (end[1] - start[1]) * part / parts)
            for part in range(parts)
        ]
    return [*points, marks[0]]


def place_size(zone: Zone) -> tuple[float, float]:
    """Return width and height of a card's place in a zone."""
    return zone.size * SHEET.ratio + 6, zone.size + 6


@painted
def empty_pile(kit: Toolkit, height_u: float) -> Surface:
    """Return the outline of a seat's empty pile."""
    width = height_u * 0.7
    frame = f'x="2" y="2" width="{width - 4:.2f}" height="{height_u - 4:.2f}" rx="5" fill="none" '
    body = f'<rect {frame}stroke="#F7E8C9" stroke-opacity="0.55" stroke-width="2" stroke-dasharray="5 4"/>'
    return kit.sprites.svg_text(svg.document(width, height_u, body), width, height_u)


@painted
def faces(kit: Toolkit, count: int) -> Surface:
    """Return the number of Happy Faces that a seat has won: each cancels a trick."""
    panel = slip_panel(kit, _FACES_U[0], _FACES_U[1], radius=11, margin_u=6)
    middle = _FACES_U[1] / 2
    panel.put(kit.sprites.svg("texas_showdown/badge", height_u=28), 19, middle)
    words = f"\N{MINUS SIGN}{count}"
    size_u = kit.fonts.fitting_u(words, "display", 21, _FACES_U[0] - 36)
    panel.write(words, "display", size_u, "#7C1620", 36, middle, anchor="midleft")
    return panel.surface


@painted
def tag(kit: Toolkit, portrait: str, words: str) -> Surface:
    """Return a paper tag with a portrait: the receiver of cards, or the player of one."""
    text = min(220.0, kit.fonts.width_u(words, "display", 24))
    wide = text + (92 if portrait else 40)
    panel = slip_panel(kit, wide, 56, radius=24, shine=True)
    left = 20.0
    if portrait:
        panel.put(kit.sprites.svg(portrait, height_u=66), 34, 27)
        left = 72.0
    panel.write(words, "display", 24, theme.INK, left, 28, anchor="midleft", max_width_u=224)
    return panel.surface


def preload(kit: Toolkit, seats: int, place: Zone) -> None:
    """Paint the papers that every table needs; `place` is the zone of a card's place."""
    for colors in range(1, seats + 1):
        _blank(kit, whole_width(kit, colors))
    ribbon(kit, kit.texts.say("texas_showdown-table-takes"))
    ribbon(kit, kit.texts.say("texas_showdown-table-takes-so-far"))
    ribbon(kit, kit.texts.say("texas_showdown-table-would-take"), True)
    ribbon(kit, kit.texts.say("texas_showdown-table-would-duck"), False)
    dashed_place(kit, *place_size(place))


@painted
def label(kit: Toolkit, words: str, width_u: float) -> Surface:
    """Return lines on the bare wood, wrapped if necessary.

    A soft dark rim makes them legible on any plank.
    """
    line = kit.fonts.block(words, "ui-semibold", theme.CAPTION_U, theme.CREAM, width_u=width_u, even=True)
    shade = kit.sprites.glow(line, "#170A06", 3, 0.95)
    margin = kit.sprites.margin(3)
    sheet = shade.copy()
    sheet.blit(shade, (0, 0))
    sheet.blit(line, (margin, margin))
    return sheet


def _pale(colour: str, share: float) -> str:
    """Return a colour mixed with paper by `share`."""
    mixed = Color(colour).lerp(theme.PAPER, share)
    return f"#{mixed.r:02X}{mixed.g:02X}{mixed.b:02X}"
