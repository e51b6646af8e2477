"""The six clown cards and their back."""

from collections.abc import Callable
from dataclasses import dataclass

from assets.drawing.clothes import Window
from assets.drawing.clown_standoff import boss as boss
from assets.drawing.clown_standoff import clowns as low
from assets.drawing.clown_standoff import rivals as high
from assets.drawing.clown_standoff.card import (
    HEIGHT,
    WIDTH,
    draw_back_stock,
    draw_curb,
    draw_indices,
    draw_medallion,
    draw_panel_edge,
    draw_spotlight,
    draw_stock,
    within,
)
from assets.drawing.faces import draw_nose, skull
from assets.drawing.hair import draw_hair_back
from assets.drawing.hats import Hat, draw_hat, draw_hat_shadow
from assets.drawing.palette import ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import box_window, circle, curve, cut, poly, together

BACK = "#2A3A78"


@dataclass(frozen=True)
class Clown:
    """Clown of a card: the field's colour, position and scale of the face, body and head."""

    field: str
    place: tuple[float, float, float]
    tilt: float
    body: Callable[[Svg, Window], None]
    head: Callable[[Svg], None]
    front: Callable[[Svg], None] | None = None
    """Draws what it holds before the frame."""


CLOWNS = (
    Clown("#4C8A3E", (168, 270, 0.65), -4, low.imp_body, low.imp_head),
    Clown("#3A78C2", (170, 228, 0.7), 4, low.tramp_body, low.tramp_head),
    Clown("#23827A", (166, 226, 0.7), -3, low.jolly_body, low.jolly_head),
    Clown("#E07A2C", (164, 228, 0.7), 3, high.furious_body, high.furious_head, high.furious_front),
    Clown("#6B3B7E", (154, 224, 0.68), -4, high.haughty_body, high.haughty_head, high.haughty_front),
    Clown("#B5282E", (162, 236, 0.7), 4, boss.boss_body, boss.boss_head, boss.boss_front),
)


def card(value: int) -> Svg:
    """Return the face of a clown card."""
    clown = CLOWNS[value - 1]
    x, y, scale = clown.place
    svg = Svg(WIDTH, HEIGHT)
    draw_stock(svg, clown.field)
    draw_spotlight(svg, clown.field)
    draw_curb(svg)
    with svg.at(x, y, scale, weight=0.95):
        clown.body(svg, within(x, y, scale))
    draw_panel_edge(svg, clown.field)
    with svg.at(x, y, scale, weight=0.95), svg.at(0, 90, 1, clown.tilt), svg.at(0, -90):
        clown.head(svg)
    if clown.front:
        with svg.at(x, y, scale, weight=0.95):
            clown.front(svg)
    draw_indices(svg, value, clown.field)
    return svg


def back() -> Svg:
    """Return the back of the clown cards: harlequin's diamonds, a clown without a face."""
    svg = Svg(WIDTH, HEIGHT)
    draw_back_stock(svg, BACK, 0)
    tones = ramp(BACK)
    window = box_window(34, 34, 252, 372, 9)
    places = ((20 + 40 * column + 20 * (row % 2), 20 + 40 * row) for row in range(11) for column in range(8))
    gems = [cut(poly([(x, y - 34), (x + 17, y), (x, y + 34), (x - 17, y)]), window) for x, y in places]
    svg.fill(together(*(g for g in gems if len(g.outline) > 2)), tones.light, 0.55)
    draw_medallion(svg, 160, 220, 108, "#B5282E")
    svg.fill(circle(160, 220, 94), svg.radial((150, 200), 100, [(0, "#F7D9A8"), (1, "#E3B97E")]))
    with svg.at(160, 242, 0.56):
        draw_hair_back(svg, "cloud", "#C8433A")
        svg.fill(skull("round"), "#FDF3E2")
        svg.stroke(skull("round"), "#4E2E26")
        draw_nose(svg, "ball", ramp("#F6CDA6"))
        svg.stroke(curve("-56,52 -30,76 0,83 30,76 56,52"), "#8E1D22", 1.4 * svg.mass)
        for side in (-1, 1):
            smile = curve([(side * 20, -14), (side * 38, -30), (side * 56, -14)])
            svg.stroke(smile, "#4E2E26", 1.2 * svg.mass)
        draw_hat_shadow(svg)
        draw_hat(svg, Hat("bowler", BACK, band="#E9822F", trim="flower", tilt=-8, lift=6))
    return svg


def deck() -> dict[str, Svg]:
    """Return all cards by name."""
    return {f"card_{value}": card(value) for value in range(1, len(CLOWNS) + 1)} | {"back": back()}
