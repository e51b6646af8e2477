"""Four colours of Quel Cirque and their symbols (100 x 100 about the origin)."""

from collections.abc import Callable
from dataclasses import dataclass

from assets.drawing.palette import Ramp, ramp
from assets.drawing.pen import Svg
from assets.drawing.shapes import Point, Shape, blob, poly


@dataclass(frozen=True)
class Team:
    """Colour of the game, with its symbol's outline and the field behind a portrait in its ring."""

    name: str
    colour: str
    outline: str
    line: str = ""
    """Outline of the symbol, where the ramp's own would look black."""
    on_colour: str = "#FFF3D6"
    """Paint of the symbol on a ground of the colour."""
    glint: Point = (-24, -22)

    @property
    def tones(self) -> Ramp:
        """Ramp of its colour."""
        return ramp(self.colour, self.line)

    @property
    def symbol(self) -> Shape:
        """Symbol about the origin, 100 high at most."""
        return blob(self.outline)


TEAMS = (
    Team("red", "#CF2F38", "0,-22! 13,-42 34,-43 47,-24 41,2 22,24 0,45! -22,24 -41,2 -47,-24 -34,-43 -13,-42"),
    Team("green", "#3D9A48", "0,-47 17,-41 23,-25 14,-7! 31,-13 46,-1 44,17 29,27 13,22 5,12! 8,30 20,45! -20,45! -8,30 -5,12! -13,22 -29,27 -44,17 -46,-1 -31,-13 -14,-7! -23,-25 -17,-41", glint=(-6, -31)),
    Team("yellow", "#EDD83F", "0,-49! 16,-20 37,0! 16,20 0,49! -16,20 -37,0! -16,-20", "#6E4A0A", "#5E3F0A", (-7, -16)),
    Team("blue", "#2F7FCB", "0,-50! 9,-29 28,-2 33,17 22,38 0,46 -22,38 -33,17 -28,-2 -9,-29", glint=(-14, 10)),
)  # fmt: skip


def mapped(shape: Shape, place: Callable[[Point], Point]) -> Shape:
    """Return the shape as a polygon, each of its points moved by `place` (onto a die's side, say)."""
    return poly([place(point) for point in shape.outline])


def draw_symbol(svg: Svg, team: Team, x: float, y: float, size: float, weight: float = 1) -> None:
    """Draw the symbol in its own colour, with volume, `size` high."""
    with svg.at(x, y, size / 100, weight=weight):
        svg.solid(team.symbol, team.tones, k=0.84, anchor=(0.4, 0.34))
        svg.glint(*team.glint, 9, 5.5)


def draw_engraved(svg: Svg, team: Team, x: float, y: float, size: float) -> None:
    """Draw the symbol cut into an object of its colour: dark, with a lit lower edge."""
    tones = team.tones
    with svg.at(x, y, size / 100):
        with svg.at(3.5, 4.5):
            svg.fill(team.symbol, tones.high, 0.85)
        svg.fill(team.symbol, tones.line)
        svg.within(team.symbol, tones.deep, (0.86, 0.86), (0.62, 0.68))


def draw_flat(svg: Svg, team: Team, x: float, y: float, size: float, line: str) -> None:
    """Draw the symbol flat, visible on its own colour."""
    with svg.at(x, y, size / 100):
        svg.inked(team.symbol, team.on_colour, line, svg.fine)
