"""Faces of Flip Circus's pieces: tokens, badges of backs, parts of the poster, Applause, notices."""

import pygame
from pygame import Rect, Surface

from circus.ui.gfx import svg
from circus.ui.gfx.blank import blank
from circus.ui.gfx.painted import painted
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.gfx.widgets.slips import slip_panel
from circus.ui.skins.flip_circus.ring import TOKEN_RATIO
from circus.ui.skins.flip_circus.spec import ART, PARTS

CARD_U = 64.0
"""Parts up to this height are shown as square cards."""
_HEADS = {
    "acrobat": (0.5, 0.62, 0.66),
    "magician": (0.5, 0.52, 0.5),
    "seer": (0.5, 0.5, 0.5),
    "strongman": (0.5, 0.42, 0.5),
    "tamer": (0.5, 0.44, 0.5),
}
"""Centre of the head in a part, relative to its width and height, and half the side of its square."""
NOTICE_MARGIN_U, NOTICE_U = 22.0, 480.0


def token(kit: Toolkit, artist: str, height_u: float) -> Surface:
    """Return a token with this artist up; a hidden side has a question mark."""
    return kit.sprites.svg(f"{ART}token_{artist or 'unknown'}", height_u=height_u)


@painted
def ringed(kit: Toolkit, artist: str, height_u: float, ring: str) -> Surface:
    """Return a token with a coloured ring (`gold`, `white`, `forbidden`), drawn below its marks."""
    picture = token(kit, artist, height_u).copy()
    picture.blit(kit.sprites.svg(f"{ART}ring_{ring}", height_u=height_u), (0, 0))
    if artist:
        picture.blit(kit.sprites.svg(f"{ART}marks_{artist}", height_u=height_u), (0, 0))
    return picture


@painted
def cheer(kit: Toolkit, artist: str, height_u: float) -> Surface:
    """Return a white ring for the rim of a cheered token, with the token's marks over it."""
    ring = kit.sprites.svg(f"{ART}ring_white", height_u=height_u).copy()
    ring.blit(kit.sprites.svg(f"{ART}marks_{artist}", height_u=height_u), (0, 0))
    return ring


def disc(kit: Toolkit, height_u: float) -> Surface:
    """Return a blank of a token's outline, as large as its picture."""
    body = svg.oval(256, 256, 218, 218, svg.filled("#FFFFFF"))
    return kit.sprites.svg_text(svg.document(512, 538, body), height_u * TOKEN_RATIO, height_u)


@painted
def medal(kit: Toolkit, artist: str, side_u: float) -> Surface:
    """Return the field of a token alone, round, for small pictures; "" is a hidden side.

    It is cut from a larger picture, so that no marks are left on the rim.
    """
    side = max(8, kit.units.px(side_u))
    grown = side * 512 / (2 * 190)
    whole = kit.sprites.svg(f"{ART}token_{artist or 'unknown'}", width_u=grown / kit.units.scale)
    wide, high = whole.get_size()
    x, y = wide * 0.5, high * 256 / 538
    cut = blank((side, side), clear=True)
    cut.fill((0, 0, 0, 0))
    cut.blit(whole, (0, 0), Rect(round(x - side / 2), round(y - side / 2), side, side))
    mask = svg.raster(
        svg.document(100, 100, svg.oval(50, 50, 46, 46, svg.filled("#FFFFFF"))).encode(), (side, side)
    )
    cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    rim = svg.oval(50, 50, 45.5, 45.5, svg.lined("#2A1B14", 6)) + svg.oval(
        50, 50, 45.5, 45.5, svg.lined("#FFF3DA", 3)
    )
    cut.blit(svg.raster(svg.document(100, 100, rim).encode(), (side, side)), (0, 0))
    return cut


def part(kit: Toolkit, artist: str, height_u: float) -> Surface:
    """Return a part of the poster; a small one is a square card with the head."""
    if height_u > CARD_U or height_u < 24:
        return kit.sprites.svg(f"{ART}part_{artist}", height_u=height_u)
    return _card(kit, artist, height_u)


@painted
def _card(kit: Toolkit, artist: str, height_u: float) -> Surface:
    side = kit.units.px(height_u)
    _, _, width, height = PARTS[artist]
    x, y, half = _HEADS[artist]
    reach = half * min(width, height)
    k = side / (2 * reach)
    whole = kit.sprites.svg(f"{ART}part_{artist}", height_u=height * k / kit.units.scale)
    cut = blank((side, side), clear=True)
    cut.fill((0, 0, 0, 0))
    left = min(max(0, round(x * width * k - side / 2)), whole.get_width() - side)
    top = min(max(0, round(y * height * k - side / 2)), whole.get_height() - side)
    cut.blit(whole, (0, 0), Rect(left, top, side, side))
    shape = svg.box(1, 1, 98, 98, "#FFFFFF", radius=12)
    mask = svg.raster(svg.document(100, 100, shape).encode(), (side, side))
    cut.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    frame = svg.framed(3, 3, 94, 94, "none", "#FFF3D4", 6, radius=11) + svg.framed(
        1, 1, 98, 98, "none", "#2A1B14", 2.4, radius=12
    )
    cut.blit(svg.raster(svg.document(100, 100, frame).encode(), (side, side)), (0, 0))
    return cut


@painted
def notice(kit: Toolkit, key: str, height_u: float) -> Surface:
    """Return a sheet with one sentence in the middle, with a Clown as speaker."""
    words = kit.texts.say(f"flip_circus-event-{key}")
    room = min(kit.units.width_u - 300, NOTICE_U)
    asked = kit.fonts.width_u(words, "display", 26)
    block = kit.fonts.block(words, "display", 26, "#7C1620", width_u=min(room, asked + 4), leading=1.15)
    wide = kit.units.u(block.get_width()) + 126
    height_u = max(height_u, kit.units.u(block.get_height()) + 36)
    panel = slip_panel(kit, wide, height_u, radius=16, margin_u=NOTICE_MARGIN_U, frame_u=6)
    panel.put(medal(kit, "clown", 70), 52, height_u / 2)
    panel.put(block, 100, height_u / 2, "midleft")
    return panel.surface
