"""Positions of the six artists of Flip Circus on tokens, on parts of the poster and in medallions."""

from collections.abc import Callable
from dataclasses import dataclass

from assets.drawing.flip_circus.acrobat import acrobat
from assets.drawing.flip_circus.artists import magician, seer
from assets.drawing.flip_circus.clown import clown
from assets.drawing.flip_circus.troupe import strongman, tamer
from assets.drawing.pen import Svg

Figure = Callable[[Svg], None]
FIGURES: dict[str, Figure] = {
    "acrobat": acrobat, "magician": magician, "seer": seer,
    "strongman": strongman, "tamer": tamer, "clown": clown,
}  # fmt: skip


@dataclass(frozen=True)
class Stand:
    """Placement of a figure: the middle of its face, its scale and its turn in degrees."""

    x: float
    y: float
    scale: float
    turn: float = 0


ON_TOKEN = {
    "acrobat": Stand(256, 290, 0.71, -6),
    "magician": Stand(254, 268, 0.78),
    "seer": Stand(256, 266, 0.77),
    "strongman": Stand(256, 230, 0.75),
    "tamer": Stand(258, 266, 0.77),
    "clown": Stand(256, 274, 0.9),
}


def placed(name: str, stand: Stand) -> Figure:
    """Return the function that draws a figure at its placement."""

    def draw(svg: Svg) -> None:
        with svg.at(stand.x, stand.y, stand.scale, stand.turn):
            FIGURES[name](svg)

    return draw


def on_token(name: str) -> Figure:
    """Return an artist as on the tokens."""
    return placed(name, ON_TOKEN[name])
