"""Limbs and small parts of the mobsters' bodies: sleeves, fists, legs, shoes, buttons, shadows."""

import math
from collections.abc import Sequence

from assets.drawing.palette import PAPER, Ramp, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import Point, Shape, blob, circle, curve, mirrored, moved, parsed, poly, rail

DARK = ramp("#3E3848")
BLACK = ramp("#34303E")
LEFT = {
    "calm": "71,134 60,146 53,166 52,186",
    "hurt": "70,136 54,146 42,140 34,122",
    "angry": "71,134 56,146 50,164 57,180",
}
RIGHT = {
    "calm": "129,134 140,146 147,166 148,186",
    "hurt": "130,136 146,146 158,140 166,122",
    "angry": "128,142 146,138 156,120",
}
"""Arms by mood, from shoulder to wrist."""


def halved(right: str, axis: float, top: float, low: float) -> Shape:
    """Return a form symmetric about x = 100, closed above and below.

    `right` has the points of its right half, with x from the middle.
    """
    return blob(moved(f"{axis},{top}! {right} {axis},{low} {mirrored(right)}", 100))


def flipped(points: str, side: int) -> list[Point]:
    """Return points of the left half for `side` -1, reflected about x = 100 for 1 (still clockwise)."""
    dots = parsed(points)[0]
    return dots if side < 0 else [(200 - x, y) for x, y in dots][::-1]


def hand_of(points: str) -> Point:
    """Return the place of the hand of an arm along these points."""
    dots = parsed(points)[0]
    (ax, ay), (x, y) = dots[-2], dots[-1]
    length = math.dist((ax, ay), (x, y))
    return x + 10 * (x - ax) / length, y + 10 * (y - ay) / length


def draw_fist(svg: Svg, x: float, y: float, tones: Ramp, thumb: int) -> None:
    """Draw a small closed hand, about 20 wide; `thumb` is the side of the thumb."""
    svg.solid(blob(moved("-9,-6 0,-10 9,-6 11,3 6,10 -6,10 -11,3", x, y)), tones, svg.part, k=0.84)
    for dx in (-2.5, 3.5):
        svg.stroke(curve([(x + dx, y + 4), (x + dx, y + 8.5)]), tones.line, svg.fine)
    svg.stroke(
        curve([(x - thumb * 9, y - 2), (x - thumb * 3, y - 3), (x - thumb * 1, y + 2)]), tones.line, svg.fine
    )


def draw_sleeve(svg: Svg, points: str, tones: Ramp, cuff: Ramp, skin: Ramp, width: float) -> None:
    """Draw an arm along its points from the shoulder, with hand and cuff."""
    x, y = parsed(points)[0][-1]
    hand = hand_of(points)
    dx, dy = (hand[0] - x) / 10, (hand[1] - y) / 10
    svg.solid(
        rail(points, [0.5 * width, 0.95 * width, width, 0.92 * width, 0.8 * width]),
        tones,
        svg.mass,
        k=(0.84, 0.95),
        anchor=(0.3, 0.4),
    )
    draw_fist(svg, *hand, skin, 1 if x > 100 else -1)
    half = 0.48 * width
    band = [(x + dy * half, y - dx * half), (x + 2 * dx, y + 2 * dy), (x - dy * half, y + dx * half)]
    svg.inked(rail(band, [8, 8, 8]), cuff.base, cuff.line, svg.part)


def draw_shoes(svg: Svg, tones: Ramp, y: float = 222, apart: float = 17, size: float = 1) -> None:
    """Draw two shoes from the front, toes slightly outward."""
    for side in (-1, 1):
        x = 100 + side * apart
        dots = [(-9, -10), (8, -10), (19, 1), (15, 8), (-8, 8), (-11, 0)]
        form = blob([(x + side * a * size, y + b) for a, b in dots][::side])
        svg.solid(form, tones, svg.part, k=(0.86, 0.78))
        svg.stroke(
            curve([(x + side * 4 * size - 5, y - 3), (x + side * 4 * size + 4, y - 3)]),
            tones.high,
            svg.fine,
            0.8,
        )


def draw_legs(svg: Svg, tones: Ramp, top: float, wide: float = 15, apart: float = 16) -> None:
    """Draw two trouser legs down to the shoes."""
    for side in (-1, 1):
        x = 100 + side * apart
        form = poly([(x - wide, top), (x + wide, top), (x + wide * 0.86, 215), (x - wide * 0.86, 215)])
        svg.tube(form, tones, ((x - wide, 0), (x + wide, 0)), svg.part)


def draw_buttons(svg: Svg, dots: Sequence[Point], r: float, tones: Ramp) -> None:
    """Draw pale buttons."""
    for x, y in dots:
        svg.inked(circle(x, y, r), PAPER, tones.line, svg.fine)


def draw_neck(svg: Svg, skin: Ramp) -> None:
    """Draw the neck between collar and chin."""
    svg.inked(poly("87,112 113,112 115,134 85,134"), skin.shade, skin.line, svg.part)


def draw_chin_shadow(svg: Svg, tones: Ramp, half: float, low: float) -> None:
    """Draw the shadow of the head on the chest."""
    svg.fill(
        blob(
            [
                (100 - half, low - 14),
                (100 + half + 6, low - 14),
                (100 + half + 2, low - 2),
                (104, low + 4),
                (100 - half, low - 4),
            ]
        ),
        tones.line,
        0.4,
    )
