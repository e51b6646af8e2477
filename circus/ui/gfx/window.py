"""Window: its size, its surface, full screen, and display of changed parts."""

import warnings
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from circus.core.errors import CircusError
from circus.ui.gfx import bootstrap, x11
from circus.ui.gfx.blank import BITS, blank
from circus.ui.gfx.units import Units, units_of

DEFAULT_SIZE = (1280, 720)

MIN_BITS = 15
"""Minimum number of bits of a display's colour; SDL gives 0 for a palette of 256 colours."""

_MASKS = (0xFF0000, 0xFF00, 0xFF)
"""Red, green and blue of a surface that is painted on."""


class AppWindow:
    """One resizable window, drawn in software: no GL, no renderer, no scaling by the driver."""

    def __init__(
        self, size: tuple[int, int] = DEFAULT_SIZE, fullscreen: bool = False, icon: Surface | None = None
    ) -> None:
        """Open the window; `circus.ui.gfx.bootstrap.prepare` must have run.

        Raises:
            CircusError: the system opens no window.
        """
        self._icon = icon
        self._canvas: Surface | None = None
        self._windowed_size = size
        self._windowed_position: tuple[int, int] | None = None
        self.fullscreen = fullscreen
        self.is_held = False
        self._introduce()
        self._open()
        self._displays = pygame.display.get_desktop_sizes()

    def _introduce(self) -> None:
        """Set what the system shows of a window before it opens."""
        pygame.display.set_caption("Circus")
        if self._icon:
            pygame.display.set_icon(self._icon)

    def _open(self) -> None:
        try:
            surface = self._first_mode()
            if not self.fullscreen and surface.get_size() != self._windowed_size:
                pygame.event.pump()  # leaving full screen: the first request only ends that mode
                self._mode()
            if not self.fullscreen and self._windowed_position:
                pygame.event.pump()  # only now is the frame's width available, which pygame ignores
                pygame.display.set_window_position(self._windowed_position)
        except pygame.error as error:
            raise CircusError(_refusal(error)) from None
        self._size_of_units = self.size
        self.units: Units = units_of(self._size_of_units)

    def _first_mode(self) -> Surface:
        """Do the same as `_mode`, through a texture where SDL cannot fill the window from memory."""
        try:
            return self._mode()
        except pygame.error:
            if not bootstrap.allow_acceleration():
                raise
            self._introduce()
            return self._mode()

    def _mode(self) -> Surface:
        """Open the window or change its mode; the system may choose another size.

        The size (0, 0) is that of the display which the window is on. Any other size switches the mode of
        that display, or fails with an X error that ends the process.
        """
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", RuntimeWarning)
            if self.fullscreen:
                return pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
            return pygame.display.set_mode(self._windowed_size, pygame.RESIZABLE)

    @property
    def surface(self) -> Surface:
        """Surface to paint on; do not store it, since it is replaced when the size changes.

        It is the window's own, or one that `present` copies to a window of another format, such as 16 bits.

        Raises:
            CircusError: the system has closed the window.
        """
        shown = self._shown
        if shown.get_bytesize() * 8 == BITS and shown.get_masks()[:3] == _MASKS:
            return shown
        if self._canvas is None or self._canvas.get_size() != shown.get_size():
            self._canvas = blank(shown.get_size())
        return self._canvas

    @property
    def _shown(self) -> Surface:
        surface = pygame.display.get_surface()
        if surface is None:
            raise CircusError("the system has taken the window away")
        return surface

    @property
    def is_other_size(self) -> bool:
        """Whether the window has another size than its layout."""
        return self.size != self._size_of_units

    @property
    def size(self) -> tuple[int, int]:
        """Size in pixels."""
        return self._shown.get_size()

    def toggle_fullscreen(self) -> None:
        """Fill the display that the window is on, or go back to the size and position before."""
        if not self.fullscreen:
            self._windowed_size = self.size
            self._windowed_position = pygame.display.get_window_position()
        self.fullscreen = not self.fullscreen
        self._open()

    def resized(self) -> bool:
        """Adopt the size that the system has set; return whether it changed."""
        if not self.is_other_size:
            return False
        self._size_of_units = self.size
        self.units = units_of(self._size_of_units)
        if not self.fullscreen:
            self._windowed_size = self._size_of_units
        return True

    def stretch_last(self, last: Surface) -> None:
        """Fill the window with a scaled picture of another size until the new one is ready."""
        surface = self.surface
        pygame.transform.scale(last, surface.get_size(), surface)
        self.present([surface.get_rect()])

    def follow_displays(self) -> None:
        """Move the window to the display that is left when its own was unplugged; a check takes 2 µs.

        Most window managers do this on their own. Where several displays are left, it is their task:
        pygame does not report where a display begins, except that a single one begins at (0, 0).
        """
        before, self._displays = self._displays, pygame.display.get_desktop_sizes()
        if len(self._displays) == 1 < len(before) and not self._is_on(Rect((0, 0), self._displays[0])):
            self._move_to_first_display()

    def _is_on(self, display: Rect) -> bool:
        return display.collidepoint(Rect(pygame.display.get_window_position(), self.size).center)

    def _move_to_first_display(self) -> None:
        """Center the window on the first display, then fill that one if it filled the one before."""
        was_fullscreen, self.fullscreen = self.fullscreen, False
        self._windowed_position = (pygame.WINDOWPOS_CENTERED, pygame.WINDOWPOS_CENTERED)
        if not was_fullscreen:
            pygame.display.set_window_position(self._windowed_position)
            return
        self._open()
        self.fullscreen = True
        self._open()

    def allow_screensaver(self, allowed: bool) -> None:
        """Let the system darken the screen after a while, or not; SDL forbids it from the start."""
        if allowed != pygame.display.get_allow_screensaver():
            pygame.display.set_allow_screensaver(allowed)

    @property
    def is_in_front(self) -> bool:
        """Whether the window is visible and has the keyboard."""
        return pygame.display.get_active() and self._handle.focused

    def bring_to_front(self) -> None:
        """Show, restore and raise the window, and ask for the keyboard."""
        handle = self._handle
        if pygame.display.get_driver() == "x11":
            x11.activate_window(pygame.display.get_wm_info()["window"])
        else:
            handle.show()
            handle.restore()
        handle.focus()

    def hold_input(self) -> None:
        """Keep the pointer in the window, and all keys with the hints of `bootstrap.KIOSK_HINTS`.

        Full screen cannot be switched then.
        """
        self.is_held = True
        pygame.event.set_grab(True)

    @property
    def _handle(self) -> pygame.Window:
        """The window as an object with functions that `pygame.display` lacks."""
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", DeprecationWarning)
            return pygame.Window.from_display_module()

    def set_title(self, title: str) -> None:
        """Set the title; never with information that only one player may have."""
        pygame.display.set_caption(title)

    def present(self, rects: Sequence[Rect]) -> None:
        """Update the changed parts of `surface` on the screen; do nothing for none."""
        if not rects:
            return
        shown, painted = self._shown, self.surface
        if painted is not shown:
            for rect in rects:
                shown.blit(painted, rect, rect)
        pygame.display.update(list(rects))


def _refusal(error: pygame.error) -> str:
    """Return the sentence for a window that SDL does not open."""
    if pygame.display.get_init() and pygame.display.Info().bitsize < MIN_BITS:
        return (
            f"cannot open a window ({error}): the display has too few colours; "
            "set it, or the remote desktop, to 24 bits"
        )
    return f"cannot open a window: {error}"
