"""Garden of the mansion at night, from above: bushes, fountain, flowers, the police car, windows."""

import math

from assets.drawing.palette import Ramp, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import blob, box, circle, curve, oval, poly, ring, scallops, together

HEDGE = ramp("#3B7A4C", "#12301F")
STONE = ramp("#8E93B4", "#262A48")
WATER = ramp("#3F86C6", "#163A66")
CAR = ramp("#34437E", "#0E1430")
GLASS = ramp("#5C86B8", "#0E1430")
CHROME = ramp("#B4BBC9", "#2A2F44")
PETALS = ("#D9627A", "#F2E6C8", "#8E6BC4", "#C9473E", "#E9D26A")


def _clump(svg: Svg, x: float, y: float, r: float, tones: Ramp, turn: float) -> None:
    """Draw a round bush of leaves with light from the top left."""
    angles = [math.radians(turn + 36 * i) for i in range(10)]
    lobes = [(x + r * math.cos(a), y + 0.92 * r * math.sin(a)) for a in angles]
    svg.solid(scallops(lobes, 0.6), tones, k=(0.84, 0.84), anchor=(0.3, 0.26))
    svg.fill(
        scallops(
            [
                (x - 0.2 * r + 0.5 * r * math.cos(a), y - 0.24 * r + 0.44 * r * math.sin(a))
                for a in angles[::2]
            ],
            0.62,
        ),
        tones.light,
        0.8,
    )
    for dx, dy in ((-0.44, -0.36), (0.1, -0.5), (0.4, 0.04), (-0.1, 0.3), (-0.5, 0.2)):
        svg.stroke(
            curve(
                [(x + dx * r - 4, y + dy * r + 2), (x + dx * r, y + dy * r - 3), (x + dx * r + 5, y + dy * r)]
            ),
            tones.deep,
            svg.fine,
            0.7,
        )


def bush(clumps: tuple[tuple[float, float, float], ...]) -> Svg:
    """Return several clumps grown together, 180 x 130."""
    svg = Svg(180, 130, weight=3)
    svg.shadow(100, 84, 84, 44, 0.55)
    for i, (x, y, r) in enumerate(clumps):
        _clump(svg, x, y, r, HEDGE if i % 2 else ramp("#336E46", "#12301F"), 17 * i)
    return svg


def fountain() -> Svg:
    """Return a round basin with rings on its water and a bowl in the middle, 220 x 220."""
    svg = Svg(220, 220, weight=3.4)
    svg.shadow(122, 126, 106, 100, 0.55)
    _basin(svg)
    _water(svg)
    _spout(svg)
    return svg


def _basin(svg: Svg) -> None:
    svg.inked(
        circle(108, 108, 98),
        svg.linear((30, 30), (190, 190), [(0, STONE.high), (0.4, STONE.base), (1, STONE.shade)]),
        STONE.line,
        svg.mass,
    )
    for i in range(20):
        a = math.tau * i / 20 + 0.1
        svg.stroke(
            curve([(108 + r * math.cos(a), 108 + r * math.sin(a)) for r in (80, 97)]),
            STONE.deep,
            svg.fine,
            0.7,
        )


def _water(svg: Svg) -> None:
    """Draw the water with its rings, and the shadow of the basin's edge."""
    svg.inked(
        circle(108, 108, 79),
        svg.radial((92, 90), 96, [(0, WATER.light), (0.55, WATER.base), (1, WATER.deep)]),
        STONE.line,
        svg.part,
    )
    svg.stroke(
        curve(
            [
                (108 + 75 * math.cos(a), 108 + 75 * math.sin(a))
                for a in (math.radians(180 + 9 * i) for i in range(11))
            ]
        ),
        WATER.deep,
        7,
        0.5,
    )
    for r, part in ((64, 0.5), (49, 0.65), (35, 0.8)):
        for start in (200, 20, 110):
            dots = [
                (108 + r * math.cos(t), 108 + r * math.sin(t))
                for t in (math.radians(start + r + 11 * i) for i in range(6))
            ]
            svg.stroke(curve(dots), WATER.high, 2.6, part)


def _spout(svg: Svg) -> None:
    """Draw the bowl in the middle and its jets."""
    svg.fill(circle(113, 115, 28), "#0E1A38", 0.4)
    svg.solid(circle(108, 108, 26), STONE, k=0.86)
    svg.inked(circle(108, 108, 17), WATER.light, STONE.line, svg.part)
    svg.ball(108, 108, 8, STONE, svg.part)
    for a in (math.tau * i / 6 + 0.3 for i in range(6)):
        svg.stroke(
            curve([(108 + r * math.cos(a), 108 + r * math.sin(a)) for r in (12, 20, 30)]),
            "#E4F2FF",
            2.4,
            0.85,
        )
        svg.fill(circle(108 + 36 * math.cos(a), 108 + 36 * math.sin(a), 2.4), "#E4F2FF", 0.8)


