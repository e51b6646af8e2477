"""Hats: each is data (crown, band, brim), drawn on a head in the units and origin of `faces`.

The lower edge of a brim is about y -74, so that brows show below it. Kinds are the keys of HATS;
`draw_hat(svg, Hat("bowler", PLUM, band=TEAL, trim="flower", tilt=-6))`. Trims are the keys of TRIMS.
"""

from collections.abc import Callable
from dataclasses import dataclass

from assets.drawing.palette import INK, LEATHER, RED, SKIN, TIN, WHITE, WHITE_RAMP, mix, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, circle, curve, scallops, star


@dataclass(frozen=True)
class Hat:
    """Hat: kind, colours of felt and band, ornament, tilt in degrees, and lift in units upward."""

    kind: str
    colour: str = LEATHER
    band: str = RED
    trim: str = ""
    tilt: float = 0
    lift: float = 0
    scale: float = 1


@dataclass(frozen=True)
class Form:
    """Outlines of a kind of hat."""

    crown: str
    brim: str = ""
    band: str = ""
    creases: tuple[str, ...] = ()
    shine: str = "-46,-126 -44,-150 -34,-168"
    trim_at: tuple[float, float] = (0, -104)


_BAND = "-66,-118! 0,-108 66,-118! 68,-98 0,-84 -68,-98!"
_WIDE = (
    "-154,-132! -118,-108 -66,-98 0,-94 66,-98 118,-108 154,-132! "
    "148,-102 104,-80 54,-74 0,-72 -54,-74 -104,-80 -148,-102"
)
_ROLLED = (
    "-150,-158! -126,-116 -70,-100 0,-94 70,-100 126,-116 150,-158! "
    "156,-118 112,-84 56,-74 0,-70 -56,-74 -112,-84 -156,-118"
)
_FLAT = (
    "-148,-104 -110,-112 -60,-106 0,-102 60,-106 110,-112 148,-104 150,-94 112,-80 56,-74 0,-72 "
    "-56,-74 -112,-80 -150,-94"
)

