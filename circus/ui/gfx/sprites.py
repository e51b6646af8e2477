"""Sprites: SVG pictures at exact pixel sizes, with their shadows, halos, tilts and fades, all cached."""

from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary, ref

import pygame
from pygame import Surface

from circus.content.data import sprite_file
from circus.core.memo import Memo
from circus.platform.console import say
from circus.platform.untrusted import content, limits, reason_of
from circus.ui.gfx import native, svg, theme
from circus.ui.gfx.blank import blank
from circus.ui.gfx.compositor import Item
from circus.ui.gfx.disk_cache import DiskCache
from circus.ui.gfx.surface_cache import USUAL_ROOM, SurfaceStore

TILT_STEP = 0.25
"""Degrees to which tilts are rounded."""
SCALE_STEP = 0.02
"""Step to which scales in motion are rounded."""
FADE_STEP = 16
"""Step to which alphas (0-255) are rounded."""
REPORTED: set[str] = set()
"""Sprites whose fault was reported."""


class _Drawing(NamedTuple):
    """Cached facts of an SVG file, whose text is read again when it is painted.

    Attributes:
        mark: the digest of the text.
        width: of its view box, in units.
        height: of its view box, in units.
    """

    mark: bytes
    width: float
    height: float


class _Version(NamedTuple):
    """Sprite file as it was at one time: its modification time is in ns, its size in bytes."""

    name: str
    path: Path
    changed: int
    size: int


