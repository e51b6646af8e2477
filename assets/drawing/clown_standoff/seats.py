"""The six clowns at the table and the dummy: portraits in a lacquered ring."""

import math
from collections.abc import Callable
from dataclasses import dataclass

from assets.drawing.clothes import Wear
from assets.drawing.eyes import Eyes
from assets.drawing.faces import Brows, Face
from assets.drawing.figures import Person, draw_bust, draw_head
from assets.drawing.hats import Hat
from assets.drawing.palette import (
    BROWN_SKIN,
    CREAM,
    CREAM_LINE,
    DARK_SKIN,
    NAVY,
    RED,
    SKIN,
    TAN,
    TEAL,
    WHITE,
    ramp,
)
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, circle, curve, disc_window, poly, rail, ring, scallops, star, together

PLACE = (256.0, 284.0, 1.04)
"""Position and scale of the face in every portrait, so that the cream and the nose fit them all."""


@dataclass(frozen=True)
class Sitter:
    """Portrait: the person, the field's colour, and the paint on the face."""

    person: Person
    field: str
    paint: Callable[[Svg], None] | None = None


def _stars(svg: Svg) -> None:
    """Draw a star over one eye and freckles on the cheek."""
    svg.inked(star(-62, 40, 17, inner=0.5), "#2F6FA8", "#16335A", svg.fine)


def _diamonds(svg: Svg) -> None:
    """Draw narrow diamonds below the eyes."""
    for side in (-1, 1):
        svg.inked(
            poly([(side * 44, 18), (side * 53, 36), (side * 44, 58), (side * 35, 36)]),
            "#B5282E",
            "#5A1320",
            svg.fine,
        )


def _heart(svg: Svg) -> None:
    """Draw a small heart on the cheek."""
    svg.inked(blob("62,58! 46,44 44,32 53,27 62,34! 71,27 80,32 78,44"), "#D8485A", "#5A1320", svg.fine)


SEATS = (
    Sitter(Person(  # the tumbler: ginger bob, freckles, tiny cone
        Face("#F8D0AA", "heart", Eyes(look=(2, 3), rx=21, ry=27, iris="#3E7A50", lashes=True), Brows("#8E3A16", lift=(0, 3), thick=10, y=-47), "ball", "grin", cheeks=0.8, marks=("freckles",), patches=WHITE),
        ("bob", "#D9642A"), Hat("cone", TEAL, trim="pompom", tilt=18, lift=22, scale=0.62), Wear("stripes", CREAM, second="#2F8C84", neck="ruff", neck_colour=WHITE, build="slim"), -3), "#C2506A", _stars),
    Sitter(Person(  # the old hand: bald, white tufts, has seen it all
        Face("#F0C09A", "pear", Eyes(look=(-3, 3), lids=(0.28, 0.22), slant=-6, rx=18, ry=23, lower=0.1), Brows("#E8E6EC", tilt=(-5, -5), lift=(2, 7), thick=18, y=-54), "ball", "smile", muzzle=WHITE, marks=("wrinkles",), cheeks=0.75),
        ("tufts", "#E4E3EA"), None, Wear("suit", "#7A3A4A", second=CREAM, neck="bow_tie", neck_colour="#2F8C84"), 3), "#4A78B0"),
    Sitter(Person(  # the drummer: sunny, blue curls, hoops
        Face(DARK_SKIN, "egg", Eyes(look=(2, 3), iris="#4B2F1E", lashes=True), Brows("#2B1D24", lift=(6, 6), thick=11, y=-52), "ball", "laugh", muzzle=WHITE, patches=WHITE, marks=("earrings",), cheeks=0.35),
        ("curls", "#3F7FC8"), None, Wear("dress", "#E9822F", second=DARK_SKIN, neck="ruff", neck_colour=CREAM, build="slim"), 4), "#D9B45A"),
    Sitter(Person(  # the sailor: square jaw, walrus moustache
        Face(TAN, "square", Eyes(look=(3, 2), rx=18, ry=22), Brows("#33222A", tilt=(8, 2), lift=(0, 8), thick=18, y=-48), "ball", "grim", moustache="handlebar", whiskers="#33222A", cheeks=0.6, patches=WHITE),
        ("sides", "#33222A"), Hat("cap", "#F4EEE2", band=NAVY, tilt=8, lift=10, scale=0.86), Wear("stripes", WHITE, second="#2D4A8E", neck="knot", neck_colour=RED, build="broad"), -2), "#3E9180"),
    Sitter(Person(  # the apprentice: round, worried, one size too large
        Face(SKIN, "round", Eyes(look=(-2, -3), rx=22, ry=29, pupil=0.5, iris="#5E7C8C"), Brows("#6B3A22", tilt=(-10, -10), lift=(4, 4), thick=11, y=-58), "ball", "oh", muzzle=WHITE, cheeks=0.85),
        ("cloud", "#2F8C9A"), Hat("bowler", "#C8433A", band=CREAM, trim="star", tilt=-12, lift=24, scale=0.7), Wear("vest", "#5E4A9A", second="#F4E2C2", neck="bow_tie", neck_colour="#E9822F"), 5), "#E0934A"),
    Sitter(Person(  # the diva: pink bun, painted lids, a bow
        Face(BROWN_SKIN, "heart", Eyes(look=(3, 3), lids=(0.34, 0.26), shadow="#5FB6B0", lashes=True, iris="#4B3524"), Brows("#33222A", tilt=(2, -6), lift=(0, 10), thick=9, y=-52), "ball", "lips", lips="#D8324A", patches="#FDF3E6", cheeks=0.5),
        ("bun", "#E88AAE"), None, Wear("dress", "#8E2F4A", second=BROWN_SKIN, neck="beads", neck_colour=WHITE, build="slim"), -4), "#6B4A98", _heart),
)  # fmt: skip


