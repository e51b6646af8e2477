"""Sounds are heard where there is a device; nothing that goes wrong with them stops the game."""

import socket
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copy

import pygame
import pytest
from pygame import mixer
from pygame.event import Event

from circus.content.data import data_root
from circus.ui.gfx import sound_probe
from circus.ui.gfx.audio import FADE_OUT_MS, KINDS, MAX_RETRY_MS, VOICES, Audio
from circus.ui.gfx.settings import Settings

SOUNDS = data_root() / "assets" / "sounds"

HALL = object()
"""The scene whose piece is heard."""


class Clock:
    """A clock that goes on when told to."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def driver(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield monkeypatch
    mixer.quit()


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def opened(driver: pytest.MonkeyPatch, clock: Clock) -> Audio:
    sounds = Audio(Settings(), clock=clock)
    sounds.open()
    assert sounds.is_open
    return sounds


def busy() -> int:
    return sum(mixer.Channel(number).get_busy() for number in range(mixer.get_num_channels()))


needs_sound_servers = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has sound servers")


def use_without_closing(sounds: Audio) -> None:
    sounds.open()
    sounds.play("chip")
    sounds.stream("march", HALL)
    sounds.change(Settings(volumes={"table": 10}))
    sounds.change(Settings(sound=False))
    sounds.fade(HALL)


def use_everything(sounds: Audio) -> None:
    use_without_closing(sounds)
    sounds.close()
    sounds.play("chip")
    sounds.stream("march", HALL)


class Machine:
    """A machine whose only sound device is plugged in and out, in place of the mixer's own."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.has_device = False
        self.attempts = 0
        init = mixer.init

        def open_device(frequency: int, size: int, channels: int, buffer: int) -> None:
            self.attempts += 1
            if not self.has_device:
                raise pygame.error("no device")
            init(frequency, size, channels, buffer)

        monkeypatch.setattr(mixer, "init", open_device)


@pytest.fixture
def machine(driver: pytest.MonkeyPatch) -> Machine:
    return Machine(driver)


def test_a_device_that_appears_later_is_heard_once_sound_is_switched_on(machine: Machine) -> None:
    sounds = Audio(Settings())
    sounds.open()
    machine.has_device = True
    sounds.change(Settings(sound=False))
    assert not sounds.is_open
    sounds.change(Settings())
    sounds.play("bell")
    assert busy() == 1


def test_a_device_that_appears_later_is_found_and_looked_for_ever_more_seldom(machine: Machine) -> None:
    sounds = Audio(Settings())
    sounds.stream("march", HALL)
    sounds.open()
    hour = range(0, 3_600_000, 1000)
    for now in hour:
        sounds.retry(now)
    assert 3_600_000 / MAX_RETRY_MS <= machine.attempts <= 3_600_000 / MAX_RETRY_MS + 5
    machine.has_device = True
    for now in range(hour.stop, hour.stop + MAX_RETRY_MS + 1000, 1000):
        sounds.retry(now)
    assert sounds.is_open
    assert mixer.music.get_busy()


def test_nobody_looks_for_a_device_while_the_sound_is_off_or_before_the_start(machine: Machine) -> None:
    for sounds in (Audio(Settings()), Audio(Settings(sound=False))):
        for now in range(0, 100_000, 1000):
            sounds.retry(now)
    sounds.change(Settings())
    assert machine.attempts == 0


def test_sound_goes_on_at_another_device_when_its_own_is_unplugged(machine: Machine) -> None:
    machine.has_device = True
    sounds = Audio(Settings())
    sounds.stream("march", HALL)
    sounds.open()
    unplugged = Event(pygame.AUDIODEVICEREMOVED, which=2, iscapture=0)
    sounds.follow_device([Event(pygame.AUDIODEVICEREMOVED, which=0, iscapture=0)])
    assert machine.attempts == 1, "another device than the open one"
    sounds.follow_device([unplugged])
    assert machine.attempts == 2 and mixer.music.get_busy()
    machine.has_device = False
    sounds.follow_device([unplugged])
    sounds.play("bell")
    assert not sounds.is_open


def test_nothing_is_opened_before_it_is_asked_for(driver: pytest.MonkeyPatch) -> None:
    sounds = Audio(Settings())
    sounds.play("chip")
    sounds.stream("march", HALL)
    assert not sounds.is_open
    assert mixer.get_init() is None


