"""Every sound is what the scripts make, clean at its ends, and as loud as the others of its kind."""

import math
import wave
from array import array
from itertools import pairwise

import pytest

from assets.synthesis import LOOP, ROOT, SOUNDS, made
from assets.synthesis.samples import RATE, loudest
from circus.stage.audio import KINDS
from circus.stage.settings import VOLUMES

LONGEST = {"table": 1.3, "interface": 0.8, "crowd": 3.0, "music": 30.0}
"""Seconds by kind: a sound does not outlast by much what it goes with."""
WHOLE = 3_000_000
"""Bytes that all sounds together may have."""
SPREAD = 6
"""Decibels between the softest and the loudest sound of one kind."""
SHORT = [name for name in SOUNDS if name != LOOP]


def samples(name: str) -> list[float]:
    """The committed sound, 1 being full scale; it must be mono, 16 bits, at the usual rate."""
    with wave.open(str(ROOT / f"{name}.wav")) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        content = file.readframes(file.getnframes())
    return [value / 32_768 for value in array("h", content)]


def decibels(part: float) -> float:
    return 20 * math.log10(part)


@pytest.mark.parametrize("name", SOUNDS)
def test_the_committed_sound_is_what_the_scripts_make(name: str) -> None:
    assert (ROOT / f"{name}.wav").read_bytes() == made(name)


def test_every_sound_has_a_file_and_a_kind() -> None:
    assert {path.name for path in ROOT.iterdir()} == {f"{name}.wav" for name in SOUNDS}
    assert KINDS.keys() == SOUNDS.keys()
    assert set(KINDS.values()) == set(VOLUMES)


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in ROOT.iterdir()) <= WHOLE


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_neither_clipped_nor_lost(name: str) -> None:
    assert -13 <= decibels(max(map(abs, samples(name)))) <= -3


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_has_no_offset(name: str) -> None:
    heard = samples(name)
    assert abs(math.fsum(heard) / len(heard)) < 0.005


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_not_too_long(name: str) -> None:
    assert 0.02 <= len(samples(name)) / RATE <= LONGEST[KINDS[name]]


@pytest.mark.parametrize("name", SHORT)
def test_a_sound_does_not_click_at_its_ends(name: str) -> None:
    heard = samples(name)
    assert heard[0] == heard[-1] == 0
    assert max(map(abs, heard[-RATE // 500 :])) < 0.01


@pytest.mark.parametrize("kind", VOLUMES)
def test_sounds_of_a_kind_are_about_as_loud(kind: str) -> None:
    levels = [decibels(loudest(samples(name))) for name in SOUNDS if KINDS[name] == kind]
    assert max(levels) - min(levels) <= SPREAD


def test_the_march_loops_without_a_click() -> None:
    heard = samples(LOOP)
    steps = sorted(abs(after - before) for before, after in pairwise(heard))
    assert 20 <= len(heard) / RATE <= 30
    assert abs(heard[0] - heard[-1]) <= steps[len(steps) // 2]
    assert max(map(abs, heard[-RATE // 50 :])) > 0.001
