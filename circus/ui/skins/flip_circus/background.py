"""Background of Flip Circus: spectators in the dark, the curb, faded paint on sawdust, a warm lamp."""

import random

import pygame
from pygame import Surface

from circus.platform.source_digest import source_digest
from circus.ui.gfx import svg
from circus.ui.gfx.backgrounds.arena import sawdust
from circus.ui.gfx.easel import Easel
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.skins.flip_circus.ring import Ring, ring_of
from circus.ui.skins.flip_circus.spec import ART
from circus.ui.skins.table_view import TableView

CURB_OUT = (630 / 376, 436 / 264)
"""Half axes of the curb's outer edge relative to those of the ring: along the long axis, along the short
one."""
BAND_U = 46.0
PAINT = ((1024, 500), (712, 344))
"""Width of the picture of the painted lines and half axis of the outer one, along both axes."""
LAMP = ((0, "#FFFFFF"), (0.42, "#FDF3E2"), (0.66, "#E5CFB6"), (0.86, "#B498A0"), (1, "#8B7794"))
"""Bright at the tokens, plum towards the curb."""
HALL = "#171024"
SKINS = ("#F2C8A0", "#D9A070", "#B27646", "#8A5533", "#F6D8BC", "#6B4128")
HAIRS = ("#5B3A22", "#2B2130", "#8C4E24", "#A8A2A8", "#C48A3C", "#6E2A22", "#4A3558")
COATS = ("#A8404A", "#3E6E9A", "#4E8558", "#7C4E96", "#B98A3E", "#3E8A86", "#A0562E", "#5A5E90")
PITCH_U = (84.0, 74.0)
"""Distance between heads, and between rows."""
VEIL = "#57506E"
"""The spectators are multiplied by this colour."""
_FILES = ("ui/skins/flip_circus/background.py", "ui/skins/flip_circus/ring.py", "ui/gfx/easel.py",
          "ui/gfx/svg.py", "ui/gfx/textures.py", "ui/gfx/backgrounds/arena.py")  # fmt: skip
_SPRITES = ("curb", "curb_tall", "painted_ring", "painted_ring_tall", "painted_star", "shavings",
            "hoofprints", "steps")  # fmt: skip


def background(kit: Toolkit, table: TableView) -> Surface:
    """Return the ring for this window, painted once and cached on disk."""
    ring = ring_of(table)
    drawn = kit.sprites.mark(*(f"{ART}{name}" for name in _SPRITES))
    key = f"flip ground {source_digest(*_FILES)} {drawn} {ring} {kit.units.size}"
    return kit.stored(key, lambda: _painted(kit, ring), kit.units.size)


def _painted(kit: Toolkit, ring: Ring) -> Surface:
    units = kit.units
    easel = Easel(units, HALL)
    _draw_crowd(easel)
    long, short = CURB_OUT
    out = (
        (ring.across * short, ring.along * long) if ring.upright else (ring.across * long, ring.along * short)
    )
    sand = (ring.x, ring.y, out[0] - BAND_U + 6, out[1] - BAND_U + 6)
    sawdust(easel, sand, "#DDB67C")
    _draw_props(kit, easel.surface, ring)
    _draw_paint(kit, easel.surface, ring)
    _draw_curb(kit, easel.surface, ring, out)
    easel.lamp((ring.x, ring.y * 0.98), (out[0] * 1.12, out[1] * 1.16), LAMP)
    easel.glow((ring.x, ring.y), (out[0] * 0.8, out[1] * 0.8), "#2A1A08")
    return easel.surface


def _stretched(kit: Toolkit, name: str, width_u: float, height_u: float) -> Surface:
    """Return a picture stretched to the ring's shape."""
    wide, high = max(1, kit.units.px(width_u)), max(1, kit.units.px(height_u))
    ratio = kit.sprites.ratio(f"{ART}{name}")
    sprite = kit.sprites.svg(f"{ART}{name}", width_u=max(width_u, height_u * ratio))
    return sprite if sprite.get_size() == (wide, high) else pygame.transform.smoothscale(sprite, (wide, high))


def _blit(kit: Toolkit, sheet: Surface, sprite: Surface, x: float, y: float) -> None:
    sheet.blit(sprite, sprite.get_rect(center=kit.units.point(x, y)))


def _draw_curb(kit: Toolkit, sheet: Surface, ring: Ring, out: tuple[float, float]) -> None:
    """Draw the curb; its sprite has margins of 24 units at the sides, 26 above and 42 below."""
    name = "curb_tall" if ring.upright else "curb"
    across, along = (436, 630) if ring.upright else (630, 436)
    kx, ky = out[0] / across, out[1] / along
    sprite = _stretched(kit, name, 2 * (across + 24) * kx, 2 * (along + 34) * ky)
    _blit(kit, sheet, sprite, ring.x, ring.y + 8 * ky)


