"""Red die of Clearing House: each number on top, a blank one, and three frames in the air."""

from assets.drawing.palette import PAPER, mix, ramp
from assets.drawing.pen import Svg
from assets.drawing.quel_cirque.die import LIGHT, SIDES, Pose, body, dot, lying, on_side, spun
from assets.drawing.shapes import box, circle

RED = ramp("#C9303A")
FACES = {"red": 1, "green": 2, "white": 3, "black": 4, "yellow": 5, "blue": 6}
"""Number on each side of the cube; opposite sides add up to seven."""
SPOTS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}
STEP, SPOT = 42, 18
TUMBLES = ((25, 30, 20, "red"), (-35, 40, 65, "blue"), (50, -30, -30, "yellow"))


def _draw_side(svg: Svg, pose: Pose, side: str, spots: bool) -> None:
    brightness = dot(pose.turned(SIDES[side][0]), LIGHT)
    lit = mix(RED.base, RED.light, min(max(brightness - 0.4, 0) * 1.5, 0.9))
    paint = lit if brightness > 0.4 else mix(RED.deep, RED.base, max(0.25, (brightness + 0.5) / 0.9))
    svg.fill(on_side(pose, side, box(-86, -86, 172, 172, 30), 2), paint)
    if not spots:
        return
    number = FACES[side]
    r = SPOT * 1.4 if number == 1 else SPOT
    for x, y in SPOTS[number]:
        svg.fill(on_side(pose, side, circle(x * STEP - 1.5, y * STEP - 2, r + 2.5)), RED.line, 0.6)
        svg.fill(
            on_side(pose, side, circle(x * STEP, y * STEP, r)),
            mix("#CDA9A0", PAPER, min(1, 0.55 + brightness / 2)),
        )


def _draw_die(svg: Svg, pose: Pose, spots: bool = True) -> None:
    form = body(pose)
    svg.fill(form, RED.shade)
    svg.within(form, RED.light, (0.95, 0.93), (0.3, 0.2))
    seen = [side for side in FACES if pose.turned(SIDES[side][0])[2] > 0.05]
    for side in sorted(seen, key=lambda name: pose.turned(SIDES[name][0])[2]):
        _draw_side(svg, pose, side, spots)
    svg.stroke(form, RED.line, svg.mass)


def die(side: str, spots: bool = True) -> Svg:
    """Return the die at rest, from steeply above, 96 x 96."""
    svg = Svg(96, 96, weight=3)
    svg.shadow(54, 66, 42, 26, 0.6)
    with svg.at(46, 45, 0.335):
        _draw_die(svg, lying(side, (0, 0), 8, 71), spots)
    return svg


def tumbling(index: int) -> Svg:
    """Return the die in the air, 96 x 96."""
    svg = Svg(96, 96, weight=3)
    x, y, z, side = TUMBLES[index]
    axes = lying(side, (0, 0), 0, 0).axes
    with svg.at(48, 48, 0.29):
        _draw_die(svg, Pose(spun(spun(spun(axes, 0, x), 1, y), 2, z), (0, 0)))
    return svg


def sprites() -> dict[str, Svg]:
    """Return all pictures of the die by name."""
    pictures = {f"die_{number}": die(side) for side, number in FACES.items()}
    tumbles = {f"die_tumble_{index + 1}": tumbling(index) for index in range(len(TUMBLES))}
    return pictures | tumbles | {"die_blank": die("red", spots=False)}
