"""A passage of a game as a moving picture, drawn off the screen by its own table, a little at a time."""

from collections.abc import Iterator

import pygame
from pygame import Surface

from circus.scenes.table.showing import Showing
from circus.session.playback import Playback
from circus.stage.compositor import Compositor
from circus.stage.gif import GifWriter
from circus.stage.toolkit import Toolkit

LONGEST_MS = 20_000
"""After so much no other action begins: what is to be sent to friends has to stay small."""

LARGEST = 960
"""Pixels of the longer side; a smaller table stays as it is."""

TICK_MS = 80
"""How long each picture is shown; GIFs count in hundredths of a second."""

_BEFORE_MS, _BETWEEN_MS, _AFTER_MS = 640, 320, 1600
"""The table stands still at the beginning, between two actions and at the end."""

_SAMPLES = 3
"""Positions whose colours the palette is made of: the first, the last, and between them."""


class Passage:
    """What happens from one position to another, as some eyes saw it.

    Attributes:
        content: the GIF; `None` until it is whole.
    """

    def __init__(self, kit: Toolkit, playback: Playback, eyes: int, until: int) -> None:
        """From where `playback` stands, which stays there.

        Args:
            kit: of the table that is looked at: what is drawn there already is not drawn anew.
            playback: the game.
            eyes: who looks; raises `UsageError` where these may not.
            until: the last position.
        """
        self._playback = playback.again()
        self._eyes = eyes
        self._begin, self._until = playback.at, until
        self._at = self._begin
        part = kit.for_film()
        self._showing = Showing(part, self._playback, eyes)
        self._surface = Surface(part.units.size)
        self._canvas = Compositor(self._surface)
        self._ms = 0
        self._slices = self._made()
        self.content: bytes | None = None

    @property
    def share(self) -> float:
        """How much of it is done."""
        done = (self._at - self._begin) / max(1, self._until - self._begin)
        return min(1.0, max(done, self._ms / LONGEST_MS))

    def go_on(self) -> bool:
        """Draw a little; whether there is more to do."""
        return next(self._slices, None) is not None

    def _made(self) -> Iterator[bool]:
        """Look at its colours, then shows action after action."""
        samples = []
        for number in range(_SAMPLES):
            self._lay(self._begin + (self._until - self._begin) * number // (_SAMPLES - 1))
            self._canvas.draw(self._showing.composition())
            samples.append(self._picture())
            yield True
        writer = GifWriter(samples)
        self._lay(self._begin)
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
        """What was shown last moves, then stands still a little."""
        while self._showing.busy:
            yield from self._still(writer, TICK_MS)
            self._showing.advance(TICK_MS)
        yield from self._still(writer, _BETWEEN_MS)

    def _still(self, writer: GifWriter, ms: int) -> Iterator[bool]:
        """Return the table as it is now, for a while."""
        self._ms += ms
        if self._canvas.draw(self._showing.composition()):
            yield True
            writer.add(self._picture(), ms)
            yield True
        else:
            writer.stay(ms)

    def _lay(self, at: int) -> None:
        self._playback.go_to(at)
        self._showing.lay(self._eyes)

    def _picture(self) -> Surface:
        """What is drawn, as large as the film shows it."""
        wide, high = self._surface.get_size()
        share = min(1.0, LARGEST / max(wide, high))
        return pygame.transform.smoothscale(self._surface, (round(wide * share), round(high * share)))