def _wheels(svg: Svg) -> None:
    for x in (62, 178):
        for y in (30, 120):
            svg.inked(box(x - 19, y - 8, 38, 16, 6), "#23232E", "#0C0E1A", svg.part)


def police_car() -> Svg:
    """Return a saloon car of the thirties from above, its headlights to the left, 240 x 150."""
    svg = Svg(240, 150, weight=3)
    svg.shadow(128, 84, 114, 62, 0.6)
    _wheels(svg)
    _mudguards(svg)
    svg.solid(
        blob(
            "14,75 18,58 34,48 74,42 100,36 170,36 204,44 222,58 226,75 222,92 204,106 170,114 100,114 74,108 34,102 18,92"
        ),
        CAR,
        k=(0.92, 0.84),
        anchor=(0.4, 0.3),
    )
    svg.stroke(curve("20,75 84,75"), CAR.line, svg.part)
    for y in (58, 92):
        svg.stroke(curve([(34, y), (58, y + (75 - y) * 0.16), (82, y)]), CAR.shade, svg.fine)
    svg.stroke(curve("30,55 60,48 84,45"), CAR.high, 2.6, 0.8)
    _cabin(svg)
    for y in (52, 98):
        svg.inked(
            oval(17, y, 8, 9),
            svg.radial((14, y - 2), 11, [(0, "#FFFDF0"), (0.6, "#FFEBB0"), (1, "#E9B860")]),
            CHROME.line,
            svg.part,
        )
    svg.tube(blob("8,60 12,58 12,92 8,90"), CHROME, ((0, 58), (0, 92)), svg.part)
    for y in (56, 94):
        svg.inked(oval(222, y, 4, 6), "#D8322F", CAR.line, svg.fine)
    return svg


def _mudguards(svg: Svg) -> None:
    for y in (30, 120):
        up = -1 if y < 75 else 1
        for x, reach in ((56, 33), (186, 31)):
            dots = [
                (x - reach, y - up * 16),
                (x - reach * 0.9, y - up * 2),
                (x - reach * 0.4, y + up * 9),
                (x + reach * 0.5, y + up * 8),
                (x + reach, y - up * 6),
                (x + reach * 0.9, y - up * 16),
            ]
            svg.solid(blob(dots[::-up]), CAR, svg.part, k=(0.9, 0.8))
            svg.stroke(
                curve(
                    [
                        (x - reach * 0.7, y + up * 2),
                        (x - reach * 0.2, y + up * 5),
                        (x + reach * 0.3, y + up * 4),
                    ]
                ),
                CAR.high,
                svg.fine,
                0.7,
            )
        svg.inked(box(82, y + up * 1 - 4, 80, 9, 4), CAR.deep, CAR.line, svg.part)


def _cabin(svg: Svg) -> None:
    """Draw the windscreen, the roof with the lamp and the star of the police, and the rear window."""
    svg.inked(
        blob("84,46! 100,42 102,75 100,108 84,104! 80,90 79,75 80,60"),
        svg.linear((80, 44), (102, 106), [(0, GLASS.high), (0.4, GLASS.base), (1, GLASS.deep)]),
        CAR.line,
        svg.part,
    )
    svg.inked(blob("186,50! 196,54 199,75 196,96 186,100!"), GLASS.base, CAR.line, svg.part)
    for y, k in ((40, 1), (110, -1)):
        svg.inked(
            poly([(104, y + 4 * k), (140, y - 1 * k), (140, y + 4 * k), (108, y + 8 * k)]),
            GLASS.base,
            CAR.line,
            svg.fine,
        )
        svg.inked(
            poly([(146, y - 1 * k), (178, y + 3 * k), (174, y + 7 * k), (146, y + 4 * k)]),
            GLASS.shade,
            CAR.line,
            svg.fine,
        )
    roof = box(102, 48, 82, 54, 16)
    svg.solid(roof, ramp("#F0E9DA", "#0E1430", "#C3C2CC"), svg.part, k=(0.93, 0.86))
    for y, paint in ((63, "#D8322F"), (87, "#3F7FD8")):
        svg.fill(circle(143, y, 17), svg.radial((143, y), 17, [(0, paint, 0.6), (1, paint, 0)]))
        svg.ball(143, y, 8, ramp(paint), svg.fine)
    svg.inked(box(139, 68, 8, 14, 3), CHROME.base, CHROME.line, svg.fine)
    svg.stroke(curve("90,54 87,66 86,78"), "#FFFFFF", 2.6, 0.6)


