"""Heads: a `Face` is data, `draw_face` draws its skull, ears and features; features also draw alone.

Units of a 512 canvas: the origin is the middle of the face, which is 190 wide and 210 high (x -95..95,
y -105..105); eyes at y -14, nose to y 44, mouth about y 62. Scale a head with `svg.at(x, y, scale, turn)`.

    draw_face(svg, Face(skin=TAN, shape="square", brows=Brows(tilt=(8, 8)), nose="hook", mouth="smirk"))

Kinds: SKULLS, NOSES, MOUTHS here, MARKS in `marks`, MOUSTACHES and BEARDS in `whiskers`. `figures` adds hair
and hats.
"""

from collections.abc import Callable
from dataclasses import dataclass

from assets.drawing.eyes import PLAIN_EYES, Eyes, draw_eyes
from assets.drawing.marks import MARKS, draw_stubble
from assets.drawing.palette import CHESTNUT, NOSE_RED, SKIN, WHITE, Ramp, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import Shape, blob, circle, curve, mirrored, moved, oval, rail
from assets.drawing.whiskers import draw_beard, draw_moustache

SKULLS = {
    "egg": "46,-95 82,-56 92,0 84,50 52,92",
    "round": "52,-94 90,-52 102,2 92,54 56,94",
    "square": "50,-99 84,-70 91,0 90,58 66,98",
    "long": "40,-96 74,-62 82,0 74,58 44,108",
    "pear": "40,-95 72,-58 84,-4 100,48 62,94",
    "heart": "52,-94 88,-56 90,-4 70,48 34,92",
    "lantern": "44,-96 78,-60 82,0 88,56 50,110",
}
CHINS = {"long": 114, "lantern": 116, "square": 104, "heart": 106}


@dataclass(frozen=True)
class Brows:
    """Brows: how much lower their inner end is (left, right of the picture), and their height."""

    colour: str = CHESTNUT
    tilt: tuple[float, float] = (0, 0)
    lift: tuple[float, float] = (0, 0)
    arch: float = 7
    length: float = 56
    thick: float = 14
    y: float = -54
    dx: float = 38


@dataclass(frozen=True)
class Face:
    """Face without hair and hat; names are keys of the tables of this module and of `whiskers`."""

    skin: str = SKIN
    shape: str = "egg"
    eyes: Eyes = PLAIN_EYES
    brows: Brows = Brows()
    nose: str = "button"
    mouth: str = "smile"
    lips: str = "#B5434A"
    cheeks: float = 0.55
    ears: bool = True
    marks: tuple[str, ...] = ()
    muzzle: str = ""
    """Colour of a clown's painted mouth area, none if empty."""
    patches: str = ""
    """Colour of a clown's painted eye patches, none if empty."""
    moustache: str = ""
    beard: str = ""
    whiskers: str = CHESTNUT
    """Colour of moustache and beard."""


def skull(shape: str) -> Shape:
    """Return the outline of a head of this kind (a key of SKULLS)."""
    half, top = SKULLS[shape], -105
    return blob(f"0,{top} {half} 0,{CHINS.get(shape, 105)} {mirrored(half)}")


def draw_skull(svg: Svg, face: Face) -> None:
    """Draw ears and head, with the light from the top left."""
    tones = ramp(face.skin)
    if face.ears:
        half = blob("82,-24 104,-30 114,-8 106,18 84,24")
        svg.solid(blob(mirrored("82,-24 104,-30 114,-8 106,18 84,24")), tones, svg.part)
        svg.inked(half, tones.shade, tones.line, svg.part)
        svg.stroke(curve("94,-14 103,-8 97,8"), tones.deep, svg.fine, 0.7)
        svg.stroke(curve("-94,-14 -103,-8 -97,8"), tones.deep, svg.fine, 0.7)
    form = skull(face.shape)
    svg.solid(form, tones, k=(0.88, 0.95), anchor=(0.34, 0.36))
    svg.shine("-72,-30 -66,-52 -52,-70", tones, svg.part, 0.75)


def draw_cheeks(svg: Svg, strength: float, y: float = 34, dx: float = 56) -> None:
    """Draw blush that fades out on both cheeks."""
    for side in (-1, 1):
        stops = [(0, "#E0402F", strength), (0.35, "#E0402F", 0.6 * strength), (1, "#E0402F", 0)]
        svg.fill(circle(side * dx, y, 27), svg.radial((side * dx, y), 27, stops))


