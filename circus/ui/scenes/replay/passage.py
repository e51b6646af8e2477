"""Passage of a game as an animated GIF, drawn off the screen in small steps."""

from collections.abc import Iterator

import pygame
from pygame import Surface

from circus.session.playback import Playback
from circus.ui.gfx.blank import blank
from circus.ui.gfx.compositor import Compositor
from circus.ui.gfx.gif import GifWriter
from circus.ui.gfx.toolkit import Toolkit
from circus.ui.scenes.table.showing import Showing

LONGEST_MS = 20_000
"""Time after which no further action starts: the file must stay small enough to be sent."""

LARGEST = 960
"""Maximum pixels of the longer side; a smaller table is not scaled."""

TICK_MS = 80
"""Time of each picture; GIFs count in hundredths of a second."""

_BEFORE_MS, _BETWEEN_MS, _AFTER_MS = 640, 320, 1600
"""Pauses at the start, between two actions and at the end, in ms."""

_SAMPLES = 3
"""Number of positions whose colours determine the palette: the first, the last, and those between."""


class Passage:
    """Animation from one position to another, in one viewer's frames.

    Attributes:
        content: the GIF; `None` until it is complete.
    """

    def __init__(self, kit: Toolkit, playback: Playback, eyes: int, until: int) -> None:
        """Prepare the passage from the current position of `playback`, which does not change.

        Args:
            kit: of the visible table: its cached drawings are reused.
            playback: the game.
            eyes: the viewer.
            until: the last position.

        Raises:
            UsageError: this viewer is not permitted.
        """
        self._playback = playback.again()
        self._eyes = eyes
        self._begin, self._until = playback.at, until
        self._at = self._begin
        part = kit.for_film()
        self._showing = Showing(part, self._playback, eyes)
        self._surface = blank(part.units.size)
        self._canvas = Compositor(self._surface)
        self._ms = 0
        self._slices = self._made()
        self.content: bytes | None = None

    @property
    def share(self) -> float:
        """Progress, 0 to 1."""
        done = (self._at - self._begin) / max(1, self._until - self._begin)
        return min(1.0, max(done, self._ms / LONGEST_MS))

    def go_on(self) -> bool:
        """Draw a little; return whether there is more to do."""
        return next(self._slices, None) is not None

    def _made(self) -> Iterator[bool]:
        """Sample the colours, then draw action after action."""
        samples = []
        for number in range(_SAMPLES):
            self._show_position(self._begin + (self._until - self._begin) * number // (_SAMPLES - 1))
            self._canvas.draw(self._showing.composition())
            samples.append(self._picture())
            yield True
        writer = GifWriter(samples)
        self._show_position(self._begin)
        self._canvas.forget()
        yield True
        yield from self._still(writer, _BEFORE_MS)
        while self._at < self._until and self._ms < LONGEST_MS:
            self._showing.show(self._playback.step(self._eyes))
            yield from self._moving(writer)
            self._at = self._playback.at
        yield from self._still(writer, _AFTER_MS)
        self.content = writer.finished()

    def _moving(self, writer: GifWriter) -> Iterator[bool]:
        """Draw the current motion, then a short pause."""
        while self._showing.busy:
            yield from self._still(writer, TICK_MS)
            self._showing.advance(TICK_MS)
        yield from self._still(writer, _BETWEEN_MS)

    def _still(self, writer: GifWriter, ms: int) -> Iterator[bool]:
        """Draw the table unchanged for a while."""
        self._ms += ms
        if self._canvas.draw(self._showing.composition()):
            yield True
            writer.add(self._picture(), ms)
            yield True
        else:
            writer.stay(ms)

    def _show_position(self, at: int) -> None:
        self._playback.go_to(at)
        self._showing.place_all(self._eyes)

    def _picture(self) -> Surface:
        """Return the drawn table at the size of the film."""
        wide, high = self._surface.get_size()
        share = min(1.0, LARGEST / max(wide, high))
        return pygame.transform.smoothscale(self._surface, (round(wide * share), round(high * share)))