def _draw_paint(kit: Toolkit, sheet: Surface, ring: Ring) -> None:
    tall = ring.upright
    (long, _), (short, _) = PAINT
    k_long = max(ring.across, ring.along) / 376
    k_short = min(ring.across, ring.along) / 264
    width, height = (short * k_short, long * k_long) if tall else (long * k_long, short * k_short)
    _blit(
        kit, sheet, _stretched(kit, f"painted_ring{'_tall' if tall else ''}", width, height), ring.x, ring.y
    )
    star = kit.sprites.svg(f"{ART}painted_star", width_u=316)
    _blit(kit, sheet, kit.sprites.tinted(star, "#FFFFFFD8"), ring.x, ring.y + 44)


def _draw_props(kit: Toolkit, sheet: Surface, ring: Ring) -> None:
    """Draw traces of earlier artists on the sawdust, away from the tokens."""
    across, along = ring.across, ring.along
    spots = (
        ("shavings", -1.34, 0.42, 92, 0), ("shavings", 1.3, -0.5, 84, 120), ("shavings", 0.36, 1.42, 88, 200),
        ("hoofprints", 1.36, 0.3, 132, 24), ("hoofprints", -1.2, -0.74, 116, -150),
        ("steps", -0.56, 1.36, 84, 62), ("shavings", -0.3, -0.36, 70, 40), ("steps", 1.2, 0.95, 76, -30),
    )  # fmt: skip
    for name, x, y, width, tilt in spots:
        sprite = kit.sprites.svg(f"{ART}{name}", width_u=width, tilt=tilt)
        _blit(kit, sheet, kit.sprites.tinted(sprite, "#FFFFFFC0"), ring.x + x * across, ring.y + y * along)


def _draw_crowd(easel: Easel) -> None:
    """Draw rows of people, soft and dark, in the background."""
    units, chance = easel.units, random.Random(12)
    across, along = PITCH_U
    parts, row = [], 0
    y = -20.0
    while y < units.height_u + 90:
        x = -30.0 + (row % 2) * across / 2
        while x < units.width_u + 60:
            parts.append(_person(x + chance.uniform(-9, 9), y + chance.uniform(-6, 6), chance))
            x += across
        y, row = y + along, row + 1
    drawn, rect = easel.shape("".join(parts), None, 2)
    small = pygame.transform.smoothscale(drawn, (max(1, rect.w // 2), max(1, rect.h // 2)))
    soft = pygame.transform.gaussian_blur(small, max(1, round(2 * units.scale)))
    soft = pygame.transform.smoothscale(soft, rect.size)
    soft.fill(VEIL, special_flags=pygame.BLEND_RGB_MULT)
    easel.surface.blit(soft, rect)


def _person(x: float, y: float, chance: random.Random) -> str:
    """Return one spectator: coat, head, hair or hat, eyes, a smile."""
    skin, hair, coat = chance.choice(SKINS), chance.choice(HAIRS), chance.choice(COATS)
    full, line = svg.filled, svg.lined
    body = svg.path(f"M{x - 38:.1f} {y + 92:.1f} Q{x - 38:.1f} {y + 30:.1f} {x:.1f} {y + 28:.1f} "
                    f"Q{x + 38:.1f} {y + 30:.1f} {x + 38:.1f} {y + 92:.1f} Z", full(coat))  # fmt: skip
    kind = chance.random()
    long_hair = svg.oval(x, y + 6, 29, 34, full(hair)) if kind < 0.35 else ""
    head = svg.oval(x, y, 23, 27, full(skin))
    cap = svg.path(f"M{x - 25:.1f} {y - 2:.1f} Q{x - 25:.1f} {y - 31:.1f} {x:.1f} {y - 31:.1f} "
                   f"Q{x + 25:.1f} {y - 31:.1f} {x + 25:.1f} {y - 2:.1f} "
                   f"Q{x + 8:.1f} {y - 16:.1f} {x - 25:.1f} {y - 2:.1f} Z", full(hair))  # fmt: skip
    if kind > 0.82:
        cap += svg.oval(x, y - 19, 33, 7, full(coat)) + svg.box(x - 19, y - 44, 38, 26, coat, radius=6)
    eyes = svg.oval(x - 8, y + 1, 2.6, 3.6, full("#241820")) + svg.oval(
        x + 8, y + 1, 2.6, 3.6, full("#241820")
    )
    smile = svg.path(f"M{x - 8:.1f} {y + 11:.1f} Q{x:.1f} {y + 18:.1f} {x + 8:.1f} {y + 11:.1f}",
                     line("#5A2A24", 2.6))  # fmt: skip
    return body + long_hair + head + cap + eyes + smile
