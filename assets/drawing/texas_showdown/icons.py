"""The eight suits of Texas Showdown: their cards, colours and icons (100 x 100 about the origin)."""

from collections.abc import Callable
from dataclasses import dataclass

from assets.drawing.palette import Ramp, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, box, circle, curve, mirrored, oval, poly, ring, star, together


@dataclass(frozen=True)
class Suit:
    """Suit: its lowest card, its number of cards, its colour, and its ink on paper."""

    name: str
    first: int
    size: int
    colour: str
    ink: str
    field: str
    """Colour of the middle of the sky behind its Sheriff."""

    @property
    def sheriff(self) -> int:
        """Highest card."""
        return self.first + self.size - 1

    @property
    def tones(self) -> Ramp:
        """Ramp of its colour."""
        return ramp(self.colour)


SUITS = (
    Suit("colts", 0, 11, "#454049", "#2B2830", "#4A4552"),
    Suit("boots", 11, 10, "#C2333A", "#9E1F2B", "#B83038"),
    Suit("hats", 21, 9, "#3470BC", "#1F559B", "#3F7DC4"),
    Suit("horseshoes", 31, 8, "#8E5D38", "#6F4222", "#B98556"),
    Suit("cacti", 41, 7, "#4E9443", "#2F6B2A", "#5FA154"),
    Suit("stars", 51, 6, "#E6C93C", "#7A5C06", "#E9D05A"),
    Suit("wheels", 61, 5, "#7C4793", "#5E2F74", "#8A59A1"),
    Suit("skulls", 71, 4, "#A7ADB8", "#4E535E", "#8D95A3"),
)


def _colt(svg: Svg, tones: Ramp) -> None:
    wood = ramp("#8E5D38")
    svg.solid(blob("16,-2! 38,-2! 42,12 40,30 46,44! 24,50! 18,28 12,14"), wood, k=(0.85, 0.92))
    svg.stroke(circle(9, 14, 11), tones.line, svg.part)
    svg.stroke(curve("6,8 10,14 9,20"), tones.line, svg.fine)
    svg.solid(
        blob("-50,-24! -46,-27 -10,-27! -10,-7! -46,-8 -50,-10!"), tones, k=(0.96, 0.6), anchor=(0.3, 0.1)
    )
    svg.solid(
        blob("-12,-32! 10,-32! 14,-27 34,-27 44,-14 40,2! 14,6! -12,4!"),
        tones,
        k=(0.93, 0.8),
        anchor=(0.3, 0.2),
    )
    svg.solid(box(-14, -29, 26, 27, 6), tones, svg.part, k=(0.9, 0.75), anchor=(0.4, 0.2))
    svg.stroke(curve("-7,-22 6,-22"), tones.high, svg.fine)
    svg.stroke(curve("-7,-14 6,-14"), tones.deep, svg.fine)
    svg.inked(blob("34,-26! 46,-40 50,-34 42,-18!"), tones.base, tones.line, svg.part)
    svg.inked(poly("-48,-26 -48,-33 -42,-27"), tones.base, tones.line, svg.fine)
    svg.stroke(curve("-44,-22 -18,-22"), tones.high, svg.fine)
    svg.stroke(curve("22,10 26,26 30,40"), wood.high, svg.fine, 0.8)


def _boot(svg: Svg, tones: Ramp) -> None:
    tin = ramp("#9AA3B2")
    svg.solid(blob("-22,-42 -8,-48! 4,-40! 18,-48! 22,-42 18,-8 22,6 46,18 50,34! 6,34! 2,32! -12,30! -12,34! -30,34! -28,14 -24,-8"),
              tones, k=(0.86, 0.94), anchor=(0.3, 0.4))  # fmt: skip
    svg.inked(
        blob("-30,31! -12,31! 4,35! 50,33! 51,43! 2,44! -12,39! -12,49! -31,49!"),
        tones.deep,
        tones.line,
        svg.part,
    )
    svg.stroke(curve("-20,-30 -8,-22 4,-32 16,-24 20,-28"), tones.high, svg.fine)
    svg.stroke(curve("-4,-16 4,-6 10,-16 4,-24 -4,-16"), tones.high, svg.fine)
    svg.stroke(curve("16,18 26,22 30,30"), tones.line, svg.fine)
    svg.shine("-18,-14 -20,4 -22,18", tones, svg.fine)
    svg.stroke(curve("14,10 -6,16 -28,14"), tin.line, 1.5 * svg.mass)
    svg.stroke(curve("14,10 -6,16 -28,14"), tin.light, svg.part)
    svg.inked(star(-38, 14, 13, 6, 0.5), tin.light, tin.line, svg.fine)


