"""Procedural materials: seeded noise times a base colour, so that no large area is a flat fill."""

import math
import random
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import Color, Surface

from circus.ui.gfx.blank import blank


class Grain(NamedTuple):
    """One layer of noise.

    Attributes:
        across: width of a cell, in units.
        along: height of a cell, in units.
        depth: by how much of the base colour it darkens, 0 to 1.
    """

    across: float
    along: float
    depth: float


WOOD = (Grain(420, 3.2, 0.12), Grain(170, 1.6, 0.08), Grain(110, 14, 0.07), Grain(700, 60, 0.07))
FELT = (Grain(2.4, 2.4, 0.12), Grain(8, 6, 0.07), Grain(60, 44, 0.05))
SAWDUST = (Grain(1.8, 1.8, 0.13), Grain(8, 2.6, 0.07), Grain(520, 300, 0.08))
PAPER = (Grain(1.6, 1.6, 0.035), Grain(26, 18, 0.03), Grain(240, 160, 0.035))
CANVAS = (Grain(1.6, 1.6, 0.05), Grain(3, 60, 0.05))
NAP = (Grain(1.4, 1.8, 0.10), Grain(5, 22, 0.07))
PLASTER = (Grain(2, 2, 0.06), Grain(90, 120, 0.10))

MIN_MEAN = 0.95
"""Minimum average brightness of a sheet, relative to its colour."""
DUST_U, DUST_PX = 3, 3
"""Grains up to this many units never have cells of more pixels than this."""

MATERIALS: dict[str, tuple[str, Sequence[Grain]]] = {
    "wood": ("#7A4B28", WOOD),
    "dark-wood": ("#54361F", WOOD),
    "light-wood": ("#D9B27C", WOOD),
    "navy-wood": ("#2E3A63", WOOD),
    "felt": ("#1F6B50", FELT),
    "sawdust": ("#C79F66", SAWDUST),
    "paper": ("#F7EBCB", PAPER),
    "canvas": ("#F0DFBE", CANVAS),
}
"""Base colour and grains of the named materials."""


def material(name: str, size: tuple[int, int], scale: float, seed: int = 1) -> Surface:
    """Return a sheet of a named material, opaque, `size` in pixels."""
    colour, grains = MATERIALS[name]
    return sheet(colour, grains, size, scale, seed)


def sheet(
    colour: str, grains: Sequence[Grain], size: tuple[int, int], scale: float, seed: int = 1
) -> Surface:
    """Return a sheet with the average `colour` (at most a twentieth darker), varied by the grains.

    A bright colour leaves little room above it: its grains are weakened, its hue stays.
    """
    chance = random.Random(f"{seed} {colour}")
    base = Color(colour)[:3]
    headroom = 255 / max(1, *base)
    total = sum(grain.depth for grain in grains)
    share = min(1.0, (1 - MIN_MEAN / headroom) / total)
    surface = blank(size)
    surface.fill("#FFFFFF")
    for grain in grains:
        layer = noise(size, _cell(grain, scale), chance)
        depth = round(255 * 2 * grain.depth * share)
        layer.fill((depth, depth, depth), special_flags=pygame.BLEND_RGB_MULT)
        surface.blit(layer, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        del layer
    lift = min(headroom, 1 / (1 - total * share))
    surface.fill([int(channel * lift) for channel in base], special_flags=pygame.BLEND_RGB_MULT)
    return surface


def _cell(grain: Grain, scale: float) -> tuple[float, float]:
    """Return a cell in pixels; fine grains stay fine on a large screen."""
    finest = DUST_PX if max(grain.across, grain.along) <= DUST_U else math.inf
    return max(1.0, min(finest, grain.across * scale)), max(1.0, min(finest, grain.along * scale))


def noise(size: tuple[int, int], cell: tuple[float, float], chance: random.Random) -> Surface:
    """Return grey noise of all values, smooth between cells of `cell` pixels."""
    grid = (max(2, round(size[0] / cell[0]) + 1), max(2, round(size[1] / cell[1]) + 1))
    values = pygame.image.frombuffer(chance.randbytes(grid[0] * grid[1]), grid, "P")
    values.set_palette([(level, level, level) for level in range(256)])
    small = blank(grid)
    small.blit(values, (0, 0))
    del values
    if cell[0] > 24 and cell[1] > 24:
        small = pygame.transform.smoothscale(small, (grid[0] * 4, grid[1] * 4))
        small = pygame.transform.gaussian_blur(small, 2)
    return small if grid == size else pygame.transform.smoothscale(small, size)


def blend_rows(rows: Sequence[Sequence[tuple[int, int, int]]], size: tuple[int, int]) -> Surface:
    """Return a picture of `size` pixels from few rows of colours, interpolated between them."""
    width = len(rows[0])
    pixels = bytearray(channel for row in rows for colour in row for channel in colour)
    small = blank((width, len(rows)))
    small.blit(pygame.image.frombuffer(pixels, (width, len(rows)), "RGB"), (0, 0))
    return pygame.transform.smoothscale(small, size)


def ramp(stops: Sequence[tuple[float, str]]) -> Callable[[float], tuple[int, int, int]]:
    """Return a function from 0-1 to a colour between the stops."""
    points = [(place, Color(colour)) for place, colour in stops]

    def colour_at(place: float) -> tuple[int, int, int]:
        for (start, low), (end, high) in pairwise(points):
            if place <= end:
                share = max(0.0, (place - start) / (end - start))
                mixed = low.lerp(high, min(1.0, share))
                return mixed.r, mixed.g, mixed.b
        last = points[-1][1]
        return last.r, last.g, last.b

    return colour_at
