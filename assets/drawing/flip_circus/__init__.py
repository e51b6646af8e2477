"""Sprites of Flip Circus: tokens of the artists, the poster in five parts, applause, rosette, people."""

from assets.drawing.flip_circus import lobby_poster, people, poster, props, rosette, signs
from assets.drawing.flip_circus.figures import on_token
from assets.drawing.flip_circus.token import ARTISTS, edge, marks, token, unknown
from assets.drawing.lobby import poster_sheet
from assets.drawing.pen import Svg


def sprites() -> dict[str, Svg]:
    """Return every sprite of the game by name."""
    tokens = {f"token_{name}": token(name, on_token(name)) for name in ARTISTS}
    overlays = {f"marks_{name}": marks(name) for name in ARTISTS}
    return {
        **tokens,
        **overlays,
        "poster": lobby_poster.poster(),
        "poster_sheet": poster_sheet("#23708E"),
        "token_edge": edge(),
        "token_unknown": unknown(),
        **poster.sprites(),
        **rosette.sprites(),
        **props.sprites(),
        **signs.sprites(),
        **people.sprites(),
    }
