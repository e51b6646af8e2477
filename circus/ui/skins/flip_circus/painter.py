"""Drawing of Flip Circus's pieces: tokens, badges of backs, parts of the poster, Applause."""

from pygame import Surface

from circus.ui.gfx.director import LIFT, PlacedPiece
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.skins.flip_circus import spec, tokens
from circus.ui.skins.flip_circus.ring import TOKEN_RATIO

_RATIOS = {spec.SIDE: TOKEN_RATIO, spec.SEEN: TOKEN_RATIO, spec.CHEER: TOKEN_RATIO, spec.APPLAUSE: 256 / 272}
_CASTING = (spec.SIDE, spec.POSTER, spec.APPLAUSE)


def paint(kit: Toolkit, piece: PlacedPiece, height_u: float, light: str) -> Surface:
    """Return the picture of a piece or an effect; none is ever veiled."""
    kind, face = piece.kind, piece.face
    if kind == spec.BACK:
        return tokens.medal(kit, face, height_u)
    if kind == spec.POSTER:
        return tokens.part(kit, face, height_u)
    if kind == spec.GHOST:
        return kit.sprites.svg(f"{spec.ART}part_ghost_{face}", height_u=height_u)
    if kind == spec.APPLAUSE:
        return kit.sprites.svg(f"{spec.ART}applause", height_u=height_u)
    if kind == spec.CHEER:
        return tokens.cheer(kit, face, height_u)
    if kind == spec.NOTICE:
        return tokens.notice(kit, face, height_u)
    return tokens.token(kit, face, height_u)


def silhouette(kit: Toolkit, piece: PlacedPiece, height_u: float) -> Surface:
    """Return the outline of a piece; all tokens share one."""
    if piece.kind in (spec.POSTER, spec.APPLAUSE):
        return paint(kit, piece, height_u, "")
    return tokens.disc(kit, height_u)


def ratio(kind: str) -> float:
    """Return width divided by height of a kind of piece."""
    return _RATIOS.get(kind, 1.0)


def casts_shadow(piece: PlacedPiece) -> bool:
    """Return whether a piece has a shadow: resting ones have it in their picture, moving ones need one."""
    return piece.kind in _CASTING and piece.layer >= LIFT


def caption_picture(kit: Toolkit, picture: str) -> Surface | None:
    """Return the artist or the Applause of a caption."""
    if picture == spec.APPLAUSE:
        return kit.sprites.svg(f"{spec.ART}applause", height_u=30)
    return tokens.medal(kit, picture, 32) if picture else None
