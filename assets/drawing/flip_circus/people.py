"""People around the ring of Flip Circus: four directors, each with a different field."""

from assets.drawing.clothes import Wear
from assets.drawing.common_people import Sitter, portrait
from assets.drawing.eyes import Eyes
from assets.drawing.faces import Brows, Face
from assets.drawing.figures import Person
from assets.drawing.hats import Hat
from assets.drawing.palette import CREAM, DARK_SKIN, LEAF, NAVY, PLUM, RED, SILVER, SKIN, TAN, WHITE
from assets.drawing.pen import Svg

GOLD_FIELD, ROSE_FIELD, LEAF_FIELD, PLUM_FIELD = "#C98A2E", "#B65A7A", "#5E8C3A", "#7A5AA8"
"""Fields in none of the colours of the two teams, so that a person fits into either team."""

PEOPLE = (
    Sitter(Person(  # the old director, who has seen every number twice
        Face(SKIN, "round", Eyes(look=(2, 3), rx=17, ry=21, lower=0.16, iris="#4C6C8C"), Brows(SILVER, tilt=(-4, -4), lift=(4, 10), thick=17, y=-46), "broad", "grin", cheeks=0.85, moustache="walrus", beard="chops", whiskers=SILVER),
        ("sides", SILVER), Hat("topper", NAVY, band=RED, tilt=-7, lift=8, scale=0.94), Wear("suit", NAVY, second=WHITE, neck="bow_tie", neck_colour=RED, build="round"), 3), GOLD_FIELD, 0.86, 46),
    Sitter(Person(  # the directress in riding dress: she counts the takings
        Face(DARK_SKIN, "heart", Eyes(lashes=True, look=(-2, 3), lids=(0.2, 0.14), slant=-8, shadow="#C98A4E"), Brows("#2B1C22", tilt=(4, -5), lift=(0, 10), arch=10, thick=11, y=-50), "pug", "lady_grin", lips="#C2333A", cheeks=0.4, marks=("earrings",)),
        ("curls", "#33232C"), Hat("bowler", "#E9DFC8", band=PLUM, trim="feather", tilt=9, lift=10, scale=0.92), Wear("uniform", PLUM, second=CREAM, build="slim"), -3), ROSE_FIELD, 0.9, 40),
    Sitter(Person(  # the prompter: whistle, cap and a plan of the programme
        Face("#F0C9A0", "long", Eyes(look=(3, 2), rx=18, ry=23, iris="#3E7A50"), Brows("#A84E22", tilt=(-6, 3), lift=(8, 2), thick=12, y=-50), "hook", "smirk", cheeks=0.6, marks=("freckles",)),
        ("short", "#B8602C"), Hat("cap", LEAF, trim="star", tilt=8, lift=4), Wear("vest", "#8A5A34", second=CREAM, neck="bandana", neck_colour=NAVY, build="slim"), -4), LEAF_FIELD, 0.98, 28),
    Sitter(Person(  # the conductor of the band
        Face(TAN, "egg", Eyes(look=(-2, 3), rx=18, ry=23, lids=(0.12, 0.12)), Brows("#3A2430", tilt=(-8, -2), lift=(8, 3), arch=10, thick=13, y=-50), "button", "laugh", cheeks=0.6, moustache="pencil", whiskers="#3A2430", marks=("glasses",)),
        ("shag", "#4A2E3C"), None, Wear("uniform", RED, second=CREAM, build="medium"), 5), PLUM_FIELD, 1, 18),
)  # fmt: skip


def sprites() -> dict[str, Svg]:
    """Return the portraits `seat_1` to `seat_4`."""
    return {f"seat_{i + 1}": portrait(sitter) for i, sitter in enumerate(PEOPLE)}