@pytest.fixture
def mute_server(driver: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[socket.socket]:
    """A sound server that accepts and never answers, where PulseAudio's is looked for."""
    path = tmp_path / "pulse"
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(path))
        server.listen()
        driver.setenv("SDL_AUDIODRIVER", "pulseaudio")
        driver.setenv("PULSE_SERVER", f"unix:{path}")
        yield server


def proceed_until(sounds: Audio, holds: Callable[[], object]) -> None:
    """Rounds of the loop until something holds."""
    end = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < end, "it never came"
        sounds.proceed()
        time.sleep(0.01)


@needs_sound_servers
def test_nobody_waits_for_a_sound_server_that_does_not_answer(mute_server: socket.socket) -> None:
    sounds = Audio(Settings())
    slowest = 0.0
    for number in range(150):
        begun = time.monotonic()
        sounds.open()
        sounds.proceed()
        sounds.retry(number * 1000)
        use_without_closing(sounds)
        slowest = max(slowest, time.monotonic() - begun)
        time.sleep(0.01)
    connection, _ = mute_server.accept()  # it was asked
    connection.close()
    assert not sounds.is_open and not sounds.take_missed()
    begun = time.monotonic()
    sounds.close()
    assert time.monotonic() - begun < 5
    assert slowest < 5, "an attempt in this process takes 30 s"


@needs_sound_servers
def test_a_sound_server_that_hangs_up_counts_as_no_device(mute_server: socket.socket) -> None:
    sounds = Audio(Settings())
    sounds.open()
    mute_server.accept()[0].close()
    proceed_until(sounds, sounds.take_missed)
    assert not sounds.is_open


@needs_sound_servers
def test_there_is_sound_once_the_server_has_answered(
    driver: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    driver.setattr(sound_probe, "SERVERLESS_DRIVERS", ())
    sounds = Audio(Settings())
    sounds.stream("march", HALL)
    sounds.open()
    assert not sounds.is_open
    proceed_until(sounds, lambda: sounds.is_open)
    assert mixer.music.get_busy() and not sounds.take_missed()
    assert mixer.get_driver() == "dummy"
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("name", ["alsa", "pulseaudio", "no such driver"])
def test_without_a_device_there_is_silence_also_on_stderr(
    driver: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], name: str
) -> None:
    driver.setenv("SDL_AUDIODRIVER", name)
    sounds = Audio(Settings())
    sounds.open()
    proceed_until(sounds, sounds.take_missed)
    use_everything(sounds)
    assert capfd.readouterr() == ("", "")


