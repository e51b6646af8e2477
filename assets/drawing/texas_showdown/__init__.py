"""Sprites of Texas Showdown: suit icons, 60 cards, backs, people, objects on the table, poster."""

from assets.drawing.clothes import Window
from assets.drawing.figures import draw_bust, draw_head, draw_person
from assets.drawing.lobby import poster_sheet
from assets.drawing.neckwear import draw_badge
from assets.drawing.palette import CREAM_LINE, PAPER, mix, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import (
    blob,
    box,
    box_window,
    circle,
    curve,
    cut,
    disc_window,
    moved,
    oval,
    poly,
    ring,
    star,
    together,
)
from assets.drawing.texas_showdown.icons import SUITS, Suit, draw_icon, icon
from assets.drawing.texas_showdown.lobby_poster import poster
from assets.drawing.texas_showdown.people import SEAT_FIELDS, SEATS, SHERIFFS
from assets.drawing.texas_showdown.props import props
from assets.drawing.texas_showdown.skeleton import draw_coat, draw_skull

WIDTH, HEIGHT = 310, 440
PANEL = (106, 24, 182, 392)
CORNER = (205, 346, 92, 78)
"""Plate at the lower right for the second number, written by the program; the first is at (56, 62)."""
MIDDLE = PANEL[0] + PANEL[2] / 2

HORIZONS = {
    "colts": "0,56! 22,54! 32,6! 66,2! 76,40! 112,52! 128,26! 152,24! 162,46! 182,44!",
    "boots": "0,30 34,8 70,34 128,4 182,36!",
    "hats": "0,24 40,0 84,30 132,2 182,26!",
    "horseshoes": "0,50! 24,50! 24,22! 48,2! 72,22! 72,50! 124,40 182,20!",
    "cacti": "0,44! 16,44! 26,8! 58,6! 68,42! 122,48! 130,14! 166,12! 174,44! 182,44!",
    "stars": "0,44 36,10 74,40 118,0 152,34 182,16!",
    "wheels": "0,16! 50,36 98,14 142,36 182,6!",
    "skulls": "0,6! 22,2! 38,44! 90,50! 134,44! 146,-6! 182,-10!",
}
"""Hills behind each suit's icon, across the panel."""


def _stock(svg: Svg, suit: Suit) -> None:
    """Draw the sheet of card: cream, its edge in the suit's dark, a fine inner line."""
    edge = ramp(suit.ink).line
    light = svg.linear((0, 0), (WIDTH, HEIGHT), [(0, "#FFFAEC"), (0.55, PAPER), (1, "#EED9B0")])
    svg.inked(box(3, 3, WIDTH - 6, HEIGHT - 6, 26), light, edge, svg.mass)
    svg.stroke(box(11, 11, WIDTH - 22, HEIGHT - 22, 19), suit.colour, 2.6, 0.75)


def _ladder(svg: Svg, suit: Suit, filled: int) -> None:
    """Draw one notch for each card of the suit, filled from below up to the card's rank."""
    tones = (
        ramp(suit.colour) if suit.name not in ("stars", "skulls") else ramp(mix(suit.colour, suit.ink, 0.45))
    )
    for step in range(suit.size):
        y = 400 - 21 * step
        if step < filled:
            svg.inked(box(33, y, 46, 15, 5), tones.base, tones.line, 3.4)
            svg.stroke(curve([(38, y + 4.6), (74, y + 4.6)]), tones.high, 2.4, 0.8)
        else:
            svg.inked(box(33, y, 46, 15, 5), "#FFFDF4", mix(suit.ink, "#C9B48C", 0.55), 2.6)


def _sky(svg: Svg, suit: Suit, window: Window) -> None:
    """Draw a tinted sky with a sun, its rays, and birds."""
    x, y, width, height = PANEL
    pale, soft = mix(suit.colour, PAPER, 0.62), mix(suit.colour, PAPER, 0.46)
    svg.fill(
        box(x, y, width, height, 18), svg.linear((0, y), (0, 290), [(0, soft), (1, mix(pale, PAPER, 0.5))])
    )
    svg.rays(window, (MIDDLE, 206), mix(pale, "#FFFFFF", 0.45), 16, 0.5, turn=6)
    svg.fill(circle(MIDDLE, 206, 87), "#FFFDF2", 0.35)
    svg.fill(circle(MIDDLE, 206, 74), "#FFFBEA", 0.8)
    for bx, by, r in ((138, 74, 11), (162, 92, 8), (246, 66, 9)):
        dots = ((-1, -0.3), (-0.45, -0.7), (0, 0), (0.45, -0.7), (1, -0.3))
        svg.stroke(curve([(bx + r * a, by + r * b) for a, b in dots]), mix(suit.ink, PAPER, 0.35), 2.6)


