"""People around the table of Quel Cirque: six portraits, and the rings in the players' colours."""

from assets.drawing.clothes import Wear
from assets.drawing.eyes import Eyes
from assets.drawing.faces import Brows, Face
from assets.drawing.figures import Person, draw_person
from assets.drawing.hats import Hat
from assets.drawing.palette import (
    BROWN_SKIN,
    CREAM,
    DARK_SKIN,
    GINGER,
    ORANGE,
    PAPER,
    PLUM,
    RAVEN,
    RED,
    ROSE,
    SILVER,
    SKIN,
    TEAL,
    WHITE,
    Ramp,
    ramp,
)
from assets.drawing.pen import Svg
from assets.drawing.quel_cirque.symbols import TEAMS, Team, draw_symbol
from assets.drawing.shapes import circle, disc_window, ring

CHILD = Eyes(rx=22, ry=28, y=-8, dx=38, look=(2, 4))
PEACH = "#FBD0AE"

PEOPLE = (
    Person(  # a boy who has been given the tumblers' cap
        Face(
            skin=BROWN_SKIN,
            shape="round",
            eyes=CHILD,
            brows=Brows("#33222A", tilt=(-5, -5), arch=9, length=46, thick=11, y=-50),
            nose="small",
            mouth="laugh",
            cheeks=0.5,
        ),
        hair=("curls", "#3B2A2E"),
        hat=Hat("cap", RED, trim="star", tilt=-8, lift=4),
        wear=Wear("stripes", CREAM, second=RED, build="slim"),
        tilt=-3,
    ),
    Person(  # the rope-dancers' daughter
        Face(
            skin=PEACH,
            shape="heart",
            eyes=Eyes(rx=22, ry=28, y=-8, dx=38, look=(-2, 4), iris="#3E7A50", lashes=True),
            brows=Brows("#A84E22", tilt=(-2, -5), lift=(0, 5), arch=8, length=46, thick=9, y=-48),
            nose="small",
            mouth="grin",
            cheeks=0.75,
            marks=("freckles",),
        ),
        hair=("braids", GINGER),
        wear=Wear("leotard", TEAL, second=PEACH, neck="bow_tie", neck_colour=ROSE, build="slim"),
        tilt=4,
    ),
    Person(  # the ringmaster
        Face(
            skin=SKIN,
            shape="long",
            eyes=Eyes(lids=(0.18, 0.18), look=(3, 3), iris="#4C6C8C"),
            brows=Brows(RAVEN, tilt=(4, -8), lift=(0, 9), thick=13, y=-46),
            nose="long",
            mouth="smirk",
            cheeks=0.5,
            moustache="curled",
            whiskers=RAVEN,
        ),
        hair=("sides", RAVEN),
        hat=Hat("topper", "#3A3450", band=RED, tilt=5, lift=8, scale=0.9),
        wear=Wear("uniform", RED, second=CREAM, build="broad"),
        tilt=-2,
    ),
    Person(  # the lady of the ticket box
        Face(
            skin=SKIN,
            shape="pear",
            eyes=Eyes(rx=18, ry=22, look=(2, 3), lower=0.12, iris="#5B6C8C"),
            brows=Brows("#A9A2AC", tilt=(-6, -6), lift=(5, 5), thick=10, y=-50),
            nose="button",
            mouth="smile",
            cheeks=0.75,
            marks=("wrinkles", "glasses"),
        ),
        hair=("bun", SILVER),
        wear=Wear("dress", PLUM, second=SKIN, neck="beads", neck_colour=ORANGE, build="round"),
        tilt=3,
    ),
    Person(  # the acrobat
        Face(
            skin=DARK_SKIN,
            shape="egg",
            eyes=Eyes(lashes=True, lids=(0.16, 0.16), look=(-2, 3), shadow="#4FA39B"),
            brows=Brows("#2B1C22", tilt=(-4, -6), lift=(0, 8), arch=10, thick=9, length=50, y=-48),
            nose="pug",
            mouth="lady_grin",
            lips="#C2333A",
            cheeks=0.4,
            marks=("earrings",),
        ),
        hair=("curls", "#3B2730"),
        wear=Wear("leotard", "#F0A63A", second=DARK_SKIN, build="slim"),
        tilt=-4,
    ),
    Person(  # the white-faced clown
        Face(
            skin="#FFF4EC",
            shape="egg",
            eyes=Eyes(look=(1, 5), iris="#2F7C78"),
            brows=Brows("#C4501F", tilt=(-8, 4), lift=(2, 9), arch=12, thick=12, y=-52),
            nose="ball",
            mouth="grin",
            cheeks=0.8,
            ears=False,
        ),
        hair=("cloud", "#46A29A"),
        hat=Hat("cone", ORANGE, trim="pompom", tilt=10, lift=-2, scale=0.9),
        wear=Wear("shirt", PLUM, neck="ruff", neck_colour=WHITE),
        tilt=-3,
    ),
)
FIELDS = ("#E9B65F", "#E58A94", "#5FA9A0", "#8FC0DC", "#C86A8E", "#6E4C8E")
SCALES = (1.0, 0.96, 0.94, 1.0, 1.02, 0.92)
LOW = (282, 256, 300, 284, 262, 302)
"""Scale of each portrait, and the height of the middle of the face."""
MIDDLE, FIELD, BAND = 256, 214, (244, 208)


