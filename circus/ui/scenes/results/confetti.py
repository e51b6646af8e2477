"""Confetti: it falls from the roof, sways, turns and settles on the sawdust; time is an argument."""

import math
import random
from dataclasses import dataclass

from circus.ui.gfx import theme
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets import centred

SHAPES = ("strip", "strip", "square", "square", "dot", "curl", "star")
TONES = ("red", "cream", "teal", "sky", "plum", "leaf", "lemon")
FALL_MS = 3400
LATEST_MS = 2200
"""Start of the last piece."""
SLOWEST = 1.5
PER_AREA = 120 / (1600 * 900)
_TURN = 15


@dataclass(frozen=True)
class PaperScrap:
    """One piece of paper.

    Attributes:
        shape, tone: of its sprite.
        size: in units.
        x, floor: its final position.
        start: in ms; it may be before the scene's start.
        pace: ms from the roof to the floor.
        sway: amplitude, number of swings, and initial phase.
        turn: degrees per second.
    """

    shape: str
    tone: str
    size: float
    x: float
    floor: float
    start: float
    pace: float
    sway: tuple[float, float, float]
    turn: float

    def at(self, now: float) -> tuple[float, float, float, bool]:
        """Return x, y and tilt at a time, and whether the piece is at rest."""
        share = (now - self.start) / self.pace
        if share >= 1:
            return self.x, self.floor, self.turn, True
        far, often, begin = self.sway
        swing = far * (1 - share) * math.sin(begin + often * share * math.tau)
        y = -40 + (self.floor + 40) * share
        return self.x + swing, y, self.turn * share * 4, False


class Confetti:
    """All pieces of one fall.

    Attributes:
        still: whether all pieces are at rest from the start.
    """

    def __init__(self, width: float, height: float, still: bool, seed: int = 7) -> None:
        """Scatter the pieces over a canvas of `width` x `height` units."""
        chance = random.Random(seed)
        self.still = still
        self._now = 1e9 if still else 0.0
        self._pieces = [_piece(chance, width, height) for _ in range(round(PER_AREA * width * height))]
        self._end = max(piece.start + piece.pace for piece in self._pieces)

    @property
    def falls(self) -> bool:
        """Whether any piece moves."""
        return self._now < self._end

    def advance(self, ms: float) -> None:
        """Advance the pieces by `ms` milliseconds."""
        if self.falls:
            self._now += ms

    def items(self, kit: Toolkit) -> list[Item]:
        """Return the falling and the settled pieces, behind all text."""
        items = []
        for piece in self._pieces:
            if self._now < piece.start:
                continue
            x, y, tilt, has_landed = piece.at(self._now)
            name = f"common/confetti_{piece.shape}_{piece.tone}"
            picture = kit.sprites.svg(name, width_u=piece.size, tilt=round(tilt / _TURN) * _TURN)
            if has_landed:
                picture = kit.sprites.squeezed(picture, 1.0, 0.52)
            layer = theme.LAYER_FURNITURE if has_landed else theme.LAYER_PROPS
            items.append(centred(kit, layer, picture, x, y))
        return items


def _piece(chance: random.Random, width: float, height: float) -> PaperScrap:
    shape = chance.choice(SHAPES)
    near = chance.random()
    size = (23 if shape in ("curl", "star") else 17) * (0.8 + 0.7 * near)
    floor = height - 215 + 200 * chance.random() ** 0.8
    return PaperScrap(
        shape,
        chance.choice(TONES),
        round(size),
        chance.uniform(-10, width + 10),
        floor,
        chance.uniform(-FALL_MS * 0.7, LATEST_MS),
        FALL_MS * chance.uniform(0.8, SLOWEST),
        (chance.uniform(20, 80), chance.uniform(1.5, 3.5), chance.uniform(0, math.tau)),
        chance.uniform(-300, 300),
    )