def _ground(svg: Svg, suit: Suit, window: Window) -> None:
    """Draw far hills, near dunes and the soil with stones and grass."""
    x, y, width, height = PANEL
    right, foot = x + width, y + height
    hills = blob(moved(HORIZONS[suit.name], x, 236) + f" {right},330! {x},330!")
    svg.fill(cut(hills, window), mix(suit.colour, PAPER, 0.3))
    near = blob(f"{x},276! {x + 30},266 {x + 84},280 {x + 140},268 {right},278! {right},340! {x},340!")
    svg.fill(cut(near, window), mix(mix(suit.colour, "#E8C98E", 0.4), PAPER, 0.2))
    soil = blob(f"{x},294! {x + 60},287 {x + 130},297 {right},288! {right},{foot}! {x},{foot}!")
    stops = [(0, mix(suit.colour, "#F3DFAE", 0.62)), (1, mix(suit.colour, PAPER, 0.3))]
    svg.fill(cut(soil, window), svg.linear((0, 285), (0, 416), stops))
    stones = [
        oval(x + a, b, 4 + a % 7, 3) for a, b in ((22, 336), (74, 394), (52, 360), (160, 324), (30, 400))
    ]
    svg.fill(together(*stones), suit.ink, 0.2)
    feet = ((20, 372), (84, 350), (164, 334))
    blades = [curve([(x + a, b), (x + a + lean, b - 12)]) for a, b in feet for lean in (-6, 0, 6)]
    svg.stroke(together(*blades), mix(suit.ink, suit.colour, 0.5), 2.4, 0.55)


def _plate(svg: Svg, suit: Suit) -> None:
    x, y, width, height = CORNER
    svg.fill(box(x + 3, y + 5, width, height, 20), ramp(suit.ink).line, 0.25)
    svg.inked(box(x, y, width, height, 20), PAPER, ramp(suit.ink).line, svg.part)
    svg.stroke(box(x + 6, y + 6, width - 12, height - 12, 14), suit.colour, 2.2, 0.7)


def _frame(svg: Svg, suit: Suit) -> None:
    x, y, width, height = PANEL
    svg.stroke(box(x, y, width, height, 18), ramp(suit.ink).line, svg.mass)


def card(suit: Suit, number: int) -> Svg:
    """Return the face of a number card or Sheriff."""
    svg = Svg(WIDTH, HEIGHT)
    _stock(svg, suit)
    draw_icon(svg, suit, 56, 130, 58, weight=0.62)
    _ladder(svg, suit, number - suit.first + 1)
    if number == suit.sheriff:
        _sheriff(svg, suit)
    else:
        _number(svg, suit)
    _plate(svg, suit)
    return svg


def _number(svg: Svg, suit: Suit) -> None:
    window = box_window(*PANEL, 18)
    _sky(svg, suit, window)
    _ground(svg, suit, window)
    svg.shadow(MIDDLE + 10, 306, 82, 16, 0.34)
    draw_icon(svg, suit, MIDDLE, 216, 158, weight=1)
    _frame(svg, suit)


def _sheriff(svg: Svg, suit: Suit) -> None:
    """Draw the highest card: the suit's own Sheriff before a full-coloured sky."""
    x, y, width, height = PANEL
    window = box_window(*PANEL, 18)
    tones = ramp(suit.field)
    sky = svg.radial((MIDDLE, 200), 240, [(0, tones.light), (0.5, tones.base), (1, tones.shade)])
    svg.fill(box(x, y, width, height, 18), sky)
    svg.rays(window, (MIDDLE, 210), tones.high, 16, 0.28, turn=5)
    hills = blob(moved(HORIZONS[suit.name], x, 300) + f" {x + width},416! {x},416!")
    svg.fill(cut(hills, window), tones.deep, 0.7)
    scale, high = 0.6, 202
    inside = [((a - MIDDLE) / scale, (b - high) / scale) for a, b in window]
    person = SHERIFFS.get(suit.name)
    with svg.at(MIDDLE, high, scale, weight=0.9):
        if person:
            draw_bust(svg, person, inside)
        else:
            draw_coat(svg, inside)
    _frame(svg, suit)
    with svg.at(MIDDLE, high, scale, weight=0.9):
        if person:
            draw_head(svg, person)
        else:
            draw_skull(svg)


