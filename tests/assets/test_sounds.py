"""Every sound is what the scripts make, clean at its ends, and as loud as the others of its kind."""

import math
import wave
from array import array
from itertools import pairwise

import pytest

from assets.synthesis import LOOPS, ROOT, SOUNDS, made
from assets.synthesis.samples import RATE, loudest
from circus import games
from circus.ui.gfx.audio import KINDS
from circus.ui.gfx.settings import VOLUMES
from tests.assets.loudness import loudness
from tests.texts.schemes import NAMES

LONGEST = {"table": 1.3, "interface": 0.8, "crowd": 3.0, "music": 60.0, "bed": 20.0}
"""Seconds by kind: a sound does not outlast by much what it goes with."""
WHOLE = 7_000_000
"""Bytes that all sounds together may have."""
SPREAD = 6
"""Decibels between the softest and the loudest sound of one kind."""
SHORT = [name for name in SOUNDS if name not in LOOPS]
EFFECTS = [name for name in SHORT if KINDS[name] != "music"]
SPREAD_LU, BELOW_LU, MOMENT = 6.0, 18.0, 0.05
"""How far effects may lie apart, how far beds lie below every effect, and seconds of their loudest moment."""


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


@pytest.mark.parametrize("name", SHORT)
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


@pytest.mark.parametrize("name", sorted(LOOPS))
def test_a_bed_loops_without_a_click(name: str) -> None:
    heard = samples(name)
    steps = sorted(abs(after - before) for before, after in pairwise(heard))
    assert 10 <= len(heard) / RATE <= 20
    assert abs(heard[0] - heard[-1]) <= steps[-len(steps) // 20]
    assert max(map(abs, heard[-RATE // 50 :])) > 0.001


def test_the_march_is_a_whole_piece_with_an_end() -> None:
    heard = samples("march")
    assert 50 <= len(heard) / RATE <= 60
    assert max(map(abs, heard[-RATE // 4 :])) < 0.1


def test_effects_are_as_loud_as_one_another_to_the_ear() -> None:
    levels = {name: loudness(samples(name), RATE, MOMENT) for name in EFFECTS}
    assert max(levels.values()) - min(levels.values()) <= SPREAD_LU, levels


@pytest.mark.parametrize("name", sorted(LOOPS))
def test_a_bed_lies_well_below_every_effect_and_is_still_heard(name: str) -> None:
    bed = loudness(samples(name), RATE, MOMENT)
    levels = [loudness(samples(effect), RATE, MOMENT) for effect in EFFECTS]
    assert max(levels) - 30 <= bed <= min(levels) - BELOW_LU


def test_every_table_has_a_bed_of_its_own() -> None:
    assert sorted(games.find(name).brand.bed for name in NAMES) == sorted(LOOPS)