def test_with_a_device_nothing_is_written_either(
    driver: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    use_everything(Audio(Settings()))
    assert capfd.readouterr() == ("", "")


def test_stderr_is_itself_again_afterwards(opened: Audio, capfd: pytest.CaptureFixture[str]) -> None:
    opened.play("no_such_sound")
    assert capfd.readouterr().err.startswith("circus: sound no_such_sound: ")


@pytest.mark.parametrize("name", [name for name in KINDS if name != "march"])
def test_every_sound_is_heard(opened: Audio, capfd: pytest.CaptureFixture[str], name: str) -> None:
    opened.play(name)
    assert busy() == 1
    assert capfd.readouterr().err == ""


def test_sound_reaches_the_device(driver: pytest.MonkeyPatch, tmp_path: Path) -> None:
    written = tmp_path / "heard.raw"
    driver.setenv("SDL_AUDIODRIVER", "disk")
    driver.setenv("SDL_DISKAUDIOFILE", str(written))
    sounds = Audio(Settings())
    sounds.open()
    sounds.play("bell")
    time.sleep(0.2)
    sounds.close()  # Windows lets nobody read the file before
    assert written.read_bytes().strip(b"\0")


def test_the_same_sound_does_not_begin_twice_at_once(opened: Audio, clock: Clock) -> None:
    opened.play("bell")
    clock.now = 0.02
    opened.play("bell")
    assert busy() == 1
    opened.play("ooh")
    assert busy() == 2
    clock.now = 0.04
    opened.play("bell")
    assert busy() == 3


def test_one_voice_too_many_takes_the_place_of_the_oldest(opened: Audio, clock: Clock) -> None:
    opened.play("fanfare")
    for number in range(VOICES):
        clock.now = 0.1 * (number + 1)
        opened.play("applause")
    heard = [mixer.Channel(number).get_sound() for number in range(mixer.get_num_channels())]
    assert busy() == VOICES
    assert {round(sound.get_length(), 1) for sound in heard if sound} == {2.8}


def test_a_kind_without_volume_is_not_heard(opened: Audio) -> None:
    opened.change(Settings(volumes={"table": 0, "crowd": 100}))
    opened.play("chip")
    assert busy() == 0
    opened.play("ooh")
    assert busy() == 1


def test_without_sound_nothing_is_heard_from_now_on(opened: Audio) -> None:
    opened.play("ooh")
    opened.stream("march", HALL)
    opened.change(Settings(sound=False))
    opened.play("chip")
    sounding = mixer.Channel(0).get_sound()
    assert busy() == 1
    assert sounding is not None
    assert sounding.get_volume() == 0


def test_a_volume_changes_what_is_being_heard(opened: Audio) -> None:
    opened.stream("march", HALL)
    opened.play("ooh")
    opened.change(Settings(volumes={"crowd": 50, "music": 100}))
    sounding = mixer.Channel(0).get_sound()
    assert sounding is not None
    assert sounding.get_volume() == pytest.approx(0.25, abs=0.01)
    assert mixer.music.get_volume() == pytest.approx(1, abs=0.01)


def test_the_march_waits_for_the_device_and_for_the_volume(driver: pytest.MonkeyPatch) -> None:
    sounds = Audio(Settings(volumes={"music": 0}))
    sounds.stream("march", HALL)
    sounds.open()
    assert not mixer.music.get_busy()
    sounds.change(Settings())
    assert mixer.music.get_busy()


def test_the_march_fades_and_may_begin_again_at_once(opened: Audio) -> None:
    opened.stream("march", HALL)
    opened.stream("march", HALL)
    begun = time.monotonic()
    opened.fade(HALL)
    opened.stream("march", HALL)
    assert time.monotonic() - begun < 0.2
    assert mixer.music.get_busy()
    opened.fade(HALL)
    time.sleep(FADE_OUT_MS / 1000 + 0.3)
    assert not mixer.music.get_busy()


def test_a_bed_takes_the_place_of_the_march_and_has_a_volume_of_its_own(opened: Audio) -> None:
    opened.stream("march", HALL)
    opened.stream("bed_saloon", HALL)
    assert mixer.music.get_busy()
    opened.change(Settings(volumes={"bed": 0, "music": 100}))
    time.sleep(FADE_OUT_MS / 1000 + 0.3)
    assert not mixer.music.get_busy()


def test_the_bed_of_one_table_is_switched_off_alone(opened: Audio) -> None:
    opened.stream("bed_saloon", HALL)
    opened.change(Settings(beds={"bed_saloon": False}))
    time.sleep(FADE_OUT_MS / 1000 + 0.3)
    assert not mixer.music.get_busy()
    opened.stream("bed_tent", HALL)
    assert mixer.music.get_busy()


@pytest.mark.parametrize("content", [None, b"", b"not a sound at all", "cut"])
def test_a_missing_or_damaged_file_is_told_once(
    driver: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path, content: bytes | str | None
) -> None:
    for name in ("chip", "march"):
        if content == "cut":
            (tmp_path / f"{name}.wav").write_bytes((SOUNDS / f"{name}.wav").read_bytes()[:30])
        elif isinstance(content, bytes):
            (tmp_path / f"{name}.wav").write_bytes(content)
    copy(SOUNDS / "ooh.wav", tmp_path)
    sounds = Audio(Settings(), tmp_path)
    sounds.open()
    for _ in range(2):
        sounds.play("chip")
        sounds.stream("march", HALL)
        sounds.fade(HALL)
    told = capfd.readouterr().err.splitlines()
    assert [line.split(":")[1] for line in told] == [" sound chip", " sound march"]
    sounds.play("ooh")
    assert busy() == 1


def test_a_mixer_closed_by_others_is_no_error(opened: Audio, capfd: pytest.CaptureFixture[str]) -> None:
    opened.play("chip")
    opened.stream("march", HALL)
    mixer.quit()
    use_everything(opened)
    assert mixer.get_init() is None and capfd.readouterr().err == ""