def _back(width: float, height: float) -> Svg:
    """Return a back: dark red, a rope around it, a badge on a wheel of rays."""
    svg = Svg(width, height)
    edge, cx, cy = ramp("#8E1F2A").line, width / 2, height / 2
    svg.inked(box(3, 3, width - 6, height - 6, 26), PAPER, edge, svg.mass)
    field = svg.radial((cx, cy), height * 0.62, [(0, "#C23A3E"), (0.6, "#A32530"), (1, "#7A1723")])
    x, y, w, h = 20, 20, width - 40, height - 40
    svg.fill(box(x, y, w, h, 16), field)
    window = box_window(x, y, w, h, 16)
    svg.rays(window, (cx, cy), "#D65450", 20, 0.3)
    svg.stroke(box(x, y, w, h, 16), edge, svg.part)
    return svg


def back() -> Svg:
    """Return the back of every card."""
    svg = _back(WIDTH, HEIGHT)
    rope(svg, 40, 40, WIDTH - 80, HEIGHT - 80, 22)
    cx, cy = WIDTH / 2, HEIGHT / 2
    for dx in (-1, 1):
        for dy in (-1, 1):
            svg.inked(star(cx + dx * 86, cy + dy * 150, 15, 5), "#F0D9B0", "#5A1320", 3)
    svg.fill(circle(cx + 4, cy + 7, 84), "#3A0810", 0.35)
    svg.solid(circle(cx, cy, 82), ramp("#F0DDB4", CREAM_LINE, "#D9BD88"))
    svg.stroke(circle(cx, cy, 68), "#8E1F2A", 4, dash="1 9")
    draw_badge(svg, cx, cy, 54)
    return svg


def rope(svg: Svg, x: float, y: float, width: float, height: float, radius: float) -> None:
    """Draw a twisted rope as a frame."""
    edge = box(x, y, width, height, radius)
    svg.stroke(edge, "#4E2E16", 13)
    svg.stroke(edge, "#C99C5E", 8.5)
    svg.stroke(edge, "#7E5A2E", 8.5, 0.85, dash="0.1 13")
    svg.stroke(edge, "#F0D6A2", 3, 0.6, dash="4 9")


def trick() -> Svg:
    """Return the back of a taken trick, shown at 28 x 40: few large forms."""
    svg = Svg(112, 160, weight=6)
    tones = ramp("#A32530")
    svg.inked(box(3, 3, 106, 154, 16), PAPER, tones.line, 6)
    svg.fill(
        box(15, 15, 82, 130, 9),
        svg.linear((0, 15), (80, 145), [(0, tones.light), (0.5, tones.base), (1, tones.shade)]),
    )
    svg.fill(poly([(56, 34), (88, 80), (56, 126), (24, 80)]), tones.deep, 0.6)
    svg.inked(star(56, 82, 27, 5), "#FFF0D2", tones.line, 4.5)
    return svg


def seat(index: int) -> Svg:
    """Return the portrait of a seat in a leather ring."""
    svg = Svg(512, 512, weight=9)
    tones = ramp(SEAT_FIELDS[index])
    svg.fill(circle(262, 268, 244), "#141A2B", 0.3)
    svg.fill(
        circle(256, 256, 214),
        svg.radial((256, 230), 230, [(0, tones.light), (0.55, tones.base), (1, tones.shade)]),
    )
    svg.rays(disc_window(256, 256, 214), (256, 250), tones.high, 16, 0.25, turn=4)
    scale, high = 0.9, 274
    with svg.at(256, high, scale):
        draw_person(svg, SEATS[index], disc_window(0, (256 - high) / scale, 212 / scale))
    leather = ramp("#9C6638")
    band = ring(circle(256, 256, 244), circle(256, 256, 208))
    svg.fill(
        band, svg.linear((80, 60), (430, 450), [(0, leather.light), (0.5, leather.base), (1, leather.deep)])
    )
    for r, width in ((244, svg.mass), (208, svg.part)):
        svg.stroke(circle(256, 256, r), leather.line, width)
    svg.stroke(circle(256, 256, 226), "#F0D6A2", 5, 0.85, dash="14 13")
    return svg


def sprites() -> dict[str, Svg]:
    """Return every sprite of the game by name."""
    pictures = {f"icon_{suit.name}": icon(suit) for suit in SUITS}
    for suit in SUITS:
        for number in range(suit.first, suit.first + suit.size):
            pictures[f"card_{number}"] = card(suit, number)
    pictures |= {"back": back(), "trick": trick(), "poster": poster()}
    pictures |= {"poster_sheet": poster_sheet("#A8642A")}
    pictures |= {f"seat_{index + 1}": seat(index) for index in range(len(SEATS))}
    return pictures | props()