def flowers(seed: int) -> Svg:
    """Return a strip of small flowers and their leaves along a path, 150 x 44."""
    svg = Svg(150, 44, weight=1.6)
    spots = [(8 + 6.1 * i, 22 + 13 * math.sin(i * 2.4 + seed * 1.7)) for i in range(23)]
    for i, (x, y) in enumerate(spots):
        for turn in (-62, 8, 70) if i % 3 else (-40, 40):
            with svg.at(x, y + 4, 1, turn):
                svg.inked(
                    blob("0,2! -3,-4 0,-10! 3,-4"), HEDGE.light if turn < 0 else HEDGE.base, HEDGE.line, 1
                )
    for i, (x, y) in enumerate(spots):
        if (i + seed) % 4 == 3:
            continue
        r = 4.6 + (i * 7 + seed) % 3
        tones = ramp(PETALS[(i * 3 + seed) % len(PETALS)])
        angles = [math.radians(72 * k + 20 * i) for k in range(5)]
        svg.inked(
            scallops([(x + 0.66 * r * math.cos(a), y + 0.66 * r * math.sin(a)) for a in angles], 0.58),
            tones.base,
            tones.line,
            1.2,
        )
        svg.fill(circle(x, y, 0.3 * r), "#FFF3C8" if tones.base != PETALS[1] else "#D99A4A")
    return svg


def window() -> Svg:
    """Return a lit window in the wall, from above, 96 x 20."""
    svg = Svg(96, 20, weight=2.4)
    svg.inked(box(2, 2, 92, 16, 4), ramp("#6E4A36").base, "#2A1820", svg.part)
    svg.fill(
        box(7, 5, 82, 10, 2), svg.linear((0, 5), (0, 15), [(0, "#FFF1C4"), (0.5, "#FFE09A"), (1, "#F4BC64")])
    )
    svg.stroke(together(curve("34,5 34,15"), curve("62,5 62,15")), "#7A4A2E", 2.4)
    svg.stroke(curve("10,7 30,7"), "#FFFFFF", 1.6, 0.9)
    return svg


def path() -> Svg:
    """Return flagstones of the drive, 132 x 132, which tile without seams."""
    svg = Svg(132, 132, weight=2)
    svg.fill(box(0, 0, 132, 132), "#5A5C78")
    rows = ((0, (0, 48, 92, 132)), (33, (0, 30, 74, 132)), (66, (0, 56, 100, 132)), (99, (0, 38, 84, 132)))
    for i, (y, cuts) in enumerate(rows):
        for j in range(3):
            tones = ramp(("#7E82A0", "#74778F", "#888AA6", "#6E7290")[(i * 2 + j) % 4], "#3E4058")
            form = box(cuts[j] + 1.4, y + 1.4, cuts[j + 1] - cuts[j] - 2.8, 30.2, 6)
            svg.solid(form, tones, 0, k=(0.95, 0.88), anchor=(0.3, 0.2))
    return svg


def lantern() -> Svg:
    """Return a garden lamp from above on its post, 72 x 72."""
    svg = Svg(72, 72, weight=2.6)
    svg.fill(
        circle(36, 36, 35),
        svg.radial((36, 36), 35, [(0, "#FFE2A0", 0.75), (0.5, "#FFD684", 0.3), (1, "#FFD070", 0)]),
    )
    svg.fill(circle(39, 40, 15), "#141A2B", 0.4)
    svg.inked(circle(36, 36, 15), "#4A3A44", "#1E1626", svg.mass)
    svg.inked(
        circle(36, 36, 9.5),
        svg.radial((33, 32), 12, [(0, "#FFFEF4"), (0.5, "#FFEFC0"), (1, "#F0BE6C")]),
        "#3A2420",
        2,
    )
    svg.stroke(ring(circle(36, 36, 15), circle(36, 36, 12.4)), "#8C7A86", 1, 0.6)
    return svg


def sprites() -> dict[str, Svg]:
    """Return the garden by name."""
    return {
        "bush_1": bush(((52, 78, 36), (128, 82, 34), (92, 54, 40), (92, 88, 30))),
        "bush_2": bush(((60, 52, 32), (118, 48, 34), (42, 86, 28), (140, 86, 26), (90, 82, 38))),
        "fountain": fountain(), "police_car": police_car(), "flowers_1": flowers(0), "flowers_2": flowers(4),
        "window": window(), "path": path(), "lantern": lantern(),
    }  # fmt: skip
