"""Sound playback: short sounds by name and one long piece, each kind at the volume of the settings."""

import os
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pygame
from pygame import mixer
from pygame.event import Event

from circus.content.data import data_root
from circus.platform.console import say
from circus.platform.untrusted import reason_of
from circus.ui.gfx import native
from circus.ui.gfx.settings import Settings
from circus.ui.gfx.sound_probe import SoundProbe, may_wait, only_driver

_SOUNDS = {
    "table": (
        "card_slide card_flip shuffle tape curtain whoosh chip die marble_roll marble_drop step trap_snap "
        "bell shot pie_splat"
    ),
    "crowd": "ooh applause cheer drum_roll",
    "interface": "click soft_error coin score page",
    "music": "fanfare march",
    "bed": "bed_arena bed_ring bed_saloon bed_night bed_tent",
}
KINDS = {name: kind for kind, names in _SOUNDS.items() for name in names.split()}
"""Volume kind, of `circus.ui.gfx.settings.VOLUMES`, of each sound; a sound without an entry has `table`."""
MARCH = "march"
"""The lobby's piece: it is played once each time the lobby appears; beds are repeated."""
FREQUENCY = 44_100
BUFFER = 512
"""Buffer size in samples: 12 ms between an action and its sound."""
DEVICE = (FREQUENCY, -16, 2, BUFFER)
"""Arguments of `mixer.init`."""
VOICES = 12
"""Maximum number of sounds at the same time, besides the long piece; one more replaces the oldest."""
APART = 0.03
"""Seconds before the same sound may start again: two at once are only louder."""
FADE_IN_MS = 600
FADE_OUT_MS = 400
RETRY_MS, MAX_RETRY_MS = 10_000, 80_000
"""Delay before the first new attempt to open a missing device, and the maximum delay after doubling."""


