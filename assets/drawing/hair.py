"""Hair: a part behind the head and a part over the brow, in the units and origin of `faces`.

Kinds are the keys of HAIR; draw `draw_hair_back` before the face and `draw_hair_front` after it.
"""

from dataclasses import dataclass

from assets.drawing.palette import RED, Ramp, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, circle, curve, mirrored, rail, scallops


@dataclass(frozen=True)
class Style:
    """Outlines of a kind of hair; `lobed` ones are drawn as clouds of round lobes."""

    back: tuple[str, ...] = ()
    front: tuple[str, ...] = ()
    strands: tuple[str, ...] = ()
    back_strands: tuple[str, ...] = ()
    lobed: bool = False
    plaits: bool = False
    bun: tuple[float, float, float] = (0, 0, 0)


def _both(points: str) -> tuple[str, str]:
    return mirrored(points), points


_SIDES = _both("72,-92! 92,-76 104,-30 102,10 88,16! 84,-20 76,-52")
_CAPE = "0,-122 62,-112 102,-66 112,0"
_CAPE_LEFT = "-112,0 -102,-66 -62,-112"

HAIR = {
    "none": Style(),
    "short": Style(
        front=("-94,-20! -98,-62 -70,-108 -10,-124 56,-114 92,-74 94,-20! 84,-44 70,-66 40,-74 -10,-66 -58,-72 -82,-46",),
        strands=("-66,-92 -30,-108 10,-106", "10,-92 44,-92 68,-72"),
    ),
    "parted": Style(
        front=("-94,-14! -100,-64 -66,-112 0,-122 62,-110 98,-64 94,-14! 84,-50 66,-72 20,-76 -30,-96! -48,-78 -80,-50",),
        strands=("-20,-98 24,-98 62,-84", "-36,-104 -62,-88 -78,-64"),
    ),
    "slick": Style(
        front=("-92,-30! -96,-70 -60,-114 0,-122 60,-114 96,-70 92,-30! 82,-62 50,-88 0,-78! -50,-88 -82,-62",),
        strands=("-40,-104 -10,-112 24,-108", "-60,-88 -30,-102"),
    ),
    "sides": Style(front=_SIDES),
    "tufts": Style(
        back=_both("82,-78 116,-84 140,-52 142,-10 126,26 92,30 80,-20"), lobed=True,
        back_strands=("112,-60 118,-30 108,0", "-112,-60 -118,-30 -108,0"),
    ),
    "cloud": Style(
        back=_both("60,-112 104,-118 146,-88 166,-40 162,14 134,54 92,62 70,0"), lobed=True,
        back_strands=("112,-84 130,-56 132,-26", "104,-40 118,-12 112,18", "-112,-84 -130,-56 -132,-26",
                 "-104,-40 -118,-12 -112,18"),
    ),
    "bob": Style(
        back=(f"{_CAPE} 112,52 96,82 60,88 -60,88 -96,82 -112,52 {_CAPE_LEFT}",),
        front=("-96,10! -102,-58 -62,-112 0,-122 62,-112 102,-58 96,10! 84,-22 70,-62 20,-74 -40,-70 -78,-48",),
        strands=("-60,-90 -20,-102 20,-100",), back_strands=("100,16 102,40 92,64", "-100,16 -102,40 -92,64"),
    ),
    "long": Style(
        back=(f"{_CAPE} 122,80 118,170 84,190 0,170 -84,190 -118,170 -122,80 {_CAPE_LEFT}",),
        front=("-98,40! -104,-58 -62,-112 0,-122 62,-112 104,-58 98,40! 86,-14 66,-66 -8,-98! -62,-62 -86,-14",),
        strands=("-60,-92 -30,-106 0,-104", "40,-98 70,-72 84,-40",), back_strands=("106,60 106,100 96,140", "-106,60 -106,100 -96,140"),
    ),
    "braids": Style(
        back=(f"{_CAPE} 104,40 80,80 -80,80 -104,40 {_CAPE_LEFT}",),
        front=("-96,6! -102,-58 -62,-112 0,-122 62,-112 102,-58 96,6! 84,-26 62,-70 0,-98! -62,-70 -84,-26",),
        strands=("-60,-92 -30,-106", "30,-104 62,-88 80,-56"), plaits=True,
    ),
    "bun": Style(
        back=(f"{_CAPE} 98,30 -98,30 {_CAPE_LEFT}",),
        front=("-94,-10! -100,-62 -62,-112 0,-120 62,-112 100,-62 94,-10! 82,-50 40,-82 0,-78 -40,-82 -82,-50",),
        strands=("-60,-90 -20,-102", "24,-102 60,-86"), bun=(0, -142, 38),
    ),
    "curls": Style(
        back=("-70,-120 -30,-142 20,-142 66,-124 104,-92 122,-44 120,10 106,60 60,74 -60,74 -106,60 -120,10 -122,-44 -104,-92",),
        back_strands=("-96,-40 -104,0 -94,36", "96,-40 104,0 94,36"), lobed=True,
    ),
    "shag": Style(
        back=(f"{_CAPE} 110,50 128,92! 88,84 96,112! 50,90 -50,90 -96,112! -88,84 -128,92! -110,50 {_CAPE_LEFT}",),
        front=("-96,14! -104,-58 -62,-114 0,-124 62,-114 104,-58 96,14! 82,-30 66,-62! 52,-52 34,-78! 10,-56 -14,-80! "
               "-34,-54 -60,-74! -78,-44",),
        strands=("-60,-92 -30,-104", "30,-104 62,-88",), back_strands=("102,30 104,60", "-102,30 -104,60"),
    ),
}  # fmt: skip