def draw_brows(svg: Svg, brows: Brows) -> None:
    """Draw both brows; they carry the personality, so leave skin free above them."""
    tones = ramp(brows.colour)
    for index, side in enumerate((-1, 1)):
        tilt, y = brows.tilt[index], brows.y - brows.lift[index]
        half = brows.length / 2
        dots = [
            (side * (brows.dx - half), y + tilt),
            (side * (brows.dx + 0.1 * half), y - brows.arch),
            (side * (brows.dx + half), y - tilt * 0.5 + brows.arch * 0.6),
        ]
        form = rail(dots, [0.85 * brows.thick, 1.05 * brows.thick, 0.35 * brows.thick])
        svg.inked(form, tones.base, tones.line, svg.fine)


NOSES = {
    "button": ("0,-8 20,2 27,20 18,38 0,42 -18,38 -27,20 -20,2",
               "-26,12 -26,28 -13,40 0,42 13,40 26,28 26,12"),
    "broad": ("0,-22 16,-8 36,14 38,32 22,44 0,42 -22,44 -38,32 -36,14 -16,-8",
              "-36,14 -39,30 -24,44 -10,38 0,43 10,38 24,44 39,30 36,14"),
    "long": ("0,-34 12,-18 22,22 26,40 14,54 -4,56 -22,48 -24,30 -14,-14",
             "-22,28 -24,44 -10,54 2,57 18,53 27,40 22,20"),
    "hook": ("2,-36 18,-14 30,14 24,40 8,58 -4,46 -26,42 -28,26 -12,-12",
             "-27,24 -27,40 -10,42 2,54 10,58 22,44 30,20 24,0"),
    "pug": ("0,0 22,10 28,26 16,38 -16,38 -28,26 -22,10", "-28,20 -26,34 -12,38 0,34 12,38 26,34 28,20"),
}  # fmt: skip


def draw_nose(svg: Svg, kind: str, skin: Ramp) -> None:
    """Draw a nose: a key of NOSES, `small` (two strokes), or `ball` (a clown's)."""
    if kind == "small":
        svg.stroke(curve("-3,-2 8,20 10,28 -2,34 -10,30"), skin.line, svg.part)
        svg.glint(-4, 18, 4, 6, 0, 0.4)
        return
    if kind == "ball":
        svg.fill(circle(6, 26, 31), skin.deep, 0.4)
        svg.ball(0, 18, 31, ramp(NOSE_RED), svg.mass)
        return
    form, edge = NOSES[kind]
    svg.fill(blob(moved(form, 6, 6)), skin.shade)
    svg.fill(blob(form), skin.base)
    svg.fill(blob(moved(form, -4, 6, 0.6)), skin.light, 0.8)
    svg.stroke(curve(edge), skin.line)
    svg.glint(-9, 16, 8, 5)


