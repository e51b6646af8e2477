"""What Quel Cirque looks like, in numbers and names: folder of its sprites, sizes in units."""

from circus.levels.layouts import each

ART = "quel_cirque/"
"""The folder of its sprites."""
GROUND = "ring"

CELL_U = 132.0
"""The side of a cell for which all measures on the board are meant; smaller cells shrink everything."""
FRAME_U, THICK_U = 28.0, 9.0
HOLE_U, HOLE_UP_U = 80.0, 18.0
"""Width of a hole, and how far its centre lies above the middle of its cell."""
STARS_DOWN_U = 29.0
SMALLEST_STAR_U = 16.0

CLOWN_RATIO = 528 / 548
CLOWN_U, SOLES_U = 137.0, 48.0
"""Height of a clown's picture, and how far its soles stand below the middle of the cell."""
CLOWN_UP_U = 132.0 - SOLES_U - CLOWN_U / 2
"""How far the middle of the picture lies above the middle of the cell."""
MOUTH_UP_U = CLOWN_U / 2 - 26.0
HEAD_UP_U = 88.0
"""How far a clown's head reaches above the middle of its cell."""
HOP_U = 88.0
"""How high a clown hops to let a marble out."""

BALL = 64 / 57
"""Width of a marble's sprite by that of the marble."""
MOUTH_MARBLE_U, STACK_MARBLE_U, HOLE_MARBLE_U = 42 * BALL, 28 * BALL, 54 * BALL
PLATE_MARBLE_U, RACK_MARBLE_U = 30 * BALL, 42 * BALL
STACK_U, STACK_ASIDE_U, STACK_UP_U = 112.0, 77.0, 20.0
STACK_RATIO = 176 / 448
SLOTS_U = (34.0, 0.0, -34.0)
"""The slots of a stack below its middle, the bottom one first."""
PLUS_U = 44.0
"""What can be hit of a plus; it is drawn smaller."""

GAIN_U, GAIN_RATIO = 62.0, 416 / 256
CARD_U, CARD_RATIO = 92.0, 220 / 308
PENNANT_U, PENNANT_RATIO = 96.0, 272 / 336
PLATE_ROOM_U = 84.0
"""Of a plate's right end, for the pennant or the card."""
NAMES_UP_U = 14.0
"""Names stand so far above the marbles of a plate."""
COUNT_U, COUNT_ASIDE_U = 34.0, 46.0
"""Size of a counting disc, and how far it stands from the middle of its cell towards a corner."""
SMALLEST_COUNT = 0.75
"""Discs shrink with the board down to this share of their size."""
CAPTION_U = 30.0


def zones(seats: int) -> list[str]:
    """Returns the zones that a table must have; die and hats may also lie on a plate."""
    return [*each(("plate",), seats), "board", "verbs"]