class Sprites:
    """Cache of the pictures of one scale; equal arguments return the same surface while it is cached.

    Derived pictures refer to their source weakly, so that they do not hold a dropped surface in memory.
    """

    def __init__(
        self,
        scale: float,
        disk: DiskCache | None = None,
        assets: Path | None = None,
        store: SurfaceStore | None = None,
    ) -> None:
        """Use `scale` pixels per unit; `assets` holds the SVG files, by default those of `sprite_file`."""
        self.scale = scale
        self._disk = disk or DiskCache(None)
        self._assets = assets
        self._drawings: dict[str, _Drawing] = {}
        self._outlines: WeakKeyDictionary[Surface, bytes] = WeakKeyDictionary()
        store = store or SurfaceStore(USUAL_ROOM)
        self._rasters, self._derived = store.cache(), store.cache()

    def px(self, length_u: float) -> int:
        """Return a length in whole pixels."""
        return round(length_u * self.scale)

    def svg(
        self,
        name: str,
        *,
        width_u: float | None = None,
        height_u: float | None = None,
        tilt: float = 0.0,
        flip: bool = False,
    ) -> Surface:
        """Return the sprite of this name at a width or a height, tilted clockwise by degrees, mirrored.

        A missing or broken file is reported once on stderr and replaced by a plain cream card.
        """
        drawing = self._drawing(name)
        size = self._size(drawing, width_u, height_u)
        surface = self._raster(name, drawing.mark, size)
        if flip:
            surface = self.flipped(surface)
        return self.tilted(surface, tilt) if tilt else surface

    def svg_text(self, text: str, width_u: float, height_u: float) -> Surface:
        """Return a panel drawn as an SVG string, `width_u` x `height_u` units.

        Its view box has that proportion.
        """
        size = max(1, self.px(width_u)), max(1, self.px(height_u))
        source = text.encode()
        return self._raster("drawn by the program", _mark(source), size, source)

    def ratio(self, name: str) -> float:
        """Return width divided by height of a sprite."""
        drawing = self._drawing(name)
        return drawing.width / drawing.height

    def has(self, name: str) -> bool:
        """Return whether the sprite has a file."""
        return name in self._drawings or self._file(name).is_file()

    def mark(self, *names: str) -> str:
        """Return a digest of the sprites' sources, for cache keys of pictures made of them."""
        return blake2b(b"".join(self._drawing(name).mark for name in names), digest_size=8).hexdigest()

    def shadow(self, surface: Surface, blur_u: float = 7, alpha: float = 0.35) -> Surface:
        """Return the soft navy silhouette of a surface, larger on all sides by `margin(blur_u)` pixels."""
        return self.glow(surface, theme.NIGHT, blur_u, alpha)

    def halo(self, surface: Surface, blur_u: float = 8, alpha: float = 0.95) -> Surface:
        """Return the soft gold silhouette of a piece that can be acted on; draw it below its piece."""
        return self.glow(surface, theme.HALO, blur_u, alpha)

    def glow(self, surface: Surface, colour: str, blur_u: float, alpha: float) -> Surface:
        """Return the soft silhouette of a surface in one colour.

        It is larger on all sides by `margin(blur_u)` pixels.
        """
        blur = max(1, self.px(blur_u))
        key = ("glow", self._silhouette(surface), colour, blur, round(alpha * 32))
        return self._derived.get(key, lambda: _glow(surface, colour, blur, alpha))

    def _silhouette(self, surface: Surface) -> bytes:
        """Return a digest of the outline: cards of one shape share one shadow."""
        mark = self._outlines.get(surface)
        if mark is None:
            mark = self._outlines[surface] = _outline(surface)
        return mark

    def margin(self, blur_u: float) -> int:
        """Return by how many pixels a shadow or halo extends beyond its piece."""
        return 2 * max(1, self.px(blur_u))

    def lit(self, layer: int, surface: Surface, x: int, y: int, *, blur_u: float = 8) -> Item:
        """Return the halo of a surface at (x, y) pixels."""
        margin = self.margin(blur_u)
        return Item(layer, self.halo(surface, blur_u), x - margin, y - margin)

    def dropped(self, layer: int, surface: Surface, x: int, y: int, *, lift_u: float = 0) -> Item:
        """Return the shadow of a surface at (x, y) pixels; a lifted one has a larger and softer shadow."""
        blur_u = 5 + lift_u / 3
        margin = self.margin(blur_u)
        shadow = self.shadow(surface, blur_u, 0.38 if lift_u else 0.45)
        return Item(
            layer, shadow, x - margin + self.px(3 + lift_u / 2), y - margin + self.px(5 + lift_u * 0.9)
        )

    def tilted(self, surface: Surface, degrees: float, *, trimmed: bool = False) -> Surface:
        """Return the surface turned clockwise about its centre, rounded to a quarter of a degree.

        With `trimmed`, transparent edges are cut off; place it by its centre.
        """
        steps = round(degrees / TILT_STEP) % round(360 / TILT_STEP)
        if not steps:
            return surface
        key = ("tilt", ref(surface), steps, trimmed)
        return self._derived.get(key, lambda: _turned(surface, steps * TILT_STEP, trimmed))

    def scaled(self, surface: Surface, factor: float) -> Surface:
        """Return the surface scaled, for motion only: at rest use the exact size."""
        steps = max(1, round(factor / SCALE_STEP))
        if steps == round(1 / SCALE_STEP):
            return surface
        return self.squeezed(surface, steps * SCALE_STEP, steps * SCALE_STEP)

    def squeezed(self, surface: Surface, across: float, along: float = 1.0) -> Surface:
        """Return the surface with its width and height multiplied, as in mid-flip."""
        width = max(1, round(surface.get_width() * across))
        height = max(1, round(surface.get_height() * along))
        key = ("size", ref(surface), width, height)
        return self._derived.get(key, lambda: pygame.transform.smoothscale(surface, (width, height)))

    def flipped(self, surface: Surface) -> Surface:
        """Return the surface mirrored left to right."""
        return self._derived.get(("flip", ref(surface)), lambda: pygame.transform.flip(surface, True, False))

    def faded(self, surface: Surface, alpha: int) -> Surface:
        """Return the surface at `alpha` of 255, rounded to sixteenths."""
        rounded = min(255, round(alpha / FADE_STEP) * FADE_STEP)
        if rounded >= 255:
            return surface
        return self.tinted(surface, f"#FFFFFF{max(0, rounded):02X}")

    def tinted(self, surface: Surface, colour: str) -> Surface:
        """Return the surface multiplied by a colour, alpha included: dimmed, greyed, veiled."""
        key = ("tint", ref(surface), colour)
        return self._derived.get(key, lambda: _multiplied(surface, colour))

    def _drawing(self, name: str) -> _Drawing:
        drawing = self._drawings.get(name)
        if drawing is None:
            drawing = self._drawings[name] = _DRAWINGS[_version(name, self._file(name))]
        return drawing

    def _file(self, name: str) -> Path:
        return self._assets / f"{name}.svg" if self._assets else sprite_file(name)

    def _size(self, drawing: _Drawing, width_u: float | None, height_u: float | None) -> tuple[int, int]:
        _, width, height = drawing
        if width_u is not None:
            wide = max(1, self.px(width_u))
            return wide, max(1, round(wide * height / width))
        high = max(1, self.px(height if height_u is None else height_u))
        return max(1, round(high * width / height)), high

    def _raster(self, name: str, mark: bytes, size: tuple[int, int], source: bytes | None = None) -> Surface:
        return self._rasters.get((mark, size), lambda: self._made(name, mark, size, source))

    def _made(self, name: str, mark: bytes, size: tuple[int, int], source: bytes | None) -> Surface:
        surface = self._disk.load(_key(mark, size))
        if surface is not None:
            return surface
        raster = svg.raster if source else svg.raster_file
        source = source or _read(name, self._file(name))
        try:
            surface = raster(source, size)
        except ValueError as error:
            report_fault(name, error)
            return svg.raster(_STAND_IN, size)
        self._disk.store(_key(_mark(source), size), surface)
        return surface