def _band(svg: Svg, tones: Ramp, stitch: str) -> None:
    outer, inner = BAND
    stops = [(0, tones.high), (0.25, tones.light), (0.55, tones.base), (1, tones.deep)]
    svg.fill(
        ring(circle(MIDDLE, MIDDLE, outer), circle(MIDDLE, MIDDLE, inner)),
        svg.linear((80, 60), (430, 450), stops),
    )
    for r, width in ((outer, svg.mass), (inner, svg.part)):
        svg.stroke(circle(MIDDLE, MIDDLE, r), tones.line, width)
    svg.stroke(circle(MIDDLE, MIDDLE, 226), stitch, 5, 0.8, "3 15")


def seat(index: int) -> Svg:
    """Return a portrait in a wooden ring; a ring in a player's colour can cover it."""
    svg = Svg(512, 512, weight=9)
    tones = ramp(FIELDS[index])
    svg.fill(circle(262, 266, 244), "#141A2B", 0.3)
    sky = svg.radial((MIDDLE, 230), 230, [(0, tones.light), (0.55, tones.base), (1, tones.shade)])
    svg.fill(circle(MIDDLE, MIDDLE, FIELD), sky)
    svg.rays(disc_window(MIDDLE, MIDDLE, FIELD), (MIDDLE, 250), tones.high, 16, 0.3, turn=4)
    scale, low = SCALES[index], LOW[index]
    with svg.at(MIDDLE, low, scale):
        draw_person(svg, PEOPLE[index], disc_window(0, (MIDDLE - low) / scale, (FIELD - 2) / scale))
    _band(svg, ramp("#9A6236"), CREAM)
    return svg


def team_ring(team: Team) -> Svg:
    """Return a ring in a player's colour, with the symbol on a boss at its foot."""
    svg = Svg(512, 512, weight=9)
    _band(svg, team.tones, "#FFF6E0")
    svg.fill(circle(262, 470, 41), "#141A2B", 0.35)
    svg.inked(circle(256, 464, 40), PAPER, team.tones.line, svg.mass)
    draw_symbol(svg, team, 256, 464, 54, weight=0.7)
    return svg


def people() -> dict[str, Svg]:
    """Return portraits and rings by name."""
    pictures = {f"seat_{index + 1}": seat(index) for index in range(len(PEOPLE))}
    return pictures | {f"ring_{team.name}": team_ring(team) for team in TEAMS}
