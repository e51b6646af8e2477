"""Coach of the lessons: the ringmistress in her wooden ring, and the gloved hand that points."""

from assets.drawing.clothes import Wear
from assets.drawing.common_people import Sitter, portrait
from assets.drawing.eyes import Eyes
from assets.drawing.faces import Brows, Face
from assets.drawing.figures import Person
from assets.drawing.hands import draw_arm, draw_hand
from assets.drawing.hats import Hat
from assets.drawing.palette import CHESTNUT, GOLD, RED, WHITE, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import circle, curve

RINGMISTRESS = Sitter(
    Person(
        Face(
            "#EDBE96",
            "heart",
            Eyes(lashes=True, look=(3, 2), rx=20, ry=25, iris="#3F6E8C"),
            Brows(CHESTNUT, lift=(8, 11), tilt=(-5, -7), thick=10, y=-50),
            "small",
            "lady_grin",
            lips="#B5283A",
            marks=("mole",),
            cheeks=0.55,
        ),
        ("curls", CHESTNUT),
        Hat("topper", "#B5282E", "#2A1B2E", "star", tilt=-7, lift=14),
        Wear("uniform", RED, second=GOLD, build="slim"),
        -3,
    ),
    "#2F7C86",
    0.96,
    66,
)
"""Lively and kind, in top hat and red tails."""


def glove() -> Svg:
    """Return a white glove on a red cuff, its finger at (150, 60) of 160 x 120, pointing to the right."""
    svg = Svg(160, 120, weight=5)
    with svg.at(78, 72, 1.06):
        draw_arm(svg, "-66,4 -34,4", ramp(RED), (46, 50))
        draw_hand(svg, "point", 0, 0, WHITE)
        svg.fill(circle(-48, 4, 6), ramp(GOLD).high)
        svg.stroke(curve("-62,-16 -40,-20"), ramp(RED).high, 3, 0.7)
    return svg


def sprites() -> dict[str, Svg]:
    """Return the coach and her hand by name."""
    return {"coach": portrait(RINGMISTRESS), "glove": glove()}