def _field(svg: Svg, colour: str) -> None:
    tones = ramp(colour)
    svg.fill(circle(263, 270, 243), "#141A2B", 0.3)
    svg.fill(
        circle(256, 256, 216),
        svg.radial((240, 220), 240, [(0, tones.light), (0.55, tones.base), (1, tones.shade)]),
    )
    svg.rays(disc_window(256, 256, 214), (256, 262), tones.high, 16, 0.24, turn=4)


def _ring(svg: Svg) -> None:
    """Draw a ring of red lacquer with a row of cream studs."""
    red = ramp("#9E2A34")
    band = ring(circle(256, 256, 245), circle(256, 256, 207))
    svg.fill(
        band,
        svg.linear((90, 60), (420, 450), [(0, red.high), (0.3, red.base), (0.75, red.shade), (1, red.deep)]),
    )
    for r, width in ((245, svg.mass), (207, svg.part)):
        svg.stroke(circle(256, 256, r), red.line, width)
    angles = [math.tau * i / 24 for i in range(24)]
    svg.inked(
        together(*(circle(256 + 226 * math.cos(a), 256 + 226 * math.sin(a), 9) for a in angles)),
        "#F7E8C9",
        red.line,
        3.4,
    )
    svg.fill(
        together(*(circle(253.6 + 226 * math.cos(a), 253 + 226 * math.sin(a), 3.4) for a in angles)),
        "#FFFFFF",
    )


def seat(sitter: Sitter) -> Svg:
    """Return a clown in the ring, 512 x 512, disc of radius 207."""
    svg = Svg(512, 512, weight=9)
    x, y, scale = PLACE
    _field(svg, sitter.field)
    with svg.at(x, y, scale):
        draw_bust(svg, sitter.person, disc_window(0, (256 - y) / scale, 211 / scale))
    _ring(svg)
    with svg.at(x, y, scale):
        draw_head(svg, sitter.person)
        if sitter.paint:
            with svg.at(0, 90, 1, sitter.person.tilt), svg.at(0, -90):
                sitter.paint(svg)
    return svg


# ---- the dummy -------------------------------------------------------------------------------------------

SACK, STRAW = ramp("#E2C08A", "#5A3A1E"), ramp("#E3C068", "#5E4312")


def _straw(svg: Svg) -> None:
    """Draw straw as hair, and where the sack is tied."""
    for side in (-1, 1):
        for x, y, dx, dy in (
            (70, -70, 62, -54),
            (82, -48, 74, -22),
            (86, -24, 70, 6),
            (78, -84, 40, -72),
            (84, -6, 56, 30),
        ):
            svg.solid(
                rail(
                    [(side * x, y), (side * (x + dx * 0.6), y + dy * 0.7), (side * (x + dx), y + dy)],
                    [22, 15, 3],
                ),
                STRAW,
                svg.part,
                k=0.9,
            )
    for x in (-58, -34, -8, 18, 44, 62):
        svg.solid(
            rail([(x, 92), (x * 1.3, 124), (x * 1.7, 150 - abs(x) * 0.2)], [20, 18, 4]),
            STRAW,
            svg.part,
            k=0.9,
        )


def _button(svg: Svg, x: float, y: float, r: float, colour: str) -> None:
    tones = ramp(colour)
    svg.fill(circle(x + 3, y + 5, r + 2), SACK.deep, 0.6)
    svg.solid(circle(x, y, r), tones, svg.part)
    svg.stroke(circle(x, y, 0.68 * r), tones.light, svg.fine, 0.8)
    holes = [(x + dx * 0.25 * r, y + dy * 0.25 * r) for dx in (-1, 1) for dy in (-1, 1)]
    svg.stroke(together(curve([holes[0], holes[3]]), curve([holes[1], holes[2]])), "#F7E8C9", svg.fine)