HATS = {
    "cattleman": Form(
        "-68,-92 -70,-130 -58,-178 -34,-198 -12,-186 0,-178 12,-186 34,-198 58,-178 70,-130 68,-92 0,-84",
        _WIDE, _BAND, ("-14,-182 -6,-160 0,-142 6,-160 14,-182", "40,-176 46,-156 44,-140"),
    ),
    "gambler": Form(
        "-68,-92 -68,-130 -64,-166 -44,-178 0,-182 44,-178 64,-166 68,-130 68,-92 0,-84",
        _FLAT, _BAND, ("-48,-168 0,-160 48,-168",),
    ),
    "pinch": Form(
        "-68,-92 -66,-126 -44,-176 -18,-212 0,-218 18,-212 44,-176 66,-126 68,-92 0,-84",
        _WIDE, _BAND, ("-16,-204 -24,-172 -22,-152", "16,-204 24,-172 22,-152"), "-44,-130 -38,-152 -30,-166",
    ),
    "ranch": Form(
        "-66,-92 -68,-130 -56,-182 -26,-200 0,-188 26,-200 56,-182 68,-130 66,-92 0,-84",
        _ROLLED, _BAND, ("-10,-190 -4,-168 0,-150 4,-168 10,-190",),
    ),
    "sombrero": Form(
        "-54,-92 -54,-130 -36,-190 -14,-210 14,-210 36,-190 54,-130 54,-92 0,-84",
        "-186,-138! -140,-112 -66,-98 0,-94 66,-98 140,-112 186,-138! 180,-100 120,-72 56,-64 0,-62 "
        "-56,-64 -120,-72 -180,-100",
        "-56,-120! 0,-110 56,-120! 58,-98 0,-86 -58,-98!", (), "-36,-130 -32,-154 -22,-176",
    ),
    "bowler": Form(
        "-70,-90 -72,-128 -52,-168 0,-184 52,-168 72,-128 70,-90 0,-82",
        "-104,-112! -76,-96 0,-88 76,-96 104,-112! 108,-94 72,-76 0,-70 -72,-76 -108,-94",
        "-72,-116! 0,-106 72,-116! 72,-96 0,-84 -72,-96!",
    ),
    "fedora": Form(
        "-72,-90 -68,-126 -58,-160 -34,-176 -8,-166 20,-176 52,-164 66,-128 72,-90 0,-82",
        "-128,-94 -92,-106 -60,-100 0,-94 60,-100 100,-110 132,-106 124,-90 76,-74 0,-68 -76,-72 -122,-84",
        "-70,-118! 0,-108 70,-118! 72,-96 0,-84 -72,-96!", ("-26,-170 -10,-148 6,-150 18,-170",),
    ),
    "topper": Form(
        "-66,-90 -62,-140 -72,-214! 0,-226 72,-214! 62,-140 66,-90 0,-82",
        "-112,-116! -80,-98 0,-90 80,-98 112,-116! 116,-94 76,-76 0,-70 -76,-76 -116,-94",
        "-66,-122! 0,-112 66,-122! 68,-96 0,-86 -68,-96!", ("-70,-212 0,-200 70,-212",), "-46,-128 -44,-164 -50,-194",
    ),
    "cone": Form(
        "-64,-76! -36,-140 -4,-224! 4,-224! 36,-140 64,-76! 0,-66", "", "", (), "-34,-100 -18,-146 -8,-178",
        trim_at=(0, -224),
    ),
    "cap": Form(
        "-88,-84 -100,-116 -76,-150 -20,-166 44,-160 92,-134 96,-104 86,-82 0,-92",
        "-78,-86! 0,-96 78,-86! 96,-72 70,-62 0,-70 -70,-62 -96,-72", "",
        ("-18,-160 -40,-130 -46,-104", "14,-160 36,-132 44,-104"), "-62,-122 -50,-138 -34,-148", trim_at=(0, -162),
    ),
    "newsboy": Form(
        "-84,-88 -112,-104 -116,-138 -86,-172 -30,-188 34,-186 90,-168 116,-134 112,-104 84,-88 0,-84",
        "-80,-100! 0,-112 80,-100! 98,-84 92,-66 50,-66 0,-72 -50,-66 -92,-66 -98,-84", "",
        ("0,-186 0,-150 0,-116", "-4,-186 -52,-162 -68,-112", "4,-186 52,-162 68,-112"), "-88,-124 -78,-146 -56,-160",
        trim_at=(0, -186),
    ),
    "cloche": Form(
        "-76,-88 -84,-124 -66,-164 -26,-182 22,-182 64,-166 84,-124 76,-88 0,-82",
        "-128,-116! -84,-102 0,-98 84,-106 138,-142! 136,-100 84,-74 0,-66 -76,-68 -124,-88",
        "-84,-122! 0,-112 84,-122! 80,-96 0,-84 -80,-96!", ("-30,-176 0,-168 34,-174",), "-60,-128 -54,-148 -38,-162",
        trim_at=(44, -112),
    ),
    "kepi": Form(
        "-74,-86! -70,-150 -40,-166 40,-166 70,-150 74,-86! 0,-78",
        "-74,-92! 0,-84 74,-92! 72,-74 40,-60 0,-56 -40,-60 -72,-74",
        "-75,-110! 0,-102 75,-110! 76,-92 0,-82 -76,-92!", ("-68,-150 0,-138 68,-150",), trim_at=(0, -126),
    ),
    "slouch": Form(
        "-70,-92 -72,-122 -64,-154 -30,-166 10,-156 40,-172 62,-160 72,-126 70,-92 0,-84",
        "-158,-84 -116,-106 -64,-102 0,-96 64,-102 112,-112 150,-122 154,-108 108,-84 54,-72 0,-68 -60,-68 "
        "-112,-66 -150,-66",
        _BAND, ("-20,-160 4,-136 34,-164",),
    ),
}  # fmt: skip


def _star(svg: Svg) -> None:
    svg.inked(star(0, 0, 17, inner=0.5), WHITE, WHITE_RAMP.line, svg.fine)


def _feather(svg: Svg) -> None:
    tones = ramp("#3E8E86")
    with svg.at(54, 0, turn=18):
        svg.solid(blob("0,4! -16,-34 -6,-84 14,-104! 22,-64 14,-24"), tones, svg.part)
        svg.stroke(curve("0,4 4,-44 12,-96"), tones.line, svg.fine)
        svg.stroke(curve("2,-30 -8,-44"), tones.line, svg.fine)
        svg.stroke(curve("4,-50 15,-62"), tones.line, svg.fine)


def _plume(svg: Svg) -> None:
    svg.solid(blob("4,6! 12,-30 40,-58 84,-72 116,-62 128,-38! 108,-44 112,-24! 88,-28 86,-8! 58,-12 30,4"),
              WHITE_RAMP, svg.part, k=(0.9, 0.84), anchor=(0.4, 0.2))  # fmt: skip
    svg.stroke(curve("8,2 40,-34 100,-52"), WHITE_RAMP.line, svg.fine)
    for line in ("42,-32 42,-52", "66,-44 70,-60", "56,-38 76,-24", "80,-48 98,-38"):
        svg.stroke(curve(line), WHITE_RAMP.shade, svg.fine)
    svg.ball(6, 4, 14, ramp("#C2333A"), svg.part)


