"""What is heard: short sounds by name and the lobby's march, each kind as loud as the settings say."""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pygame
from pygame import mixer
from pygame.event import Event

from circus.data import data_root
from circus.stage import native
from circus.stage.settings import Settings
from circus.untrusted import reason_of
from circus.voice import say

_SOUNDS = {
    "table": (
        "card_slide card_flip shuffle tape curtain whoosh chip die marble_roll marble_drop step trap_snap "
        "bell shot pie_splat"
    ),
    "crowd": "ooh applause cheer drum_roll",
    "interface": "click soft_error coin score page",
    "music": "fanfare march",
}
KINDS = {name: kind for kind, names in _SOUNDS.items() for name in names.split()}
"""The kind, of `circus.stage.settings.VOLUMES`, whose volume a sound has; an unknown one has `table`."""
MARCH = "march"
FREQUENCY = 44_100
BUFFER = 512
"""Samples: 12 ms between a move and its sound."""
VOICES = 12
"""Sounds heard at once, besides the march; one more takes the place of the oldest."""
APART = 0.03
"""Seconds before the same sound may begin again: two at once are only louder."""
FADE_IN_MS = 600
FADE_OUT_MS = 400
RETRY_MS, MAX_RETRY_MS = 10_000, 80_000
"""Time until a missing device is first looked for again, and the most that doubling makes of it."""


class Audio:
    """Plays sounds; without a device, before `open` or with the sound switched off it stays silent.

    None of its methods raises. A sound whose file is missing or damaged is told once on stderr.
    """

    def __init__(
        self, settings: Settings, folder: Path | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """`folder` holds the WAV files, by default the project's; `clock` tells seconds."""
        self._settings = settings
        self._folder = folder or data_root() / "assets" / "sounds"
        self._clock = clock
        self._open = False
        self._was_asked = False
        self._next_retry_ms: float | None = None
        self._retry_ms = RETRY_MS
        self._marching = False
        self._heard = False
        self._sounds: dict[str, mixer.Sound] = {}
        self._lost: set[str] = set()
        self._begun: dict[str, float] = {}
        self._voices: list[mixer.Channel] = []

    @property
    def is_open(self) -> bool:
        """Whether there is a device to hear anything from."""
        return self._open and mixer.get_init() is not None

    def open(self) -> None:
        """Opens the device; to be called after the first frame, for it may take a tenth of a second."""
        self._was_asked = True
        if self.is_open:
            return
        try:
            with _hushed():
                mixer.init(FREQUENCY, -16, 2, BUFFER)
            mixer.set_num_channels(VOICES)
        except (pygame.error, NotImplementedError, OSError):  # the second: pygame was built without a mixer
            return
        self._open = True
        self._heard = False
        self._sounds = {}
        self._voices = [mixer.Channel(number) for number in range(VOICES)]
        self._keep_marching()

    def retry(self, now_ms: float) -> None:
        """Look for a device that was missing; to be called often, in moments when a stall is not noticed.

        SDL reports new devices only to a program that has one open. An attempt takes 0.2 s where there is
        none, so each waits twice as long as the one before.
        """
        if not self._was_asked or self.is_open or not self._settings.sound:
            self._next_retry_ms, self._retry_ms = None, RETRY_MS
        elif self._next_retry_ms is None:
            self._next_retry_ms = now_ms + self._retry_ms
        elif now_ms >= self._next_retry_ms:
            self._retry_ms = min(2 * self._retry_ms, MAX_RETRY_MS)
            self._next_retry_ms = now_ms + self._retry_ms
            self.open()

    def follow_device(self, events: Sequence[Event]) -> None:
        """Open another device in place of one that was unplugged.

        Only the device that is open has a number in `which`; SDL plays to nowhere from then on.
        """
        for event in events:
            if event.type == pygame.AUDIODEVICEREMOVED and event.which and not event.iscapture:
                self.close()
                self.open()

    def close(self) -> None:
        """Stops all sound and gives the device back."""
        if self.is_open:
            mixer.quit()
        self._open = False

    def play(self, name: str) -> None:
        """Plays the sound `name` once; not if its volume is nought or it has begun only just now."""
        if not self.is_open or not self._gain(name):
            return
        now = self._clock()
        if now - self._begun.get(name, now - 1) < APART:
            return
        sound = self._sound(name)
        if sound:
            self._begun[name] = now
            self._next_voice().play(sound)

    def march(self, on: bool) -> None:
        """Starts the lobby's march or lets it fade; holds also while nothing can be heard."""
        self._marching = on
        self._keep_marching()

    def change(self, settings: Settings) -> None:
        """Takes over other volumes, also for what is being heard; sound switched on looks for a device."""
        was_on, self._settings = self._settings.sound, settings
        if self._was_asked and settings.sound and not was_on:
            self.open()
        if not self.is_open:
            return
        for name, sound in self._sounds.items():
            sound.set_volume(self._gain(name))
        self._keep_marching()

    def _gain(self, name: str) -> float:
        """Returns 0 to 1: the square of the slider's value, which the ear takes for even steps."""
        if not self._settings.sound:
            return 0.0
        part = self._settings.volumes.get(KINDS.get(name, "table"), 100) / 100
        return part * part

    def _sound(self, name: str) -> mixer.Sound | None:
        """The sound, read when it is first wanted; None if it cannot be."""
        if name not in self._sounds and name not in self._lost:
            try:
                sound = mixer.Sound(native.sound(self._path(name)))
            except (OSError, ValueError, pygame.error) as error:
                self._lose(name, error)
            else:
                sound.set_volume(self._gain(name))
                self._sounds[name] = sound
        return self._sounds.get(name)

    def _next_voice(self) -> mixer.Channel:
        """A voice that is free, or else the one that has sounded longest; it goes to the end of the row."""
        voice = next((voice for voice in self._voices if not voice.get_busy()), self._voices[0])
        self._voices.remove(voice)
        self._voices.append(voice)
        return voice

    def _keep_marching(self) -> None:
        """Brings what is heard of the march in line with what is wanted."""
        if not self.is_open:
            return
        gain = self._gain(MARCH) if self._marching else 0.0
        if gain:
            mixer.music.set_volume(gain)
            if not self._heard:
                self._strike_up()
        elif self._heard:
            self._heard = False
            mixer.music.fadeout(FADE_OUT_MS)

    def _strike_up(self) -> None:
        """Starts the march, streamed from its file; what still fades is cut, for SDL would wait for it."""
        if MARCH in self._lost:
            return
        try:
            mixer.music.stop()
            mixer.music.load(native.sound(self._path(MARCH)), "wav")
            mixer.music.play(loops=-1, fade_ms=FADE_IN_MS)
        except (OSError, ValueError, pygame.error) as error:
            self._lose(MARCH, error)
        else:
            self._heard = True

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.wav"

    def _lose(self, name: str, error: Exception) -> None:
        self._lost.add(name)
        say(f"circus: sound {name}: {reason_of(error)} ({self._path(name)}); it is not heard")


@contextmanager
def _hushed() -> Iterator[None]:
    """Sends what C libraries write on stderr to nowhere: ALSA writes 16 lines where there is no device."""
    try:
        kept = os.dup(2)
    except OSError:
        yield
        return
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 2)
        os.close(nowhere)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