def _hat(svg: Svg, tones: Ramp) -> None:
    brim = "-50,-4! -40,10 -20,14 0,16 20,14 40,10 50,-4! 52,14 32,32 0,38 -32,32 -52,14"
    svg.solid(
        blob("-28,22 -30,-4 -24,-30 -10,-36 0,-28 10,-36 24,-30 30,-4 28,22"),
        tones,
        k=(0.84, 0.95),
        anchor=(0.3, 0.4),
    )
    svg.stroke(curve("-4,-26 0,-14 4,-26"), tones.deep, svg.part)
    svg.shine("-18,-4 -18,-16 -13,-24", tones)
    svg.inked(blob("-29,2! 0,8 29,2! 30,16! 0,22 -30,16!"), tones.deep, tones.line, svg.part)
    svg.inked(star(0, 13, 6), "#FFF6E0", tones.line, 0.7 * svg.fine)
    svg.solid(blob(brim), tones, k=(0.95, 0.7), anchor=(0.45, 0.25))
    svg.shine("-42,11 -24,20 -6,22", tones, svg.fine)


def _horseshoe(svg: Svg, tones: Ramp) -> None:
    outer = "-22,48! -42,44! -46,6 -36,-30 0,-48 36,-30 46,6 42,44! 22,48!"
    inner = " 22,34! 26,6 20,-14 0,-24 -20,-14 -26,6 -22,34!"
    form = blob(outer + inner)
    svg.fill(form, tones.base)
    svg.fill(blob("-6,-47! 36,-30 46,6 42,44! 23,47! 24,38! 34,35! 38,6 29,-24 -6,-46!"), tones.shade)
    svg.stroke(form, tones.line, svg.mass)
    svg.stroke(curve("-33,36 -37,4 -29,-22 0,-36 29,-22 37,4 33,36"), tones.deep, svg.part, 0.65)
    dots = [circle(x, y, 3.4) for x, y in ((-34, 24), (-36, 4), (-28, -19), (28, -19), (36, 4), (34, 24))]
    svg.fill(together(*dots), tones.high)
    svg.shine("-41,2 -33,-28 -14,-41", tones, svg.fine)


def _cactus(svg: Svg, tones: Ramp) -> None:
    right = "10,26! 22,24 34,16 38,-4 36,-18 28,-24 20,-18 20,-6 17,2 10,4!"
    for points, dy in ((right, -6), (mirrored(right), 4)):
        with svg.at(0, dy):
            svg.solid(blob(points), tones, k=(0.88, 0.92), anchor=(0.35, 0.3))
    svg.solid(blob("-15,46! -15,-26 0,-44 15,-26 15,46! 0,49"), tones, k=(0.8, 0.97), anchor=(0.2, 0.4))
    svg.stroke(curve("-5,-32 -5,36"), tones.shade, svg.fine)
    svg.stroke(curve("6,-34 6,36"), tones.deep, svg.fine, 0.6)
    svg.shine("-10,-22 -10,20", tones, svg.fine)
    for x, y in ((0, -18), (0, 2), (0, 22), (10, -6), (10, 16), (-30, 0), (29, -8)):
        svg.stroke(curve([(x - 3, y - 3), (x, y + 1), (x + 3, y - 3)]), "#FFF6E0", 0.8 * svg.fine)
    rose = ramp("#D9627A")
    for x, y in ((-6, -48), (5, -50)):
        svg.inked(circle(x, y + 3, 6), rose.light, rose.line, svg.fine)
    svg.inked(circle(-1, -43, 5), rose.base, rose.line, svg.fine)