def _button(svg: Svg) -> None:
    svg.inked(circle(0, -2, 9), "#C9CDD6", INK, svg.fine)


def _flower(svg: Svg) -> None:
    petals = [
        (38 + 24 * x, 24 * y - 4)
        for x, y in ((0, -1), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31))
    ]
    svg.solid(scallops(petals, 0.56), WHITE_RAMP, svg.part)
    svg.ball(38, -4, 12, ramp("#E9822F"), svg.fine)


def _bullets(svg: Svg) -> None:
    for x in (-48, -30, -12, 6, 24, 42):
        y = 8 - abs(x) * 0.12
        svg.solid(blob(f"{x - 6},{y + 9}! {x - 6},{y - 5} {x},{y - 14} {x + 6},{y - 5} {x + 6},{y + 9}!"),
                  ramp("#C79A5B"), svg.fine)  # fmt: skip


def _conchos(svg: Svg) -> None:
    for x in (-44, -15, 15, 44):
        svg.ball(x, 5 - abs(x) * 0.14, 8, ramp(TIN), svg.fine)


def _card(svg: Svg) -> None:
    with svg.at(34, -16, turn=16):
        svg.inked(blob("-15,-26! 15,-26! 15,20! -15,20!"), WHITE, WHITE_RAMP.line, svg.fine)
        svg.fill(blob("0,-16! 9,-4 0,10! -9,-4"), RED)


def _pompom(svg: Svg) -> None:
    lobes = "0,-24 18,-14 22,6 8,22 -8,22 -22,6 -18,-14"
    svg.solid(scallops(lobes, 0.62), WHITE_RAMP, svg.part)


def _bow(svg: Svg) -> None:
    tones = ramp(RED)
    for points in ("40,0! 14,-22 6,-4 14,18", "40,0! 66,-22 76,-4 66,18"):
        svg.solid(blob(points), tones, svg.part)
    svg.inked(circle(40, 0, 9), tones.light, tones.line, svg.part)


def _teeth(svg: Svg) -> None:
    for x in (-42, -22, -2, 18, 38):
        y = 6 - abs(x) * 0.1
        svg.inked(blob(f"{x - 7},{y - 8}! {x + 7},{y - 8}! {x + 1},{y + 20}"), WHITE, INK, svg.fine)


TRIMS: dict[str, Callable[[Svg], None]] = {
    "star": _star, "feather": _feather, "flower": _flower, "bullets": _bullets, "conchos": _conchos,
    "card": _card, "pompom": _pompom, "bow": _bow, "teeth": _teeth, "plume": _plume, "button": _button,
}  # fmt: skip


def draw_hat_shadow(svg: Svg, colour: str = SKIN) -> None:
    """Draw the shadow of a brim on brow and hair; `colour` is the skin's."""
    form = blob("-88,-70 -40,-80 40,-80 90,-70 96,-50 50,-60 0,-62 -50,-64 -92,-58")
    svg.fill(form, mix(ramp(colour).deep, "#2A0F1E", 0.6), 0.3)


def draw_hat(svg: Svg, hat: Hat) -> None:
    """Draw a hat on a head at the origin; draw the shadow on the brow before (`draw_hat_shadow`)."""
    form, felt = HATS[hat.kind], ramp(hat.colour)
    with svg.at(0, -80 - hat.lift, hat.scale, hat.tilt), svg.at(0, 80):
        svg.solid(blob(form.crown), felt, k=(0.84, 0.95), anchor=(0.3, 0.4))
        for crease in form.creases:
            svg.stroke(curve(crease), felt.deep, svg.part, 0.75)
        svg.shine(form.shine, felt)
        if form.band:
            svg.tube(blob(form.band), ramp(hat.band), ((-70, 0), (70, 0)), svg.part)
        if form.brim:
            svg.solid(blob(form.brim), felt, k=(0.95, 0.72), anchor=(0.45, 0.25))
            svg.shine(_brim_light(form.brim), felt, svg.fine, 0.9)
        if hat.trim:
            with svg.at(*form.trim_at):
                TRIMS[hat.trim](svg)


def _brim_light(brim: str) -> list[tuple[float, float]]:
    """Return a line of light along the left half of the upper edge of a brim."""
    dots = [word.rstrip("!").split(",") for word in brim.split()[1:4]]
    return [(float(x) * 0.96, float(y) + 9) for x, y in dots]
