"""Toolkit: what a scene draws with and its sounds; rebuilt when size or settings change."""

from collections.abc import Callable
from copy import copy
from typing import Protocol

from pygame import Surface, transform

from circus.content.texts import Texts
from circus.platform.folders import cache_folder
from circus.ui.gfx.backgrounds import Backgrounds, Ellipse
from circus.ui.gfx.disk_cache import DiskCache
from circus.ui.gfx.fonts import Fonts
from circus.ui.gfx.large import PIXEL, from_disk
from circus.ui.gfx.lettering import Lettering
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.sprites import Sprites
from circus.ui.gfx.surface_cache import SurfaceStore
from circus.ui.gfx.units import Units, units_of
from circus.ui.gfx.window import AppWindow

ROOM = 48_000_000
"""Bytes for all pictures of a window of 1920x1080 or less, backgrounds included."""
FRAMES = 3
"""A larger window has room for this many pictures of its size, if these and the window fit into `MOST`:
all surfaces of one frame have to fit."""
MIN_FRAMES = 2
"""Minimum for a window of any size."""
MOST = 116_000_000
"""Maximum bytes for pictures and the window together; with less, a moving table is painted again per
frame."""

LITTERED_BY = 3_000_000
"""Bytes of painted pictures after which it is worth returning free memory to the system."""


class Sounds(Protocol):
    """Interface of the sound for scenes."""

    @property
    def is_open(self) -> bool:
        """Whether an output device is open."""

    def play(self, name: str) -> None:
        """Play the sound `name` once; do nothing without sound."""

    def stream(self, piece: str, scene: object) -> None:
        """Start the long piece of a scene, which replaces another; "" for none."""

    def fade(self, scene: object) -> None:
        """Let the long piece of a scene fade."""

    def change(self, settings: Settings) -> None:
        """Apply other volumes."""


class SilentSounds:
    """Silent sounds: for tests, for the gallery, and before the mixer is open."""

    is_open = True

    def play(self, name: str) -> None:
        """Do nothing."""

    def stream(self, piece: str, scene: object) -> None:
        """Do nothing."""

    def fade(self, scene: object) -> None:
        """Do nothing."""

    def change(self, settings: Settings) -> None:
        """Do nothing."""


class Toolkit:
    """Units, sprites, fonts, lettering, backgrounds, texts, settings and sounds of the current window.

    Do not store one of its parts: a resize or a change of settings replaces them.
    """

    units: Units
    sprites: Sprites
    fonts: Fonts
    lettering: Lettering
    backgrounds: Backgrounds

    def __init__(
        self,
        window: AppWindow,
        texts: Texts,
        settings: Settings,
        audio: Sounds | None = None,
        disk: DiskCache | None = None,
    ) -> None:
        """Build the toolkit; `disk` is by default the user's cache folder."""
        self.window = window
        self.texts = texts
        self.settings = settings
        self.audio: Sounds = audio or SilentSounds()
        self.disk = disk or DiskCache(cache_folder())
        self._store = SurfaceStore(ROOM)
        self.rebuild()

    def rebuild(self) -> None:
        """Build everything that depends on the window's size and the text size; the scene then redraws."""
        units = self.window.units
        width, height = units.size
        whole = width * height * PIXEL
        self._store.resize(max(ROOM, min(FRAMES * whole, max(MOST - whole, MIN_FRAMES * whole))))
        self._scale_to(units)

    def _scale_to(self, units: Units) -> None:
        self.units = units
        self.sprites = Sprites(self.units.scale, self.disk, store=self._store)
        self.fonts = Fonts(self.units.scale, self.settings.text_size, self._store)
        self.lettering = Lettering(self.fonts, self._store)
        self.backgrounds = Backgrounds(self.disk, self._store)
        self._panels = self._store.cache()

    @property
    def text_scale(self) -> float:
        """Size of the text as set by the player, 1 being the usual one."""
        return self.settings.text_size / 100

    def change(self, settings: Settings) -> None:
        """Apply other settings: language and text size change the drawings."""
        if settings.language != self.settings.language:
            self.texts = self.texts.spoken(settings.language)
        self.settings = settings
        self.audio.change(settings)
        self.rebuild()

    def for_part(self, size: tuple[int, int]) -> "Toolkit":
        """Return the toolkit at the scale of a part of the window that is laid out like a whole one.

        All share one store of pictures. Call it again whenever this toolkit is rebuilt.
        """
        part = copy(self)
        part._scale_to(units_of(size))
        return part

    def in_language(self, texts: Texts) -> "Toolkit":
        """Return the toolkit at the same scale with other texts; pictures with words are repainted."""
        other = copy(self)
        other.texts = texts
        other._panels = self._store.cache()
        return other

    def at_speed(self, speed: str) -> "Toolkit":
        """Return the toolkit with the same pictures, at another speed."""
        other = copy(self)
        other.settings = self.settings.changed(speed=speed)
        return other

    def for_film(self) -> "Toolkit":
        """Return the toolkit with the same pictures, at normal speed and without sound."""
        film = self.at_speed("normal")
        film.audio = SilentSounds()
        return film

    def background(self, name: str, *, felt: Ellipse | None = None, tint: str = "") -> Surface:
        """Return the background `name` at the window's size, as `Backgrounds.get` paints it."""
        return self.backgrounds.get(name, self.units.size, felt=felt, tint=tint)

    def fresh_background(self, name: str, *, tint: str = "") -> Surface:
        """Return the background as a separate surface, to paint on."""
        return self.backgrounds.fresh(name, self.units.size, tint=tint)

    def texture(self, name: str, width_u: float, height_u: float, seed: int = 1) -> Surface:
        """Return a sheet of a material (`circus.ui.gfx.textures.MATERIALS`) for plates and panels."""
        size = max(1, self.units.px(width_u)), max(1, self.units.px(height_u))
        return self.backgrounds.texture(name, size, self.units.scale, seed)

    def clear(self, need: int) -> None:
        """Drop cached pictures until `need` bytes fit that are needed briefly or held elsewhere."""
        self._store.clear(need)

    def take_litter(self) -> bool:
        """Return whether enough was painted, since this was last true, to return memory to the system."""
        return self._store.has_made(LITTERED_BY)

    def snapshot(self) -> Surface:
        """Return a copy of the window's content, counted in the store."""
        screen = self.window.surface
        self.clear(screen.get_width() * screen.get_height() * PIXEL)
        return self.lend(screen.copy())

    def stretched(self, picture: Surface) -> Surface:
        """Return a picture of the window, scaled to its current size."""
        return self.lend(transform.smoothscale(picture, self.units.size))

    def lend(self, surface: Surface) -> Surface:
        """Return the surface, counted in the store as long as it is referenced."""
        return self._store.lend(surface)

    def panel(self, key: tuple[object, ...], make: Callable[[], Surface]) -> Surface:
        """Return a composed surface (a card with its number, a button with its label), cached by key."""
        return self._panels.get(key, make)

    def stored(self, key: str, make: Callable[[], Surface], size: tuple[int, int] = (0, 0)) -> Surface:
        """Return a picture of `loaded`, also cached in memory under the same key."""
        return self._panels.get(key, lambda: self.loaded(key, make, size))

    def loaded(self, key: str, make: Callable[[], Surface], size: tuple[int, int] = (0, 0)) -> Surface:
        """Return a picture from the disk cache, or paint and store it.

        `key` names everything that it depends on, its source code (`source_digest`) included. `size` in
        pixels is given for large pictures: room is made for them.
        """
        return from_disk(self.disk, self._store, key, make, size)
