"""Flip Circus: tokens of the artists, the poster in five parts, applause, rosette, ring and people."""

from assets.drawing import flip_people, flip_poster, flip_props, flip_rosette, flip_signs
from assets.drawing.flip_figures import on_token
from assets.drawing.flip_token import ARTISTS, edge, marks, token, unknown
from assets.drawing.pen import Svg


def sprites() -> dict[str, Svg]:
    """Every sprite of the game by name."""
    tokens = {f"token_{name}": token(name, on_token(name)) for name in ARTISTS}
    overlays = {f"marks_{name}": marks(name) for name in ARTISTS}
    return {
        **tokens,
        **overlays,
        "token_edge": edge(),
        "token_unknown": unknown(),
        **flip_poster.sprites(),
        **flip_rosette.sprites(),
        **flip_props.sprites(),
        **flip_signs.sprites(),
        **flip_people.sprites(),
    }
