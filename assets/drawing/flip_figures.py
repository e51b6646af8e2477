"""Where the six artists of Flip Circus stand on tokens, on parts of the poster and in medallions."""

from collections.abc import Callable
from dataclasses import dataclass

from assets.drawing.clothes import Window
from assets.drawing.flip_artists import acrobat, magician, seer
from assets.drawing.flip_token import seen
from assets.drawing.flip_troupe import clown, strongman, tamer
from assets.drawing.pen import Svg

Figure = Callable[[Svg, Window], None]
FIGURES: dict[str, Figure] = {
    "acrobat": acrobat, "magician": magician, "seer": seer,
    "strongman": strongman, "tamer": tamer, "clown": clown,
}  # fmt: skip


@dataclass(frozen=True)
class Stand:
    """Where the middle of a figure's face is, its scale and its turn in degrees."""

    x: float
    y: float
    scale: float
    turn: float = 0


ON_TOKEN = {
    "acrobat": Stand(256, 296, 0.76, -5),
    "magician": Stand(256, 276, 0.8),
    "seer": Stand(256, 262, 0.8),
    "strongman": Stand(256, 232, 0.82),
    "tamer": Stand(262, 266, 0.8),
    "clown": Stand(256, 274, 0.9),
}


def placed(name: str, stand: Stand) -> Figure:
    """The figure at its stand, to be drawn with a window in the units of the canvas."""

    def draw(svg: Svg, window: Window) -> None:
        with svg.at(stand.x, stand.y, stand.scale, stand.turn):
            FIGURES[name](svg, seen(window, stand.x, stand.y, stand.scale, stand.turn))

    return draw


def on_token(name: str) -> Figure:
    """An artist as seen on the tokens."""
    return placed(name, ON_TOKEN[name])
