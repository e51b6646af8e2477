"""Six portraits for seats of any game, one for each colour: people off the street."""

from dataclasses import dataclass

from assets.drawing.clothes import Wear
from assets.drawing.eyes import Eyes
from assets.drawing.faces import Brows, Face
from assets.drawing.figures import Person, draw_person
from assets.drawing.hats import Hat
from assets.drawing.palette import (
    BROWN_SKIN,
    CHESTNUT,
    CREAM,
    DARK_SKIN,
    GINGER,
    LEAF,
    PLUM,
    RAVEN,
    RED,
    ROSE,
    SILVER,
    SKIN,
    SKY,
    WHITE,
    ramp,
)  # fmt: skip
from assets.drawing.pen import Svg
from assets.drawing.shapes import circle, curve, disc_window, ring


@dataclass(frozen=True)
class Sitter:
    """Portrait: the person, the field's colour, and scale and position of the head in the disc."""

    person: Person
    field: str
    scale: float = 0.9
    drop: float = 18


STREET = (
    Sitter(Person(  # the student: curious, freckles, ginger fringe
        Face(SKIN, "round", Eyes(look=(2, 2), rx=20, ry=26, iris="#3E7A50"), Brows(GINGER, lift=(6, 9), tilt=(-3, -3), thick=12), "pug", "grin", marks=("freckles",)),
        ("shag", GINGER), None, Wear("stripes", CREAM, second=SKY, build="slim"), -3), "#2E8C84", 1.02, 14),
    Sitter(Person(  # the grandmother: bun, glasses, knows every trick
        Face("#F5C9A4", "pear", Eyes(look=(-2, 3), lower=0.12, rx=18, ry=22), Brows(SILVER, lift=(3, 8), thick=10, y=-56), "button", "smile", marks=("glasses", "wrinkles"), cheeks=0.8),
        ("bun", "#D5D3DA"), None, Wear("dress", PLUM, second="#F5C9A4", neck="beads", neck_colour=WHITE, build="round"), 3), "#C4574A", 0.96, 34),
    Sitter(Person(  # the builder: broad, beard, hearty laugh
        Face(DARK_SKIN, "square", Eyes(look=(2, 3), lower=0.1), Brows("#2B1D24", tilt=(3, 3), lift=(0, 5), thick=17, y=-48), "broad", "laugh", beard="strap", whiskers="#2B1D24", cheeks=0.3),
        ("sides", "#2B1D24"), Hat("cap", "#3F7AB0", tilt=-6, lift=6), Wear("vest", "#C98A2E", second=WHITE, build="broad"), 2), "#A9C06A", 0.98, 32),
    Sitter(Person(  # the poet: long face, beret-like cap, raised brow
        Face(SKIN, "long", Eyes(lids=(0.36, 0.28), slant=6, look=(3, 3), iris="#5E7C8C"), Brows(RAVEN, lift=(0, 12), tilt=(-3, -6), thick=10, y=-52), "long", "smirk", moustache="pencil", whiskers=RAVEN, cheeks=0.4),
        ("bob", RAVEN), None, Wear("suit", "#7C4793", second=CREAM, neck="bow_tie", neck_colour=LEAF, build="slim"), 4), "#E0A85C", 1, 16),
    Sitter(Person(  # the swimmer: sunny, curls, hoops
        Face(BROWN_SKIN, "egg", Eyes(lashes=True, look=(2, 3), iris="#4B3524"), Brows("#33222A", lift=(5, 5), thick=10, y=-52), "pug", "lady_grin", lips="#C23A50", marks=("earrings",), cheeks=0.45),
        ("curls", "#3A2830"), None, Wear("leotard", ROSE, second=BROWN_SKIN, build="slim"), -4), "#4C9BD6", 1, 22),
    Sitter(Person(  # the accountant: parted hair, tie, worried
        Face("#F0C8A0", "heart", Eyes(look=(-3, 2), rx=20, ry=25), Brows(CHESTNUT, tilt=(-9, -9), lift=(6, 6), thick=12, y=-52), "small", "flat", cheeks=0.5),
        ("parted", CHESTNUT), None, Wear("suit", "#4F6D8E", second=WHITE, neck="bow_tie", neck_colour=RED), 2), "#8E4A8E", 1.02, 14),
)  # fmt: skip


def portrait(sitter: Sitter) -> Svg:
    """Return a bust in a turned wooden ring (512 x 512, disc of radius 214)."""
    svg = Svg(512, 512, weight=9)
    tones = ramp(sitter.field)
    svg.fill(circle(263, 270, 243), "#141A2B", 0.3)
    svg.fill(
        circle(256, 256, 216),
        svg.radial((240, 220), 240, [(0, tones.light), (0.55, tones.base), (1, tones.shade)]),
    )
    svg.rays(disc_window(256, 256, 214), (256, 262), tones.high, 16, 0.24, turn=4)
    with svg.at(256, 256 + sitter.drop, sitter.scale):
        draw_person(svg, sitter.person, disc_window(0, -sitter.drop / sitter.scale, 211 / sitter.scale))
    wood = ramp("#8F5B35")
    band = ring(circle(256, 256, 244), circle(256, 256, 209))
    svg.fill(
        band,
        svg.linear(
            (90, 60), (420, 450), [(0, wood.high), (0.35, wood.base), (0.8, wood.shade), (1, wood.deep)]
        ),
    )
    svg.stroke(circle(256, 256, 244), wood.line, svg.mass)
    svg.stroke(circle(256, 256, 209), wood.line, svg.part)
    svg.stroke(circle(256, 256, 228), wood.line, 2.4, 0.5)
    svg.stroke(curve([(44, 216), (74, 128), (136, 66), (210, 38)]), "#FFE9C8", 5, 0.6)
    return svg


def sprites() -> dict[str, Svg]:
    """Return the portraits, `seat_1` to `seat_6`."""
    return {f"seat_{i + 1}": portrait(sitter) for i, sitter in enumerate(STREET)}
