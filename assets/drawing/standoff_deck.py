"""The six clown cards and their back."""

from collections.abc import Callable
from dataclasses import dataclass

from assets.drawing.clothes import Window
from assets.drawing.pen import Svg
from assets.drawing.standoff_card import (
    HEIGHT,
    WIDTH,
    draw_curb,
    draw_indices,
    draw_panel_edge,
    draw_spotlight,
    draw_stock,
    within,
)
from assets.drawing import standoff_clowns as low, standoff_rivals as high


@dataclass(frozen=True)
class Clown:
    """Who is on a card: the field's colour, where and how large the face is, body and head."""

    field: str
    place: tuple[float, float, float]
    tilt: float
    body: Callable[[Svg, Window], None]
    head: Callable[[Svg], None]
    front: Callable[[Svg], None] | None = None
    """What it holds before the frame."""


CLOWNS = (
    Clown("#4C8A3E", (168, 270, 0.65), -4, low.imp_body, low.imp_head),
    Clown("#3A78C2", (170, 228, 0.7), 4, low.tramp_body, low.tramp_head),
    Clown("#23827A", (166, 226, 0.7), -3, low.jolly_body, low.jolly_head),
    Clown("#E07A2C", (164, 228, 0.7), 3, high.furious_body, high.furious_head, high.furious_front),
    Clown("#6B3B7E", (154, 224, 0.68), -4, high.haughty_body, high.haughty_head, high.haughty_front),
    Clown("#B5282E", (162, 236, 0.7), 4, high.boss_body, high.boss_head, high.boss_front),
)


def card(value: int) -> Svg:
    """The face of a clown card."""
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


def deck() -> dict[str, Svg]:
    """All of them by name."""
    return {f"card_{value}": card(value) for value in range(1, len(CLOWNS) + 1)}