def _version(name: str, path: Path) -> _Version:
    try:
        status = path.stat()
    except OSError:
        return _Version(name, path, 0, 0)
    return _Version(name, path, status.st_mtime_ns, status.st_size)


def _described(version: _Version) -> _Drawing:
    source = _read(version.name, version.path)
    return _Drawing(_mark(source), *native.proportions(source))


_DRAWINGS: Final = Memo(_described)
"""Facts of files, which stay the same when a new size of the window needs other pictures of them."""


def _read(name: str, path: Path) -> bytes:
    try:
        source = content(path, limits.PICTURE, installed=True)
        native.glance(source)
    except (OSError, ValueError) as error:
        report_fault(name, reason_of(error))
        return _STAND_IN
    return source


def _mark(source: bytes) -> bytes:
    return blake2b(source, digest_size=16).digest()


def _key(mark: bytes, size: tuple[int, int]) -> str:
    return f"{mark.hex()} {size[0]}x{size[1]}"


def report_fault(name: str, reason: object) -> None:
    """Report on stderr, once for each picture, why a plain one replaces it."""
    if name not in REPORTED:
        REPORTED.add(name)
        say(f"circus: picture {name}: {reason}; a plain one stands in for it")


def _outline(surface: Surface) -> bytes:
    """Return a digest of the size and of a coarse coverage mask of a surface."""
    width, height = surface.get_size()
    small = pygame.transform.smoothscale(surface, (max(1, width // 3), max(1, height // 3)))
    coverage = pygame.image.tobytes(small, "RGBA")[3::4]
    return blake2b(coverage + f"{width}x{height}".encode(), digest_size=16).digest()


def _glow(surface: Surface, colour: str, blur: int, alpha: float) -> Surface:
    """Return a silhouette, blurred small and scaled up; the sheet has its colour, so no dark rim appears."""
    margin = 2 * blur
    size = surface.get_width() + 2 * margin, surface.get_height() + 2 * margin
    red, green, blue = pygame.Color(colour)[:3]
    sheet = blank(size, clear=True)
    sheet.blit(surface, (margin, margin), special_flags=pygame.BLEND_RGBA_MAX)
    shrink = max(1.0, blur / 2.5)
    small = pygame.transform.smoothscale(
        sheet, (max(1, round(size[0] / shrink)), max(1, round(size[1] / shrink)))
    )
    small.fill((0, 0, 0, 255), special_flags=pygame.BLEND_RGBA_MULT)
    small.fill((red, green, blue, 0), special_flags=pygame.BLEND_RGBA_ADD)
    soft = pygame.transform.gaussian_blur(small, max(1, round(blur / shrink)))
    soft.fill((255, 255, 255, round(255 * alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    return pygame.transform.smoothscale(soft, size)


def _turned(surface: Surface, degrees: float, trimmed: bool) -> Surface:
    """Return a surface turned with a transparent border of two pixels, so that its edges stay smooth."""
    width, height = surface.get_size()
    sheet = blank((width + 4, height + 4), clear=True)
    sheet.blit(surface, (2, 2), special_flags=pygame.BLEND_RGBA_MAX)
    turned = pygame.transform.rotozoom(sheet, -degrees, 1)
    return _trimmed(turned) if trimmed else turned


def _trimmed(surface: Surface) -> Surface:
    """Return a surface without transparent edges, cut equally on opposite sides, so that its centre stays."""
    whole, filled = surface.get_rect(), surface.get_bounding_rect()
    across = min(filled.left, whole.right - filled.right)
    along = min(filled.top, whole.bottom - filled.bottom)
    if not filled or not across + along:
        return surface
    return surface.subsurface(whole.inflate(-2 * across, -2 * along)).copy()


def _multiplied(surface: Surface, colour: str) -> Surface:
    copy = surface.copy()
    copy.fill(pygame.Color(colour), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


_STAND_IN = svg.document(
    100,
    140,
    '<rect x="3" y="3" width="94" height="134" rx="10" fill="#F7E8C9" stroke="#4E2E26" stroke-width="4"/>'
    '<path d="M50 44 L57 62 L76 63 L61 75 L66 94 L50 83 L34 94 L39 75 L24 63 L43 62 Z" fill="#DDC39A"/>',
).encode()
