"""Poster of Texas Showdown: a stranger with five cards between two Sheriffs, sunset over a main street."""

from assets.drawing.clothes import Wear
from assets.drawing.eyes import Eyes
from assets.drawing.faces import Brows, Face
from assets.drawing.figures import Person, draw_person
from assets.drawing.hands import draw_arm, draw_hand
from assets.drawing.hats import Hat
from assets.drawing.palette import CHESTNUT, CREAM, PAPER, RED, TAN, mix, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, box, box_window, circle, curve, cut, mirrored, oval, poly, together
from assets.drawing.texas_showdown.icons import SUITS, Suit, draw_icon
from assets.drawing.texas_showdown.people import SHERIFFS
from assets.drawing.texas_showdown.skeleton import draw_coat, draw_skull

WIDTH, HEIGHT = 480, 564
CANVAS = box_window(0, 0, WIDTH, HEIGHT)
STRANGER = Person(
    Face(
        skin=TAN,
        shape="lantern",
        eyes=Eyes(lids=(0.36, 0.36), slant=-9, lower=0.16, look=(3, 3), iris="#4E7F8C"),
        brows=Brows(CHESTNUT, tilt=(8, 4), lift=(0, 6), thick=17, y=-47),
        nose="long",
        mouth="smirk",
        cheeks=0.35,
        marks=("stubble",),
    ),
    hair=("sides", CHESTNUT),
    hat=Hat("cattleman", "#7B4B2A", band=RED, trim="bullets", tilt=-5, lift=9, scale=1.08),
    wear=Wear("poncho", "#5E7A58", second=CREAM, build="medium"),
    tilt=2,
)


def _sky(svg: Svg) -> None:
    stops = [(0, "#B9402C"), (0.3, "#DC6B35"), (0.58, "#F2A45C"), (0.78, "#F9D99A")]
    svg.fill(box(0, 0, WIDTH, HEIGHT), svg.linear((0, 0), (0, 470), stops))
    svg.rays(CANVAS, (240, 250), "#FFE7B0", 22, 0.2, turn=3)
    svg.fill(circle(240, 256, 178), "#FFE9B4", 0.35)
    svg.fill(circle(240, 256, 150), svg.radial((240, 250), 150, [(0, "#FFF6D6"), (1, "#FFE3A0")]))
    mesa = "0,300! 20,300! 34,252! 96,248! 110,296! 150,304! 330,304! 372,298! 386,238! 452,236! 462,292! 480,296! 480,400! 0,400!"
    svg.fill(blob(mesa), "#A4503A", 0.85)
    svg.fill(blob("34,252! 96,248! 92,262 38,266!"), "#C8704A", 0.9)
    svg.fill(blob("386,238! 452,236! 448,252 390,254!"), "#C8704A", 0.9)


def _house(svg: Svg, x: float, top: float, width: float, colour: str, left: bool) -> None:
    """Draw a false front of boards with a porch, from the street."""
    tones = ramp(colour)
    front = poly([(x, top + 22), (x + 12, top + 22), (x + 18, top), (x + width - 18, top), (x + width - 12, top + 22),
                  (x + width, top + 22), (x + width, 470), (x, 470)])  # fmt: skip
    svg.solid(front, tones, svg.part, k=(0.96, 0.98), anchor=(0.2 if left else 0.1, 0.2))
    boards = [curve([(x + 4, y), (x + width - 4, y)]) for y in range(int(top) + 40, 460, 18)]
    svg.stroke(together(*boards), tones.shade, svg.fine, 0.8)
    svg.inked(
        box(x + 0.2 * width, top + 14, 0.6 * width, 26, 6), mix(colour, PAPER, 0.7), tones.line, svg.fine
    )
    for at in (0.16, 0.58):
        svg.inked(box(x + at * width, top + 62, 0.26 * width, 44, 4), "#FFE0A0", tones.line, svg.part)
        svg.stroke(
            curve([(x + (at + 0.13) * width, top + 64), (x + (at + 0.13) * width, top + 104)]),
            tones.line,
            svg.fine,
        )
    roof = poly(
        [(x - 6, top + 126), (x + width + 6, top + 126), (x + width + 14, top + 148), (x - 14, top + 148)]
    )
    svg.inked(roof, tones.deep, tones.line, svg.part)
    svg.fill(box(x + 3, top + 150, width - 6, 14), tones.line, 0.35)


def _street(svg: Svg) -> None:
    _house(svg, -34, 196, 150, "#B0633A", True)
    _house(svg, 366, 184, 160, "#8F5A66", False)
    sand = svg.linear((0, 400), (0, 564), [(0, "#EFC785"), (1, "#C98A4E")])
    svg.fill(blob("0,424! 120,410 240,404 360,410 480,424! 480,564! 0,564!"), sand)
    for points in ("60,470 130,440 190,420", "420,474 350,442 290,420"):
        svg.stroke(curve(points), "#A8683A", 4, 0.5)


def _card(svg: Svg, suit: Suit, x: float, y: float, turn: float) -> None:
    """Draw a card of the fan, turned about its lower middle."""
    with svg.at(x, y, 1, turn):
        svg.fill(box(-43, -146, 98, 142, 13), "#3A1A14", 0.3)
        svg.inked(box(-49, -152, 98, 142, 13), PAPER, ramp(suit.ink).line, svg.part)
        svg.fill(box(-39, -142, 78, 122, 8), mix(suit.colour, PAPER, 0.55))
        svg.stroke(box(-39, -142, 78, 122, 8), suit.colour, svg.fine)
        draw_icon(svg, suit, 0, -92, 66, weight=0.85)


def _fan(svg: Svg) -> None:
    """Draw five cards before the chest, and the hands that hold them."""
    sleeve = ramp("#5E7A58")
    draw_arm(svg, "30,604 90,560 150,540 188,532", sleeve, (62, 64, 52))
    draw_arm(svg, mirrored("30,604 90,560 150,540 188,532", 240), sleeve, (62, 64, 52))
    for index, suit in enumerate((SUITS[7], SUITS[1], SUITS[4], SUITS[2], SUITS[6])):
        place = index - 2
        _card(svg, suit, 240 + 15 * place, 541 + 3 * place * place, 15 * place)
    for x, turn in ((196, -52), (284, -128)):
        draw_hand(svg, "hold", x, 524, TAN, turn, 0.82)


def poster() -> Svg:
    """Return the picture, full to its edges; titles are above y 130 and below y 524."""
    svg = Svg(WIDTH, HEIGHT, weight=6.5)
    _sky(svg)
    _street(svg)
    for x in (92, 392):
        svg.fill(oval(x, 452, 92, 16), "#5A2A1A", 0.3)
    with svg.at(84, 330, 0.56, -3, weight=0.9):
        draw_coat(svg, box_window(-152, -320, 420, 740))
        draw_skull(svg)
    with svg.at(398, 332, 0.56, 3, weight=0.9):
        draw_person(svg, SHERIFFS["boots"], box_window(-320, -320, 460, 740))
    svg.fill(
        cut(blob("90,470! 120,400 180,372 300,372 360,400 396,470! 420,564! 70,564!"), CANVAS),
        "#4A1E16",
        0.28,
    )
    with svg.at(240, 290, 0.85):
        draw_person(svg, STRANGER, box_window(-270, -330, 540, 660))
        svg.stroke(curve("26,60 64,70 104,62"), "#6E4A14", 1.2 * svg.mass)
        svg.stroke(curve("26,60 64,70 104,62"), "#E9CF86", 0.6 * svg.mass)
    _fan(svg)
    return svg