def _line_mouth(points: str, ticks: bool = True) -> Callable[[Svg, Face, Ramp], None]:
    def draw(svg: Svg, face: Face, skin: Ramp) -> None:
        svg.stroke(curve(points), skin.line, svg.mass)
        dots = [tuple(map(float, word.split(","))) for word in points.split()]
        if ticks:
            for x, y in (dots[0], dots[-1]):
                turn = 5 if x < 0 else -5
                svg.stroke(
                    curve([(x - turn, y - 5), (x + turn * 0.4, y), (x + turn * 0.2, y + 5)]), skin.line
                )
        mid = dots[len(dots) // 2]
        svg.stroke(curve([(-16, mid[1] + 13), (0, mid[1] + 16), (16, mid[1] + 13)]), skin.shade)

    return draw


def _open_mouth(points: str, teeth: str, tongue: str) -> Callable[[Svg, Face, Ramp], None]:
    def draw(svg: Svg, face: Face, skin: Ramp) -> None:
        form = blob(points)
        svg.fill(form, "#5A1320")
        if tongue:
            svg.fill(blob(tongue), "#DE6A5E")
        if teeth:
            svg.fill(blob(teeth), WHITE)
        svg.stroke(form, skin.line, svg.part)
        left, top, right, _ = form.bounds
        for x, turn in ((left, 6), (right, -6)):
            svg.stroke(curve([(x - turn, top + 0), (x, top + 5), (x + turn * 0.2, top + 10)]), skin.line)

    return draw


def _lips(svg: Svg, face: Face, skin: Ramp) -> None:
    tones = ramp(face.lips)
    svg.inked(blob("-32,60! -16,50 -5,49 0,53 5,49 16,50 32,58! 18,76 0,80 -16,76"), tones.base, tones.line)
    svg.fill(blob("-22,62 0,65 22,61 12,73 0,76 -12,73"), tones.light, 0.65)
    svg.stroke(curve("-32,60 -12,61 0,64 12,60 32,58"), tones.line, svg.fine)


def _lady_grin(svg: Svg, face: Face, skin: Ramp) -> None:
    tones = ramp(face.lips)
    svg.inked(blob("-36,51! -14,49 0,53 14,49 36,49! 25,71 0,79 -25,71"), tones.base, tones.line)
    svg.fill(blob("-28,54 0,59 28,53 19,65 0,69 -19,65"), WHITE)
    svg.stroke(curve("-36,51 0,58 36,49"), tones.line, svg.fine)


def _snarl(svg: Svg, face: Face, skin: Ramp) -> None:
    form = blob("-44,58! -20,50 0,55 20,50 44,58! 46,76 34,90! 0,80 -34,90! -46,76")
    svg.fill(form, WHITE)
    svg.fill(blob("-42,74 0,68 42,74 34,88 0,79 -34,88"), "#DCCBBF")
    svg.stroke(curve("-44,70 0,66 44,70"), skin.line, svg.fine)
    for x in (-24, 0, 24):
        svg.stroke(curve([(x, 54), (x * 1.02, 82)]), skin.line, svg.fine)
    svg.stroke(form, skin.line)


def _lady_snarl(svg: Svg, face: Face, skin: Ramp) -> None:
    tones = ramp(face.lips)
    svg.inked(blob("-32,74! -22,56 -8,52 0,56 8,52 22,56 32,74! 20,84 0,78 -20,84"), tones.base, tones.line)
    svg.inked(blob("-24,71 -14,60 0,62 14,60 24,71 14,76 0,72 -14,76"), WHITE, tones.line, svg.fine)
    svg.stroke(curve("0,62 0,72"), tones.line, svg.fine)


MOUTHS: dict[str, Callable[[Svg, Face, Ramp], None]] = {
    "smile": _line_mouth("-40,54 -22,68 0,73 22,68 40,52"),
    "smirk": _line_mouth("-26,66 -4,70 20,64 40,50"),
    "flat": _line_mouth("-32,64 0,62 32,64"),
    "frown": _line_mouth("-36,74 -16,62 0,60 16,62 36,74"),
    "grim": _line_mouth("-38,70 -16,62 10,63 38,72", ticks=False),
    "grin": _open_mouth("-50,48! 0,58 50,46! 38,78 0,92 -38,78", "-43,52! 0,62 43,51! 34,66 0,73 -34,66",
                        "-22,82 0,74 22,81 0,89"),
    "laugh": _open_mouth("-48,46! 0,52 48,44! 42,82 0,102 -40,84", "-40,50! 0,56 40,48! 34,60 0,66 -34,62",
                         "-26,88 0,76 27,86 0,98"),
    "oh": _open_mouth("0,50 18,58 22,74 12,90 -12,90 -22,74 -18,58", "", "-12,86 0,78 12,85 0,90"),
    "wail": _open_mouth("0,48 26,54 40,76 42,92! 0,84 -42,92! -40,76 -26,54",
                        "0,50 24,57 32,66 0,62 -32,66 -24,57", "-26,86 0,76 26,86 0,83"),
    "snarl": _snarl,
    "lips": _lips,
    "lady_grin": _lady_grin,
    "lady_snarl": _lady_snarl,
}  # fmt: skip


def _clown_paint(svg: Svg, face: Face) -> None:
    if face.patches:
        for side in (-1, 1):
            eyes = face.eyes
            form = oval(side * eyes.dx, eyes.y - 6, eyes.rx * 1.75, eyes.ry * 1.75)
            svg.fill(form, ramp(face.patches).base)
    if face.muzzle:
        tones = ramp(face.muzzle, "#4E2E26", "#DCCBBF")
        form = blob("0,34 36,26 72,38 74,64 44,94 0,101 -44,94 -74,64 -72,38 -36,26")
        svg.fill(form, tones.shade)
        svg.within(form, tones.base, (0.96, 0.92), (0.4, 0.1))


def draw_face(svg: Svg, face: Face) -> None:
    """Draw skull, ears and every feature in order; whiskers are over the mouth and under the nose."""
    skin = ramp(face.skin)
    draw_skull(svg, face)
    _clown_paint(svg, face)
    if "stubble" in face.marks:
        draw_stubble(svg, skin)
    draw_cheeks(svg, face.cheeks)
    if face.beard:
        draw_beard(svg, face.beard, face.whiskers)
    MOUTHS[face.mouth](svg, face, skin)
    draw_eyes(svg, face.eyes, skin)
    draw_brows(svg, face.brows)
    if face.moustache:
        draw_moustache(svg, face.moustache, face.whiskers, skin)
    draw_nose(svg, face.nose, skin)
    for mark in face.marks:
        if mark in MARKS:
            MARKS[mark](svg, face.eyes, skin)