class Audio:
    """Player of sounds; silent without a device, before `open`, and with the sound switched off.

    None of its methods raises. A file that is missing or damaged is reported once on stderr.
    """

    def __init__(
        self, settings: Settings, folder: Path | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Store the settings.

        `folder` holds the WAV files, by default the project's; `clock` returns seconds.
        """
        self._settings = settings
        self._folder = folder or data_root() / "assets" / "sounds"
        self._clock = clock
        self._open = False
        self._was_asked = False
        self._probe: SoundProbe | None = None
        self._is_missed = False
        self._next_retry_ms: float | None = None
        self._retry_ms = RETRY_MS
        self._requested = ""
        self._requested_by = 0
        self._playing = ""
        self._sounds: dict[str, mixer.Sound] = {}
        self._lost: set[str] = set()
        self._begun: dict[str, float] = {}
        self._voices: list[mixer.Channel] = []

    @property
    def is_open(self) -> bool:
        """Whether an output device is open."""
        return self._open and mixer.get_init() is not None

    def open(self) -> None:
        """Open the device; where that may wait for a sound server, `proceed` opens it once that has answered.

        Call it after the first frame, since it may take a tenth of a second.
        """
        self._was_asked = True
        if self.is_open or self._probe:
            return
        if not may_wait():
            self._open_device()
            return
        try:
            self._probe = SoundProbe(DEVICE)
        except OSError:  # no process can be started
            self._is_missed = True

    def proceed(self) -> None:
        """Open the device if the sound server has answered; call it in each round."""
        driver = self._probe.answer() if self._probe else None
        if self._probe is None or driver is None:
            return
        self._probe.close()
        self._probe = None
        if driver:
            with only_driver(driver):
                self._open_device()
        else:
            self._is_missed = True

    def take_missed(self) -> bool:
        """Return whether no device could be opened since the last call."""
        missed, self._is_missed = self._is_missed, False
        return missed

    def _open_device(self) -> None:
        try:
            with _hushed():
                mixer.init(*DEVICE)
            mixer.set_num_channels(VOICES)
        except (pygame.error, NotImplementedError, OSError):  # the second: pygame was built without a mixer
            self._is_missed = True
            return
        self._open = True
        self._playing = ""
        self._sounds = {}
        self._voices = [mixer.Channel(number) for number in range(VOICES)]
        self._keep_streaming()

    def retry(self, now_ms: float) -> None:
        """Try to open a device that was missing; call it often, in moments when a stall is not noticed.

        SDL reports new devices only to a program that has one open. An attempt takes 0.2 s of processor time
        without a device, so each delay is twice the one before.
        """
        if self._probe:
            return
        if not self._was_asked or self.is_open or not self._settings.sound:
            self._next_retry_ms, self._retry_ms = None, RETRY_MS
        elif self._next_retry_ms is None:
            self._next_retry_ms = now_ms + self._retry_ms
        elif now_ms >= self._next_retry_ms:
            self._retry_ms = min(2 * self._retry_ms, MAX_RETRY_MS)
            self._next_retry_ms = now_ms + self._retry_ms
            self.open()

    def follow_device(self, events: Sequence[Event]) -> None:
        """Open another device after the open one was unplugged.

        Only the open device has a number in `which`; from then on SDL discards its output.
        """
        for event in events:
            if event.type == pygame.AUDIODEVICEREMOVED and event.which and not event.iscapture:
                self.close()
                self.open()

    def close(self) -> None:
        """Stop all sound and give the device back."""
        if self._probe:
            self._probe.close()
            self._probe = None
        if self.is_open:
            mixer.quit()
        self._open = False

    def play(self, name: str) -> None:
        """Play the sound `name` once, unless its volume is 0 or it started less than `APART` seconds ago."""
        if not self.is_open or not self._gain(name):
            return
        now = self._clock()
        if now - self._begun.get(name, now - 1) < APART:
            return
        sound = self._sound(name)
        if sound:
            self._begun[name] = now
            self._next_voice().play(sound)

    def stream(self, piece: str, scene: object) -> None:
        """Start a long piece, "" for none; the choice also applies to a device that opens later."""
        self._requested, self._requested_by = piece, id(scene)
        self._keep_streaming()

    def fade(self, scene: object) -> None:
        """Fade out the piece of a scene; a piece that another scene has started since continues."""
        if self._requested_by == id(scene):
            self._requested = ""
            self._keep_streaming()

    def change(self, settings: Settings) -> None:
        """Apply other volumes, also to sounds that are playing.

        If sound was switched on, try to open a device.
        """
        was_on, self._settings = self._settings.sound, settings
        if self._was_asked and settings.sound and not was_on:
            self.open()
        if not self.is_open:
            return
        for name, sound in self._sounds.items():
            sound.set_volume(self._gain(name))
        self._keep_streaming()

    def _gain(self, name: str) -> float:
        """Return the gain, 0 to 1: the square of the slider's value, since loudness is perceived that way."""
        if not (self._settings.sound and self._settings.beds.get(name, True)):
            return 0.0
        part = self._settings.volumes.get(KINDS.get(name, "table"), 100) / 100
        return part * part

    def _sound(self, name: str) -> mixer.Sound | None:
        """Return the sound, loaded at its first use; `None` if that fails."""
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
        """Return a free channel, or the one in use for longest.

        It moves to the end of the list.
        """
        voice = next((voice for voice in self._voices if not voice.get_busy()), self._voices[0])
        self._voices.remove(voice)
        self._voices.append(voice)
        return voice

    def _keep_streaming(self) -> None:
        """Start, change or fade out the long piece, as its volume and the last request require."""
        if not self.is_open:
            return
        gain = self._gain(self._requested) if self._requested else 0.0
        if gain:
            mixer.music.set_volume(gain)
            if self._playing != self._requested:
                self._strike_up(self._requested)
        elif self._playing:
            self._playing = ""
            mixer.music.fadeout(FADE_OUT_MS)

    def _strike_up(self, piece: str) -> None:
        """Start a piece, streamed from its file.

        A fading piece is stopped first, since SDL would wait for its end.
        """
        if piece in self._lost:
            return
        try:
            mixer.music.stop()
            mixer.music.load(native.sound(self._path(piece)), "wav")
            mixer.music.play(loops=0 if piece == MARCH else -1, fade_ms=FADE_IN_MS)
        except (OSError, ValueError, pygame.error) as error:
            self._lose(piece, error)
        else:
            self._playing = piece

    def _path(self, name: str) -> Path:
        return self._folder / f"{name}.wav"

    def _lose(self, name: str, error: Exception) -> None:
        self._lost.add(name)
        say(f"circus: sound {name}: {reason_of(error)} ({self._path(name)}); it is not heard")


@contextmanager
def _hushed() -> Iterator[None]:
    """Discard what C libraries write on stderr: ALSA writes 16 lines if there is no device."""
    try:
        stderr = os.dup(2)
    except OSError:
        yield
        return
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 2)
        os.close(nowhere)
        yield
    finally:
        os.dup2(stderr, 2)
        os.close(stderr)
