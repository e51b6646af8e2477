"""Heads turned aside: the features of `faces` moved over the skull, for figures that face one another."""

from assets.drawing.eyes import draw_eyes
from assets.drawing.faces import MOUTHS, Face, draw_brows, draw_cheeks, draw_nose, draw_skull, skull
from assets.drawing.marks import MARKS
from assets.drawing.palette import CREAM_LINE, WHITE_RAMP, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, cut, moved, oval
from assets.drawing.whiskers import draw_beard, draw_moustache

MUZZLE = "0,34 36,26 72,38 74,64 44,94 0,101 -44,94 -74,64 -72,38 -36,26"


def _paint(svg: Svg, face: Face, dx: float, dy: float) -> None:
    """Draw a clown's muzzle and eye patches, cut to the skull."""
    inside = skull(face.shape).outline
    if face.patches:
        for side in (-1, 1):
            eyes = face.eyes
            form = oval(side * eyes.dx + dx, eyes.y - 6 + dy, eyes.rx * 1.7, eyes.ry * 1.7)
            svg.fill(cut(form, inside), ramp(face.patches, CREAM_LINE).base)
    if face.muzzle:
        svg.fill(cut(blob(moved(MUZZLE, dx, dy)), inside), WHITE_RAMP.shade)
        svg.fill(cut(blob(moved(MUZZLE, dx - 2, dy - 6)), inside), ramp(face.muzzle, CREAM_LINE).base)


def draw_turned_face(svg: Svg, face: Face, dx: float, dy: float = 0) -> None:
    """Draw a face that looks aside: features moved by (dx, dy), at most about 20 units."""
    skin = ramp(face.skin)
    draw_skull(svg, face)
    _paint(svg, face, dx, dy)
    with svg.at(dx, dy):
        draw_cheeks(svg, face.cheeks, dx=50)
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