def _star(svg: Svg, tones: Ramp) -> None:
    form = star(0, 4, 46, inner=0.52)
    tips = [circle(x, y, 7.5) for x, y in form.outline[::2]]
    svg.inked(together(*tips), tones.light, tones.line, svg.part)
    svg.solid(form, tones, k=0.82, anchor=(0.44, 0.46))
    for x, y in form.outline[::2]:
        svg.stroke(
            curve([(x * 0.42, 4 + (y - 4) * 0.42), (x * 0.78, 4 + (y - 4) * 0.78)]), tones.shade, svg.fine
        )
    svg.inked(circle(0, 4, 16), tones.light, tones.line, svg.part)
    svg.fill(star(0, 4.6, 10), tones.deep)
    svg.shine("-24,-4 -12,-8 -7,-18", tones, svg.fine)


def _wheel(svg: Svg, tones: Ramp) -> None:
    for i in range(4):
        with svg.at(0, 0, 1, 45 * i + 12):
            svg.inked(
                blob("-4,-38! 4,-38! 6,-18 4,0 6,18 4,38! -4,38! -6,18 -4,0 -6,-18"),
                tones.light,
                tones.line,
                svg.fine,
            )
    rim = ring(circle(0, 0, 47), circle(0, 0, 33))
    svg.fill(rim, tones.shade)
    svg.fill(ring(circle(-1.5, -1.5, 44), circle(1, 1, 34)), tones.base)
    svg.stroke(circle(0, 0, 47), tones.line, svg.mass)
    svg.stroke(circle(0, 0, 33), tones.line, svg.part)
    svg.stroke(circle(0, 0, 40.5), tones.deep, svg.fine, 0.7)
    svg.shine("-40,-10 -32,-26 -18,-37", tones, svg.fine)
    svg.ball(0, 0, 13, tones, svg.part)
    svg.inked(circle(0, 0, 4), tones.deep, tones.line, 0.6 * svg.fine)


def _skull(svg: Svg, tones: Ramp) -> None:
    bone = ramp("#DDD8CC", tones.line, tones.base)
    horn = "12,-24! 30,-24 42,-36 44,-50! 54,-34 46,-10 24,-6 12,-8!"
    for points in (horn, mirrored(horn)):
        svg.solid(blob(points), tones, k=(0.9, 0.85), anchor=(0.3, 0.3))
    half = "18,-28 28,-12 20,2 14,22 16,38 8,47"
    svg.solid(blob(f"0,-31 {half} 0,48 {mirrored(half)}"), bone, k=(0.86, 0.95), anchor=(0.34, 0.35))
    for side in (-1, 1):
        svg.fill(
            blob([(side * 6, -8), (side * 12, -16), (side * 21, -13), (side * 17, -1), (side * 9, 0)]),
            tones.line,
        )
        svg.fill(oval(side * 5, 36, 2.8, 5), tones.line)
    svg.stroke(curve("-4,-22 0,-14 -2,-4"), tones.base, svg.fine)
    svg.stroke(curve("-3,14 0,22 3,14"), tones.base, svg.fine)
    svg.shine("-36,-20 -44,-30", tones, svg.fine)


ICONS: dict[str, Callable[[Svg, Ramp], None]] = {
    "colts": _colt, "boots": _boot, "hats": _hat, "horseshoes": _horseshoe, "cacti": _cactus,
    "stars": _star, "wheels": _wheel, "skulls": _skull,
}  # fmt: skip


def draw_icon(
    svg: Svg, suit: Suit, x: float, y: float, size: float, weight: float = 1, turn: float = 0
) -> None:
    """Draw the suit's icon, `size` wide, centred on (x, y)."""
    with svg.at(x, y, size / 100, turn, weight):
        ICONS[suit.name](svg, suit.tones)


def icon(suit: Suit) -> Svg:
    """Return the icon as a separate sprite, legible from 24 pixels on."""
    svg = Svg(100, 100, weight=4.6)
    draw_icon(svg, suit, 50, 50, 88)
    return svg
