"""Five faces for pinned moments: one clown who is amused, confused, cheated, bugged, inspired."""

from assets.drawing.clothes import Wear
from assets.drawing.common_people import Sitter, portrait
from assets.drawing.eyes import Eyes
from assets.drawing.faces import Brows, Face
from assets.drawing.figures import Person
from assets.drawing.hats import Hat
from assets.drawing.palette import CREAM, GINGER, GOLD, LEAF, LEMON, RED, SKY, WHITE, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, box, circle, curve, oval, star

_INK = "#3A2630"


def _clown(eyes: Eyes, brows: Brows, mouth: str, field: str, tilt: float, cheeks: float) -> Svg:
    face = Face(
        "#F7D9BC",
        "round",
        eyes,
        brows,
        "ball",
        mouth,
        cheeks=cheeks,
        muzzle=WHITE,
        patches=CREAM,
    )
    wear = Wear("shirt", SKY, second=WHITE, neck="bow_tie", neck_colour=RED, build="round")
    person = Person(face, ("sides", GINGER), Hat("bowler", LEAF, GOLD, tilt=-10, lift=10), wear, tilt)
    return portrait(Sitter(person, field, 0.98, 30))


def _signed(svg: Svg, sign: str) -> Svg:
    """Add a sign over the face's right shoulder (of the picture)."""
    with svg.at(404, 112):
        _SIGNS[sign](svg)
    return svg


def _question(svg: Svg) -> None:
    svg.fill(circle(5, 8, 68), "#141A2B", 0.3)
    svg.inked(circle(0, 0, 66), CREAM, _INK, svg.mass)
    svg.stroke(curve("-24,-16 -14,-38 12,-40 26,-20 14,2 0,10 0,20"), RED, 15)
    svg.fill(circle(0, 42, 9), RED)


def _scales(svg: Svg) -> None:
    """Draw a balance that hangs to one side."""
    brass = ramp("#C9973F")
    svg.fill(circle(5, 8, 68), "#141A2B", 0.3)
    svg.inked(circle(0, 0, 66), CREAM, _INK, svg.mass)
    svg.stroke(curve("0,-44! 0,42!"), brass.line, 12)
    svg.stroke(curve("0,-44! 0,42!"), brass.base, 7)
    svg.stroke(curve("-22,44! 22,44!"), brass.line, 10)
    svg.stroke(curve("-42,-14! 42,-40!"), brass.line, 11)
    svg.stroke(curve("-42,-14! 42,-40!"), brass.base, 6)
    for x, y, weight in ((-42, 22, 1), (42, -14, 0)):
        svg.stroke(curve([(x, y - 34), (x - 16, y)]), brass.line, 4)
        svg.stroke(curve([(x, y - 34), (x + 16, y)]), brass.line, 4)
        svg.inked(
            blob([(x - 21, y), (x + 21, y), (x + 10, y + 14), (x - 10, y + 14)]), brass.base, brass.line
        )
        if weight:
            svg.inked(circle(x, y - 7, 10), ramp(RED).base, ramp(RED).line)


def _beetle(svg: Svg) -> None:
    svg.fill(circle(5, 8, 68), "#141A2B", 0.3)
    svg.inked(circle(0, 0, 66), CREAM, _INK, svg.mass)
    with svg.at(0, 2, turn=24):
        for y in (-14, 6, 26):
            svg.stroke(curve([(-46, y - 8), (-28, y - 2), (28, y - 2), (46, y - 8)]), _INK, 7)
        svg.stroke(curve("-8,-38 -16,-54"), _INK, 5)
        svg.stroke(curve("8,-38 16,-54"), _INK, 5)
        svg.inked(circle(0, -28, 16), _INK, _INK)
        svg.ball(0, 10, 32, ramp(RED), svg.part)
        svg.stroke(curve("0,-20! 0,42!"), ramp(RED).line, 5)
        for x, y in ((-14, 0), (14, 0), (-13, 22), (13, 22)):
            svg.fill(circle(x, y, 5.5), _INK)


def _bulb(svg: Svg) -> None:
    lemon = ramp(LEMON)
    svg.fill(circle(5, 8, 68), "#141A2B", 0.3)
    svg.inked(circle(0, 0, 66), "#2F4A6E", _INK, svg.mass)
    for points in ("-52,-8 -38,-6", "52,-8 38,-6", "-38,-42 -28,-32", "38,-42 28,-32", "0,-58 0,-46"):
        svg.stroke(curve(points), lemon.high, 7)
    svg.solid(blob("0,-38 24,-30 32,-6 20,14 12,24 -12,24 -20,14 -32,-6 -24,-30"), lemon)
    svg.inked(box(-12, 24, 24, 22, 6), "#9AA3B2", _INK, svg.part)
    svg.stroke(curve("-11,35! 11,35!"), _INK, 4)
    svg.glint(-11, -18, 7, 11, 20, 0.8)


def _laughter(svg: Svg) -> None:
    svg.fill(circle(5, 8, 68), "#141A2B", 0.3)
    svg.inked(circle(0, 0, 66), ramp(RED).base, _INK, svg.mass)
    svg.inked(star(0, 2, 46), ramp(GOLD).base, ramp(GOLD).line, svg.part)
    svg.fill(oval(-10, -12, 9, 6), "#FFF6E0", 0.7)


_SIGNS = {
    "fun": _laughter,
    "confused": _question,
    "unfair": _scales,
    "bug": _beetle,
    "idea": _bulb,
}


def sprites() -> dict[str, Svg]:
    """Return the faces, `mood_fun` to `mood_idea`."""
    drawn = {
        "fun": _clown(
            Eyes(lower=0.5, look=(0, 0), rx=21, ry=24), Brows(GINGER, lift=(13, 13), arch=12), "laugh", "#E5A72E", -5, 0.9
        ),
        "confused": _clown(
            Eyes(look=(6, -8), rx=22, ry=27), Brows(GINGER, lift=(2, 20), tilt=(8, -6)), "smirk", "#4C9BD6", 9, 0.35
        ),
        "unfair": _clown(
            Eyes(lids=(0.3, 0.3), slant=-14, look=(0, 3)), Brows(GINGER, tilt=(16, 16), thick=17), "frown", "#B5484A", -4, 0.5
        ),
        "bug": _clown(
            Eyes(look=(8, -6), rx=23, ry=30, pupil=0.4), Brows(GINGER, lift=(22, 22), tilt=(-8, -8)), "wail", "#6F9A4A", 5, 0.25
        ),
        "idea": _clown(
            Eyes(look=(6, -9), rx=22, ry=28), Brows(GINGER, lift=(18, 22), arch=11), "grin", "#7C4793", -7, 0.7
        ),
    }  # fmt: skip
    return {f"mood_{name}": _signed(svg, name) for name, svg in drawn.items()}