def _sack_face(svg: Svg) -> None:
    svg.solid(
        blob(
            "0,-108 50,-100 86,-60 96,0 90,50 64,92! 30,104 0,98 -30,104 -64,92! -90,50 -96,0 -86,-60 -50,-100"
        ),
        SACK,
        k=(0.88, 0.92),
        anchor=(0.34, 0.34),
    )
    weave = [
        curve([(-70 + 3 * i, y + (i % 3)), (70 - 3 * i, y)]) for i, y in enumerate((-84, -62, -40, 6, 34, 84))
    ]
    weave += [curve([(x, -80), (x * 1.1, 0), (x, 84)]) for x in (-64, -16, 16, 64)]
    svg.stroke(together(*weave), SACK.shade, svg.fine, 0.3)
    for side in (-1, 1):
        svg.fill(circle(side * 56, 34, 22), "#D8604A", 0.7)
        svg.stroke(circle(side * 56, 34, 22), "#8E2F2A", svg.fine, 0.8, "6 7")
    svg.stroke(curve("-56,52 -30,72 0,79 30,72 56,52"), "#6A2A1C", svg.mass)
    for x, y in ((-44, 62), (-22, 75), (0, 79), (22, 75), (44, 62)):
        svg.stroke(curve([(x - 2 + x * 0.05, y - 11), (x + 2 - x * 0.05, y + 11)]), "#6A2A1C", svg.part)
    _button(svg, -38, -16, 24, "#3A5A8E")
    _button(svg, 38, -14, 19, "#2F2A36")
    for side, lift in ((-1, 0), (1, 8)):
        dots = [(side * 18, -50 - lift), (side * 38, -58 - lift), (side * 60, -50 - lift)]
        svg.stroke(curve(dots), "#5A3A1E", svg.mass)
        for x, y in dots:
            svg.stroke(curve([(x - 3, y - 9), (x + 3, y + 9)]), "#5A3A1E", svg.fine)
    svg.fill(circle(5, 26, 32), SACK.deep, 0.5)
    svg.solid(
        scallops(
            [(30 * math.cos(a), 18 + 30 * math.sin(a)) for a in (math.tau * i / 9 for i in range(9))], 0.53
        ),
        ramp("#C8363A"),
        k=0.86,
    )
    svg.stroke(
        together(curve("-14,4 -8,14"), curve("10,2 6,14"), curve("-16,30 -6,24"), curve("16,32 8,24")),
        "#F0A090",
        svg.fine,
    )


def _dummy_clothes(svg: Svg) -> None:
    """Draw a broomstick for arms, an old striped sack, a paper ruff."""
    window = disc_window(0, (256 - PLACE[1]) / PLACE[2], 211 / PLACE[2])
    person = Person(Face(), wear=Wear("stripes", "#E4D2AC", second="#B5605A", build="broad"))
    draw_bust(svg, person, window)
    _straw(svg)
    rope = blob("-70,92 0,106 70,92! 74,110 0,126 -74,110")
    svg.solid(rope, ramp("#B98C48", CREAM_LINE), svg.part)
    svg.stroke(
        together(
            *(
                curve([(x - 5, 96 + 12 - abs(x) * 0.14), (x + 6, 112 + 6 - abs(x) * 0.12)])
                for x in range(-54, 60, 18)
            )
        ),
        "#6B4820",
        svg.fine,
    )


def _funnel_hat(svg: Svg) -> None:
    """Draw a hat of folded newspaper."""
    paper = ramp("#EFE6D2", CREAM_LINE, "#CDBDA0")
    svg.fill(blob("-92,-74 0,-62 92,-74 84,-52 0,-44 -86,-52"), SACK.deep, 0.5)
    with svg.at(0, -80, 1, -7), svg.at(0, 80):
        svg.solid(poly([(-104, -92), (0, -206), (104, -92)]), paper, k=0.94)
        svg.solid(
            blob("-124,-104! 0,-92 124,-104! 112,-62! 0,-50 -112,-62!"),
            paper,
            k=(0.96, 0.8),
            anchor=(0.4, 0.2),
        )
        svg.stroke(
            together(
                *(curve([(-40 + 5 * i, -166 + 15 * i), (34 - 2 * i, -160 + 15 * i)]) for i in range(1, 4))
            ),
            "#A89878",
            svg.fine,
            0.9,
        )
        svg.stroke(
            together(
                curve("-92,-86 -20,-76"),
                curve("-88,-74 -30,-66"),
                curve("24,-78 90,-86"),
                curve("30,-67 84,-74"),
            ),
            "#A89878",
            svg.fine,
            0.9,
        )
        svg.stroke(curve("0,-204 4,-150 0,-96"), paper.shade, svg.part)


def dummy() -> Svg:
    """Return the dummy of two players: a clown of sacking and straw."""
    svg = Svg(512, 512, weight=9)
    _field(svg, "#5E7A86")
    with svg.at(*PLACE):
        _dummy_clothes(svg)
    _ring(svg)
    with svg.at(*PLACE), svg.at(0, 90, 1, 5), svg.at(0, -90):
        _sack_face(svg)
        _funnel_hat(svg)
    return svg


def seats() -> dict[str, Svg]:
    """Return all portraits by name."""
    return {f"seat_{i + 1}": seat(sitter) for i, sitter in enumerate(SEATS)} | {"dummy": dummy()}