def _plait(svg: Svg, side: int, tones: Ramp) -> None:
    for i in range(5):
        x, y, r = side * (100 + 5 * i - 0.9 * i * i), 44 + 27 * i, 22 - 2.2 * i
        form = blob(
            [
                (x - r, y - 8),
                (x - 4, y - 17),
                (x + r, y - 8),
                (x + 0.8 * r, y + 13),
                (x, y + 20),
                (x - 0.8 * r, y + 13),
            ]
        )
        svg.solid(form, tones, svg.part)
        svg.stroke(curve([(x - 0.4 * r, y - 8), (x + 0.1 * r, y + 6)]), tones.light, svg.fine, 0.8)
    x = side * 104
    svg.inked(
        blob([(x - 14, 166), (x + 14, 166), (x + 12, 178), (x - 12, 178)]), RED, ramp(RED).line, svg.part
    )
    svg.solid(rail([(x, 180), (x + side * 4, 196), (x + side * 2, 214)], [16, 20, 3]), tones, svg.part)


def draw_hair_back(svg: Svg, kind: str, colour: str) -> None:
    """Draw the hair behind the head."""
    style, tones = HAIR[kind], ramp(colour)
    if style.bun[2]:
        x, y, r = style.bun
        svg.solid(circle(x, y, r), tones)
        svg.stroke(
            curve([(x - 0.6 * r, y), (x, y - 0.6 * r), (x + 0.5 * r, y - 0.3 * r)]), tones.light, svg.fine
        )
    for points in style.back:
        svg.solid(scallops(points, 0.58) if style.lobed else blob(points), tones, k=0.9, anchor=(0.4, 0.35))
    _draw_strands(svg, style.back_strands, tones)


def _draw_strands(svg: Svg, strands: tuple[str, ...], tones: Ramp) -> None:
    for strand in strands:
        svg.stroke(curve(strand), tones.light, svg.fine, 0.85)


def draw_hair_front(svg: Svg, kind: str, colour: str) -> None:
    """Draw the hair over brow, temples and (plaits) shoulders."""
    style, tones = HAIR[kind], ramp(colour)
    for points in style.front:
        svg.solid(blob(points), tones, k=(0.97, 0.94), anchor=(0.4, 0.0))
    _draw_strands(svg, style.strands, tones)
    if style.plaits:
        for side in (-1, 1):
            _plait(svg, side, tones)
